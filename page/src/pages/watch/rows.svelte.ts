// The rows of a recording, page by page; only a few pages are held at a time.
import type { RunInfo, TraceRows } from '../../protocol';
import { asked } from '../../transport/asking';
import { Latest } from './latest';

const PAGE = 5000;
const KEPT = 6;

interface RowPage {
  from: number;
  rows: TraceRows;
}

export class Rows {
  /** The page around the place that is shown. */
  page: RowPage | null = $state.raw(null);
  private readonly pages = new Map<number, RowPage>();
  private readonly latest: Latest<number>;

  constructor(
    private readonly run: RunInfo,
    private readonly onfail: (error: unknown) => void,
  ) {
    this.latest = new Latest((from) => this.load(from));
  }

  /** Whether one page holds everything. */
  get isWhole(): boolean {
    return this.run.size.rows <= PAGE;
  }

  /** Shows the page around a row, as soon as it is loaded. */
  show(index: number): void {
    const from = Math.floor(index / PAGE) * PAGE;
    const held = this.pages.get(from);
    if (held) this.page = held;
    else this.latest.want(from);
  }

  private async load(from: number): Promise<void> {
    try {
      const page = await asked({ ask: 'trace-page', run: this.run.run, from, count: PAGE });
      this.pages.set(from, page);
      const [oldest] = this.pages.keys();
      if (this.pages.size > KEPT && oldest !== undefined) this.pages.delete(oldest);
      this.page = page;
    } catch (error) {
      this.onfail(error);
    }
  }
}

/** The number of the event that a row records. */
export function numberOf({ size }: RunInfo, index: number): number {
  if (size.kind === 'generations') return index * size.stride;
  return size.goal && index === size.rows - 1 ? size.events + 1 : index * size.stride + 1;
}

/** The last row not after an event. */
export function rowAt({ size }: RunInfo, n: number): number {
  if (size.goal && n > size.events) return size.rows - 1;
  const first = size.kind === 'generations' ? 0 : 1;
  const last = size.goal ? size.rows - 2 : size.rows - 1;
  return Math.max(0, Math.min(last, Math.floor((n - first) / size.stride)));
}
