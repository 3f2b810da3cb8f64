// What is far below the stage: towers that rise out of the mist, so that the height can be seen. Always the same ones.

import { BoxGeometry, BufferAttribute, Color, InstancedMesh, Matrix4, MeshBasicMaterial } from 'three';

import type { Palette } from '../palette';
import type { Stage } from '../stage';

const TOWERS = 52;
/** How far around the stage they stand, how high the highest reaches, how tall they are. */
const AROUND = 9;
const HIGHEST = -3.5;
const TALL = 9;

export function buildDepth(stage: Stage, palette: Palette): InstancedMesh {
  const shape = new BoxGeometry(1, TALL, 1).translate(0, -TALL / 2, 0);
  fade(shape);
  const material = new MeshBasicMaterial({ vertexColors: true, transparent: true });
  // Where the background has one colour, nothing is in it.
  const count = palette.near === palette.far ? 0 : TOWERS;
  const towers = new InstancedMesh(shape, material, count);
  const [top, mist] = [new Color(palette.tower), new Color(palette.far)];
  const place = new Matrix4();
  for (let index = 0; index < count; index++) {
    const deep = scattered(index, 3);
    const wide = 0.8 + 1.3 * scattered(index, 4);
    const x = -AROUND + (stage.width + 2 * AROUND) * scattered(index, 1);
    const z = -AROUND + (stage.height + 2 * AROUND) * scattered(index, 2);
    towers.setMatrixAt(index, place.makeScale(wide, 1, wide).setPosition(x, HIGHEST - deep * 8, z));
    // The deeper, the more mist lies over it.
    towers.setColorAt(index, top.clone().lerp(mist, 0.25 + 0.6 * deep));
  }
  return towers;
}

/** A number from 0 to 1 that looks like chance, and is the same every time. */
function scattered(index: number, which: number): number {
  const wave = Math.sin(index * 12.9898 + which * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Colours a tower: light from above, and nothing of it left at its foot. */
function fade(shape: BoxGeometry): void {
  const [place, normal] = [shape.getAttribute('position'), shape.getAttribute('normal')];
  const colours = new Float32Array(place.count * 4);
  for (let at = 0; at < place.count; at++) {
    const light = normal.getY(at) > 0.5 ? 1 : 0.78 + 0.1 * normal.getX(at);
    colours.set([light, light, light, place.getY(at) > -0.1 ? 0.5 : 0], at * 4);
  }
  shape.setAttribute('color', new BufferAttribute(colours, 4));
}
