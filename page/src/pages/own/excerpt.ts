// The place of a mistake in a text: its line with the lines around it, cut to what can be read at a glance.

interface ExcerptLine {
  number: number;
  /** The line up to the place, the letter there, and what follows; lines around have only a beginning. */
  before: string;
  at: string;
  after: string;
}

const AROUND = 1;
const WIDE = 44;

/** Lines and columns count from 1, columns in characters. */
export function excerpt(text: string, line: number, column: number): ExcerptLine[] {
  const lines = text.split(/\r?\n/);
  const from = Math.max(1, line - AROUND);
  const to = Math.min(lines.length, line + AROUND);
  const start = Math.max(0, column - 1 - WIDE / 2);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const number = from + index;
    const letters = [...(lines[number - 1] ?? '')];
    const cut = (first: number, end: number) => letters.slice(Math.max(first, start), Math.min(end, start + WIDE)).join('');
    const [dots, more] = [start > 0 && letters.length > start ? '…' : '', letters.length > start + WIDE ? '…' : ''];
    if (number !== line) return { number, before: dots + cut(0, letters.length) + more, at: '', after: '' };
    return { number, before: dots + cut(0, column - 1), at: cut(column - 1, column) || ' ', after: cut(column, letters.length) + more };
  });
}
