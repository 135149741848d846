import { Sprite } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { easeOut, overshoot, phase } from '../animations.ts';
import { mix } from '../colours.ts';
import { type EffectScene, middleOf, present, spriteAt } from './effect-scene.ts';

/** Durations in ms. */
const ringTime = 340;
const wideRingTime = 480;
const glareTime = 480;
const beamTime = 700;
const crystalTime = 620;
const raysTime = 900;
const groundSignTime = 760;

/** A ring of light around the middle of a cell. */
export interface Ring {
  readonly colour: number;
  /** The width to which it grows, or from which it closes, in cells. */
  readonly cells: number;
  readonly closes?: boolean;
}

/** A ring that grows over a cell, and over as many cells around, or closes on it. */
export function showRing(
  scene: EffectScene,
  at: Cell,
  { colour, cells, closes = false }: Ring,
  delay = 0,
): void {
  const isWide = cells > 3;
  const texture = scene.drawings.texture(isWide ? 'wideRing' : 'ring');
  const ring = spriteAt(scene, texture, at, colour, 'ring');
  const step = (part: number) => {
    const grown = easeOut(closes ? 1 - part : part);
    // The circle is smaller than its picture.
    const side = ((cells * scene.cell.height) / 0.82) * (0.2 + 0.8 * grown);
    ring.setSize(side, side);
    ring.alpha = 1 - part * part;
  };
  present(scene, scene.above, ring, isWide ? wideRingTime : ringTime, step, delay);
}

/** Light that spreads over cells and fades. */
export function showGlare(
  scene: EffectScene,
  at: Cell,
  { colour, cells }: { readonly colour: number; readonly cells: number },
  delay = 0,
): void {
  const light = spriteAt(scene, scene.drawings.texture('glare'), at, colour, 'glare');
  const step = (part: number) => {
    const side = cells * scene.cell.height * (0.4 + 0.6 * easeOut(part));
    light.setSize(side, side);
    light.alpha = 0.8 * (1 - part);
  };
  present(scene, scene.lights, light, glareTime, step, delay);
}

/** Darkens the ground around a cell, so that coloured light shows on bright floors. */
function showShade(
  scene: EffectScene,
  at: Cell,
  colour: number,
  cells: number,
  time: number,
  delay = 0,
): void {
  const tint = mix(colour, 0x000000, 0.85);
  const shade = spriteAt(scene, scene.drawings.texture('glare'), at, tint, 'shade');
  shade.setSize(cells * scene.cell.height);
  const step = (part: number) => {
    shade.alpha = 0.85 * Math.min(phase(part, 0, 0.1), 1 - phase(part, 0.5, 1));
  };
  present(scene, scene.ground, shade, time, step, delay);
}

/** A pillar of light on a cell. */
export function showBeam(scene: EffectScene, at: Cell, colour: number, delay = 0): void {
  const { cell, drawings } = scene;
  const texture = drawings.texture('beam');
  const beam = new Sprite({ texture, tint: colour, anchor: { x: 0.5, y: 1 }, label: 'beam' });
  const { x } = middleOf(at, cell);
  beam.position.set(x, Math.round((at.y + 0.96) * cell.height));
  const step = (part: number) => {
    const width = cell.height * (1.5 - 0.9 * easeOut(part));
    beam.setSize(width, cell.height * 3.4 * easeOut(phase(part, 0, 0.4)) + 1);
    beam.alpha = 0.85 * Math.min(phase(part, 0, 0.1), 1 - phase(part, 0.4, 1));
  };
  present(scene, scene.lights, beam, beamTime, step, delay);
}

/** A crystal that closes around an actor that cannot move. */
export function showCrystal(scene: EffectScene, at: Cell, colour: number, delay = 0): void {
  const { cell, drawings } = scene;
  const crystal = spriteAt(scene, drawings.texture('crystal'), at, colour, 'crystal');
  crystal.y -= Math.round(cell.height * 0.08);
  const step = (part: number) => {
    const side = cell.height * 1.3 * (1.5 - 0.5 * overshoot(phase(part, 0, 0.35)));
    crystal.setSize(side, side);
    crystal.alpha = Math.min(phase(part, 0, 0.15), 1 - phase(part, 0.55, 1));
  };
  present(scene, scene.above, crystal, crystalTime, step, delay);
}

/** A sign on the ground under an actor, which turns. */
export interface GroundSign {
  readonly drawing: 'vortex' | 'seal';
  readonly colour: number;
  readonly cells: number;
  /** Radians that it turns. */
  readonly turn: number;
  /** Whether it shrinks into its middle. Otherwise it opens, and stays until it fades. */
  readonly closes?: boolean;
}

/** Shows a sign on dark ground. */
export function showGroundSign(
  scene: EffectScene,
  at: Cell,
  { drawing, colour, cells, turn, closes = false }: GroundSign,
  delay = 0,
): void {
  const { cell, drawings, ground } = scene;
  showShade(scene, at, colour, 1.5 * cells, groundSignTime, delay);
  const sign = spriteAt(scene, drawings.texture(drawing), at, mix(colour, 0xffffff, 0.2), drawing);
  const step = (part: number) => {
    const opened = closes ? 1 - part * part : overshoot(phase(part, 0, 0.4));
    sign.setSize(cells * cell.height * (0.15 + 0.85 * opened));
    sign.rotation = turn * easeOut(part);
    sign.alpha = Math.min(phase(part, 0, 0.1), 1 - phase(part, 0.6, 1));
  };
  present(scene, ground, sign, groundSignTime, step, delay);
}

/** Rays that turn slowly behind a treasure. */
export function showRays(
  scene: EffectScene,
  at: Cell,
  colour: number,
  cells: number,
  time = raysTime,
): void {
  showShade(scene, at, colour, 1.5 * cells, time);
  const rays = spriteAt(scene, scene.drawings.texture('rays'), at, colour, 'rays');
  rays.blendMode = 'add';
  const step = (part: number) => {
    const side = cells * scene.cell.height * (0.5 + 0.5 * easeOut(part));
    rays.setSize(side, side);
    rays.rotation = part * 0.7;
    rays.alpha = Math.min(phase(part, 0, 0.15), 1 - phase(part, 0.55, 1));
  };
  present(scene, scene.ground, rays, time, step);
}
