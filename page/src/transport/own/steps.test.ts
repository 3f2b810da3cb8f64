// Steps are counted wherever a program can go on for ever, and nothing else about it changes.
import { expect, test } from 'vitest';
import { counted, mistakeIn, unusedName } from './steps';

/** What a program gives back, and how many steps it took. */
function run(script: string): { value: unknown; steps: number } {
  let steps = 0;
  const name = unusedName(script);
  const { text } = counted(script, name);
  expect(text.split('\n').length).toBe(script.split('\n').length);
  const value: unknown = new Function(name, `"use strict";\n${text}`)(() => void steps++);
  expect(value).toEqual(new Function(`"use strict";\n${script}`)());
  return { value, steps };
}

test.each([
  ['for', 'let n = 0; for (let i = 0; i < 5; i++) { n += i; } return n;', 5],
  ['for without a block', 'let n = 0; for (let i = 0; i < 5; i++) n += i\nreturn n;', 5],
  ['for with an empty body', 'let n = 0; for (; n++ < 5;); return n;', 5],
  ['for of', 'let n = 0; for (const i of [1, 2, 3]) n += i; return n;', 3],
  ['for in', "let n = ''; for (const key in { a: 1, b: 2 }) n += key; return n;", 2],
  ['while', 'let n = 0; while (n < 4) { n++ } return n;', 4],
  ['while without a block, a comment behind it', 'let n = 0; while (n < 4) n++ // and on\nreturn n', 4],
  ['do while', 'let n = 0; do { n++; } while (n < 4); return n;', 4],
  ['do while without a block', 'let n = 0; do /* once more */ n++\nwhile (n < 4)\nreturn n', 4],
  ['do with an empty body', 'let n = 0; do; while (++n < 4); return n;', 4],
  ['loops in loops without blocks', 'let n = 0; for (const a of [1, 2]) for (const b of [3, 4]) while (n < a * b) n++; return n;', 2 + 4 + 8],
  ['an if with else as a body', 'let [n, m] = [0, 0]; while (n + m < 4) if (n < 2) n++; else m++; return [n, m];', 4],
  ['labels', 'let n = 0; outer: for (const a of [1, 2, 3]) { for (const b of [1, 2]) { if (b > 1) continue outer; if (a > 2) break outer; n++; } } return n;', 3 + 5],
  ['a label on the body', 'let n = 0; while (n < 3) inner: { n++; if (n > 1) break inner; } return n;', 3],
  ['a function', 'function f(n) { return n ? f(n - 1) : 0 } return f(3);', 4],
  ['a function expression', 'const f = function () { return 1 }; return f() + f();', 2],
  ['arrow functions', 'return [1, 2, 3].map((x) => x + 1).filter(x => { return x > 2; });', 6],
  ['an arrow that gives an object', 'return [1, 2].map((x) => ({ x }));', 2],
  ['an arrow that gives an arrow', 'const f = (a) => (b) => a + b; return f(1)(2);', 2],
  ['an arrow that ends a loop', 'let f; for (const a of [1, 2]) f = () => a\nreturn f()', 3],
  ['getters and setters', 'const o = { get x() { return 1 }, set x(v) { this.y = v } }; o.x = o.x; return o.y;', 2],
  ['methods', 'const o = { m() { return 1 }, *g() { yield 2 }, ["c"]() { return 3 } }; return [o.m(), ...o.g(), o.c()];', 3],
  ['classes', 'class A { constructor() { this.a = 1 } get b() { return 2 } static c() { return 3 } #d() { return 4 } e = () => this.#d() }\nconst a = new A(); return [a.a, a.b, A.c(), a.e()];', 5],
  ['a class that extends another', 'class A { constructor() { this.a = 1 } } class B extends A { constructor() { super() } } return new B().a;', 2],
  ['functions in functions', 'function f() { function g() { return 1 } const h = () => g(); return h(); } return f();', 3],
  ['functions as defaults', 'function f(g = () => 2) { return g(); } return f();', 2],
  ['words in strings', "return 'while (true) {}' + \"for (;;);\" + 'function () {}';", 0],
  ['words in comments', '// while (true) {}\n/* for (;;); () => 1 */ return 1;', 0],
  ['words in regular expressions', 'return /while (x) {}/.test("a") || /=>[/{]/.source;', 0],
  ['words in templates', 'return `while (true) {} ${[1, 2].map((x) => x * 2)} for (;;);`;', 2],
  ['words as keys', 'const o = { for: 1, while: 2, do: 3, function: 4 }; return o.for + o.while + o.do + o.function;', 0],
  ['a directive', 'function f() { "use strict"; return this } return f();', 1],
  ['the name of the counter', 'const $step = 2, $step_ = 3; return (() => $step * $step_)();', 1],
])('%s', (_what, script, steps) => {
  expect(run(script).steps).toBe(steps);
});

test('places are those of the text that people see', () => {
  const script = 'let a = 1;\nfor (;;) { a(); } [1].map((x) => y);\nb';
  const { text, seen } = counted(script, '$step');
  const lines = text.split('\n');
  for (const [line, word] of [[1, 'a = 1'], [2, 'for'], [2, 'a()'], [2, '[1]'], [2, 'map'], [2, 'y'], [3, 'b']] as const) {
    const column = (lines[line - 1] ?? '').lastIndexOf(word) + 1;
    expect(seen({ line, column })).toEqual({ line, column: (script.split('\n')[line - 1] ?? '').lastIndexOf(word) + 1 });
  }
  // The counter itself stands where the body begins.
  expect(seen({ line: 2, column: (lines[1] ?? '').indexOf('$step') + 1 })).toEqual({ line: 2, column: 10 });
});

test.each([
  ['function heuristic(state) {\n  return state.boxes.length +;\n}', 2],
  ['function heuristic(state) {\n  let x = 3 4;\n  return x;\n}', 2],
  ['function heuristic(state) {\n  return 0;\n\n\n', 2],
  ['const a = [1, 2;\nfunction heuristic() { return 0; }', 1],
])('the line of a mistake: %j', (script, line) => {
  expect(mistakeIn(script)?.line).toBe(line);
});

test('what is right has no mistake', () => {
  expect(mistakeIn('const { a = 1, ...rest } = {}; function heuristic() { return a ?? rest?.b ?? 1_000n; }')).toBeNull();
});
