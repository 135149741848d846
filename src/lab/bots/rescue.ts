import { Tile } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import type { Command } from '../../game/commands.ts';
import { stickShapes } from '../../game/components.ts';
import { meanOf } from '../../game/dice.ts';
import type { EffectName } from '../../game/effects/names.ts';
import { fieldOf, kindHas } from '../../game/kinds.ts';
import { aimsAt, type ClearShot, longRange } from './aiming.ts';
import { attacksFor, damageOf } from './combat-estimates.ts';
import type { Fight, FightTactic } from './fight.ts';
import { isDeadly } from './fight.ts';
import { isSort, isUntried, knownWith, use } from './magic.ts';
import { stroll } from './tactics.ts';
import type { BotItem, BotView } from './view.ts';
import type { Watched } from './watching.ts';

/** Magic that ends a fight which the hero would lose, in the order in which the bot tries it. */

/** Monsters nearer than this are worth magic; others may still lose the hero. */
const near = 3;

/** The monsters that are near, the most dangerous first. */
function attackers({ view, awake }: Fight): Watched[] {
  return awake
    .filter((enemy) => cellsApart(enemy, view.hero) <= near)
    .sort((a, b) => damageOf(view, b.kind) - damageOf(view, a.kind));
}

/** Zaps a stick at the most dangerous monster in line. Not twice at the same one if it has a lasting effect. */
function zapAt(fight: Fight, stick: BotItem | undefined, once: boolean): Command | null {
  if (!stick) return null;
  const aim = aimOf(fight, stick, once);
  return aim && { type: 'zap', slot: stick.slot, ...aim.way };
}

function aimOf(fight: Fight, { kind, isKnown }: BotItem, once: boolean): ClearShot | null {
  // A player knows the range of known kinds only.
  const shape = isKnown ? stickShapes[fieldOf(kind, 'Stick', 'shape')] : null;
  const range =
    shape === 'neighbour' ? 1 : shape === 'bolt' ? fieldOf(kind, 'Stick', 'range') - 1 : longRange;
  const aims = aimsAt(fight, fight.awake, range);
  const worth = ({ target }: ClearShot) => damageOf(fight.view, target.kind);
  const fresh = aims.filter(({ target }) => !once || !target.zappedWith.includes(kind));
  return fresh.sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** Zaps a known stick with one of these effects. */
function zapWith(once: boolean, ...effects: readonly EffectName[]): FightTactic {
  return (fight) => zapAt(fight, knownWith(fight.view, 'Stick', ...effects), once);
}

/** Zaps a stick that does damage: beside the hero only a strong one, which is better than an attack. */
function zapDamage(least: number): FightTactic {
  return (fight) => {
    const stick = fight.view.bag.find(
      (item) => item.isKnown && item.name.charges !== 0 && damageOfStick(item) >= least,
    );
    return zapAt(fight, stick, false);
  };
}

/** The average damage of a stick; 0 for others. */
function damageOfStick({ kind }: BotItem): number {
  const damage = kind.effects.Stick?.find(({ name }) => name === 'damage');
  return damage ? meanOf(damage.values.dice) : 0;
}

/** The average damage of a stick that is better than an attack. */
const strongBolt = 10;
/** The share of health that a monster must threaten to be worth a charge. */
const worthCharge = 0.3;

/** Zaps dangerous monsters before they arrive. */
export const softenUp: FightTactic = (fight) =>
  fight.beside.length === 0 && fight.cost >= fight.view.hero.health * worthCharge
    ? zapDamage(1)(fight)
    : null;

/** Lays down the scroll that no monster dares to step on, and stands on it. */
const layScare: FightTactic = (fight) => {
  const scroll = fight.view.bag.find((item) => item.isKnown && kindHas(item.kind, 'Scares'));
  return scroll && attackers(fight).length > 0 ? { type: 'put', slot: scroll.slot } : null;
};

/** Reads a known scroll with one of these effects. */
function read(...effects: readonly EffectName[]): FightTactic {
  return (fight) =>
    attackers(fight).length > 0 ? use(knownWith(fight.view, 'Scroll', ...effects)) : null;
}

/** Shares the hero's health with strong monsters: it hurts them more than the hero if they are few. */
const drain: FightTactic = (fight) => {
  const stick = knownWith(fight.view, 'Stick', 'drain');
  const { health } = fight.view.hero;
  const close = attackers(fight);
  if (!stick || close.length !== 1 || close[0].health > health) return null;
  return attacksFor(fight.view, close[0]) > 2
    ? { type: 'zap', slot: stick.slot, dx: 0, dy: 0 }
    : null;
};

/** The share of health below which a healing potion is not wasted. */
const hurt = 0.6;

/** Drinks a healing potion, if the hero is hurt. */
const heal: FightTactic = ({ view, beside }) => {
  if (beside.length === 0 || view.hero.health > view.hero.maxHealth * hurt) return null;
  return use(knownWith(view, 'Potion', 'heal'));
};

/** Hastes the hero: it then runs away or attacks twice. */
const haste: FightTactic = (fight) => {
  if (fight.view.hero.hasted || attackers(fight).length === 0) return null;
  return use(knownWith(fight.view, 'Potion', 'haste'));
};

/** Makes the hands glow, so that the next hit confuses. */
const glow: FightTactic = (fight) =>
  fight.view.hero.glowing || fight.beside.length === 0
    ? null
    : use(knownWith(fight.view, 'Scroll', 'glow'));

/** Tries unknown magic when nothing else is left: a stick at the monster, a scroll, a potion. */
const gamble: FightTactic = (fight) => {
  const { view, beside } = fight;
  if (beside.length === 0) return null;
  const unknown = view.bag.filter((item) => !item.isKnown);
  const stick = unknown.find((item) => isSort(item, 'Stick') && isUntried(item));
  const other =
    unknown.find((item) => isSort(item, 'Scroll')) ??
    unknown.find((item) => isSort(item, 'Potion'));
  const tried = unknown.find((item) => isSort(item, 'Stick'));
  return (
    zapAt(fight, stick, true) ?? use(other) ?? (isDeadly(fight) ? zapAt(fight, tried, true) : null)
  );
};

/** Zaps unknown sticks at a monster that is worth it: that is the way to learn them. */
export const tryStick: FightTactic = (fight) => {
  const stick = fight.view.bag.find((item) => isSort(item, 'Stick') && isUntried(item));
  return zapAt(fight, stick, true);
};

/** The rescues, in their order. */
export const rescues: readonly FightTactic[] = [
  layScare,
  zapWith(false, 'teleport'),
  zapWith(true, 'sleep', 'hold', 'paralyse'),
  zapDamage(strongBolt),
  zapWith(true, 'slow'),
  drain,
  read('teleport'),
  heal,
  read('hold'),
  zapWith(false, 'polymorph'),
  zapWith(false, 'strike'),
  haste,
  glow,
  gamble,
];

/** Whether something that the hero does not see has attacked it. */
export function isAmbushed({ view, beside }: Fight): boolean {
  if (beside.length > 0 || view.rules.attack !== 'dice') return false;
  return isAttacked(view);
}

/** The share of health below which a hero that is attacked by something unseen needs help. */
const inTrouble = 0.5;

/** Help against something unseen: to see it, to be healed, or to be elsewhere. */
export const ambushed: readonly FightTactic[] = [
  ({ view }) => use(knownWith(view, 'Potion', 'seeInvisible')),
  ({ view: { hero, homeward }, map, here }) =>
    map.tiles[here] === Tile.stairsDown && hero.health < hero.maxHealth
      ? { type: homeward ? 'up' : 'down' }
      : null,
  ({ view }) => {
    const { hero, bag } = view;
    if (hero.health >= hero.maxHealth * inTrouble || !isAttacked(view)) return null;
    return (
      use(knownWith(view, 'Scroll', 'teleport')) ??
      use(knownWith(view, 'Potion', 'heal')) ??
      use(bag.find((item) => !item.isKnown && isSort(item, 'Scroll'))) ??
      use(bag.find((item) => !item.isKnown && isSort(item, 'Potion')))
    );
  },
  (fight) => (fight.view.hero.blind && isAttacked(fight.view) ? stroll(fight) : null),
];

function isAttacked({ messages }: BotView): boolean {
  return messages.some(({ id }) => id === 'hurt' || id === 'evaded');
}
