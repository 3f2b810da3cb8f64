// What a person chose, kept in the browser: language, theme, engine, sounds, and what puzzles add.
import { languageNames, type Language } from '../i18n/languages';
import { recall, remember } from './persist';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export type EngineChoice = 'auto' | 'worker' | 'server';

export interface Settings {
  language: Language;
  theme: Theme;
  engine: EngineChoice;
  /** Whether games make sounds. */
  sound: boolean;
  /** Whether a game that is proved to be lost is said to be so at once. */
  alarm: boolean;
}

const KEY = 'settings';
const VERSION = 1;

const fresh: Settings = {
  language: languageNames.find((name) => globalThis.navigator?.language.toLowerCase().startsWith(name)) ?? languageNames[0],
  theme: 'system',
  engine: 'auto',
  sound: false,
  alarm: false,
};

export const settings: Settings = $state({ ...fresh, ...recall<Partial<Settings>>(KEY, VERSION, {}) });

$effect.root(() => {
  $effect(() => void remember(KEY, VERSION, $state.snapshot(settings)));
});

/** The settings together with those of a puzzle, which start with the given values. All share one set of names. */
export function settingsWith<T extends object>(own: T): Settings & T {
  return Object.assign(settings, { ...own, ...settings });
}
