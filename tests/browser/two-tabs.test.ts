import type { Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { continueGame } from '../../src/records/continue-game.ts';
import { Recording } from '../../src/records/recording.ts';
import { readLine } from '../../src/records/run-line.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { randomNumbers } from '../random-numbers.ts';
import { campaign } from '../world.ts';
import { sharedBrowser } from './chromium.ts';
import { hintsAgain, onePage, page } from './one-page.ts';
import { listed, Player, parameterOf, toTitle, visit } from './player.ts';
import { readAll, type Stored } from './read-games.ts';

const address = inject('address');
const { ui } = wordsOf('en');
/** The number of operations; `npm run torture` does each operation after each other one. */
const steps = Number(process.env.TAB_STEPS ?? 5);
const seed = Number(process.env.TAB_SEED ?? 1);
const random = randomNumbers(seed);

onePage();

/** The games in the list, without those that were deleted on the page. */
const cards = '.saved-games li:not(.deleted)';

const commandsOf = ({ turns }: Pick<Stored, 'turns'>) =>
  turns.map((line) => readLine(line).command);

/** A tab, and the commands of the game that it plays. */
class Tab {
  readonly page: Page;
  /** The commands that only this tab plays, which distinguish its turns from the turns of the other tab. */
  readonly #commands: readonly Command[];
  playing: { readonly seed: string; readonly recording: Recording; commands: Command[] } | null =
    null;
  #turns = 0;

  constructor(page: Page, commands: readonly Command[]) {
    this.page = page;
    this.#commands = commands;
  }

  async newGame(dungeon: string): Promise<void> {
    await this.toTitle();
    await Player.start(this.page, dungeon);
    this.#follow(dungeon, []);
  }

  /** Opens the newest game of the list, and takes it over if necessary. */
  async open(): Promise<void> {
    await this.toTitle();
    const { page } = this;
    const dungeon = await this.#newest();
    if (dungeon === null) return;
    await this.#card(dungeon).getByRole('button', { name: ui.goOn }).click();
    await this.#answer(dungeon, ui.saves.takeOver);
    if ((await this.mode()) !== 'play') return;
    expect(await parameterOf(page, 'seed')).toBe(dungeon);
    const stored = (await readAll(page)).find(({ row }) => row.seed === dungeon);
    if (!stored) throw new Error(`The game of ${dungeon} is open but not stored.`);
    this.#follow(dungeon, commandsOf(stored));
  }

  async turn(): Promise<void> {
    if ((await this.mode()) === 'title') await this.open();
    if (this.playing) await this.press();
  }

  /** Plays a command by key. */
  async press(): Promise<void> {
    const { playing } = this;
    if (!playing) return;
    const command = this.#commands[this.#turns++ % this.#commands.length];
    const { game } = playing.recording;
    await new Player(this.page, playing.seed).press(command);
    takeTurn(game, command);
    if (playing.recording.add(command)) playing.commands.push(command);
  }

  async delete(): Promise<void> {
    await this.toTitle();
    const dungeon = await this.#newest();
    if (dungeon === null) return;
    await this.#card(dungeon).getByRole('button', { name: ui.saves.delete }).click();
    await this.#card(dungeon).getByRole('button', { name: ui.saves.deleteSure }).click();
    await this.#answer(dungeon, ui.saves.delete);
  }

  async undo(): Promise<void> {
    await this.toTitle();
    const deleted = this.page.locator('.saved-games li.deleted');
    const count = await deleted.count();
    if (count === 0) return;
    await deleted.first().getByRole('button', { name: ui.saves.undelete }).click();
    await deleted.nth(count - 1).waitFor({ state: 'detached' });
  }

  async export(): Promise<void> {
    await this.toTitle();
    const dungeon = await this.#newest();
    if (dungeon === null) return;
    await this.#card(dungeon).getByRole('button', { name: ui.saves.download }).click();
  }

  async toTitle(): Promise<void> {
    if ((await this.mode()) !== 'play') return;
    await toTitle(this.page);
    this.playing = null;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await listed(this.page);
    this.playing = null;
  }

  mode(): Promise<string | null> {
    return this.page.getAttribute('body', 'data-mode');
  }

  /** The other tab has taken the game over: this one must say so and stop. */
  async expectLost(): Promise<void> {
    await this.page.waitForSelector('body[data-mode=title]');
    await this.page.locator('.complaints').getByText(ui.saves.takenOver).waitFor();
    this.playing = null;
  }

  /** The ids of the games in the list. */
  listed(): Promise<(string | undefined)[]> {
    const idsOf = (items: (HTMLElement | SVGElement)[]) => items.map(({ dataset }) => dataset.id);
    return this.page.locator(cards).evaluateAll(idsOf);
  }

  /** The seed of the newest game in the list; null if there is none. */
  async #newest(): Promise<string | null> {
    const seeds = await this.page.locator(`${cards} code`).allTextContents();
    return seeds[0] ?? null;
  }

  /** The game of a seed in the list. */
  #card(dungeon: string): Locator {
    return this.page.locator(cards, { has: this.page.getByText(dungeon, { exact: true }) });
  }

  /**
   * Waits until the game of a seed was opened or is not in the list any more. If the other tab plays it,
   * the page asks first.
   */
  async #answer(dungeon: string, answer: string): Promise<void> {
    const isDone = ([seed, list]: readonly [string, string]) =>
      document.body.dataset.mode === 'play' ||
      document.querySelector('dialog.question[open]') !== null ||
      [...document.querySelectorAll(`${list} code`)].every(
        ({ textContent }) => textContent !== seed,
      );
    await this.page.waitForFunction(isDone, [dungeon, cards] as const);
    const question = this.page.locator('dialog.question');
    if (!(await question.isVisible())) return;
    await question.getByRole('button', { name: answer }).click();
    await this.page.waitForFunction(isDone, [dungeon, cards] as const);
  }

  #follow(dungeon: string, commands: readonly Command[]): void {
    const recording = Recording.begin(newGame(campaign, dungeon), {}, null);
    for (const command of commands) {
      takeTurn(recording.game, command);
      recording.add(command);
    }
    this.playing = { seed: dungeon, recording, commands: [...commands] };
  }
}

const operations = [
  'newGame',
  'open',
  'turn',
  'delete',
  'undo',
  'export',
  'toTitle',
  'reload',
] as const;

/** A sequence of numbers below `count` that contains each pair of numbers as neighbours once. */
function allPairs(count: number): number[] {
  const left = Array.from({ length: count }, () => {
    const others = Array.from({ length: count }, (_, n) => n);
    for (let n = count - 1; n > 0; n--) {
      const m = Math.floor(random() * (n + 1));
      [others[n], others[m]] = [others[m], others[n]];
    }
    return others;
  });
  // A path that uses each edge of the complete graph once.
  const way: number[] = [];
  const stack = [0];
  while (stack.length > 0) {
    const next = left[stack[stack.length - 1]].pop();
    if (next === undefined) way.push(stack.pop() as number);
    else stack.push(next);
  }
  return way;
}

/**
 * Expects that each stored game is one line of commands, and the one that its tab has played, and that no
 * tab lists a game that is not stored.
 */
async function expectSound(tabs: readonly Tab[]): Promise<void> {
  const games = await readAll(tabs[0].page);
  const seeds = games.map(({ row }) => row.seed);
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const stored of games) {
    const { used, isChanged } = continueGame({ ...stored, snapshots: [] }, campaign);
    expect([used, isChanged]).toEqual([stored.row.lines, false]);
  }
  for (const { playing } of tabs) {
    if (!playing || playing.commands.length === 0) continue;
    const stored = games.find(({ row }) => row.seed === playing.seed);
    expect(stored && commandsOf(stored)).toEqual(playing.commands);
  }
  const ids = games.map(({ row }) => row.id);
  for (const tab of tabs) {
    if ((await tab.mode()) !== 'title') continue;
    for (const id of await tab.listed()) expect(ids).toContain(id);
  }
}

test.each([
  ['with locks', undefined],
  ['without locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks')],
])(
  `two tabs %s never mix their games (${steps} operations, TAB_SEED=${seed})`,
  {
    timeout: 60_000 + steps * 30_000,
  },
  async (name, before) => {
    const hasLocks = name === 'with locks';
    const browser = await sharedBrowser(inject('browserPath'));
    const { page, faults } = await visit(browser, address, {}, before);
    onTestFinished(() => page.context().close());
    // A busy machine can take this long for an operation.
    page.context().setDefaultTimeout(120_000);
    const second = await page.context().newPage();
    second.on('pageerror', (error) => faults.push(String(error)));
    await second.goto(address);
    await listed(second);
    const tabs = [
      new Tab(page, [{ type: 'wait' }]),
      new Tab(second, [
        { type: 'move', dx: 0, dy: -1 },
        { type: 'move', dx: 0, dy: 1 },
      ]),
    ];
    const done: string[] = [];
    try {
      for (const [n, step] of allPairs(2 * operations.length)
        .slice(0, steps)
        .entries()) {
        const [tab, other] = step % 2 === 0 ? tabs : [tabs[1], tabs[0]];
        const operation = operations[step >> 1];
        const races = other.playing !== null && random() < 0.5;
        done.push(`${step % 2}: ${operation}${races ? ', while the other plays a turn' : ''}`);
        const before = other.playing;
        await Promise.all([
          operation === 'newGame' ? tab.newGame(`tabs ${seed} ${n}`) : tab[operation](),
          races && other.press(),
        ]);
        // Without locks, the other tab notices it with its next command.
        const games = await readAll(page);
        const isLost =
          before !== null &&
          before.commands.length > 0 &&
          (tab.playing?.seed === before.seed || !games.some(({ row }) => row.seed === before.seed));
        if (isLost && !hasLocks && (await other.mode()) === 'play') await other.press();
        if (isLost) await other.expectLost();
        await expect.poll(() => expectSound(tabs).then(() => null, String)).toBe(null);
      }
      expect(faults).toEqual([]);
    } catch (error) {
      console.log(done.join('\n'));
      throw error;
    }
  },
);

test('a hint that one tab has shown is not shown in another tab, and neither forgets it', async () => {
  const shown = () =>
    page.evaluate(
      () => JSON.parse(localStorage['simple-roguelike options']).hintsShown as string[],
    );
  await hintsAgain(page);
  const other = await page.context().newPage();
  await other.goto(address);
  await listed(other);

  await Player.start(page, 'sheets');
  await page.keyboard.press('Backquote');
  await page.locator('.hint').waitFor();
  const [first, ...rest] = await shown();
  expect(rest).toEqual([]);
  await Player.start(other, 'sheets');
  await other.keyboard.press('Backquote');
  await other.locator('.hint').waitFor();
  expect(await other.locator('.hint').textContent()).not.toBe(
    await page.locator('.hint').textContent(),
  );
  expect(await shown()).toEqual([first, expect.any(String)]);
});

test('a game that is deleted in another tab disappears from the list, which keeps its question, and a page that plays it says so and stops', async () => {
  const players = new Map<string, Player>();
  for (const dungeon of ['first', 'second']) {
    const player = await Player.start(page, dungeon);
    await player.play({ type: 'wait' });
    players.set(dungeon, player);
    await toTitle(page);
  }
  const [first, second] = ['first', 'second'].map((dungeon) => ({ hasText: dungeon }));
  const press = (tab: Page, game: typeof first, name: string) =>
    tab.locator(cards, game).getByRole('button', { name }).click();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.locator(cards, first).waitFor();
  // A question stays while another tab deletes another game.
  await press(page, first, ui.saves.delete);
  const sure = page.locator(cards, first).getByRole('button', { name: ui.saves.deleteSure });
  await sure.waitFor();
  await press(other, second, ui.saves.delete);
  await press(other, second, ui.saves.deleteSure);
  await page.locator(cards, second).waitFor({ state: 'detached' });
  await sure.click();
  await page.locator('.saved-games li.deleted', first).waitFor();
  await other.locator(cards, first).waitFor({ state: 'detached' });
  await other.locator('form').getByRole('button', { name: ui.goOn }).waitFor({ state: 'hidden' });
  // Restoring it brings it back there, too.
  await page.getByRole('button', { name: ui.saves.undelete }).click();
  await other.locator(cards, first).waitFor();

  await press(page, first, ui.goOn);
  await page.waitForSelector('body[data-mode=play]');
  await players.get('first')?.play({ type: 'wait' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: ui.menu }).waitFor();
  await press(other, first, ui.saves.delete);
  await press(other, first, ui.saves.deleteSure);
  const question = other.locator('dialog.question');
  await question.getByText(ui.saves.openElsewhere).waitFor();
  await question.getByRole('button', { name: ui.saves.delete }).click();
  await page.locator('.complaints').getByText(ui.saves.deletedElsewhere).waitFor();
  expect(await page.getAttribute('body', 'data-mode')).toBe('title');
  // The menu of the game is closed, too.
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.locator(cards).waitFor({ state: 'detached' });
  expect(await readAll(page)).toEqual([]);
});
