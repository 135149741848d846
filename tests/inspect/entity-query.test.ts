import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src/game/entity.ts';
import { enterFloor } from '../../src/game/floors/enter-floor.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import type { Game } from '../../src/game/world.ts';
import { changeField } from '../../src/inspect/edit-field.ts';
import { entitiesWhere } from '../../src/inspect/entity-query.ts';
import { cellOnFloor } from '../../src/inspect/inspect-cell.ts';
import { readQuery } from '../../src/inspect/read-query.ts';
import { WatchedQuery } from '../../src/inspect/watched-query.ts';
import { campaign, give, monsterAt, scene } from '../world.ts';

const healthFields = ['max', 'dice', 'current', 'fraction'];

const room = `
  ######
  #..r.#
  #@r..#
  #a...#
  ######`;

function read(game: Game, text: string) {
  const result = readQuery(text, game.campaign.kinds);
  if ('mistake' in result) throw new Error(JSON.stringify(result.mistake));
  return result.query;
}

function found(game: Game, text: string): string[] {
  return entitiesWhere(game, read(game, text)).map((entity) => kindOf(game, entity).id);
}

function mistake(text: string) {
  const result = readQuery(text, scene(room).campaign.kinds);
  if ('query' in result) throw new Error('no mistake');
  const { at, end, ...rest } = result.mistake;
  return { ...rest, marked: text.slice(at, end), at };
}

describe('a query', () => {
  test('a query for a kind finds the same kind in a campaign that numbers its kinds differently', () => {
    const asked = read(scene(room), 'Identity.kind = rat');
    const others = read(scene(room), 'Identity.kind != rat and AI');
    const game = scene('##### #@r.# #.b.# #####', {
      campaign: { ...campaign, kinds: [campaign.kinds[0], ...campaign.kinds.slice(1).reverse()] },
    });
    const idsOf = (query: typeof asked) =>
      entitiesWhere(game, query).map((entity) => kindOf(game, entity).id);
    expect(idsOf(asked)).toEqual(['rat']);
    expect(idsOf(others)).toEqual(['bat']);
  });

  test('a component finds all entities that have it', () => {
    const game = scene(room);
    expect(found(game, 'AI')).toEqual(['rat', 'rat']);
    expect(found(game, 'Item')).toEqual(['apple']);
    expect(found(game, 'Health').sort()).toEqual(['hero', 'rat', 'rat']);
  });

  test('a condition on a field finds the entities whose value fulfils it', () => {
    const game = scene(room);
    const rat = monsterAt(game, 3, 1);
    changeField(game, rat, 'Health', 'max', 400);
    changeField(game, rat, 'Health', 'current', 300);
    const only = (text: string) => entitiesWhere(game, read(game, text));
    expect(only('Health.current = 300')).toEqual([rat]);
    expect(only('Health.current>=300 and AI')).toEqual([rat]);
    expect(only('AI and Health.current > 300')).toEqual([]);
    expect(only('Health.current < Health.max')).toEqual([rat]);
    expect(only('Health.current != 300 and AI')).toEqual([monsterAt(game, 2, 2)]);
    expect(only('Position.x = 3 and Position.y = 1')).toEqual([rat]);
  });

  test('"and" binds before "or", "not" before both, and brackets before all', () => {
    const game = scene(room);
    expect(found(game, 'Item or AI and Position.x = 2').sort()).toEqual(['apple', 'rat']);
    expect(found(game, '(Item or AI) and Position.x = 2')).toEqual(['rat']);
    expect(found(game, 'Health and not AI')).toEqual(['hero']);
    expect(found(game, 'not (AI or Item)')).toEqual(['hero']);
  });

  test('values are written as in bundles, and letters may be small or large', () => {
    const game = scene(room);
    expect(found(game, 'ai.MIND = Timid')).toEqual(['rat', 'rat']);
    expect(found(game, 'AI.provoked = true')).toEqual([]);
    expect(found(game, 'Identity.kind = apple')).toEqual(['apple']);
    expect(found(game, 'Gear.weapon = none')).toEqual(['hero']);
    give(game, 'dagger');
    const [dagger] = bagOf(game, game.hero);
    game.stores.Gear.weapon[game.hero] = dagger;
    expect(found(game, `Gear.weapon = #${game.stores.Identity.seq[dagger]}`)).toEqual(['hero']);
    expect(found(game, 'Gear.weapon = none')).toEqual([]);
  });

  test('entities in bags and on other floors are found, with their cell if it is on this floor', () => {
    const game = scene(room);
    give(game, 'dagger');
    const [dagger] = entitiesWhere(game, read(game, 'Identity.kind = dagger'));
    expect(cellOnFloor(game, dagger)).toEqual({ x: 1, y: 2 });
    const rat = monsterAt(game, 3, 1);
    enterFloor(game, 2);
    expect(entitiesWhere(game, read(game, 'AI and Position.depth = 1'))).toContain(rat);
    expect(cellOnFloor(game, rat)).toBeNull();
  });
});

test.each([
  ['', { problem: 'condition', marked: '', at: 0 }],
  ['AI and', { problem: 'condition', marked: '', at: 6 }],
  ['AI and or Item', { problem: 'condition', marked: 'or', at: 7, word: 'or' }],
  ['Helth.current < 5', { problem: 'component', marked: 'Helth', at: 0, word: 'Helth' }],
  ['AI and Health.curent < 5', { problem: 'field', marked: 'curent', at: 14, word: 'Health' }],
  ['Health < 5', { problem: 'field', marked: '', at: 6, allowed: healthFields }],
  ['Item and AI.mind', { problem: 'comparison', marked: '', at: 16, word: 'AI.mind' }],
  ['Health.current ! 5', { problem: 'comparison', marked: '!', at: 15 }],
  ['AI.mind < timid', { problem: 'order', marked: '<', at: 8, allowed: ['=', '!='] }],
  ['Health.current < five', { problem: 'number', marked: 'five', at: 17 }],
  ['Health.current <', { problem: 'number', marked: '', at: 16 }],
  ['Gear.weapon = dagger', { problem: 'entity', marked: 'dagger', word: 'Gear.weapon' }],
  ['(AI or Item', { problem: 'bracket', marked: '', at: 11, allowed: [')'] }],
  ['AI Item', { problem: 'join', marked: 'Item', at: 3, word: 'Item' }],
])('%j is a mistake with its place', (text, expected) => {
  expect(mistake(text)).toMatchObject(expected);
});

test('a mistake lists what its place allows, the likeliest first', () => {
  expect(mistake('Helth').allowed[0]).toBe('Health');
  expect(mistake('Health.curent = 1').allowed).toEqual(['current', 'dice', 'max', 'fraction']);
  expect(mistake('AI.mind = timit')).toMatchObject({ problem: 'value', marked: 'timit' });
  expect(mistake('AI.mind = timit').allowed[0]).toBe('timid');
  expect(mistake('AI.provoked = 1').allowed.toSorted()).toEqual(['false', 'true']);
  expect(mistake('Identity.kind = ratt').allowed[0]).toBe('rat');
});

test('brackets that are nested too deeply are a mistake', () => {
  expect(mistake(`${'('.repeat(2000)}AI`)).toMatchObject({ problem: 'condition' });
});

describe('a watched query', () => {
  test('an answer has changed values, and entities that are new or gone since an earlier turn', () => {
    const game = scene(room);
    const rat = monsterAt(game, 3, 1);
    const other = monsterAt(game, 2, 2);
    for (const one of [rat, other]) {
      changeField(game, one, 'Health', 'max', 400);
      changeField(game, one, 'Health', 'current', 250);
    }
    const watched = new WatchedQuery(read(game, 'AI and Health.current < 300'));
    const value = (text: string, before: string | null) => [
      { name: 'Health.current', text, before },
    ];
    const first = watched.ask(game);
    expect(first).toMatchObject({ turn: 0, since: null, gone: 0 });
    expect(first.found).toMatchObject([
      { kind: 'rat', isNew: false, values: value('250', null) },
      { kind: 'rat', isNew: false, values: value('250', null) },
    ]);

    takeTurn(game, { type: 'wait' });
    changeField(game, rat, 'Health', 'current', 200);
    changeField(game, other, 'Health', 'current', 400);
    const second = watched.ask(game);
    expect(second).toMatchObject({ turn: 1, since: 0, gone: 1 });
    expect(second.found).toMatchObject([{ entity: rat, values: value('200', '250') }]);
    // In the same turn, the comparison stays.
    expect(watched.ask(game)).toEqual(second);

    takeTurn(game, { type: 'wait' });
    changeField(game, rat, 'Health', 'current', 200);
    changeField(game, other, 'Health', 'current', 250);
    const third = watched.ask(game);
    expect(third).toMatchObject({ turn: 2, since: 1, gone: 0 });
    const news = third.found.map(({ entity, isNew }) => [entity === other, isNew]);
    expect(news.toSorted()).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('a query that has forgotten its answers compares with none', () => {
    const game = scene(room);
    const watched = new WatchedQuery(read(game, 'AI'));
    watched.ask(game);
    takeTurn(game, { type: 'wait' });
    watched.forget();
    expect(watched.ask(game)).toMatchObject({ since: null, gone: 0 });
  });
});
