// A page with nothing but the Bloxorz board and its preview, for the browser test: boards are put in through `stage`.

import { mount, unmount } from 'svelte';
import Announced from '../../../boards/Announced.svelte';
import Board from '../Board.svelte';
import Preview from '../Preview.svelte';
import { sketch, type Placed } from '../sketch';
import { settings } from '../settings';
import '../../../theme/base.css';
import '../../../theme/tokens.css';
import '../accent.css';
import { Shown } from './shown.svelte';

const target = document.getElementById('app')!;
let open: Record<string, unknown> | null = null;

const close = async () => {
  if (open) await unmount(open);
  open = null;
};

mount(Announced, { target: document.body });

const stage = {
  shown: null as Shown | null,
  /** Opens a board. */
  async open(floor: string, placed: Placed, more: Partial<Shown> = {}) {
    await close();
    stage.shown = new Shown(sketch(floor, placed));
    Object.assign(stage.shown, more);
    open = mount(Board, { target, props: stage.shown.props() });
  },
  /** Shows the next board, after a move. */
  next(floor: string, placed: Placed, move: string) {
    stage.shown!.moves = [...stage.shown!.moves, move];
    stage.shown!.board = sketch(floor, placed);
  },
  async preview() {
    await close();
    target.style.cssText = 'width: 280px; height: 200px';
    open = mount(Preview, { target });
  },
  theme(dark: boolean) {
    settings.theme = dark ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  },
  view(view: 'solid' | 'flat') {
    settings.bloxorz = view;
  },
  guard(on: boolean) {
    settings.bloxorzGuard = on;
  },
  close,
};
/** What the browser test puts boards in through. */
export type TestStage = typeof stage;
Object.assign(window, { stage });
