import { cellsApart } from '../../dungeon/distance.ts';
import type { Command } from '../../game/commands.ts';
import { stickShapes } from '../../game/components.ts';
import { meanOfDice } from '../../game/dice.ts';
import type { EffectName } from '../../game/effects/names.ts';
import { fieldOf, kindHas } from '../../game/kinds.ts';
import { type ClearShot, clearShots, longRange } from './aiming.ts';
import { attacksFor, damageOf } from './combat-estimates.ts';
import type { Fight, FightTactic } from './fight.ts';
import { isDeadly } from './fight.ts';
import { isSort, isUntried, knownWith, use } from './magic.ts';
import { stairsDownHere } from './retreat.ts';
import { stroll } from './tactics.ts';
import type { BotItem, BotView } from './view.ts';
import type { WatchedMonster } from './watching.ts';

/** Magic of the careful bot that ends a fight which the hero would lose. `rescues` has its order. */

/** Monsters within this distance are worth magic; others may still lose the hero. */
const nearDistance = 3;

/** The monsters that are near, the most dangerous first. */
function nearMonsters({ view, awake }: Fight): WatchedMonster[] {
  return awake
    .filter((enemy) => cellsApart(enemy, view.hero) <= nearDistance)
    .sort((a, b) => damageOf(view, b.kind) - damageOf(view, a.kind));
}

/** Whether a stick is zapped again at the same monster: a lasting effect would be wasted. */
type Repeat = 'once' | 'again';

/** Zaps a stick at the most dangerous monster in line. */
function zapAtWorst(fight: Fight, stick: BotItem | undefined, repeat: Repeat): Command | null {
  if (!stick) return null;
  const { kind, slot } = stick;
  const danger = ({ target }: ClearShot) => damageOf(fight.view, target.kind);
  const [shot] = clearShots(fight, fight.awake, rangeOf(stick))
    .filter(({ target }) => repeat === 'again' || !target.zappedWith.includes(kind))
    .sort((a, b) => danger(b) - danger(a));
  return shot ? { type: 'zap', slot, ...shot.direction } : null;
}

/** The range of a stick in cells, as far as a player knows it. */
function rangeOf({ kind, isKnown }: BotItem): number {
  const shape = isKnown ? stickShapes[fieldOf(kind, 'Stick', 'shape')] : null;
  if (shape === 'neighbour') return 1;
  return shape === 'bolt' ? fieldOf(kind, 'Stick', 'range') - 1 : longRange;
}

/** Zaps a known stick with one of these effects. */
function zapWith(repeat: Repeat, ...effects: readonly EffectName[]): FightTactic {
  return (fight) => zapAtWorst(fight, knownWith(fight.view, 'Stick', ...effects), repeat);
}

/** Zaps a stick that does at least this damage on average. */
function zapDamage(leastDamage: number): FightTactic {
  return (fight) => {
    const stick = fight.view.bag.find(
      (item) => item.isKnown && item.name.charges !== 0 && damageOfStick(item) >= leastDamage,
    );
    return zapAtWorst(fight, stick, 'again');
  };
}

/** The average damage of a stick; 0 for others. */
function damageOfStick({ kind }: BotItem): number {
  const damage = kind.effects.Stick?.find(({ name }) => name === 'damage');
  return damage ? meanOfDice(damage.values.dice) : 0;
}

/** The average damage of a stick that is better than an attack. */
const betterThanAttack = 10;
/** The share of health that a monster must threaten to be worth a charge. */
const chargeRisk = 0.3;

/** Zaps dangerous monsters before they arrive. */
export const softenUp: FightTactic = (fight) =>
  fight.beside.length === 0 && fight.cost >= fight.view.hero.health * chargeRisk
    ? zapDamage(1)(fight)
    : null;

/** Lays down the scroll that no monster dares to step on, and stands on it. */
const layScare: FightTactic = (fight) => {
  const scroll = fight.view.bag.find((item) => item.isKnown && kindHas(item.kind, 'Scares'));
  return scroll && nearMonsters(fight).length > 0 ? { type: 'put', slot: scroll.slot } : null;
};

/** Reads a known scroll with one of these effects. */
function read(...effects: readonly EffectName[]): FightTactic {
  return (fight) =>
    nearMonsters(fight).length > 0 ? use(knownWith(fight.view, 'Scroll', ...effects)) : null;
}

/** Shares the hero's health with strong monsters: it hurts them more than the hero if they are few. */
const drain: FightTactic = (fight) => {
  const stick = knownWith(fight.view, 'Stick', 'drain');
  const { health } = fight.view.hero;
  const [monster, ...others] = nearMonsters(fight);
  if (!stick || !monster || others.length > 0 || monster.health > health) return null;
  if (attacksFor(fight.view, monster) <= 2) return null;
  return { type: 'zap', slot: stick.slot, dx: 0, dy: 0 };
};

/** The share of health below which a healing potion is not wasted. */
const hurtHealth = 0.6;

/** Drinks a healing potion, if the hero is hurt. */
const heal: FightTactic = ({ view, beside }) => {
  if (beside.length === 0 || view.hero.health > view.hero.maxHealth * hurtHealth) return null;
  return use(knownWith(view, 'Potion', 'heal'));
};

/** Hastes the hero: it then runs away or attacks twice. */
const haste: FightTactic = (fight) => {
  if (fight.view.hero.hasted || nearMonsters(fight).length === 0) return null;
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
  const sticks = unknown.filter((item) => isSort(item, 'Stick'));
  const scroll = unknown.find((item) => isSort(item, 'Scroll'));
  const potion = unknown.find((item) => isSort(item, 'Potion'));
  return (
    zapAtWorst(fight, sticks.find(isUntried), 'once') ??
    use(scroll ?? potion) ??
    (isDeadly(fight) ? zapAtWorst(fight, sticks[0], 'once') : null)
  );
};

/** Zaps unknown sticks at a monster that is worth it: that is the way to learn them. */
export const tryStick: FightTactic = (fight) => {
  const stick = fight.view.bag.find((item) => isSort(item, 'Stick') && isUntried(item));
  return zapAtWorst(fight, stick, 'once');
};

/** The rescues, in their order. */
export const rescues: readonly FightTactic[] = [
  layScare,
  zapWith('again', 'teleport'),
  zapWith('once', 'sleep', 'hold', 'paralyse'),
  zapDamage(betterThanAttack),
  zapWith('once', 'slow'),
  drain,
  read('teleport'),
  heal,
  read('hold'),
  zapWith('again', 'polymorph'),
  zapWith('again', 'strike'),
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
const troubleHealth = 0.5;

/** Help against something unseen: to see it, to be healed, or to be elsewhere. */
export const ambushTactics: readonly FightTactic[] = [
  ({ view }) => use(knownWith(view, 'Potion', 'seeInvisible')),
  (fight) => {
    const { health, maxHealth } = fight.view.hero;
    return health < maxHealth ? stairsDownHere(fight) : null;
  },
  ({ view }) => {
    const { hero, bag } = view;
    if (hero.health >= hero.maxHealth * troubleHealth || !isAttacked(view)) return null;
    const unknown = bag.filter((item) => !item.isKnown);
    return (
      use(knownWith(view, 'Scroll', 'teleport')) ??
      use(knownWith(view, 'Potion', 'heal')) ??
      use(unknown.find((item) => isSort(item, 'Scroll'))) ??
      use(unknown.find((item) => isSort(item, 'Potion')))
    );
  },
  (fight) => (fight.view.hero.blind && isAttacked(fight.view) ? stroll(fight) : null),
];

function isAttacked({ messages }: BotView): boolean {
  return messages.some(({ id }) => id === 'hurt' || id === 'evaded');
}
