import { cellsApart } from '../../dungeon/distance.ts';
import { opponentsInSight } from '../../game/actors/actors.ts';
import type { Command } from '../../game/commands.ts';
import { cellOf, heroCell } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import { isBlindDoorway } from './blind-doorway.ts';
import { monsterInTheWay, type ReachedCell } from './known-ways.ts';
import type { SeenFloors } from './seen-floors.ts';
import { isStop, type Stop, stop } from './stop.ts';
import { noteRead, sleeperAhead, Watch } from './watch.ts';

/** An automatic command: a series of ordinary commands. */
export interface Automatic {
  /** Fetches items, so that an item in view does not stop it. */
  readonly fetches?: true;
  /** Passes turns without a step, so that it may start in a condition such as confusion or poison. */
  readonly passes?: 'rest' | 'search';
  /** Leads on from an explored floor, so that the message that it is explored appears only once. */
  readonly leadsOn?: true;
  /** The next command, or the reason to stop. Uses only the knowledge of the hero or the player. */
  next(): Command | Stop;
}

/** The greatest number of commands: no series goes on forever. */
const longestSeries = 1000;

/**
 * An automatic command that is being played. Ask for each command with `next`, play it, and report its
 * events with `after`, until one of the two returns a reason to stop.
 */
export class Series {
  readonly #game: Game;
  readonly #seen: SeenFloors;
  readonly #automatic: Automatic;
  readonly #watch: Watch;
  readonly #health: number;
  /** The cells on which a step has begun, as `x,y`. */
  readonly #cells = new Set<string>();
  /** The number of steps since one began on a new cell. */
  #stepsBack = 0;
  /** The kind of the last monster that blocked the way during these steps: the hero goes back because of it. */
  #obstacle: string | null = null;
  #from;
  #played = 0;

  constructor(game: Game, seen: SeenFloors, automatic: Automatic) {
    this.#game = game;
    this.#seen = seen;
    this.#automatic = automatic;
    this.#watch = new Watch(game, seen);
    this.#from = heroCell(game);
    this.#health = game.stores.Health.current[game.hero];
  }

  /** How it passes turns without a step, and the HP of the hero at its beginning; null if it does something else. */
  get pastime(): { readonly by: 'rest' | 'search'; readonly health: number } | null {
    const { passes } = this.#automatic;
    return passes ? { by: passes, health: this.#health } : null;
  }

  /** Whether it leads on from an explored floor. */
  get leadsOn(): boolean {
    return this.#automatic.leadsOn === true;
  }

  /** The number of commands so far. */
  get played(): number {
    return this.#played;
  }

  /** The next command, or the reason to stop. */
  next(): Command | Stop {
    const danger = this.#watch.danger(this.#automatic.passes !== undefined);
    if (danger) return this.#shown(danger);
    if (this.#played >= longestSeries) return stop('paused', { turns: this.#played });
    this.#from = heroCell(this.#game);
    const next = this.#automatic.next();
    // The player who gives the command again in front of a sleeping monster wants to go past it.
    const isFirst = this.#played === 0;
    if (isStop(next)) return next;
    if (next.type !== 'move') {
      this.#stepsBack = 0;
      return next;
    }
    this.#noteStep();
    // The steps lead back and forth: the way to a new cell takes fewer.
    if (this.#stepsBack > 2 * this.#cells.size) {
      const monster = this.#obstacle;
      return monster ? stop('inTheWay', { monster }) : stop('paused', { turns: this.#played });
    }
    return (!isFirst && sleeperAhead(this.#game, next)) || next;
  }

  /** Notes a step from here. */
  #noteStep(): void {
    const cell = `${this.#from.x},${this.#from.y}`;
    this.#stepsBack = this.#cells.has(cell) ? this.#stepsBack + 1 : 0;
    this.#cells.add(cell);
    if (this.#stepsBack === 0) this.#obstacle = null;
    else if (opponentsInSight(this.#game).length > 0)
      this.#obstacle = this.#blocker() ?? this.#obstacle;
  }

  /** The kind of a monster that blocks a part of the floor; null for none. */
  #blocker(): string | null {
    const game = this.#game;
    const isBehind = ({ monster, ...cell }: ReachedCell) =>
      monster !== 0 && cellsApart(cellOf(game, monster), cell) > 1;
    return monsterInTheWay(game, this.#seen, isBehind);
  }

  /** The reason to stop after a command, or null. */
  after(events: readonly GameEvent[]): Stop | null {
    this.#played++;
    const { fetches, passes } = this.#automatic;
    const reason = this.#watch.after(events, fetches, passes !== undefined);
    if (reason) return this.#shown(reason);
    const { x, y } = heroCell(this.#game);
    const hasMoved = x !== this.#from.x || y !== this.#from.y;
    return hasMoved && isBlindDoorway(this.#game) ? stop('doorway') : null;
  }

  /** A reason to stop, which the player reads now. */
  #shown(reason: Stop): Stop {
    noteRead(this.#game, this.#seen, reason);
    return reason;
  }
}
