// Fewer points for a picture: of each stretch of a curve the least and the greatest are kept, so that no peak is lost.

/** Indices of at most about `most` points, rising, always with the first and the last. */
export function thinned(length: number, most: number, curves: readonly ArrayLike<number | null>[]): number[] {
  if (length <= most) return Array.from({ length }, (_, index) => index);
  const perStretch = Math.max(1, curves.length * 2);
  const stretches = Math.max(1, Math.floor((most - 2) / perStretch));
  const kept = new Set([0, length - 1]);
  for (let stretch = 0; stretch < stretches; stretch++) {
    const from = Math.floor((stretch * length) / stretches);
    const to = Math.floor(((stretch + 1) * length) / stretches);
    for (const curve of curves) extremes(curve, from, to).forEach((index) => kept.add(index));
  }
  return [...kept].sort((one, other) => one - other);
}

function extremes(curve: ArrayLike<number | null>, from: number, to: number): number[] {
  let [least, greatest] = [-1, -1];
  for (let index = from; index < to; index++) {
    const value = curve[index];
    if (value === null || value === undefined) continue;
    if (least < 0 || value < (curve[least] as number)) least = index;
    if (greatest < 0 || value > (curve[greatest] as number)) greatest = index;
  }
  return least < 0 ? [] : [least, greatest];
}
