import '../screen/node-navigator.ts';

import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { describeBag } from '../../src/describe/bag-sheet.ts';
import { hintsFor } from '../../src/describe/hints.ts';
import { compareWithWorn, itemChange } from '../../src/describe/item.ts';
import { has } from '../../src/game/entity.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { armourOf, weaponOf } from '../../src/game/items/gear.ts';
import type { Game } from '../../src/game/world.ts';
import { hudValues } from '../../src/screen/hud/hud-values.ts';
import { palettes } from '../../src/screen/palettes.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { rogue, simple } from '../sources.ts';
import { give, rogueCampaign, scene } from '../world.ts';

const words = wordsOf('en');
const room = '#####\n#@..#\n#####';

const bagSheet = (game: Game) => describeBag(game, words, namesOf(game.campaign, 'en'));

test('the figure shows the worn equipment, and the list shows the items of the bag', () => {
  const game = scene(room);
  give(game, 'dagger', 'short-sword', 'leather-armour', 'apple');
  takeTurn(game, { type: 'equip', slot: 1 });
  takeTurn(game, { type: 'equip', slot: 2 });
  const sheet = bagSheet(game);
  expect(sheet?.places).toEqual(['weapon', 'armour']);
  const items = bagOf(game, game.hero);
  const onFigure = sheet?.items.filter(({ worn }) => worn !== null);
  expect(onFigure?.map(({ worn, slot }) => [worn, items[slot]])).toEqual([
    ['weapon', weaponOf(game, game.hero)],
    ['armour', armourOf(game, game.hero)],
  ]);
  expect(sheet?.items.map(({ name, bonus }) => [name, bonus])).toEqual([
    ['dagger', '+1'],
    ['short sword', '+2'],
    ['leather armour', '+1'],
    ['apple', ''],
  ]);
  expect(sheet?.items[3].verbs).toEqual([
    { use: 'eat', text: words.verbs.eat, isUsual: true },
    { use: 'put', text: words.verbs.put, isUsual: false },
  ]);
});

test('a comparison has the worn number, the new one and the gain or loss', () => {
  const game = scene(room);
  give(game, 'dagger', 'short-sword', 'leather-armour');
  const comparisons = () =>
    bagOf(game, game.hero).map((item) => compareWithWorn(game, item, words));
  // With bare hands, everything is a gain.
  expect(comparisons().map((one) => one?.gain)).toEqual([1, 2, 1]);
  takeTurn(game, { type: 'equip', slot: 1 });
  expect(comparisons()).toEqual([
    { label: words.ui.attack, now: '+1', before: '+2', gain: -1 },
    null,
    { label: words.ui.defence, now: '+1', before: '+0', gain: 1 },
  ]);
});

test('in Rogue a comparison counts average damage and armour class, but no unknown bonus', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'mace', 'two-handed-sword', 'ring-mail', 'plate-mail');
  takeTurn(game, { type: 'equip', slot: 0 });
  takeTurn(game, { type: 'equip', slot: 2 });
  const [mace, sword, , plate] = bagOf(game, game.hero);
  const { Weapon, Armour, Item } = game.stores;
  for (const item of [mace, sword, plate]) Item.known[item] = 0;
  Weapon.damage[sword] = 3;
  Armour.defence[plate] += 2;
  expect(compareWithWorn(game, sword, words)).toEqual({
    label: words.ui.attack,
    now: '3d6',
    before: '2d4',
    gain: 5.5,
  });
  expect(compareWithWorn(game, plate, words)?.now).toBe('3');
  Item.known[sword] = 1;
  Item.known[plate] = 1;
  expect(compareWithWorn(game, sword, words)).toMatchObject({ now: '3d6+3', gain: 8.5 });
  Item.known[mace] = 1;
  Weapon.damage[mace] = 1;
  expect(compareWithWorn(game, sword, words)?.before).toBe('2d4+1');
  expect(itemChange(game, sword, words)).toBe('2d4+1 → 3d6+3');
  expect(compareWithWorn(game, plate, words)?.now).toBe('1');
});

test('in Rogue a weapon is compared with the item in the hand, also with a wand or a potion', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'mace', 'stick-light', 'potion-healing');
  const before = (slot: number) => {
    takeTurn(game, { type: 'equip', slot });
    const mace = bagOf(game, game.hero)[0];
    return compareWithWorn(game, mace, words)?.before;
  };
  expect([before(1), before(2)]).toEqual(['1d1', '0']);
});

test('a bow and its arrows are no worse maces: a bow has no damage, and an arrow that of a shot', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'mace', 'short-bow', 'arrow');
  takeTurn(game, { type: 'equip', slot: 0 });
  const [, bow, arrow] = bagOf(game, game.hero);
  expect([bow, arrow].map((item) => itemChange(game, item, words))).toEqual(['', '1d6']);
  expect([bow, arrow].map((item) => compareWithWorn(game, item, words))).toEqual([null, null]);
});

test('a hero of Rogue has places for two rings, and its slots show stacks and the load of the bag', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'ring-protection', 'scroll-sleep', 'scroll-sleep');
  takeTurn(game, { type: 'equip', slot: 0, hand: 'right' });
  const sheet = bagSheet(game);
  expect(sheet?.places).toEqual(['weapon', 'armour', 'left', 'right']);
  expect(sheet?.items[0].worn).toBe('right');
  expect(sheet?.items[1].count).toBe(2);
  expect(sheet?.load).toBe('3/22');
});

test('a weapon with dice counts by their mean for a hero who fights without dice, as in the rules', () => {
  const mace =
    rogue.bundles[Object.keys(rogue.bundles).find((name) => name.endsWith('/mace.json')) ?? ''];
  const game = scene(room, { campaign: loadCampaign(simple, { 'mace.json': String(mace) }) });
  give(game, 'short-sword', 'mace');
  const attackIn = () => hudValues(game, words, 'none', palettes.standard).fight[0];
  takeTurn(game, { type: 'equip', slot: 0 });
  expect(attackIn()).toMatchObject({ value: '6', more: '(+2)' });
  // The mean of 2d4 is 5.
  expect(bagSheet(game)?.items[1]).toMatchObject({
    bonus: '+5',
    comparison: { before: '+2', now: '+5', gain: 3 },
  });
  expect(hintsFor(game, [], ['equip'])).toEqual([{ id: 'equip' }]);
  takeTurn(game, { type: 'equip', slot: 1 });
  expect(attackIn()).toMatchObject({ value: '9', more: '(+5)' });
  expect(bagSheet(game)?.items[0].comparison?.gain).toBe(-3);
  expect(hintsFor(game, [], ['equip'])).toEqual([]);
});

test('an item without armour shows no bonus, whatever its entity was before', () => {
  const game = scene(room);
  give(game, 'apple');
  const [apple] = bagOf(game, game.hero);
  game.stores.Armour.defence[apple] = 4;
  expect(bagSheet(game)?.items[0].bonus).toBe('');
});

test('the hint to equip a weapon ignores the item in hand that is no weapon, whatever its entity was before', () => {
  const [blade] = Object.entries(simple.bundles).filter(([name]) =>
    name.endsWith('/short-sword.json'),
  );
  const bundles = { ...rogue.bundles, 'blade.json': blade[1] };
  const game = scene(room, { campaign: loadCampaign({ ...rogue, bundles }) });
  give(game, 'blade', 'ration');
  const food = bagOf(game, game.hero).find((item) => has(game, item, 'Food')) ?? 0;
  game.stores.Gear.weapon[game.hero] = food;
  game.stores.Weapon.attack[food] = 9;
  expect(hintsFor(game, [], ['equip'])).toEqual([{ id: 'equip' }]);
});
