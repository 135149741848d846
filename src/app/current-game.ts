import type { Session } from '../controls/session.ts';
import type { Game } from '../game/world.ts';
import { writeFragment, writeGame } from '../page/address.ts';
import { addressOf, type FightSetup } from '../page/fight-setup.ts';

/** The game that the page plays or shows now. */

/** A game full of monsters, and the parameters of its address. */
export interface CrowdGame {
  make(): Game;
  readonly parameters: Parameters<typeof writeGame>[2];
}

/** The game that is played, if any: an ordinary game, a fight or sandbox, or a crowd. */
export class CurrentGame {
  #session: Session | null = null;
  #fight: FightSetup | null = null;
  #crowd: CrowdGame | null = null;
  #isGivenUp = false;
  /** The moment of a replay that is shown in place of the game. The game itself is untouched. */
  watched: Session | null = null;

  /** Null on the title screen. */
  get session(): Session | null {
    return this.#session;
  }

  /** Set when the game is a fight or a sandbox. */
  get fight(): FightSetup | null {
    return this.#fight;
  }

  /** Set when the game is a crowd. */
  get crowd(): CrowdGame | null {
    return this.#crowd;
  }

  /** Whether the game has the goal of its campaign. Fights and crowds have goals of their own. */
  get hasCampaignGoal(): boolean {
    return !this.#fight && !this.#crowd;
  }

  /** The session on the screen; null on the title screen. */
  get shown(): Session | null {
    return this.watched ?? this.#session;
  }

  get mode(): 'title' | 'play' | 'over' | 'replay' {
    if (this.watched) return 'replay';
    if (!this.#session) return 'title';
    return this.#session.game.ending || this.#isGivenUp ? 'over' : 'play';
  }

  /** Whether the game can be continued later. Fights and crowds are not saved. */
  get isSaved(): boolean {
    return this.#session !== null && this.hasCampaignGoal;
  }

  /** Begins a game and writes it into the address, always with its campaign. */
  begin(
    session: Session,
    { fight = null, crowd = null }: { fight?: FightSetup | null; crowd?: CrowdGame | null } = {},
  ): void {
    this.watched = null;
    this.#session = session;
    this.#isGivenUp = false;
    this.#fight = fight;
    this.#crowd = crowd;
    const { seed, campaign } = session.game;
    if (fight) writeGame(null, null);
    else writeGame(seed, campaign.id, crowd?.parameters);
    this.showFight();
  }

  /** The player gives the game up: it is over without an ending. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  /** Leaves the game. A seed is written into the address, with the campaign that it is for. */
  leave(seed: string | null, campaign: string): void {
    const hadFight = this.#fight !== null;
    this.watched = null;
    this.#session = null;
    this.#isGivenUp = false;
    this.#fight = null;
    this.#crowd = null;
    if (hadFight) this.showFight();
    writeGame(seed, seed === null ? null : campaign);
  }

  /** Writes the fight into the address, so that a reload asks to play it again, or removes it. */
  async showFight(): Promise<void> {
    const fight = this.#fight;
    const fragment = fight ? await addressOf(fight) : '';
    if (fight === this.#fight) writeFragment(fragment);
  }
}
