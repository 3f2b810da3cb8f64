// The words of what is shown of local searches, by language.
import type { Words } from '../../../i18n/en';
import type { Language } from '../../../i18n/languages';
import { en } from './words.en';
import { vi } from './words.vi';

export type LocalWords = Words<typeof en>;
export const words: Record<Language, LocalWords> = { en, vi };
