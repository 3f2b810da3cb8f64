/** The name by which searches know the person's own heuristic. */
export const OWN = 'own';
