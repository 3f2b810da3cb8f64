// Every algorithm and every puzzle has a lesson, whole, in every language.
import { expect, test } from 'vitest';
import { languageNames } from '../../i18n/languages';
import { puzzleNames } from '../../puzzles';
import { path, PARTS, type LessonText } from './lesson';
import { hasLesson, textOf } from './texts';

const messages = import.meta.glob<string>('../../../../crates/*/src/**/messages/en.ftl', { query: '?raw', import: 'default', eager: true });
const said = Object.values(messages).join('\n');
const algorithms = [...said.matchAll(/^algorithm-((?!\S+-param-)\S+) = /gm)].map(([, name = '']) => name);
const heuristicsOf = (puzzle: string) => [...said.matchAll(new RegExp(`^${puzzle}-heuristic-(\\S+) = `, 'gm'))].map(([, name]) => name);
const lessons = languageNames.flatMap((language) => path.map((lesson) => [lesson.name, language, lesson] as const));

/** All texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

test('the path leads through every algorithm and every puzzle, once', () => {
  expect(algorithms.length).toBeGreaterThan(10);
  expect(path.map(({ name }) => name).sort()).toEqual([...algorithms, ...puzzleNames].sort());
  expect(new Set(path.map(({ order }) => order)).size).toBe(path.length);
  expect(hasLesson('no-such-thing')).toBe(false);
});

test('it begins on maps, where searches can be seen, and takes about an hour', () => {
  expect(path.slice(0, 6).every(({ example }) => example.level.startsWith('grid/'))).toBe(true);
  const minutes = path.reduce((sum, lesson) => sum + lesson.minutes, 0);
  expect(Math.abs(minutes - 60)).toBeLessThan(10);
});

test.each(lessons)('%s in %s', async (name, language, plan) => {
  const text = (await textOf(name, language)) as LessonText;
  expect(text.about).toBe(algorithms.includes(name) ? 'algorithm' : 'puzzle');
  for (const part of textsIn([text, plan.teaches[language], plan.literature])) expect(part.trim()).not.toBe('');
  expect([text.idea.length, text.mistakes.length, text.questions.length, plan.literature.length].every((count) => count > 0)).toBe(true);
  if (text.about === 'algorithm') {
    expect(text.guarantees.length * text.costs.length).toBeGreaterThan(0);
    expect(plan.example.run.algorithm).toBe(name);
    expect(plan.measurement.runs[0]?.algorithm).toBe(name);
  } else {
    expect(Object.keys(text.problem)).toEqual([...PARTS]);
    expect(text.hard.length * text.experiment.length).toBeGreaterThan(0);
    expect(Object.keys(text.heuristics).sort()).toEqual(heuristicsOf(name).sort());
    expect(plan.example.level.startsWith(`${name}/`)).toBe(true);
  }
});

test.each(path.map(({ name }) => name))('%s says the same in every language', async (name) => {
  const shapes = await Promise.all(
    languageNames.map(async (language) => {
      const text = await textOf(name, language);
      const codes = (part: string) => new Set(part.match(/`[^`]+`/g)).size;
      return textsIn(text).map(codes);
    }),
  );
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});
