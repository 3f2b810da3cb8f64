// The stage in three dimensions. It draws only while something moves, and gives everything back when it is closed.

import {
  InstancedMesh, Light, Mesh, NoToneMapping, PCFShadowMap, PerspectiveCamera, Plane, Raycaster, Scene as World,
  Vector2, Vector3, WebGLRenderer, type MeshBasicMaterial, type Object3D,
} from 'three';

import { outlineOf, fit, restingAngle, type Angle } from '../camera';
import { cut, inTurn, smooth, type Film } from '../motion';
import type { Palette } from '../palette';
import type { Stage } from '../stage';
import type { Direction } from '../roll';
import { transitionOf } from '../transition';
import { buildBridges } from './bridges';
import { buildCubes } from './cubes';
import { buildDepth } from './depth';
import { arrive, direct, fall, pose, refuse, type Cast } from './direct';
import { buildFloor, type Tints } from './floor';
import { buildLight } from './light';
import { buildLines } from './lines';

/** A canvas that shows stages. */
export interface Scene {
  /** Shows a stage, animated from the one before unless it should be still. */
  show(stage: Stage, how: { move?: string | undefined; still: boolean }): void;
  /** Shows that a roll is refused; with `falls`, by a fall. */
  refuse(direction: Direction, cube: 0 | 1, falls: boolean): void;
  /** Shows a fall; false if something else was shown before its end. Then the block is out of sight. */
  fall(direction: Direction, cube: 0 | 1): Promise<boolean>;
  /** The block comes down onto the board again. */
  begin(): void;
  /** Marks the cube that moves next. */
  choose(cube: 0 | 1): void;
  /** Colours cells that are pointed at, and a number from 0 to 1 per cell as heat. */
  tint(shown: readonly number[], heat: ArrayLike<number> | null): void;
  /** Whether a film is running. */
  busy(): boolean;
  /** Turns the camera by a drag of this many pixels. */
  orbit(dx: number, dy: number): void;
  /** Back to the angle that fits the window. */
  straighten(still: boolean): void;
  /** What is at a place of the canvas, in pixels from its top left: one of the cubes, or a point of the floor. */
  pick(x: number, y: number): 0 | 1 | { x: number; z: number } | null;
  resize(width: number, height: number): void;
  dress(colours: Palette): void;
  dispose(): void;
}

/** From the top to the bottom of the window, in radians. */
const FIELD_OF_VIEW = (24 * Math.PI) / 180;
/** More pixels than this cost time and show nothing. */
const DENSEST = 2;
const AROUND_LIMIT = 0.75;
const ABOVE_LIMITS = [0.45, 1.45] as const;

/** Makes a canvas show stages. Throws where there is no WebGL. */
export function openScene(canvas: HTMLCanvasElement, colours: Palette, numbered: boolean): Scene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = NoToneMapping;
  const camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, 1, 0.1, 400);

  let world = new World();
  let cast: Cast | null = null;
  let current: Stage | null = null;
  let palette = colours;
  let tints: Tints = { shown: [], heat: null };
  let aspect = 1;
  let turned: Angle = { around: 0, above: 0 };
  let film: { play: Film; since: number; over(): void } | null = null;
  let frame = 0;
  /** Whether the block fell and is out of sight. */
  let gone = false;

  const tick = (now: number) => {
    frame = 0;
    if (film) {
      const moment = film.play.length === 0 ? 1 : Math.min(Math.max(now - film.since, 0) / film.play.length, 1);
      film.play.show(moment);
      if (moment >= 1) film = null;
    }
    renderer.render(world, camera);
    if (film) wake();
  };
  const wake = () => {
    if (frame === 0) frame = requestAnimationFrame(tick);
  };
  /** Brings whatever is running to its end at once. */
  const finish = () => {
    film?.over();
    film = null;
  };
  const play = (next: Film, still: boolean, over: () => void) => {
    finish();
    if (still) over();
    else film = { play: next, since: performance.now(), over };
    wake();
  };

  const aim = () => {
    if (!current) return;
    const outline = outlineOf(current, numbered);
    const rest = restingAngle(outline, aspect, FIELD_OF_VIEW);
    const angle = {
      around: rest.around + turned.around,
      above: Math.min(Math.max(rest.above + turned.above, ABOVE_LIMITS[0]), ABOVE_LIMITS[1]),
    };
    const shot = fit(outline, angle, aspect, FIELD_OF_VIEW);
    camera.position.set(shot.eye.x, shot.eye.y, shot.eye.z);
    camera.lookAt(shot.target.x, shot.target.y, shot.target.z);
    wake();
  };

  /** Rebuilds everything for a stage. */
  const build = (stage: Stage) => {
    strike(world);
    world = new World();
    cast = { cubes: buildCubes(palette), bridges: buildBridges(stage, palette), floor: buildFloor(stage, palette) };
    world.add(cast.floor.group, cast.bridges.group, cast.cubes.group, buildLight(outlineOf(stage), palette), buildDepth(stage, palette));
    if (numbered) world.add(buildLines(stage, palette));
    cast.floor.tint(tints);
    pose(cast, stage);
    aim();
  };

  return {
    show(stage, { move, still }) {
      const before = current;
      current = stage;
      if (!before || !cast || !sameFloor(before, stage)) {
        finish();
        build(stage);
        if (cast && !still) play(arrive(cast, stage), false, () => pose(cast!, stage));
        return;
      }
      const actors = cast;
      if (gone) return this.begin();
      play(direct(actors, before, stage, transitionOf(before, stage, move)), still, () => pose(actors, stage));
    },
    refuse(direction, cube, falls) {
      if (!cast || !current) return;
      const [actors, stage] = [cast, current];
      const next = falls ? inTurn(fall(actors, stage, direction, cube), arrive(actors, stage)) : refuse(actors, stage, direction, cube);
      play(next, false, () => pose(actors, stage));
    },
    fall(direction, cube) {
      if (!cast || !current) return Promise.resolve(true);
      const [actors, stage] = [cast, current];
      return new Promise((end) => {
        const over = cut(() => {
          gone = true;
          end(true);
        });
        play(inTurn(fall(actors, stage, direction, cube), over), false, () => {
          end(false);
          pose(actors, stage);
        });
      });
    },
    begin() {
      if (!cast || !current) return;
      const [actors, stage] = [cast, current];
      gone = false;
      pose(actors, stage);
      play(arrive(actors, stage), false, () => pose(actors, stage));
    },
    choose(cube) {
      if (!cast || !current?.pair || current.pair.active === cube) return;
      current = { ...current, pair: { ...current.pair, active: cube } };
      finish();
      pose(cast, current);
      wake();
    },
    tint(shown, heat) {
      tints = { shown, heat };
      cast?.floor.tint(tints);
      wake();
    },
    busy: () => film !== null,
    orbit(dx, dy) {
      const limited = Math.min(Math.max(turned.around - dx * 0.005, -AROUND_LIMIT), AROUND_LIMIT);
      turned = { around: limited, above: Math.min(Math.max(turned.above + dy * 0.004, -0.6), 0.6) };
      aim();
    },
    straighten(still) {
      const from = turned;
      const show = (moment: number) => {
        const left = 1 - smooth(moment);
        turned = { around: from.around * left, above: from.above * left };
        aim();
      };
      play({ length: 260, show }, still, () => show(1));
    },
    pick(x, y) {
      if (!cast) return null;
      const caster = new Raycaster();
      const { clientWidth, clientHeight } = canvas;
      caster.setFromCamera(new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2), camera);
      const [hit] = caster.intersectObjects([...cast.cubes.meshes], false);
      if (hit) return hit.object === cast.cubes.meshes[0] ? 0 : 1;
      const point = caster.ray.intersectPlane(new Plane(new Vector3(0, 1, 0)), new Vector3());
      return point && { x: point.x, z: point.z };
    },
    resize(width, height) {
      if (width === 0 || height === 0) return;
      renderer.setPixelRatio(Math.min(window.devicePixelRatio, DENSEST));
      renderer.setSize(width, height, false);
      aspect = camera.aspect = width / height;
      camera.updateProjectionMatrix();
      aim();
      // At once, or the canvas is blank until the next frame.
      renderer.render(world, camera);
    },
    dress(next) {
      if (next === palette) return;
      palette = next;
      finish();
      if (current) build(current);
    },
    dispose() {
      cancelAnimationFrame(frame);
      strike(world);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** Whether two boards differ in bridges and pieces at most. */
function sameFloor(a: Stage, b: Stage): boolean {
  const fixed = (ground: string) => (ground === 'gap' ? 'bridge' : ground);
  return a.width === b.width && a.height === b.height && a.ground.every((ground, cell) => fixed(ground) === fixed(b.ground[cell]!));
}

/** Gives back what the graphics card holds for a world. */
function strike(world: Object3D): void {
  world.traverse((thing) => {
    if (thing instanceof Light) thing.dispose();
    if (!(thing instanceof Mesh)) return;
    thing.geometry.dispose();
    for (const material of [thing.material].flat() as MeshBasicMaterial[]) {
      material.map?.dispose();
      material.dispose();
    }
    if (thing instanceof InstancedMesh) thing.dispose();
  });
}
