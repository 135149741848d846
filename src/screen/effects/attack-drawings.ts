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
  /** A thin crescent whose head swings around before its tail: sharp at its outer edge, with a trail inside. */
  slash(context, part) {
    const reach = 1.35;
    const head = reach * (2 * easeOut(phase(part, 0, 0.45)) - 1) + 0.1;
    const tail = reach * (2 * phase(part, 0.4, 1.1) - 1) - 0.1;
    const blade = { x: 0.25, y: 0.5, radius: 0.46, thickness: 0.12 };
    const points = crescentPoints(blade, tail, head);
    if (!points) return;
    const trail = { ...blade, radius: 0.3, thickness: 0.035 };
    fillTrail(context, crescentPoints(trail, tail, head - 0.35));
    fillMark(context, points, shaded);
    fillShape(context, crescentPoints({ ...blade, thickness: 0.07 }, tail, head), white(1));
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
  /** Four long parallel scratches, one shortly after the other, broad in the middle and with a bright core. */
  claw(context, part) {
    const scratches = 4;
    for (let n = 0; n < scratches; n++) {
      const own = phase(part, n * 0.07, 0.79 + n * 0.07);
      const from = phase(own, 0.55, 1.2);
      const to = easeOut(phase(own, 0, 0.5));
      if (to - from < 0.03) continue;
      const offset = (n - (scratches - 1) / 2) * 0.19;
      // The outer claws are shorter.
      const length = 0.86 - 0.5 * Math.abs(offset);
      const points = (thickness: number) => scratchPoints(from, to, offset, length, thickness);
      fillMark(context, points(0.05), shaded);
      fillShape(context, points(0.026), white(1));
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

/** The outline of a scratch from the top to the bottom, slightly bent. `offset`: its distance from the middle. */
function scratchPoints(
  from: number,
  to: number,
  offset: number,
  length: number,
  thickness: number,
): number[] {
  const steps = 8;
  return Array.from({ length: 2 * steps + 1 }, (_, step) => {
    const isBack = step > steps;
    const along = from + ((to - from) * (isBack ? 2 * steps - step : step)) / steps;
    const share = to > from ? (along - from) / (to - from) : 0;
    const thick = thickness * Math.sin(Math.PI * share) * (isBack ? 1 : -1);
    const bow = 0.12 * Math.sin(Math.PI * along);
    return [0.46 + offset + bow + thick, 0.5 + length * (along - 0.5) + offset * 0.25];
  }).flat();
}

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
    const thick = arc.thickness * Math.sin(Math.PI * share ** 1.6);
    const radius = arc.radius - (isInner ? thick : 0);
    return [arc.x + Math.cos(angle) * radius, arc.y + Math.sin(angle) * radius];
  };
  const shares = Array.from({ length: steps + 1 }, (_, n) => n / steps);
  const outer = shares.flatMap((share) => edge(false, share));
  const inner = shares.toReversed().flatMap((share) => edge(true, share));
  return [...outer, ...inner];
}

/** Fills a shape without an edge; nothing without points. */
function fillShape(context: Context, points: readonly number[] | null, fill: string): void {
  if (!points) return;
  context.fillStyle = fill;
  context.beginPath();
  addPolygon(context, points);
  context.fill();
}

/** Fills a faint line of moved air. */
function fillTrail(context: Context, points: readonly number[] | null): void {
  fillShape(context, points, white(0.75));
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

/** The part of a mark that is not white: its colour is darker there. */
const shaded = 'rgb(178 178 178)';

/** White, or another fill, with a dark edge, which is visible on bright and on dark ground, and on a flashing target. */
function fillMark(context: Context, points: readonly number[], fill: string = white(1)): void {
  context.lineJoin = 'round';
  context.lineWidth = 0.045;
  context.strokeStyle = 'rgb(28 10 8)';
  context.beginPath();
  addPolygon(context, points);
  context.stroke();
  context.fillStyle = fill;
  context.fill();
}
