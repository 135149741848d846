import { readFileSync } from 'node:fs';
import { iconNames } from 'virtual:icon-names';
import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { problemText } from '../../src/bundles/problems.ts';
import { readCampaign } from '../../src/bundles/read-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import type { CampaignSource } from '../../src/game/campaign.ts';

const fileOf = (id: string) => readFileSync(`src/content/${id}/campaign.json`, 'utf8');
const simple = fileOf('simple');

/** The problems of a campaign with this `campaign.json`. */
function problemsOf(text: string): string[] {
  return readCampaign('own', { 'campaign.json': text, 'hero.json': '{}' }).problems.map(
    problemText,
  );
}

test.each(campaigns.map(({ id }) => id))(
  'the campaign.json of %s is read as it is shipped',
  (id) => {
    const shipped = campaigns.find((one) => one.id === id);
    const files = { 'campaign.json': fileOf(id), 'hero.json': '{}' };
    const { source, problems } = readCampaign(id, files);
    expect(problems).toEqual([]);
    expect(source).toEqual({ ...shipped, hero: '{}', bundles: {} });
  },
);

test.each([
  ['"orthogonal" here', 'invalid JSON: unexpected text; put names and texts in "quotes"'],
  ['"ways": "sideways"', 'rules.ways must be one of "free", "orthogonal", "corners"'],
  ['"wayz": "free"', 'rules.wayz is not known; did you mean "ways"?'],
  ['"ways": "free", "ways": "free"', '"ways" is set twice; remove one of the two'],
])('a mistake in the rules (%s) is reported at its line and column', (line, message) => {
  const text = simple.replace('"ways": "free"', line);
  const found = problemsOf(text);
  expect(found.join('\n')).toContain(message);
  expect(found.join('\n')).toMatch(/campaign\.json:\d\d+:\d+: /);
});

test.each([
  [/"to": 5, "generator": "hall"/, '"to": 5, "generator": "hal"', 'floors[2].generator must be'],
  [/"order": 1/, '"order": -1', 'order must be a whole number from 0 to 1000, but -1 was found'],
  [/"x": 12, "y": 17/, '"x": 25, "y": 17', 'start must be a cell of the floor'],
  [
    /"start": \{ "depth": 0/,
    '"start": { "depth": 9',
    'there is no floor 9 in "floors"; add it, or start on another depth',
  ],
  [/"width": 25/, '"width": 1e9', 'width must be a whole number from 5 to'],
  [/"width": 25,\n {2}"height": 25/, '"width": 250, "height": 9', 'width must be a whole number'],
  [
    /"floors": \[\n {4}\{ "from": 0, "to": 0, "generator": "hall"/,
    '"floors": [{ "from": 7, "to": 7, "generator": "arena", "walls": 0.2, "monsters": 190 }, { "from": 0, "to": 0, "generator": "hall"',
    'an arena of this size holds at most 166 monsters',
  ],
  [/"sight": "rooms"/, '"sight": "field"', '"field" requires "sightRadius"'],
  [
    /"x": 12, "y": 17/,
    '"x": 0, "y": 17',
    'start is in the outer wall of the floor; move it inside',
  ],
  [
    /"to": 0, "generator": "hall", "down": \{[^}]*\}/,
    '"to": 0, "generator": "hall", "down": { "x": 24, "y": 3 }',
    'floors[0].down is in the outer wall of the floor; move it inside',
  ],
])('%s becoming %s is reported', (before, after, message) => {
  expect(simple).toMatch(before);
  expect(problemsOf(simple.replace(before, after)).join('\n')).toContain(message);
});

test('a missing object names the first parts that it needs, and the number of the others', () => {
  const { rules: _, start: __, points: ___, ...rest } = JSON.parse(simple);
  expect(problemsOf(JSON.stringify(rest))).toEqual([
    'campaign.json:1:1: start is missing; add an object with "depth", "x" and "y"',
    'campaign.json:1:1: rules is missing; add an object with "attack", "growth", "strife" and 9 more',
    'campaign.json:1:1: points is missing; add an object with "depth", "item", "kill" and 2 more',
  ]);
});

test('on floors of the generator "split" the hero starts inside the outer wall, too', () => {
  const numbers = JSON.parse(simple);
  const floors = [{ from: 0, to: 4, generator: 'split' }, numbers.floors.at(-1)];
  const start = { depth: 0, x: 3, y: 0 };
  expect(problemsOf(JSON.stringify({ ...numbers, floors, start }))).toEqual([
    expect.stringContaining('start is in the outer wall of the floor'),
  ]);
});

test('titles need syllables enough for different ones, and wanderers arrive in a countable turn', () => {
  const numbers = JSON.parse(fileOf('rogue'));
  const scroll = [{ ...numbers.appearances.scroll[0], syllables: ['ab', 'ab'] }];
  const few = { ...numbers, appearances: { ...numbers.appearances, scroll } };
  expect(problemsOf(JSON.stringify(few))).toEqual([
    expect.stringContaining('syllables: add some; titles need at least 2 different ones'),
  ]);
  const never = { ...numbers, wanderers: { rest: 0, every: 1_000_000, odds: 1_000_000 } };
  expect(problemsOf(JSON.stringify(never))).toEqual([
    expect.stringContaining('wanderers.every must be a whole number from 1 to 10000'),
    expect.stringContaining('wanderers.odds must be a whole number from 1 to 1000'),
  ]);
});

test('a folder without campaign.json and hero.json is refused', () => {
  expect(readCampaign('own', {}).problems.map(problemText)).toEqual([
    'campaign.json: the file is missing; add it',
    'hero.json: the file is missing; add the bundle of the hero',
  ]);
});

test('sprites of appearances are checked like those of bundles, with their places', () => {
  const text = fileOf('rogue').replace('"sprite": "scroll-unfurled"', '"sprite": "scroll-unfurld"');
  expect(text).not.toBe(fileOf('rogue'));
  const files = { 'campaign.json': text, 'hero.json': '{}' };
  const sprites = [...text.matchAll(/"sprite": "([a-z-]+)"/g)].map(([, name]) => name);
  const icons = new Set([
    ...sprites.filter((name) => name !== 'scroll-unfurld'),
    'scroll-unfurled',
    'own:*',
  ]);
  const { problems } = readCampaign('rogue', files, icons);
  expect(problems.map(problemText)).toEqual([
    expect.stringMatching(
      /^campaign\.json:\d+:\d+: appearances\.scroll\[0\]\.sprite: there is no icon "scroll-unfurld"; did you mean "scroll-unfurled"\?$/,
    ),
  ]);
  const ofPack = text.replace('scroll-unfurld"', 'own:flask"');
  const read = readCampaign('rogue', { ...files, 'campaign.json': ofPack }, icons);
  expect(read.problems).toEqual([]);
  const shipped = campaigns.find(({ id }) => id === 'rogue');
  const { hero: _, bundles: __, ...numbers } = { ...shipped, ...read.source, id: 'rogue' };
  const wrong = { ...shipped, ...numbers, appearances: JSON.parse(text).appearances };
  const loaded = loadCampaign(wrong as CampaignSource, {}, new Set([...icons, ...iconNames]));
  expect(loaded.problems.map(problemText)).toContain(
    'campaign.json: appearances.scroll[0].sprite: there is no icon "scroll-unfurld"; did you mean "scroll-unfurled"?',
  );
});

test('campaign.json and bundles accept equal names of groups, and colours in capital letters', () => {
  const { spawn: _, ...apple } = JSON.parse(
    readFileSync('src/content/simple/items/apple.json', 'utf8'),
  );
  for (const group of ['potion2', 'greatFood', 'magic-food']) {
    const numbers = { ...JSON.parse(simple), groups: { [group]: 1 } };
    numbers.scenery[0].moss = '#A08C6E';
    const files = {
      'campaign.json': JSON.stringify(numbers),
      'hero.json': readFileSync('src/content/simple/hero.json', 'utf8'),
      './items/snack.json': JSON.stringify({ ...apple, spawn: { item: { group } } }),
    };
    const { source, problems } = readCampaign('own', files);
    expect(problems).toEqual([]);
    const errors = source && loadCampaign(source).problems.filter(({ grade }) => grade === 'error');
    expect(errors).toEqual([]);
  }
});

test('a campaign.json with the line ends of old Macs is read, with a hint', () => {
  const files = { 'campaign.json': simple.replaceAll('\n', '\r'), 'hero.json': '{}' };
  const { source, problems } = readCampaign('own', files);
  expect(problems.map(problemText).join()).toMatch(
    /^campaign\.json:1:\d+: hint: this line ends with CR alone/,
  );
  expect(source?.width).toBe(25);
});
