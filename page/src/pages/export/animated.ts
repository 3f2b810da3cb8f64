// A film as a file: an animated GIF, or a page of its own that can be scrubbed. Frame by frame, so that it can be ended.
import type { Tone } from '../../boards/grid/tone';
import { i18n } from '../../i18n';
import type { Language } from '../../i18n/languages';
import { words } from '../present/words';
import type { Film } from './film';
import { GifWriter } from './gif';
import { scrubbable } from './html';
import { coloursOf, paintFrame, piecesOf, sizeOf } from './picture';
import { evenly, pace } from './sampling';

/** Milliseconds that the last picture stays. */
const LAST = 2000;

export interface Making {
  tone: Tone;
  language: Language;
  signal: AbortSignal;
  /** Called after each frame. */
  onframe: (done: number, all: number) => void;
}

export async function gifOf(film: Film, { tone, signal, onframe }: Making): Promise<Blob> {
  const places = evenly(film.length);
  const canvas = document.createElement('canvas');
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('the picture could not be made');
  let gif: GifWriter | null = null;
  for (const [done, place] of places.entries()) {
    const frame = await film.frame(place);
    signal.throwIfAborted();
    if (!gif) {
      const { width, height } = sizeOf(frame);
      [canvas.width, canvas.height] = [width, height];
      gif = new GifWriter(width, height);
    }
    paintFrame(ctx, frame, tone);
    gif.add(ctx.getImageData(0, 0, canvas.width, canvas.height).data, done === places.length - 1 ? LAST : pace(places.length));
    onframe(done + 1, places.length);
    // The page stays alive between two frames, whoever answers them.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(gif ? [gif.finish()] : [], { type: 'image/gif' });
}

export async function htmlOf(film: Film, { tone, language, signal, onframe }: Making): Promise<string> {
  const places = evenly(film.length);
  const frames: string[][] = [];
  const labels: string[] = [];
  let size = { width: 0, height: 0 };
  for (const [done, place] of places.entries()) {
    const frame = await film.frame(place);
    signal.throwIfAborted();
    size = sizeOf(frame);
    frames.push(piecesOf(frame, tone));
    labels.push(frame.flatMap(({ foot }) => foot).join(', '));
    onframe(done + 1, places.length);
  }
  const t = i18n.choose(words);
  const sampled = places.length < film.length ? t.sampled(i18n.count(places.length), i18n.count(film.length)) : '';
  const said = { scrub: t.scrub, play: t.play, pause: t.pause, keys: t.htmlKeys, sampled };
  return scrubbable({ title: film.title, language, ...size, ...coloursOf(tone), frames, labels, pace: pace(places.length), words: said });
}
