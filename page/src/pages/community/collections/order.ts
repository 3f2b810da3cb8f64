// The order of a list that a person changes.

/** The list with one thing a place further up or down, if there is a place. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const to = at + by;
  const thing = list[at];
  if (thing === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(to, 0, thing);
}
