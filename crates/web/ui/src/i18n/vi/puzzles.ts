// Names and texts of puzzles, in Vietnamese.
import type { Dictionary } from '../en';

export const puzzles: Dictionary['puzzles'] = {
  titles: {
    'water-sort': 'Sắp xếp nước',
    bloxorz: 'Bloxorz',
    sokoban: 'Sokoban',
    tents: 'Lều trại',
    'light-up': 'Thắp sáng (Akari)',
  },
  taglines: {
    'water-sort': 'Rót đến khi mỗi cốc chỉ còn một màu.',
    bloxorz: 'Lăn khối cho rơi vào hố.',
    sokoban: 'Đẩy mọi thùng vào đúng đích.',
    tents: 'Dựng cạnh mỗi cây một chiếc lều.',
    'light-up': 'Đặt đèn đến khi mọi ô đều sáng.',
  },
  rules: {
    'water-sort':
      'Rót lớp nước trên cùng của một cốc lên nước cùng màu hoặc vào cốc rỗng, nhiều nhất có thể, cho đến khi mỗi cốc hoặc rỗng hoặc đầy một màu.',
    bloxorz:
      'Lăn khối gồm hai lập phương qua các cạnh cho đến khi nó đứng thẳng và rơi vào hố. Nút tròn nhạy với mọi lực ấn, nút chữ thập chỉ nhạy khi khối đứng thẳng; ô mỏng vỡ khi khối đứng trên nó. Khối bị tách sẽ ghép lại khi hai nửa chạm nhau.',
    sokoban: 'Đi và đẩy từng thùng một, không được kéo, cho đến khi mọi đích đều có thùng.',
    tents:
      'Dựng cạnh mỗi cây một chiếc lều sao cho không hai lều nào chạm nhau, kể cả ở góc, và mỗi hàng, mỗi cột có đúng số lều đã ghi.',
    'light-up':
      'Đặt đèn vào các ô trắng. Đèn chiếu dọc theo hàng và cột cho đến ô đen kế tiếp. Mọi ô trắng phải sáng, không đèn nào chiếu vào đèn khác, và con số cho biết có bao nhiêu đèn kề cạnh ô đó.',
  },
  packs: {
    main: 'Bộ chính',
    classic: 'Cổ điển',
    generated: 'Được sinh tự động',
    own: 'Tự thiết kế',
    cases: 'Các ca',
  },
  packSummaries: {
    'water-sort/': '20 màn từ 7 đến 92 cốc',
    'water-sort/classic': '100 màn dễ, vừa và khó',
    'bloxorz/': '33 màn của trò chơi gốc, kèm mật mã',
    'bloxorz/own': '24 màn từ bộ sinh: dễ, vừa và khó',
    'sokoban/': '30 bản đồ: mười dễ, mười vừa, mười khó, kèm độ dài lời giải tốt nhất',
    'sokoban/generated': '100 màn sinh tự động, 2 đến 8 thùng, từ dễ đến khó',
    'tents/6x6': 'năm bàn dễ và năm bàn khó',
    'tents/8x8': 'năm bàn dễ và năm bàn khó',
    'tents/10x10': 'năm bàn dễ và năm bàn khó',
    'tents/15x15': 'bàn dễ, vừa và khó, mỗi loại hai',
    'tents/20x20': 'bàn dễ, vừa và khó, mỗi loại hai',
    'tents/30x30': 'bàn dễ, vừa và khó, mỗi loại hai',
    'light-up/7x7': 'ba mươi bàn: dễ, vừa, khó',
    'light-up/10x10': 'ba mươi bàn: dễ, vừa, khó',
    'light-up/14x14': 'ba mươi bàn: dễ, vừa, khó',
    'light-up/20x20': 'sáu bàn: dễ, vừa, khó',
    'light-up/25x25': 'sáu bàn: dễ, vừa, khó',
    'light-up/40x40': 'sáu bàn: dễ, vừa, khó',
  },
  counts: {
    cups: (n) => `${n} cốc`,
    colours: (n) => `${n} màu`,
    boxes: (n) => `${n} thùng`,
    trees: (n) => `${n} cây`,
    numbers: (n) => `${n} con số`,
    pushes: (n) => `${n} lần đẩy`,
    moves: (n) => `${n} bước`,
    rolls: (n) => `${n} lần lăn`,
    keys: (n) => `${n} lần bấm`,
    pours: (n) => `${n} lần rót`,
    shortest: (n) => `ngắn nhất ${n}`,
  },
  code: (code) => `Mật mã ${code}`,
  difficulties: { easy: 'Dễ', medium: 'Vừa', hard: 'Khó' },
  measures: {
    pours: 'Lần rót',
    moves: 'Bước đi',
    pushes: 'Lần đẩy',
    rolls: 'Lần lăn',
    swaps: 'Lần đổi',
    keys: 'Lần bấm',
    tents: 'Lều',
    bulbs: 'Đèn',
  },
};
