import { expect, test } from 'vitest';
import { packFight } from '../../src/page/fight-setup.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { onePage, openLink, page, useOptions } from './one-page.ts';
import { enterSeed } from './player.ts';

const { look, stops, ui } = wordsOf('en');
const noNames = {
  kind: (id: string) => id,
  item: ({ kind }: { kind: string }) => kind,
  bareItem: ({ kind }: { kind: string }) => kind,
  line: (line: string) => line,
  attackVerb: () => '',
};

onePage();

const status = async () => (await page.textContent('.announcer-status')) ?? '';
const turn = async () => Number(/Turn (\d+)/.exec(await status())?.[1]);
const log = async () => (await page.textContent('.announcer-log')) ?? '';

async function start(): Promise<void> {
  await enterSeed(page, 'auto');
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
}

test('> travels to the stairs, says so, and takes them when it is pressed again', async () => {
  await start();
  await page.keyboard.press('Shift+Period');
  await expect.poll(log).toContain(stops.atStairsDown({}, noNames));
  expect(await status()).toContain('Depth 0');
  await page.keyboard.press('Shift+Period');
  await expect.poll(status).toContain('Depth 1');
});

test('Look chooses a cell by keys, and Enter lets the hero travel there', async () => {
  await start();
  await page.keyboard.press('Semicolon');
  // The cursor is on the hero; the only other thing is the stairs.
  await page.keyboard.press('Tab');
  const card = page.locator('.look-card', { hasText: ui.placer.tiles.stairsDown });
  await card.getByText(look.keys(true)).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(log).toContain(stops.arrived({}, noNames));
  expect(await turn()).toBeGreaterThan(0);
  expect(await status()).toContain('Depth 0');
  await page.keyboard.press('Shift+Period');
  await expect.poll(status).toContain('Depth 1');
});

test('a key stops a count in the middle, and the page says that the hero stops', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await start();
  for (const digit of '999') await page.keyboard.press(digit);
  // The page presses the key: all turns could be over before a test has noticed the third one.
  await page.evaluate(() => {
    const status = document.querySelector('.announcer-status');
    const observer = new MutationObserver(() => {
      if (!/Turn [3-9]/.test(status?.textContent ?? '')) return;
      observer.disconnect();
      const press = { code: 'ArrowUp', key: 'ArrowUp', bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
    });
    observer.observe(status as Element, { childList: true });
  });
  await page.keyboard.press('Period');
  await expect.poll(log).toContain(stops.interrupted({}, noNames));
  const stopped = await turn();
  expect(stopped).toBeLessThan(999);
  // The key that has stopped the hero did nothing else, and no frame plays on.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await turn()).toBe(stopped);
  await page.keyboard.press('Period');
  expect(await turn()).toBe(stopped + 1);
});

test('without an interruption a count plays every turn and ends with its reason', async () => {
  // The choice of the player comes before that of the device.
  await useOptions(page, { motion: 'full' });
  await start();
  const turns = await page.evaluateHandle(() => {
    const shown: (string | null)[] = [];
    const status = document.querySelector('.announcer-status') as Element;
    new MutationObserver(() => shown.push(status.textContent)).observe(status, { childList: true });
    return shown;
  });
  for (const digit of '12') await page.keyboard.press(digit);
  await page.keyboard.press('Period');
  await expect.poll(log).toContain(stops.counted({ times: 12 }, noNames));
  expect(await turn()).toBe(12);
  expect(new Set(await turns.jsonValue()).size).toBe(12);
});

/** Starts a game on a drawn floor, as from the link of a fight. */
async function startOn(rows: string[], legend: Readonly<Record<string, string>>): Promise<void> {
  const scene = { rows, legend, depth: 1 };
  const rest = { outfitted: false, bundles: {} };
  await openLink(page, await packFight({ campaign: 'simple', seed: 'held', scene, ...rest }));
  await page.locator('.shared-fight').getByRole('button', { name: ui.fight.play }).click();
  await page.waitForSelector('body[data-mode=play]');
}

/** Holds a key: the first event is a press, and the later ones are repeats. */
async function hold(key: string, events: number): Promise<void> {
  for (let event = 0; event < events; event++) await page.keyboard.down(key);
}

test('a held key stops in front of a wolf, and the hero moves again only after a new press', async () => {
  await startOn(['##########', '#@......w#', '##########'], { w: 'wolf' });
  await hold('ArrowRight', 12);
  await expect
    .poll(log)
    .toContain(stops.inView({ monster: 'wolf', seq: 1, stopped: true }, noNames));
  expect(await turn()).toBe(1);
  await hold('ArrowRight', 5);
  expect(await turn()).toBe(1);
  await page.keyboard.up('ArrowRight');
  await page.keyboard.down('ArrowRight');
  await expect.poll(turn).toBe(2);
  await page.keyboard.up('ArrowRight');
});

test('a key that is held into a peaceful rat does not attack it, but a new press does', async () => {
  await startOn(['#####', '#@.r#', '#####'], { r: 'rat' });
  await hold('ArrowRight', 12);
  await expect.poll(log).toContain(stops.inTheWay({ monster: 'rat' }, noNames));
  expect(await log()).not.toContain('You hit');
  const stopped = await turn();
  await page.keyboard.up('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(log).toContain('You hit the rat');
  expect(await turn()).toBe(stopped + 1);
});

test('a Tab too many after a fight does not move the focus, and the keys of the game give it back', async () => {
  await startOn(['#####', '#@r.#', '#####'], { r: 'rat' });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  while (!(await log()).includes('is defeated')) await page.keyboard.press('Tab');
  await hold('Tab', 3);
  await page.keyboard.up('Tab');
  await expect.poll(log).toContain(stops.noMonster({}, noNames));
  expect(await focused()).toBe('stage');

  await page.keyboard.press('Tab');
  expect(await focused()).not.toBe('stage');
  await page.keyboard.press('.');
  await page.keyboard.press('Space');
  expect(await focused()).toBe('stage');
});
