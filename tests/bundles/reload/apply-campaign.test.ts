import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { applyCampaign } from '../../../src/bundles/reload/apply-campaign.ts';
import type { Campaign, CampaignSource } from '../../../src/game/campaign.ts';
import { defenceOf } from '../../../src/game/combat/fighters.ts';
import { packDice } from '../../../src/game/dice.ts';
import { has, kindOf } from '../../../src/game/entity.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { itemName } from '../../../src/game/items/item-names.ts';
import { wearRing } from '../../../src/game/items/rings.ts';
import type { Game } from '../../../src/game/world.ts';
import { hashOf } from '../../../src/state/hash.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf, sentenceOf } from '../../../src/words/sentences.ts';
import { rogue, simple } from '../../sources.ts';
import { playThrough } from '../../walk.ts';
import { campaign, give, messageIds, monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { edited, withFiles } from '../edited-files.ts';

function load(files: Record<string, string | undefined>, source?: CampaignSource): Campaign {
  return loadCampaign(withFiles(files, source));
}

const rat = './monsters/rat.json';
const room = `
  #######
  #.r...#
  #..@.r#
  #a..w.#
  #######`;

/** Plays turns in which the hero waits, steps and picks up. */
function playOn(game: Game, turns: number): void {
  const moves = [
    { type: 'wait' },
    { type: 'move', dx: 1, dy: 0 },
    { type: 'move', dx: -1, dy: 0 },
    { type: 'pickup' },
  ] as const;
  for (let turn = 0; turn < turns && !game.ending; turn++) takeTurn(game, moves[turn % 4]);
}

function log(game: Game): string[] {
  const names = namesOf(game.campaign, 'en');
  return game.log.map((line) => sentenceOf(wordsOf('en'), names, line));
}

test('a game stays the same if its campaign has not changed', () => {
  const game = scene(room);
  playOn(game, 3);
  const hash = hashOf(game);
  const again = loadCampaign(simple);
  expect(applyCampaign(game, again)).toEqual([]);
  expect(hashOf(game)).toBe(hash);
  expect(game.campaign).toBe(again);
});

test('a worn ring whose bundle is no ring any more comes off, and its strength is given back', () => {
  const file = './items/ring-add-strength.json';
  const game = scene('##### #@..# #####', { campaign: rogueCampaign });
  give(game, 'ring-add-strength');
  const { Gear, Ring, Strength } = game.stores;
  const before = Strength.now[game.hero];
  const [ring] = bagOf(game, game.hero).slice(-1);
  Ring.bonus[ring] = 2;
  wearRing(game, game.hero, ring, 'left');
  expect(Strength.now[game.hero]).toBe(before + 2);
  applyCampaign(game, load({ [file]: edited(file, { Ring: undefined }, rogue) }, rogue));
  expect(Strength.now[game.hero]).toBe(before);
  expect(Gear.left[game.hero]).toBe(0);
});

test('a new name, look or spawn is reported and leaves the state of the game as it was', () => {
  const game = scene(room);
  const changed = load({
    [rat]: edited(rat, {
      name: { en: 'giant rat', ja: '大ネズミ', ru: 'большая крыса' },
      look: { glyph: 'R', colour: '#ffffff' },
      spawn: { depths: { '1+': 1 } },
    }),
  });
  const hash = hashOf({ ...game, log: [] });
  expect(applyCampaign(game, changed)).toEqual([{ kind: 'rat', parts: ['name', 'look', 'spawn'] }]);
  expect(hashOf({ ...game, log: [] })).toBe(hash);
  expect(kindOf(game, monsterAt(game, 2, 1)).look.glyph).toBe('R');
  expect(log(game).at(-1)).toBe('Changed: giant rat (name, look, spawn).');
});

test('each changed field is set in existing and in new entities; other fields stay', () => {
  const game = scene(room);
  const [hurt, other, wolf] = [monsterAt(game, 2, 1), monsterAt(game, 5, 2), monsterAt(game, 4, 3)];
  const { Health, Stats, AI } = game.stores;
  Health.current[hurt] = 2;
  AI.provoked[hurt] = 1;
  const wolfHealth = Health.max[wolf];
  const changed = load({
    [rat]: edited(rat, {
      Health: { max: 9 },
      Stats: { attack: 4, defence: 7 },
      AI: { mind: 'hunter' },
    }),
  });
  expect(applyCampaign(game, changed)).toEqual([
    { kind: 'rat', parts: ['Health.max 6 → 9', 'Stats.defence 4 → 7', 'AI.mind timid → hunter'] },
  ]);
  expect([Health.max[hurt], Health.current[hurt]]).toEqual([9, 2]);
  expect([Health.max[other], Health.current[other]]).toEqual([9, 6]);
  expect([Stats.attack[hurt], Stats.defence[hurt], AI.provoked[hurt]]).toEqual([4, 7, 1]);
  expect(Health.max[wolf]).toBe(wolfHealth);
  expect(Health.max[place(game, 'rat', 1, 2)]).toBe(9);
  expect(messageIds(game)).toEqual(['reshaped']);
  expect(log(game).at(-1)).toBe(
    'Changed: rat (Health.max 6 → 9, Stats.defence 4 → 7, AI.mind timid → hunter).',
  );
});

test('a field that becomes 0 changes existing entities too', () => {
  const file = './items/dagger.json';
  const game = scene('####\n#@.#\n####');
  const dagger = place(game, 'dagger', 2, 1);
  const weightless = load({ [file]: edited(file, { Item: { weight: 0 } }) });
  expect(applyCampaign(game, weightless)).toEqual([
    { kind: 'dagger', parts: ['Item.weight 3 → 0'] },
  ]);
  expect(game.stores.Item.weight[dagger]).toBe(0);
});

test('health is lowered to the new maximum', () => {
  const game = scene(room);
  applyCampaign(game, load({ [rat]: edited(rat, { Health: { max: 3 } }) }));
  const { Health } = game.stores;
  expect(Health.current[monsterAt(game, 2, 1)]).toBe(3);
});

test('health dice apply to new entities; existing ones keep their health', () => {
  const game = scene(room);
  applyCampaign(game, load({ [rat]: edited(rat, { Health: { dice: '9d9' } }) }));
  const { Health } = game.stores;
  const living = monsterAt(game, 2, 1);
  expect([Health.max[living], Health.current[living]]).toEqual([6, 6]);
  expect(Health.dice[living]).toBe(packDice('9d9'));
  expect(Health.max[place(game, 'rat', 1, 2)]).toBeGreaterThan(8);
});

test('new components are added with their fields, missing ones are removed', () => {
  const game = scene(room);
  const living = monsterAt(game, 2, 1);
  const changed = load({
    [rat]: edited(rat, { Poison: { damage: 2 }, Rooted: {}, Reward: undefined }),
  });
  expect(applyCampaign(game, changed)).toEqual([
    { kind: 'rat', parts: ['− Reward', '+ Rooted', '+ Poison'] },
  ]);
  expect(has(game, living, 'Rooted')).toBe(true);
  expect(has(game, living, 'Reward')).toBe(false);
  const { Poison } = game.stores;
  expect([Poison.damage[living], Poison.turns[living]]).toEqual([2, 5]);
});

test('a hero who becomes hungry has eaten, and one who becomes strong has lost no strength', () => {
  const withHero = (changes: object) =>
    loadCampaign({
      ...simple,
      hero: JSON.stringify({ ...JSON.parse(simple.hero as string), ...changes }),
    });
  const game = scene(room, { campaign: withHero({ Hunger: undefined }) });
  expect(has(game, game.hero, 'Hunger')).toBe(false);
  applyCampaign(game, withHero({ Strength: { now: 18 } }));
  const { Hunger, Strength } = game.stores;
  expect([Hunger.energy[game.hero], Hunger.max[game.hero]]).toEqual([100, 100]);
  expect([Strength.now[game.hero], Strength.best[game.hero]]).toEqual([18, 18]);
});

test('a component that play has removed from an entity stays removed', () => {
  const file = './monsters/mimic.json';
  const game = scene('#####\n#@.M#\n#####', { campaign: rogueCampaign });
  const mimic = monsterAt(game, 3, 1);
  expect(has(game, mimic, 'Disguise')).toBe(true);
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(has(game, mimic, 'Disguise')).toBe(false);
  applyCampaign(game, load({ [file]: edited(file, { Rooted: {} }, rogue) }, rogue));
  expect(has(game, mimic, 'Rooted')).toBe(true);
  expect(has(game, mimic, 'Disguise')).toBe(false);
});

test('an armour keeps its bonus; an item that is no armour any more is taken off', () => {
  const file = './items/leather-armour.json';
  const game = scene('####\n#@.#\n####');
  give(game, 'leather-armour');
  takeTurn(game, { type: 'equip', slot: 0 });
  const { Gear, Armour, Item } = game.stores;
  const worn = Gear.armour[game.hero];
  const own = defenceOf(game, game.hero) - Armour.defence[worn];
  Armour.defence[worn] += 2;
  Item.known[worn] = 1;
  applyCampaign(game, load({ [file]: edited(file, { Armour: { defence: 20 } }) }));
  expect(defenceOf(game, game.hero)).toBe(own + 22);
  expect(itemName(game, worn).bonuses).toEqual([2]);
  applyCampaign(game, load({ [file]: edited(file, { Armour: undefined }) }));
  expect(Gear.armour[game.hero]).toBe(0);
  expect(defenceOf(game, game.hero)).toBe(own);
});

test('an equipped weapon that loses another component stays equipped', () => {
  const file = './items/dagger.json';
  const missile = load({ [file]: edited(file, { Missile: {} }) });
  const game = scene('####\n#@.#\n####', { campaign: missile });
  give(game, 'dagger');
  takeTurn(game, { type: 'equip', slot: 0 });
  const wielded = game.stores.Gear.weapon[game.hero];
  expect(has(game, wielded, 'Missile')).toBe(true);
  applyCampaign(game, campaign);
  expect(has(game, wielded, 'Missile')).toBe(false);
  expect(game.stores.Gear.weapon[game.hero]).toBe(wielded);
});

describe('a new kind that is first by name', () => {
  const files = { './monsters/aardvark.json': edited(rat, { name: { en: 'aardvark' } }) };

  test('a new kind that is first by name leaves the kinds of entities, disguises, summoned and remembered items as they were', () => {
    const caller = { Summons: { kind: 'wolf' } };
    const before = load({ [rat]: edited(rat, caller) });
    const game = scene(room, { campaign: before });
    const [living, wolf] = [monsterAt(game, 2, 1), monsterAt(game, 4, 3)];
    const cell = 3 * game.floor.grid.width + 1;
    const remembered = () => game.campaign.kinds[game.floor.memory.things[cell]].id;
    expect(remembered()).toBe('apple');
    const changes = applyCampaign(game, load({ ...files, [rat]: edited(rat, caller) }));
    expect(changes).toEqual([{ kind: 'aardvark', parts: ['+ aardvark.json'] }]);
    expect([living, wolf].map((one) => kindOf(game, one).id)).toEqual(['rat', 'wolf']);
    expect(kindOf(game, game.hero).id).toBe('hero');
    expect(game.campaign.kinds[game.stores.Summons.kind[living]].id).toBe('wolf');
    expect(remembered()).toBe('apple');
    expect(kindOf(game, place(game, 'aardvark', 1, 2)).id).toBe('aardvark');
  });

  test('a new kind that is first by name does not change the following turns on this floor', () => {
    const [game, other] = [scene(room), scene(room)];
    applyCampaign(game, load(files));
    playOn(game, 20);
    playOn(other, 20);
    const { Health, Position } = game.stores;
    for (const store of [Health, Position] as const) {
      const twin = store === Health ? other.stores.Health : other.stores.Position;
      expect(store).toEqual(twin);
    }
  });
});

describe('a kind whose file was deleted', () => {
  test('a kind whose file was deleted stays while entities of it exist, does not spawn, and is removed after the last', () => {
    const game = scene(room);
    const without = load({ [rat]: undefined });
    expect(applyCampaign(game, without)).toEqual([{ kind: 'rat', parts: ['− rat.json'] }]);
    const gone = game.campaign.kinds.at(-1);
    expect([gone?.id, gone?.spawn]).toEqual(['rat', {}]);
    expect(kindOf(game, monsterAt(game, 2, 1)).id).toBe('rat');
    expect(log(game).at(-1)).toBe('Changed: rat (− rat.json).');
    playOn(game, 100);
    // The removal is reported once.
    expect(applyCampaign(game, without)).toEqual([]);

    const empty = scene(room.replaceAll('r', '.'));
    applyCampaign(empty, without);
    expect(empty.campaign).toBe(without);
  });

  test('a kind whose file was deleted is the same kind again when its file comes back, with the new values', () => {
    const game = scene(room);
    applyCampaign(game, load({ [rat]: undefined }));
    const changes = applyCampaign(game, load({ [rat]: edited(rat, { Health: { max: 8 } }) }));
    expect(changes).toEqual([{ kind: 'rat', parts: ['+ rat.json', 'Health.max 6 → 8'] }]);
    expect(game.stores.Health.max[monsterAt(game, 2, 1)]).toBe(8);
    expect(game.campaign.kinds.filter(({ id }) => id === 'rat').length).toBe(1);
  });

  test('the last monsters of a deleted file still name the kinds that it named', () => {
    // Its file is the first, so that the numbers of all other kinds change.
    const file = './items/aa-caller.json';
    const named = { Loot: [{ item: 'dagger' }], Summons: { kind: 'bat' } };
    const become = { effect: 'become', into: 'wolf' };
    const caller = edited(rat, {
      ...named,
      Triggers: [{ when: 'belowHealth', percent: 50, effects: [become] }],
    });
    const source = withFiles({ [file]: caller });
    const game = scene(room, { campaign: loadCampaign(source) });
    place(game, 'aa-caller', 1, 2);
    const namedNow = () => {
      const { kinds } = game.campaign;
      const kind = kindOf(game, monsterAt(game, 1, 2));
      const { fields } = kind.components.find(({ name }) => name === 'Summons') ?? {};
      return [
        kind.loot?.[0].oneOf[0].item,
        fields?.kind,
        game.stores.Summons.kind[monsterAt(game, 1, 2)],
        kind.triggers?.[0].effects[0].values.into,
      ].map((number) => kinds[number ?? 0].id);
    };
    expect(namedNow()).toEqual(['dagger', 'bat', 'bat', 'wolf']);
    applyCampaign(game, load({}));
    expect(namedNow()).toEqual(['dagger', 'bat', 'bat', 'wolf']);
    applyCampaign(game, load({ './items/aa-first.json': edited('./items/apple.json') }));
    expect(namedNow()).toEqual(['dagger', 'bat', 'bat', 'wolf']);
  });

  test('a kind whose file was deleted is generated on no floor, not even as a trap', () => {
    const file = './traps/bear-trap.json';
    expect(rogue.bundles[file]).toBeDefined();
    const game = scene('#####\n#@..#\n#####', { campaign: rogueCampaign });
    place(game, 'bear-trap', 3, 1);
    applyCampaign(game, load({ [file]: undefined }, rogue));
    const laid = game.campaign.kinds.some(({ components }) =>
      components.some(({ name, fields }) => name === 'Trap' && fields.does === 1),
    );
    expect(laid).toBe(false);
    applyCampaign(game, load({}, rogue));
    const { components } = game.campaign.kinds.find(({ id }) => id === 'bear-trap') ?? {};
    expect(components?.map(({ name }) => name)).toContain('Trap');
  });
});

test('a file that turns from a monster into an item leaves existing monsters as they are', () => {
  const game = scene(room);
  const item = edited('./items/apple.json', { name: { en: 'rat on a stick' } });
  applyCampaign(game, load({ [rat]: item }));
  const living = monsterAt(game, 2, 1);
  expect(has(game, living, 'Health')).toBe(true);
  expect(kindOf(game, living).name.en).toBe('rat');
  const roast = place(game, 'rat', 1, 2);
  expect([has(game, roast, 'Food'), has(game, roast, 'Health')]).toEqual([true, false]);
  applyCampaign(game, load({ [rat]: edited(rat, { Rooted: {} }) }));
  expect([living, roast].map((one) => has(game, one, 'Rooted'))).toEqual([true, false]);
  expect([living, roast].map((one) => has(game, one, 'Health'))).toEqual([true, false]);
});

test('a game can be played for a hundred turns after many changes at once', () => {
  const changed = load({
    './monsters/aardvark.json': edited(rat),
    './monsters/wolf.json': undefined,
    './items/apple.json': undefined,
    [rat]: edited(rat, { Health: { max: 12 }, Splits: {}, Summons: { kind: 'aardvark' } }),
    './monsters/bat.json': edited('./monsters/bat.json', { AI: { mind: 'hunter' }, Leech: {} }),
  });
  const play = () => {
    const game = newGame(campaign, 'day23');
    for (let step = 0; step < 12; step++) takeTurn(game, { type: 'move', dx: 0, dy: -1 });
    takeTurn(game, { type: 'down' });
    playOn(game, 40);
    // The hero must survive.
    game.stores.Health.current[game.hero] = 60000;
    applyCampaign(game, changed);
    playOn(game, 100);
    return playThrough(game, 2);
  };
  const game = play();
  expect(game.turn).toBeGreaterThan(150);
  expect(hashOf(play())).toBe(hashOf(game));
});
