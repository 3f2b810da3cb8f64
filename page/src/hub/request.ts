// One request to the house: JSON in and out, in the language of the page. What is refused is thrown as one kind of error.
import { i18n } from '../i18n';
import { settings } from '../store/settings.svelte';
import type { HubProblem } from './types';

/** What the house refused, or why it could not be asked: a sentence for people, and names for programs. */
export class HubError extends Error {
  constructor(
    message: string,
    /** A name for programs; `unreachable` where there was no answer. */
    readonly problem: string,
    readonly status = 0,
    /** After how many seconds to try again, where the house says so. */
    readonly after: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'HubError';
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The address of a file of the house, for links. */
export function addressOf(path: string, asked: object = {}): string {
  const url = new URL(`api/hub${path}`, document.baseURI);
  for (const [name, value] of Object.entries(asked)) if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  return url.href;
}

/** Asks the house. Throws a `HubError`, or an `AbortError` when it was cancelled. */
export async function request<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await sent(method, path, body, signal);
  if (answer.status === 204) return undefined as T;
  const told = (await answer.json().catch(() => null)) as unknown;
  // All levels of a text may be there already: that is an answer, not a problem.
  if (told !== null && (answer.ok || (answer.status === 409 && !isProblem(told)))) return told as T;
  throw refused(answer, told);
}

async function sent(method: Method, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': settings.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(addressOf(path), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new HubError(i18n.t.hub.unreachable, 'unreachable', 0, null, { cause: error });
  }
}

/** The error of an answer; a proxy in front of the house may answer without its words. */
function refused(answer: Response, told: unknown): HubError {
  const seconds = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
  const after = Number.isNaN(seconds) ? null : seconds;
  if (isProblem(told)) return new HubError(told.message, told.problem, answer.status, after);
  const words = i18n.t.hub;
  if (answer.status === 429) return new HubError(words.tooOften(String(after ?? 10)), 'too-many', 429, after);
  return new HubError(words.noAnswer(String(answer.status)), 'broken', answer.status, after);
}

function isProblem(told: unknown): told is HubProblem {
  return typeof told === 'object' && told !== null && 'problem' in told && 'message' in told;
}

const ask =
  (method: Method) =>
  <A>(path: string, body?: unknown, signal?: AbortSignal): Promise<A> =>
    request<A>(method, path, body, signal);
export const [get, post, put, patch, remove] = [ask('GET'), ask('POST'), ask('PUT'), ask('PATCH'), ask('DELETE')];

/** A path whose gaps are filled with names or ids. */
export function at(parts: TemplateStringsArray, ...holes: string[]): string {
  return String.raw({ raw: parts }, ...holes.map(encodeURIComponent));
}

/** A path with what stands behind the question mark. */
export function asked(path: string, wanted: object): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length ? `${path}?${query}` : path;
}
