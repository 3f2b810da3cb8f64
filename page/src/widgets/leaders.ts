// Who is ahead: only what is really less is better. Numbers that were measured have a spread, and where two spreads overlap the
// difference may be chance; numbers that were counted have none, and equal ones are a tie.

/** Where a number lies; from and to are the same for one that was counted. */
export interface Span {
  from: number;
  to: number;
}

/** The span of a number that was counted. */
export const counted = (value: number): Span => ({ from: value, to: value });

/** Whether one is really less than another. */
export function isLess(one: Span, other: Span): boolean {
  return one.to < other.from;
}

/** The place of one among all, from 1: after those that are really less. Those that cannot be told apart share a place. */
export function placeOf(span: Span, all: readonly Span[]): number {
  return 1 + all.filter((other) => isLess(other, span)).length;
}

/** Whether one may be called the best: nobody is really less, and somebody is really more. */
export function leads(span: Span, all: readonly Span[]): boolean {
  return placeOf(span, all) === 1 && all.some((other) => isLess(span, other));
}
