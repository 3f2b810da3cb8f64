// The page's words in the language the person chose. `i18n.t` is reactive where it is read in a component.
import { settings } from '../store/settings.svelte';
import type { Dictionary } from './en';
import { dictionaries, type Language } from './languages';

export { sentence } from './sentence';

export const i18n = {
  get t(): Dictionary {
    return this.choose(dictionaries);
  },
  choose<T>(words: Readonly<Record<Language, T>>): T {
    return words[settings.language];
  },
  /** A whole number with the separators of the language. */
  count(value: number): string {
    return value.toLocaleString(settings.language);
  },
};
