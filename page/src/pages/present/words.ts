// The words of presentations and of what is saved, by language. They are loaded with the pages that search, not with the first.
import type { Words } from '../../i18n/en';
import type { Language } from '../../i18n/languages';
import { en } from './words.en';
import { vi } from './words.vi';

export const words: Record<Language, Words<typeof en>> = { en, vi };
