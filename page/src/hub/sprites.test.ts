import { expect, test } from 'vitest';
import { anyCharacter, palette, suits } from './characters';
import { paintOf, spriteNames, spriteOf } from './sprites';

test('every sprite has parts in both colours, and comes in colours that suit it', () => {
  for (const name of spriteNames) {
    const kinds = spriteOf(name).map(({ fill }) => fill);
    expect(kinds, name).toEqual(expect.arrayContaining(['body', 'accent']));
    for (const { d } of spriteOf(name)) expect(d, name).toMatch(/^M[-\d.]/);
    expect(suits[name].every((colour) => /^#[0-9a-f]{6}$/.test(colour)), name).toBe(true);
  }
  expect(palette.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
});

test('names that the server takes, and one that only a newer page knows', () => {
  for (const name of spriteNames) expect(name).toMatch(/^[a-z0-9-]{1,24}$/);
  expect(spriteOf('unicorn')).toBe(spriteOf('fox'));
  expect(spriteNames).toContain(anyCharacter('dark').sprite);
});

test('a part is painted in the colours of the character', () => {
  const colours = { body: '#ff8000', accent: '#00ff00' };
  expect(paintOf('body', colours)).toMatchObject({ fill: '#ff8000', stroke: 'rgb(140 70 0)' });
  expect(paintOf('accent', colours)).toMatchObject({ fill: '#00ff00', stroke: 'none' });
  expect(paintOf('limb', colours).fill).toBe('none');
});
