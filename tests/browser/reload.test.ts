import { cpSync, readFileSync, rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { applyCampaign } from '../../src/bundles/reload/apply-campaign.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { continueGame } from '../../src/records/continue-game.ts';
import { simple } from '../sources.ts';
import { sharedBrowser } from './chromium.ts';
import { DevelopedCopy } from './developed-copy.ts';
import { Player, picture, visit } from './player.ts';
import { readAll } from './read-games.ts';

const copy = new DevelopedCopy('reload');
let browser: Browser;
let address: string;

/** The rat of these tests is in front of the hero from the start. */
const rat = {
  name: { en: 'rat' },
  look: { glyph: 'ρ', colour: '#cf9a68', sprite: 'rat' },
  spawn: { at: [{ depth: 0, x: 12, y: 15 }] },
  Health: { max: 6 },
  Stats: { attack: 1, defence: 4 },
  AI: { mind: 'timid' },
  Rooted: {},
};
const ratFile = './monsters/rat.json';

function load(files: Record<string, object>): Campaign {
  return loadCampaign({ ...simple, bundles: { ...simple.bundles, ...files } });
}

function lastLine(page: Page): Promise<string | null> {
  return page.textContent('.announcer-log p:last-child');
}

/** Waits until the log ends with a text. */
async function hears(page: Page, text: string): Promise<void> {
  await expect.poll(() => lastLine(page), { timeout: 30000 }).toContain(text);
}

beforeAll(async () => {
  copy.save(ratFile, rat);
  // A campaign needs only its folder.
  cpSync('src/content/arena', copy.pathOf('../pit'), { recursive: true });
  const pit = JSON.parse(readFileSync('src/content/arena/campaign.json', 'utf8'));
  copy.save('../pit/campaign.json', { ...pit, order: 99, name: { en: 'Pit' } });
  address = await copy.serve();
  browser = await sharedBrowser(inject('browserPath'));
});
afterAll(() => copy.remove());

// The development server gives the page hundreds of modules, one by one.
test('a new campaign has a card, and saved, broken, new and deleted bundles reach the running game without a reload of the page', {
  timeout: 240_000,
}, async () => {
  const { page, faults } = await visit(browser, address, {}, undefined, 120_000);
  onTestFinished(() => page.context().close());
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.getByRole('radio', { name: 'Pit', exact: true }).waitFor({ state: 'attached' });
  const player = await Player.start(page, 'day23', 'en', load({ [ratFile]: rat }));
  await player.play({ type: 'wait' });
  const slip = page.locator('.error-notice:not([hidden])');

  const giant = {
    ...rat,
    name: { en: 'giant rat' },
    look: { ...rat.look, colour: '#ff4040', sprite: 'wolf-head' },
    Health: { max: 60 },
    Leech: {},
  };
  copy.save(ratFile, giant);
  await hears(page, 'Changed: giant rat (Health.max 6 → 60, + Leech, name, look).');
  applyCampaign(player.game, load({ [ratFile]: giant }));
  await player.expectSame();
  expect(await page.textContent('.announcer-status')).toContain('giant rat: ');
  await picture(page, 'reloaded');
  await player.play({ type: 'move', dx: 0, dy: -1 });
  await player.play({ type: 'move', dx: 0, dy: -1 });
  await expect
    .poll(() => page.textContent('.announcer-log'))
    .toMatch(/giant rat for \d+ \(\d+\/60\)/);

  copy.save(ratFile, '{\n  "name": { "en": "rat" },\n  "Health": { "max": 0 }\n}\n');
  await hears(page, 'rat.json has errors; the last valid version stays in use.');
  expect(await slip.textContent()).toMatch(/rat\.json:3:\d+: Health\.max/);
  await picture(page, 'reload-broken');
  await page.keyboard.press('Period');
  player.follow({ type: 'wait' });
  await player.expectSame();

  copy.save(ratFile, { ...giant, Health: { max: 50 } });
  await hears(page, 'Changed: giant rat (Health.max 60 → 50).');
  await slip.waitFor({ state: 'detached' });
  applyCampaign(player.game, load({ [ratFile]: { ...giant, Health: { max: 50 } } }));
  await player.play({ type: 'wait' });

  // With a drawing that the page did not have.
  const dragon = { ...rat, name: { en: 'dragon' }, look: { ...rat.look, sprite: 'fox-head' } };
  copy.save('./monsters/dragon.json', dragon);
  await hears(page, 'Changed: dragon (+ dragon.json).');
  copy.save(ratFile, { ...giant, Health: { max: 50 }, look: dragon.look });
  await hears(page, 'Changed: giant rat (look).');
  rmSync(copy.pathOf('./monsters/dragon.json'));
  await hears(page, 'Changed: dragon (− dragon.json).');
  rmSync(copy.pathOf(ratFile));
  await hears(page, 'Changed: giant rat (− rat.json).');
  expect(await page.textContent('.announcer-status')).toContain('giant rat: ');
  await page.waitForSelector('#stage canvas');
  await picture(page, 'reload-drawing');
  expect(await page.locator('#stage canvas').count()).toBe(1);
  expect(loads).toEqual([]);

  // The game is stored with each change, and continues without the deleted bundles.
  const segments = async () => (await readAll(page))[0].parts.segments.length;
  await expect.poll(segments).toBe(6);
  const { [ratFile]: _, ...bundles } = simple.bundles;
  const [stored] = await readAll(page);
  const left = continueGame({ ...stored, snapshots: [] }, loadCampaign({ ...simple, bundles }));
  expect(left).toMatchObject({ used: stored.turns.length, removedKinds: ['rat'] });
  expect(left.game.turn).toBe(player.game.turn);
  expect(faults).toEqual([]);
});
