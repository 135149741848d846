import type { Request } from '../controls/controls.ts';
import { type Outcome, type Session, startSession } from '../controls/session.ts';
import type { Campaign } from '../game/campaign.ts';
import type { GameEvent } from '../game/events.ts';
import { newGame } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { showFragment, showGame } from '../page/address.ts';
import type { Fight } from '../page/fight.ts';
import type { Unfinished } from '../records/unfinished.ts';
import type { Kept } from './kept.ts';
import type { Library } from './library.ts';

/** What the page has to show; told when it is so. */
interface Told {
  /** The title is on; `seed`: the one that its field begins with. */
  titled(seed: string | null): void;
  /** A game is on, new or taken up again. */
  begun(session: Session): void;
  /** Something was done in the game: a turn with its events, or none. */
  went(session: Session, events: readonly GameEvent[] | null): void;
  /** The game has ended. */
  over(session: Session): void;
  request(request: Request): void;
}

/** A game full of monsters, and what the address says of it. */
interface CrowdGame {
  make(): Game;
  readonly parameters: Parameters<typeof showGame>[2];
}

/** What makes a game one that is not kept. */
interface Unkept {
  readonly fight?: Fight | null;
  readonly crowd?: CrowdGame | null;
}

/** What is on: nothing yet while the title shows, a game, a fight or a crowd. */
export class Play {
  readonly #library: Library;
  readonly #kept: Kept;
  readonly #told: Told;
  #session: Session | null = null;
  #fight: Fight | null = null;
  #crowd: CrowdGame | null = null;

  constructor(library: Library, kept: Kept, told: Told) {
    this.#library = library;
    this.#kept = kept;
    this.#told = told;
  }

  /** Null on the title. */
  get session(): Session | null {
    return this.#session;
  }

  /** Whether the game is one as all others are, and nobody has looked into it. */
  get counts(): boolean {
    return this.keeps && this.session?.inspected !== true;
  }

  /** The fight that is being played, if the game is one: it is not kept. */
  get fight(): Fight | null {
    return this.#fight;
  }

  /** Whether the game that is played can be taken up again later. */
  get keeps(): boolean {
    return this.#fight === null && this.#crowd === null;
  }

  /** The crowd that is being played, if the game is one: it is not kept either. */
  get crowd(): CrowdGame | null {
    return this.#crowd;
  }

  get mode(): 'title' | 'play' | 'over' {
    if (!this.#session) return 'title';
    return this.#session.game.ending ? 'over' : 'play';
  }

  start(campaign: Campaign, seed: string): void {
    this.#begin(startSession(newGame(campaign, seed)));
  }

  /** Takes up a game where it was left. */
  goOn({ game, commands, mods, inspected }: Unfinished): void {
    this.#library.note(game.campaign, mods);
    this.#begin(startSession(game, commands, inspected));
  }

  /** Plays a fight that was set up; a game under way stays kept meanwhile. */
  startFight(fight: Fight, game: Game): void {
    this.#layAside();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    this.#begin(startSession(game), { fight });
  }

  /** Plays a crowd; a game under way stays kept meanwhile. */
  startCrowd(crowd: CrowdGame): void {
    const game = crowd.make();
    this.#layAside();
    this.#begin(startSession(game), { crowd });
  }

  /** Shows what came of an action. */
  meet(outcome: Outcome): void {
    const session = this.#session;
    if (!outcome || !session) return;
    if (outcome.type === 'request') return this.#told.request(outcome.request);
    if (outcome.type === 'changed') return this.#told.went(session, null);
    this.#told.went(session, outcome.events);
    if (!session.game.ending) {
      if (this.keeps) this.#kept.keep(session);
      return;
    }
    if (this.keeps) this.#kept.forget();
    this.#told.over(session);
  }

  /** Goes to the title; the game can be taken up again there. */
  leave(): void {
    this.#layAside();
    this.toTitle(null);
  }

  abandon(): void {
    if (this.keeps) this.#kept.forget();
    this.toTitle(null);
  }

  toTitle(seed: string | null): void {
    this.#session = null;
    this.#crowd = null;
    if (this.#fight) {
      this.#fight = null;
      this.showFight();
    }
    showGame(seed, null);
    this.#told.titled(seed);
  }

  /** Puts the fight into the address, so that a reload asks for it again, or takes it out. */
  async showFight(): Promise<void> {
    const shown = this.#fight;
    const fragment = shown ? await (await import('../page/fight.ts')).packFight(shown) : '';
    if (shown === this.#fight) showFragment(fragment);
  }

  /** Keeps the game under way, so that the title offers it. */
  #layAside(): void {
    if (!this.#session || !this.keeps || this.#session.game.ending) return;
    this.#kept.layAside(this.#session);
  }

  #begin(session: Session, { fight = null, crowd = null }: Unkept = {}): void {
    this.#session = session;
    this.#fight = fight;
    this.#crowd = crowd;
    if (this.keeps) this.#kept.drop();
    const { campaign, seed } = session.game;
    const usual = campaign.id === this.#library.campaigns[0].id;
    const shown = fight || usual ? null : campaign.id;
    showGame(fight ? null : seed, shown, crowd?.parameters ?? null);
    this.showFight();
    this.#told.begun(session);
  }
}
