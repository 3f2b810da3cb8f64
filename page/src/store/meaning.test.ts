// Forms show what means something for the puzzle and beside the other settings, and nothing else.
import { expect, test } from 'vitest';
import type { Meaning, ParamCard } from '../protocol';
import { guideIn, isGuided, isInSpace, paramsIn, rulesIn, type Declared } from './meaning';

const param = (name: string, kind: ParamCard['kind']): ParamCard => ({ name, title: name, summary: '', choices: {}, algorithms: [], spaces: [], kind });
const number = { type: 'int', default: 1, min: 0, max: 9 } as const;
const variants = ['strict', 'tweak'];
const when = (of: string, path: boolean, ...words: string[]): Meaning => ({ of, path, setting: words.length ? ['variant', words] : null });
const hill: Declared = {
  family: 'path',
  informed: true,
  params: [param('variant', { type: 'choice', choices: variants }), param('restarts', number), param('length', number)],
  meanings: [when('length', true, 'tweak'), when('heuristic', true), when('heuristic', false, 'strict')],
};
const placing: Declared = { ...hill, family: 'placement' };
const shown = (method: Declared, values = {}) => paramsIn(method, values).map(({ name }) => name);

test('parameters', () => {
  expect(shown(hill)).toEqual(['variant', 'restarts']);
  expect(shown(hill, { variant: 'tweak' })).toEqual(['variant', 'restarts', 'length']);
  expect(shown(placing, { variant: 'tweak' })).toEqual(['variant', 'restarts']);
  expect(paramsIn(undefined, {})).toEqual([]);
});

test('heuristics', () => {
  expect([isGuided(hill, {}), isGuided(hill, { variant: 'tweak' })]).toEqual([true, true]);
  expect([isGuided(placing, {}), isGuided(placing, { variant: 'tweak' })]).toEqual([true, false]);
  expect(guideIn(placing, {}, 'open')).toBe('open');
  expect(guideIn(placing, { variant: 'tweak' }, 'open')).toBe('');
  expect(guideIn(placing, { variant: 'tweak' }, 'own')).toBe('own');
  expect(guideIn({ ...placing, informed: false }, {}, 'own')).toBe('');
});

test('spaces mean nothing where complete boards are changed', () => {
  expect([isInSpace(hill, { variant: 'tweak' }), isInSpace(placing, {}), isInSpace(placing, { variant: 'tweak' })]).toEqual([true, true, false]);
  expect(isInSpace({ ...placing, informed: false }, {})).toBe(true);
});

test('rules are shown where they mean something', () => {
  const scheme = { ...param('scheme', { type: 'flag', default: false }), algorithms: ['anneal'] };
  const forced = { ...param('forced', { type: 'flag', default: false }), spaces: ['naive'] };
  const names = (...where: [space?: string, algorithm?: string]) => rulesIn([scheme, forced], ...where).map(({ name }) => name);
  expect(names('cells', 'bfs')).toEqual([]);
  expect(names('cells', 'anneal')).toEqual(['scheme']);
  expect(names('naive', 'bfs')).toEqual(['forced']);
  expect(names('naive')).toEqual(['forced']);
});
