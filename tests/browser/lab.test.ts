import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { order } from '../../src/game/systems/turn-order.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { chooseCampaign, onePage, page } from './one-page.ts';
import { chooseInMenu, enterSeed, parameterOf, picture, pressToLeave } from './player.ts';
import { openSandbox } from './sandbox.ts';

const { ui } = wordsOf('en');
const words = wordsOf('en');

// The profiler has the key E.
const choices = { keys: { tutorial: { panel: ['E'] }, rogue: { panel: ['E'] } } };
onePage({ options: { viewport: { width: 1280, height: 720 } }, choices });

/** Starts the game of a seed by key. */
async function start(seed: string): Promise<void> {
  await enterSeed(page, seed);
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
}

const status = () => page.textContent('.announcer-status');

/** The numbers of a row of the panel: share, average, p95 and calls of a system; last, median and p95 of a whole. */
async function rowOf(name: string): Promise<number[]> {
  const row = page.locator('.profiler tbody tr', { has: page.getByText(name, { exact: true }) });
  return (await row.locator('td').allTextContents()).map(Number);
}

/** Opens or closes the inspector from the lab in the menu. */
async function pressInspector(): Promise<void> {
  await page.keyboard.press('Escape');
  const menu = page.locator('dialog.menu');
  await menu.waitFor();
  const lab = menu.locator('.menu-lab');
  if ((await lab.getAttribute('open')) === null) await lab.locator('summary').click();
  await lab.getByRole('button', { name: ui.inspector }).click();
}

/** Opens the inspector in a ranked game, which becomes unranked. */
async function inspectRanked(): Promise<void> {
  await pressInspector();
  await page.getByRole('dialog').getByRole('button', { name: words.inspector.yes }).click();
}

/** The User Timing entries of the page by name, with their details for the DevTools. */
function measures(): Promise<Record<string, unknown>> {
  return page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('measure')
        .map((entry) => [entry.name, (entry as PerformanceMeasure).detail]),
    ),
  );
}

test('the profiler measures the game, writes entries for the DevTools and removes them when it is closed', async () => {
  await start('day31');
  await page.keyboard.press('Shift+E');
  const panel = page.getByRole('complementary', { name: ui.profiler });
  await panel.waitFor();
  let played = 0;
  const wait = async () => {
    await page.keyboard.press('Period');
    played++;
  };
  const facts = panel.locator('.profiler-facts');
  const turns = async () => (await facts.textContent())?.match(/turn.(\d+)/i)?.[1];
  for (let turn = 0; turn < 12; turn++) await wait();
  await expect.poll(turns).toBe('12');
  const [, , , calls] = await rowOf('fov');
  expect(calls).toBe(1);
  // The zones of a system are below it; a system without zones is named.
  const systems = panel.locator('.profiler-systems tbody th');
  await expect
    .poll(async () => (await systems.allTextContents()).join(' '))
    .toContain('fov look remember');
  expect(await panel.textContent()).toMatch(
    new RegExp(`${words.panel.zones(['x']).split('x')[0]}.*hunger`),
  );
  // A clock in steps of 0.1 ms measures short work in some turns only.
  for (const row of [words.panel.whole, words.panel.update, words.panel.render]) {
    const median = async () => {
      await wait();
      return (await rowOf(row))[1];
    };
    await expect.poll(median).toBeGreaterThan(0);
  }
  // The systems are sorted by their averages, and their shares add up to the whole.
  // In one step, because the rows are replaced while turns are played.
  const shares = await panel
    .locator('.profiler-systems')
    .evaluate((table) =>
      [...table.querySelectorAll('tr:not(.zone) > td:nth-child(2)')].map((cell) =>
        Number(cell.textContent),
      ),
    );
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(shares.length);
  // Draw calls are counted from the second measured frame on.
  const draws = new RegExp(`${words.panel.draws.replaceAll(' ', '\u00a0')}\u00a0[1-9]`);
  const playOn = async () => {
    await wait();
    return panel.textContent();
  };
  await expect.poll(playOn).toMatch(draws);

  const kept = await measures();
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(['turn', ...order.sight]));
  expect(kept.fov).toMatchObject({
    devtools: { dataType: 'track-entry', track: 'Systems', trackGroup: 'Simple Roguelike' },
  });
  await picture(page, `panel`);

  // The saved timeline has each measured turn with its systems.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: words.panel.saveTrace }).click(),
  ]);
  const { traceEvents } = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  const named = (name: string) => traceEvents.filter((one: { name: string }) => one.name === name);
  expect(named('turn 12')).toHaveLength(1);
  expect(named('hunger').length).toBeGreaterThanOrEqual(12);
  expect(named('awake').length).toBeGreaterThanOrEqual(12);

  // The inspector keeps the measurements; another game discards them.
  await expect.poll(turns).toBe(`${played}`);
  const slowest = await panel.locator('.profiler-slowest').textContent();
  await inspectRanked();
  await page.getByRole('complementary', { name: ui.inspector }).waitFor();
  await page.keyboard.press('Escape');
  expect(await turns()).toBe(`${played}`);
  expect(await panel.locator('.profiler-slowest').textContent()).toBe(slowest);

  await panel.getByRole('button', { name: ui.close }).click();
  expect(await panel.isVisible()).toBe(false);
  expect(await measures()).toEqual({});
  // The last frames may still come. Then the page asks for no more.
  const framesAsked = () =>
    page.evaluate(async () => {
      let asked = 0;
      const ask = window.requestAnimationFrame;
      window.requestAnimationFrame = (draw) => {
        asked++;
        return ask.call(window, draw);
      };
      await new Promise((resolve) => setTimeout(resolve, 400));
      window.requestAnimationFrame = ask;
      return asked;
    });
  await expect.poll(framesAsked).toBe(0);
});

test('the inspector shows a rat that loses health, and changes it in the sandbox', async () => {
  const click = await openSandbox(page);
  await page.check('input[name=group][value=monsters]');
  await page.check('input[name=thing][value=rat]');
  await click({ x: 11, y: 6 });
  await expect.poll(() => status()).toContain('rat: 1 right');

  await pressInspector();
  const inspector = page.getByRole('complementary', { name: ui.inspector });
  await inspector.waitFor();
  await expect.poll(() => inspector.textContent()).toContain('you #1');
  // A closed component shows its values.
  const position = inspector.locator('summary', { hasText: 'Position' });
  expect(await position.locator('.values').textContent()).toMatch(/^x 10y 6depth \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inspector.locator('h3').textContent()).toContain('rat');
  await click({ x: 12, y: 6 });
  await expect.poll(() => inspector.textContent()).toContain(words.inspector.empty);
  await click({ x: 11, y: 6 });

  const health = inspector.getByLabel('current', { exact: true });
  const max = inspector.getByLabel('max', { exact: true });
  await max.fill('400');
  await max.press('Enter');
  await health.fill('300');
  await health.press('Enter');
  // The inspector gives the keys back to the game.
  await inspector.getByRole('checkbox', { name: words.inspector.choose }).uncheck();
  expect(await status()).toContain(`${ui.turn} 0`);
  await page.keyboard.press('Numpad6');
  await expect.poll(async () => Number(await health.inputValue())).toBeLessThan(300);
  expect(Number(await health.inputValue())).toBeGreaterThan(200);

  await health.fill('9999');
  await health.press('Enter');
  expect(await inspector.getByRole('alert').filter({ hasText: 'from 1 to 400' }).count()).toBe(1);
  await health.fill('1');
  await health.press('Enter');
  await picture(page, `inspector`);
  await page.keyboard.press('Numpad6');
  await expect.poll(() => page.textContent('.announcer-log')).toContain('The rat is defeated.');

  // Hints and units follow the language; names of components and fields stay identifiers.
  await inspector.getByRole('checkbox').first().check();
  await click({ x: 10, y: 6 });
  await inspector.getByRole('checkbox').first().uncheck();
  const shown = page.locator('.inspector');
  const heroHealth = shown.getByLabel('current', { exact: true });
  const most = Number(await heroHealth.getAttribute('max'));
  for (const [language, hint, unit] of [
    ['ja', '現在の HP。', 'ターン'],
    ['ru', 'ОЗ сейчас.', 'ход.'],
  ] as const) {
    await chooseInMenu(page, 'language', language);
    await shown.getByText(hint).waitFor();
    expect(await shown.textContent()).toContain(` ${unit} `);
    await heroHealth.fill('9999');
    await heroHealth.press('Enter');
    const refused = wordsOf(language).inspector.notInRange(1, most, true);
    await shown.getByText(refused).waitFor();
    await picture(page, `inspector-${language}`);
  }
});

test('the inspector finds entities by a query, watches them over turns, and marks mistakes', async () => {
  const click = await openSandbox(page);
  await page.check('input[name=group][value=monsters]');
  await page.check('input[name=thing][value=rat]');
  await click({ x: 11, y: 6 });
  await expect.poll(() => status()).toContain('rat: 1 right');
  await click({ x: 16, y: 6 });
  await pressInspector();
  const inspector = page.getByRole('complementary', { name: ui.inspector });
  await inspector.waitFor();
  const { find } = words.inspector;
  await inspector.getByText(find.heading).click();
  const query = inspector.getByRole('textbox', { name: find.heading });

  // A mistake is marked and selected, and the message names its place and the fix.
  await query.fill('AI and Helth.current < 5');
  await query.press('Enter');
  const fault = inspector.locator('.finder').getByRole('alert');
  await expect
    .poll(() => fault.textContent())
    .toContain(`${find.place(8)} There is no component “Helth”. Did you mean: Health`);
  expect(await fault.locator('mark').textContent()).toBe('Helth');
  const selected = await query.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe('Helth');
  await picture(page, 'inspector-query-mistake');

  await query.fill('AI and Health.current <= Health.max');
  await query.press('Enter');
  const rows = inspector.locator('.finder-list li');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await fault.isVisible()).toBe(false);
  const summary = inspector.locator('.finder-summary');
  expect(await summary.textContent()).toBe(find.found(0, 2));
  // A found entity is chosen by its row.
  await rows.nth(0).getByRole('button').click();
  await expect.poll(() => inspector.locator('h3').textContent()).toContain('rat');
  for (const [field, value] of [
    ['max', '400'],
    ['current', '300'],
  ]) {
    const input = inspector.getByLabel(field, { exact: true });
    await input.fill(value);
    await input.press('Enter');
    await expect.poll(() => rows.nth(0).textContent()).toContain(`Health.${field} ${value}`);
  }

  // The hero hits the rat: the answer follows the turns.
  await inspector.getByRole('checkbox', { name: words.inspector.choose }).uncheck();
  await page.keyboard.press('Numpad6');
  await expect.poll(() => summary.textContent()).toBe(`${find.found(1, 2)} ${find.since(0, 0, 0)}`);
  expect(await rows.nth(0).textContent()).toMatch(/Health\.current 300 → 2\d\d/);
  await picture(page, 'inspector-query');
  const health = inspector.getByLabel('current', { exact: true });
  await health.fill('1');
  await health.press('Enter');
  await page.keyboard.press('Numpad6');
  await expect.poll(() => summary.textContent()).toBe(`${find.found(2, 1)} ${find.since(1, 0, 1)}`);

  await query.fill('Health');
  await query.press('Enter');
  await expect.poll(() => rows.count()).toBe(2);
});

test('the inspector asks before it makes a ranked game unranked', async () => {
  await start('x');
  const inspector = page.getByRole('complementary', { name: ui.inspector });
  await pressInspector();
  const question = page.getByRole('dialog');
  await question.getByText(words.inspector.warning).waitFor();
  expect(await question.getByRole('heading').textContent()).toBe(ui.inspector);
  await picture(page, `inspector-question`);
  // The first answer keeps the game ranked.
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  expect(await inspector.isVisible()).toBe(false);

  await inspectRanked();
  await inspector.waitFor();
  // It is on the map: the bag at the right stays in view.
  const box = await inspector.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(1280 * 0.75);
  // Escape closes the inspector while it chooses a cell.
  await page.keyboard.press('Escape');
  await inspector.waitFor({ state: 'hidden' });
  // The game is unranked already, so there is nothing to ask.
  await pressInspector();
  await inspector.waitFor();
});

test('the game over screen says that an inspected game is unranked', async () => {
  await chooseCampaign(page, 'arena');
  const unranked = page.locator('.game-over').getByText(ui.scores.inspected);
  const play = async () => {
    await page.waitForSelector('body[data-mode=play]');
    while ((await page.getAttribute('body', 'data-mode')) === 'play') {
      await page.keyboard.press('Period');
    }
    await page.locator('.game-over').waitFor();
  };
  await start('fight35');
  await play();
  // The last way out is found after the score is stored. A score of 0 has no place.
  await page.locator('.game-over .way-out[aria-busy=false]').waitFor();
  expect(await unranked.isVisible()).toBe(false);
  // The screen ignores early presses.
  await page.locator('.game-over').getByRole('button', { name: ui.sameFight }).focus();
  await pressToLeave(page, 'Enter', 'over');
  await page.waitForSelector('body[data-mode=play]');
  await inspectRanked();
  const inspector = page.getByRole('complementary', { name: ui.inspector });
  await inspector.waitFor();
  await inspector.getByRole('checkbox', { name: words.inspector.choose }).uncheck();
  await play();
  await unranked.waitFor();
  // Nothing covers the game over screen.
  expect(await inspector.isVisible()).toBe(false);
  await picture(page, `unscored`);
});

test('an address starts a crowd of a thousand monsters, and an invalid crowd is reported', async () => {
  const address = inject('address');
  await page.getByRole('button', { name: ui.option.heading, exact: true }).click();
  await page.getByRole('button', { name: ui.crowds }).click();
  const actors = page.getByRole('spinbutton', { name: ui.bestiary.monsters });
  await actors.fill('');
  await page.getByRole('button', { name: ui.fight.play, exact: true }).click();
  expect(await page.textContent('.crowd-window .complaint')).toBe(
    words.crowd.badMonsters('', 1, 100_000),
  );
  await actors.fill('1001');
  await page.getByRole('button', { name: ui.fight.play, exact: true }).click();
  await page.waitForSelector('body[data-mode=play]');
  expect(await parameterOf(page, 'crowd')).toBe('1001');
  expect(await parameterOf(page, 'floor')).toBe('200x200');

  // Other problems of the address are reported too.
  const complaint = page.locator('.complaints p');
  await page.goto(`${address}?crowd=0&campaign=nowhere&seed=${'x'.repeat(200)}`);
  const badCrowd = words.crowd.badMonsters('0', 1, 100_000);
  // The lab, which reads the crowd, is loaded last.
  await complaint.filter({ hasText: badCrowd }).waitFor();
  expect(await complaint.allTextContents()).toEqual([
    ui.unknownCampaign('nowhere'),
    `${ui.seedIgnored} ${ui.seedRule}`,
    badCrowd,
  ]);
  await page.goto(`${address}?crowd=10&campaign=nowhere`);
  await page.waitForSelector('.gathering', { state: 'attached' });
  // A crowd would be played in the second frame.
  await page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      ),
  );
  expect(await complaint.allTextContents()).toEqual([ui.unknownCampaign('nowhere')]);
  expect(await page.getAttribute('body', 'data-mode')).toBe('title');

  await page.goto(`${address}?crowd=1000&floor=200x200&seed=full`);
  await page.waitForSelector('body[data-mode=play]');
  // Around the hero, in the middle of the map.
  const map = { x: 350, y: 260, width: 200, height: 200 };
  // A picture that is mostly dark would compress to very few bytes. It has 100 × 100 pixels.
  await expect
    .poll(async () => (await page.screenshot({ clip: map })).length)
    .toBeGreaterThan(5_000);
  await page.keyboard.press('Shift+E');
  await page.keyboard.press('Numpad4');
  const panel = page.getByRole('complementary', { name: ui.profiler });
  await expect.poll(() => panel.textContent()).toContain(`${words.panel.floor}\u00a0200×200`);
  await expect.poll(() => panel.textContent()).toContain(`${words.panel.actors}\u00a01001`);
  expect(await status()).toContain(`${ui.turn} 1`);
  await picture(page, `crowd`);
  await panel.getByRole('button', { name: ui.close }).click();
});

test('giving up closes the inspector, which would cover the game over screen', async () => {
  await start('given up');
  await page.keyboard.press('Period');
  await inspectRanked();
  const inspector = page.getByRole('complementary', { name: ui.inspector });
  await inspector.getByRole('checkbox', { name: words.inspector.choose }).uncheck();
  await page.locator('#stage').focus();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.giveUp }).click();
  await page.getByRole('button', { name: ui.giveUpSure }).click();
  await page.locator('.game-over').waitFor();
  expect(await inspector.isVisible()).toBe(false);
});
