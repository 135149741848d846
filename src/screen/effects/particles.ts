import { Container, Sprite, type Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { easeOut, phase } from '../animations.ts';
import type { CellSize } from '../screen-layout.ts';
import { type EffectScene, middleOf, present } from './effect-scene.ts';
import type { ParticleShape } from './particle-shapes.ts';

/** How particles move: see `motions`. */
export type ParticleMotion = 'burst' | 'rise' | 'drip' | 'orbit' | 'gather';

/** How the particles of an effect look and spread. Lengths are in heights of a cell. */
export interface ParticleCloud {
  readonly shape: ParticleShape;
  readonly motion: ParticleMotion;
  readonly count: number;
  /** ms. */
  readonly time: number;
  readonly colours: readonly number[];
  /** The greatest distance that a particle covers. */
  readonly reach: number;
  /** The radius of the body from which the particles of a burst come. Without it they come from one point. */
  readonly source?: number;
  /** The direction in which the particles of a burst fly, and the width of their sector, in radians. */
  readonly aim?: { readonly direction: number; readonly width: number };
  /** How far the particles fall in addition. Negative: they rise. */
  readonly fall: number;
  /** Side of the largest particle. */
  readonly size: number;
  /** Whether the particles shine: they brighten the ground behind them. */
  readonly light?: true;
  /** Whether all particles are upright, such as letters. */
  readonly upright?: true;
}

/** One particle, with numbers from 0 to 1 of which each motion uses some. */
interface Particle {
  readonly sprite: Sprite;
  /** Its place in the order of the cloud. */
  readonly order: number;
  /** Its direction, in radians. */
  readonly angle: number;
  /** A random distance: how much of the reach it covers, or how far it is from the left. */
  readonly distance: number;
  /** A random number for other differences, such as of the rotation or the height at the start. */
  readonly variation: number;
  /** Its side in pixels. */
  readonly side: number;
}

/** The state of a particle at a moment. Lengths are in heights of a cell from the middle of the cell. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly alpha: number;
  readonly scale: number;
  readonly rotation: number;
}

/** The place of a particle at the progress of its cloud, from 0 to 1. */
type Move = (particle: Particle, progress: number, cloud: ParticleCloud) => Place;

/**
 * Shapes with a tip at the top: in a burst a tongue of fire points outwards, and a drop flies with its round end in
 * front.
 */
const tips: Readonly<Partial<Record<ParticleShape, 'ahead' | 'behind'>>> = {
  flame: 'ahead',
  streak: 'ahead',
  drop: 'behind',
};

/** The share of a cloud's time in which its particles begin one after another. */
const staggered = 0.45;

const goldenAngle = 2.4;

const motions: Readonly<Record<ParticleMotion, Move>> = {
  /** Away from the middle in all directions. */
  burst(
    { order, angle, distance, variation },
    progress,
    { reach, fall, shape, source = 0, count },
  ) {
    const out = easeOut(progress) * reach * (0.3 + 0.7 * distance);
    // The places of seeds in a sunflower fill the body evenly, in no order of their directions.
    const place = order * count * goldenAngle;
    const from = source * Math.sqrt(order);
    return {
      x: Math.cos(place) * from + Math.cos(angle) * out,
      y: Math.sin(place) * from + Math.sin(angle) * out + fall * progress * progress,
      alpha: 1 - progress * progress,
      scale: 1 - 0.5 * progress,
      rotation: burstRotation(shape, angle, variation, progress),
    };
  },
  /** Upwards from the feet, swaying, one after another. */
  rise({ order, angle, distance, variation }, progress, { reach, fall }) {
    const ownProgress = phase(progress, order * staggered, order * staggered + 1 - staggered);
    return {
      x: (distance - 0.5) * 0.85 + Math.sin(angle + ownProgress * 4) * 0.07,
      y: 0.38 - 0.25 * variation - reach * easeOut(ownProgress) + fall * ownProgress * ownProgress,
      alpha: shown(ownProgress),
      scale: 0.6 + 0.4 * Math.sin(Math.PI * Math.min(1, ownProgress * 1.4)),
      rotation: Math.sin(angle + ownProgress * 3) * 0.25,
    };
  },
  /** Downwards from above the head, one after another. */
  drip({ order, distance, variation }, progress, { reach, fall }) {
    const ownProgress = phase(progress, order * staggered, order * staggered + 1 - staggered);
    return {
      x: (distance - 0.5) * 0.8,
      y: -0.55 + 0.15 * variation + reach * ownProgress * ownProgress + fall * ownProgress,
      alpha: shown(ownProgress),
      scale: 1,
      rotation: 0,
    };
  },
  /** Around the head. */
  orbit({ order }, progress, { reach, fall }) {
    const angle = (order + progress) * 2 * Math.PI;
    return {
      x: Math.cos(angle) * reach,
      y: -0.42 + Math.sin(angle) * reach * 0.35 + fall * progress,
      alpha: shown(progress) * (Math.sin(angle) > -0.3 ? 1 : 0.55),
      scale: 0.8 + 0.2 * Math.sin(angle),
      rotation: -angle * 1.5,
    };
  },
  /** From around into the middle. */
  gather({ angle, distance, order }, progress, { reach, fall }) {
    const ownProgress = phase(progress, order * 0.25, order * 0.25 + 0.75);
    const out = (1 - ownProgress * ownProgress) * reach * (0.5 + 0.5 * distance);
    return {
      x: Math.cos(angle + ownProgress) * out,
      y: Math.sin(angle + ownProgress) * out + fall * ownProgress,
      alpha: shown(ownProgress),
      scale: 1 - 0.4 * ownProgress,
      rotation: angle + Math.PI,
    };
  },
};

/** The rotation of a particle of a burst: a shape with a tip lies along its way, and a chip spins. */
function burstRotation(
  shape: ParticleShape,
  angle: number,
  variation: number,
  progress: number,
): number {
  const tip = tips[shape];
  if (!tip) return angle + (variation - 0.5) * 3 * progress;
  return angle + (tip === 'ahead' ? 1 : -1) * (Math.PI / 2);
}

/** An opacity that begins at once, and fades in the last third. */
function shown(progress: number): number {
  return Math.min(phase(progress, 0, 0.12), 1 - phase(progress, 0.66, 1));
}

/** Shows a cloud of particles around the middle of a cell. */
export function showCloud(scene: EffectScene, cloud: ParticleCloud, at: Cell, delay = 0): void {
  const { cell, drawings, above, lights } = scene;
  const { group, step } = makeParticles(cloud, cell, drawings.particle(cloud.shape));
  const { x, y } = middleOf(at, cell);
  group.position.set(x, y);
  present(scene, cloud.light ? lights : above, group, cloud.time, step, delay);
}

/**
 * The sprites of a cloud around the middle of a cell, and the function that moves them, with the progress
 * from 0 to 1. `cell`: size of a cell in pixels.
 */
function makeParticles(
  cloud: ParticleCloud,
  cell: CellSize,
  texture: Texture,
): { readonly group: Container<Sprite>; readonly step: (progress: number) => void } {
  const group = new Container<Sprite>({ label: `cloud:${cloud.shape}` });
  const move = motions[cloud.motion];
  const { direction, width } = cloud.aim ?? { direction: 0, width: 2 * Math.PI };
  const first = cloud.aim ? direction - width / 2 : 0;
  const particles = Array.from({ length: cloud.count }, (_, n): Particle => {
    // Not by chance: a cloud of few particles could lack one of its colours.
    const tint = cloud.colours[n % cloud.colours.length];
    const sprite = group.addChild(new Sprite({ texture, tint, anchor: 0.5 }));
    const side = Math.max(2, cell.height * cloud.size * (0.5 + Math.random() * 0.5));
    return {
      sprite,
      side,
      order: n / cloud.count,
      // Each particle has its own sector: particles in random directions leave gaps.
      angle: first + ((n + Math.random()) / cloud.count) * width,
      distance: Math.random(),
      variation: Math.random(),
    };
  });
  const step = (progress: number) => {
    for (const particle of particles) {
      const { sprite, side } = particle;
      const { x, y, alpha, scale, rotation } = move(particle, progress, cloud);
      sprite.position.set(x * cell.height, y * cell.height);
      sprite.alpha = alpha;
      sprite.scale.set((side * scale) / texture.width);
      if (!cloud.upright) sprite.rotation = rotation;
    }
  };
  return { group, step };
}
