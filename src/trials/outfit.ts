import { burden, stow } from '../game/bag.ts';
import { type Campaign, floorAt, kindById } from '../game/campaign.ts';
import { meanOf } from '../game/dice.ts';
import { has } from '../game/entity.ts';
import { learn } from '../game/experience.ts';
import { planFloor } from '../game/floor-plan.ts';
import type { Made } from '../game/item-generation.ts';
import { fieldOf, hasComponent } from '../game/kinds.ts';
import { spawnItem } from '../game/spawn.ts';
import type { Game } from '../game/world.ts';

/** What a hero has learnt, and what he carries, when he first comes to a depth. */
export interface Outfit {
  readonly experience: number;
  readonly items: readonly Made[];
  /** Those of `items` that he has in hand and on. */
  readonly worn: readonly Made[];
}

/** Who has come further down than this is taken to have begun that much higher. */
const mostFloors = 30;

/**
 * The hero of a depth: he has walked the floors above as this seed makes them, slain every second
 * monster there (its experience goes to the rules' own `learn`), drunk every second potion, and wears
 * the best weapon and armour that lay there or that he started with. One seed, one hero.
 */
export function outfitFor(campaign: Campaign, depth: number, seed: string): Outfit {
  let experience = 0;
  const found: Made[] = [];
  for (let above = Math.max(campaign.start.depth, depth - mostFloors); above < depth; above++) {
    if (!floorAt(campaign, above)) continue;
    const plan = planFloor(campaign, seed, above, campaign.start);
    for (const { kind } of plan.monsters) experience += fieldOf(kind, 'Reward', 'experience') / 2;
    found.push(...plan.items);
  }
  const possessions = (campaign.pack ?? []).flatMap(({ kind, count = [1, 1], worn, ...bonus }) => {
    if (!campaign.kinds.some(({ id }) => id === kind)) return [];
    return { kind: kindById(campaign, kind), count: count[0], ...bonus };
  });
  const potions = found
    .filter(({ kind }) => hasComponent(kind, 'Potion'))
    .filter((_, index) => index % 2 === 1);
  const worn = [weaponWorth, armourWorth].flatMap((worth) => {
    const [best] = [...possessions, ...found]
      .filter((made) => worth(made) > 0)
      .sort((a, b) => worth(b) - worth(a));
    return best ?? [];
  });
  const items = [...new Set([...worn, ...possessions, ...potions])];
  return { experience: Math.floor(experience), items, worn };
}

/** What a weapon for the hand adds to a blow; 0 for anything else. */
function weaponWorth({ kind, hit = 0, damage = 0 }: Made): number {
  if (hasComponent(kind, 'Missile') || hasComponent(kind, 'Launcher')) return 0;
  if (!hasComponent(kind, 'Weapon')) return 0;
  const attack = fieldOf(kind, 'Weapon', 'attack') || meanOf(fieldOf(kind, 'Weapon', 'dice'));
  return attack + hit + damage;
}

function armourWorth({ kind, defence = 0 }: Made): number {
  return hasComponent(kind, 'Armour') ? fieldOf(kind, 'Armour', 'defence') + defence : 0;
}

/** Makes the hero of a game that has just begun the one of an outfit, unhurt. */
export function fitOut(game: Game, { experience, items, worn }: Outfit): void {
  const { Health, Gear, Item } = game.stores;
  const { hero } = game;
  if (has(game, hero, 'Experience')) learn(game, hero, experience);
  Health.current[hero] = Health.max[hero];
  if (!has(game, hero, 'Bag')) return;
  for (const made of items) {
    const item = spawnItem(game, made);
    if (burden(game, hero, item) !== null) continue;
    Item.known[item] = 1;
    stow(game, hero, item);
    if (!worn.includes(made) || !has(game, hero, 'Gear')) continue;
    if (has(game, item, 'Weapon')) Gear.weapon[hero] = item;
    else Gear.armour[hero] = item;
  }
}
