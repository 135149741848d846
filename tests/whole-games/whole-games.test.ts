import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Campaign } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { kindOf } from '../../src/game/entity.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { openQuestion } from '../../src/game/open-question.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { type BotPress, Explorer } from '../../src/lab/bots/explorer.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { launch } from '../browser/chromium.ts';
import { heroWith, openGame } from '../browser/made-game.ts';
import { connectPad, withPad } from '../browser/pad.ts';
import { Player, visit } from '../browser/player.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';
import { GamepadHand } from './gamepad-hand.ts';
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
type Pilot = (game: Game) => () => Choice;

interface Choice {
  readonly command: Command;
  readonly pressed: readonly BotPress[];
}

/** Uses the automatic commands. */
const explorer: Pilot = (game) => {
  const bot = new Explorer(game);
  return () => ({ command: bot.decide(), pressed: bot.pressed });
};

/** Every command is a press. */
const stepByStep: Pilot = (game) => {
  const choose = bots.careful(game, 'bot');
  return () => single(choose());
};

/** A command that is a press of its own. */
function single(command: Command): Choice {
  return { command, pressed: [{ type: 'command', command }] };
}

const inputs: Record<
  'keyboard' | 'thumb' | 'gamepad',
  {
    options: BrowserContextOptions;
    before?: () => void;
    handOn: (page: Page) => Promise<Hand>;
  }
> = {
  keyboard: {
    options: { viewport: { width: 800, height: 500 } },
    handOn: async (page) => new KeyboardHand(page),
  },
  thumb: {
    options: { viewport: phone, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    handOn: async (page) => new ThumbHand(page, await page.context().newCDPSession(page)),
  },
  gamepad: {
    options: { viewport: { width: 800, height: 500 } },
    before: withPad,
    handOn: async (page) => new GamepadHand(page),
  },
};

type Input = keyof typeof inputs;

interface Opened {
  readonly page: Page;
  readonly faults: readonly string[];
  readonly hand: Hand;
  readonly input: Input;
}

/** Opens the title screen, in a new browser profile. `query`: of the address. */
async function open(input: Input, query = ''): Promise<Opened> {
  const { options, before, handOn } = inputs[input];
  const { page, faults } = await visit(browser, inject('address') + query, options, before);
  return { page, faults, hand: await handOn(page), input };
}

interface Plan {
  readonly played: Campaign;
  readonly seed: string;
  readonly pilot: Pilot;
  /** The game is left on this floor. */
  readonly depth?: number;
}

/** Plays from the title screen to the end of the game, or to a floor. */
async function play(input: Input, plan: Plan): Promise<{ game: Game; page: Page; ratio: number }> {
  const { played, seed, pilot, depth } = plan;
  // A gamepad cannot type a seed.
  const query = input === 'gamepad' ? `?campaign=${played.id}&seed=${seed}` : '';
  const opened = await open(input, query);
  const { page, hand } = opened;
  await hand.start(played.id, seed);
  const player = new Player(page, seed, 'en', played);
  const { game } = player;
  const choose = pilot(game);
  await follow(opened, player, () => (game.ending || game.floor.depth === depth ? null : choose()));
  return { game, page, ratio: hand.presses / game.turn };
}

/**
 * Gives commands to the page until there is none. Before each press, the page must show the turn, health, depth
 * and score of the game in Node.
 */
async function follow(
  { page, faults, hand, input }: Opened,
  player: Player,
  choose: () => Choice | null,
): Promise<void> {
  const { game } = player;
  let last: readonly BotPress[] = [];
  for (let next = choose(); next; next = choose()) {
    const { command, pressed } = next;
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
  const ratio = (hand.presses / game.turn).toFixed(2);
  console.log(
    `${game.campaign.id} by ${input}: ${game.turn} turns, ${hand.presses} presses, ${ratio} per turn, floor ${game.deepest}`,
  );
}

/**
 * Waits until the page shows a status, and until no automatic command is being played: a press would only stop it.
 */
async function expectShown(page: Page, expected: string, last: readonly BotPress[]): Promise<void> {
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

/** The first of the seeds 1, 2, 3 … whose game has an end that is wanted, or comes to it. */
function seedFor(played: Campaign, pilot: Pilot, isWanted: (game: Game) => boolean): string {
  for (let seed = 1; seed <= 100; seed++) {
    const game = newGame(played, `${seed}`);
    const choose = pilot(game);
    while (!game.ending && !isWanted(game) && game.turn < 4000) takeTurn(game, choose().command);
    if (isWanted(game)) return `${seed}`;
  }
  throw new Error(`In 100 games of ${played.id} no hero comes so far.`);
}

const isWon = ({ ending }: Game) => ending?.won === true;

test.each(['keyboard', 'thumb', 'gamepad'] as const)(
  'by %s alone, the jewel of the Simple Roguelike is won',
  async (input) => {
    const seed = seedFor(campaign, explorer, isWon);
    const { game, page, ratio } = await play(input, { played: campaign, seed, pilot: explorer });
    expect(game.ending).toMatchObject({ won: true });
    await page.getByRole('heading', { name: ui.victory }).waitFor();
    expect(ratio).toBeLessThanOrEqual(1 / 3);
    await page.context().close();
  },
);

test.each(['keyboard', 'thumb', 'gamepad'] as const)(
  'by %s alone, the arena is won',
  async (input) => {
    const seed = seedFor(arenaCampaign, stepByStep, isWon);
    const { game, page } = await play(input, { played: arenaCampaign, seed, pilot: stepByStep });
    expect(game.ending).toMatchObject({ won: true });
    await page.getByRole('heading', { name: ui.victory }).waitFor();
    await page.context().close();
  },
);

// No bot wins Rogue: the hero of this game gets deeper than most. `DEPTH=14 npm run whole-games` goes on deeper.
const rogueDepth = Number(process.env.DEPTH ?? 8);
test.each(['keyboard', 'thumb'] as const)(
  `by %s alone, the hero of a game of Rogue reaches floor ${rogueDepth}`,
  async (input) => {
    const depth = rogueDepth;
    const seed = seedFor(rogueCampaign, explorer, ({ floor }) => floor.depth === depth);
    const plan = { played: rogueCampaign, seed, pilot: explorer, depth };
    const { game, page } = await play(input, plan);
    expect(game.floor.depth).toBe(depth);
    await page.context().close();
  },
);

/** Items of every type that Rogue has, beside those of a new hero. */
const pack = [
  'scroll-identify',
  'scroll-genocide',
  'potion-healing',
  'ring-regeneration',
  'ring-slow-digestion',
  'stick-magic-missile',
];

/** Uses one item after the other, and answers the questions that they ask. */
function* magic(game: Game): Generator<Command> {
  const slotOf = (kind: string) =>
    bagOf(game, game.hero).findIndex((item) => kindOf(game, item).id === kind);
  const east = { dx: 1, dy: 0 } as const;
  yield { type: 'read', slot: slotOf('scroll-identify') };
  expect(openQuestion(game)).toBe('identify');
  yield { type: 'chooseItem', slot: slotOf('stick-magic-missile') };
  yield { type: 'read', slot: slotOf('scroll-genocide') };
  expect(openQuestion(game)).toBe('genocide');
  yield { type: 'chooseKind', kind: 'dragon' };
  expect(game.genocided.has('dragon')).toBe(true);
  yield { type: 'drink', slot: slotOf('potion-healing') };
  // The other hand already has a ring.
  yield { type: 'equip', slot: slotOf('ring-slow-digestion') };
  yield { type: 'zap', slot: slotOf('stick-magic-missile'), ...east };
  yield { type: 'throw', slot: slotOf('arrow'), ...east };
  yield { type: 'takeOff', slot: slotOf('ring-slow-digestion') };
  yield { type: 'put', slot: slotOf('ring-slow-digestion') };
}

test.each(['keyboard', 'thumb', 'gamepad'] as const)(
  'by %s alone, a hero of Rogue reads, drinks, puts on, zaps, throws, takes off, drops and answers questions',
  async (input) => {
    const opened = await open(input);
    const { page } = opened;
    const game = heroWith(...pack);
    const ring = bagOf(game, game.hero).findIndex(
      (item) => kindOf(game, item).id === 'ring-regeneration',
    );
    takeTurn(game, { type: 'equip', slot: ring, hand: 'left' });
    await openGame(page, game);
    if (input === 'gamepad') await connectPad(page);
    const commands = magic(game);
    const next = () => {
      const { value } = commands.next();
      return value ? single(value) : null;
    };
    const player = new Player(page, game, 'en', rogueCampaign);
    await follow(opened, player, next);
    expect(game.turn).toBeGreaterThan(8);
    await page.context().close();
  },
);
