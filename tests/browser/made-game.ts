import type { Page } from 'playwright-core';
import { kindById } from '../../src/game/campaign.ts';
import { newGame } from '../../src/game/game.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { segmentFrom } from '../../src/records/recording.ts';
import type { RunFile } from '../../src/records/run-file.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { rogueCampaign } from '../world.ts';
import { drop } from './player.ts';

const { ui } = wordsOf('en');

/** A new game of Rogue whose hero also has these items. */
export function heroWith(...kinds: string[]): Game {
  const game = newGame(rogueCampaign, 'knowledge');
  for (const kind of kinds) {
    stow(game, game.hero, spawnItem(game, { kind: kindById(rogueCampaign, kind) }));
  }
  return game;
}

/** Opens a game as a file, and continues it. */
export async function openGame(page: Page, game: Game): Promise<void> {
  const run: RunFile = {
    version: 2,
    campaign: game.campaign.id,
    seed: game.seed,
    player: 'person',
    mods: [],
    daily: null,
    inspected: false,
    segments: [segmentFrom(game, 0, 'replay')],
    latest: null,
    end: null,
    fault: null,
    turns: [],
  };
  await drop(page, { 'game.json': JSON.stringify(run) });
  await page.getByText(ui.saves.opened('game.json')).waitFor();
  await goOn(page);
}

/** Continues the only saved game. */
export async function goOn(page: Page): Promise<void> {
  await page.locator('.saved-games').getByRole('button', { name: ui.goOn }).click();
  await page.waitForSelector('body[data-mode=play]');
}
