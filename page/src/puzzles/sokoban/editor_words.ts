// Words of Sokoban's tools.

export const words = {
  en: {
    tiles: { wall: 'Wall', floor: 'Floor', goal: 'Goal', box: 'Box', player: 'Player' },
    symbols: { '*': 'Box on a goal', '+': 'Player on a goal' },
    doomed: 'A box stands on a dead square: from there it can never be pushed onto a goal.',
  },
  vi: {
    tiles: { wall: 'Tường', floor: 'Sàn', goal: 'Đích', box: 'Thùng', player: 'Người chơi' },
    symbols: { '*': 'Thùng trên đích', '+': 'Người chơi trên đích' },
    doomed: 'Có thùng nằm trên ô chết: từ đó không bao giờ đẩy được thùng vào đích.',
  },
};
