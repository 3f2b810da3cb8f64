// What the house can be asked, with the types of the answers. The routes are described at `/api/docs` of a server.
import { addressOf, asked, at, get, patch, post, put, remove } from './request';
import type * as T from './types';

export { HubError } from './request';

/** Which levels are looked for; whatever is left out may be anything. */
export interface Wanted {
  search?: string;
  puzzle?: string;
  tag?: string;
  /** The name of the person who shared them. */
  by?: string;
  verdict?: T.LevelVerdict;
  /** The id of a collection. */
  collection?: string;
  sort?: 'new' | 'rating' | 'solved' | 'title';
  from?: number;
  count?: number;
}

export const hub = {
  info: () => get<T.HubInfo>(''),

  register: (register: T.Register) => post<T.Welcome>('/people', register),
  signIn: (visit: T.Visit) => post<T.Welcome>('/session', visit),
  signOut: () => remove<void>('/session'),
  profile: (name: string) => get<T.Profile>(at`/people/${name}`),
  setCharacter: (character: T.Character) => patch<T.Me>('/me', { character }),
  setPassphrase: (next: string, old?: string) => put<void>('/me/passphrase', { new: next, ...(old === undefined ? {} : { old }) }),
  renewLink: () => post<T.Welcome>('/me/link'),
  /** Everything that is kept of the person. */
  exported: () => get<unknown>('/me/export'),
  /** Deletes the person and what is theirs; the own name confirms it. */
  deleteMe: (name: string) => remove<void>('/me', { name }),
  keys: () => get<T.Key[]>('/me/keys'),
  addKey: (label: string) => post<T.NewKey>('/me/keys', { label }),
  removeKey: (id: string) => remove<void>(at`/me/keys/${id}`),
  report: (reported: T.Reported) => post<void>('/reports', reported),

  levels: (wanted: Wanted = {}, signal?: AbortSignal) => get<T.LevelList>(asked('/levels', wanted), undefined, signal),
  level: (id: string) => get<T.LevelPage>(at`/levels/${id}`),
  publish: (publish: T.Publish) => post<T.Published>('/levels', publish),
  editLevel: (id: string, edit: T.Edit) => patch<T.SharedLevel>(at`/levels/${id}`, edit),
  removeLevel: (id: string) => remove<void>(at`/levels/${id}`),
  rate: (id: string, stars: number) => put<T.SharedLevel['rating']>(at`/levels/${id}/rating`, { stars }),
  /** Asks for a proof of the least that a level needs. */
  prove: (id: string) => post<{ job: string }>(at`/levels/${id}/proof`),
  /** Where a level is as a file, in one of its puzzle's notations. */
  levelFile: (id: string, to?: string) => addressOf(at`/levels/${id}/text`, { to }),

  collections: (listed: { search?: string; from?: number; count?: number } = {}) => get<T.CollectionList>(asked('/collections', listed)),
  collection: (id: string) => get<T.Collection>(at`/collections/${id}`),
  collect: (collected: T.Collected) => post<T.Collection>('/collections', collected),
  recollect: (id: string, collected: T.Collected) => put<T.Collection>(at`/collections/${id}`, collected),
  discard: (id: string) => remove<void>(at`/collections/${id}`),
  collectionFile: (id: string, to?: string) => addressOf(at`/collections/${id}/text`, { to }),

  /** Begins a game on the server's clock. */
  start: (level: string) => post<T.Started>('/games', { level }),
  finish: (game: string, finish: T.Finish) => post<T.Entry>(at`/games/${game}`, finish),
  /** Enters a solution that was not played on the server's clock. */
  enter: (level: string, finish: T.Finish) => post<T.Entry>('/entries', { level, ...finish }),
  recorded: (id: string) => get<T.Recorded>(at`/entries/${id}`),
  removeEntry: (id: string) => remove<void>(at`/entries/${id}`),
  board: (level: string) => get<T.Board>(asked('/board', { level })),
  runSolver: (run: T.RunSolver) => post<{ job: string }>('/solvers', run),
  solver: (id: string) => get<T.SolverRecorded>(at`/solvers/${id}`),
  standings: (which: { puzzle?: string; pack?: string; week?: string } = {}) => get<T.Standings>(asked('/standings', which)),
  job: (id: string, signal?: AbortSignal) => get<T.JobState>(at`/jobs/${id}`, undefined, signal),

  admin: {
    setRole: (name: string, role: T.Role) => post<T.Person>(at`/admin/people/${name}/role`, { role }),
    ban: (name: string, banned: boolean, reason = '') => post<T.Person>(at`/admin/people/${name}/ban`, { banned, reason }),
    /** The secret of a new link for somebody who lost theirs. */
    replaceLink: (name: string) => post<{ secret: string }>(at`/admin/people/${name}/link`),
    hideLevel: (id: string, hidden: boolean, reason: string) => post<T.SharedLevel>(at`/admin/levels/${id}/hide`, { hidden, reason }),
    hideEntry: (id: string, hidden: boolean, reason: string) => post<void>(at`/admin/entries/${id}/hide`, { hidden, reason }),
    audit: (from = 0, count = 50) => get<T.AuditPage>(asked('/admin/audit', { from, count })),
    reports: () => get<T.AuditLine[]>('/admin/reports'),
  },
};
