// The engine behind HTTP: quick asks are one request, slow ones a stream of server-sent events.
import type { Ask, Event, Reply } from '../protocol';
import { Unreachable, type Engine } from './engine';
import { isSlow } from './slow_asks';
import { eventsOf } from './sse';

export class ServerEngine implements Engine {
  readonly kind = 'server';
  /** The name under which the server keeps recordings for this page. */
  private readonly session = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

  /** Finds out whether a server answers. */
  static async start(): Promise<Engine> {
    const answer = await fetch(address('api/health'), { headers: { accept: 'application/json' } });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !type.includes('json')) throw new Error('no server answers here');
    return new ServerEngine();
  }

  async ask(ask: Ask, onEvent?: (event: Event) => void, signal?: AbortSignal): Promise<Reply> {
    try {
      return await this.send(ask, onEvent, signal);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new Unreachable('the server no longer responds', { cause: error });
    }
  }

  private async send(ask: Ask, onEvent?: (event: Event) => void, signal?: AbortSignal): Promise<Reply> {
    const slow = isSlow(ask);
    const answer = await fetch(address(slow ? 'api/stream' : 'api/ask'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-solvarium-session': this.session },
      body: JSON.stringify(ask),
      ...(signal ? { signal } : {}),
    });
    if (!slow || !answer.body || !(answer.headers.get('content-type') ?? '').includes('event-stream')) {
      if ((answer.headers.get('content-type') ?? '').includes('json')) return (await answer.json()) as Reply;
      throw new Error(`the server answered with ${answer.status}`);
    }
    for await (const { name, data } of eventsOf(answer.body)) {
      if (name === 'reply') return JSON.parse(data) as Reply;
      onEvent?.(JSON.parse(data) as Event);
    }
    throw new Error('the server ended the stream without a reply');
  }
}

function address(path: string): URL {
  return new URL(path, document.baseURI);
}
