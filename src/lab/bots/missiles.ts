import type { Command } from '../../game/commands.ts';
import { ammunition } from '../../game/components.ts';
import { fieldOf, kindHas } from '../../game/kinds.ts';
import { clearShots, longRange } from './aiming.ts';
import type { FightTactic } from './fight.ts';
import { riskOf } from './fight.ts';
import { upgradeOf, wornOf } from './gear.ts';
import { directionTo, goToNearest, type Situation, type Surveyed } from './tactics.ts';
import type { BotItem, BotView } from './view.ts';
import type { WatchedMonster } from './watching.ts';

/** Throwing and shooting. */

/** The distance in cells from which on it is worth a turn to take a launcher in hand. */
const launcherDistance = 3;
/** The share of health that a monster must threaten to be worth ammunition. */
const ammunitionRisk = 0.08;

/** Throws or shoots a missile at a monster in line. Takes the launcher in hand while it is far. */
export function shoot(situation: Situation, targets: readonly WatchedMonster[]): Command | null {
  const { view } = situation;
  const { hero } = view;
  if (!hero.canThrow || targets.length === 0) return null;
  const [shot] = clearShots(situation, targets);
  if (!shot) return null;
  const missile = missileFor(view, shot.target);
  if (!missile) return null;
  const launcher = launcherFor(view, missile);
  if (launcher && !launcher.worn) {
    if (situation.map.cursed.Weapon || shot.distance < launcherDistance) return null;
    return { type: 'equip', slot: launcher.slot };
  }
  return { type: 'throw', slot: missile.slot, ...shot.direction };
}

/** A step to the nearest cell from which the hero can shoot at a sleeping monster from afar. */
export function lineUp(situation: Surveyed, targets: readonly WatchedMonster[]): Command | null {
  const { view } = situation;
  if (!view.hero.canThrow || !targets.some((target) => missileFor(view, target))) return null;
  return goToNearest(situation, (cell) =>
    clearShots(situation, targets, longRange, cell).some(
      ({ distance }) => distance > launcherDistance,
    ),
  );
}

/** Shoots at approaching monsters. With dice, only at monsters that were seen to move: others may sleep. */
export const shootFirst: FightTactic = (fight) => {
  const { view, awake, beside } = fight;
  if (beside.length > 0) return null;
  const isTarget = ({ hasMoved, wasHit }: WatchedMonster) =>
    view.rules.attack !== 'dice' || hasMoved || wasHit;
  return shoot(fight, awake.filter(isTarget));
};

/** Takes the best weapon in hand, if the hero still holds its launcher and the fight is worth a turn. */
export const drawWeapon: FightTactic = ({ view, map, beside }) => {
  const worn = wornOf(view, 'Weapon');
  if (!worn || !kindHas(worn.kind, 'Launcher') || map.cursed.Weapon) return null;
  const better = upgradeOf(view, 'Weapon');
  if (!better || beside.every(({ health }) => health <= closeShotHealth)) return null;
  return { type: 'equip', slot: better.slot };
};

/** HP up to which a monster is shot at close range, instead of changing the weapon. */
const closeShotHealth = 6;

/** Shoots at a monster beside the hero, if it holds a launcher. */
export const shootBeside: FightTactic = (fight) => {
  const { view, beside } = fight;
  const worn = wornOf(view, 'Weapon');
  if (!worn || !kindHas(worn.kind, 'Launcher')) return null;
  const missile = view.bag.find((item) => launcherFor(view, item) === worn);
  const target = beside[0];
  const direction = target && directionTo(fight, target);
  return missile && direction ? { type: 'throw', slot: missile.slot, ...direction } : null;
};

/** The missile for a monster: ammunition only for dangerous ones. */
function missileFor(view: BotView, target: WatchedMonster): BotItem | undefined {
  const isWorthIt =
    view.rules.attack !== 'dice' || riskOf(view, [target]) >= view.hero.health * ammunitionRisk;
  return view.bag.find((item) => isMissile(view, item) && (isWorthIt || isThrownByHand(item)));
}

function isThrownByHand({ kind }: BotItem): boolean {
  return ammunition[fieldOf(kind, 'Missile', 'fits')] === 'none';
}

/** Whether an item is a missile that fits the hand or a carried launcher. */
function isMissile(view: BotView, item: BotItem): boolean {
  if (item.worn || !kindHas(item.kind, 'Missile')) return false;
  return isThrownByHand(item) || launcherFor(view, item) !== undefined;
}

/** The carried launcher of a missile, the one in hand first. */
function launcherFor({ bag }: BotView, item: BotItem): BotItem | undefined {
  if (!kindHas(item.kind, 'Missile')) return undefined;
  if (isThrownByHand(item)) return undefined;
  const fits = fieldOf(item.kind, 'Missile', 'fits');
  const launchers = bag.filter(({ kind }) => fieldOf(kind, 'Launcher', 'fits') === fits);
  return launchers.find(({ worn }) => worn) ?? launchers[0];
}
