// A problem that the engine tells, in the language of the page.
import type { Problem } from '../protocol';
import { i18n } from '.';

export interface ProblemText {
  /** What is wrong. */
  sentence: string;
  /** Where: a line of a text, or a move. */
  place: string;
  /** The engine's own words, with every detail. */
  details: string;
}

export function problemText(problem: Problem): ProblemText {
  const { problems: t, common } = i18n.t;
  const place = problem.line
    ? common.atLine(problem.line, problem.column ?? 1)
    : problem.number
      ? t.move(problem.number)
      : '';
  const sentence = t.kinds[problem.kind](problem.subject ?? '', (problem.known ?? []).join(', '));
  return { sentence, place, details: problem.message };
}
