import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { linkToReplay, readReplayLink } from '../../src/app/replay/replay-link.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { changeField } from '../../src/inspect/edit-field.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { packFight } from '../../src/page/fight-setup.ts';
import { placedMarks } from '../../src/page/replay/replay-slider.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { prepareReplay } from '../../src/records/prepare-replay.ts';
import { Recording } from '../../src/records/recording.ts';
import { gameBefore } from '../../src/records/replay.ts';
import { type RunFile, runFileText } from '../../src/records/run-file.ts';
import { readLine } from '../../src/records/run-line.ts';
import { hashOf } from '../../src/state/hash.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { recordGame } from '../records/record-game.ts';
import { campaign, rogueCampaign } from '../world.ts';
import { violationsOf } from './axe.ts';
import { forgetGames, onePage, openLink, page, useOptions } from './one-page.ts';
import { clickLate, drop, isIn, Player, parameterOf, picture, toTitle } from './player.ts';
import { readAll } from './read-games.ts';

const { look, ui } = wordsOf('en');

// Wide enough for all controls.
onePage({ options: { viewport: { width: 1200, height: 600 } } });

/** A game of Rogue that the hero does not survive. */
const run = recordGame(rogueCampaign, 'pit55', (game) => bots.greedy(game, 'pit'), {
  player: 'greedy',
  turns: 500,
});
const { length } = run.turns;
const marks = [...prepareReplay(rogueCampaign, run)].flatMap((part) => part.marks);
const moment = (at: number) => gameBefore(rogueCampaign, run, at);
const lastTurn = moment(length).turn;

/** Opens a run file with the button of the title screen. */
async function openFile(recorded: RunFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: ui.option.heading, exact: true }).click();
  await page
    .locator('dialog.options')
    .getByRole('button', { name: ui.option.open, exact: true })
    .click();
  const buffer = Buffer.from(runFileText(recorded));
  await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
}

const slider = () => page.getByRole('slider', { name: ui.replay.heading });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const speed = () => page.getByRole('button', { name: ui.replay.speed });

/** Opens a finished game and waits until its jumps are prepared. */
async function watch(recorded: RunFile = run): Promise<void> {
  await openFile(recorded);
  await page.waitForSelector('body[data-mode=replay]');
  await page.waitForSelector(`.replay-slider[data-prepared="${recorded.turns.length}"]`);
}

/** Expects that the page shows a moment: its slider, the label, and the state of the hero. */
async function expectMoment(at: number): Promise<void> {
  await expect.poll(() => slider().inputValue()).toBe(String(at));
  const game = moment(at);
  const { Health } = game.stores;
  const health = `${Health.current[game.hero]}/${Health.max[game.hero]}`;
  const status = await page.textContent('.announcer-status');
  expect(status).toContain(`${ui.depth} ${game.floor.depth} · ${ui.hp} ${health} · `);
  expect(status).toContain(` · ${ui.turn} ${game.turn} · `);
  expect(await page.textContent('.replay-position')).toBe(
    ui.replay.position(game.turn, lastTurn, game.floor.depth),
  );
}

test('the test has a game with floors, fights, kills and a death', () => {
  expect(moment(length).ending).toMatchObject({ won: false });
  expect(new Set(marks.map(({ type }) => type)).size).toBe(4);
});

test('a finished game from a file is watched by keys: step, step back, jump, play, close', async () => {
  await watch();
  await expectMoment(0);
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
  await expectMoment(3);
  await page.keyboard.press('ArrowLeft');
  await expectMoment(2);
  // Game keys play nothing.
  for (const key of ['Period', 'KeyL', 'Numpad4', 'KeyT', 'KeyX']) await page.keyboard.press(key);
  await expectMoment(2);
  // Look describes, but sends the hero nowhere.
  await page.keyboard.press('Semicolon');
  await page.locator('.look-keys').getByText(look.keys(false)).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.look-card').waitFor({ state: 'hidden' });
  await expectMoment(2);

  const ahead = [...new Set(marks.map(({ at }) => at))].filter((at) => at > 2);
  await page.keyboard.press('KeyN');
  await page.keyboard.press('KeyN');
  await expectMoment(ahead[1]);
  await page.keyboard.press('KeyP');
  await expectMoment(ahead[0]);
  await page.keyboard.press('End');
  await expectMoment(length);
  await page.keyboard.press('Home');
  await expectMoment(0);

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await speed().textContent()).toBe(ui.replay.perSecond(60));
  await page.keyboard.press('KeyK');
  await button(ui.replay.pause).waitFor();
  await expect.poll(async () => Number(await slider().inputValue())).toBeGreaterThan(5);
  await page.keyboard.press('Space');
  await button(ui.replay.play).waitFor();
  await expectMoment(Number(await slider().inputValue()));

  await page.keyboard.press('Escape');
  await page.waitForSelector('body[data-mode=title]');
  expect(await page.locator('.replay-bar').isVisible()).toBe(false);
});

test('the slider has a mark for each event; the pointer moves it, presses the buttons and inspects a cell', async () => {
  await watch();
  const box = await slider().boundingBox();
  if (!box) throw new Error('The slider has no box.');
  // Each event has a mark at its moment, in the colour of the button that chooses its kind.
  // The chosen button is golden. The page keeps the kind of the last replay.
  await page.getByText(ui.replay.kinds.all, { exact: true }).click({ force: true });
  const placed = await page.locator('.replay-marks i').evaluateAll((all) =>
    all.map((mark) => {
      const { left, width } = mark.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(mark);
      return { type: mark.className, at: left + width / 2, backgroundColor };
    }),
  );
  const thumb = 20;
  const expected = placedMarks(marks, length).map(
    ({ at }) => box.x + thumb / 2 + ((box.width - thumb) * at) / length,
  );
  expect(placed).toHaveLength(expected.length);
  for (const [n, at] of expected.entries()) expect(Math.abs(placed[n].at - at)).toBeLessThan(1);
  expect(new Set(placed.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3);
  for (const { type, backgroundColor } of placed) {
    const icon = page.locator(`.replay-jumps [data-kind=${type}] svg`);
    expect(await icon.evaluate((one) => getComputedStyle(one).fill)).toBe(backgroundColor);
  }

  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const at = Number(await slider().inputValue());
  expect(Math.abs(at - length / 2)).toBeLessThan(length / 20);
  await expectMoment(at);
  await button(ui.replay.back).click();
  await expectMoment(at - 1);
  await button(ui.replay.forward).click();
  await expectMoment(at);
  // The next speed after the highest is the lowest. The page keeps the speed of the last replay.
  const shown: string[] = [];
  for (let n = 0; n < 4; n++) {
    await speed().click();
    shown.push((await speed().textContent()) ?? '');
  }
  expect(shown.toSorted()).toEqual([2, 5, 15, 60].map(ui.replay.perSecond).toSorted());

  await page.getByText(ui.replay.kinds.floor, { exact: true }).click({ force: true });
  // The arrows still belong to the replay, and the marks of other events are pale.
  await page.keyboard.press('ArrowLeft');
  await expectMoment(at - 1);
  await page.keyboard.press('ArrowRight');
  const paleness = (type: string) =>
    page
      .locator(`.replay-marks .${type}`)
      .first()
      .evaluate((mark) => getComputedStyle(mark).opacity);
  expect(await paleness('floor')).toBe('1');
  expect(Number(await paleness('kill'))).toBeLessThan(0.5);
  await button(ui.replay.previous).click();
  const floor = marks.findLast((mark) => mark.type === 'floor' && mark.at < at)?.at ?? 0;
  await expectMoment(floor);
  // A click on the map plays nothing.
  await page.mouse.click(100, 100);
  await expectMoment(floor);

  await button(ui.inspector).click();
  const { hero, stores } = moment(floor);
  const { x, y } = { x: stores.Position.x[hero], y: stores.Position.y[hero] };
  await expect
    .poll(() => page.textContent('.inspector-where'))
    .toContain(wordsOf('en').inspector.cell(x, y));
  // Nothing can be changed: the inspector only asks for a query.
  const editable = '.inspector input:not([name=choosing], .finder-query)';
  expect(await page.locator(editable).count()).toBe(0);
  await picture(page, 'replay-inspector');
  // Letters and arrows are typed into the query: they do not move the replay.
  await page.locator('.finder summary').click();
  const query = page.locator('.finder-query');
  await query.pressSequentially('pinkNPX');
  await query.press('ArrowLeft');
  await query.press('Backspace');
  expect(await query.inputValue()).toBe('pinkNX');
  await expectMoment(floor);
});

test('a saved game is watched from its start, and stays as it was', async () => {
  const player = await Player.start(page, 'day23');
  await player.playAll(Array.from({ length: 5 }, () => ({ type: 'wait' })));
  await toTitle(page);
  await page.getByRole('button', { name: ui.saves.watch }).click();
  await page.waitForSelector('body[data-mode=replay]');
  await expect.poll(() => slider().getAttribute('max')).toBe('5');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider().inputValue()).toBe('1');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.goOn }).first().click();
  await page.waitForSelector('body[data-mode=play]');
  await player.play({ type: 'wait' });
});

test('a file that is opened during a game is watched over the game, which then goes on', async () => {
  await useOptions(page, { textView: 'beside' });
  const player = await Player.start(page, 'day23');
  await player.play({ type: 'wait' });
  const asked = page.locator('.text-question').getByText(ui.digWhere);
  await page.keyboard.press('t');
  await asked.waitFor();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    return transfer;
  }, runFileText(run));
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await page.waitForSelector('body[data-mode=replay]');
  await page.keyboard.press('End');
  await expect.poll(() => slider().inputValue()).toBe(String(length));
  expect(await asked.isVisible()).toBe(false);
  await speed().focus();
  await page.keyboard.press('Escape');
  await page.waitForSelector('body[data-mode=play]');
  await asked.waitFor();
  await page.keyboard.press('Escape');
  await player.play({ type: 'wait' });

  // Several messages are one notice over the game.
  const names = ['letter.txt', 'picture.png'];
  await drop(page, Object.fromEntries(names.map((name) => [name, 'Dear player'])));
  const sentences = names.map((name) => ui.saves.notAGame(name)).join(' ');
  await expect.poll(() => page.locator('.announcer-log').textContent()).toContain(sentences);
});

test('a game that was inspected is saved as a file, opened elsewhere and watched, and stays unranked', async () => {
  const player = await Player.start(page, 'day23');
  await player.play({ type: 'wait' });
  await page.keyboard.press('Escape');
  // The page keeps it open after another test.
  const lab = page.locator('.menu-lab');
  if ((await lab.getAttribute('open')) === null) await lab.locator('summary').click();
  await lab.getByRole('button', { name: ui.inspector }).click();
  await page.getByRole('button', { name: wordsOf('en').inspector.yes }).click();
  await page.locator('.inspector input[name=choosing]').uncheck();
  await player.play({ type: 'wait' });
  await toTitle(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: ui.saves.download }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  expect(parseRunFile(text).inspected).toBe(true);

  await forgetGames(page);
  await drop(page, { 'inspected.json': text });
  await page.getByText(ui.saves.opened('inspected.json')).waitFor();
  await page.getByRole('button', { name: ui.saves.watch }).click();
  await page.waitForSelector('.replay-slider[data-prepared="2"]');
  await page.keyboard.press('End');
  await expect.poll(() => page.textContent('.announcer-status')).toContain(player.status());
});

test('a game with an edited state is opened from a file, watched across the edit, and continued', async () => {
  const game = newGame(rogueCampaign, 'edited');
  const recording = Recording.begin(game, {}, null);
  const wait = { type: 'wait' } as const;
  const play = () => {
    takeTurn(game, wait);
    recording.add(wait);
  };
  play();
  expect(changeField(game, game.hero, 'Health', 'max', 77)).toBeNull();
  recording.beginSegment('edit');
  play();
  const health = `${game.stores.Health.current[game.hero]}/77`;
  await drop(page, { 'edited.json': runFileText(recording.runFile(true)) });
  await page.getByText(ui.saves.opened('edited.json')).waitFor();
  await page.getByRole('button', { name: ui.saves.watch }).click();
  await page.waitForSelector('.replay-slider[data-prepared="2"]');
  const status = () => page.textContent('.announcer-status');
  expect(await status()).not.toContain('/77');
  await page.keyboard.press('End');
  await expect.poll(status).toContain(health);
  expect(await page.locator('.replay-notice').isVisible()).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(status).not.toContain('/77');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.goOn }).first().click();
  await page.waitForSelector('body[data-mode=play]');
  expect(await status()).toContain(health);
});

declare global {
  interface Window {
    /** Gives the results of workers to the page, which have waited until now. */
    giveResults(): void;
  }
}

/** Runs in the page: workers report their progress, but their results wait. */
function holdResults(): void {
  const { addEventListener } = Worker.prototype;
  const held: (() => void)[] = [];
  let isHeld = true;
  window.giveResults = () => {
    isHeld = false;
    for (const give of held) give();
  };
  Worker.prototype.addEventListener = function (type: string, listener: unknown) {
    addEventListener.call(this, type, (event) => {
      const give = () => (listener as (event: Event) => void)(event);
      const isResult = event instanceof MessageEvent && !('percent' in event.data);
      if (isHeld && isResult) held.push(give);
      else give();
    });
  };
}

test('a long file is read beside the page with its progress, and can be cancelled, not by the next file', async () => {
  // On a fast machine the file is read before a test could press Cancel.
  await page.evaluate(holdResults);
  // The bot begins, then commands without a turn follow: each of them is a line, too.
  const long = recordGame(
    campaign,
    'long',
    (game) => {
      const next = bots.careful(game, 'long');
      return () => (game.turn < 50 ? next() : { type: 'search' });
    },
    { player: 'careful', turns: 5000 },
  );
  expect(long.turns).toHaveLength(5000);
  const text = runFileText({ ...long, latest: null });
  const progress = page.locator('dialog.progress');
  const list = page.locator('.saved-games li');
  await drop(page, { 'long.json': text });
  await progress.getByText(/: [1-9]\d*%/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  // Another file waits. The page answers meanwhile.
  const short = recordGame(campaign, 'short', () => () => ({ type: 'wait' }), {
    player: 'careful',
    turns: 3,
  });
  await drop(page, { 'short.json': runFileText({ ...short, latest: null }) });
  await progress.getByRole('button', { name: ui.saves.cancel }).click();
  // The file may be read by now: its result must not come before the page knows that it is not wanted.
  await progress.getByText('long.json').waitFor({ state: 'detached' });
  await page.evaluate(() => window.giveResults());
  await page.getByText(ui.saves.opened('short.json')).waitFor();
  await progress.waitFor({ state: 'hidden' });
  await expect.poll(() => page.workers().length).toBe(0);

  // The file was not read to its end: the page does not know its game yet.
  await drop(page, { 'long.json': text });
  await page.getByText(ui.saves.opened('long.json')).waitFor();
  expect(await progress.isVisible()).toBe(false);
  await expect.poll(() => list.count()).toBe(2);
  await page.getByRole('button', { name: ui.goOn }).first().click();
  await page.waitForSelector('body[data-mode=play]');
  const { turn } = gameBefore(campaign, long, 5000);
  expect(await page.textContent('.announcer-status')).toContain(`${ui.turn} ${turn}`);
});

test('“Play from here” starts an unranked game at this moment, which is saved', async () => {
  await watch();
  const at = 12;
  for (let n = 0; n < at; n++) await page.keyboard.press('ArrowRight');
  await expectMoment(at);
  // The question is taken back by an answer and by a move.
  const question = page.getByText(ui.replay.playCopy(moment(at).turn));
  await button(ui.replay.playFromHere).click();
  await question.waitFor();
  await button(ui.replay.keepWatching).click();
  await expect.poll(() => question.isVisible()).toBe(false);
  await button(ui.replay.playFromHere).click();
  await question.waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expectMoment(at);
  expect(await question.isVisible()).toBe(false);
  await button(ui.replay.playFromHere).click();
  await button(ui.replay.startCopy).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  const game = moment(at);
  takeTurn(game, { type: 'wait' });
  await expect
    .poll(() => page.textContent('.announcer-status'))
    .toContain(` · ${ui.turn} ${game.turn} · `);
  await toTitle(page);
  const stored = (await readAll(page)).filter(({ row }) => row.status === 'playing');
  expect(stored).toMatchObject([{ row: { copied: true, summary: { turn: game.turn } } }]);
  await page.getByRole('button', { name: ui.goOn }).first().click();
  await page.waitForSelector('body[data-mode=play]');
  await expect
    .poll(() => page.textContent('.announcer-status'))
    .toContain(` · ${ui.turn} ${game.turn} · `);
});

test('an error report opens at its end with the message and the command that failed, and can be played there', async () => {
  await watch({ ...run, fault: { message: 'broken', command: { type: 'wait' } } });
  await expectMoment(length);
  const notice = await page.textContent('.replay-notice p');
  expect(notice).toContain(ui.replay.reported('broken'));
  expect(notice).toContain(ui.replay.failedCommand('.'));

  // From the game over screen, the game is watched and the screen is shown again.
  await page.keyboard.press('ArrowLeft');
  await expectMoment(length - 1);
  await button(ui.replay.playFromHere).click();
  await button(ui.replay.startCopy).click();
  await page.waitForSelector('body[data-mode=play]');
  const { command } = readLine(run.turns[length - 1]);
  await new Player(page, run.seed, 'en', rogueCampaign).press(command);
  await page.waitForSelector('body[data-mode=over]');
  const gameOver = page.locator('.game-over');
  await clickLate(gameOver.getByText(ui.saves.watch), () => isIn(page, 'replay'));
  expect(await gameOver.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await page.waitForSelector('body[data-mode=over]');
  expect(await gameOver.isVisible()).toBe(true);
});

test('a changed line pauses the replay, names the place, and can be watched on and saved', async () => {
  const line = 20;
  const code = run.turns[line].startsWith('h ') ? 'l' : 'h';
  const turns = run.turns.with(line, run.turns[line].replace(/^\S+/, code));
  const game = moment(line);
  takeTurn(game, readLine(code).command);
  await openFile({ ...run, turns });
  // The game cannot be continued beyond this line, so it is in the list of games in progress.
  await page.getByRole('button', { name: ui.saves.watch }).click();
  await page.waitForSelector('body[data-mode=replay]');
  for (const _ of ['15', '60']) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('KeyK');
  const notice = page.locator('.replay-notice p');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(
    new RegExp(`^Turn ${game.turn} differs from the recording \\(system \\w+, component \\w+`),
  );
  expect(await slider().inputValue()).toBe(String(line + 1));
  await picture(page, 'replay-differs');
  // On a small phone the play buttons stay in view.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  const plays = await page.locator('.replay-bar .plays').boundingBox();
  expect((plays?.y ?? 640) + (plays?.height ?? 0)).toBeLessThanOrEqual(640);
  // On a phone on its side all play buttons have one width, whatever they say; the one that pauses is beside the extras.
  await page.setViewportSize({ width: 844, height: 390 });
  const player = page.locator('.replay-bar .plays');
  const widths = await page
    .locator('.replay-keys > button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  await button(ui.replay.more).click();
  expect(await player.isVisible()).toBe(true);
  await button(ui.replay.more).click();
  if (size) await page.setViewportSize(size);
  const download = page.waitForEvent('download');
  await page.locator('.replay-notice').getByRole('button', { name: ui.saves.download }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  const report = JSON.parse(Buffer.concat(chunks).toString());
  expect(report.fault.message).toContain(`line ${line + 1}`);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => notice.isVisible()).toBe(false);
  await page.keyboard.press('ArrowRight');
  await button(ui.replay.keepWatching).click();
  await expect.poll(async () => Number(await slider().inputValue())).toBeGreaterThan(line + 1);
  expect(await page.getByText(ui.replay.unverified, { exact: true }).isVisible()).toBe(true);
});

test('during development, an error report opens as a game before the command that failed', async () => {
  // The page of the tests is built for development.
  const turns = run.turns.slice(0, 30);
  const fault = { message: 'broken', command: { type: 'wait' } as const };
  await openFile({ ...run, turns, end: hashOf(moment(30)), fault });
  await page.waitForSelector('body[data-mode=play]');
  await expect
    .poll(() => page.textContent('.announcer-status'))
    .toContain(` · ${ui.turn} ${moment(30).turn} · `);
});

/** Watches a short game from its link. */
async function watchLink(): Promise<RunFile> {
  const short = recordGame(rogueCampaign, 'link', (game) => bots.greedy(game, 'link'), {
    player: 'greedy',
    turns: 60,
  });
  await page.goto(String(await linkToReplay(short, inject('address'))));
  await page.waitForSelector('body[data-mode=replay]');
  expect(await parameterOf(page, 'replay')).not.toBeNull();
  return short;
}

const noReplayInAddress = () => page.waitForFunction(() => !location.search.includes('replay'));

test('a link opens the replay that it contains, and leaves the address when a file takes its place; an invalid one is reported', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const short = await watchLink();
  await page.keyboard.press('End');
  await expect.poll(() => slider().inputValue()).toBe('60');
  const { turn } = gameBefore(rogueCampaign, short, 60);
  expect(await page.textContent('.announcer-status')).toContain(` · ${ui.turn} ${turn} · `);
  await button(ui.replay.link).click();
  await page.getByText(ui.replay.linkCopied).waitFor();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.origin + copied.pathname).toBe(inject('address'));
  const { turns } = (await readReplayLink(copied.searchParams.get('replay') ?? '')) as RunFile;
  expect(turns).toEqual(short.turns.map((text) => text.split(' ')[0]));
  await drop(page, { 'game.json': runFileText(run) });
  await noReplayInAddress();
  expect(await slider().getAttribute('max')).toBe(String(length));

  const address = inject('address');
  await page.goto(`${address}?replay=damaged`);
  const problem = ui.replay.badLink('the link is incomplete or damaged');
  await page.locator('.complaints').getByText(problem).waitFor();
  await page.goto(`${await linkToReplay({ ...short, campaign: 'nowhere' }, address)}`);
  await page.locator('.complaints').getByText(ui.fight.unknownCampaign('nowhere')).waitFor();
  await noReplayInAddress();
});

test('a replay of a link leaves the address when it is closed, and when a fight takes its place', async () => {
  await watchLink();
  await page.keyboard.press('Escape');
  await page.waitForSelector('body[data-mode=title]');
  expect(await parameterOf(page, 'replay')).toBeNull();
  await watchLink();
  const scene = { rows: ['#####', '#@..#', '#####'], legend: {}, depth: 1 };
  const rest = { outfitted: false, bundles: {} };
  await openLink(page, await packFight({ campaign: 'simple', seed: 'link', scene, ...rest }));
  await page.locator('.shared-fight').getByRole('button', { name: ui.fight.play }).click();
  await page.waitForSelector('body[data-mode=play]');
  await noReplayInAddress();
});
