// The words of the panel, by language. They are loaded with the watch page and the lessons, not with the first page.
import type { Words } from '../../../i18n/en';
import { en } from '../../../i18n/en/think';
import type { Language } from '../../../i18n/languages';
import { vi } from '../../../i18n/vi/think';

export const words: Record<Language, Words<typeof en>> = { en, vi };
