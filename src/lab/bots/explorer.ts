import { approachNearest, attackNearest } from '../../controls/automatic/attack.ts';
import { explore } from '../../controls/automatic/explore.ts';
import { rest } from '../../controls/automatic/rest.ts';
import { search } from '../../controls/automatic/search.ts';
import { SeenFloors } from '../../controls/automatic/seen-floors.ts';
import type { Automatic } from '../../controls/automatic/series.ts';
import { Series } from '../../controls/automatic/series.ts';
import { isStop, type Stop } from '../../controls/automatic/stops.ts';
import { nearestThreat } from '../../controls/automatic/threats.ts';
import { travelToStairs } from '../../controls/automatic/travel.ts';
import { cellsApart } from '../../dungeon/line.ts';
import { monstersInSight } from '../../game/actors.ts';
import type { Command } from '../../game/commands.ts';
import { cellOf, has, heroCell } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { answerOf } from './answers.ts';
import { isHungry, mealOf, upgradeOf, wornOf } from './gear.ts';
import { viewOf } from './view.ts';

/** The share of health below which the bot rests. */
const tired = 0.8;
/** The share of health below which the bot leaves a fight by the stairs. */
const weak = 0.4;
/** The share of health below which the bot drinks a potion in a fight. */
const dying = 0.4;
/** The depth of the first floor with monsters. */
const firstFloor = 1;
/** The depth from which on the bot takes the first stairs that it finds. */
const diveFrom = 3;

/**
 * Plays only with the automatic commands of the player: explores, rests, attacks what is in view, and
 * takes the stairs. It eats, drinks and wears what it has found.
 */
export class Explorer {
  readonly #game: Game;
  readonly #seen: SeenFloors;
  #series: Series | null = null;
  #hasStarted = false;
  /** The floor on which nothing is left to explore. */
  #finished: Game['floor'] | null = null;
  /** Key presses so far. */
  presses = 0;
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
    if (item) return item;
    for (const automatic of this.#wishes()) {
      this.presses++;
      this.#series = new Series(this.#game, automatic);
      const first = this.#continue();
      this.isInSeries = first !== null;
      if (first) return first;
    }
    const answers = [this.#retreat(), attackNearest(this.#game, this.#seen)];
    for (const answer of answers) if (answer && !isStop(answer)) return answer;
    return has(this.#game, this.#game.hero, 'Searcher') ? { type: 'search' } : { type: 'wait' };
  }

  /** The automatic commands to try now, the most urgent first. Empty with a danger in view: then it attacks. */
  *#wishes(): Generator<Automatic> {
    const game = this.#game;
    const { Health } = game.stores;
    this.presses++;
    if (nearestThreat(game)) return;
    this.presses--;
    const health = Health.current[game.hero] / Health.max[game.hero];
    if (health < tired) yield rest(game);
    if (health >= tired && monstersInSight(game).length > 0) {
      yield approachNearest(game, this.#seen);
      if (this.stop?.id === 'beside') return;
    }
    // Below the first floors the monsters are stronger than the hero becomes by killing them.
    if (game.floor.depth >= diveFrom) {
      yield travelToStairs(game, this.#seen, 'down');
      if (this.stop?.id === 'atStairsDown') yield oneTurn({ type: 'down' });
    }
    if (this.#finished !== game.floor) yield explore(game, this.#seen);
    if (this.stop?.id === 'nothingLeft') this.#finished = game.floor;
    yield travelToStairs(game, this.#seen, 'down');
    if (this.stop?.id === 'atStairsDown') yield oneTurn({ type: 'down' });
    if (has(game, game.hero, 'Searcher')) yield search(game);
  }

  /** Eats when hungry, drinks before it would die, and puts on what is better. */
  #useItem(): Command | null {
    const view = viewOf(this.#game);
    const { health, maxHealth } = view.hero;
    const potion = view.bag.find(({ verbs }) => verbs.includes('drink'));
    const isDying = view.enemies.length > 0 && health < maxHealth * dying;
    if (potion && isDying) return this.#press({ type: 'drink', slot: potion.slot });
    if (nearestThreat(this.#game)) return null;
    const meal = isHungry(view) ? mealOf(view) : undefined;
    if (meal) return this.#press({ type: 'eat', slot: meal.slot });
    for (const sort of ['Weapon', 'Armour'] as const) {
      const better = upgradeOf(view, sort);
      if (better && !(sort === 'Armour' && wornOf(view, sort) && view.rules.dressing === 'slow')) {
        return this.#press({ type: 'equip', slot: better.slot });
      }
    }
    return null;
  }

  /** The use of an item takes three presses: the bag, the item and the action. */
  #press(command: Command): Command {
    this.presses += 3;
    return command;
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
    const isBeside = cellsApart(cellOf(game, threat), heroCell(game)) <= 1;
    const step = travelToStairs(game, this.#seen, 'up').next();
    const isOnStairs = isStop(step) && step.id === 'atStairsUp';
    if (isOnStairs && Health.current[game.hero] < Health.max[game.hero] * weak)
      return { type: 'up' };
    if (isBeside) return null;
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
    this.#series = null;
    this.#hasStarted = false;
  }
}

/** A single command as an automatic one. */
function oneTurn(command: Command): Automatic {
  return { next: () => command };
}
