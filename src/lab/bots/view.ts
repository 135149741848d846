import { monstersShown } from '../../game/actors.ts';
import { armourClassOf } from '../../game/armour-class.ts';
import { bagOf, carriedWeight, isWorn, itemVerbs, placesTaken } from '../../game/bag.ts';
import type { Rules } from '../../game/campaign.ts';
import type { ItemVerb } from '../../game/commands.ts';
import { has, kindOf } from '../../game/entity.ts';
import type { ItemName, Message } from '../../game/events.ts';
import { attackOf, defenceOf } from '../../game/fighters.ts';
import { hungerState } from '../../game/hunger.ts';
import { itemName } from '../../game/items.ts';
import type { Kind } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';

/** The hero as the status lines tell of him. */
export interface HeroView {
  readonly x: number;
  readonly y: number;
  /** HP. */
  readonly health: number;
  readonly maxHealth: number;
  readonly level: number;
  /** What is left to live on, and at most; null for who needs no food. */
  readonly energy: number | null;
  readonly maxEnergy: number;
  readonly hunger: 'fed' | 'hungry' | 'weak' | 'fainting';
  /** By numbers: see `attackOf`, `defenceOf` and `armourClassOf`. */
  readonly attack: number;
  readonly defence: number;
  readonly armourClass: number;
  readonly strength: number | null;
  readonly confused: boolean;
  readonly held: boolean;
  readonly stuck: boolean;
  readonly canDig: boolean;
  readonly canSearch: boolean;
  readonly canThrow: boolean;
  /** Tenths of weight, and things, that still fit into the bag. */
  readonly room: { readonly weight: number; readonly places: number };
}

/** A monster that shows. */
export interface Foe {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
}

/** An item of the bag, as the bag shows it. */
export interface Possessed {
  readonly slot: number;
  readonly kind: Kind;
  readonly name: ItemName;
  readonly verbs: readonly ItemVerb[];
  readonly worn: boolean;
}

/**
 * All that a player knows when he is to choose his next command: what the screen shows, the manual's
 * rules, and the bestiary's kinds. Arrays have one entry a cell, row by row; who gets a view reads
 * them and never writes.
 */
export interface View {
  readonly rules: Rules;
  /** Every kind there is, as the bestiary tells of it; `things` are indices into it. */
  readonly kinds: readonly Kind[];
  readonly turn: number;
  readonly depth: number;
  readonly width: number;
  readonly height: number;
  /** The tile that the hero remembers, or `unknown`. */
  readonly tiles: ArrayLike<number>;
  /** The kind of the topmost thing that the hero remembers there, 0 for none. */
  readonly things: ArrayLike<number>;
  /** 1 for each cell that he sees now. */
  readonly visible: ArrayLike<number>;
  /** The box of them, bounds included. */
  readonly seen: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
  readonly hero: HeroView;
  readonly foes: readonly Foe[];
  readonly bag: readonly Possessed[];
  readonly prizeHeld: boolean;
  /** What the log told since the last command. */
  readonly told: readonly Message[];
  /** The last command was impossible. */
  readonly refused: boolean;
}

/** The view of a game as it stands; good until the next command. */
export function viewOf(game: Game): View {
  const { campaign, floor, events, turn, prizeHeld } = game;
  const { grid, sight } = floor;
  const { Position } = game.stores;
  return {
    rules: campaign.rules,
    kinds: campaign.kinds,
    turn,
    depth: floor.depth,
    width: grid.width,
    height: grid.height,
    tiles: floor.memory,
    things: floor.rememberedItems,
    visible: sight.visible,
    seen: sight,
    hero: heroOf(game),
    foes: monstersShown(game).map((monster) => ({
      x: Position.x[monster],
      y: Position.y[monster],
      kind: kindOf(game, monster),
    })),
    bag: bagOf(game, game.hero).map((item, slot) => ({
      slot,
      kind: kindOf(game, item),
      name: itemName(game, item),
      verbs: itemVerbs(game, game.hero, item),
      worn: isWorn(game, game.hero, item),
    })),
    prizeHeld,
    told: events.flatMap((event) => (event.type === 'message' ? event.message : [])),
    refused: events.some(({ type }) => type === 'refused'),
  };
}

function heroOf(game: Game): HeroView {
  const { hero, stores } = game;
  const { Health, Experience, Hunger, Strength, Condition, Bag, Position } = stores;
  const eats = has(game, hero, 'Hunger');
  const carries = has(game, hero, 'Bag');
  return {
    x: Position.x[hero],
    y: Position.y[hero],
    health: Health.current[hero],
    maxHealth: Health.max[hero],
    level: has(game, hero, 'Experience') ? Experience.level[hero] : 1,
    energy: eats ? Hunger.energy[hero] : null,
    maxEnergy: eats ? Hunger.max[hero] : 0,
    hunger: hungerState(game, hero),
    attack: attackOf(game, hero),
    defence: defenceOf(game, hero),
    armourClass: armourClassOf(game, hero),
    strength: has(game, hero, 'Strength') ? Strength.now[hero] : null,
    confused: Condition.confused[hero] > 0,
    held: Condition.held[hero] > 0,
    stuck: Condition.stuck[hero] > 0,
    canDig: has(game, hero, 'Digging'),
    canSearch: has(game, hero, 'Searcher'),
    canThrow: has(game, hero, 'Thrower'),
    room: {
      weight: carries ? Bag.limit[hero] - carriedWeight(game, hero) : 0,
      places: carries ? Bag.places[hero] - placesTaken(game, hero) : 0,
    },
  };
}
