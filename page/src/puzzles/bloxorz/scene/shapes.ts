// The shapes the stage is made of. A shape stands on the origin unless it says otherwise, in cells.

import {
  BoxGeometry, BufferAttribute, Color, CylinderGeometry, ExtrudeGeometry, Path, Shape, TorusGeometry,
  type BufferGeometry,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** How thick the floor is; its top is at height 0. */
const THICKNESS = 0.24;
const WELL_DEPTH = 0.8;

/** A slab of the floor. */
export function slab(size = 0.95, thickness = THICKNESS): BufferGeometry {
  return new RoundedBoxGeometry(size, thickness, size, 2, 0.045).translate(0, -thickness / 2, 0);
}

/** A slab in four pieces that hardly hold together. */
export function brokenSlab(): BufferGeometry {
  const pieces = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => new RoundedBoxGeometry(0.45, 0.12, 0.45, 2, 0.03).translate(x * 0.231, -0.06, z * 0.231)),
  );
  return merged(pieces);
}

/** One of the two cubes, about its middle. */
export function cube(): BufferGeometry {
  return new RoundedBoxGeometry(0.965, 0.965, 0.965, 4, 0.085);
}

/** A flat square frame, a little above the floor. */
export function frame(outer: number, inner: number, height: number): BufferGeometry {
  const shape = square(new Shape(), outer);
  shape.holes.push(square(new Path(), inner));
  return new ExtrudeGeometry(shape, { depth: height, bevelEnabled: false }).rotateX(-Math.PI / 2);
}

/** The walls of the goal's well: bright at the rim, dark below. Seen from inside. */
export function well(rim: string, deep: string): BufferGeometry {
  const depth = WELL_DEPTH;
  const walls = new BoxGeometry(0.97, depth, 0.97).translate(0, -depth / 2, 0);
  const place = walls.getAttribute('position');
  const colours = new Float32Array(place.count * 4);
  const [top, bottom] = [new Color(rim), new Color(deep)];
  for (let index = 0; index < place.count; index++) {
    const isRim = place.getY(index) > -depth / 2;
    const { r, g, b } = isRim ? top : bottom;
    colours.set([r, g, b, isRim ? 0.9 : 1], index * 4);
  }
  walls.setAttribute('color', new BufferAttribute(colours, 4));
  return walls;
}

/** The outside of the well, without which the gaps of the floor would show its inside. */
export function casing(): BufferGeometry {
  const turn = Math.PI / 4;
  return new CylinderGeometry(0.69, 0.69, WELL_DEPTH, 4, 1, true).rotateY(turn).translate(0, -WELL_DEPTH / 2, 0).toNonIndexed();
}

/** The round button of a soft switch. */
export function ring(): BufferGeometry {
  return new TorusGeometry(0.25, 0.075, 12, 36).rotateX(Math.PI / 2).scale(1, 0.8, 1);
}

/** The cross of a heavy switch. */
export function cross(): BufferGeometry {
  const bar = () => new RoundedBoxGeometry(0.68, 0.12, 0.17, 2, 0.04);
  return merged([bar().rotateY(Math.PI / 4), bar().rotateY(-Math.PI / 4)]);
}

/** The two brackets of a split, turned away from each other. */
export function brackets(): BufferGeometry {
  const half = () => new TorusGeometry(0.25, 0.07, 10, 24, Math.PI * 0.8).rotateZ(Math.PI * 0.6).rotateX(Math.PI / 2);
  const left = half().translate(-0.07, 0, 0);
  return merged([left, half().rotateY(Math.PI).translate(0.07, 0, 0)]).scale(1, 0.7, 1);
}

function square<T extends Path>(path: T, size: number): T {
  const half = size / 2;
  path.moveTo(-half, -half).lineTo(half, -half).lineTo(half, half).lineTo(-half, half).closePath();
  return path;
}

function merged(parts: BufferGeometry[]): BufferGeometry {
  const whole = mergeGeometries(parts);
  parts.forEach((part) => part.dispose());
  return whole;
}
