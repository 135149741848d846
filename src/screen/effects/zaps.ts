import { Container, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import type { Element } from '../../game/combat/elements.ts';
import type { GameEvent } from '../../game/events.ts';
import { phase } from '../animations.ts';
import { colours, mix } from '../colours.ts';
import { hues } from './clouds.ts';
import type { ParticleShape } from './particle-shapes.ts';
import { type EffectScene, present } from './scene.ts';

export type Zap = Extract<GameEvent, { type: 'zapped' }>;

/** Times in ms: for each cell of a way, and until its last light is gone. */
const cellTime = 16;
const glowTime = 240;
/** The colour of invisible powers, which must not reveal their kind. */
const lineColour = colours.text;
/** The thickness of each form of way, in heights of a cell. */
const thickness = { bolt: 0.22, missile: 0.3, line: 0.07, neighbour: 0.07 } as const;

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

/** A part of a zap between two cells. Lengths are in pixels of the floor. */
interface Segment {
  readonly from: Cell;
  readonly to: Cell;
}

/** Shows the power of a stick on its way. `element` and `colour` are those of a bolt. */
export function showZap(
  scene: EffectScene,
  timed: TimedZap,
  element: Element,
  colour: number,
): void {
  const group = new Container({
    label: `zap:${timed.zap.aim === 'bolt' ? element : timed.zap.aim}`,
  });
  const lights = lightsOf(scene, timed, element, colour, group);
  const whole = timed.arrival - timed.start + glowTime;
  const step = (part: number) => {
    const time = part * whole;
    for (const [n, light] of lights.entries())
      light(phase(time, n * cellTime, n * cellTime + glowTime));
  };
  present(scene, scene.above, group, whole, step, timed.start);
}

/** Lights one cell of a way, with the progress from 0 to 1. */
type StepLight = (part: number) => void;

function lightsOf(
  scene: EffectScene,
  { zap: { from, path, aim } }: TimedZap,
  element: Element,
  colour: number,
  group: Container,
): StepLight[] {
  const { cell } = scene;
  const middle = ({ x, y }: Cell) => ({ x: (x + 0.5) * cell.width, y: (y + 0.5) * cell.height });
  return path.map((at, n) => {
    const segment = { from: middle(n === 0 ? from : path[n - 1]), to: middle(at) };
    const thick = Math.max(2, Math.round(cell.height * thickness[aim]));
    if (aim === 'missile') return missile(scene, segment, thick, group);
    if (aim !== 'bolt') return bar(segment, thick, lineColour, group);
    if (element === 'lightning') return lightning(scene, segment, group);
    if (element === 'fire') return puffs(scene, segment, 'flame', fireColours, group);
    if (element === 'cold') return puffs(scene, segment, 'shard', iceColours, group);
    return ray(segment, thick, colour, group);
  });
}

const fireColours = [hues.fire, hues.flame, 0xff5a1e];
const iceColours = [hues.frost, hues.ice, 0x6fbcf0];

/** A line of one colour, the same for every kind of stick. */
function bar({ from, to }: Segment, thick: number, tint: number, group: Container): StepLight {
  const light = group.addChild(new Sprite({ texture: Texture.WHITE, anchor: 0.5, tint }));
  const [across, down] = [to.x - from.x, to.y - from.y];
  light.setSize(Math.max(thick, Math.hypot(across, down)), thick);
  light.rotation = Math.atan2(down, across);
  light.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
  return (part) => {
    light.alpha = part > 0 ? 1 - part : 0;
  };
}

/** A coloured line around a white one, in a faint wider one. */
function ray(segment: Segment, thick: number, tint: number, group: Container): StepLight {
  const halo = bar(segment, thick * 2, tint, group);
  const outer = bar(segment, thick, tint, group);
  const core = bar(segment, Math.max(1, Math.round(thick * 0.4)), mix(tint, 0xffffff, 0.8), group);
  return (part) => {
    // 0 is before the light.
    halo(part > 0 ? 0.65 + 0.35 * part : 0);
    outer(part);
    core(Math.min(1, part * 1.4));
  };
}

/** A ball of light that flies, with a tail. */
function missile(scene: EffectScene, segment: Segment, side: number, group: Container): StepLight {
  const texture = scene.drawings.particle('ember');
  const tail = bar(segment, Math.max(1, side * 0.45), hues.missile, group);
  const balls = [hues.missile, 0xffffff].map((tint) => {
    const ball = group.addChild(new Sprite({ texture, anchor: 0.5, tint }));
    ball.position.set(segment.to.x, segment.to.y);
    return ball;
  });
  return (part) => {
    tail(part);
    for (const [n, ball] of balls.entries()) {
      ball.alpha = part > 0 ? Math.max(0, 1 - 2.2 * part) : 0;
      ball.setSize((n === 0 ? 3.4 : 1.5) * side * (1 - 0.6 * part));
    }
  };
}

/** A jagged line that flickers. */
function lightning(scene: EffectScene, { from, to }: Segment, group: Container): StepLight {
  const { height } = scene.cell;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [sideX, sideY] = [-Math.sin(angle), Math.cos(angle)];
  const bends = 3;
  const forks = [0, 1].map(() => {
    const points = Array.from({ length: bends + 1 }, (_, n) => {
      const isEnd = n === 0 || n === bends;
      const off = isEnd ? 0 : (Math.random() - 0.5) * 0.55 * height;
      const along = n / bends;
      return {
        x: from.x + (to.x - from.x) * along + sideX * off,
        y: from.y + (to.y - from.y) * along + sideY * off,
      };
    });
    return points.slice(1).flatMap((point, n) => {
      const part = { from: points[n], to: point };
      const thick = Math.max(1, height * 0.08);
      return [bar(part, thick * 2.6, 0x7fa8ff, group), bar(part, thick, 0xffffff, group)];
    });
  });
  return (part) => {
    // Each of the two lines is visible in turn.
    const visible = Math.floor(part * 6) % 2;
    for (const [n, fork] of forks.entries()) {
      for (const line of fork) line(n === visible ? part : 1);
    }
  };
}

/** Puffs of an element that remain along the way and drift apart. */
function puffs(
  scene: EffectScene,
  { from, to }: Segment,
  shape: ParticleShape,
  tints: readonly number[],
  group: Container,
): StepLight {
  const texture = scene.drawings.particle(shape);
  const glow = group.addChild(
    new Sprite({ texture: scene.drawings.texture('glare'), anchor: 0.5, tint: tints[0] }),
  );
  glow.blendMode = 'add';
  glow.position.set(to.x, to.y);
  glow.setSize(scene.cell.height * 1.9);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const some = [0, 1, 2, 3].map((n) => {
    const sprite = group.addChild(
      new Sprite({ texture, anchor: 0.5, tint: tints[n % tints.length] }),
    );
    if (shape !== 'flame') sprite.rotation = angle + (Math.random() - 0.5) * 0.8;
    const along = (n + Math.random()) / 4;
    const drift = (Math.random() - 0.5) * scene.cell.height * 0.7;
    const off = (Math.random() - 0.5) * scene.cell.height * 0.3;
    const x = from.x + (to.x - from.x) * along - Math.sin(angle) * off;
    const y = from.y + (to.y - from.y) * along + Math.cos(angle) * off;
    const side = scene.cell.height * (0.4 + 0.5 * Math.random());
    return { sprite, x, y, drift, side };
  });
  return (part) => {
    glow.alpha = part > 0 ? 0.7 * (1 - part) : 0;
    for (const { sprite, x, y, drift, side } of some) {
      const rise = shape === 'flame' ? -0.25 * side * part : 0;
      sprite.position.set(x + drift * part, y + drift * 0.6 * (0.3 + part) + rise);
      sprite.setSize(side * (1 - 0.5 * part));
      sprite.alpha = part > 0 ? 1 - part * part : 0;
    }
  };
}
