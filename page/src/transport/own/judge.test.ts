// Heuristics that people write: what they see, what they may give, and where they fail.
import { expect, test } from 'vitest';
import type { Plain } from '../../protocol';
import { decode } from './decode';
import { Judge, ScriptError } from './judge';

const level: Plain = { fields: [['width', 'number'], ['goals', 'list']], numbers: [6, 2, 7, 10] };
const state: Plain = { fields: [['player', 'number'], ['boxes', 'list']], numbers: [8, 2, 7, 9] };

function judge(script: string, algorithm = 'astar', language: 'en' | 'vi' = 'en'): Judge {
  const judge = new Judge();
  judge.begin({ about: { puzzle: 'sokoban', space: 'push', algorithm, script }, level, state }, language);
  return judge;
}

/** What is thrown. */
function failure(work: () => unknown): ScriptError {
  try {
    work();
  } catch (error) {
    if (error instanceof ScriptError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

test('every shape is decoded', () => {
  const fields = [['a', 'number'], ['b', 'flag'], ['c', 'list'], ['d', 'lists']] as const;
  expect(decode(fields, [3, 1, 2, 5, 6, 3, 1, 9, 0, 2, 7, 8])).toEqual({ a: 3, b: true, c: [5, 6], d: [[9], [], [7, 8]] });
});

test('it sees the state and the level, and keeps what it computed', () => {
  const script = `let calls = 0;
    function heuristic(state, level) {
      calls++;
      return state.boxes.filter((cell) => !level.goals.includes(cell)).length * level.width + calls / 10;
    }`;
  const own = judge(script);
  expect(own.estimate(Int32Array.of(8, 2, 7, 9))).toBeCloseTo(6.1);
  expect(own.estimate(Int32Array.of(8, 2, 7, 10))).toBeCloseTo(0.2);
});

test('greedy search and local search may have functions of their own', () => {
  const script = 'function heuristic() { return 1; } function order() { return 2; } const energy = () => 3;';
  const answers = ['astar', 'greedy', 'genetic', 'hill', 'idastar'].map((algorithm) => judge(script, algorithm).estimate([8, 0]));
  expect(answers).toEqual([1, 2, 3, 3, 1]);
  expect(judge('function heuristic() { return 1; }', 'greedy').estimate([8, 0])).toBe(1);
});

test('an exception has the line of the text', () => {
  const thrown = failure(() => judge('// one\nfunction heuristic(state) {\n  return state.boxen.length;\n}').estimate([8, 0]));
  expect(thrown.line).toBe(3);
  expect(thrown.message).toMatch(/TypeError/);
  expect(failure(() => judge('\n\nnothing.at.all;')).line).toBe(3);
});

test('what is no estimate is refused, in the language of the page', () => {
  for (const wrong of ['-1', 'NaN', "'7'", 'undefined', 'null', '[]']) {
    expect(failure(() => judge(`function heuristic() { return ${wrong}; }`).estimate([8, 0])).message).toMatch(/at least 0/);
  }
  expect(judge('function heuristic() { return Infinity; }').estimate([8, 0])).toBe(Infinity);
  expect(failure(() => judge('const x = 1;')).message).toMatch(/no function/);
  expect(failure(() => judge('const x = 1;', 'astar', 'vi')).message).toMatch(/không có hàm/);
});

test('nothing can be imported', () => {
  const thrown = failure(() => judge("function heuristic() { return 0; }\nimport('https://example.org/x.js');"));
  expect(thrown.message).toMatch(/import/);
  expect(thrown.line).toBe(2);
});

test('a text that is no program is refused, with the line of the mistake', () => {
  expect(failure(() => judge('function heuristic( {')).message).toMatch(/SyntaxError/);
  const wrong = failure(() => judge('// one\nfunction heuristic(state) {\n  return state.boxes.length +;\n}'));
  expect(wrong.message).toMatch(/SyntaxError/);
  expect([wrong.line, wrong.column]).toEqual([3, 30]);
  // What only the browser objects to has no line, but is refused all the same.
  expect(failure(() => judge('const a = 1;\nconst a = 2;\nfunction heuristic() { return a; }')).message).toMatch(/SyntaxError/);
});

test('an evaluation has so many steps and no more, and each begins anew', () => {
  const endless = failure(() => judge('function heuristic() {\n  let n = 0;\n  while (true) n++;\n}').estimate([8, 0]));
  expect(endless.message).toMatch(/more than 10,000,000 steps/);
  expect([endless.line, endless.column]).toEqual([3, 16]);
  expect(failure(() => judge('for (;;);\nfunction heuristic() { return 0; }', 'astar', 'vi')).message).toMatch(/quá 10.000.000 bước/);
  const long = judge('function heuristic() { let n = 0; while (n < 6e6) n++; return n; }');
  expect([long.estimate([8, 0]), long.estimate([8, 0])]).toEqual([6e6, 6e6]);
});

test('steps that ran out cannot be caught', () => {
  const stubborn = 'function heuristic() {\n  try {\n    for (;;);\n  } catch {}\n  return 1;\n}';
  expect(failure(() => judge(stubborn).estimate([8, 0])).line).toBe(3);
  const calls = 'function again(n) { try { if (n) again(n - 1); } catch {} for (;;); }\nfunction heuristic() { again(1000); }';
  expect(failure(() => judge(calls).estimate([8, 0])).message).toMatch(/steps/);
});

test('the place of an exception is that of the text, whatever is counted before it', () => {
  const thrown = failure(() => judge('function heuristic(state) { for (const box of state.boxes) box.x.y; }').estimate([8, 1, 7]));
  expect([thrown.line, thrown.column]).toEqual([1, 66]);
});
