// Work that can wait, such as pictures, is done one piece at a time, so that a person never waits for more than one.

let last: Promise<unknown> = Promise.resolve();

/** Does the work when what was asked for before is done. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
