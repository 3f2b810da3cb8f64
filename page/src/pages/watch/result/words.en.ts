// Words about what a result proves, and about what a search left unexpanded.

export const en = {
  /** Why a cost is known to be the least. */
  why: {
    blind: 'Proved: every path that costs less was looked at before the goal.',
    guided: 'Proved: the heuristic is admissible, that is, it never estimates too much; so every path that could cost less was looked at before the goal.',
    bound: 'Proved: the search found a lower bound for the cost of any solution, and this solution costs no more.',
  },
  /** Where leaves below some nodes only are counted. */
  here: '(below the nodes shown)',
  ties: (n: string, f: string) => `${n} with f = ${f}, the cost of the solution: they tie with it, and the goal was taken first.`,
  above: (n: string) => `${n} with f above that: their turn would have come later.`,
  /** The same where f is a lower bound. */
  aboveSure: (n: string) => `${n} with f above that: their turn would have come later, and no solution that continues one of these paths can cost less than its f.`,
  below: (n: string) => `${n} with f below that.`,
  dead: (n: string) => `${n} that the heuristic proves to be dead ends.`,
  goal: 'The goal is not counted here, though it is not expanded either.',
  others: (n: string) => `${n} were still waiting, or had been passed over, when the search ended.`,
  by: (name: string, values: string) => `By ${name}: ${values}.`,
};
