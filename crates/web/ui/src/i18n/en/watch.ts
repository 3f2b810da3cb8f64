// Words of the watch page.

export const watch = {
  heading: 'Watch a search',
};
