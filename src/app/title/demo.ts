import { playCommand, type Session, startSession } from '../../controls/session.ts';
import type { GameEvent } from '../../game/events.ts';
import { takeTurn } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import { isStill } from '../../page/options/root-options.ts';
import { newSeed } from '../new-seed.ts';
import type { Campaigns } from '../packs/campaigns.ts';
import { demoCommand, demoScene, isDull } from './demo-scene.ts';

/** Milliseconds between two turns of the demo. */
const pause = 650;
/** After this number of turns, of turns without anything to do, or of dull turns, another scene begins. */
const longest = 90;
const mostIdle = 6;
const mostDull = 10;

interface DemoListener {
  /** Called after each turn. */
  moved(events: readonly GameEvent[]): void;
  /** No floor can be made with the player's mods, or a turn has failed. */
  failed(error: unknown): void;
}

/** The game behind the title screen: its hero fights and explores, with full health in each turn. */
export class Demo {
  /** Plays the turns; the profiler replaces it while it measures. */
  takeTurn = takeTurn;
  readonly #campaigns: Campaigns;
  readonly #listener: DemoListener;
  /** The present game; null until somebody looks at it, because it takes time to make. */
  #session: Session | null = null;
  #campaign: string;
  #turns = 0;
  #idle = 0;
  #dull = 0;
  /** Whether a turn of the present game has failed. */
  #hasFailed = false;
  #running = false;
  #timer = 0;

  /** `campaign`: id of the campaign to show. */
  constructor(campaigns: Campaigns, campaign: string, listener: DemoListener) {
    this.#campaigns = campaigns;
    this.#listener = listener;
    this.#campaign = campaign;
    document.addEventListener('visibilitychange', () => this.#setTimer());
  }

  /** The id of the campaign that is shown. */
  get campaign(): string {
    return this.#campaign;
  }

  get game(): Game {
    this.#session ??= startSession(this.#newGame(this.#campaign));
    return this.#session.game;
  }

  /** Starts another demo game, of the campaign with this id. */
  restart(campaign: string): void {
    this.#session = null;
    this.#campaign = campaign;
    this.#turns = 0;
    this.#idle = 0;
    this.#dull = 0;
    this.#hasFailed = false;
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
    const session = this.#session;
    if (!session || this.#hasFailed) return;
    const { game } = session;
    let events: readonly GameEvent[];
    try {
      events = this.#takeTurnOf(session);
    } catch (error) {
      // The scene stops, because the next turn would fail, too.
      this.#hasFailed = true;
      this.#listener.failed(error);
      return;
    }
    const isOver = this.#turns > longest || this.#idle > mostIdle || this.#dull > mostDull;
    if (game.ending || isOver) this.restart(game.campaign.id);
    this.#listener.moved(game === this.game ? events : []);
  }

  #takeTurnOf(session: Session): readonly GameEvent[] {
    const { game } = session;
    const { Health } = game.stores;
    Health.current[game.hero] = Health.max[game.hero];
    session.takeTurn = this.takeTurn;
    const before = game.turn;
    const command = demoCommand(session);
    const events = playCommand(session, command ?? { type: 'wait' });
    this.#turns++;
    if (!command || game.turn === before) this.#idle++;
    this.#dull = isDull(game) ? this.#dull + 1 : 0;
    return events;
  }

  /** Leaves out the player's mods when no floor can be made with them. */
  #newGame(id: string): Game {
    const campaign = this.#campaigns.get(id);
    try {
      return demoScene(campaign, newSeed());
    } catch (error) {
      const plain = this.#campaigns.withoutMods(campaign.id);
      if (!plain) throw error;
      this.#listener.failed(error);
      return demoScene(plain, newSeed());
    }
  }
}
