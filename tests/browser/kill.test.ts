import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { continueGame } from '../../src/records/continue-game.ts';
import { readLine } from '../../src/records/run-line.ts';
import { hashOf } from '../../src/state/hash.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { randomNumbers } from '../random-numbers.ts';
import { playThrough } from '../walk.ts';
import { campaign } from '../world.ts';
import { KillableBrowser } from './killable-browser.ts';
import { listed, Player } from './player.ts';
import { readAll, type Stored } from './read-games.ts';

const { ui } = wordsOf('en');
/**
 * `npm run torture` kills 200 browsers, at each kind of moment. Another seed kills at other moments.
 */
const kills = Number(process.env.KILLS ?? 1);
const seed = Number(process.env.KILL_SEED ?? 28);

const profile = mkdtempSync(join(tmpdir(), 'killed-'));
let browser: KillableBrowser | null = null;
afterAll(async () => {
  await browser?.kill('SIGKILL');
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** The commands of a long game, each of which takes at least a turn. The last one is missing. */
function commandsOf(dungeon: string): Command[] {
  const commands: Command[] = [];
  playThrough(newGame(campaign, dungeon), 5, (game, command) => {
    const before = game.turn;
    takeTurn(game, command);
    if (game.turn > before) commands.push(command);
  });
  return commands.slice(0, -1);
}

const random = randomNumbers(seed);

/** Runs in the page before it is opened: writes the numbers of turns given to the browser and stored. */
function reportTurns(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value: unknown, key) {
    if (this.name === 'journal') {
      const turns = (key as [string, number])[1] + String(value).split('\n').length;
      console.debug(`turns given: ${turns}`);
      this.transaction.addEventListener('complete', () => console.debug(`turns stored: ${turns}`));
    }
    return put.call(this, value, key);
  };
}

/** The numbers of turns that the page has given to the browser, and that the browser has stored. */
class Journal {
  given = 0;
  stored = 0;

  /** Follows a page that will be opened. */
  static async of(page: Page): Promise<Journal> {
    const journal = new Journal();
    await page.addInitScript(reportTurns);
    page.on('console', (message) => {
      const [, what, turns] = /^turns (given|stored): (\d+)$/.exec(message.text()) ?? [];
      if (what === 'given') journal.given = Number(turns);
      if (what === 'stored') journal.stored = Number(turns);
    });
    return journal;
  }
}

/** Opens the title screen and returns the newest game in the list; null if there is none. */
async function newestGame(page: Page): Promise<Stored | null> {
  await page.goto(inject('address'));
  // After a kill on a busy machine, the database can answer late.
  await listed(page);
  const items = page.locator('.saved-games li');
  const games = await readAll(page);
  expect(await items.count()).toBe(games.length);
  if (games.length === 0) return null;
  const id = await items.first().getAttribute('data-id');
  return games.find(({ row }) => row.id === id) ?? null;
}

/** The game in Node after the commands of a stored game, which must be the first of `commands`. */
function gameOf(dungeon: string, commands: readonly Command[], stored: Stored) {
  const played = stored.turns.map((line) => readLine(line).command);
  expect(played).toEqual(commands.slice(0, played.length));
  const game = newGame(campaign, dungeon);
  for (const command of played) takeTurn(game, command);
  return game;
}

/** Continues the newest game; the same game in Node follows it. */
async function goOn(page: Page, dungeon: string, played: readonly Command[]) {
  await page.locator('form').getByRole('button', { name: ui.goOn }).click();
  await page.waitForSelector('body[data-mode=play]');
  const player = new Player(page, dungeon);
  player.skip(played);
  return player;
}

const moments = ['at any moment', 'after a key', 'on new stairs'] as const;
type Moment = (typeof moments)[number];

/** The number of commands after which the browser is killed, and the milliseconds after the last key. */
function choose(moment: Moment, commands: readonly Command[], from: number): [number, number] {
  const soon = from + 1 + Math.floor(random() * 30);
  const stairs = commands.findIndex(({ type }, n) => n > from && type === 'down');
  switch (moment) {
    case 'at any moment':
      return [soon, random() * 60];
    case 'after a key':
      return [soon, 0];
    case 'on new stairs':
      return stairs < 0 ? [soon, 0] : [stairs, random() * 100];
  }
}

/** A game that is played until the browser is killed. */
interface Run {
  readonly player: Player;
  readonly journal: Journal;
  readonly commands: readonly Command[];
  /** The number of commands that were played before. */
  readonly from: number;
}

/**
 * Plays on, and compares each turn that the page shows with the game in Node, until the browser is killed
 * while it plays one more command. The page must give each turn to the browser before it shows it. Returns
 * how many milliseconds before the end the page showed each turn.
 */
async function playUntilKilled(
  { player, journal, commands, from }: Run,
  moment: Moment,
  kill: () => Promise<void>,
): Promise<number[]> {
  const [last, delay] = choose(moment, commands, from);
  const shown: number[] = [];
  for (const command of commands.slice(from, last)) {
    await player.play(command);
    shown.push(performance.now());
    expect(journal.given).toBe(from + shown.length);
  }
  // A slow disk stores shown turns late. `npm run torture` measures how late.
  if (kills < 20) await expect.poll(() => journal.stored).toBe(from + shown.length);
  const key = player.press(commands[last]).catch(() => {});
  if (moment === 'after a key') await key;
  await new Promise((resolve) => setTimeout(resolve, delay));
  const killed = performance.now();
  await kill();
  return shown.map((time) => killed - time);
}

test(`a browser that is killed loses at most the current turn (${kills} kills, KILL_SEED=${seed})`, {
  timeout: 60_000 + kills * 180_000,
}, async () => {
  const lost: number[] = [];
  let dungeon = '';
  let commands: Command[] = [];
  /** The commands before the last start of the browser, and the ages of the turns that followed. */
  let before = 0;
  let ages: number[] = [];
  let journal = new Journal();
  let killed = '';
  const rows: string[] = [];
  onTestFinished(() => console.log(rows.join('\n')));
  for (let n = 0; n <= kills; n++) {
    browser = await KillableBrowser.start(inject('browserPath'), profile);
    const { page } = browser;
    const { stored: said } = journal;
    journal = await Journal.of(page);
    const saved = await newestGame(page);
    const isStored = saved !== null && saved.row.seed === dungeon;
    const stored = isStored ? saved.turns.length : 0;
    if (n > 0) {
      // The command that was being played can be stored before it is shown.
      const count = Math.max(0, before + ages.length - stored);
      const age = Math.round(ages.at(-Math.min(count, ages.length)) ?? 0);
      lost.push(count);
      rows.push(`${n}. ${killed}: ${count} of ${ages.length} turns lost, shown for ${age} ms`);
      // On a busy machine, the browser can be slow to store the commands of the page.
      expect(stored).toBeGreaterThanOrEqual(Math.max(before, said));
    }
    if (isStored) {
      const { game, isChanged } = continueGame({ ...saved, snapshots: [] }, campaign);
      expect([hashOf(game), isChanged]).toEqual([hashOf(gameOf(dungeon, commands, saved)), false]);
    }
    if (n === kills) break;
    let player: Player;
    if (isStored && stored < commands.length - 50) {
      player = await goOn(page, dungeon, commands.slice(0, stored));
      before = stored;
    } else {
      dungeon = `kill ${seed} ${n}`;
      commands = commandsOf(dungeon);
      player = await Player.start(page, dungeon);
      before = 0;
    }
    const signal = random() < 0.5 ? 'SIGKILL' : 'SIGTERM';
    const moment = moments[Math.floor(random() * moments.length)];
    killed = `${signal} ${moment}`;
    const running = browser;
    const run = { player, journal, commands, from: before };
    ages = await playUntilKilled(run, moment, () => running.kill(signal));
  }
  lost.sort((a, b) => a - b);
  rows.push(`lost turns: median ${lost[lost.length >> 1]}, most ${lost.at(-1)}`);
  expect(lost[lost.length >> 1]).toBe(0);
});
