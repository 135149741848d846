import type { Cell } from '../../dungeon/grid.ts';
import { canSwap } from '../../game/actions/move.ts';
import { monstersShown } from '../../game/actors/actors.ts';
import { isAlly } from '../../game/actors/factions.ts';
import { canStarve, hungerState } from '../../game/actors/hunger-state.ts';
import type { Rules } from '../../game/campaign.ts';
import { armourClassOf } from '../../game/combat/armour-class.ts';
import { attackOf, defenceOf } from '../../game/combat/fighters.ts';
import type { ItemVerb } from '../../game/commands.ts';
import { cellOf, has, kindOf } from '../../game/entity.ts';
import { bagOf } from '../../game/items/bag.ts';
import { carriedWeight, placesTaken } from '../../game/items/bag-limits.ts';
import { isWorn } from '../../game/items/gear.ts';
import { itemName } from '../../game/items/item-names.ts';
import { itemVerbs } from '../../game/items/item-verbs.ts';
import { knowsItem } from '../../game/items/knowledge.ts';
import type { Kind } from '../../game/kinds.ts';
import type { ItemName, Message } from '../../game/messages.ts';
import { openQuestion } from '../../game/open-question.ts';
import type { Game, Question } from '../../game/world.ts';

/** The hero, as the status lines show it. */
export interface HeroView {
  readonly x: number;
  readonly y: number;
  /** HP. */
  readonly health: number;
  readonly maxHealth: number;
  readonly level: number;
  /** Energy; null without hunger. */
  readonly energy: number | null;
  readonly maxEnergy: number;
  /** Hungry in a campaign where hunger makes the hero faint; where it kills, bots judge by `energy`. */
  readonly needsFood: boolean;
  /** See `attackOf`, `defenceOf` and `armourClassOf`. */
  readonly attack: number;
  readonly defence: number;
  readonly armourClass: number;
  readonly strength: number | null;
  readonly confused: boolean;
  readonly blind: boolean;
  readonly hasted: boolean;
  /** The next hit confuses its target. */
  readonly glowing: boolean;
  readonly grasped: boolean;
  readonly trapped: boolean;
  readonly canDig: boolean;
  readonly canSearch: boolean;
  readonly canThrow: boolean;
  /** Free space in the bag: tenths of weight, and items. */
  readonly room: { readonly weight: number; readonly places: number };
}

/** A monster that the screen shows, and no ally. */
export interface Enemy {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
}

/** An item, as the bag shows it. */
export interface BotItem {
  readonly slot: number;
  readonly kind: Kind;
  readonly name: ItemName;
  /** Whether the hero knows the kind. If not, only its components may be used. */
  readonly isKnown: boolean;
  readonly verbs: readonly Exclude<ItemVerb, 'name'>[];
  readonly worn: boolean;
}

/**
 * Everything that a player knows before the next command: the screen, the rules and the bestiary.
 * Arrays have one entry per cell, row by row.
 */
export interface BotView {
  readonly rules: Rules;
  /** All kinds of the bestiary. The entries of `things` are indices into this list. */
  readonly kinds: readonly Kind[];
  readonly turn: number;
  readonly depth: number;
  readonly width: number;
  readonly height: number;
  /** The remembered tiles, or `unknown`. */
  readonly tiles: ArrayLike<number>;
  /** The kind number of the topmost remembered thing, 0 for none. */
  readonly things: ArrayLike<number>;
  /** 1 for cells in the field of view. */
  readonly visible: ArrayLike<number>;
  /** The smallest box around the visible cells, bounds included. */
  readonly seen: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
  readonly hero: HeroView;
  readonly enemies: readonly Enemy[];
  /** The allies that do not change places with the hero. */
  readonly obstacles: readonly Cell[];
  readonly bag: readonly BotItem[];
  readonly prizeHeld: boolean;
  /** The question that the next command must answer. */
  readonly asks: Question | null;
  /** The ids of the monster kinds that no longer appear. */
  readonly genocided: ReadonlySet<string>;
  /** The hero carries the prize out of the dungeon. */
  readonly homeward: boolean;
  /** The messages since the last command. */
  readonly messages: readonly Message[];
  /** The rules refused the last command. */
  readonly refused: boolean;
}

/** The view of a game. It is valid until the next command. */
export function viewOf(game: Game): BotView {
  const { campaign, floor, events, turn, prizeHeld } = game;
  const { grid, fieldOfView } = floor;
  const shown = monstersShown(game);
  const allies = shown.filter((monster) => isAlly(game, monster));
  return {
    rules: campaign.rules,
    kinds: campaign.kinds,
    turn,
    depth: floor.depth,
    width: grid.width,
    height: grid.height,
    tiles: floor.memory.tiles,
    things: floor.memory.things,
    visible: fieldOfView.visible,
    seen: fieldOfView,
    hero: heroOf(game),
    enemies: shown
      .filter((monster) => !allies.includes(monster))
      .map((monster) => ({ ...cellOf(game, monster), kind: kindOf(game, monster) })),
    obstacles: allies.filter((ally) => !canSwap(game, ally)).map((ally) => cellOf(game, ally)),
    bag: bagOf(game, game.hero).map((item, slot) => ({
      slot,
      kind: kindOf(game, item),
      name: itemName(game, item),
      isKnown: knowsItem(game, item),
      verbs: itemVerbs(game, game.hero, item).filter((verb) => verb !== 'name'),
      worn: isWorn(game, game.hero, item),
    })),
    prizeHeld,
    asks: openQuestion(game),
    genocided: game.genocided,
    homeward: prizeHeld && campaign.rules.victory === 'escape',
    messages: events.flatMap((event) => (event.type === 'message' ? event.message : [])),
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
    needsFood: !canStarve(game, hero) && hungerState(game, hero) !== 'fed',
    attack: attackOf(game, hero),
    defence: defenceOf(game, hero),
    armourClass: armourClassOf(game, hero),
    strength: has(game, hero, 'Strength') ? Strength.now[hero] : null,
    confused: Condition.confused[hero] > 0,
    blind: Condition.blind[hero] > 0,
    hasted: Condition.hasted[hero] > 0,
    glowing: Condition.glowing[hero] > 0,
    grasped: Condition.grasped[hero] > 0,
    trapped: Condition.trapped[hero] > 0,
    canDig: has(game, hero, 'Digging'),
    canSearch: has(game, hero, 'Searcher'),
    canThrow: has(game, hero, 'Thrower'),
    room: {
      weight: carries ? Bag.maxWeight[hero] - carriedWeight(game, hero) : 0,
      places: carries ? Bag.places[hero] - placesTaken(game, hero) : 0,
    },
  };
}
