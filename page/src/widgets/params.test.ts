// Forms made from lists of parameters.
import { expect, test } from 'vitest';
import type { ParamCard } from '../protocol';
import { defaults, fieldsOf, isValid, settingsOf } from './params';

const plain = { title: '', summary: '', choices: {}, algorithms: [], spaces: [] };
const params: ParamCard[] = [
  { ...plain, name: 'weight', kind: { type: 'real', default: 3, min: 1, max: 1000 } },
  { ...plain, name: 'width', kind: { type: 'int', default: 1000, min: 1, max: 4096 } },
  { ...plain, name: 'target', kind: { type: 'int', default: null, min: 0, max: 9 } },
  { ...plain, name: 'optimal', kind: { type: 'flag', default: false } },
  { ...plain, name: 'variant', kind: { type: 'choice', choices: ['backtrack', 'strict'] } },
];

test('fields start from the defaults', () => {
  expect(defaults(params)).toEqual({ weight: '3', width: '1000', target: '', optimal: false, variant: 'backtrack' });
});

test('only what was changed is sent, with its type', () => {
  expect(settingsOf(params, defaults(params))).toEqual({});
  const changed = { ...defaults(params), weight: '1.5', target: '4', optimal: true, variant: 'strict' };
  expect(settingsOf(params, changed)).toEqual({ weight: 1.5, target: 4, optimal: true, variant: 'strict' });
});

test('settings become fields again, whether they came as texts or with their types', () => {
  const settings = { weight: 1.5, target: 4, optimal: true, variant: 'strict' };
  const texts = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  for (const given of [settings, texts]) expect(settingsOf(params, fieldsOf(params, given))).toEqual(settings);
  expect(fieldsOf(params, { unknown: 1 })).toEqual({});
});

test('an emptied field stands for the default', () => {
  expect(settingsOf(params, { weight: ' ' })).toEqual({});
});

test.each([
  [0, '1.5', true],
  [0, '0.5', false],
  [0, 'much', false],
  [1, '7', true],
  [1, '7.5', false],
  [1, '5000', false],
  [2, '', true],
  [4, 'strict', true],
  [4, 'lax', false],
])('parameter %i takes %s: %s', (index, text, valid) => {
  expect(isValid(params[index] as ParamCard, text)).toBe(valid);
});
