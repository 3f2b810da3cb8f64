// Answers that are not handed in yet: kept in this browser, so that none is lost.
import { forget, recall, remember } from '../../../store/persist';

const VERSION = 1;
const key = (assignment: string) => `answers:${assignment}`;

/** No answer was chosen. */
export const NONE = -1;

/** The answers to a quiz of so many questions. */
export function keptAnswers(assignment: string, questions: number): number[] {
  const kept = recall<number[]>(key(assignment), VERSION, []);
  return Array.from({ length: questions }, (_, at) => kept[at] ?? NONE);
}

export const keepAnswers = (assignment: string, answers: readonly number[]): boolean => remember(key(assignment), VERSION, answers);
export const forgetAnswers = (assignment: string): void => forget(key(assignment));
