import { addComponent, removeComponent } from 'bitecs';
import { expect, test } from 'vitest';
import { type Changes, changesSince, momentOf, nearestText } from '../../src/describe/changes.ts';
import { surroundingsOf } from '../../src/describe/surroundings.ts';
import type { Command } from '../../src/game/commands.ts';
import { moveActor } from '../../src/game/floors/occupancy.ts';
import { takeTurn } from '../../src/game/game.ts';
import { fov } from '../../src/game/systems/fov.ts';
import type { Game } from '../../src/game/world.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { arenaCampaign, give, messageIds, place, rogueCampaign, scene } from '../world.ts';

const words = wordsOf('en');

/** The changes of a game by something that happens. */
function changesBy(game: Game, happen: () => void) {
  const names = namesOf(game.campaign, 'en');
  const around = () => surroundingsOf(game, words, names);
  const before = momentOf(game, around());
  game.events = [];
  happen();
  return changesSince(before, game, game.events, around(), words, names);
}

function changesOf(game: Game, command: Command) {
  return changesBy(game, () => takeTurn(game, command));
}

const nothing: Changes = {
  arrival: [],
  health: [],
  gain: [],
  threats: [],
  moves: [],
  sensed: [],
  conditions: [],
  places: [],
};
const right: Command = { type: 'move', dx: 1, dy: 0 };

test('a quiet turn has no changes', () => {
  expect(changesOf(scene('######\n#@...#\n######'), { type: 'wait' })).toEqual(nothing);
});

test('lost health is announced with the health that is left', () => {
  const game = scene('####\n#@w#\n####');
  const { health } = changesOf(game, { type: 'wait' });
  const { Health } = game.stores;
  const now = Health.current[game.hero];
  expect(now).toBeLessThan(16);
  expect(health[0]).toBe(`HP ${now}/16 (−${16 - now})`);
});

test('each hit of a turn is announced with the health that it leaves', () => {
  const game = scene('#####\n#c@c#\n#####');
  const { Health } = game.stores;
  for (let i = 0; i < 20; i++) {
    Health.current[game.hero] = 50;
    const [line = ''] = changesOf(game, { type: 'wait' }).health;
    const damages = [...line.matchAll(/\(−(\d+)\)/g)].map(([, damage]) => Number(damage));
    if (damages.length < 2) continue;
    const [first, second] = damages;
    expect(line).toBe(`HP ${50 - first}/16 (−${first}), ${50 - first - second}/16 (−${second})`);
    return;
  }
  throw new Error('The two caracals never hit in the same turn.');
});

test('a peril is announced when it begins, and not again', () => {
  const game = scene('####\n#@.#\n####');
  const { Health } = game.stores;
  const low = changesBy(game, () => {
    Health.current[game.hero] = 5;
  });
  expect(low.health).toEqual(['HP 5/16 (−11)', 'Your health is low.']);
  expect(changesBy(game, () => {}).health).toEqual([]);
});

test('low health is not announced after a deadly threat unless it was not low before', () => {
  const game = scene('#####\n#@w.#\n#####');
  const { Health } = game.stores;
  Health.current[game.hero] = 1;
  const flee = () => {
    for (const monster of game.floor.monsters) moveActor(game, monster, 3, 1);
    fov(game);
  };
  expect(changesBy(game, flee).health).toEqual([]);
  Health.current[game.hero] = 16;
  const { health } = changesBy(game, () => {
    Health.current[game.hero] = 1;
  });
  expect(health).toEqual(['HP 1/16 (−15)', 'Your health is low.']);
});

test('regained health has a plus sign, and is apart from lost health', () => {
  const game = scene('####\n#@.#\n####');
  const { Health } = game.stores;
  Health.current[game.hero] = 5;
  const { health, gain } = changesBy(game, () => {
    Health.current[game.hero] = 7;
  });
  expect(gain).toEqual(['HP 7/16 (+2)']);
  expect(health).toEqual([]);
});

test('a monster that comes into view is announced once, with its place and its danger', () => {
  const game = scene('#######\n#@....#\n#######');
  const { threats } = changesBy(game, () => {
    place(game, 'wolf', 4, 1);
    fov(game);
  });
  expect(threats).toEqual(['wolf: 3 right (may kill you with the next hit)']);
  expect(changesOf(game, { type: 'wait' }).threats).toEqual([]);
});

test('a monster nearby that moves is announced with its new place, unless its direction stays the same', () => {
  const game = scene('#########\n#@......#\n#.......#\n#.......#\n#########');
  const rat = place(game, 'rat', 3, 1);
  const moveTo = (x: number, y: number) =>
    changesBy(game, () => {
      moveActor(game, rat, x, y);
      fov(game);
    }).moves;
  expect(changesBy(game, () => {}).moves).toEqual([]);
  expect(moveTo(4, 1)).toEqual([]);
  expect(moveTo(4, 3)).toEqual(['rat: 3 right, 2 down']);
  expect(moveTo(3, 2)).toEqual([]);
  // Next to the hero it is announced in any case.
  expect(moveTo(3, 1)).toEqual(['rat: 2 right']);
  expect(moveTo(2, 1)).toEqual(['rat: 1 right']);
  // A calm monster far away is not announced.
  expect(moveTo(7, 3)).toEqual([]);
});

test('a hostile monster that comes nearer is announced at each step, and one that stays is not', () => {
  const game = scene('########\n#@....w#\n########');
  const [wolf] = game.floor.monsters;
  const moveTo = (x: number) => changesBy(game, () => moveActor(game, wolf, x, 1)).moves;
  expect(moveTo(5)).toEqual(['wolf: 4 right (may kill you with the next hit)']);
  expect(moveTo(4)).toEqual(['wolf: 3 right (may kill you with the next hit)']);
  expect(moveTo(4)).toEqual([]);
});

test('at most two moved monsters are announced, the nearest first', () => {
  const game = scene('#########\n#@......#\n#.......#\n#.......#\n#########');
  const bats = [1, 2, 3].map((row) => place(game, 'bat', 4, row));
  const { moves } = changesBy(game, () => {
    bats.forEach((bat, index) => {
      moveActor(game, bat, 1 + index, 3);
    });
    fov(game);
  });
  expect(moves).toEqual(['bat: 2 down', 'bat: 1 right, 2 down']);
});

test('a killed monster is not announced as out of view, but another monster is', () => {
  const rooms = [
    { x1: 1, y1: 1, x2: 2, y2: 1 },
    { x1: 4, y1: 1, x2: 6, y2: 1 },
  ];
  const far = scene('########\n#@.%..r#\n########', { rooms: [{ x1: 1, y1: 1, x2: 6, y2: 1 }] });
  const { places } = changesBy(far, () => {
    far.floor.fieldOfView.visible.fill(0);
  });
  expect(places).toEqual(['Out of view: rat.']);
  const near = scene('########\n#@r%...#\n########', { rooms });
  const [rat] = near.floor.monsters;
  near.stores.Health.current[rat] = 1;
  let changes = nothing;
  for (let i = 0; i < 20 && near.floor.monsters.length > 0; i++) changes = changesOf(near, right);
  expect(near.floor.monsters).toEqual([]);
  expect(changes.places).toEqual([]);
});

test('a monster that changes its kind is not announced as out of view', () => {
  const game = scene('######\n#@.H.#\n######', { campaign: rogueCampaign });
  give(game, 'stick-polymorph');
  const changes = changesOf(game, { type: 'zap', slot: 0, dx: 1, dy: 0 });
  expect(messageIds(game)).toContain('changesInto');
  expect([changes.threats.length, changes.places]).toEqual([1, []]);
});

test('hunger is announced when it begins and when it is over', () => {
  const game = scene('####\n#@.#\n####');
  const { Hunger } = game.stores;
  const energy = (value: number) => () => {
    Hunger.energy[game.hero] = value;
  };
  expect(changesBy(game, energy(20)).conditions).toEqual(['Hungry.']);
  expect(changesBy(game, energy(80)).conditions).toEqual(['No longer: Hungry.']);
});

test('poison is announced when it begins and when it is over', () => {
  const game = scene('####\n#@.#\n####');
  const { world, hero, stores } = game;
  const begin = () => addComponent(world, hero, stores.Poisoned);
  const end = () => removeComponent(world, hero, stores.Poisoned);
  expect(changesBy(game, begin).conditions).toEqual(['Poisoned.']);
  expect(changesBy(game, end).conditions).toEqual(['No longer: Poisoned.']);
});

test('another room is announced with its size and its exits, but not again while the hero walks in it', () => {
  const rooms = [
    { x1: 1, y1: 1, x2: 2, y2: 3 },
    { x1: 4, y1: 1, x2: 7, y2: 3 },
  ];
  const game = scene('#########\n#..%....#\n#.@.....#\n#..%...>#\n#########', { rooms });
  expect(changesOf(game, right).places[0]).toBe('A doorway.');
  expect(changesOf(game, right).places).toEqual([
    'A room, 4 wide and 3 high. You are in column 1, row 2.',
    'opening: 1 left',
    'stairs down: 3 right, 1 down',
  ]);
  expect(changesOf(game, right).places).toEqual([]);
});

test('another floor is announced with its depth', () => {
  const game = scene('####\n#@>#\n####', { depth: 1 });
  takeTurn(game, right);
  const { arrival } = changesOf(game, { type: 'down' });
  expect(arrival[0]).toBe('Depth 2.');
  expect(arrival[1]).toMatch(/^A room, /);
  const names = namesOf(game.campaign, 'ja');
  const japanese = wordsOf('ja');
  const around = surroundingsOf(game, japanese, names);
  expect(changesSince(null, game, [], around, japanese, names).arrival[0]).toBe('地下 2 階。');
});

test('a sensed thing is announced once, with its place', () => {
  const game = scene('######\n#@...#\n######');
  const sense = () => {
    game.sensed = [
      { x: 4, y: 1, kind: 'wolf' },
      { x: 3, y: 1, kind: '' },
    ];
  };
  expect(changesBy(game, sense).sensed).toEqual([
    'magic: 2 right, sensed',
    'wolf: 3 right, sensed',
  ]);
  expect(changesBy(game, () => {}).sensed).toEqual([]);
});

test('a monster that comes into view is announced with the reason why it is calm', () => {
  const game = scene('######\n#@...#\n######', { campaign: rogueCampaign });
  const { threats } = changesBy(game, () => {
    const ant = place(game, 'giant-ant', 3, 1);
    game.stores.AI.awake[ant] = 0;
    fov(game);
  });
  expect(threats).toEqual(['giant ant: 2 right, asleep']);
});

test('the nearest monster is reported with its place, but not a far one where the whole floor is seen', () => {
  const near = '#########\n#@.K....#\n#.......#\n#########';
  const far = '#########\n#@.....e#\n#.......#\n#########';
  const told = (map: string, campaign = rogueCampaign) => {
    const game = scene(map, { campaign });
    return nearestText(game, words, namesOf(game.campaign, 'en'));
  };
  expect(told(near)).toMatch(/^kobold: 2 right/);
  expect(told('####\n#@.#\n####')).toBe('');
  expect(told(far, arenaCampaign)).toBe('');
  expect(told(far.replace('@.....e', '@.e....'), arenaCampaign)).toMatch(/^gladiator: 2 right/);
});
