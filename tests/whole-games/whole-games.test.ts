import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Campaign } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { Explorer, type Press } from '../../src/lab/bots/explorer.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { launch } from '../browser/chromium.ts';
import { Player, visit } from '../browser/player.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';
import type { Hand } from './hand.ts';
import { KeyboardHand } from './keyboard-hand.ts';
import { phone, ThumbHand } from './thumb-hand.ts';

const { ui } = wordsOf('en');
let browser: Browser;

beforeAll(async () => {
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

/** Chooses commands in Node, and the presses of each. The page gets the presses only. */
type Pilot = (game: Game) => () => { command: Command; pressed: readonly Press[] };

/** Uses the automatic commands. */
const explorer: Pilot = (game) => {
  const bot = new Explorer(game);
  return () => ({ command: bot.decide(), pressed: bot.pressed });
};

/** Every command is a press. */
const stepByStep: Pilot = (game) => {
  const choose = bots.careful(game, 'bot');
  return () => {
    const command = choose();
    return { command, pressed: [{ type: 'command', command }] };
  };
};

const inputs: Record<
  'keyboard' | 'thumb',
  { options: BrowserContextOptions; handOn: (page: Page) => Promise<Hand> }
> = {
  keyboard: {
    options: { viewport: { width: 800, height: 500 } },
    handOn: async (page) => new KeyboardHand(page),
  },
  thumb: {
    options: { viewport: phone, hasTouch: true, isMobile: true },
    handOn: async (page) => new ThumbHand(page, await page.context().newCDPSession(page)),
  },
};

interface Plan {
  readonly input: keyof typeof inputs;
  readonly played: Campaign;
  readonly seed: string;
  readonly pilot: Pilot;
  /** The game is left on this floor. */
  readonly depth?: number;
}

/**
 * Plays from the title screen to the end of the game, or to a floor. Before each press, the page must show the turn, health,
 * depth and score of the game in Node.
 */
async function play({ input, played, seed, pilot, depth }: Plan): Promise<{
  game: Game;
  page: Page;
  pressesPerTurn: number;
}> {
  const { options, handOn } = inputs[input];
  const { page, faults } = await visit(browser, inject('address'), options);
  const hand = await handOn(page);
  await hand.start(played.id, seed);
  const player = new Player(page, seed, 'en', played);
  const { game } = player;
  const choose = pilot(game);
  let last: readonly Press[] = [];
  while (!game.ending && game.floor.depth !== depth) {
    const { command, pressed } = choose();
    if (pressed.length > 0) {
      await expectShown(page, player.status(), last);
      last = pressed;
    }
    await hand.give(command, pressed, game);
    player.follow(command);
  }
  if (game.ending) await page.waitForSelector('body[data-mode=over]');
  else await expectShown(page, player.status(), last);
  expect(faults).toEqual([]);
  const pressesPerTurn = hand.presses / game.turn;
  console.log(
    `${played.id} by ${input}: ${game.turn} turns, ${hand.presses} presses, ${pressesPerTurn.toFixed(2)} per turn, floor ${game.deepest}`,
  );
  return { game, page, pressesPerTurn };
}

/**
 * Waits until the page shows a status, and until no automatic command is being played: a press would only stop it.
 */
async function expectShown(page: Page, expected: string, last: readonly Press[]): Promise<void> {
  const shown = () =>
    page.evaluate(() => ({
      series: document.body.dataset.series,
      status: document.querySelector('.announcer-status')?.textContent ?? '',
    }));
  await expect
    .poll(
      async () => {
        const { series, status } = await shown();
        return { series, status: status.slice(0, expected.length) };
      },
      { timeout: 60_000, message: `after ${JSON.stringify(last)}` },
    )
    .toEqual({ series: 'none', status: expected });
}

test.each(['keyboard', 'thumb'] as const)(
  'by %s alone, the jewel of the Simple Roguelike is won with at most a third as many presses as turns',
  async (input) => {
    const plan = { input, played: campaign, seed: 's14', pilot: explorer };
    const { game, page, pressesPerTurn } = await play(plan);
    expect(game.ending).toMatchObject({ won: true });
    await page.getByRole('heading', { name: ui.victory }).waitFor();
    expect(pressesPerTurn).toBeLessThanOrEqual(1 / 3);
    await page.context().close();
  },
);

test.each(['keyboard', 'thumb'] as const)('by %s alone, the arena is won', async (input) => {
  const plan = { input, played: arenaCampaign, seed: 'thumb1', pilot: stepByStep };
  const { game, page } = await play(plan);
  expect(game.ending).toMatchObject({ won: true });
  await page.getByRole('heading', { name: ui.victory }).waitFor();
  await page.context().close();
});

// No bot wins Rogue: the hero of this game gets deeper than most.
test.each(['keyboard', 'thumb'] as const)(
  'by %s alone, the hero of a game of Rogue reaches floor 11',
  async (input) => {
    const plan = { input, played: rogueCampaign, seed: 'r11', pilot: explorer, depth: 11 };
    const { game, page, pressesPerTurn } = await play(plan);
    expect(game.floor.depth).toBe(11);
    expect(pressesPerTurn).toBeLessThanOrEqual(1 / 3);
    await page.context().close();
  },
);
