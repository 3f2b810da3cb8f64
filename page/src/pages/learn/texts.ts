// The words of the lessons, loaded when a lesson is opened.
import { languageNames, type Language } from '../../i18n/languages';
import type { LessonText } from './lesson';

const texts = import.meta.glob<LessonText>('./lessons/*/text.*.ts', { import: 'default' });

const fileOf = (name: string, language: Language) => `./lessons/${name}/text.${language}.ts`;

/** Whether there is a lesson about an algorithm or a puzzle. */
export function hasLesson(name: string): boolean {
  return fileOf(name, languageNames[0]) in texts;
}

/** The words of a lesson; null where there is none in this language. */
export async function textOf(name: string, language: Language): Promise<LessonText | null> {
  return (await texts[fileOf(name, language)]?.()) ?? null;
}
