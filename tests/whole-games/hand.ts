import type { Command } from '../../src/game/commands.ts';
import type { Game } from '../../src/game/world.ts';
import type { Press } from '../../src/lab/bots/explorer.ts';

/** Presses what a player presses, by one kind of input. */
export interface Hand {
  /** The presses so far: keys; or taps and drags. */
  readonly presses: number;
  /** Chooses the campaign, types the seed on the title screen and starts. */
  start(campaign: string, seed: string): Promise<void>;
  /**
   * Gives a command to the page. `pressed`: its presses, of which only the last has an effect; none if it belongs
   * to the automatic command that is being played. `game`: the game that the page shows.
   */
  give(command: Command, pressed: readonly Press[], game: Game): Promise<void>;
}
