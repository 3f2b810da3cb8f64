// Levels and states as the engine writes them: fields with names, and their values one after the other.
import type { Shape } from '../../protocol';

export type Fields = readonly (readonly [string, Shape])[];
export type Data = Record<string, number | boolean | number[] | number[][]>;

/** The data that numbers stand for. */
export function decode(fields: Fields, numbers: ArrayLike<number>): Data {
  const data: Data = {};
  let at = 0;
  const next = () => numbers[at++] as number;
  const list = () => {
    const items: number[] = [];
    for (let left = next(); left > 0; left--) items.push(next());
    return items;
  };
  for (const [name, shape] of fields) {
    if (shape === 'number') data[name] = next();
    else if (shape === 'flag') data[name] = next() === 1;
    else if (shape === 'list') data[name] = list();
    else {
      const lists: number[][] = [];
      for (let left = next(); left > 0; left--) lists.push(list());
      data[name] = lists;
    }
  }
  return data;
}
