import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { mostReported } from '../../src/bundles/limits.ts';
import { readPack } from '../../src/bundles/packs/read-pack.ts';
import { unzip } from '../../src/bundles/packs/unzip.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { hostilePacks } from '../bundles/hostile-packs.ts';
import { bytesOf, imp, samplePack, slimePng, zipOf } from '../bundles/sample-packs.ts';
import { chooseCampaign, onePage, openLink, page } from './one-page.ts';
import { drop, listed, picture, pressToLeave, toTitle } from './player.ts';

const { ui, joined } = wordsOf('en');

// The last packs stay.
onePage({ alone: true });

const zip = { 'moor.zip': zipOf(samplePack) };
const close = (name: string) => page.locator(`dialog.${name} .close`).first().click();
const card = () => page.getByRole('radio', { name: 'The Moor', exact: true });

/** Drops a zip file and waits until its pack has been added. */
async function add(files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  await drop(page, files);
  await page.locator('.report').getByText(ui.packs.added('The Moor', '1.0.0')).waitFor();
  await picture(page, 'packs-added');
  await close('report-window');
  await card().waitFor({ state: 'attached' });
}

async function openMods(): Promise<void> {
  await page.locator('main.title').getByRole('button', { name: ui.bestiary.heading }).click();
  await page.locator('.bestiary-pages input[value=mods]').check();
  await page.locator('.packs').waitFor();
}

/** Deletes the pack in the open list of mods. */
async function removePack(title = 'The Moor'): Promise<void> {
  for (const text of [ui.saves.delete, ui.saves.deleteSure]) {
    const name = joined.pair(text, title);
    await page.locator('.packs').getByRole('button', { name }).click();
  }
  await page.locator('.packs').waitFor({ state: 'detached' });
}

beforeEach(async () => {
  if ((await card().count()) === 0) return;
  await openMods();
  await removePack();
  await close('bestiary');
});

/** The share of a drawing's pixels that are drawn, and of those that are greenish. */
function colours(kind: string): Promise<{ drawn: number; green: number }> {
  return page.locator(`#kind-${kind} .portrait img`).evaluate(async (picture) => {
    await (picture as HTMLImageElement).decode();
    const [width, height] = [96, 96];
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(picture as HTMLImageElement, 0, 0, width, height);
    const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    let [drawn, green] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] < 128) continue;
      drawn++;
      if (data[at + 1] > data[at] + 20 && data[at + 1] > data[at + 2] + 20) green++;
    }
    return { drawn: drawn / (width * height), green: green / drawn };
  });
}

test('a dropped folder is added like its zip file', async () => {
  const outer = mkdtempSync(join(tmpdir(), 'moor-'));
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const folder = join(outer, 'moor');
  for (const [path, bytes] of Object.entries(bytesOf(samplePack))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data });
  }
  await page.locator('.report').getByText(ui.packs.added('The Moor', '1.0.0')).waitFor();
  await close('report-window');
  await card().waitFor({ state: 'attached' });
});

test('a dropped pack is stored with its sprites, and its campaign has a card and is saved, continued and played to its end', async () => {
  const files = { ...bytesOf({ ...samplePack, 'monsters/imp.json': imp }) };
  await add({ 'moor.zip': zipSync({ ...files, 'sprites/slime.png': slimePng }) });
  await card().check({ force: true });
  // The hero; the stone has no sprite.
  await page.locator('.campaign-card:has([value=moor]) .kinds .portrait img').waitFor();
  await picture(page, 'packs-card');
  await page.focus('main.title');
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await page.getByText(`${ui.turn} 1 ·`).waitFor({ state: 'attached' });

  // After a reload the card is there at once, monsters have SVG and PNG sprites, and the game continues.
  await page.reload();
  await listed(page);
  expect(await card().isChecked()).toBe(true);
  await chooseCampaign(page, 'simple');
  await page.locator('main.title').getByRole('button', { name: ui.bestiary.heading }).click();
  for (const kind of ['ghoul', 'imp']) {
    await page.locator(`#kind-${kind} .portrait img`).waitFor();
    // The colour of the ghoul and the pixels of the slime are green.
    const { drawn, green } = await colours(kind);
    expect(drawn, kind).toBeGreaterThan(0.3);
    expect(green, kind).toBeGreaterThan(0.4);
  }
  await page.locator('#kind-imp').scrollIntoViewIfNeeded();
  await picture(page, 'packs-sprites');
  await close('bestiary');
  await page.locator('.saved-games li').getByText('The Moor').waitFor();
  await page.locator('.saved-games li').getByRole('button', { name: ui.goOn }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('ArrowUp');
  await page.getByText(`${ui.turn} 2 ·`).waitFor({ state: 'attached' });
  await picture(page, 'packs-play');

  await page.keyboard.press('KeyP');
  await page.waitForSelector('body[data-mode=over]');
  await picture(page, 'packs-won');
  await page.locator('.game-over').getByRole('button', { name: ui.saves.watch }).focus();
  await pressToLeave(page, 'Enter', 'over');
  await page.waitForSelector('body[data-mode=replay]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('body[data-mode=over]');
});

/** The pack of the samples with another title. */
const fen = {
  ...samplePack,
  'pack.json': samplePack['pack.json'].replaceAll('The Moor', 'The Fen'),
};

test('of two packs with one name the first is added, and a later one replaces it with a note', async () => {
  await drop(page, {
    'moor.zip': zipOf(samplePack),
    'fen.zip': zipOf(fen),
    'Ooze.json': samplePack['monsters/ghoul.json'].replace('moor:ghoul', 'ghost'),
  });
  const report = page.locator('.report');
  // One report about the packs and the mod.
  await report.getByText(ui.packs.added('The Moor', '1.0.0')).waitFor();
  await report.getByText(`fen.zip: ${ui.packs.sameName('moor', 'moor.zip')}`).waitFor();
  await report.getByText(ui.mods.joined('ghoul', 'Simple Roguelike')).waitFor();
  await picture(page, 'packs-same-name');
  await close('report-window');
  await drop(page, { 'fen.zip': zipOf(fen) });
  await report.getByText(ui.packs.replaced('The Moor', '1.0.0', 'The Fen', '1.0.0')).waitFor();
  await expect.poll(() => report.locator('p').count()).toBe(2);
  await close('report-window');
  await openMods();
  expect(await page.locator('.packs li').count()).toBe(1);
  await removePack('The Fen');
  for (const text of [ui.saves.delete, ui.saves.deleteSure]) {
    await page.getByRole('button', { name: joined.pair(text, 'ooze.json') }).click();
  }
});

test('a pack is switched off, saved as a zip file and removed as one unit', async () => {
  await add(zip);
  await openMods();
  await picture(page, 'packs-list');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: ui.packs.save('The Moor') }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('moor-1.0.0.zip');
  const result = unzip(readFileSync(await download.path()));
  expect(readPack('files' in result ? result.files : {}).pack?.files).toEqual(samplePack);

  await page.locator('.bestiary-pages input[value=monsters]').check();
  await page.locator('#kind-ghoul').waitFor();
  await page.locator('.bestiary-pages input[value=mods]').check();
  const entry = page.locator('.packs li');
  await entry.locator('.portrait img').waitFor();
  expect(await entry.locator('.pack-text').textContent()).toMatch(
    /^The Moor\s+1\.0\.0 · A\. Modder · CC0$/,
  );
  await page.locator('#pack-moor').uncheck();
  await page.locator('.packs li.off').waitFor();
  await card().waitFor({ state: 'detached' });
  await page.locator('.bestiary-pages input[value=monsters]').check();
  await page.locator('#kind-rat').waitFor();
  await page.locator('#kind-ghoul').waitFor({ state: 'detached' });
  await page.locator('.bestiary-pages input[value=mods]').check();
  await removePack();
  await page.reload();
  await listed(page);
  expect(await card().count()).toBe(0);
});

test('a game of a pack continues with its own files after the pack was removed', async () => {
  await add(zip);
  await card().check({ force: true });
  await page.focus('main.title');
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await page.getByText(`${ui.turn} 1 ·`).waitFor({ state: 'attached' });
  await toTitle(page);
  const saved = page.locator('.saved-games li');
  await saved.getByText('The Moor').first().waitFor();
  await openMods();
  await removePack();
  await close('bestiary');
  // Without the pack, the list has only the id of the campaign.
  await expect.poll(() => saved.getByText('The Moor').count()).toBe(0);
  await page.locator('.saved-games li').getByRole('button', { name: ui.goOn }).click();
  await page.locator('dialog.question').getByRole('button', { name: ui.saves.oldMods }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('ArrowUp');
  await page.getByText(`${ui.turn} 2 ·`).waitFor({ state: 'attached' });
  await toTitle(page);
  await listed(page);
  expect(await page.locator('.campaign-card :checked').count()).toBe(1);
});

test('a game goes on with its old pack or with the new version, as the player decides', async () => {
  await add(zip);
  await card().check({ force: true });
  await page.focus('main.title');
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await page.getByText(`${ui.turn} 1 ·`).waitFor({ state: 'attached' });
  await toTitle(page);

  const newer = {
    ...samplePack,
    'pack.json': samplePack['pack.json'].replace('1.0.0', '1.1.0'),
    'campaigns/moor/items/stone.json': samplePack['campaigns/moor/items/stone.json'].replaceAll(
      'stone',
      'pebble',
    ),
  };
  await drop(page, { 'moor-2.zip': zipOf(newer) });
  await page
    .locator('.report')
    .getByText(ui.packs.updated('The Moor', '1.0.0', '1.1.0'))
    .waitFor();
  await close('report-window');
  await page.locator('.saved-games li').getByRole('button', { name: ui.goOn }).click();
  const question = page.locator('dialog.question');
  await question.getByText(ui.saves.otherMods([], ['moor'])).waitFor();
  await picture(page, 'packs-updated');
  await question.getByRole('button', { name: ui.saves.newMods }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('ArrowUp');
  await page.locator('.announcer-log').getByText('pebble').first().waitFor({ state: 'attached' });
});

test('a small pack is linked, and the page that opens the link asks before it adds the pack', async () => {
  const small = {
    'pack.json': samplePack['pack.json'],
    'monsters/ghoul.json': samplePack['monsters/ghoul.json'],
    'sprites/ghoul.svg': samplePack['sprites/ghoul.svg'],
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await drop(page, { 'moor.zip': zipOf(small) });
  await page.locator('.report').getByText(ui.packs.added('The Moor', '1.0.0')).waitFor();
  await close('report-window');
  await openMods();
  await page.getByRole('button', { name: ui.packs.link('The Moor') }).click();
  await page.locator('.report').getByText(ui.packs.linkCopied('The Moor')).waitFor();
  await picture(page, 'packs-linked');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#pack=');
  await close('report-window');

  await removePack();
  await close('bestiary');
  const hash = link.slice(link.indexOf('#'));
  await openLink(page, hash);
  const question = page.locator('dialog.question');
  await question.getByText(ui.packs.asks('The Moor', '1.0.0', 'A. Modder')).waitFor();
  await picture(page, 'packs-asked');
  await question.getByRole('button', { name: ui.fight.notNow }).click();
  await page.waitForFunction(() => location.hash === '');
  await page.locator('main.title').getByRole('button', { name: ui.bestiary.heading }).click();
  await page.locator('.bestiary-pages input[value=mods]').check();
  await page.getByText(ui.mods.none).waitFor();
  await close('bestiary');

  await openLink(page, hash);
  await question.getByRole('button', { name: ui.packs.add }).click();
  await page.locator('.report').getByText(ui.packs.added('The Moor', '1.0.0')).waitFor();
  await close('report-window');
  await openMods();
  expect(await page.locator('#pack-moor').isChecked()).toBe(true);
  await removePack();
});

test('a broken or too long link explains what to do', async () => {
  await openLink(page, '#pack=nonsense');
  const said = page.locator('.report');
  await said.getByText(ui.packs.brokenLink('the link is incomplete or damaged')).waitFor();
  await picture(page, 'packs-broken-link');
  await page.waitForFunction(() => location.hash === '');
  await close('report-window');
  const points = Array.from({ length: 3000 }, (_, n) => Math.round(512 * Math.sin(n * n) ** 2));
  const large = samplePack['sprites/ghoul.svg'].replace('<path', `<path d="M${points}z"/><path`);
  await add({ 'moor.zip': zipOf({ ...samplePack, 'sprites/large.svg': large }) });
  await openMods();
  await page.getByRole('button', { name: ui.packs.link('The Moor') }).click();
  await said.getByText(ui.packs.linkTooLong('The Moor')).waitFor();
});

test('hostile and broken packs are refused with the reason, nothing is added, and the page stays usable', async () => {
  const rules = samplePack['campaigns/moor/campaign.json'].replace('"free"', '"fre"');
  const mistakes = hostilePacks['mistakes.zip'];
  await drop(page, {
    'bomb.zip': zipOf({ 'monsters/a.json': ' '.repeat(9_000_000) }),
    'evil.zip': zipOf({ ...samplePack, '../evil.json': '{}' }),
    'script.zip': zipOf({ ...samplePack, 'sprites/ghoul.svg': '<svg onload="alert(1)"/>' }),
    'fake.zip': 'This is not a zip file.',
    'typo.zip': zipOf({ ...samplePack, 'campaigns/moor/campaign.json': rules }),
    'mistakes.zip': mistakes.zip,
  });
  const said = page.locator('.report');
  await said.getByText('bomb.zip: its files have more than 8000000 bytes').waitFor();
  await said.getByText('evil.zip/../evil.json: the path must not leave its folder').waitFor();
  await said.getByText('script.zip/sprites/ghoul.svg:1:1: onload is not allowed').waitFor();
  await said.getByText(/^fake\.zip: .*not a zip file; pack/).waitFor();
  await said.getByText(/^typo\.zip\/campaigns\/moor\/campaign\.json:1:\d+: rules\.ways/).waitFor();
  await said.getByText(`mistakes.zip${mistakes.message}`).first().waitFor();
  expect(await said.locator('li').count()).toBeLessThanOrEqual(mostReported + 1);
  await picture(page, 'packs-refused');
  await close('report-window');
  expect(await card().count()).toBe(0);
  await add(zip);
});
