// The editor: the sheet and its history, the tool in hand, the cursor, the selection. It knows no puzzle: the tools do.
import { i18n } from '../../i18n';
import type { LevelRef } from '../../protocol';
import { withSymbol, type EditorTools, type EditorWords, type Tile } from '../../puzzles/editing';
import { allDrafts, type Draft } from '../../store/drafts.svelte';
import { settings } from '../../store/settings.svelte';
import {
  between, cellsIn, copied, flood, isSame, mirrored, pasted, placeOf, resized, stroke, turned,
  type Area, type Clip, type Sheet, type Side,
} from './sheet';

export type Mode = 'paint' | 'rectangle' | 'fill' | 'select' | 'link';

/** What was copied last, for all drafts of a puzzle. */
const clips = new Map<string, Clip>();

export class Editor {
  draft: Draft = $state.raw() as Draft;
  sheet: Sheet = $state.raw() as Sheet;
  private past: Sheet[] = $state.raw([]);
  private future: Sheet[] = $state.raw([]);
  mode: Mode = $state('paint');
  /** The symbol in hand. */
  symbol: string = $state('');
  linkKind = $state('');
  cursor = $state(0);
  selection: Area | null = $state.raw(null);
  /** A link or a rectangle that is being drawn: where it began and where it is. */
  drawn: { from: number; to: number } | null = $state.raw(null);
  /** What happened that a person should know: spoken and shown. */
  notice: 'copied' | 'forked' | 'followed' | null = $state(null);
  hasClip = $state(false);

  readonly tiles: readonly Tile[] = $derived.by(() => this.tools.tiles(this.sheet));
  readonly text: string = $derived.by(() => this.tools.write(this.sheet));
  readonly words: EditorWords = $derived.by(() => this.tools.words[settings.language]);
  /** The sheet before the stroke under way. */
  private before: Sheet | null = null;
  /** Whether the draft has not been stored yet: one that is only looked at leaves nothing behind. */
  private isNew = $state(false);

  constructor(
    readonly puzzle: string,
    readonly tools: EditorTools,
    draft: Draft,
    /** Called when the draft gets its address. */
    private readonly named: (draft: Draft) => void,
  ) {
    this.draft = draft;
    this.sheet = draft.sheet;
    this.isNew = allDrafts.named(draft.id) === undefined;
    this.symbol = tools.tiles(draft.sheet).find((tile) => tile.symbol !== tools.blank)?.symbol ?? tools.blank;
    this.linkKind = tools.links?.kinds[0] ?? '';
    this.hasClip = clips.has(puzzle);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  get tile(): Tile {
    return this.tiles.find((tile) => tile.symbol === this.symbol) ?? { name: this.symbol, symbol: this.symbol };
  }
  get isKept(): boolean {
    return this.isNew || allDrafts.isKept(this.draft.id);
  }

  /** The level that a text of this puzzle is, for the engine. */
  ref(text = this.text): LevelRef {
    return { from: 'text', text, puzzle: this.puzzle, format: this.tools.writes };
  }

  /** Takes a tile in hand; who chooses one means to paint. */
  hold(symbol: string): void {
    this.symbol = symbol;
    if (this.mode === 'select' || this.mode === 'link') this.mode = 'paint';
  }

  /** Makes one step of history. */
  change(next: Sheet): void {
    const settled = this.tools.settle?.(next) ?? next;
    if (isSame(settled, this.sheet)) return;
    this.past = [...this.past, this.sheet];
    this.future = [];
    this.show(settled);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.sheet];
    this.show(last);
  }
  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.sheet];
    this.show(next);
  }

  /** Paints cells as part of a stroke, which is one step of history when it is lifted. */
  paint(cells: readonly number[], tile = this.tile): void {
    this.before ??= this.sheet;
    const next = this.tools.put?.(this.sheet, cells, tile) ?? withSymbol(this.sheet, cells, tile.symbol);
    const settled = this.tools.settle?.(next) ?? next;
    if (!isSame(settled, this.sheet)) this.show(settled);
  }
  lift(): void {
    const { before } = this;
    this.before = null;
    if (!before || isSame(before, this.sheet)) return;
    this.past = [...this.past, before];
    this.future = [];
  }

  /** What a press on a cell does, in the mode that is chosen. `second` clears. */
  press(cell: number, second = false): void {
    this.cursor = cell;
    const blank = { name: '', symbol: this.tools.blank };
    if (this.mode === 'link') return second ? this.escape() : this.pull(cell);
    if (this.mode === 'select' && !second) return void (this.selection = between(this.sheet, cell, cell));
    this.paint(this.mode === 'fill' ? flood(this.sheet, cell) : [cell], second ? blank : this.tile);
    this.lift();
  }

  /** A drag has come from one cell, over another, to a third. */
  drag(from: number, last: number, to: number, second = false): void {
    this.cursor = to;
    if (this.mode === 'select') return void (this.selection = between(this.sheet, from, to));
    if (this.mode === 'rectangle' || this.mode === 'link') return void (this.drawn = { from, to });
    if (this.mode === 'fill') return;
    this.paint(stroke(this.sheet, last, to), second ? { name: '', symbol: this.tools.blank } : this.tile);
  }
  drop(from: number, to: number | null): void {
    const drawn = this.drawn;
    this.drawn = null;
    if (drawn && to !== null && this.mode === 'link') this.join(from, to);
    if (drawn && to !== null && this.mode === 'rectangle') this.paint(cellsIn(this.sheet, between(this.sheet, from, to)));
    this.lift();
  }

  /** Links without dragging: the first press takes the end, the second joins. */
  private pull(cell: number): void {
    const { drawn } = this;
    if (drawn) {
      this.drawn = null;
      if (drawn.from !== cell) this.join(drawn.from, cell);
    } else if (this.tools.links?.starts(this.sheet, cell)) this.drawn = { from: cell, to: cell };
  }
  private join(from: number, to: number): void {
    const joined = this.tools.links?.join(this.sheet, from, to, this.linkKind);
    if (joined) this.change(joined);
  }

  moveCursor(cell: number, extend: boolean): void {
    const from = this.cursor;
    this.cursor = cell;
    if (this.drawn) this.drawn = { ...this.drawn, to: cell };
    if (!extend) return void (this.anchor = null);
    this.anchor ??= from;
    this.selection = between(this.sheet, this.anchor, cell);
  }
  /** Where the selection by keys began. */
  private anchor: number | null = null;

  escape(): void {
    this.drawn = this.selection = this.anchor = null;
  }

  /** Paints the whole selection. */
  paintSelection(): void {
    if (!this.selection) return;
    this.paint(cellsIn(this.sheet, this.selection));
    this.lift();
  }

  selectAll(): void {
    this.selection = { top: 0, left: 0, bottom: this.sheet.height - 1, right: this.sheet.width - 1 };
  }

  copy(): void {
    if (!this.selection) return;
    clips.set(this.puzzle, copied(this.sheet, this.selection));
    this.hasClip = true;
    this.notice = 'copied';
  }
  cut(): void {
    if (!this.selection) return;
    this.copy();
    this.clearSelection();
  }
  clearSelection(): void {
    if (!this.selection) return;
    this.paint(cellsIn(this.sheet, this.selection), { name: '', symbol: this.tools.blank });
    this.lift();
  }
  paste(): void {
    const clip = clips.get(this.puzzle);
    if (!clip) return;
    const at = this.selection ? this.selection.top * this.sheet.width + this.selection.left : this.cursor;
    const { sheet, area } = pasted(this.sheet, clip, at);
    this.change(sheet);
    this.selection = area;
  }

  mirror(across: 'horizontal' | 'vertical'): void {
    this.reshape(mirrored(this.sheet, across));
  }
  turn(): void {
    this.reshape(turned(this.sheet));
  }
  canResize(side: Side, by: 1 | -1): boolean {
    const { smallest, largest } = this.tools;
    const across = side === 'left' || side === 'right';
    const size = (across ? this.sheet.width : this.sheet.height) + by;
    return across ? size >= smallest.width && size <= largest.width : size >= smallest.height && size <= largest.height;
  }
  resize(side: Side, by: 1 | -1): void {
    if (this.canResize(side, by)) this.reshape(resized(this.sheet, side, by, this.tools.blank));
  }

  rename(title: string): void {
    if (title !== this.draft.title) this.save({ title });
  }

  /** The draft is this level of the person's own from now on. */
  belongTo(level: string): void {
    if (!this.isNew && level !== this.draft.of) this.save({ of: level });
  }

  /** Another window wrote the draft: its state becomes a step of this history. */
  follow(draft: Draft): void {
    if (draft.revision === this.draft.revision) return;
    this.draft = draft;
    if (isSame(draft.sheet, this.sheet)) return;
    this.past = [...this.past, this.sheet];
    this.future = [];
    this.sheet = draft.sheet;
    this.mend();
    this.notice = 'followed';
  }

  /** What is on a cell, in words. */
  said(cell: number): string {
    const [row, column] = placeOf(this.sheet, cell);
    const { words, tools } = this;
    const symbol = this.sheet.cells[cell] ?? '';
    const name = tools.said?.(this.sheet, cell, words) ?? words.symbols?.[symbol] ?? this.nameOf(this.tiles.find((tile) => tile.symbol === symbol));
    const wired = tools.links?.said(this.sheet, cell, words) ?? '';
    return i18n.t.boards.cell(row + 1, column + 1, [name, wired].filter(Boolean).join(', '));
  }
  nameOf(tile: Tile | undefined): string {
    if (!tile) return '';
    return this.words.tiles[tile.name] ?? this.words.other?.(tile.symbol) ?? tile.name;
  }

  private reshape(next: Sheet): void {
    this.change(next);
    this.mend();
  }

  /** The cursor and the selection stay on the sheet. */
  private mend(): void {
    this.escape();
    this.cursor = Math.min(this.cursor, this.sheet.cells.length - 1);
  }

  private show(sheet: Sheet): void {
    const resized = sheet.width !== this.sheet.width || sheet.height !== this.sheet.height;
    this.sheet = sheet;
    if (resized) this.mend();
    this.save({ sheet });
  }

  private save(changes: Partial<Pick<Draft, 'sheet' | 'title' | 'of'>>): void {
    const { id } = this.draft;
    this.draft = allDrafts.save({ ...this.draft, sheet: this.sheet }, changes, i18n.t.edit.copyOf);
    if (this.draft.id !== id) this.notice = 'forked';
    if (this.isNew || this.draft.id !== id) this.named(this.draft);
    this.isNew = false;
  }
}
