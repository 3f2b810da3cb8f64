// Words around the choice of an algorithm.

export const methods = {
  algorithm: 'Algorithm',
  heuristic: 'Heuristic',
  space: 'Search space',
  parameters: 'Parameters',
  rules: 'Puzzle settings',
  limits: 'Limits',
  limitsAndSeed: 'Limits and seed',
  maxSeconds: 'Seconds',
  maxNodes: 'Expansions',
  maxMemory: 'Memory (MiB)',
  seed: 'Seed',
  none: 'no limit',
  aboveZero: 'A number above 0, or empty',
  fromOne: 'A whole number from 1, or empty',
  wholeNumber: 'A whole number, or empty',
  guarantee: 'Guarantee',
  admissible: 'admissible',
  range: (least: string, most: string) => `A number from ${least} to ${most}`,
  groups: { own: 'For this puzzle', blind: 'Uninformed', informed: 'Informed' },
};
