// Paints a Sokoban board in one of its looks.
import type { Picture } from '../../protocol';
import { heat, overlay, ring, type Ctx, type Overlays } from '../../boards/grid/pen';
import { corner, eachVisible, type View } from '../../boards/grid/view';
import { kindAt } from '../../boards/tiles';
import { characters, type Walker } from './characters';
import { garden } from './garden';
import type { Facing, SokobanLook } from './look';
import { isBox, isGoal, isPlayer, type Motion } from './motion';
import type { Character, LookName } from './settings';
import { space } from './space';
import { strong } from './strong';
import { warehouse } from './warehouse';

export const looks: Record<LookName | 'strong', SokobanLook> = { warehouse, garden, space, strong };

interface SokobanScene extends Overlays {
  board: Picture;
  look: LookName | 'strong';
  /** Who walks, if not the default character of the look: one of ours, or what draws the person's own. */
  character: Character | Walker | null;
  dark: boolean;
  facing: Facing;
  /** What is moving, and how far it has come, from 0 to 1. */
  motion: Motion | null;
  progress: number;
  /** A box being dragged and where it would go. */
  drag: { from: number; to: number } | null;
}

export function paintSokoban(ctx: Ctx, view: View, scene: SokobanScene, now: number): void {
  const { board, motion } = scene;
  const look = looks[scene.look];
  const walks = typeof scene.character === 'function' ? scene.character : characters[scene.character ?? look.character];
  const side = view.cell;
  paintRoom(ctx, view, scene);
  const at = (cell: number, moving: { from: number; to: number } | null | undefined): [number, number] => {
    const [x, y] = corner(view, cell);
    if (!moving || moving.to !== cell) return [x, y];
    const [fromX, fromY] = corner(view, moving.from);
    return [fromX + (x - fromX) * scene.progress, fromY + (y - fromY) * scene.progress];
  };
  eachVisible(view, (cell) => {
    const kind = kindAt(board, cell);
    if (isBox(kind)) look.box(ctx, ...at(cell, motion?.box), side, isGoal(kind));
    if (isPlayer(kind)) walks(ctx, ...at(cell, motion?.player), side, scene.facing);
  });
  overlay(ctx, view, scene, now);
  if (!scene.drag) return;
  const [x, y] = corner(view, scene.drag.to);
  ctx.globalAlpha = 0.6;
  look.box(ctx, x, y, side, false);
  ctx.globalAlpha = 1;
  ring(ctx, x + side / 2, y + side / 2, side * 0.46, scene.accent, Math.max(2, side * 0.06));
}

/** What never moves: ground, walls, floor, goals, and the heat on them. */
function paintStill(ctx: Ctx, view: View, { board, dark, ...scene }: SokobanScene): void {
  const look = looks[scene.look];
  const side = view.cell;
  const ground = look.ground(dark);
  if (ground) {
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, view.width, view.height);
  }
  const isWall = (cell: number) => cell >= 0 && cell < board.cells.length && kindAt(board, cell) === 'wall';
  eachVisible(view, (cell, x, y) => {
    const kind = kindAt(board, cell);
    if (kind === 'outside') return;
    if (kind === 'wall') {
      look.wall(ctx, x, y, side, { above: !isWall(cell - board.width), below: !isWall(cell + board.width) }, dark);
      return;
    }
    look.floor(ctx, x, y, side, ((cell % board.width) + Math.floor(cell / board.width)) % 2 === 1, dark);
    if (isGoal(kind)) look.goal(ctx, x, y, side, dark);
    heat(ctx, x, y, side, scene.heat?.[cell]);
  });
}

/** A picture of what never moves, kept for the canvas it was painted for. */
interface Still {
  picture: HTMLCanvasElement;
  key: string;
  heat: SokobanScene['heat'];
}
const stills = new WeakMap<HTMLCanvasElement, Still>();
/** Boards with at least this many cells are worth the memory of a picture. */
const LARGE = 400;

/** Paints what never moves, from its picture where the view is the same: on a large board that is nearly everything. */
function paintRoom(ctx: Ctx, view: View, scene: SokobanScene): void {
  const { canvas } = ctx;
  // What is painted as SVG has no canvas.
  if (scene.board.cells.length < LARGE || canvas.width === 0) return paintStill(ctx, view, scene);
  const known = stills.get(canvas);
  const key = keyOf(view, scene, canvas);
  if (known?.key === key && known.heat === scene.heat) return copy(ctx, known.picture);
  const picture = known?.picture ?? document.createElement('canvas');
  [picture.width, picture.height] = [canvas.width, canvas.height];
  const own = picture.getContext('2d');
  if (!own) return paintStill(ctx, view, scene);
  own.setTransform(ctx.getTransform());
  paintStill(own, view, scene);
  stills.set(canvas, { picture, key, heat: scene.heat });
  copy(ctx, picture);
}

function copy(ctx: Ctx, picture: HTMLCanvasElement): void {
  ctx.save();
  ctx.resetTransform();
  ctx.drawImage(picture, 0, 0);
  ctx.restore();
}

/** What the picture of the still things depends on. */
function keyOf(view: View, { board, look, dark }: SokobanScene, canvas: HTMLCanvasElement): string {
  const kinds = board.legend.map(({ kind }) => (kind === 'wall' ? 'w' : kind === 'outside' ? 'o' : isGoal(kind) ? 'g' : 'f'));
  const room = board.cells.map((index) => kinds[index]).join('');
  return [look, dark, view.left, view.top, view.cell, canvas.width, canvas.height, board.width, room].join(' ');
}
