import type { ICanvasRenderingContext2D } from 'pixi.js';
import type { AttackLook } from '../../game/kinds.ts';
import { easeOut, phase } from '../animations.ts';
import { addPolygon, white } from './drawing.ts';

type Context = ICanvasRenderingContext2D;

/** The mark of an attack, or the trace of one that has missed. */
export type MarkLook = AttackLook | 'swish';

/**
 * One picture of the mark of an attack from the left to the right, at a progress from 0 to 1, in a square
 * whose side is 1.
 */
export function drawAttack(look: MarkLook, context: Context, part: number): void {
  marks[look](context, part);
}

const marks: Readonly<Record<MarkLook, (context: Context, part: number) => void>> = {
  /** A crescent whose head swings around before its tail. */
  slash(context, part) {
    const reach = 1.5;
    const head = reach * (2 * easeOut(phase(part, 0, 0.6)) - 1) + 0.15;
    const tail = reach * (2 * phase(part, 0.25, 1.15) - 1) - 0.15;
    fillCrescent(context, { x: 0.36, y: 0.5, radius: 0.44, thickness: 0.16 }, tail, head);
  },
  /** A lance of light that is thick behind its point, and a spark at the point. */
  stab(context, part) {
    const tip = 0.16 + 0.76 * easeOut(phase(part, 0, 0.5));
    const tail = 0.04 + 0.8 * phase(part, 0.3, 1.1);
    const thick = 0.075 * (1 - 0.6 * part);
    const middle = tail + 0.72 * (tip - tail);
    fillMark(context, [tail, 0.5, middle, 0.5 - thick, tip, 0.5, middle, 0.5 + thick]);
    const spark = 0.2 * thereAndGone(phase(part, 0.3, 1));
    if (spark > 0.02) fillMark(context, starPoints(0.86, 0.5, 4, spark, 0.22 * spark, 0.4));
  },
  /** A burst of rays around the place that was hit. */
  crush(context, part) {
    const far = 0.18 + 0.3 * easeOut(part);
    const near = 0.44 * part;
    const rays = 9;
    const width = 0.075 * (1 - 0.75 * part);
    for (let n = 0; n < rays; n++) {
      const angle = (n / rays) * 2 * Math.PI + 0.3;
      const length = far * (n % 2 === 0 ? 1 : 0.72);
      if (length <= near) continue;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const at = (along: number, across: number) => [
        0.5 + cos * along - sin * across,
        0.5 + sin * along + cos * across,
      ];
      const middle = near + (length - near) * 0.35;
      const points = [at(near, 0), at(middle, -width), at(length, 0), at(middle, width)];
      fillMark(context, points.flat());
    }
    const core = 0.17 * (1 - phase(part, 0, 0.55));
    if (core > 0.02) fillMark(context, starPoints(0.5, 0.5, 6, core, 0.6 * core, 0));
  },
  /** Two jaws that close, with teeth of one between those of the other. */
  bite(context, part) {
    const open = 0.18 * (1 - easeOut(phase(part, 0, 0.5)));
    for (const [side, teeth] of [
      [-1, 4],
      [1, 3],
    ]) {
      const steps = 16;
      /** A point of the jaw: `along` from −1 to 1, `away` from the line on which the jaws meet. */
      const at = (along: number, away: number) => [0.5 + 0.44 * along, 0.5 + side * (open + away)];
      const bow = (along: number) => 1 - along * along;
      const outer = Array.from({ length: steps + 1 }, (_, n) => {
        const along = (2 * n) / steps - 1;
        return at(along, 0.1 + 0.19 * bow(along));
      });
      const reach = teeth / 5;
      const inner = Array.from({ length: teeth }, (_, n) => {
        const [right, left] = [n, n + 1].map((edge) => reach * (1 - (2 * edge) / teeth));
        const middle = (left + right) / 2;
        const isFang = side < 0 && (n === 0 || n === teeth - 1);
        return [
          at(right, 0.06 + 0.14 * bow(right)),
          at(middle, isFang ? -0.06 : -0.01),
          at(left, 0.06 + 0.14 * bow(left)),
        ];
      }).flat();
      fillMark(context, [...outer, ...inner].flat());
    }
  },
  /** Three scratches, one shortly after the other. */
  claw(context, part) {
    for (const n of [0, 1, 2]) {
      const own = phase(part, n * 0.1, 0.75 + n * 0.1);
      const from = phase(own, 0.45, 1.2);
      const to = easeOut(phase(own, 0, 0.6));
      if (to - from < 0.03) continue;
      const offset = (n - 1) * 0.21;
      const bow = (along: number) => 0.16 * Math.sin(Math.PI * along);
      const points: number[] = [];
      const steps = 8;
      for (let step = 0; step <= 2 * steps; step++) {
        const isBack = step > steps;
        const along = from + ((to - from) * (isBack ? 2 * steps - step : step)) / steps;
        const share = (along - from) / (to - from);
        const thick = 0.05 * Math.sin(Math.PI * share) * (isBack ? 1 : -1);
        points.push(0.5 + offset * 0.75 + bow(along) + thick, 0.1 + 0.8 * along + offset * 0.2);
      }
      fillMark(context, points);
    }
  },
  /** Two thin arcs of moved air with a faint edge. */
  swish(context, part) {
    const reach = 1.35;
    const head = reach * (2 * easeOut(phase(part, 0, 0.7)) - 1) + 0.1;
    const tail = reach * (2 * phase(part, 0.2, 1.1) - 1) - 0.1;
    context.fillStyle = white(1);
    context.lineWidth = 0.03;
    context.strokeStyle = 'rgb(28 20 24 / 0.6)';
    for (const [radius, lag] of [
      [0.46, 0],
      [0.3, 0.25],
    ]) {
      const arc = { x: 0.36, y: 0.5, radius, thickness: 0.085 };
      const points = crescentPoints(arc, tail + lag, head - lag);
      if (!points) continue;
      context.beginPath();
      addPolygon(context, points);
      context.stroke();
      context.fill();
    }
  },
};

/** 0, 1 and 0 again. */
function thereAndGone(part: number): number {
  return Math.sin(Math.PI * part);
}

interface Arc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly thickness: number;
}

/** The outline of the part of an arc between two angles, pointed at both ends; null if it is too short. */
function crescentPoints(arc: Arc, from: number, to: number): number[] | null {
  if (to - from < 0.05) return null;
  const steps = 20;
  const edge = (isInner: boolean, share: number) => {
    const angle = from + (to - from) * share;
    const thick = arc.thickness * Math.sin(Math.PI * share ** 1.4);
    const radius = arc.radius - (isInner ? thick : 0);
    return [arc.x + Math.cos(angle) * radius, arc.y + Math.sin(angle) * radius];
  };
  const shares = Array.from({ length: steps + 1 }, (_, n) => n / steps);
  const outer = shares.flatMap((share) => edge(false, share));
  const inner = shares.toReversed().flatMap((share) => edge(true, share));
  return [...outer, ...inner];
}

/** Fills the part of an arc between two angles. It fades towards its tail. */
function fillCrescent(context: Context, arc: Arc, from: number, to: number): void {
  const points = crescentPoints(arc, from, to);
  if (!points) return;
  const at = (angle: number) => [
    arc.x + Math.cos(angle) * arc.radius,
    arc.y + Math.sin(angle) * arc.radius,
  ];
  const [[tailX, tailY], [headX, headY]] = [at(from), at(to)];
  fillMark(context, points, [tailX, tailY, headX, headY]);
}

function starPoints(
  x: number,
  y: number,
  rays: number,
  far: number,
  near: number,
  turn: number,
): number[] {
  return Array.from({ length: 2 * rays }, (_, n) => {
    const angle = (n / rays) * Math.PI + turn;
    const radius = n % 2 === 0 ? far : near;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  }).flat();
}

/**
 * White with a dark edge, which is visible on bright and on dark ground, and on a flashing target. `fade`: from the
 * faint end to the other end.
 */
function fillMark(
  context: Context,
  points: readonly number[],
  fade?: readonly [number, number, number, number],
): void {
  const paint = (colour: string) => {
    if (!fade) return `rgb(${colour})`;
    const gradient = context.createLinearGradient(...fade);
    gradient.addColorStop(0, `rgb(${colour} / 0.1)`);
    gradient.addColorStop(0.7, `rgb(${colour})`);
    return gradient;
  };
  context.lineJoin = 'round';
  context.lineWidth = 0.055;
  context.strokeStyle = paint('28 10 8');
  context.beginPath();
  addPolygon(context, points);
  context.stroke();
  context.fillStyle = paint('255 255 255');
  context.fill();
}
