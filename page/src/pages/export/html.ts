// A page by itself, without anything from elsewhere: pictures that can be scrubbed through, also from a file.

export interface Scrubbable {
  title: string;
  language: string;
  width: number;
  height: number;
  ground: string;
  ink: string;
  scheme: 'light' | 'dark';
  /** Each picture in pieces of SVG. */
  frames: readonly (readonly string[])[];
  /** Each picture in words. */
  labels: readonly string[];
  /** Milliseconds from one picture to the next. */
  pace: number;
  words: { scrub: string; play: string; pause: string; keys: string; sampled: string };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Pieces that several pictures share are written once: pictures are lists of the pieces' numbers. */
export function shared(frames: readonly (readonly string[])[]): { pieces: string[]; frames: number[][] } {
  const known = new Map<string, number>();
  const numberOf = (piece: string) => {
    const number = known.get(piece) ?? known.size;
    known.set(piece, number);
    return number;
  };
  return { frames: frames.map((frame) => frame.map(numberOf)), pieces: [...known.keys()] };
}

/** What runs in the page. It is written as text so that the page needs nothing else. */
const SCRIPT = `
const data = JSON.parse(document.getElementById('data').textContent);
const [picture, bar, place, button] = ['picture', 'bar', 'place', 'play'].map((id) => document.getElementById(id));
let timer = 0;
function show(at) {
  at = Math.max(0, Math.min(data.frames.length - 1, at));
  bar.value = at;
  picture.innerHTML = data.frames[at].map((piece) => data.pieces[piece]).join('');
  picture.setAttribute('aria-label', data.labels[at]);
  bar.setAttribute('aria-valuetext', data.labels[at]);
  place.textContent = at + 1 + ' / ' + data.frames.length;
  document.body.dataset.at = at;
}
function pause() {
  clearInterval(timer);
  timer = 0;
  button.textContent = data.words.play;
}
function play() {
  if (timer) return pause();
  if (Number(bar.value) >= data.frames.length - 1) show(0);
  button.textContent = data.words.pause;
  timer = setInterval(() => {
    show(Number(bar.value) + 1);
    if (Number(bar.value) >= data.frames.length - 1) pause();
  }, data.pace);
}
bar.addEventListener('input', () => { pause(); show(Number(bar.value)); });
button.addEventListener('click', play);
addEventListener('keydown', (event) => {
  const steps = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1, Home: -Infinity, End: Infinity };
  if (event.key === ' ' && event.target !== button) play();
  else if (event.key in steps) { pause(); show(Number(bar.value) + steps[event.key]); }
  else return;
  event.preventDefault();
});
show(0);
`;

export function scrubbable(film: Scrubbable): string {
  const { title, language, width, height, ground, ink, scheme, labels, pace, words } = film;
  // Within a script nothing may look like the end of one.
  const data = JSON.stringify({ ...shared(film.frames), labels, pace, words }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: ${scheme}; }
body { margin: 0; padding: 16px; background: ${ground}; color: ${ink}; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: ${width}px; margin: 0 auto; }
svg { display: block; width: 100%; height: auto; max-height: 80vh; }
.row { display: flex; gap: 12px; align-items: center; margin-top: 12px; }
.row input { flex: 1; min-width: 0; height: 44px; }
button { min-width: 96px; min-height: 44px; font: inherit; }
</style>
</head>
<body>
<main>
<h1 style="font-size: 20px">${escaped(title)}</h1>
<svg id="picture" role="img" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg"></svg>
<div class="row">
<button id="play" type="button">${escaped(words.play)}</button>
<input id="bar" type="range" min="0" max="${film.frames.length - 1}" value="0" aria-label="${escaped(words.scrub)}">
<span id="place"></span>
</div>
<p>${escaped([words.sampled, words.keys].filter(Boolean).join(' '))}</p>
</main>
<script type="application/json" id="data">${data}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
