// The bridges: each cell hangs on its hinge, and swings up when the bridge opens.

import { Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, Vector3 } from 'three';

import { hingesOf, type Hinge } from '../hinge';
import { settling, type Film } from '../motion';
import type { Palette } from '../palette';
import type { Stage } from '../stage';
import { rollEdge, stepOf } from '../roll';
import { frame, slab } from './shapes';

export interface Bridges {
  readonly group: Group;
  /** Shows all bridges as they are on a board. */
  set(stage: Stage): void;
  /** Swings those that differ between two boards; nothing where none does. */
  swing(before: Stage, after: Stage): Film | null;
}

/** How far a closed bridge hangs down: a little more than straight. */
const DOWN = Math.PI * 0.53;
const SWING_TIME = 380;

export function buildBridges(stage: Stage, palette: Palette): Bridges {
  const group = new Group();
  const shape = slab(0.93, 0.14);
  const paint = new MeshStandardMaterial({ color: palette.bridge, roughness: 0.6 });
  const trace = new MeshBasicMaterial({ color: palette.outline, transparent: true, opacity: 0.4, depthWrite: false });
  const outline = frame(0.86, 0.78, 0.005);
  const leaves = new Map<number, (openness: number) => void>();
  hingesOf(stage).forEach((hinge, cell) => {
    const [x, z] = [cell % stage.width, Math.floor(cell / stage.width)];
    const mark = new Mesh(outline, trace);
    mark.position.set(x, -0.05, z);
    const leaf = new Mesh(shape, paint);
    leaf.castShadow = leaf.receiveShadow = true;
    const pivot = hung(leaf, x, z, hinge);
    group.add(pivot.group, mark);
    leaves.set(cell, (openness) => {
      pivot.turn((1 - openness) * DOWN);
      // What hangs on nothing firm would float in the air: it folds away instead.
      pivot.group.scale.setScalar(hinge.firm ? 1 : Math.max(openness, 0.001));
      pivot.group.visible = hinge.firm || openness > 0;
      mark.visible = openness < 0.5;
    });
  });
  const isOpen = (board: Stage, cell: number) => board.ground[cell] === 'bridge';
  const set = (board: Stage) => leaves.forEach((turn, cell) => turn(isOpen(board, cell) ? 1 : 0));
  const swing = (before: Stage, after: Stage): Film | null => {
    const changed = [...leaves].filter(([cell]) => isOpen(before, cell) !== isOpen(after, cell));
    if (changed.length === 0) return null;
    const show = (moment: number) => {
      const far = settling(moment);
      changed.forEach(([cell, turn]) => turn(isOpen(after, cell) ? far : 1 - far));
    };
    return { length: SWING_TIME, show };
  };
  set(stage);
  return { group, set, swing };
}

/** A leaf in a group that turns about the edge on the hinge's side. */
function hung(leaf: Mesh, x: number, z: number, { side }: Hinge): { group: Group; turn(angle: number): void } {
  const step = stepOf(side);
  const group = new Group();
  group.position.set(x + step.x / 2, 0, z + step.z / 2);
  leaf.position.set(-step.x / 2, 0, -step.z / 2);
  group.add(leaf);
  // The far end goes down: that is a roll away from the hinge.
  const { axis } = rollEdge([{ x, y: 0, z }], side);
  const down = new Vector3(-axis.x, -axis.y, -axis.z);
  return { group, turn: (angle) => group.quaternion.setFromAxisAngle(down, angle) };
}
