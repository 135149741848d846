import type { Cell } from '../../dungeon/grid.ts';
import { type Animations, easeIn, easeOut, overshoot, phase, thereAndBack } from '../animations.ts';
import { lungeTime, reachTime, type ShownAttack, type TurnTiming } from '../effects/timing.ts';
import { deadTilt, type Figure } from './figure.ts';

/** Durations in ms. */
const glideTime = 110;
const landTime = 80;
/** A hit is white for two or three frames, and then red, which fades. */
const flashTime = { usual: 45, hard: 60 };
const hurtTime = 240;
const recoilTime = { usual: 210, hard: 270 };
const dodgeTime = 230;
const appearTime = 200;
const enterTime = 260;
const shiverTime = 360;
const collapseTime = 260;
/** How high an icon and a glyph hop, in cells. */
const hopHeight = { icon: 0.15, glyph: 0.07 };
/** The height from which the hero comes down to a floor, in cells. */
const dropHeight = 0.8;
/** How far an attacker first draws back, and then leaps towards its target, in cells. */
const windUpReach = 0.12;
const lungeReach = 0.44;
/** How far a hit throws its target back, and how far the target of a miss steps aside and back, in cells. */
const recoilReach = { usual: 0.22, hard: 0.4 };
const dodgeReach = { aside: 0.3, back: 0.12 };
/** The parts of a lunge: it draws back, reaches its target, stays there for a moment, and returns. */
const lungeParts = {
  back: 0.6 * (reachTime / lungeTime),
  there: reachTime / lungeTime,
  stay: 0.52,
};
/** The part of a recoil and of a dodge from which the figure returns. */
const recoilStay = 0.3;
const dodgeParts = { there: 0.2, stay: 0.5 };

/** Animations, and the moment in ms at which new ones begin. */
export interface Motion {
  readonly animations: Animations;
  readonly now: number;
}

/** A hard hit takes a large part of the health of its target, or kills. */
export type HitWeight = 'usual' | 'hard';

/** The animations of a turn, and the times of its events. */
export interface TurnMotion extends Motion {
  readonly timing: TurnTiming;
  /** Animations that may continue during the next turn. */
  readonly lasting: Animations;
}

/** Hops from a distance in cells to its own cell, and lands with a bend of the knees. */
export function hop(figure: Figure, dx: number, dy: number, { animations, now }: Motion): void {
  const { pose, isIcon } = figure;
  const height = isIcon ? hopHeight.icon : hopHeight.glyph;
  animations.run(now, glideTime, (part) => {
    pose.glideX = dx * (1 - easeOut(part));
    pose.glideY = dy * (1 - easeOut(part));
    pose.hop = height * thereAndBack(part);
    pose.tilt = -0.09 * Math.sign(dx) * thereAndBack(part);
    if (isIcon) pose.stretch = 0.08 * thereAndBack(part);
  });
  if (!isIcon) return;
  const land = (part: number) => {
    if (part > 0) pose.stretch = -0.13 * thereAndBack(part);
  };
  animations.run(now, landTime, land, { delay: glideTime });
}

/** Moves a figure by an attack, whose direction `step` receives. */
function push(
  { from, at }: ShownAttack,
  { animations, now }: Motion,
  time: number,
  delay: number,
  step: (part: number, dx: number, dy: number) => void,
): void {
  const dx = Math.sign(at.x - from.x);
  const dy = Math.sign(at.y - from.y);
  animations.run(now, time, (part) => step(part, dx, dy), { delay });
}

/** Draws back, leaps at the target with a snap, stays for a moment, and returns. */
function lunge({ pose, isIcon }: Figure, attack: ShownAttack, turn: Motion, delay: number): void {
  const { back, there, stay } = lungeParts;
  push(attack, turn, lungeTime, delay, (part, dx, dy) => {
    const drawn = easeOut(phase(part, 0, back)) * (1 - phase(part, back, there));
    const leap = easeIn(phase(part, back, there)) * (1 - easeOut(phase(part, stay, 1)));
    const reach = lungeReach * leap - windUpReach * drawn;
    pose.pushX = dx * reach;
    pose.pushY = dy * reach;
    pose.tilt = dx * (0.3 * leap - 0.2 * drawn);
    pose.hop = (isIcon ? 0.1 : 0.05) * leap;
    if (isIcon) pose.stretch = (0.1 * Math.abs(dy) - 0.04 * Math.abs(dx)) * leap - 0.14 * drawn;
  });
}

/** Throws a figure back after a hit. */
function recoil(
  { pose, isIcon }: Figure,
  attack: ShownAttack,
  turn: Motion,
  delay: number,
  weight: HitWeight,
): void {
  push(attack, turn, recoilTime[weight], delay, (part, dx, dy) => {
    if (part === 0) return;
    const away = 1 - easeOut(phase(part, recoilStay, 1));
    pose.thrownX = dx * recoilReach[weight] * away;
    pose.thrownY = dy * recoilReach[weight] * away;
    pose.bend = (weight === 'hard' ? 0.42 : 0.26) * (dx || 1) * away;
    if (isIcon) pose.stretch = -0.16 * away;
  });
}

/** Leans and steps aside from an attack that misses. */
function dodge({ pose }: Figure, attack: ShownAttack, turn: Motion, delay: number): void {
  const { there, stay } = dodgeParts;
  push(attack, turn, dodgeTime, delay, (part, dx, dy) => {
    if (part === 0) return;
    const away = easeOut(phase(part, 0, there)) * (1 - easeOut(phase(part, stay, 1)));
    pose.thrownX = (dodgeReach.back * dx - dodgeReach.aside * dy) * away;
    pose.thrownY = (dodgeReach.back * dy + dodgeReach.aside * dx) * away;
    pose.bend = 0.24 * (dx || -dy) * away;
  });
}

/** Is white for a moment, and then red, which fades. */
export function flash(
  { pose }: Figure,
  { animations, now }: Motion,
  delay: number,
  weight: HitWeight = 'usual',
): void {
  const white = flashTime[weight] / hurtTime;
  const step = (part: number) => {
    pose.flash = part > 0 && part < white ? 1 : 0;
    pose.hurt = part > 0 ? 1 - easeIn(phase(part, white, 1)) : 0;
  };
  animations.run(now, hurtTime, step, { delay });
}

/** Appears on its cell, tall and thin at first. During the delay it is still on the cell `from`. */
export function appear(
  { root, pose, isIcon, x, y }: Figure,
  { animations, now }: Motion,
  from: Cell,
  delay: number,
): void {
  const step = (part: number) => {
    const isWaiting = delay > 0 && part === 0;
    pose.glideX = isWaiting ? from.x - x : 0;
    pose.glideY = isWaiting ? from.y - y : 0;
    root.alpha = isWaiting ? 1 : Math.min(1, 1.6 * part);
    if (isWaiting) return;
    if (isIcon) pose.stretch = 0.6 * (1 - easeOut(part));
  };
  animations.run(now, appearTime, step, { delay });
}

/** Grows out of the ground, or out of another actor on the cell `from`. */
export function emerge(
  figure: Figure,
  from: Cell | null,
  { animations, now }: Motion,
  delay = 0,
): void {
  const { root, pose, x, y } = figure;
  const [dx, dy] = from ? [from.x - x, from.y - y] : [0, 0];
  const step = (part: number) => {
    const left = 1 - easeOut(part);
    root.alpha = delay > 0 && part === 0 ? 0 : 1;
    pose.glideX = dx * left;
    pose.glideY = dy * left;
    pose.size = 0.25 + 0.75 * overshoot(part);
  };
  animations.run(now, appearTime, step, { delay });
}

/** Lets a figure come down from the floor above and land with bent knees, or climb out of the ground. */
export function enter({ pose }: Figure, way: 'down' | 'up', { animations, now }: Motion): void {
  animations.run(now, enterTime, (part) => {
    if (way === 'down') {
      pose.hop = dropHeight * (1 - easeIn(phase(part, 0, 0.5)));
      pose.stretch = -0.16 * thereAndBack(phase(part, 0.5, 1));
    } else {
      pose.sunk = 0.8 * (1 - easeOut(phase(part, 0, 0.7)));
      pose.hop = 0.12 * thereAndBack(phase(part, 0.5, 1));
    }
  });
}

/** Falls to the ground and stays there. `Figure` tilts a dead one, so that the fall begins with the opposite tilt. */
export function fallDead({ pose }: Figure, { animations, now }: Motion, delay: number): void {
  const step = (part: number) => {
    pose.tilt = -deadTilt * (1 - easeIn(part));
  };
  animations.run(now, collapseTime, step, { delay });
}

/** Trembles with fear. */
export function shiver({ pose }: Figure, { animations, now }: Motion): void {
  animations.run(now, shiverTime, (part) => {
    pose.pushX = part < 1 ? Math.sin(part * 40) * 0.06 * (1 - part) : 0;
  });
}

/** The attacker lunges; the target flashes and recoils, or dodges a miss. */
export function playAttack(
  attack: ShownAttack,
  attacker: Figure | undefined,
  target: Figure | undefined,
  weight: HitWeight,
  turn: TurnMotion,
): void {
  const { timing } = turn;
  if (attacker && timing.isByHand(attack)) lunge(attacker, attack, turn, timing.startOf(attack));
  if (!target) return;
  const arrival = timing.arrivalOf(attack);
  if (attack.type === 'missed') {
    dodge(target, attack, turn, arrival);
    return;
  }
  flash(target, turn, arrival, weight);
  if (attack.attacker !== 0) recoil(target, attack, turn, arrival, weight);
}
