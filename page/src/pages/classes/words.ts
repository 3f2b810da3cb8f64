// The words of classes, by language. They are loaded with these pages.
import type { Words } from '../../i18n/en';
import type { Language } from '../../i18n/languages';
import { en } from './words.en';
import { vi } from './words.vi';

export const words: Record<Language, Words<typeof en>> = { en, vi };
