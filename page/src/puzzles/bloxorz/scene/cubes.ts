// The two cubes that are the block, and the sign above the one that moves next.

import { Group, Mesh, MeshStandardMaterial, OctahedronGeometry, Quaternion, Vector3 } from 'three';

import type { Palette } from '../palette';
import type { Pair, Point } from '../stage';
import { movingCubes, rollEdge, turned, type Direction } from '../roll';
import { cube } from './shapes';

export interface Cubes {
  readonly group: Group;
  readonly meshes: readonly [Mesh, Mesh];
  /** Puts both where they are. */
  set(centres: readonly [Point, Point]): void;
  /** Shows them in the middle of a roll, turned by an angle. */
  tilt(pair: Pair, direction: Direction, cube: 0 | 1, angle: number): void;
  /** Moves both up or down by so much, from where they were set. */
  lift(pair: Pair, height: number): void;
  /** Shows which is active while they are apart. */
  mark(apart: boolean, active: 0 | 1): void;
  /** Makes them larger or smaller. */
  size(scale: number): void;
}

export function buildCubes(palette: Palette): Cubes {
  const shape = cube();
  const paint = (colour: string) => new MeshStandardMaterial({ color: colour, roughness: 0.38, metalness: 0.05 });
  const [bright, dull] = [paint(palette.block), paint(palette.resting)];
  const make = () => {
    const mesh = new Mesh(shape, bright);
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  };
  const meshes: [Mesh, Mesh] = [make(), make()];
  const lamp = new MeshStandardMaterial({ color: palette.sign, emissive: palette.sign, emissiveIntensity: 0.35, flatShading: true });
  const sign = new Mesh(new OctahedronGeometry(0.2).scale(1, 1.45, 1), lamp);
  sign.visible = false;
  const group = new Group();
  group.add(...meshes, sign);

  let active: 0 | 1 = 0;
  const followSign = () => sign.position.copy(meshes[active].position).add(new Vector3(0, 1, 0));
  const set = (centres: readonly [Point, Point]) => {
    meshes.forEach((mesh, index) => {
      const { x, y, z } = centres[index]!;
      mesh.position.set(x, y, z);
      mesh.quaternion.identity();
    });
    followSign();
  };
  const turn = new Quaternion();
  const tilt = (pair: Pair, direction: Direction, which: 0 | 1, angle: number) => {
    const moving = movingCubes(pair, which);
    const edge = rollEdge(moving.map((index) => pair.centres[index]!), direction);
    turn.setFromAxisAngle(new Vector3(edge.axis.x, edge.axis.y, edge.axis.z), angle);
    for (const index of moving) {
      const { x, y, z } = turned(pair.centres[index]!, edge, angle);
      meshes[index]!.position.set(x, y, z);
      meshes[index]!.quaternion.copy(turn);
    }
    followSign();
  };
  const lift = (pair: Pair, height: number) => {
    meshes.forEach((mesh, index) => (mesh.position.y = pair.centres[index]!.y + height));
    followSign();
  };
  const mark = (apart: boolean, next: 0 | 1) => {
    active = next;
    meshes.forEach((mesh, index) => (mesh.material = apart && index !== next ? dull : bright));
    sign.visible = apart;
    followSign();
  };
  const size = (scale: number) => meshes.forEach((mesh) => mesh.scale.setScalar(scale));
  return { group, meshes, set, tilt, lift, mark, size };
}
