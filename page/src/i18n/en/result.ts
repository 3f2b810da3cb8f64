// Words about the result of a run: what it belongs to, what its numbers count, and an example worth watching.

export const result = {
  of: 'Result of',
  stale: 'Not yet run: the form has changed. What you see still belongs to the run named here.',
  cost: 'Cost',
  steps: 'moves of the search space',
  ofSpace: (space: string) => `a move here is one step in the space “${space}”`,
  costsIn: (unit: string) => `Costs in ${unit}`,
  inUnit: (hint: string, unit: string) => `${hint}, in ${unit}`,
  goalRow: 'Goal, after expansion',
  goalAfter: 'Goal after',
  generated: 'Generated',
  generatedHint: 'Successors that this expansion generated, whether new or met before',
  leaf: (n: number, text: string) => (n === 1 ? '1 generated, never expanded' : `${text} generated, never expanded`),
  leavesOf: (n: number, text: string) =>
    n === 0 ? 'None of its own successors stays unexpanded: the search expands them in the end, or another node reaches them at least as cheaply.' : `${text} of its successors ${n === 1 ? 'was' : 'were'} never expanded:`,
  leafDead: (g: string) => `dead end (g ${g})`,
  leafCosts: (f: string, g: string, h: string) => `f ${f} = ${g} + ${h}`,
  more: (text: string) => `and ${text} more`,
  example: 'A good example for it',
  exampleHint: 'Opens a level and settings on which this algorithm leaves something to watch',
  noExample: 'There is no example for this algorithm.',
};
