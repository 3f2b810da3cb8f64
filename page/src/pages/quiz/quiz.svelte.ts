// A quiz in progress: its questions, which one is open, and what was answered.
import type { LevelRef, Quiz, Request } from '../../protocol';
import { asked } from '../../transport/asking';

/** What a quiz is about. */
export interface Subject {
  request: Request;
  seed: number;
  count: number;
}

/** How far a quiz is. */
export interface Progress {
  phase: 'asking' | 'done';
  at: number;
  answers: number[];
}

const BEGINNING: Progress = { phase: 'asking', at: 0, answers: [] };

export class Quizzing {
  quiz: Quiz | null = $state.raw(null);
  phase: 'loading' | 'asking' | 'done' | 'failed' = $state('loading');
  error: unknown = $state.raw(null);
  /** The place of the open question. */
  at = $state(0);
  /** The answers so far, in the order of the questions. */
  answers: number[] = $state.raw([]);
  readonly question = $derived(this.quiz?.questions[this.at] ?? null);
  /** What was answered to the open question. */
  readonly answer = $derived(this.answers[this.at] ?? null);
  readonly right = $derived(this.answers.filter((answer, at) => answer === this.quiz?.questions[at]?.right).length);
  private stop: AbortController | null = null;

  /** Begins a quiz, or goes on with one that was left. */
  async start(level: LevelRef, subject: Subject, from: Progress = BEGINNING): Promise<void> {
    [this.phase, this.quiz] = ['loading', null];
    if (await this.load(level, subject)) this.stand(from);
  }

  /** How far it is; null while there are no questions. */
  get progress(): Progress | null {
    const { phase, at, answers } = this;
    return phase === 'asking' || phase === 'done' ? { phase, at, answers } : null;
  }

  /** Asks for the same questions again, in the language of the page; answers stay. */
  async reword(level: LevelRef, subject: Subject): Promise<void> {
    if (this.phase === 'asking' || this.phase === 'done') await this.load(level, subject);
  }

  /** Begins the same questions again. */
  restart(): void {
    this.stand(BEGINNING);
  }

  choose(choice: number): void {
    if (this.phase !== 'asking' || this.answer !== null || !this.question || choice >= this.question.choices.length) return;
    this.answers = [...this.answers, choice];
  }

  /** Goes on to the next question, or to the result. */
  next(): void {
    if (this.answer === null) return;
    if (this.at + 1 < (this.quiz?.questions.length ?? 0)) this.at += 1;
    else this.phase = 'done';
  }

  close(): void {
    this.stop?.abort();
    this.stop = null;
  }

  private stand({ phase, at, answers }: Progress): void {
    [this.phase, this.at, this.answers] = [phase, at, answers];
  }

  /** Whether the questions are there. */
  private async load(level: LevelRef, { request, seed, count }: Subject): Promise<boolean> {
    this.close();
    const stop = new AbortController();
    this.stop = stop;
    try {
      const quiz = await asked({ ask: 'quiz', level, request, seed, count }, undefined, stop.signal);
      if (this.stop !== stop) return false;
      this.quiz = quiz;
      return true;
    } catch (error) {
      if (this.stop === stop) [this.phase, this.error] = ['failed', error ?? true];
      return false;
    }
  }
}
