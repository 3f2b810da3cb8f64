// What a person chose: language, theme, engine, looks of the boards. Kept in the browser.
import { recall, remember } from './persist';

export type Language = 'en' | 'vi';
export type Theme = 'system' | 'light' | 'dark';
export type EngineChoice = 'auto' | 'worker' | 'server';

export interface Settings {
  language: Language;
  theme: Theme;
  engine: EngineChoice;
  /** Patterns on colours, for people who see colours differently. */
  patterns: boolean;
  /** The look of Sokoban's boards. */
  sokoban: 'warehouse' | 'garden' | 'space';
  /** Who walks in Sokoban; null is the one who is at home in the look. */
  character: 'worker' | 'cat' | 'robot' | 'penguin' | null;
  /** Whether Bloxorz is shown in space or flat. */
  bloxorz: 'solid' | 'flat';
}

const KEY = 'settings';
const VERSION = 1;

const fresh: Settings = {
  language: navigator.language.toLowerCase().startsWith('vi') ? 'vi' : 'en',
  theme: 'system',
  engine: 'auto',
  patterns: false,
  sokoban: 'warehouse',
  character: null,
  bloxorz: 'solid',
};

export const settings: Settings = $state({ ...fresh, ...recall<Partial<Settings>>(KEY, VERSION, {}) });

$effect.root(() => {
  $effect(() => void remember(KEY, VERSION, $state.snapshot(settings)));
});
