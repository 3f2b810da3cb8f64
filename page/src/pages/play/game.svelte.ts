// A game in progress: the history, the position it leads to, and the stopwatch. It knows no rule: it asks for positions.
import type { Picture, Position } from '../../protocol';
import { progress, type Action, type Games, type Help, type Saved } from '../../store/progress.svelte';
import { look } from '../../theme/dark.svelte';
import { AskError } from '../../transport/asking';
import { Stopwatch } from './clock.svelte';
import { deedsAt, joined, marksAt, movesAt } from './history';

/** Time between the steps of a journey, in milliseconds. */
const STEP = 85;
/** Marks made within this time of each other belong to one gesture. */
const GESTURE = 350;

interface Source {
  level: string;
  /** The score of a position; lower is better. */
  score(position: Position): number;
  /** The position after some moves; with `travel`, also the moves that lead there. */
  ask(moves: string[], travel?: { from?: number; to: number }): Promise<Position>;
  /** Where the game is kept, if not among the person's own. */
  games?: Games;
}

export class PlayGame {
  actions: Action[] = $state.raw([]);
  at = $state(0);
  position: Position = $state.raw() as Position;
  /** Whether this game was won just now, whether it was a best, and what help it had: some, or the engine made the last move. */
  won: { best: boolean; assisted: boolean; byEngine: boolean } | null = $state(null);
  /** Whether a hint was taken or the engine played. */
  assisted = $state(false);
  /** All help there was. */
  helps: Help[] = $state.raw([]);
  /** How often a game was begun with a first move since the page was opened. */
  round = $state(0);
  /** Why the position could not be asked for; the moves are kept. */
  trouble: unknown = $state.raw(null);
  readonly watch: Stopwatch;
  readonly moves = $derived(movesAt(this.actions, this.at));
  readonly marks = $derived(marksAt(this.actions, this.at));

  private readonly source: Source;
  private readonly games: Games;
  private asked = 0;
  private looking: Promise<void> = Promise.resolve();
  private journey: string[] = [];
  private timer = 0;
  private marked = 0;
  /** Whether the engine made the last moves. */
  private byEngine = false;
  /** Whether the moves that a restart put aside had help: they can be made again. */
  private helpedBefore = false;
  private helpsBefore: Help[] = [];

  private constructor(source: Source, saved: Saved | null) {
    this.source = source;
    this.games = source.games ?? progress;
    this.actions = saved?.actions ?? [];
    this.at = saved?.at ?? 0;
    this.watch = new Stopwatch(saved?.seconds ?? 0);
    this.assisted = saved?.assisted ?? false;
    // Earlier games did not say which help it was.
    this.helps = saved?.help ?? (this.assisted ? ['hint'] : []);
  }

  /** Opens a game where it was left; from the start if it was won, or can no longer be played. */
  static async open(source: Source): Promise<PlayGame> {
    const game = new PlayGame(source, (source.games ?? progress).saved(source.level));
    try {
      game.position = await source.ask(game.moves);
      if (game.position.solved && game.length > 0) await game.begin();
    } catch (error) {
      if (!(error instanceof AskError && error.isRefusal)) throw error;
      await game.begin();
    }
    return game;
  }

  /** Forgets everything that was done; nothing is stored until something is. */
  private async begin(): Promise<void> {
    this.actions = [];
    this.at = 0;
    this.assisted = false;
    this.helps = [];
    this.watch.reset();
    this.position = await this.source.ask([]);
  }

  get length(): number {
    return this.actions.length;
  }

  /** Makes moves one after the other; those of a journey are shown step by step, unless `atOnce`. */
  make(texts: string[], { atOnce = look.calm, byEngine = false } = {}): void {
    this.arrive();
    const [first, ...rest] = texts;
    if (first === undefined || this.position.solved) return;
    this.watch.start();
    this.byEngine = byEngine;
    this.do(first);
    this.journey = rest;
    if (atOnce) this.arrive();
    else this.walk();
  }

  /** Takes one move back, whatever its place in the list. */
  take(text: string): void {
    this.marked = performance.now();
    this.do({ take: text });
  }

  mark(cells: number[], marked: boolean): void {
    const now = performance.now();
    const last = this.at === this.length ? this.actions[this.at - 1] : undefined;
    const more = now - this.marked < GESTURE ? joined(last, cells, marked) : null;
    this.marked = now;
    if (more) this.actions = [...this.actions.slice(0, -1), more];
    else this.push(marked ? { mark: cells } : { clear: cells });
    this.save();
  }

  seek(at: number): void {
    this.halt();
    this.at = Math.max(0, Math.min(this.length, at));
    this.won = null;
    if (this.at > 0) {
      this.assisted ||= this.helpedBefore;
      this.helps = both(this.helps, this.helpsBefore);
    }
    this.ask();
  }

  restart(): void {
    this.seek(0);
    this.helpedBefore ||= this.assisted;
    this.helpsBefore = both(this.helpsBefore, this.helps);
    [this.assisted, this.helps] = [false, []];
    this.watch.reset();
    this.save();
  }

  /** Waits until the position after the last move is there. */
  async settled(): Promise<void> {
    await this.looking;
  }

  /** Notes that a hint was taken, the engine plays, or the alarm listens. */
  help(kind: Help): void {
    if (this.helps.includes(kind)) return;
    this.helps = [...this.helps, kind];
    if (kind !== 'alarm') this.assisted = true;
    this.save();
  }

  /** Asks again for the position that could not be loaded. */
  retry(): void {
    this.ask();
  }

  /** Asks for the same position in the language of the page. */
  async reword(): Promise<void> {
    const { moves } = this;
    const position = await this.source.ask(moves);
    if (this.moves === moves) [this.position, this.trouble] = [position, null];
  }

  /** Starts over and forgets what was done. */
  clear(): void {
    this.actions = [];
    this.restart();
    [this.helpedBefore, this.helpsBefore] = [false, []];
  }

  async travel(from: number | null, to: number): Promise<string[] | null> {
    this.arrive();
    const { moves } = this;
    try {
      const { travel } = await this.source.ask(moves, from === null ? { to } : { from, to });
      // Moves from a position that has been left are of no use.
      return this.moves === moves ? travel : null;
    } catch (error) {
      this.trouble = error;
      return null;
    }
  }

  /** The boards before and after the move of this number, from 1. */
  async around(number: number): Promise<[Picture, Picture]> {
    const counts = [number - 1, number];
    const positions = await Promise.all(counts.map((count) => this.source.ask(this.moves.slice(0, count))));
    return positions.map(({ board }) => board) as [Picture, Picture];
  }

  close(): void {
    this.arrive();
    this.watch.stop();
    this.save();
  }

  private do(action: Action): void {
    this.push(action);
    this.ask();
  }

  private push(action: Action): void {
    if (this.at === 0) {
      [this.helpedBefore, this.helpsBefore] = [false, []];
      this.round += 1;
    }
    this.actions = [...this.actions.slice(0, this.at), action];
    this.at = this.actions.length;
  }

  /** The next step of a journey, after a pause. */
  private walk(): void {
    const next = this.journey[0];
    if (next === undefined) return;
    this.timer = window.setTimeout(() => {
      this.journey.shift();
      this.do(next);
      this.walk();
    }, STEP);
  }

  /** Ends a journey at its end. */
  private arrive(): void {
    const rest = this.journey;
    this.halt();
    if (rest.length === 0) return;
    rest.forEach((text) => this.push(text));
    this.ask();
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.journey = [];
  }

  private ask(): void {
    this.looking = this.look();
  }

  /** Asks for the position; only the latest question's answer counts. A move that is refused is taken back. */
  private async look(): Promise<void> {
    const question = ++this.asked;
    const at = this.at;
    try {
      const position = await this.source.ask(this.moves);
      if (question !== this.asked) return;
      [this.position, this.trouble] = [position, null];
      if (position.solved) this.win();
      this.save();
    } catch (error) {
      if (question !== this.asked) return;
      if (!(error instanceof AskError && error.isRefusal)) return void (this.trouble = error);
      if (at === 0) return;
      this.halt();
      this.actions = this.actions.slice(0, at - 1);
      this.at = at - 1;
      this.ask();
    }
  }

  private win(): void {
    this.watch.stop();
    if (this.at < this.length) return;
    const { assisted, byEngine, position } = this;
    const made = {
      cost: this.source.score(position),
      moves: position.length,
      seconds: this.watch.seconds,
      measures: this.counted(),
      assisted,
    };
    this.won = { best: this.games.solved(this.source.level, made), assisted, byEngine };
  }

  /** What each measure counts; what was put and taken away again counts too. */
  private counted(): Record<string, number> {
    const deeds = deedsAt(this.actions, this.at);
    const extra = deeds.length - this.position.length;
    const measures = Object.entries(this.position.measures) as [string, number][];
    return Object.fromEntries(measures.map(([name, value]) => [name, value + extra]));
  }

  private save(): void {
    const { actions, at, assisted, helps: help } = this;
    const game = { actions, at, seconds: this.watch.seconds, ...(assisted ? { assisted } : {}), ...(help.length ? { help } : {}) };
    this.games.save(this.source.level, this.position.solved ? 0 : this.moves.length, game);
  }
}

/** Each kind of help once. */
const both = (one: readonly Help[], other: readonly Help[]): Help[] => [...new Set([...one, ...other])];
