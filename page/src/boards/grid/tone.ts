// The tones that painters of boards have colours for.

export type Tone = 'light' | 'dark' | 'strongLight' | 'strongDark';

export function toneOf({ dark, contrast }: { dark: boolean; contrast: boolean }): Tone {
  if (contrast) return dark ? 'strongDark' : 'strongLight';
  return dark ? 'dark' : 'light';
}

export const isDark = (tone: Tone): boolean => tone === 'dark' || tone === 'strongDark';
export const isStrong = (tone: Tone): boolean => tone === 'strongLight' || tone === 'strongDark';
