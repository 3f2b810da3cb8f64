import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Assignment } from '../../hub/types';
import { fakeStorage } from '../../store/fake_storage';
import { assignOf, draftOf } from './assign/draft';
import { fromField, toField } from './assign/times';
import { forgetAnswers, keepAnswers, keptAnswers, NONE } from './doing/answers';
import { contentOf } from './doing/file';

beforeEach(() => {
  fakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a moment goes into a field and comes out again, to the minute', () => {
  for (const moment of [Date.UTC(2026, 10, 19, 10, 30), Date.UTC(2026, 5, 1, 23, 59)]) {
    expect(toField(moment)).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d$/);
    expect(fromField(toField(moment))).toBe(moment);
  }
  expect(toField(null)).toBe('');
  expect(fromField('')).toBe(null);
});

test('of a draft only what its kind needs is sent', () => {
  const draft = { ...draftOf(null), title: 'First', levels: ['sokoban/1'], help: ['hint' as const] };
  expect(assignOf(draft)).toEqual({ title: 'First', text: '', kind: 'play', levels: ['sokoban/1'], help: ['hint'] });
  const quiz = { level: 'sokoban/1', request: { algorithm: 'bfs' }, count: 3 };
  expect(assignOf({ ...draft, kind: 'quiz', quiz })).toEqual({ title: 'First', text: '', kind: 'quiz', levels: [], help: [], quiz });
  expect(assignOf({ ...draft, kind: 'solver' })).toMatchObject({ levels: ['sokoban/1'], help: [], command: 'python3 {file}' });
  expect(assignOf({ ...draft, opens: '2026-11-19T08:00' }).opens).toBe(fromField('2026-11-19T08:00'));
});

test('an assignment that is changed keeps what it had', () => {
  const given = { title: 'First', text: 'Play', kind: 'play', opens: Date.UTC(2026, 10, 1), deadline: null, levels: [{ level: 'tents/2' }], help: [], quiz: null, command: null };
  const { opens, ...rest } = assignOf(draftOf(given as unknown as Assignment));
  expect(opens).toBe(given.opens);
  expect(rest).toEqual({ title: 'First', text: 'Play', kind: 'play', levels: ['tents/2'], help: [] });
});

test('answers stay until they are handed in', () => {
  expect(keptAnswers('a', 3)).toEqual([NONE, NONE, NONE]);
  keepAnswers('a', [2, NONE, 0]);
  expect(keptAnswers('a', 3)).toEqual([2, NONE, 0]);
  expect(keptAnswers('b', 1)).toEqual([NONE]);
  forgetAnswers('a');
  expect(keptAnswers('a', 1)).toEqual([NONE]);
});

test('a file of any bytes is handed in as it is', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
  const text = await contentOf(new Blob([bytes]));
  expect(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).toEqual(bytes);
});
