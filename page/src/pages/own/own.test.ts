// Texts of files, and the places of mistakes in them.
import { expect, test } from 'vitest';
import { excerpt } from './excerpt';
import { textOf, titleOf } from './file';

test('a place is shown with the lines around it', () => {
  expect(excerpt('####\n#@x#\n####', 2, 3)).toEqual([
    { number: 1, before: '####', at: '', after: '' },
    { number: 2, before: '#@', at: 'x', after: '#' },
    { number: 3, before: '####', at: '', after: '' },
  ]);
});

test('a place beyond the end of a line is an empty one', () => {
  expect(excerpt('ab', 1, 3)).toEqual([{ number: 1, before: 'ab', at: ' ', after: '' }]);
  expect(excerpt('ab', 7, 1)).toEqual([]);
});

test('long lines are cut around the place', () => {
  const [line] = excerpt(`${'a'.repeat(300)}đ${'b'.repeat(300)}`, 1, 301);
  expect(line?.at).toBe('đ');
  expect(line?.before).toMatch(/^…a{22}$/);
  expect(line?.after).toMatch(/^b{21}…$/);
});

test('files in old encodings and with old line ends are read', async () => {
  const file = (bytes: number[]) => new File([new Uint8Array(bytes)], 'x');
  expect(await textOf(file([0xc4, 0x91]))).toBe('đ');
  expect(await textOf(file([0x63, 0xe9]))).toBe('cé');
  expect(await textOf(file([0x61, 0x0d, 0x62]))).toBe('a\nb');
  expect(titleOf('my_long-level.v2.xsb')).toBe('my long level.v2');
});
