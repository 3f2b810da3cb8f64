// Words of the tools of Water Sort.

export const words = {
  en: {
    tiles: { empty: 'Empty' },
    symbols: { '': 'empty' },
    other: (symbol: string) => `Colour ${symbol}`,
    rows: 'Capacity',
    columns: 'Cups',
    hint: 'Each column is a cup. Water sinks to the bottom; a new colour is offered as soon as the last one is used.',
  },
  vi: {
    tiles: { empty: 'Rỗng' },
    symbols: { '': 'rỗng' },
    other: (symbol: string) => `Màu ${symbol}`,
    rows: 'Dung tích',
    columns: 'Cốc',
    hint: 'Mỗi cột là một cốc. Nước chìm xuống đáy; khi màu cuối cùng được dùng, một màu mới sẽ được thêm vào.',
  },
};
