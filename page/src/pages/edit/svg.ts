// A canvas that writes down what is painted on it as SVG: the parts of the canvas that painters of boards use.

interface Pen {
  fillStyle: string | Gradient;
  strokeStyle: string | Gradient;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  font: string;
  textAlign: string;
  textBaseline: string;
  dash: readonly number[];
  clip: string;
  moved: readonly [x: number, y: number];
}

class Gradient {
  readonly stops: string[] = [];
  constructor(readonly id: string) {}
  addColorStop(offset: number, colour: string): void {
    this.stops.push(`<stop offset="${offset}" ${coloured('stop', colour)}/>`);
  }
}

const short = (value: number) => String(Math.round(value * 100) / 100);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A colour as attributes; one with blanks and a share of opacity is understood by browsers alone, so it is taken apart. */
function coloured(what: 'fill' | 'stroke' | 'stop', colour: string): string {
  const name = what === 'stop' ? 'stop-color' : what;
  const [, model, one, two, three, share] = /^(rgb|hsl)\(([\d.]+) ([\d.]+%?) ([\d.]+%?) \/ ([\d.]+%?)\)$/.exec(colour) ?? [];
  if (model === undefined || share === undefined) return `${name}="${escaped(colour)}"`;
  const opacity = share.endsWith('%') ? Number(share.slice(0, -1)) / 100 : Number(share);
  return `${name}="${model}(${one},${two},${three})" ${what === 'stop' ? 'stop' : what}-opacity="${opacity}"`;
}

export class SvgCanvas {
  fillStyle: string | Gradient = '#000000';
  strokeStyle: string | Gradient = '#000000';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign = 'start';
  textBaseline = 'alphabetic';
  private dash: readonly number[] = [];
  private clipped = '';
  private moved: readonly [x: number, y: number] = [0, 0];
  private path = '';
  private readonly saved: Pen[] = [];
  private readonly parts: string[] = [];
  private readonly defs: (string | Gradient)[] = [];
  /** Painters keep pictures by their canvas; there is none to keep them by. */
  readonly canvas = { width: 0, height: 0 };

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign, textBaseline, dash, clipped: clip, moved } = this;
    this.saved.push({ fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign, textBaseline, dash, clip, moved });
  }
  restore(): void {
    const pen = this.saved.pop();
    if (!pen) return;
    const { dash, clip, moved, ...rest } = pen;
    Object.assign(this, rest);
    [this.dash, this.clipped, this.moved] = [dash, clip, moved];
  }
  translate(x: number, y: number): void {
    this.moved = [this.moved[0] + x, this.moved[1] + y];
  }

  beginPath(): void {
    this.path = '';
  }
  closePath(): void {
    this.path += 'Z';
  }
  moveTo(x: number, y: number): void {
    this.path += `M${short(x)} ${short(y)}`;
  }
  lineTo(x: number, y: number): void {
    this.path += `${this.path === '' ? 'M' : 'L'}${short(x)} ${short(y)}`;
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.path += `Q${short(cx)} ${short(cy)} ${short(x)} ${short(y)}`;
  }
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.path += `C${[ax, ay, bx, by, x, y].map(short).join(' ')}`;
  }
  rect(x: number, y: number, wide: number, high: number): void {
    this.path += `M${short(x)} ${short(y)}h${short(wide)}v${short(high)}h${short(-wide)}Z`;
  }
  roundRect(x: number, y: number, wide: number, high: number, radius: number | readonly number[] = 0): void {
    const all = typeof radius === 'number' ? [radius] : radius;
    const most = Math.min(Math.abs(wide), Math.abs(high)) / 2;
    const round = (at: number) => Math.min(most, all[all.length === 1 ? 0 : at] ?? 0);
    const [a, b, c, d] = [round(0), round(1), round(2), round(3)];
    const arc = (r: number, dx: number, dy: number) => (r > 0 ? `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}` : '');
    this.path +=
      `M${short(x + a)} ${short(y)}h${short(wide - a - b)}${arc(b, b, b)}v${short(high - b - c)}${arc(c, -c, c)}` +
      `h${short(-(wide - c - d))}${arc(d, -d, -d)}v${short(-(high - d - a))}${arc(a, a, -a)}Z`;
  }
  arc(x: number, y: number, radius: number, from: number, to: number, back = false): void {
    this.ellipse(x, y, radius, radius, 0, from, to, back);
  }
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number, back = false): void {
    const point = (angle: number) => {
      const [px, py] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
      return `${short(x + px * Math.cos(turn) - py * Math.sin(turn))} ${short(y + px * Math.sin(turn) + py * Math.cos(turn))}`;
    };
    const degrees = short((turn * 180) / Math.PI);
    const part = (angle: number, large: number) => `A${short(rx)} ${short(ry)} ${degrees} ${large} ${back ? 0 : 1} ${point(angle)}`;
    const join = this.path === '' || this.path.endsWith('Z') ? 'M' : 'L';
    const sweep = Math.abs(to - from);
    if (sweep >= Math.PI * 2 - 1e-6) this.path += `M${point(from)}${part(from + Math.PI, 1)}${part(from, 1)}Z`;
    else this.path += `${join}${point(from)}${part(to, sweep > Math.PI ? 1 : 0)}`;
  }

  fill(): void {
    this.add(`<path d="${this.path}" ${this.paintOf('fill', this.fillStyle)}`);
  }
  stroke(): void {
    this.add(`<path d="${this.path}" fill="none" ${this.stroked()}`);
  }
  clip(): void {
    const id = `c${this.defs.length}`;
    this.defs.push(`<clipPath id="${id}"><path d="${this.path}"/></clipPath>`);
    this.clipped = id;
  }
  fillRect(x: number, y: number, wide: number, high: number): void {
    this.add(`<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(high)}" ${this.paintOf('fill', this.fillStyle)}`);
  }
  strokeRect(x: number, y: number, wide: number, high: number): void {
    this.add(`<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(high)}" fill="none" ${this.stroked()}`);
  }
  fillText(text: string, x: number, y: number): void {
    if (text === '') return;
    const [, weight = '400', size = '10'] = /^(?:(\d+) )?([\d.]+)px/.exec(this.font) ?? [];
    const anchor = this.textAlign === 'center' ? 'middle' : this.textAlign === 'right' ? 'end' : 'start';
    const base = this.textBaseline === 'middle' ? ' dominant-baseline="central"' : '';
    const family = this.font.includes('monospace') ? 'monospace' : 'sans-serif';
    const font = `font-family="${family}" font-weight="${weight}" font-size="${short(Number(size))}"`;
    this.add(`<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}"${base} ${font} ${this.paintOf('fill', this.fillStyle)}`, `>${escaped(text)}</text>`);
  }
  /** Pictures of one pixel to a cell stay as they are, however far they are enlarged. */
  drawImage(picture: HTMLCanvasElement, fromX: number, fromY: number, fromWide: number, fromHigh: number, x: number, y: number, wide: number, high: number): void {
    const part = document.createElement('canvas');
    [part.width, part.height] = [fromWide, fromHigh];
    part.getContext('2d')?.drawImage(picture, -fromX, -fromY);
    const box = `x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(high)}"`;
    this.add(`<image ${box} preserveAspectRatio="none" style="image-rendering:pixelated" href="${part.toDataURL()}"`);
  }
  setLineDash(dash: readonly number[]): void {
    this.dash = dash;
  }
  createRadialGradient(x: number, y: number, from: number, x2: number, y2: number, to: number): Gradient {
    const gradient = new Gradient(`g${this.defs.length}`);
    this.gradients.set(gradient, `cx="${short(x2)}" cy="${short(y2)}" r="${short(to)}" fx="${short(x)}" fy="${short(y)}" fr="${short(from)}"`);
    this.defs.push(gradient);
    return gradient;
  }
  private readonly gradients = new Map<Gradient, string>();

  /** What was painted, piece by piece: the definitions first. */
  pieces(): string[] {
    const defs = this.defs.map((def) =>
      typeof def === 'string' ? def : `<radialGradient id="${def.id}" gradientUnits="userSpaceOnUse" ${this.gradients.get(def) ?? ''}>${def.stops.join('')}</radialGradient>`,
    );
    return [`<defs>${defs.join('')}</defs>`, ...this.parts];
  }

  /** The picture, with a title for people who cannot see it. */
  toString(width: number, height: number, title: string, ground: string): string {
    const [defs, ...parts] = this.pieces();
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}">` +
      `<title>${escaped(title)}</title>${defs}<rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}</svg>`
    );
  }

  private add(start: string, end = '/>'): void {
    const alpha = this.globalAlpha < 1 ? ` opacity="${short(this.globalAlpha)}"` : '';
    const clip = this.clipped ? ` clip-path="url(#${this.clipped})"` : '';
    const [x, y] = this.moved;
    const move = x || y ? ` transform="translate(${short(x)} ${short(y)})"` : '';
    this.parts.push(start + alpha + clip + move + end);
  }
  private paintOf(what: 'fill' | 'stroke', style: string | Gradient): string {
    return style instanceof Gradient ? `${what}="url(#${style.id})"` : coloured(what, style);
  }
  private stroked(): string {
    const dash = this.dash.length ? ` stroke-dasharray="${this.dash.join(' ')}"` : '';
    return `${this.paintOf('stroke', this.strokeStyle)} stroke-width="${short(this.lineWidth)}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"${dash}`;
  }
}
