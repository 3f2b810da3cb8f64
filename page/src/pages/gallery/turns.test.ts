// Work in turn: never two at once, in the order of the requests, and a failure does not block the next.
import { expect, test } from 'vitest';
import { inTurn } from './turns';

test('one at a time, whatever fails', async () => {
  const log: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([work('one'), work('two', true), work('three')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
