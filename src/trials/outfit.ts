import { gainExperience } from '../game/actors/levels.ts';
import { type Campaign, floorSettingsAt } from '../game/campaign.ts';
import { meanOfDice } from '../game/dice.ts';
import { has } from '../game/entity.ts';
import { generateFloor } from '../game/floors/generate-floor.ts';
import { bagProblem } from '../game/items/bag-limits.ts';
import { bonusesOf, identify } from '../game/items/identification.ts';
import type { Made } from '../game/items/item-generation.ts';
import { stow } from '../game/items/stacks.ts';
import { fieldOf, kindHas } from '../game/kinds.ts';
import { spawnItem } from '../game/spawn.ts';
import type { Game } from '../game/world.ts';
import { type DrawnFloor, startDrawnGame } from './drawn-floor.ts';

/** The experience and the items of a hero who enters a depth for the first time. */
export interface Outfit {
  readonly experience: number;
  readonly items: readonly Made[];
  /** The equipped ones of `items`. */
  readonly worn: readonly Made[];
}

/** At most this many floors above a depth are taken into account. */
const mostFloors = 30;

/** The experience and the items that a hero can find on a floor. */
export interface Finds {
  readonly experience: number;
  readonly items: readonly Made[];
}

/** The finds on the floor of a depth, which the seed determines. */
export function findsOn(campaign: Campaign, depth: number, seed: string): Finds {
  if (!floorSettingsAt(campaign, depth)) return { experience: 0, items: [] };
  const { monsters, items } = generateFloor(campaign, seed, depth, campaign.start);
  const experience = monsters.map(({ kind }) => fieldOf(kind, 'Reward', 'experience') / 2);
  return { experience: experience.reduce((sum, more) => sum + more, 0), items };
}

/**
 * The outfit of a hero of a depth. The hero has walked the floors above, which the seed determines,
 * has killed every second monster and drunk every second potion there, and has equipped the best
 * weapon and armour from there or from the start. `findsAt`: the finds of a depth.
 */
export function outfitFor(
  campaign: Campaign,
  depth: number,
  seed: string,
  findsAt = (above: number) => findsOn(campaign, above, seed),
): Outfit {
  let experience = 0;
  const found: Made[] = [];
  for (let above = Math.max(campaign.start.depth, depth - mostFloors); above < depth; above++) {
    const finds = findsAt(above);
    experience += finds.experience;
    found.push(...finds.items);
  }
  const possessions = possessionsOf(campaign).map(({ made }) => made);
  const potions = found
    .filter(({ kind }) => kindHas(kind, 'Potion'))
    .filter((_, index) => index % 2 === 1);
  const worn = [weaponBonus, armourBonus].flatMap((bonusOf) => {
    const [best] = [...possessions, ...found]
      .filter((made) => bonusOf(made) > 0)
      .sort((a, b) => bonusOf(b) - bonusOf(a));
    return best ?? [];
  });
  const items = [...new Set([...worn, ...possessions, ...potions])];
  return { experience: Math.floor(experience), items, worn };
}

/** The starting equipment of a campaign, with the smallest numbers. Kinds that the campaign lacks are left out. */
export function possessionsOf({ bag = [], kinds }: Campaign): { made: Made; worn: boolean }[] {
  return bag.flatMap(({ kind: id, count = [1, 1], worn = false, ...bonus }) => {
    const kind = kinds.find((one) => one.id === id);
    return kind ? [{ worn, made: { kind, count: count[0], ...bonus } }] : [];
  });
}

/** The attack bonus of a weapon; 0 for missiles, launchers and other items. */
function weaponBonus({ kind, hit = 0, damage = 0 }: Made): number {
  if (kindHas(kind, 'Missile') || kindHas(kind, 'Launcher')) return 0;
  if (!kindHas(kind, 'Weapon')) return 0;
  const attack = fieldOf(kind, 'Weapon', 'attack') || meanOfDice(fieldOf(kind, 'Weapon', 'dice'));
  return attack + hit + damage;
}

function armourBonus({ kind, defence = 0 }: Made): number {
  return kindHas(kind, 'Armour') ? fieldOf(kind, 'Armour', 'defence') + defence : 0;
}

/**
 * Gives the hero of a new game an outfit and full health. Returns the items that it has left out, because they do
 * not fit into the bag.
 */
export function fitOut(game: Game, { experience, items, worn }: Outfit): Made[] {
  const { Health, Gear } = game.stores;
  const { hero } = game;
  if (has(game, hero, 'Experience')) gainExperience(game, hero, experience);
  Health.current[hero] = Health.max[hero];
  const leftBehind: Made[] = [];
  if (!has(game, hero, 'Bag')) return leftBehind;
  for (const made of items) {
    const item = spawnItem(game, made);
    if (bagProblem(game, hero, item) !== null) {
      leftBehind.push(made);
      continue;
    }
    // Worn armour is always identified; a weapon without bonuses keeps its plain name.
    if (has(game, item, 'Armour') || bonusesOf(game, item).some(Boolean)) identify(game, item);
    // It can join a stack.
    const carried = stow(game, hero, item);
    if (!worn.includes(made) || !has(game, hero, 'Gear')) continue;
    if (has(game, carried, 'Weapon')) Gear.weapon[hero] = carried;
    else Gear.armour[hero] = carried;
  }
  return leftBehind;
}

/** A game on a drawn floor whose hero has an outfit. Its log is empty. */
export function outfittedGame(
  campaign: Campaign,
  seed: string,
  floor: DrawnFloor,
  outfit: Outfit,
): Game {
  const game = startDrawnGame(campaign, seed, floor);
  fitOut(game, outfit);
  game.log.length = 0;
  return game;
}
