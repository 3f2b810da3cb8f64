// Steps inside expansions: forwards and backwards across rows, in step with the track, and nothing asked for out of sight.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Ask, Picture, RunInfo, TraceEntry, TraceMoment } from '../../../protocol';
import { en } from '../../../i18n/en/think';
import { Track } from '../track.svelte';

const asked = vi.fn();
vi.mock('../../../transport/asking', () => ({ asked }));
vi.stubGlobal('cancelAnimationFrame', () => undefined);
const { Thinking } = await import('./think.svelte');
const { reasonOf } = await import('./said');

/** Three rows, of so many steps. */
const LENGTHS = [2, 3, 1];
const run: RunInfo = {
  run: 1,
  size: { kind: 'expansions', rows: 3, events: 2, stride: 1, ended: null, goal: true, moments: 3, rounds: 1, bytes: 0 } as RunInfo['size'],
  uses_f: true,
};
const start: Picture = { width: 1, height: 1, legend: [], cells: [0], columns: [], rows: [], wrap: false, relief: false };
const entryOf = (index: number, place: number): TraceEntry => ({
  from: index, place, row: null, id: null, move: null, state: '', g: 0, h: null, f: null, priority: [], backward: false,
});

async function answer(ask: Ask): Promise<unknown> {
  if (ask.ask === 'trace-state') return { from: ask.from ?? null, place: ask.place, state: '', board: start, moves: [], goal: false };
  if (ask.ask !== 'trace-moment') throw new Error(`not asked here: ${ask.ask}`);
  const length = LENGTHS[ask.index] ?? 0;
  const steps = Array.from({ length }, (_, place) => ({ kind: 'take', verdict: null, line: place, entry: entryOf(ask.index, place) }));
  return { index: ask.index, n: ask.index + 1, step: Math.min(ask.step ?? length, length - 1), steps };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const moments = () => asked.mock.calls.map(([ask]) => ask as Ask).filter(({ ask }) => ask === 'trace-moment');

function watched() {
  const track: Track = new Track(2, (at) => thinking.follow(at));
  const thinking = new Thinking(run, start, track);
  const at = () => [track.at, thinking.moment?.index, thinking.moment?.step];
  return { track, thinking, at };
}

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(answer);
});

test('every step of every row, forwards and backwards', async () => {
  const { thinking, at } = watched();
  thinking.see(true);
  await settled();
  const places = [[0, 0, 0], [0, 0, 1], [1, 1, 0], [1, 1, 1], [1, 1, 2], [2, 2, 0]];
  expect(at()).toEqual(places[0]);
  expect([thinking.isFirst, thinking.isLast]).toEqual([true, false]);
  for (const place of places.slice(1)) {
    thinking.go(1);
    await settled();
    expect(at()).toEqual(place);
  }
  expect([thinking.isFirst, thinking.isLast]).toEqual([false, true]);
  thinking.go(1);
  await settled();
  expect(at()).toEqual(places.at(-1));
  for (const place of places.toReversed().slice(1)) {
    thinking.go(-1);
    await settled();
    expect(at()).toEqual(place);
    expect(thinking.state?.place).toBe(thinking.entry?.place);
  }
});

test('scrubbing goes to the first step of the row, and only when the panel is in sight', async () => {
  const { track, thinking, at } = watched();
  track.seek(1);
  await settled();
  expect(moments()).toEqual([]);
  thinking.see(true);
  await settled();
  expect(at()).toEqual([1, 1, 0]);
  thinking.go(1);
  await settled();
  track.seek(0);
  await settled();
  expect(at()).toEqual([0, 0, 0]);
  thinking.see(false);
  const before = moments().length;
  track.seek(2);
  await settled();
  expect(moments().length).toBe(before);
});

test('the board is that of the entry pointed at, and else of the step', async () => {
  const { thinking } = watched();
  thinking.see(true);
  await settled();
  thinking.point(entryOf(7, 3));
  expect(thinking.state).toBeNull();
  await settled();
  expect([thinking.state?.from, thinking.state?.place]).toEqual([7, 3]);
  thinking.point(null);
  await settled();
  expect([thinking.state?.from, thinking.state?.place]).toEqual([0, 0]);
});

test('why a state was taken is told by the list just before', async () => {
  const reason = { id: 'trace-next-least', args: {}, text: 'Its f is 1.' };
  asked.mockImplementation(async (ask: Ask) => {
    const moment = (await answer(ask)) as TraceMoment;
    if (ask.ask !== 'trace-moment') return moment;
    const steps = moment.steps.map((step, at) => ({ ...step, kind: at === 0 ? 'take' : 'push' }));
    // The last of row 0 has what row 1 takes before it; that of row 1 something else than what row 2 takes.
    return { ...moment, steps, next: { entry: ask.index === 0 ? entryOf(1, 0) : entryOf(9, 9), reason } };
  });
  const { track, thinking } = watched();
  thinking.see(true);
  await settled();
  expect(thinking.takenFrom).toBeNull();
  track.seek(1);
  await settled();
  expect([thinking.takenFrom?.index, thinking.takenFrom?.step]).toEqual([0, 1]);
  thinking.go(1);
  await settled();
  expect(thinking.takenFrom).toBeNull();
  track.seek(2);
  await settled();
  expect([thinking.moment?.index, thinking.takenFrom]).toEqual([2, null]);
});

test('an entry is not compared with others where there are none', () => {
  const reason = (id: string) => ({ id, args: {}, text: 'Its f is 1, less than that of any other entry.' });
  const said = (total: number, id: string) => reasonOf({ open: { total, entries: [] }, next: { entry: entryOf(0, 0), reason: reason(id) } }, en);
  expect(said(2, 'trace-next-least')).toBe(reason('').text);
  expect(said(1, 'trace-next-least')).toBe('It is the only entry.');
  // That the search has just gone down to it is as true of a single one.
  expect(said(1, 'trace-next-entered')).toBe(reason('').text);
  expect(en.past(said(1, 'trace-next-least'))).toBe('It was the only entry.');
});

test('in English, reasons for what was taken are told in the past', () => {
  expect(en.past('2 entries have the least f, 15, and with it the smallest h, 14; of these it is the newest.')).toBe(
    '2 entries had the least f, 15, and with it the smallest h, 14; of these it was the newest.',
  );
  expect(en.past('Its h, 3, is the least in what is left of the layer; if others have the same, it was met first.')).toBe(
    'Its h, 3, was the least in what was left of the layer; if others had the same, it was met first.',
  );
});

test('slow motion goes to the end by itself, and a step by hand ends it', async () => {
  const { thinking, at } = watched();
  thinking.see(true);
  await settled();
  vi.useFakeTimers();
  thinking.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...at(), thinking.playing]).toEqual([2, 2, 0, false]);
  thinking.press(-1);
  await vi.advanceTimersByTimeAsync(10);
  thinking.toggle();
  thinking.press(-1);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect([...at(), thinking.playing]).toEqual([1, 1, 1, false]);
});

test('slow motion has several speeds, also while it plays', async () => {
  const { thinking, at } = watched();
  thinking.see(true);
  await settled();
  vi.useFakeTimers();
  const before = thinking.made;
  thinking.setSpeed(0.5);
  thinking.toggle();
  await vi.advanceTimersByTimeAsync(1900);
  expect(thinking.made).toBe(before);
  await vi.advanceTimersByTimeAsync(200);
  expect(thinking.made).toBe(before + 1);
  thinking.presentingKeys()['+']?.();
  expect(thinking.speed).toBe(1);
  await vi.advanceTimersByTimeAsync(1050);
  expect(thinking.made).toBe(before + 2);
  thinking.pause();
  vi.useRealTimers();
  expect(at()).not.toEqual([0, 0, 0]);
});

test('as long as one panel is in sight, it is followed', async () => {
  const { thinking } = watched();
  thinking.see(true, 'page');
  thinking.see(true, 'screen');
  thinking.see(false, 'screen');
  expect(thinking.seen).toBe(true);
  thinking.see(false, 'page');
  expect(thinking.seen).toBe(false);
});

test('what the engine cannot tell is kept as its error', async () => {
  asked.mockImplementation(() => Promise.reject(new Error('too long ago')));
  const { thinking } = watched();
  thinking.see(true);
  await settled();
  expect(thinking.moment).toBeNull();
  expect(String(thinking.error)).toContain('too long ago');
});
