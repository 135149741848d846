import { type Campaign, floorAt } from '../game/campaign.ts';
import type { GameEvent } from '../game/events.ts';
import { enterFloor } from '../game/floors.ts';
import { newGame, takeTurn } from '../game/game.ts';
import { order, run } from '../game/systems/order.ts';
import type { Game } from '../game/world.ts';
import { isStill } from '../page/root-options.ts';
import type { Campaigns } from './campaigns.ts';
import { newSeed } from './seed.ts';

/** Milliseconds between two turns of the demo. */
const pause = 700;

interface DemoListener {
  /** Called after each turn. */
  moved(events: readonly GameEvent[]): void;
  /** No floor can be made with the player's mods. */
  failed(error: unknown): void;
}

/** The game behind the title screen: its hero waits, turn by turn. */
export class Demo {
  /** Plays the turns; the profiler replaces it while it measures. */
  takeTurn = takeTurn;
  readonly #campaigns: Campaigns;
  readonly #listener: DemoListener;
  #game: Game;
  #running = false;
  #timer = 0;

  /** `campaign`: id of the campaign to show. */
  constructor(campaigns: Campaigns, campaign: string, listener: DemoListener) {
    this.#campaigns = campaigns;
    this.#listener = listener;
    this.#game = this.#newGame(campaign);
    document.addEventListener('visibilitychange', () => this.#setTimer());
  }

  get game(): Game {
    return this.#game;
  }

  /** Starts another demo game, of the campaign with this id. */
  restart(campaign: string): void {
    this.#game = this.#newGame(campaign);
  }

  start(): void {
    this.#running = true;
    this.#setTimer();
  }

  stop(): void {
    this.#running = false;
    this.#setTimer();
  }

  /** Applies a changed wish for less motion. */
  refresh(): void {
    this.#setTimer();
  }

  /** The timer only runs while the page is visible and the player has not asked for less motion. */
  #setTimer(): void {
    window.clearInterval(this.#timer);
    if (!this.#running || isStill() || document.hidden) return;
    this.#timer = window.setInterval(() => this.#playTurn(), pause);
  }

  #playTurn(): void {
    const events = this.takeTurn(this.#game, { type: 'wait' });
    if (this.#game.ending) this.restart(this.#game.campaign.id);
    this.#listener.moved(events);
  }

  /** Leaves out the player's mods when no floor can be made with them. */
  #newGame(id: string): Game {
    const campaign = this.#campaigns.get(id);
    try {
      return demoGame(campaign);
    } catch (error) {
      const plain = this.#campaigns.load(campaign.id, {});
      if (!plain) throw error;
      this.#listener.failed(error);
      return demoGame(plain);
    }
  }
}

/** A game with monsters to look at: on the floor below the first one, if there is one. */
function demoGame(campaign: Campaign): Game {
  const game = newGame(campaign, newSeed());
  const below = campaign.start.depth + 1;
  if (!floorAt(campaign, below)) return game;
  enterFloor(game, below);
  run(game, order.sight);
  return game;
}
