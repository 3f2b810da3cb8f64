// An assignment while it is written.
import type { Assign, Assignment, AssignmentKind } from '../../../hub/types';
import { fromField, toField } from './times';

export interface Draft {
  title: string;
  text: string;
  kind: AssignmentKind;
  opens: string;
  deadline: string;
  levels: string[];
  help: string[];
  quiz: NonNullable<Assign['quiz']>;
  command: string;
}

/** How programs in the language that most classes use are started. */
const COMMAND = 'python3 {file}';

export function draftOf(assignment: Assignment | null): Draft {
  return {
    title: assignment?.title ?? '',
    text: assignment?.text ?? '',
    kind: assignment?.kind ?? 'play',
    opens: toField(assignment?.opens ?? null),
    deadline: toField(assignment?.deadline ?? null),
    levels: assignment?.levels.map(({ level }) => level) ?? [],
    help: assignment?.help ?? ['hint', 'alarm'],
    quiz: assignment?.quiz ?? { level: '', request: { algorithm: 'astar' }, count: 6 },
    command: assignment?.command ?? COMMAND,
  };
}

/** What is sent of a draft: what its kind needs. */
export function assignOf({ title, text, kind, levels, help, quiz, command, ...times }: Draft): Assign {
  const [opens, deadline] = [fromField(times.opens), fromField(times.deadline)];
  const when = { ...(opens === null ? {} : { opens }), ...(deadline === null ? {} : { deadline }) };
  const common = { title, text, kind, ...when, levels: kind === 'quiz' ? [] : levels, help: kind === 'play' ? help : [] };
  if (kind === 'quiz') return { ...common, quiz };
  return kind === 'solver' ? { ...common, command } : common;
}
