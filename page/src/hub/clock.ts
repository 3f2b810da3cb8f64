// Games on the server's clock: which one belongs to the game of a level that is open in this browser.
import { forget, recall, remember } from '../store/persist';
import { hub } from './client';

const [KEY, VERSION] = ['clock:', 1];

export class Clock {
  private begun: Promise<string | null>;

  constructor(private readonly level: string) {
    this.begun = Promise.resolve(recall<string | null>(KEY + level, VERSION, null));
  }

  /** Begins a game. One that the server cannot be told of has no time. */
  begin(): void {
    forget(KEY + this.level);
    this.begun = hub.start(this.level).then(
      ({ game }) => {
        remember(KEY + this.level, VERSION, game);
        return game;
      },
      () => null,
    );
  }

  /** The game, which is over. */
  async end(): Promise<string | null> {
    const game = await this.begun;
    forget(KEY + this.level);
    this.begun = Promise.resolve(null);
    return game;
  }
}
