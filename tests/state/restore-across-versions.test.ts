import { addComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { type Campaign, kindById } from '../../src/game/campaign.ts';
import { has, kindOf } from '../../src/game/entity.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { kindHas } from '../../src/game/kinds.ts';
import { noPending } from '../../src/game/pending.ts';
import { spawn } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { hashOf } from '../../src/state/hash.ts';
import { entitiesBySeq } from '../../src/state/members.ts';
import { restoreAcrossVersions } from '../../src/state/restore-across-versions.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { SnapshotError } from '../../src/state/snapshot-error.ts';
import type { Column, Table } from '../../src/state/tables.ts';
import { expectSound } from '../expect-sound.ts';
import { stateOf } from '../plain-state.ts';
import { arenaCampaign, campaign, give, monsterAt, rogueCampaign, scene } from '../world.ts';
import { otherSnapshot, type Parts } from './rewrite-snapshot.ts';

const campaigns = [campaign, rogueCampaign, arenaCampaign];

/** A game after some commands of a bot. */
function played(one: Campaign, turns: number, seed = 'shield'): Game {
  const game = newGame(one, seed);
  const decide = bots.careful(game, seed);
  for (let n = 0; n < turns && !game.ending; n++) takeTurn(game, decide());
  return game;
}

/** Plays 60 more turns and expects that no invariant breaks. */
function playOn(game: Game): void {
  expectSound(game);
  const decide = bots.random(game, 'on');
  for (let n = 0; n < 60 && !game.ending; n++) {
    takeTurn(game, decide());
    expectSound(game);
  }
}

/** The game as another version would have written it, opened by this version. */
function reopened(game: Game, change: (parts: Parts) => void, now = game.campaign) {
  const bytes = otherSnapshot(game, change);
  expect(() => restore(now, bytes)).toThrow(SnapshotError);
  return restoreAcrossVersions(now, bytes);
}

const none = {
  removedKinds: [],
  removedEntities: 0,
  droppedFields: [],
  addedFields: [],
  droppedLines: 0,
};

function tableOf({ tables }: Parts, component: string): Table {
  const table = tables.get(component);
  if (!table) throw new Error(`There is no ${component}.`);
  return table;
}

/** The columns of a component, which can be changed. */
function columnsOf(parts: Parts, component: string): Map<string, Column> {
  return tableOf(parts, component).columns as Map<string, Column>;
}

function columnOf(parts: Parts, component: string, field: string): Column {
  const column = columnsOf(parts, component).get(field);
  if (!column) throw new Error(`There is no ${component}.${field}.`);
  return column;
}

describe.each(campaigns)('a snapshot of $id', (one) => {
  test('a snapshot of this version opens without changes and with the same hash', () => {
    const game = played(one, 80);
    const { game: opened, changes } = restoreAcrossVersions(one, snapshotOf(game));
    expect(hashOf(opened)).toBe(hashOf(game));
    expect(changes).toEqual(none);
  });

  test('a snapshot opens between any two systems with the same hash', () => {
    const game = played(one, 30);
    let last: Uint8Array | null = null;
    const check = () => {
      const bytes = snapshotOf(game);
      // Most systems change nothing.
      if (last && Buffer.compare(last, bytes) === 0) return;
      last = bytes;
      const { game: opened } = restoreAcrossVersions(one, bytes);
      expect(hashOf(opened)).toBe(hashOf(game));
    };
    game.probe = { enter: check, leave: check };
    const decide = bots.random(game, 'probe');
    for (let n = 0; n < 4; n++) takeTurn(game, decide());
  });

  test('written with components in another order opens with the same state', () => {
    const game = played(one, 60);
    const { game: opened, changes } = reopened(game, (parts) => {
      parts.tables = new Map([...parts.tables].reverse());
    });
    expect(stateOf(opened)).toEqual(stateOf(game));
    expect(changes).toEqual(none);
    playOn(opened);
  });

  test('a snapshot opens with the same kinds by id if others are added or the order changes', () => {
    const game = played(one, 60);
    const shifted = { ...one, kinds: [one.kinds[0], ...one.kinds.slice(1).reverse()] };
    const added = { ...shifted, kinds: [...shifted.kinds, { ...one.kinds[1], id: 'new-kind' }] };
    const { game: opened, changes } = restoreAcrossVersions(added, snapshotOf(game));
    expect(changes).toEqual(none);
    const kindsOf = (of: Game) => entitiesBySeq(of).map((entity) => kindOf(of, entity).id);
    expect(kindsOf(opened)).toEqual(kindsOf(game));
    playOn(opened);
  });
});

describe('a snapshot with other components', () => {
  test('a snapshot with other components gives a renamed component the values of new entities, and reports both names', () => {
    const game = played(campaign, 60);
    const { game: opened, changes } = reopened(game, (parts) => {
      parts.tables = new Map(
        [...parts.tables].map(([name, table]) => [name === 'Bag' ? 'Sack' : name, table]),
      );
    });
    expect(changes).toEqual({ ...none, droppedFields: ['Sack'], addedFields: ['Bag'] });
    expect(stateOf(opened)).toEqual(stateOf(game));
    playOn(opened);
  });

  test('a snapshot with former names of fields keeps their values', () => {
    const game = played(rogueCampaign, 20);
    const { Condition, Bag } = game.stores;
    Condition.trapped[game.hero] = 3;
    Condition.grasped[game.hero] = 1;
    Bag.maxWeight[game.hero] = 50;
    const former = new Map([
      ['trapped', 'stuck'],
      ['grasped', 'held'],
      ['maxWeight', 'limit'],
      ['thrownDice', 'hurled'],
    ]);
    const { game: opened, changes } = reopened(game, (parts) => {
      for (const component of ['Condition', 'Bag', 'Weapon']) {
        const table = tableOf(parts, component);
        const columns = [...table.columns].map(
          ([name, column]) => [former.get(name) ?? name, column] as const,
        );
        parts.tables.set(component, { ...table, columns: new Map(columns) });
      }
    });
    expect(changes).toEqual(none);
    expect(stateOf(opened)).toEqual(stateOf(game));
  });

  test('a snapshot with other components gives actors the components that all actors have', () => {
    const game = played(rogueCampaign, 60);
    const { game: opened } = reopened(game, ({ tables }) => tables.delete('Condition'));
    for (const entity of entitiesBySeq(opened)) {
      expect(has(opened, entity, 'Condition')).toBe(has(opened, entity, 'Health'));
    }
    playOn(opened);
  });

  test('a snapshot with other components loses a component that no longer exists', () => {
    const game = played(campaign, 60);
    const { game: opened, changes } = reopened(game, ({ tables }) => {
      const seqs = Uint32Array.of(1);
      const values = Uint8Array.of(7);
      tables.set('Mood', {
        seqs,
        columns: new Map([['joy', { kind: 'u8', choices: null, values }]]),
      });
    });
    expect(changes).toEqual({ ...none, droppedFields: ['Mood'] });
    expect(stateOf(opened)).toEqual(stateOf(game));
  });

  test('a snapshot with other components gives a new field the value of the kind, or else its start value or 0', () => {
    const game = played(rogueCampaign, 60);
    const before = snapshotOf(game);
    const { game: opened, changes } = reopened(game, (parts) => {
      columnsOf(parts, 'Mean').delete('chance');
      columnsOf(parts, 'Item').delete('count');
      columnsOf(parts, 'Health').delete('fraction');
    });
    expect(changes.addedFields).toEqual(['Health.fraction', 'Mean.chance', 'Item.count']);
    const { Mean, Item, Health } = opened.stores;
    const known = restore(rogueCampaign, before);
    for (const [n, entity] of entitiesBySeq(opened).entries()) {
      const old = entitiesBySeq(known)[n];
      expect(Mean.chance[entity]).toBe(known.stores.Mean.chance[old]);
      if (has(opened, entity, 'Item')) expect(Item.count[entity]).toBe(1);
      expect(Health.fraction[entity]).toBe(0);
    }
    playOn(opened);
  });

  test('a snapshot with other components loses a field that no longer exists', () => {
    const game = played(campaign, 60);
    const { game: opened, changes } = reopened(game, (parts) => {
      const { values } = columnOf(parts, 'AI', 'awake');
      columnsOf(parts, 'AI').set('mood', { kind: 'u8', choices: null, values });
    });
    expect(changes).toEqual({ ...none, droppedFields: ['AI.mood'] });
    expect(stateOf(opened)).toEqual(stateOf(game));
  });

  test('a snapshot with other components keeps the numbers of a field that had another type, within the new limits', () => {
    const game = scene('##### #@.r# #####');
    const rat = monsterAt(game, 3, 1);
    game.stores.Health.current[game.hero] = 12;
    const { game: opened, changes } = reopened(game, (parts) => {
      const values = Float64Array.from(columnOf(parts, 'Health', 'current').values);
      columnsOf(parts, 'Health').set('current', { kind: 'f64', choices: null, values });
      const awake = Uint32Array.from(columnOf(parts, 'AI', 'awake').values).fill(900);
      columnsOf(parts, 'AI').set('awake', { kind: 'u32', choices: null, values: awake });
    });
    expect(changes).toEqual(none);
    expect(opened.stores.Health.current[opened.hero]).toBe(12);
    expect(opened.stores.Health.current[monsterAt(opened, 3, 1)]).toBe(
      game.stores.Health.current[rat],
    );
    expect(opened.stores.AI.awake[monsterAt(opened, 3, 1)]).toBe(1);
  });

  test('a snapshot with other components drops a field whose values had another meaning', () => {
    const game = scene('##### #@.r# #####');
    const { game: opened, changes } = reopened(game, (parts) => {
      const values = Uint16Array.from(columnOf(parts, 'AI', 'mind').values).fill(3);
      columnsOf(parts, 'AI').set('mind', { kind: 'u16', choices: null, values });
    });
    expect(changes).toEqual({ ...none, droppedFields: ['AI.mind'], addedFields: ['AI.mind'] });
    expect(opened.stores.AI.mind[monsterAt(opened, 3, 1)]).toBe(
      game.stores.AI.mind[monsterAt(game, 3, 1)],
    );
  });

  test('a snapshot with other components finds choices by name, and takes the value of the kind for one that no longer exists', () => {
    const game = scene('####### #@.r.b# #######');
    const [rat, bat] = [monsterAt(game, 3, 1), monsterAt(game, 5, 1)];
    const { mind } = game.stores.AI;
    const batMind = mind[bat];
    mind[rat] = 6;
    const { game: opened } = reopened(game, (parts) => {
      const column = columnOf(parts, 'AI', 'mind');
      const choices = [...(column.choices ?? [])].reverse();
      const values = column.values.map((choice) => choices.length - 1 - choice);
      choices[choices.length - 1 - batMind] = 'sleeper';
      columnsOf(parts, 'AI').set('mind', { ...column, choices, values });
    });
    expect(opened.stores.AI.mind[monsterAt(opened, 3, 1)]).toBe(6);
    expect(opened.stores.AI.mind[monsterAt(opened, 5, 1)]).toBe(batMind);
  });

  test('a snapshot with other components keeps health within its maximum if the maximum is new', () => {
    const game = scene('##### #@.r# #####');
    game.stores.Health.max[game.hero] = 900;
    game.stores.Health.current[game.hero] = 900;
    const { game: opened } = reopened(game, (parts) => columnsOf(parts, 'Health').delete('max'));
    const { current, max } = opened.stores.Health;
    expect(max[opened.hero]).toBeLessThan(900);
    expect(current[opened.hero]).toBe(max[opened.hero]);
    playOn(opened);
  });
});

/** A campaign without some kinds. */
function without(one: Campaign, ...ids: string[]): Campaign {
  return { ...one, kinds: one.kinds.filter(({ id }) => !ids.includes(id)) };
}

describe('a snapshot with a kind that no longer exists', () => {
  test('a snapshot with a kind that no longer exists opens without its entities in bags, in hands and on floors, and reports it', () => {
    const game = played(rogueCampaign, 60);
    const [mace] = bagOf(game, game.hero).filter((item) => kindOf(game, item).id === 'mace');
    expect(game.stores.Gear.weapon[game.hero]).toBe(mace);
    const now = without(rogueCampaign, 'mace');
    const { game: opened, changes } = restoreAcrossVersions(now, snapshotOf(game));
    expect(changes).toEqual({ ...none, removedKinds: ['mace'], removedEntities: 1 });
    expect(opened.stores.Gear.weapon[opened.hero]).toBe(0);
    expect(bagOf(opened, opened.hero).length).toBe(bagOf(game, game.hero).length - 1);
    playOn(opened);
  });

  test.each(campaigns)('opens whichever kind of $id it is', (one) => {
    const game = played(one, 60);
    const bytes = snapshotOf(game);
    for (const { id } of one.kinds.slice(1)) {
      const { game: opened, changes } = restoreAcrossVersions(without(one, id), bytes);
      const had = entitiesBySeq(game).some((entity) => kindOf(game, entity).id === id);
      expect(changes.removedKinds).toEqual(had ? [id] : []);
      expectSound(opened);
      const decide = bots.random(opened, id);
      for (let n = 0; n < 20 && !opened.ending; n++) takeTurn(opened, decide());
      expectSound(opened);
    }
  });

  test('a snapshot with a kind that no longer exists opens without the items that a removed monster carries', () => {
    const game = scene('##### #@.r# #####');
    const apple = spawn(game, kindById(campaign, 'apple'));
    addComponent(game.world, apple, game.carriedBy(monsterAt(game, 3, 1)));
    const now = without(campaign, 'rat');
    const { game: opened, changes } = restoreAcrossVersions(now, snapshotOf(game));
    expect(changes).toEqual({ ...none, removedKinds: ['rat'], removedEntities: 2 });
    expect(entitiesBySeq(opened)).toEqual([opened.hero]);
    playOn(opened);
  });

  test('a snapshot with a kind that no longer exists opens in the middle of a turn without its attacks', () => {
    const game = scene('##### #@.r# #####');
    const rat = monsterAt(game, 3, 1);
    game.pending.thinkers.push(rat);
    game.pending.attacks.push({ attacker: rat, target: game.hero, by: 'hand' });
    game.pending.kills.push(rat);
    const now = without(campaign, 'rat');
    const { game: opened } = restoreAcrossVersions(now, snapshotOf(game));
    expect(opened.pending).toEqual(noPending());
  });

  test('a snapshot with a kind that no longer exists opens in the middle of a turn with the work in which it has no part', () => {
    const game = scene('####### #@.rb.# #######');
    const [rat, bat] = [monsterAt(game, 3, 1), monsterAt(game, 4, 1)];
    give(game, 'dagger', 'short-sword');
    const [dagger, sword] = bagOf(game, game.hero);
    const { hero, pending } = game;
    const byHand = { attacker: bat, target: hero, by: 'hand' } as const;
    const byItem = { attacker: hero, target: bat, by: 'thrownItem' } as const;
    pending.attacks.push({ ...byItem, target: rat, item: sword }, { ...byItem, item: dagger });
    pending.attacks.push({ ...byHand, attacker: rat }, byHand, { ...byItem, item: sword });
    pending.kills.push(rat, bat);
    const now = without(campaign, 'rat', 'dagger');
    const { game: opened, changes } = restoreAcrossVersions(now, snapshotOf(game));
    expect(changes.removedKinds).toEqual(['dagger', 'rat']);
    const newBat = monsterAt(opened, 4, 1);
    const [item] = bagOf(opened, opened.hero);
    expect(opened.pending).toEqual({
      ...noPending(),
      attacks: [
        { attacker: newBat, target: opened.hero, by: 'hand' },
        { attacker: opened.hero, target: newBat, by: 'thrownItem', item },
      ],
      kills: [newBat],
    });
  });

  test('a snapshot with a kind that no longer exists opens without it also if the item is an actor now', () => {
    const game = scene('##### #@.a# #####');
    const kinds = campaign.kinds.map((kind) =>
      kind.id === 'apple' ? { ...kindById(campaign, 'rat'), id: 'apple' } : kind,
    );
    const { game: opened, changes } = restoreAcrossVersions(
      { ...campaign, kinds },
      snapshotOf(game),
    );
    expect(changes).toEqual({ ...none, removedKinds: ['apple'], removedEntities: 1 });
    expect(kindHas(kindById(opened.campaign, 'apple'), 'AI')).toBe(true);
    playOn(opened);
  });

  test('a snapshot with a kind that no longer exists forgets remembered items of it', () => {
    const game = scene('##### #@.a# #####');
    takeTurn(game, { type: 'wait' });
    expect(game.floor.memory.things.some((kind) => kind > 0)).toBe(true);
    const now = without(campaign, 'apple');
    const { game: opened } = restoreAcrossVersions(now, snapshotOf(game));
    expect(opened.floor.memory.things.some((kind) => kind > 0)).toBe(false);
  });

  test('a snapshot with a kind that no longer exists is refused if it is the kind of the hero', () => {
    const [hero, ...others] = campaign.kinds;
    const now = { ...campaign, kinds: [{ ...hero, id: 'heroine' }, ...others] };
    expect(() => restoreAcrossVersions(now, snapshotOf(played(campaign, 5)))).toThrow(
      'The hero of the snapshot, "hero", is not the hero of the campaign "simple"',
    );
  });
});

describe('a snapshot with other plain data', () => {
  test('a snapshot with other plain data gets the value of an empty game for new fields, and loses unknown ones', () => {
    const game = played(campaign, 60);
    const { game: opened } = reopened(game, ({ head, pending }) => {
      delete head.noFood;
      delete head.ending;
      delete pending.kills;
      head.weather = 'rain';
      pending.spells = [1, 2];
      for (const floor of head.floors as { lookedFrom?: number; smell?: number }[]) floor.smell = 1;
    });
    expect(opened.noFood).toBe(0);
    expect(opened.ending).toBeNull();
    expect({ ...stateOf(opened), noFood: 0 }).toEqual({ ...stateOf(game), noFood: 0 });
    playOn(opened);
  });

  test('a snapshot with other plain data loses lines of the log that have no words any more', () => {
    const game = played(campaign, 60);
    const { length } = game.log;
    const { game: opened, changes } = reopened(game, ({ head }) => {
      const log = head.log as object[];
      log.pop();
      log.push({ id: 'constructor', params: {}, tone: 'normal', times: 1 });
      log.push({ id: 'hit', params: { damage: 1 }, tone: 'normal', times: 1 });
      log.push({ id: 'wake', params: {}, tone: 'loud', times: 1 });
    });
    expect(changes.droppedLines).toBe(3);
    expect(opened.log).toEqual(game.log.slice(0, length - 1));
  });

  test('a snapshot with other plain data is refused if the campaign is another one', () => {
    const bytes = snapshotOf(played(campaign, 5));
    expect(() => restoreAcrossVersions(rogueCampaign, bytes)).toThrow(
      'The snapshot belongs to the campaign "simple", not to "rogue": load that campaign.',
    );
  });
});
