// Words of the tools of Bloxorz.

export const words = {
  en: {
    tiles: {
      void: 'Nothing', tile: 'Tile', fragile: 'Fragile tile', goal: 'Goal', start: 'Start', soft: 'Round switch', heavy: 'Cross switch',
      split: 'Split', closed: 'Bridge, closed', open: 'Bridge, open',
    },
    links: { toggle: 'Toggles', opens: 'Opens', closes: 'Closes', first: 'First cube', second: 'Second cube' },
    linkHow: 'Drag from a switch to a bridge, and from a split to the two cells where its cubes land. Drag again to remove a wire. By keyboard: Enter on the one, then Enter on the other.',
    linked: (places: string) => `wired: ${places}`,
    wrong: {
      'bloxorz-lands-nowhere': 'A split needs two cells where its cubes land. Choose Wire, and drag from the split to each of them.',
      'bloxorz-odd-cells': 'A split needs two cells where its cubes land. Choose Wire, and drag from the split to each of them.',
    },
  },
  vi: {
    tiles: {
      void: 'Khoảng trống', tile: 'Ô sàn', fragile: 'Ô dễ vỡ', goal: 'Đích', start: 'Xuất phát', soft: 'Công tắc tròn', heavy: 'Công tắc chữ thập',
      split: 'Ô tách', closed: 'Cầu, đang đóng', open: 'Cầu, đang mở',
    },
    links: { toggle: 'Đảo', opens: 'Mở', closes: 'Đóng', first: 'Nửa thứ nhất', second: 'Nửa thứ hai' },
    linkHow: 'Kéo từ công tắc đến cầu, và từ ô tách đến hai ô mà hai nửa khối rơi xuống. Kéo lần nữa để bỏ dây. Bằng bàn phím: Enter ở ô này rồi Enter ở ô kia.',
    linked: (places: string) => `nối dây: ${places}`,
    wrong: {
      'bloxorz-lands-nowhere': 'Ô tách cần hai ô để hai nửa khối rơi xuống. Hãy chọn Nối dây rồi kéo từ ô tách đến từng ô.',
      'bloxorz-odd-cells': 'Ô tách cần hai ô để hai nửa khối rơi xuống. Hãy chọn Nối dây rồi kéo từ ô tách đến từng ô.',
    },
  },
};
