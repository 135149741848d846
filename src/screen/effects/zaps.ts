import type { Cell } from '../../dungeon/grid.ts';
import type { GameEvent } from '../../game/events.ts';
import { mix } from '../colours.ts';
import { type EffectScene, middleOf, present } from './effect-scene.ts';
import { drawRay, type RayLook } from './ray-forms.ts';
import { arrivalOn, Ray, wayOf } from './rays.ts';

export type Zap = Extract<GameEvent, { type: 'zapped' }>;

/** Times in ms: for each cell of a way, and until its last light is gone. */
const cellTime = 16;
const glowTime = 420;

/** A zap with the time in ms after the start of the turn at which it begins and arrives. */
export interface TimedZap {
  readonly zap: Zap;
  readonly start: number;
  readonly arrival: number;
}

/** The zaps of a turn. The parts of a bolt follow each other. */
export function timedZaps(events: readonly GameEvent[]): TimedZap[] {
  let start = 0;
  return events.flatMap((event) => {
    if (event.type !== 'zapped') return [];
    const arrival = start + cellTime * event.path.length;
    const timed = { zap: event, start, arrival };
    start = arrival;
    return timed;
  });
}

/** The time in ms at which a zap arrives at a cell; 0 if none does. */
export function zapArrival(zaps: readonly TimedZap[], { x, y }: Cell): number {
  const first = zaps.find(({ zap }) => {
    const end = zap.path[zap.path.length - 1];
    return end.x === x && end.y === y;
  });
  return first?.arrival ?? 0;
}

/**
 * The zaps of a turn without the ends of their parts. A bolt has a part for each actor that it passes, and one that the
 * hero does not notice must not be seen by it.
 */
export function wholeZaps(zaps: readonly TimedZap[]): TimedZap[] {
  const whole: TimedZap[] = [];
  for (const next of zaps) {
    const last = whole.at(-1);
    if (last && isContinued(last.zap, next.zap)) {
      const path = [...last.zap.path, ...next.zap.path];
      whole[whole.length - 1] = { ...last, zap: { ...last.zap, path }, arrival: next.arrival };
    } else whole.push(next);
  }
  return whole;
}

function isContinued({ actor, kind, path }: Zap, next: Zap): boolean {
  const end = path[path.length - 1];
  const isSameBolt = next.actor === actor && next.kind === kind;
  return isSameBolt && end.x === next.from.x && end.y === next.from.y;
}

/** Shows a ray along cells that are on one line, `delay` ms after the start of the turn. */
export function showRay(
  scene: EffectScene,
  { from, path }: Pick<Zap, 'from' | 'path'>,
  look: RayLook,
  delay: number,
): void {
  const { cell, drawings, above, lights, ground } = scene;
  const way = wayOf(from, path, cell, cellTime);
  const ray = new Ray(look.form, way, drawings, mix(look.colours[0], 0x000000, 0.82));
  const { x, y } = middleOf(from, cell);
  for (const part of [ray.shapes, ray.lights, ray.shade]) part.position.set(x, y);
  drawRay(ray, look);
  const whole = arrivalOn(way) + glowTime;
  present(scene, above, ray.shapes, whole, (part) => ray.step(part * whole), delay);
  present(scene, lights, ray.lights, whole, () => {}, delay);
  present(scene, ground, ray.shade, whole, () => {}, delay);
}
