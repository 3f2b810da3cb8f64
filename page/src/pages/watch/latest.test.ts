// Of many questions only the first and the latest are answered.
import { expect, test } from 'vitest';
import { Latest } from './latest';

test('what is overtaken is never asked', async () => {
  const asked: number[] = [];
  const open: (() => void)[] = [];
  const latest = new Latest<number>((key) => {
    asked.push(key);
    return new Promise((resolve) => open.push(resolve));
  });
  [1, 2, 3, 4].forEach((key) => latest.want(key));
  expect(asked).toEqual([1]);
  open.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual([1, 4]);
});
