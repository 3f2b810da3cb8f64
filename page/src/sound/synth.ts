// Soft sounds, made on the spot: a few tones and breaths of noise, each with a quick start and a slow end. Nothing is loaded,
// and nothing is heard until the person switches sounds on.
import { settings } from '../store/settings.svelte';

export type Sound = 'move' | 'push' | 'pour' | 'roll' | 'switch' | 'placed' | 'taken' | 'wrong' | 'fall' | 'won';

/** A tone, or noise through a filter, that glides from one pitch (in hertz) to another. Times are in seconds. */
interface Part {
  wave: 'sine' | 'triangle' | 'noise';
  from: number;
  to?: number;
  at?: number;
  length: number;
  loud: number;
}

const scores: Record<Sound, readonly Part[]> = {
  move: [{ wave: 'triangle', from: 310, to: 250, length: 0.07, loud: 0.12 }],
  push: [
    { wave: 'noise', from: 420, to: 240, length: 0.16, loud: 0.3 },
    { wave: 'sine', from: 130, to: 95, length: 0.14, loud: 0.28 },
  ],
  pour: [
    { wave: 'noise', from: 900, to: 1700, length: 0.5, loud: 0.14 },
    { wave: 'sine', from: 420, to: 780, length: 0.5, loud: 0.06 },
    { wave: 'sine', from: 620, to: 900, at: 0.14, length: 0.1, loud: 0.06 },
    { wave: 'sine', from: 700, to: 980, at: 0.3, length: 0.1, loud: 0.06 },
  ],
  roll: [
    { wave: 'sine', from: 190, to: 110, at: 0.15, length: 0.12, loud: 0.34 },
    { wave: 'noise', from: 700, to: 300, at: 0.15, length: 0.06, loud: 0.16 },
  ],
  switch: [
    { wave: 'sine', from: 190, to: 110, at: 0.15, length: 0.1, loud: 0.26 },
    { wave: 'triangle', from: 520, at: 0.2, length: 0.09, loud: 0.13 },
    { wave: 'triangle', from: 780, at: 0.28, length: 0.16, loud: 0.12 },
  ],
  placed: [
    { wave: 'sine', from: 523, length: 0.12, loud: 0.15 },
    { wave: 'sine', from: 784, at: 0.05, length: 0.16, loud: 0.11 },
  ],
  taken: [{ wave: 'sine', from: 440, to: 330, length: 0.12, loud: 0.12 }],
  wrong: [
    { wave: 'triangle', from: 196, to: 174, length: 0.12, loud: 0.16 },
    { wave: 'triangle', from: 165, to: 147, at: 0.1, length: 0.16, loud: 0.14 },
  ],
  fall: [
    { wave: 'sine', from: 520, to: 70, length: 0.75, loud: 0.16 },
    { wave: 'noise', from: 900, to: 160, length: 0.7, loud: 0.08 },
  ],
  won: [
    { wave: 'triangle', from: 523, length: 0.3, loud: 0.13 },
    { wave: 'triangle', from: 659, at: 0.11, length: 0.3, loud: 0.13 },
    { wave: 'triangle', from: 784, at: 0.22, length: 0.34, loud: 0.13 },
    { wave: 'sine', from: 1047, at: 0.33, length: 0.6, loud: 0.13 },
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Makes a sound, if the person wants sounds. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers keep it silent until something was pressed.
  if (context.state === 'suspended') void context.resume();
  for (const part of scores[sound]) schedule(context, part);
}

function schedule(audio: AudioContext, { wave, from, to = from, at = 0, length, loud }: Part): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, start + length);
  volume.connect(audio.destination);
  const source = wave === 'noise' ? breath(audio, from, to, start, length, volume) : tone(audio, wave, from, to, start, length, volume);
  source.start(start);
  source.stop(start + length + 0.02);
}

function tone(audio: AudioContext, wave: OscillatorType, from: number, to: number, start: number, length: number, out: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(out);
  return source;
}

function breath(audio: AudioContext, from: number, to: number, start: number, length: number, out: AudioNode): AudioBufferSourceNode {
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.4;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  filter.connect(out);
  const source = audio.createBufferSource();
  source.buffer = noise ??= hiss(audio);
  source.connect(filter);
  return source;
}

/** One second of white noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
