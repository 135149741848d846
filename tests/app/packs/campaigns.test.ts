import { afterEach, expect, test, vi } from 'vitest';
import { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { PackInstaller } from '../../../src/app/packs/install-packs.ts';
import { campaigns as sources } from '../../../src/content/campaigns.ts';
import type { Settings } from '../../../src/page/settings.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { later, packWith } from './stored-packs.ts';

afterEach(() => vi.unstubAllGlobals());

const imp = JSON.stringify({
  name: { en: 'imp' },
  look: { glyph: 'i', colour: '#ff0000' },
  Health: { max: 3 },
  Stats: { attack: 1, defence: 1 },
  AI: { mind: 'hunter' },
});
const mod = { campaign: 'arena', file: 'imp.json', text: imp, on: true };
const has = (campaigns: Campaigns, id: string) =>
  campaigns.get(id).kinds.some((kind) => kind.id === 'imp');

test('the id of a campaign that does not exist returns the default campaign', () => {
  const campaigns = new Campaigns([...sources]);
  expect(campaigns.get('nowhere').id).toBe(sources[0].id);
  expect(campaigns.source('nowhere')).toBeNull();
  expect(campaigns.load('nowhere', {})).toBeNull();
});

test('a campaign is loaded once, when it is first needed', () => {
  const campaigns = new Campaigns([...sources]);
  expect(campaigns.get('arena')).toBe(campaigns.get('arena'));
});

test('mods that are on join their own campaign, and no other', () => {
  const campaigns = new Campaigns([...sources]);
  campaigns.get('arena');
  campaigns.changeMods(() => [mod]);
  expect(has(campaigns, 'arena')).toBe(true);
  expect(has(campaigns, 'simple')).toBe(false);
  expect(campaigns.filesOf(campaigns.get('arena'))).toEqual({ 'imp.json': imp });
  campaigns.changeMods(() => [{ ...mod, on: false }]);
  expect(has(campaigns, 'arena')).toBe(false);
});

test('problems of bundles are reported for the campaigns that are loaded', () => {
  const campaigns = new Campaigns([...sources]);
  campaigns.changeMods(() => [{ ...mod, text: '{' }]);
  campaigns.get('simple');
  expect(campaigns.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
  campaigns.get('arena');
  expect(campaigns.problems).toContainEqual(expect.objectContaining({ file: 'imp.json' }));
});

test('a replaced source is loaded again', () => {
  const campaigns = new Campaigns([...sources]);
  const old = campaigns.get('arena');
  campaigns.replace({ ...sources[2], width: 99 });
  expect(campaigns.get('arena')).not.toBe(old);
  expect(campaigns.get('arena').width).toBe(99);
});

test("a game of a pack's campaign keeps its own files after an update that adds a file", async () => {
  const campaigns = new Campaigns([...sources]);
  await campaigns.usePacks([packWith('moor')]);
  const files = campaigns.filesOf(campaigns.get('moor'));
  await campaigns.usePacks([packWith('moor', { 'campaigns/moor/monsters/imp.json': imp })]);
  expect(has(campaigns, 'moor')).toBe(true);
  const old = campaigns.load('moor', files);
  expect(old?.kinds.some(({ id }) => id === 'imp')).toBe(false);
  expect(old && campaigns.filesOf(old)).toEqual(files);
});

const titles = (campaigns: Campaigns) =>
  campaigns.sources.filter(({ id }) => id === 'moor').map(({ name }) => name.en);

test('the campaign of a pack is played in place of a later one of the game with its id', async () => {
  const pack = packWith('moor');
  const campaigns = later(pack);
  expect([titles(campaigns), campaigns.replaced.length]).toEqual([['The Moor'], 1]);
  expect(campaigns.get('moor').width).toBe(15);
  await campaigns.usePacks([{ ...pack, on: false }]);
  expect([titles(campaigns), campaigns.replaced.length]).toEqual([[sources[0].name.en], 0]);
  expect(campaigns.get('moor').width).toBe(sources[0].width);
  await campaigns.usePacks([pack]);
  expect(titles(campaigns)).toEqual(['The Moor']);
});

test.each([
  ['en', '“The Moor” of this pack replaces the shipped campaign “Simple Roguelike”.'],
  ['ja', 'ゲーム本体の「シンプルローグライク」の代わりに、このパックの「荒野」で遊びます。'],
  ['ru', 'Кампания «Пустошь» из этого набора заменяет кампанию игры «'],
] as const)(
  'in the language %s, the pack whose campaign is played in place of one of the game has a note',
  async (language, text) => {
    const campaigns = later(packWith('moor'));
    // Its campaign has the same id, but that of the first pack is played.
    await campaigns.usePacks([packWith('moor'), packWith('north')]);
    const settings = { options: { language } } as Settings;
    const { list } = new PackInstaller(campaigns, { settings } as never);
    const words = wordsOf(language);
    const notes = list.map(({ manifest, note }) => [manifest.name, note?.(words)]);
    expect(notes).toEqual([
      ['moor', expect.stringContaining(text)],
      ['north', undefined],
    ]);
    expect(list.map(({ problem }) => problem)).toEqual([null, null]);
  },
);

test('a campaign of the game remains if a pack has a broken one with its id', async () => {
  const pack = packWith('moor', { 'campaigns/moor/hero.json': '{}' });
  const campaigns = later(pack);
  expect(titles(campaigns)).toEqual([sources[0].name.en]);
  expect(campaigns.get('moor').width).toBe(sources[0].width);
  await campaigns.usePacks([pack]);
  expect(titles(campaigns)).toEqual([sources[0].name.en]);
});

test('a pack that was not stored is stored with the next one', async () => {
  let isFull = true;
  const stored: string[][] = [];
  const campaigns = new Campaigns([...sources], sources, [], async (before, packs) => {
    stored.push(
      packs.filter((pack) => !before.includes(pack)).map(({ manifest }) => manifest.name),
    );
    return !isFull;
  });
  const [large, small] = [packWith('large'), packWith('small')];
  expect(await campaigns.usePacks([large])).toBe(false);
  isFull = false;
  expect(await campaigns.usePacks([large, small])).toBe(true);
  expect(stored).toEqual([['large'], ['large', 'small']]);
  await campaigns.usePacks([large, small]);
  expect(stored[2]).toEqual([]);
});

test('a change in one tab keeps the mods that another tab has added meanwhile', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const [one, other] = [new Campaigns([...sources]), new Campaigns([...sources])];
  one.changeMods((mods) => [...mods, mod]);
  other.changeMods((mods) => [...mods, { ...mod, file: 'elf.json' }]);
  expect(other.mods.map(({ file }) => file)).toEqual(['imp.json', 'elf.json']);
  expect(new Campaigns([...sources]).mods).toEqual(other.mods);
});

test('mods that the browser does not store last until the page is closed', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const campaigns = new Campaigns([...sources]);
  expect(campaigns.changeMods((mods) => [...mods, mod])).toBe(false);
  expect(campaigns.changeMods((mods) => [...mods, { ...mod, file: 'elf.json' }])).toBe(false);
  expect(campaigns.mods.map(({ file }) => file)).toEqual(['imp.json', 'elf.json']);
});
