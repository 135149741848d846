import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { writeReport } from '../../src/lab/terminal/report-option.ts';
import { historyCharts } from '../bench/history-charts.ts';
import { runCommand } from '../run-command.ts';
import { sharedBrowser } from './chromium.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser(inject('browserPath'));
});

const folder = mkdtempSync(join(tmpdir(), 'report-'));

/** Opens a report from its file, and returns the drawn charts with all requests and faults. */
async function open(file: string) {
  const page = await browser.newPage();
  const requests: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const address = pathToFileURL(file).href;
  await page.goto(address);
  const charts = await page.locator('main > figure').evaluateAll((figures) =>
    figures.map((figure) => ({
      title: figure.querySelector('h2')?.textContent,
      marks: figure.querySelectorAll('svg[aria-label] :is(path, rect, circle, line)').length,
      rows: figure.querySelectorAll('tr').length - 1,
    })),
  );
  // The frame of a chart cuts off anything to the left of it.
  const cut = await page.locator('main svg text').evaluateAll((texts) =>
    texts
      .filter((one) => {
        const frame = one.closest('div')?.getBoundingClientRect();
        return frame && one.getBoundingClientRect().left < frame.left;
      })
      .map((one) => one.textContent),
  );
  const text = await page.locator('body > pre').textContent();
  await page.close();
  const outside = requests.filter((url) => url !== address && !url.startsWith('data:'));
  return { charts, text, outside, faults: [...faults, ...cut] };
}

test('simulate --report writes a page that draws its charts without a network', async () => {
  const file = join(folder, 'games.html');
  const args = ['--campaign', 'simple', '--bot', 'careful', '--games', '4', '--turns', '300'];
  const { status } = await runCommand(['simulate', ...args, '--jobs', '1', '--report', file]);
  expect(status).toBe(0);
  const { charts, text, outside, faults } = await open(file);
  expect([outside, faults]).toEqual([[], []]);
  expect(text).toContain('careful in simple: 4 games, at most 300 turns each');
  expect(text).toMatch(/^outcome +games +share +95% interval$/m);
  expect(text).not.toMatch(/[{}]/);
  expect(charts.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Survival by depth',
      'Survival by turn',
      'Hunger',
      'Monsters',
      'Items',
    ]),
  );
  for (const { marks, rows } of charts) {
    expect(marks).toBeGreaterThan(3);
    expect(rows).toBeGreaterThan(0);
  }
});

test('fight --table --report draws heat maps with a cell for each monster and level', async () => {
  const file = join(folder, 'fights.html');
  const args = ['--levels', '3..4', '--rounds', '2', '--jobs', '1'];
  await runCommand(['fight', '--table', ...args, '--report', file]);
  const { charts, outside, faults } = await open(file);
  expect([outside, faults]).toEqual([[], []]);
  expect(charts.map(({ rows }) => rows)).toEqual([8, 8]);
  for (const { marks } of charts) expect(marks).toBeGreaterThanOrEqual(8);
});

test('a narrow window scrolls the charts and tables of a report, whose letters keep their size', async () => {
  const file = join(folder, 'narrow.html');
  const args = ['--campaign', 'arena', '--bot', 'greedy', '--games', '2', '--turns', '60'];
  await runCommand(['simulate', ...args, '--jobs', '1', '--report', file]);
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(pathToFileURL(file).href);
  const heights = await page
    .locator('svg[aria-label] text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThan(9);
  const lines = await page
    .locator('body > pre span')
    .evaluateAll((rows) => rows.map((row) => row.getClientRects().length));
  expect(lines.length).toBeGreaterThan(5);
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.close();
});

test('every text of a report can be read in light and in dark colours', async () => {
  const file = join(folder, 'colours.html');
  const cells = Array.from({ length: 21 }, (_, n) => ({ row: 'rat', column: n, value: n / 20 }));
  const base = { type: 'heat', note: 'note', x: 'level', y: '' } as const;
  await writeReport(file, () => ({
    title: 'Colours',
    lines: ['figures'],
    charts: [
      { ...base, title: 'undecided', legend: 'undecided', isDanger: false, percent: true, cells },
      {
        ...base,
        title: 'damage',
        legend: 'damage',
        isDanger: true,
        percent: false,
        cells: cells.map((one) => ({ ...one, value: one.column })),
      },
    ],
  }));
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme });
    await page.goto(pathToFileURL(file).href);
    const found = await page.evaluate(() => {
      const luminance = (colour: string) => {
        const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (a: string, b: string) => {
        const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
        return (high + 0.05) / (low + 0.05);
      };
      const ground = getComputedStyle(document.body).backgroundColor;
      const texts = [
        ...document.querySelectorAll(
          'h1, h2, figure p, summary, footer p, svg [aria-label*="axis"] text',
        ),
      ];
      const numbers = [...document.querySelectorAll('figure figure svg, figure > svg')].flatMap(
        (svg) => {
          const fills = [...svg.querySelectorAll('[aria-label=cell] rect')];
          return [...svg.querySelectorAll('[aria-label=text] text')].map((text, n) =>
            contrast(getComputedStyle(text).fill, getComputedStyle(fills[n]).fill),
          );
        },
      );
      const onGround = texts.map((text) => {
        const { color, fill } = getComputedStyle(text);
        return contrast(text instanceof SVGElement ? fill : color, ground);
      });
      return { ground: luminance(ground), onGround, numbers };
    });
    await page.close();
    expect(found.ground < 0.1).toBe(colorScheme === 'dark');
    expect(found.numbers).toHaveLength(42);
    expect(Math.min(...found.numbers)).toBeGreaterThanOrEqual(4.5);
    expect(found.onGround.length).toBeGreaterThan(20);
    expect(Math.min(...found.onGround)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the history of the benchmarks is drawn by date', async () => {
  const file = join(folder, 'history.html');
  const run = (date: string, time: number) => ({ date, machine: 'm', times: { turns: time } });
  const runs = [run('2026-11-01T00:00:00.000Z', 8), run('2026-11-20T00:00:00.000Z', 6)];
  await writeReport(file, () => ({ title: 'History', lines: [], charts: historyCharts(runs) }));
  const { charts, faults } = await open(file);
  expect(faults).toEqual([]);
  expect(charts).toMatchObject([{ title: 'turns', rows: 2 }]);
  expect(charts[0].marks).toBeGreaterThan(3);
});
