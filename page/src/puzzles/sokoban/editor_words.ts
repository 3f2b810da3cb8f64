// Words of Sokoban's tools.

export const words = {
  en: {
    tiles: { wall: 'Wall', floor: 'Floor', goal: 'Goal', box: 'Box', player: 'Player' },
    symbols: { '*': 'Box on a goal', '+': 'Player on a goal' },
  },
  vi: {
    tiles: { wall: 'Tường', floor: 'Sàn', goal: 'Đích', box: 'Thùng', player: 'Người chơi' },
    symbols: { '*': 'Thùng trên đích', '+': 'Người chơi trên đích' },
  },
};
