// Moves wait for the board of the one before, in order; refused ones wait for nothing.
import { expect, test } from 'vitest';
import { Waiting } from './waiting';

test('one move for each board', () => {
  const made: string[] = [];
  const steps = new Waiting<string>((step) => step !== 'no' && made.push(step) > 0);
  for (const step of ['a', 'b', 'no', 'c']) steps.ask(step);
  expect(made).toEqual(['a']);
  steps.arrived();
  expect(made).toEqual(['a', 'b']);
  steps.arrived();
  expect(made).toEqual(['a', 'b', 'c']);
  steps.ask('d');
  steps.clear();
  steps.arrived();
  expect(made).toEqual(['a', 'b', 'c']);
});
