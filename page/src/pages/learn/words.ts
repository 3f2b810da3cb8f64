// The words of the lessons' frame, by language. They are loaded with the lessons, not with the page.
import type { Language } from '../../i18n/languages';
import type { Words } from '../../i18n/en';
import { en } from './words.en';
import { vi } from './words.vi';

export const words: Record<Language, Words<typeof en>> = { en, vi };
