// Words of the compare page.

export const compare = {
  heading: 'Race algorithms',
};
