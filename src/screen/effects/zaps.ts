import { Container, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import type { GameEvent } from '../../game/events.ts';
import { colours } from '../colours.ts';
import type { CellSize } from '../screen-layout.ts';

export type Zap = Extract<GameEvent, { type: 'zapped' }>;

/** Times in ms: for each cell of a way, and until its last light is gone. */
const cellTime = 16;
const glowTime = 160;
/** The colour of magic missiles, and of invisible powers, which give nothing about their kind away. */
const missileColour = 0xc8a8ff;
const lineColour = colours.text;
/** The thickness of each form of way, in heights of a cell. */
const thickness = { bolt: 0.24, missile: 0.18, line: 0.07, neighbour: 0.07 } as const;

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

/** How long a zap is visible in ms. */
export function zapTime({ start, arrival }: TimedZap): number {
  return arrival - start + glowTime;
}

/** The time in ms at which a zap arrives at a cell; 0 if none does. */
export function zapArrival(zaps: readonly TimedZap[], { x, y }: Cell): number {
  const last = zaps.find(({ zap }) => {
    const end = zap.path[zap.path.length - 1];
    return end.x === x && end.y === y;
  });
  return last?.arrival ?? 0;
}

/**
 * The sprites of a zap, and the function that lights them one after another, with the progress from 0 to
 * 1. `colour`: that of a bolt.
 */
export function makeZap(
  timed: TimedZap,
  colour: number,
  cell: CellSize,
): { readonly group: Container; readonly step: (part: number) => void } {
  const { from, path, aim } = timed.zap;
  const group = new Container();
  const tint = aim === 'bolt' ? colour : aim === 'missile' ? missileColour : lineColour;
  const lights = path.map((at, n) => {
    const before = n === 0 ? from : path[n - 1];
    const across = (at.x - before.x) * cell.width;
    const down = (at.y - before.y) * cell.height;
    const light = group.addChild(new Sprite({ texture: Texture.WHITE, anchor: 0.5, tint }));
    const thick = Math.max(2, Math.round(cell.height * thickness[aim]));
    // A missile is a dot; a bolt that turns lights the same cell again.
    const length = aim === 'missile' ? thick : Math.max(thick, Math.hypot(across, down));
    light.setSize(length, thick);
    light.rotation = Math.atan2(down, across);
    const back = aim === 'missile' ? 0 : 0.5;
    light.position.set(
      (at.x + 0.5) * cell.width - back * across,
      (at.y + 0.5) * cell.height - back * down,
    );
    return light;
  });
  const whole = zapTime(timed);
  const fade = aim === 'missile' ? 2 * cellTime : glowTime;
  const step = (part: number) => {
    for (const [n, light] of lights.entries()) {
      const age = part * whole - n * cellTime;
      light.alpha = age < 0 ? 0 : Math.max(0, 1 - age / fade);
    }
  };
  return { group, step };
}
