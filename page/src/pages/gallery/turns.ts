// One after the other: work that can wait, such as pictures, so that what a person does waits for one piece of it at most.

let last: Promise<unknown> = Promise.resolve();

/** Does the work when what was asked for before is done. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
