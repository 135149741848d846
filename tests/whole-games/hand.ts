import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aimOfItem } from '../../src/controls/aim-previews.ts';
import type { Command, ItemVerb } from '../../src/game/commands.ts';
import type { Game } from '../../src/game/world.ts';
import type { BotPress } from '../../src/lab/bots/explorer.ts';

/** The presses of a player, by one kind of input. */
export interface Hand {
  /** The presses so far: keys or buttons; or taps and drags. */
  readonly presses: number;
  /** Chooses the campaign and the seed on the title screen and starts. */
  start(campaign: string, seed: string): Promise<void>;
  /**
   * Gives a command to the page. `pressed`: its presses, of which only the last has an effect; none if it belongs
   * to the automatic command that is being played. `game`: the game that the page shows.
   */
  give(command: Command, pressed: readonly BotPress[], game: Game): Promise<void>;
}

/** A command that uses an item of the bag. */
export type ItemCommand = Extract<Command, { type: ItemVerb }>;

/** The step that answers the question about the direction of an item; null if there is no question. */
export function aimOf(command: ItemCommand, game: Game): Extract<Command, { type: 'move' }> | null {
  if (command.type !== 'throw' && command.type !== 'zap') return null;
  const { type, slot, dx, dy } = command;
  return aimOfItem({ game }, type, slot) ? { type: 'move', dx, dy } : null;
}

/**
 * Answers the dialog about an item or a kind. At first the dialog ignores presses, which were meant for the game:
 * presses again until it is closed.
 */
export async function answerChoice(page: Page, press: () => Promise<void>): Promise<void> {
  const dialog = page.locator('dialog.answers');
  await dialog.waitFor();
  const isAnswered = async () => {
    await press();
    return dialog.isHidden();
  };
  await expect.poll(isAnswered).toBe(true);
}
