// Characters to begin with: each sprite in colours that suit it.
import type { Character } from './types';
import { spriteNames, type SpriteName } from './sprites';

/** Colours that go well together: first and second. */
export const suits: Record<SpriteName, readonly [string, string]> = {
  fox: ['#e07a2f', '#fff3e6'],
  cat: ['#7d8496', '#f6d7d7'],
  bear: ['#9a6a43', '#f0d9bd'],
  rabbit: ['#e9e2ee', '#f4a9bd'],
  owl: ['#6f5bb5', '#f4e9c9'],
  penguin: ['#35507a', '#ffffff'],
  frog: ['#4fa35b', '#d9f2b4'],
  octopus: ['#d65a86', '#ffd3e2'],
  ghost: ['#cfd8f2', '#f7b7c5'],
  robot: ['#4c8fa8', '#d8f3f0'],
  person: ['#5a3b2e', '#f1c9a5'],
  astronaut: ['#e8ebf0', '#9fc4f5'],
};

/** Colours offered with a click; any other may be chosen. */
export const palette = ['#e07a2f', '#d65a86', '#b23a48', '#6f5bb5', '#2f6fed', '#4c8fa8', '#2f9e8f', '#4fa35b', '#d9a521', '#9a6a43', '#35507a', '#7d8496', '#e8ebf0', '#fff3e6'];

/** Somebody new looks like anyone, so that those of a class differ. */
export function anyCharacter(theme: string): Character {
  const sprite = spriteNames[Math.floor(Math.random() * spriteNames.length)] ?? 'fox';
  const [body, accent] = suits[sprite];
  return { sprite, body, accent, theme, tag: '' };
}
