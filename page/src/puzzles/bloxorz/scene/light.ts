// Sun and sky over a board. The sun's shadows cover just the board, so that they are as sharp as they can be.

import { DirectionalLight, Group, HemisphereLight } from 'three';

import type { Palette } from '../palette';
import type { Point } from '../stage';

/** Lights for a board with this outline. */
export function buildLight(outline: readonly Point[], palette: Palette): Group {
  const middle = (axis: 'x' | 'z') => {
    const places = outline.map((point) => point[axis]);
    return (Math.min(...places) + Math.max(...places)) / 2;
  };
  const [x, z] = [middle('x'), middle('z')];
  const reach = Math.max(...outline.map((point) => Math.hypot(point.x - x, point.z - z))) + 1.5;

  const sun = new DirectionalLight(palette.sky, palette.sun);
  sun.position.set(x - reach * 0.5, reach * 1.4, z + reach * 0.75);
  sun.target.position.set(x, 0, z);
  sun.castShadow = true;
  sun.shadow.mapSize.setScalar(reach > 7 ? 2048 : 1024);
  sun.shadow.normalBias = 0.03;
  sun.shadow.bias = -0.0004;
  sun.shadow.radius = 3.5;
  const { camera } = sun.shadow;
  Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1, far: reach * 4 });
  camera.updateProjectionMatrix();

  const group = new Group();
  group.add(sun, sun.target, new HemisphereLight(palette.sky, palette.earth, palette.glow));
  return group;
}
