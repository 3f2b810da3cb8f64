// Which engine is in use: the worker of this browser where it works, the server when chosen or when it is the only one.
import { settings, type EngineChoice } from '../store/settings.svelte';
import type { Engine } from './engine';
import { ServerEngine } from './server';
import { WorkerEngine } from './worker_client';

type Kind = Engine['kind'];

const makers: Record<Kind, () => Promise<Engine>> = { worker: WorkerEngine.start, server: ServerEngine.start };

/** In which order engines are tried. */
const order: Record<EngineChoice, Kind[]> = {
  auto: ['worker', 'server'],
  worker: ['worker', 'server'],
  server: ['server', 'worker'],
};

class Engines {
  /** What is known of each kind: whether it could be started. */
  works: Record<Kind, boolean | null> = $state({ worker: null, server: null });
  /** The kind in use; null before one was started, or when none could be. */
  readonly now: Kind | null = $derived(order[settings.engine].find((kind) => this.works[kind]) ?? null);
  /** Whether the server went away while it was in use. */
  gone = $state(false);
  private started: Partial<Record<Kind, Promise<Engine>>> = {};

  /** The engine to ask. Rejects when none works. */
  async engine(): Promise<Engine> {
    let failure: unknown;
    const kinds = order[settings.engine];
    const hopeful = kinds.filter((kind) => this.works[kind] !== false);
    for (const kind of hopeful.length ? hopeful : kinds) {
      try {
        return await this.start(kind);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  /** The engine that runs programs of people: the one in this browser, whichever is in use. */
  module(): Promise<Engine> {
    return this.start('worker');
  }

  /** Finds out whether a kind works. */
  async probe(kind: Kind): Promise<void> {
    await this.start(kind).catch(() => undefined);
  }

  /** An engine no longer responds: it is not asked again until it has been restarted. */
  lose(engine: Engine): void {
    if (this.works[engine.kind]) this.gone = true;
    this.works[engine.kind] = false;
    delete this.started[engine.kind];
  }

  private start(kind: Kind): Promise<Engine> {
    const engine = (this.started[kind] ??= makers[kind]());
    engine.then(
      () => (this.works[kind] = true),
      () => {
        this.works[kind] = false;
        delete this.started[kind];
      },
    );
    return engine;
  }
}

export const engines = new Engines();
