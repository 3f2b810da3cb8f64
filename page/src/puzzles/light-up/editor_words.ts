// Words of Light Up's tools.

const numbers = (named: (n: number) => string) => Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`number${n}`, named(n)]));

export const words = {
  en: { tiles: { white: 'White cell', black: 'Black cell', ...numbers((n) => `Number ${n}`) } },
  vi: { tiles: { white: 'Ô trắng', black: 'Ô đen', ...numbers((n) => `Số ${n}`) } },
};
