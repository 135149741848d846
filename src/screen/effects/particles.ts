import { Container, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { easeOut } from '../animations.ts';
import { mix } from '../colours.ts';
import type { CellSize } from '../screen-layout.ts';

/** How the particles of an effect look and spread. Lengths are in heights of a cell. */
export interface ParticleCloud {
  readonly count: number;
  /** ms. */
  readonly time: number;
  readonly colours: readonly number[];
  /** The greatest distance from the middle of the cell. */
  readonly reach: number;
  /** How far the particles fall. Negative: they rise. */
  readonly fall: number;
  /** Side of the largest particle. */
  readonly size: number;
}

/** A wall that was dug through. */
export const dust: ParticleCloud = {
  count: 14,
  time: 340,
  colours: [0xb59a7a, 0x8d7358, 0xd0bb9c],
  reach: 0.7,
  fall: 0.35,
  size: 0.16,
};

/** A wall that the hero is digging. */
export const chips: ParticleCloud = { ...dust, count: 4 };

/** A monster that vanished. */
export const puff: ParticleCloud = {
  count: 16,
  time: 380,
  colours: [0xd8d3e2, 0xaaa4ba, 0xf2eff7],
  reach: 0.55,
  fall: -0.3,
  size: 0.24,
};

/** A trap or a secret door that was found. */
export const sparkle: ParticleCloud = {
  count: 9,
  time: 420,
  colours: [0xffe066, 0xfff6cf, 0xffc95c],
  reach: 0.6,
  fall: -0.25,
  size: 0.13,
};

/** A monster that became another one. */
export const shimmer: ParticleCloud = { ...puff, colours: [0xd080ff, 0xf0c8ff, 0x9a6cff] };

/** A monster that was summoned. */
export const smoke: ParticleCloud = { ...puff, colours: [0x8a5cb0, 0xb48ad8, 0x5c4078] };

/** The cloud over the cells around an explosion or a shattered item, in its colour. */
export function blast(colour: number, radius: number): ParticleCloud {
  return {
    count: 16 + 14 * radius,
    time: 460,
    colours: [colour, mix(colour, 0xffffff, 0.5), mix(colour, 0xffa040, 0.4)],
    reach: 0.5 + radius,
    fall: -0.15,
    size: 0.34,
  };
}

/**
 * The sprites of a cloud in the middle of a cell, and the function that moves them, with the progress
 * from 0 to 1. `cell`: size of a cell in pixels.
 */
export function makeParticles(
  at: Cell,
  cloud: ParticleCloud,
  cell: CellSize,
): { readonly group: Container; readonly step: (part: number) => void } {
  const group = new Container();
  const particles = Array.from({ length: cloud.count }, () => {
    const sprite = group.addChild(new Sprite(Texture.WHITE));
    const size = Math.max(2, Math.round(cell.height * cloud.size * (0.4 + Math.random() * 0.6)));
    sprite.setSize(size, size);
    sprite.tint = cloud.colours[Math.floor(Math.random() * cloud.colours.length)];
    const angle = Math.random() * 2 * Math.PI;
    const reach = cloud.reach * (0.3 + Math.random() * 0.7);
    return { sprite, dx: Math.cos(angle) * reach, dy: Math.sin(angle) * reach };
  });
  const step = (part: number) => {
    const out = easeOut(part);
    for (const { sprite, dx, dy } of particles) {
      sprite.position.set(
        Math.round((at.x + 0.5) * cell.width + dx * out * cell.height),
        Math.round((at.y + 0.5 + dy * out + cloud.fall * part * part) * cell.height),
      );
      sprite.alpha = 1 - part;
    }
  };
  return { group, step };
}
