// What a teacher and those of a class ask: classes, assignments, what is handed in.
import { addressOf, at, get, post, put, remove } from './request';
import type * as T from './types';

/** What is said about a class. */
interface About {
  title: string;
  about: string;
}

export const classes = {
  mine: () => get<T.MyClasses>('/classes'),
  make: (about: About) => post<T.ClassPage>('/classes', about),
  join: (code: string) => post<T.ClassPage>('/classes/join', { code }),
  open: (id: string) => get<T.ClassPage>(at`/classes/${id}`),
  edit: (id: string, about: About) => put<T.ClassPage>(at`/classes/${id}`, about),
  remove: (id: string) => remove<void>(at`/classes/${id}`),
  /** A new code to join by; the old one is dead. */
  renewCode: (id: string) => post<T.ClassPage>(at`/classes/${id}/code`),
  /** Nobody can join until there is a new code. */
  endCode: (id: string) => remove<T.ClassPage>(at`/classes/${id}/code`),
  members: (id: string) => get<T.Member[]>(at`/classes/${id}/members`),
  /** Takes somebody out of a class, or oneself, with all they handed in there. */
  leave: (id: string, name: string) => remove<void>(at`/classes/${id}/members/${name}`),
  board: (id: string) => get<T.ClassBoard>(at`/classes/${id}/board`),
  csv: (id: string) => addressOf(at`/classes/${id}/csv`),
  assign: (id: string, assign: T.Assign) => post<T.Assignment>(at`/classes/${id}/assignments`, assign),
};

export const assignments = {
  open: (id: string) => get<T.Assignment>(at`/assignments/${id}`),
  edit: (id: string, assign: T.Assign) => put<T.Assignment>(at`/assignments/${id}`, assign),
  remove: (id: string) => remove<void>(at`/assignments/${id}`),
  progress: (id: string) => get<T.Progress>(at`/assignments/${id}/progress`),
  board: (id: string) => get<T.ClassBoard>(at`/assignments/${id}/board`),
  csv: (id: string) => addressOf(at`/assignments/${id}/csv`),
  questions: (id: string) => get<T.Paper>(at`/assignments/${id}/questions`),
  /** Hands in the places of the chosen answers, -1 where none was chosen; once only. */
  answer: (id: string, answers: number[]) => post<T.Paper>(at`/assignments/${id}/answers`, { answers }),
  /** Hands in a program, in the place of the former one. */
  handIn: (id: string, file: string, content: string) => post<T.HandIn>(at`/assignments/${id}/hand-in`, { file, content }),
  /** Where a program that was handed in is. */
  file: (handIn: string) => addressOf(at`/hand-ins/${handIn}/file`),
};
