import { Tile } from '../../dungeon/grid.ts';
import type { EffectName } from '../../game/effects/names.ts';
import { kindHas } from '../../game/kinds.ts';
import type { FightTactic } from './fight.ts';
import { wornOf } from './gear.ts';
import { isSort, isUntried, knownWith, use } from './magic.ts';
import { firstOf, type Tactic } from './tactics.ts';
import type { BotView } from './view.ts';

/** Magic of the careful bot between fights: known items when they help, unknown items when it is safe. */

/** The share of health from which on the bot tries unknown potions and scrolls. */
const healthToTry = 0.7;
/** The strength of a hero that has lost none. */
const fullStrength = 16;

/** A tactic that drinks or reads a known item with an effect when it is useful. */
function useFor(
  sort: 'Potion' | 'Scroll',
  effect: EffectName,
  isUseful: (view: BotView) => boolean = () => true,
): Tactic {
  return ({ view }) => (isUseful(view) ? use(knownWith(view, sort, effect)) : null);
}

/** Reads a map on a floor whose stairs are not known. */
const readMap: Tactic = ({ view, map }) =>
  map.tiles.includes(Tile.stairsDown) ? null : use(knownWith(view, 'Scroll', 'map'));

/** Lifts the curse from gear that could not be taken off. */
const liftCurse: Tactic = ({ view, map }) =>
  Object.values(map.cursed).includes(true) ? use(knownWith(view, 'Scroll', 'removeCurse')) : null;

/** Uses known potions and scrolls that help now. */
export const useKnown: Tactic = (situation) =>
  firstOf(situation, [
    useFor('Potion', 'raiseLevel'),
    useFor('Potion', 'strengthen'),
    useFor('Potion', 'restoreStrength', ({ hero }) => (hero.strength ?? 99) < fullStrength),
    useFor('Potion', 'cure', ({ hero }) => hero.blind),
    useFor('Scroll', 'enchant', isFullyEquipped),
    useFor('Scroll', 'identify', ({ bag }) => bag.some((item) => !item.isKnown)),
    useFor('Scroll', 'genocide'),
    liftCurse,
    readMap,
  ]);

function isFullyEquipped(view: BotView): boolean {
  return wornOf(view, 'Weapon') !== undefined && wornOf(view, 'Armour') !== undefined;
}

/**
 * Reads and drinks unknown things while nothing is in view and the hero is well: the effects of bad ones
 * pass before a monster comes.
 */
export const tryUnknown: Tactic = ({ view }) => {
  const { hero, enemies, bag } = view;
  if (enemies.length > 0 || hero.confused || hero.blind) return null;
  if (hero.health < hero.maxHealth * healthToTry) return null;
  const scroll = bag.find((item) => isSort(item, 'Scroll') && !item.isKnown);
  if (scroll) return use(scroll);
  return use(bag.find((item) => isSort(item, 'Potion') && !item.isKnown));
};

/** Names a stick that was zapped without becoming known, so that it is not tried again. */
export const nameTried =
  (slot: number): Tactic =>
  ({ view }) => {
    const item = view.bag.find((one) => one.slot === slot);
    if (!item || !kindHas(item.kind, 'Stick') || !isUntried(item)) return null;
    return { type: 'name', slot, text: 'tried' };
  };

/** Takes armour off beside a rust monster, which does no other harm. */
export const bareFromRust: FightTactic = ({ view, map, awake, beside }) => {
  const worn = wornOf(view, 'Armour');
  if (!worn || map.cursed.Armour || beside.length === 0) return null;
  return awake.every(({ kind }) => kindHas(kind, 'Rust'))
    ? { type: 'takeOff', slot: worn.slot }
    : null;
};
