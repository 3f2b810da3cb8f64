// The languages of the page. Browsers with another language get the first.
import { en, type Dictionary } from './en';
import { vi } from './vi';

/** What each language calls itself. */
export const languages = { en: 'English', vi: 'Tiếng Việt' };

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as [Language, ...Language[]];

export const dictionaries: Record<Language, Dictionary> = { en, vi };
