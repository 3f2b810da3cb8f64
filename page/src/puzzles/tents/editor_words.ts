// Words of the tools of Tents.

export const words = {
  en: {
    tiles: { open: 'Open cell', tree: 'Tree', tent: 'Tent' },
    hint: 'Tents are your own solution: they are counted for the clues, but they are not part of the level.',
  },
  vi: {
    tiles: { open: 'Ô trống', tree: 'Cây', tent: 'Lều' },
    hint: 'Lều là lời giải của riêng bạn: chúng được đếm để tạo số gợi ý nhưng không thuộc về màn chơi.',
  },
};
