// Which entries of a list are marked, and how.
import { expect, test } from 'vitest';
import type { TraceEntry, TraceMoment, TraceStep } from '../../../protocol';
import { isNext, keyOf, markOf, valueOf } from './marks';

const entry = (from: number | null, place: number, more: Partial<TraceEntry> = {}): TraceEntry => ({
  from, place, row: null, id: null, move: null, state: `${from}/${place}`, g: 1, h: 2, f: 3, priority: [3], backward: false, ...more,
});

function moment(step: Partial<TraceStep>, next: TraceEntry | null = null): TraceMoment {
  const message = { id: '', args: {}, text: '' };
  return {
    index: 4, n: 5, step: 1,
    steps: [{ kind: 'take', verdict: null, line: 0, entry: entry(0, 0) }, { kind: 'look-up', verdict: null, line: 1, entry: null, ...step }],
    open: { total: 0, entries: [] }, closed: { total: 0, entries: [] }, order: message,
    next: next && { entry: next, reason: message }, variables: [],
  };
}

test('a state is named by the row that generates it, or by its place among the starts', () => {
  expect([entry(3, 1), entry(null, 0)].map(keyOf)).toEqual(['3:1', 'start:0']);
});

test('a variable that is a state is called by its move, and the start by its name', () => {
  const begun = moment({ kind: 'take', entry: entry(null, 0, { state: '9#' }) });
  const said = (value: string, move: string | null) => valueOf({ name: 'n', value, move }, begun, 'start');
  expect([said('9#', null), said('8#', 'u'), said('8#', null), said('4', null)]).toEqual(['start', 'u', '8#', '4']);
});

test('the entry of the step, and the one that comes next', () => {
  const now = moment({ kind: 'push', entry: entry(4, 0) }, entry(2, 1));
  expect([entry(4, 0), entry(2, 1), entry(2, 0)].map((one) => markOf(one, now))).toEqual(['now', 'next', null]);
});

test('what is first in line comes next only when no successor can get in before it', () => {
  const last = moment({ kind: 'push', entry: entry(4, 0) }, entry(2, 1));
  const taken = { ...last, step: 0 };
  expect([last, taken, { ...last, next: null }].map(isNext)).toEqual([true, false, false]);
  expect(markOf(entry(2, 1), taken)).toBeNull();
  const begun = { ...taken, steps: [{ ...taken.steps[0]!, kind: 'begin' as const }, { ...taken.steps[0]! }, ...last.steps] };
  expect(isNext(begun)).toBe(true);
  const deeper = { ...taken, next: { entry: entry(4, 0), reason: { id: 'trace-next-untried', args: {}, text: '' } } };
  expect(isNext(deeper)).toBe(true);
});

test('a state that is met again is marked where it stands, by its number or by its text', () => {
  const again = moment({ verdict: 'cheaper', entry: entry(4, 0, { id: 7, state: 'here' }) });
  expect(markOf(entry(1, 0, { id: 7 }), again)).toBe('same');
  expect(markOf(entry(1, 0, { id: 8, state: 'here' }), again)).toBeNull();
  expect(markOf(entry(1, 0, { state: 'here' }), again)).toBe('same');
  const fresh = moment({ verdict: 'new', entry: entry(4, 0, { state: 'here' }) });
  expect(markOf(entry(1, 0, { state: 'here' }), fresh)).toBeNull();
});

test('where two searches meet, the state of the other side is the one', () => {
  const met = moment({ kind: 'test', verdict: 'met', entry: entry(4, 0, { id: 2, state: 'here' }) });
  expect(markOf(entry(1, 0, { id: 9, state: 'here', backward: true }), met)).toBe('same');
  expect(markOf(entry(1, 0, { id: 2, state: 'here' }), met)).toBeNull();
});
