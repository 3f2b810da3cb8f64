// Words that all puzzles share; those of a puzzle's own controls stand in its folder.

export const puzzles = {
  moves: (n: number) => (n === 1 ? '1 move' : `${n} moves`),
  code: (code: string) => `Passcode ${code}`,
  difficulties: { easy: 'Easy', tricky: 'Tricky', medium: 'Medium', hard: 'Hard' } as Record<string, string>,
};
