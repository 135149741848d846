import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { DeathLook } from '../../game/kinds.ts';
import { easeIn, easeOut, phase } from '../animations.ts';
import { mix } from '../colours.ts';
import type { CellSize } from '../screen-layout.ts';
import type { Figure } from './figure.ts';

/** How long a death takes, in ms. */
export const deathTimes: Readonly<Record<DeathLook, number>> = {
  fall: 420,
  kneel: 560,
  overturn: 440,
  flutter: 620,
  crumble: 480,
  splash: 380,
  dissolve: 640,
  break: 460,
};

/** The death of a figure, from its first moment on. */
export interface Death {
  /** Moves the dying figure, with the progress from 0 to 1. */
  readonly step: (part: number) => void;
  /** Releases the textures of this death. */
  readonly end?: () => void;
}

/** Begins the death of a figure. `side`: −1 if it falls to the left, 1 to the right. */
export function deathOf(figure: Figure, look: DeathLook, side: number, cell: CellSize): Death {
  if (look === 'break') return shatter(figure, side, cell);
  return { step: (part) => motions[look](part, figure, side) };
}

const fadeFrom = (part: number, from: number) => 1 - phase(part, from, 1);

/** Moves a dying figure to a moment of its death. */
type DeathMotion = (part: number, figure: Figure, side: number) => void;

/** The deaths in which the body stays whole. */
const motions: Readonly<Record<Exclude<DeathLook, 'break'>, DeathMotion>> = {
  fall(part, { root, pose }, side) {
    const fallen = easeIn(phase(part, 0, 0.42));
    const bounce = Math.sin(Math.PI * phase(part, 0.42, 0.62));
    pose.tilt = side * (1.45 * fallen - 0.12 * bounce);
    pose.pushX = side * 0.1 * fallen;
    pose.hop = 0.05 * bounce;
    root.alpha = fadeFrom(part, 0.6);
  },
  kneel(part, { root, pose }, side) {
    const down = easeOut(phase(part, 0, 0.3));
    const fallen = easeIn(phase(part, 0.45, 0.75));
    pose.sunk = 0.3 * down * (1 - fallen);
    pose.tilt = side * (0.16 * down + 1.34 * fallen);
    pose.pushX = side * 0.12 * fallen;
    root.alpha = fadeFrom(part, 0.72);
  },
  overturn(part, { root, pose }, side) {
    const turned = phase(part, 0, 0.42);
    // It lies on its back, and its legs twitch.
    const twitch = Math.sin(part * 60) * 0.09 * phase(part, 0.42, 0.5) * fadeFrom(part, 0.5);
    pose.tilt = side * Math.PI * easeOut(turned) + twitch;
    pose.hop = 0.4 * Math.sin((Math.PI / 2) * easeOut(turned)) + 0.2 * Math.sin(Math.PI * turned);
    pose.pushX = side * 0.12 * turned;
    root.alpha = fadeFrom(part, 0.66);
  },
  flutter(part, { root, pose }, side) {
    const fallen = easeIn(phase(part, 0.1, 0.7));
    const swing = Math.sin(part * 16) * (1 - fallen);
    // A flyer falters, sways down like a leaf, and lies flat.
    pose.hop = 0.3 * Math.sin(Math.PI * phase(part, 0, 0.24)) + 0.12 * (1 - fallen);
    pose.pushX = 0.2 * swing + side * 0.12 * fallen;
    pose.tilt = 0.6 * swing + side * 0.35 * fallen;
    pose.sunk = 0.55 * easeOut(phase(part, 0.62, 0.76));
    root.alpha = fadeFrom(part, 0.74);
  },
  crumble(part, { root, pose }) {
    pose.sunk = 0.92 * easeIn(part);
    pose.pushX = Math.sin(part * 50) * 0.03 * (1 - part);
    root.alpha = fadeFrom(part, 0.75);
  },
  splash(part, { root, pose }) {
    const swell = Math.sin(Math.PI * phase(part, 0, 0.3));
    const flat = easeOut(phase(part, 0.25, 0.6));
    pose.stretch = 0.22 * swell - 0.85 * flat;
    root.alpha = fadeFrom(part, 0.6);
  },
  dissolve(part, { root, pose, shadow }) {
    shadow.alpha = 1 - part;
    pose.hop = 0.75 * easeIn(part) + 0.1 * part;
    pose.stretch = 0.5 * part;
    pose.pushX = Math.sin(part * 7) * 0.07 * part;
    pose.flash = 0.25 * easeIn(part);
    root.alpha = 1 - part;
  },
};

/** The pieces of the body, in columns and rows. */
const pieces = { across: 3, down: 3 };

/** The body breaks into pieces that fly apart and fall. */
function shatter({ root, puppet, body }: Figure, side: number, cell: CellSize): Death {
  const heap = puppet.addChild(new Container());
  heap.position.copyFrom(body.position);
  body.visible = false;
  const { frame, source } = body.texture;
  const width = frame.width / pieces.across;
  const height = frame.height / pieces.down;
  const [scaleX, scaleY] = [body.scale.x, body.scale.y];
  const tint = mix(Number(body.tint), 0x000000, 0.15);
  const shards = Array.from({ length: pieces.across * pieces.down }, (_, n) => {
    const column = n % pieces.across;
    const row = Math.floor(n / pieces.across);
    const part = new Rectangle(frame.x + column * width, frame.y + row * height, width, height);
    const texture = new Texture({ source, frame: part });
    const sprite = heap.addChild(new Sprite({ texture, anchor: 0.5, tint }));
    const x = (column - (pieces.across - 1) / 2) * width * scaleX;
    const y = (row - (pieces.down - 1) / 2) * height * scaleY;
    const spread = 0.35 + 0.35 * Math.random();
    const dx = (x / cell.width) * 1.2 + side * 0.12;
    const dy = (y / cell.height) * 0.8 - 0.3 * Math.random();
    return { sprite, x, y, dx: dx * spread, dy: dy * spread, spin: (Math.random() - 0.5) * 5 };
  });
  const step = (part: number) => {
    const out = easeOut(part);
    for (const { sprite, x, y, dx, dy, spin } of shards) {
      sprite.position.set(
        x + dx * 1.6 * out * cell.width,
        y + (dy * 1.6 * out + 0.45 * part * part) * cell.height,
      );
      sprite.rotation = spin * part;
      sprite.scale.set(scaleX * (1 - 0.3 * part), scaleY * (1 - 0.3 * part));
    }
    root.alpha = 1 - phase(part, 0.55, 1);
  };
  const end = () => {
    for (const { sprite } of shards) sprite.destroy({ texture: true });
  };
  return { step, end };
}
