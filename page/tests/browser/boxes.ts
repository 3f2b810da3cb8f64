// Where parts of a screen are, and whether one lies over another.
import type { Locator } from 'playwright-core';

export const boxesOf = (parts: Locator) => parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

/** Boxes that lie over one before them. */
export function overlapping(boxes: DOMRect[]): DOMRect[] {
  const overlap = (one: DOMRect, other: DOMRect) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other)));
}
