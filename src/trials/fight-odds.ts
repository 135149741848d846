import { median } from 'simple-statistics';
import type { Campaign } from '../game/campaign.ts';
import { levelOf } from '../game/combat/fighters.ts';
import { has } from '../game/entity.ts';
import { trapsOn } from '../game/floors/floor-contents.ts';
import { revealTrap } from '../game/floors/hero-memory.ts';
import { armourOf, weaponOf } from '../game/items/gear.ts';
import { itemName } from '../game/items/item-names.ts';
import type { ItemName } from '../game/messages.ts';
import type { Game } from '../game/world.ts';
import { type DrawnFloor, startDrawnGame } from './drawn-floor.ts';
import { playFight } from './hero-tactics.ts';
import { fitOut, type Outfit, outfitFor } from './outfit.ts';

/** A fight on a drawn floor. */
export interface DrawnFight {
  readonly seed: string;
  readonly scene: DrawnFloor;
  /** Whether the hero has the outfit of the depth; without it, the outfit of a new game. */
  readonly outfitted: boolean;
}

/** The hero of a fight. */
export interface FightHero {
  readonly depth: number;
  /** Null for a hero who gains no experience. */
  readonly level: number | null;
  readonly health: number;
  /** Null for a hero who wears nothing and cannot. */
  readonly gear: { readonly weapon: ItemName | null; readonly armour: ItemName | null } | null;
}

/** The results of many measured fights. A fight without a winner took too long or was left. */
export interface FightOdds {
  readonly fights: number;
  readonly won: number;
  readonly lost: number;
  /** The median of the HP that the hero has left after a win; null without a win. */
  readonly healthLeft: number | null;
}

/** Turns between the starts of two measured fights. The dice of play depend on the turn. */
const turnsApart = 10_000;

/** The game of a fight, before its first turn. */
export function fightGame(campaign: Campaign, fight: DrawnFight): Game {
  return begin(campaign, fight, outfitOf(campaign, fight));
}

/** The hero of a fight, as it begins. */
export function fightHero(game: Game): FightHero {
  const { hero, stores, floor } = game;
  const nameOf = (item: number) => (item === 0 ? null : itemName(game, item));
  return {
    depth: floor.depth,
    level: has(game, hero, 'Experience') ? levelOf(game, hero) : null,
    health: stores.Health.max[hero],
    gear: has(game, hero, 'Gear')
      ? { weapon: nameOf(weaponOf(game, hero)), armour: nameOf(armourOf(game, hero)) }
      : null,
  };
}

/**
 * Plays a fight many times with the simple tactics of trials, and counts who wins. The hero and the monsters are
 * those of the fight; only the dice differ. Equal fights give equal odds.
 */
export function fightOdds(campaign: Campaign, fight: DrawnFight, fights: number): FightOdds {
  const outfit = outfitOf(campaign, fight);
  const healthLeft: number[] = [];
  let lost = 0;
  for (let round = 1; round <= fights; round++) {
    const game = begin(campaign, fight, outfit);
    game.turn += round * turnsApart;
    const result = playFight(game);
    if (result === 'won') healthLeft.push(game.stores.Health.current[game.hero]);
    if (result === 'lost') lost++;
  }
  const won = healthLeft.length;
  return { fights, won, lost, healthLeft: won > 0 ? Math.round(median(healthLeft)) : null };
}

function outfitOf(campaign: Campaign, { scene, seed, outfitted }: DrawnFight): Outfit | null {
  return outfitted ? outfitFor(campaign, scene.depth, seed) : null;
}

function begin(campaign: Campaign, { seed, scene }: DrawnFight, outfit: Outfit | null): Game {
  const game = startDrawnGame(campaign, seed, scene);
  // The person who has drawn the floor knows its traps.
  for (const trap of trapsOn(game)) revealTrap(game, trap);
  if (outfit) {
    fitOut(game, outfit);
    // The player knows of past levels.
    game.log.length = 0;
    game.events.length = 0;
  }
  return game;
}
