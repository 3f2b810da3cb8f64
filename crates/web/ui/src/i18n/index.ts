// The page's words in the language the person chose. `i18n.t` is reactive where it is read in a component.
import { settings, type Language } from '../store/settings.svelte';
import { en, type Dictionary } from './en';
import { vi } from './vi';

const dictionaries: Record<Language, Dictionary> = { en, vi };

export const i18n = {
  get t(): Dictionary {
    return dictionaries[settings.language];
  },
  /** A whole number with the separators of the language. */
  count(value: number): string {
    return value.toLocaleString(settings.language);
  },
};

/** A text of the Rust side by its name: the page's translation where it has one, else as it came. */
export function told(texts: Readonly<Record<string, string>>, name: string, otherwise: string): string {
  return texts[name] ?? otherwise;
}
