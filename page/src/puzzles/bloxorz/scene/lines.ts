// The numbers of rows and columns, written on the ground beside the stage: one strip for the columns and one for the rows.

import { CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';

import { BESIDE } from '../camera';
import type { Palette } from '../palette';
import type { Stage } from '../stage';

/** Pixels of a cell in the picture of a strip, and the height of its digits. */
const CELL = 64;
const DIGITS = 30;

export function buildLines({ width, height }: Stage, { line }: Palette): Group {
  const columns = strip(width, 'across', line);
  columns.position.set((width - 1) / 2, 0, -BESIDE);
  const rows = strip(height, 'down', line);
  rows.position.set(-BESIDE, 0, (height - 1) / 2);
  return new Group().add(columns, rows);
}

/** The numbers from 1, a cell apart, lying on the ground. */
function strip(count: number, way: 'across' | 'down', colour: string): Mesh {
  const [wide, high] = way === 'across' ? [count, 1] : [1, count];
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [wide * CELL, high * CELL];
  const ctx = picture.getContext('2d');
  if (ctx) {
    ctx.fillStyle = colour;
    ctx.font = `500 ${DIGITS}px system-ui, sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    for (let at = 0; at < count; at++) {
      const along = (at + 0.5) * CELL;
      ctx.fillText(String(at + 1), way === 'across' ? along : CELL / 2, way === 'across' ? CELL / 2 : along);
    }
  }
  const map = new CanvasTexture(picture);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  return new Mesh(new PlaneGeometry(wide, high).rotateX(-Math.PI / 2), new MeshBasicMaterial({ map, transparent: true, depthWrite: false }));
}
