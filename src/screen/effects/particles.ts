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

/** One particle with its random numbers from 0 to 1. */
interface Particle {
  readonly sprite: Sprite;
  /** Its own order in the cloud, from 0 to 1. */
  readonly turn: number;
  readonly angle: number;
  readonly far: number;
  readonly spin: number;
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

type Move = (particle: Particle, part: number, cloud: ParticleCloud) => Place;

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
  burst({ turn, angle, far, spin }, part, { reach, fall, shape, source = 0, count }) {
    const out = easeOut(part) * reach * (0.3 + 0.7 * far);
    // The places of seeds in a sunflower fill the body evenly, in no order of their directions.
    const place = turn * count * goldenAngle;
    const from = source * Math.sqrt(turn);
    return {
      x: Math.cos(place) * from + Math.cos(angle) * out,
      y: Math.sin(place) * from + Math.sin(angle) * out + fall * part * part,
      alpha: 1 - part * part,
      scale: 1 - 0.5 * part,
      rotation: burstTurn(shape, angle, spin, part),
    };
  },
  /** Upwards from the feet, swaying, one after another. */
  rise({ turn, angle, far, spin }, part, { reach, fall }) {
    const own = phase(part, turn * staggered, turn * staggered + 1 - staggered);
    return {
      x: (far - 0.5) * 0.85 + Math.sin(angle + own * 4) * 0.07,
      y: 0.38 - 0.25 * spin - reach * easeOut(own) + fall * own * own,
      alpha: shown(own),
      scale: 0.6 + 0.4 * Math.sin(Math.PI * Math.min(1, own * 1.4)),
      rotation: Math.sin(angle + own * 3) * 0.25,
    };
  },
  /** Downwards from above the head, one after another. */
  drip({ turn, far, spin }, part, { reach, fall }) {
    const own = phase(part, turn * staggered, turn * staggered + 1 - staggered);
    return {
      x: (far - 0.5) * 0.8,
      y: -0.55 + 0.15 * spin + reach * own * own + fall * own,
      alpha: shown(own),
      scale: 1,
      rotation: 0,
    };
  },
  /** Around the head. */
  orbit({ turn }, part, { reach, fall }) {
    const angle = (turn + part) * 2 * Math.PI;
    return {
      x: Math.cos(angle) * reach,
      y: -0.42 + Math.sin(angle) * reach * 0.35 + fall * part,
      alpha: shown(part) * (Math.sin(angle) > -0.3 ? 1 : 0.55),
      scale: 0.8 + 0.2 * Math.sin(angle),
      rotation: -angle * 1.5,
    };
  },
  /** From around into the middle. */
  gather({ angle, far, turn }, part, { reach, fall }) {
    const own = phase(part, turn * 0.25, turn * 0.25 + 0.75);
    const out = (1 - own * own) * reach * (0.5 + 0.5 * far);
    return {
      x: Math.cos(angle + own) * out,
      y: Math.sin(angle + own) * out + fall * own,
      alpha: shown(own),
      scale: 1 - 0.4 * own,
      rotation: angle + Math.PI,
    };
  },
};

/** The rotation of a particle of a burst: a shape with a tip lies along its way, and a chip spins. */
function burstTurn(shape: ParticleShape, angle: number, spin: number, part: number): number {
  const tip = tips[shape];
  if (!tip) return angle + (spin - 0.5) * 3 * part;
  return angle + (tip === 'ahead' ? 1 : -1) * (Math.PI / 2);
}

/** An opacity that begins at once, and fades in the last third. */
function shown(part: number): number {
  return Math.min(phase(part, 0, 0.12), 1 - phase(part, 0.66, 1));
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
): { readonly group: Container<Sprite>; readonly step: (part: number) => void } {
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
      turn: n / cloud.count,
      // Each particle has its own sector: particles in random directions leave gaps.
      angle: first + ((n + Math.random()) / cloud.count) * width,
      far: Math.random(),
      spin: Math.random(),
    };
  });
  const step = (part: number) => {
    for (const particle of particles) {
      const { sprite, side } = particle;
      const { x, y, alpha, scale, rotation } = move(particle, part, cloud);
      sprite.position.set(x * cell.height, y * cell.height);
      sprite.alpha = alpha;
      sprite.scale.set((side * scale) / texture.width);
      if (!cloud.upright) sprite.rotation = rotation;
    }
  };
  return { group, step };
}
