import { approachNearest, attackNearest } from '../../controls/automatic/attack.ts';
import { explore } from '../../controls/automatic/explore.ts';
import { pass, rest } from '../../controls/automatic/rest.ts';
import { search } from '../../controls/automatic/search.ts';
import { searchFloor } from '../../controls/automatic/search-floor.ts';
import { SeenFloors } from '../../controls/automatic/seen-floors.ts';
import { type Automatic, Series } from '../../controls/automatic/series.ts';
import { isStop, type Stop } from '../../controls/automatic/stop.ts';
import { nearestThreat } from '../../controls/automatic/threats.ts';
import { travelToStairs } from '../../controls/automatic/travel.ts';
import { cellsApart } from '../../dungeon/distance.ts';
import { opponentsInSight } from '../../game/actors/actors.ts';
import type { Command } from '../../game/commands.ts';
import { cellOf, has, heroCell } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { answerOf } from './answers.ts';
import { isHungry, mealOf, upgradeOf, wornOf } from './gear.ts';
import { viewOf } from './view.ts';

/** The keys that a player presses: the key of an automatic command, or the keys of a single command. */
export type BotPress =
  | {
      readonly type: 'automatic';
      readonly control: 'rest' | 'attack' | 'down' | 'explore' | 'searchOn';
    }
  | { readonly type: 'command'; readonly command: Command };

/** An automatic command to try. */
interface Wish {
  /** Null if the last press does it. */
  readonly press: BotPress | null;
  readonly automatic: Automatic;
}

/** The key presses that an item takes: the bag, the item and the action. */
const itemPresses = 3;

/** The share of health below which the bot rests. */
const tiredHealth = 0.8;
/** The share of health below which the bot leaves a fight by the stairs. */
const weakHealth = 0.4;
/** The share of health below which the bot drinks a potion in a fight. */
const dyingHealth = 0.4;
/** The depth of the first floor with monsters. */
const firstFloor = 1;
/** The depth from which on the bot takes the first stairs that it finds. */
const diveDepth = 3;

/**
 * Plays only with the automatic commands of the player: explores, rests, attacks monsters in view, and
 * takes the stairs. It eats, drinks and wears the items that it has found.
 */
export class Explorer {
  readonly #game: Game;
  readonly #seen: SeenFloors;
  #series: Series | null = null;
  #hasStarted = false;
  /** The floor on which nothing is left to explore. */
  #exploredFloor: Game['floor'] | null = null;
  /** The turn in which the key for exploring leads to a search of the floor. */
  #searchTurn: number | null = null;
  /** Key presses so far. */
  presses = 0;
  /** The presses for the last command, those without an effect first; none if a series goes on. */
  pressed: BotPress[] = [];
  /** Whether the last command was one of a series. */
  isInSeries = false;
  /** The reason why the last series stopped. */
  stop: Stop | null = null;

  constructor(game: Game) {
    this.#game = game;
    this.#seen = new SeenFloors(game);
  }

  /** The next command. */
  decide(): Command {
    this.pressed = [];
    this.#seen.note();
    if (this.#series && this.#hasStarted) {
      const reason = this.#series.after(this.#game.events);
      if (reason) this.#end(reason);
    }
    const command = this.#continue();
    this.isInSeries = command !== null;
    if (command) return command;
    const answer = answerOf(viewOf(this.#game));
    if (answer) return answer;
    const item = this.#useItem();
    if (item) return this.#give(item);
    for (const { press, automatic } of this.#wishes()) {
      if (press) this.#press(press);
      this.#series = new Series(this.#game, this.#seen, automatic);
      const first = this.#continue();
      this.isInSeries = first !== null;
      if (first) return first;
    }
    const attack = attackNearest(this.#game, this.#seen);
    // The key that approaches a monster attacks it if it is beside the hero.
    if (this.pressed.length > 0 && this.stop?.id === 'beside' && !isStop(attack)) return attack;
    for (const answer of [this.#retreat(), attack]) {
      if (answer && !isStop(answer)) return this.#give(answer);
    }
    return this.#give(pass(this.#game));
  }

  /** The automatic commands to try now, the most urgent first. Empty with a danger in view: then it attacks. */
  *#wishes(): Generator<Wish> {
    const game = this.#game;
    const { Health } = game.stores;
    if (nearestThreat(game)) return;
    const health = Health.current[game.hero] / Health.max[game.hero];
    if (health < tiredHealth) yield wish('rest', rest(game));
    if (health >= tiredHealth && opponentsInSight(game).length > 0) {
      yield wish('attack', approachNearest(game, this.#seen));
      if (this.stop?.id === 'beside') return;
    }
    // Below the first floors the monsters are stronger than the hero becomes by killing them.
    if (game.floor.depth >= diveDepth) {
      yield wish('down', travelToStairs(game, this.#seen, 'down'));
      if (this.stop?.id === 'atStairsDown') yield descent;
    }
    if (this.#exploredFloor !== game.floor) yield wish('explore', explore(game, this.#seen));
    yield wish('down', travelToStairs(game, this.#seen, 'down'));
    if (this.stop?.id === 'atStairsDown') yield descent;
    const exploring = explore(game, this.#seen);
    if (this.#searchTurn !== game.turn) yield wish('explore', exploring);
    if (this.#searchTurn === game.turn)
      yield wish('explore', searchFloor(game, this.#seen, exploring));
    if (has(game, game.hero, 'Searcher')) yield wish('searchOn', search(game));
  }

  /** Eats when hungry, drinks before it would die, and puts on better gear. */
  #useItem(): Command | null {
    const view = viewOf(this.#game);
    const { health, maxHealth } = view.hero;
    const potion = view.bag.find(({ verbs }) => verbs.includes('drink'));
    const isDying = view.enemies.length > 0 && health < maxHealth * dyingHealth;
    if (potion && isDying) return { type: 'drink', slot: potion.slot };
    if (nearestThreat(this.#game)) return null;
    const meal = isHungry(view) ? mealOf(view) : undefined;
    if (meal) return { type: 'eat', slot: meal.slot };
    for (const sort of ['Weapon', 'Armour'] as const) {
      const better = upgradeOf(view, sort);
      if (better && !(sort === 'Armour' && wornOf(view, sort) && view.rules.dressing === 'slow')) {
        return { type: 'equip', slot: better.slot };
      }
    }
    return null;
  }

  /** Counts a single command, and returns it. */
  #give(command: Command): Command {
    this.#press({ type: 'command', command });
    return command;
  }

  #press(press: BotPress): void {
    this.presses += press.type === 'command' && 'slot' in press.command ? itemPresses : 1;
    this.pressed.push(press);
  }

  /**
   * With a danger in view, goes back to the stairs up and fights there, so that the hero can leave in
   * time and rest on the floor above. Null if the bot attacks at once.
   */
  #retreat(): Command | Stop | null {
    const game = this.#game;
    const { Health } = game.stores;
    const threat = nearestThreat(game);
    if (!threat || game.floor.depth <= firstFloor) return null;
    const isNext = cellsApart(cellOf(game, threat), heroCell(game)) <= 1;
    const step = travelToStairs(game, this.#seen, 'up').next();
    const isOnStairs = isStop(step) && step.id === 'atStairsUp';
    if (isOnStairs && Health.current[game.hero] < Health.max[game.hero] * weakHealth)
      return { type: 'up' };
    if (isNext) return null;
    return isOnStairs ? { type: 'wait' } : step;
  }

  #continue(): Command | null {
    const next = this.#series?.next();
    if (!next) return null;
    this.#hasStarted = true;
    if (!isStop(next)) return next;
    this.#end(next);
    return null;
  }

  #end(reason: Stop): void {
    this.stop = reason;
    const leadsOn =
      reason.id === 'nothingLeft' ? reason.params.next === 'search' : this.#series?.leadsOn;
    this.#searchTurn = leadsOn ? this.#game.turn : null;
    if (reason.id === 'nothingLeft') this.#exploredFloor = this.#game.floor;
    // A search may have found a door.
    if (reason.id === 'searched' || reason.id === 'message') this.#exploredFloor = null;
    this.#series = null;
    this.#hasStarted = false;
  }
}

function wish(
  control: Extract<BotPress, { type: 'automatic' }>['control'],
  automatic: Automatic,
): Wish {
  return { press: { type: 'automatic', control }, automatic };
}

/** The stairs under the hero, which the key that travels to them takes. */
const descent: Wish = { press: null, automatic: { next: () => ({ type: 'down' }) } };
