// The search of a lesson's example: it runs when the lesson is opened, and again at once when its map is changed.
import type { LevelRef, LoadedLevel } from '../../protocol';
import { refOf } from '../../store/level';
import { asked } from '../../transport/asking';
import { Latest } from '../watch/latest';
import { Watching } from '../watch/run.svelte';
import type { Example } from './lesson';

/** Many times what any example takes. */
const MOST = 200_000;

export class Live {
  watching: Watching = $state.raw(new Watching());
  loaded: LoadedLevel | null = $state.raw(null);
  /** The address of the same search on the watch page. */
  address = $state('');
  error: unknown = $state.raw(null);
  private readonly maps = new Latest<LevelRef>((level) => this.guard(() => this.replace(level)));
  private isOpen = true;

  constructor(private readonly example: Example) {}

  begin(): Promise<void> {
    return this.guard(async () => {
      const level = refOf(this.example.level);
      this.loaded = await asked({ ask: 'load', level });
      await this.run(this.watching, level, this.loaded);
      await this.name(level);
    });
  }

  /** Searches another level in place of the one that is shown. */
  show(level: LevelRef): void {
    this.maps.want(level);
  }

  close(): void {
    this.isOpen = false;
    this.maps.clear();
    this.watching.close();
  }

  /** The search before stays until the new one is there, and then what it covers in the end is shown. */
  private async replace(level: LevelRef): Promise<void> {
    const loaded = await asked({ ask: 'load', level });
    const next = new Watching();
    await this.run(next, level, loaded);
    if (!this.isOpen) return next.close();
    next.search?.track.seek(next.search.track.last);
    const before = this.watching;
    [this.loaded, this.watching] = [loaded, next];
    before.close();
    await this.name(level);
  }

  private run(watching: Watching, level: LevelRef, loaded: LoadedLevel): Promise<void> {
    return watching.start(level, { ...this.example.run, limits: { nodes: MOST } }, loaded.start.board);
  }

  private async name(level: LevelRef): Promise<void> {
    const view = { page: 'watch', request: this.example.run } as const;
    this.address = (await asked({ ask: 'make-link', shared: { level, view } })).link;
  }

  private async guard(work: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await work();
    } catch (error) {
      this.error = error ?? true;
    }
  }
}
