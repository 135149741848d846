import type { GameEvent } from '../game/events.ts';
import { takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { demoGame } from '../page/demo.ts';
import type { Library } from './library.ts';
import { newSeed } from './seed.ts';

/** Milliseconds between the turns that pass behind the title. */
const pause = 700;

/** What the backdrop tells. */
interface Told {
  moved(events: readonly GameEvent[]): void;
  /** The campaign's mods are sound, and still no floor can be made with them. */
  failed(problem: unknown): void;
}

/** The game that goes on by itself behind the title. */
export class Backdrop {
  readonly #library: Library;
  readonly #told: Told;
  /** How turns are played; who measures them puts something of its own here. */
  takeTurn = takeTurn;
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  #game: Game;
  #goesOn = false;
  #timer = 0;

  constructor(library: Library, campaign: string, told: Told) {
    this.#library = library;
    this.#told = told;
    this.#game = this.#make(campaign);
    this.#still.addEventListener('change', () => this.#wind());
    document.addEventListener('visibilitychange', () => this.#wind());
  }

  get game(): Game {
    return this.#game;
  }

  /** Another game, of the chosen campaign as it is now. */
  renew(campaign: string): void {
    this.#game = this.#make(campaign);
  }

  start(): void {
    this.#goesOn = true;
    this.#wind();
  }

  stop(): void {
    this.#goesOn = false;
    this.#wind();
  }

  /** Runs its timer only for those who like to see things move, and look. */
  #wind(): void {
    window.clearInterval(this.#timer);
    if (!this.#goesOn || this.#still.matches || document.hidden) return;
    this.#timer = window.setInterval(() => this.#liveOn(), pause);
  }

  /** Without the mods where there is no floor with them. */
  #make(id: string): Game {
    const campaign = this.#library.campaign(id);
    try {
      return demoGame(campaign, newSeed());
    } catch (problem) {
      this.#told.failed(problem);
      return demoGame(this.#library.load(id, {}) ?? campaign, newSeed());
    }
  }

  /** Lets a turn pass. */
  #liveOn(): void {
    const events = this.takeTurn(this.#game, { type: 'wait' });
    if (this.#game.ending) this.#game = demoGame(this.#game.campaign, newSeed());
    this.#told.moved(events);
  }
}
