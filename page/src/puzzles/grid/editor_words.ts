// Words of the tools for maps.

const weights = (named: (n: number) => string) => Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`weight${n}`, named(n)]));

export const words = {
  en: { tiles: { ground: 'Ground', wall: 'Wall', start: 'Start', goal: 'Goal', ...weights((n) => `Weight ${n}`) }, choices: { neighbours: 'Steps', '4': 'In four directions', '8': 'In eight directions' } },
  vi: { tiles: { ground: 'Mặt đất', wall: 'Tường', start: 'Xuất phát', goal: 'Đích', ...weights((n) => `Trọng số ${n}`) }, choices: { neighbours: 'Bước đi', '4': 'Bốn hướng', '8': 'Tám hướng' } },
};
