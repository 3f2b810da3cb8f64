// The floor that does not move: slabs, fragile slabs, the goal's well, and the switches, which sink under what is on them.

import {
  BackSide, Color, Group, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, MeshStandardMaterial,
  type BufferGeometry, type Material,
} from 'three';

import type { Palette } from '../palette';
import type { Ground, Stage } from '../stage';
import { brackets, brokenSlab, casing, cross, frame, ring, slab, well } from './shapes';

/** The floor, and its switches by their cells. */
export interface Floor {
  readonly group: Group;
  /** Presses the switches on these cells, and lets go of all others. */
  press(cells: ReadonlySet<number>): void;
  /** Colours cells that are pointed at, and heat. */
  tint(tints: Tints): void;
}

/** What is shown by colours: cells to point at, and a number from 0 to 1 per cell. */
export interface Tints {
  readonly shown: readonly number[];
  readonly heat: ArrayLike<number> | null;
}

/** How far a switch stands out, and how far when it is pressed. */
const RAISED = 0.03;
const PRESSED = -0.06;

export function buildFloor(stage: Stage, palette: Palette): Floor {
  const group = new Group();
  const paint = (colour: string) => new MeshStandardMaterial({ color: colour, roughness: 0.75 });
  const cellsOf = (...kinds: Ground[]) =>
    stage.ground.flatMap((ground, cell) => (kinds.includes(ground) ? [cell] : []));

  const slabs = many(stage, cellsOf('tile', 'soft', 'heavy', 'split'), slab(), paint('#ffffff'));
  const broken = many(stage, cellsOf('fragile'), brokenSlab(), paint('#ffffff'));
  group.add(slabs.mesh, broken.mesh);
  const tint = (tints: Tints) => {
    // Two shades in turn, so that distances can be counted.
    const isOdd = (cell: number) => ((cell % stage.width) + Math.floor(cell / stage.width)) % 2 === 1;
    colour(slabs, tints, palette, (cell) => (isOdd(cell) ? palette.tileAlternate : palette.tile));
    colour(broken, tints, palette, () => palette.fragile);
  };

  for (const cell of cellsOf('goal')) group.add(buildGoal(stage, cell, palette));

  const switches = new Map<number, Mesh>();
  const marks: [Ground, () => BufferGeometry, string][] = [
    ['soft', ring, palette.soft],
    ['heavy', cross, palette.heavy],
    ['split', brackets, palette.split],
  ];
  for (const [kind, shape, colour] of marks) {
    const cells = cellsOf(kind);
    if (cells.length === 0) continue;
    const [geometry, material] = [shape(), new MeshStandardMaterial({ color: colour, roughness: 0.45 })];
    for (const cell of cells) {
      const mesh = new Mesh(geometry, material);
      mesh.castShadow = true;
      mesh.position.set(cell % stage.width, RAISED, Math.floor(cell / stage.width));
      switches.set(cell, mesh);
      group.add(mesh);
    }
  }
  const press = (cells: ReadonlySet<number>) => {
    switches.forEach((mesh, cell) => (mesh.position.y = cells.has(cell) ? PRESSED : RAISED));
  };
  return { group, press, tint };
}

/** One shape on many cells, drawn at once. */
interface Many {
  readonly mesh: InstancedMesh;
  readonly cells: readonly number[];
}

function many(stage: Stage, cells: readonly number[], geometry: BufferGeometry, material: Material): Many {
  const mesh = new InstancedMesh(geometry, material, cells.length);
  const place = new Matrix4();
  cells.forEach((cell, index) => {
    mesh.setMatrixAt(index, place.makeTranslation(cell % stage.width, 0, Math.floor(cell / stage.width)));
  });
  mesh.receiveShadow = true;
  mesh.castShadow = true;
  return { mesh, cells };
}

/** Colours the cells of one shape: their own colour, warmed by the heat on them, or that of a sign. */
function colour({ mesh, cells }: Many, { shown, heat }: Tints, palette: Palette, own: (cell: number) => string): void {
  const [hot, sign] = [new Color(palette.hot), new Color(palette.sign)];
  cells.forEach((cell, index) => {
    const shade = new Color(own(cell));
    if (heat) shade.lerp(hot, Math.sqrt(heat[cell] ?? 0));
    if (shown.includes(cell)) shade.lerp(sign, 0.7);
    mesh.setColorAt(index, shade);
  });
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

/** A well with a bright rim. */
function buildGoal(stage: Stage, cell: number, palette: Palette): Group {
  const goal = new Group();
  const walls = new MeshBasicMaterial({ vertexColors: true, transparent: true, side: BackSide, depthWrite: false });
  const rim = new MeshStandardMaterial({ color: palette.goal, emissive: palette.goal, emissiveIntensity: 0.35 });
  const outside = new MeshStandardMaterial({ color: palette.tileAlternate, roughness: 0.75 });
  goal.add(new Mesh(well(palette.goal, palette.well), walls), new Mesh(casing(), outside), new Mesh(frame(1, 0.9, 0.025), rim));
  goal.position.set(cell % stage.width, 0, Math.floor(cell / stage.width));
  return goal;
}
