// A drawing of the page, which is SVG already, as a file by itself: with the colours it has on the page, and a caption.

/** What of the style of an element is written into the file. */
const STYLED = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-size', 'font-weight', 'text-anchor'];
/** Height of a line of the caption, as part of the width of the drawing. */
const LINE = 0.045;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A drawing with the lines of its caption above. */
export function captionedDrawing(inner: string, [x, y, width, height]: readonly [number, number, number, number], caption: readonly string[], ground: string, ink: string): string {
  const line = width * LINE;
  const top = y - (caption.length + 0.5) * line;
  const said = caption.map((text, at) => {
    const size = Math.min(line * 0.68, width / (text.length * 0.56));
    return `<text x="${x + line / 2}" y="${top + (at + 0.9) * line}" font-size="${size.toFixed(2)}" font-weight="${at === 0 ? 650 : 450}" fill="${ink}">${escaped(text)}</text>`;
  });
  const high = height + y - top;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${(high * 2).toFixed(2)}" viewBox="${x} ${top} ${width} ${high}" font-family="sans-serif">` +
    `<title>${escaped(caption.join(', '))}</title><rect x="${x}" y="${top}" width="${width}" height="${high}" fill="${ground}"/>${said.join('')}${inner}</svg>`
  );
}

/** The same of a drawing that is on the page. */
export function svgOfDrawing(drawing: SVGSVGElement, caption: readonly string[]): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [shown, written] = [drawing, copy].map((root) => [...root.querySelectorAll<SVGElement>('*')]);
  shown?.forEach((element, at) => {
    const [style, target] = [getComputedStyle(element), written?.[at]];
    if (!target) return;
    target.removeAttribute('class');
    if (['title', 'g'].includes(element.tagName)) return;
    for (const name of STYLED) target.setAttribute(name, style.getPropertyValue(name));
  });
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const style = getComputedStyle(drawing);
  const read = (name: string) => style.getPropertyValue(name).trim();
  // As XML, which knows fewer names of characters than a page.
  const writer = new XMLSerializer();
  const inner = [...copy.childNodes].map((child) => writer.serializeToString(child)).join('');
  return captionedDrawing(inner, [x, y, width, height], caption, read('--surface'), read('--ink'));
}
