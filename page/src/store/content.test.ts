// Hashes tell texts apart; file names are plain.
import { expect, test } from 'vitest';
import { hashOf, slugOf } from './content';

test('a hash depends on every letter and on nothing else', () => {
  const texts = Array.from({ length: 2000 }, (_, n) => `sokoban\n#${'@ .$'.repeat(40)}${n}`);
  expect(new Set(texts.map(hashOf)).size).toBe(texts.length);
  expect(hashOf('đèn')).toBe(hashOf('đèn'));
  expect(hashOf('')).toMatch(/^[a-z0-9]{11}$/);
});

test.each([
  ['The long walk', 'the-long-walk'],
  ['Đường về nhà (2)', 'duong-ve-nha-2'],
  ['…', ''],
])('%s is the file %s', (title, slug) => expect(slugOf(title)).toBe(slug));
