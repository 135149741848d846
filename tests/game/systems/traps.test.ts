import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { Tile, tileAt } from '../../../src/dungeon/grid.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { armourClassOf } from '../../../src/game/combat/armour-class.ts';
import { cellOf, heroCell, kindOf } from '../../../src/game/entity.ts';
import { itemsOn, trapAt } from '../../../src/game/floors/floor-contents.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { placeFeature } from '../../../src/game/floors/place-feature.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { traps } from '../../../src/game/systems/traps.ts';
import type { Game } from '../../../src/game/world.ts';
import { expectShare } from '../../expect-share.ts';
import { rogue } from '../../sources.ts';
import { messageIds, place, rogueCampaign, scene } from '../../world.ts';

const map = `
  #######
  #.....#
  #.@...#
  #.....#
  #######`;

/** A hero with much health on the left of a trap. */
function facing(trap: string, seed = 'trap', drawn = map): Game {
  const game = scene(drawn, { campaign: rogueCampaign, seed });
  place(game, trap, heroCell(game).x + 1, heroCell(game).y);
  game.stores.Health.max[game.hero] = 9999;
  game.stores.Health.current[game.hero] = 9999;
  return game;
}

const east = { type: 'move', dx: 1, dy: 0 } as const;
const west = { type: 'move', dx: -1, dy: 0 } as const;
const wait = { type: 'wait' } as const;

const samples = 400;

/** Games with different seeds in which the hero has stepped onto a trap. */
function sprung(trap: string, prepare: (game: Game) => void = () => {}): Game[] {
  return Array.from({ length: samples }, (_, n) => {
    const game = facing(trap, `${trap}${n}`);
    prepare(game);
    takeTurn(game, east);
    return game;
  });
}

const steps = 2000;

/** The number of hits of a trap when one hero steps onto it `steps` times. */
function hits(trap: string, prepare: (game: Game) => void): number {
  const game = facing(trap);
  prepare(game);
  let count = 0;
  for (let n = 0; n < steps; n++) {
    takeTurn(game, east);
    // Hits are counted by events, because a hero of a high level may heal at once.
    count += game.events.filter(({ type }) => type === 'hit').length;
    game.stores.Health.current[game.hero] = 9999;
    moveActor(game, game.hero, 2, 2);
  }
  return count;
}

const wounds = (game: Game) => 9999 - game.stores.Health.current[game.hero];
const atLevel = (level: number) => (game: Game) => {
  game.stores.Experience.level[game.hero] = level;
};
const inPlate = (game: Game) => {
  game.stores.Gear.armour[game.hero] = place(game, 'plate-mail', 5, 3);
  expect(armourClassOf(game, game.hero)).toBe(3);
};

/** Expects that the numbers from 1 to `most` are equally frequent. */
function expectEven(numbers: number[], most: number): void {
  expect(Math.min(...numbers)).toBe(1);
  expect(Math.max(...numbers)).toBe(most);
  for (let number = 1; number <= most; number++) {
    expectShare(numbers.filter((one) => one === number).length, numbers.length, 1 / most);
  }
}

describe('an arrow trap', () => {
  const games = sprung('arrow-trap');
  const hit = games.filter((game) => wounds(game) > 0);

  test.each([
    ['a hero of level 1 with a probability of 11/20', 1, 11],
    ['a hero of level 6 with a probability of 16/20', 6, 16],
    ['a hero of level 10 always', 10, 20],
  ])('an arrow trap hits %s', (_, level, twentieths) => {
    expectShare(hits('arrow-trap', atLevel(level)), steps, twentieths / 20);
  });

  test('armour does not protect against an arrow trap', () => {
    expectShare(hits('arrow-trap', inPlate), steps, 11 / 20);
  });

  test('an arrow trap does 1 to 6 damage', () => {
    expectEven(hit.map(wounds), 6);
    for (const game of hit) expect(messageIds(game)).toContain('shot');
  });

  test('an arrow trap that misses leaves a plain arrow next to the hero, and one that hits leaves none', () => {
    for (const game of games) {
      const arrows = itemsOn(game, game.floor);
      expect(arrows.length).toBe(wounds(game) > 0 ? 0 : 1);
      for (const arrow of arrows) {
        expect(kindOf(game, arrow).id).toBe('arrow');
        const { x, y } = cellOf(game, arrow);
        const { Item, Weapon } = game.stores;
        expect([Item.count[arrow], Weapon.hit[arrow], Weapon.damage[arrow]]).toEqual([1, 0, 0]);
        expect(Math.max(Math.abs(x - 3), Math.abs(y - 2))).toBe(1);
      }
    }
  });

  test('an arrow trap can kill, and the ending names it', () => {
    const deaths = sprung('arrow-trap', (game) => {
      game.stores.Health.current[game.hero] = 1;
    }).filter(({ ending }) => ending);
    expectShare(deaths.length, samples, 11 / 20);
    for (const { ending } of deaths) {
      expect(ending).toEqual({ won: false, by: 'attack', kind: 'arrow-trap' });
    }
  });
});

describe('a dart trap', () => {
  const games = sprung('dart-trap');
  const hit = games.filter((game) => wounds(game) > 0);

  test.each([
    ['a hero of level 1 with a probability of 13/20', 1, 13],
    ['a hero of level 5 with a probability of 17/20', 5, 17],
    ['a hero of level 8 always', 8, 20],
  ])('a dart trap hits %s', (_, level, twentieths) => {
    expectShare(hits('dart-trap', atLevel(level)), steps, twentieths / 20);
  });

  test('armour does not protect against a dart trap', () => {
    expectShare(hits('dart-trap', inPlate), steps, 13 / 20);
  });

  test('a dart trap does 1 to 4 damage', () => expectEven(hit.map(wounds), 4));

  test('a dart trap takes a point of strength with each hit, and leaves no item', () => {
    for (const game of games) {
      // One hero in a hundred begins with more than 16 strength.
      const { now, best } = game.stores.Strength;
      expect(now[game.hero] < best[game.hero]).toBe(wounds(game) > 0);
      if (best[game.hero] === 16 && wounds(game) > 0) expect(now[game.hero]).toBe(15);
      expect(itemsOn(game, game.floor)).toEqual([]);
    }
  });
});

describe('a bear trap', () => {
  test('a bear trap costs three moves, then frees the hero', () => {
    const game = facing('bear-trap');
    takeTurn(game, east);
    for (let n = 0; n < 3; n++) {
      takeTurn(game, east);
      expect(messageIds(game)).toEqual(['stuck']);
      expect(heroCell(game)).toEqual({ x: 3, y: 2 });
    }
    expect(game.turn).toBe(4);
    takeTurn(game, east);
    expect(heroCell(game)).toEqual({ x: 4, y: 2 });
  });

  test('a bear trap holds the hero while the hero waits', () => {
    const game = facing('bear-trap');
    takeTurn(game, east);
    for (let n = 0; n < 20; n++) takeTurn(game, wait);
    takeTurn(game, east);
    expect(messageIds(game)).toEqual(['stuck']);
    expect(game.stores.Condition.trapped[game.hero]).toBe(2);
  });

  test('a bear trap prevents attacks', () => {
    const game = facing('bear-trap', 'held', map.replace('#.@...#', '#.@.O.#'));
    takeTurn(game, east);
    for (let n = 0; n < 3; n++) takeTurn(game, east);
    expect(game.stores.AI.awake[monstersHere(game)[0]]).toBe(0);
    takeTurn(game, east);
    expect(game.stores.AI.provoked[monstersHere(game)[0]]).toBe(1);
  });

  test('a bear trap goes off again when the hero returns', () => {
    const game = facing('bear-trap');
    for (let n = 0; n < 5; n++) takeTurn(game, east);
    takeTurn(game, west);
    expect(game.stores.Condition.trapped[game.hero]).toBe(3);
  });
});

describe('sleeping gas', () => {
  test('sleeping gas costs five turns', () => {
    const game = facing('gas-trap');
    takeTurn(game, east);
    expect(game.turn).toBe(6);
    expect(messageIds(game)).toEqual(['sleeps', 'canMove']);
    takeTurn(game, east);
    expect(heroCell(game)).toEqual({ x: 4, y: 2 });
  });

  test('monsters attack a hero asleep by gas', () => {
    const game = facing('gas-trap', 'asleep', map.replace('#.@...#', '#.@.H.#'));
    game.stores.AI.awake[monstersHere(game)[0]] = 1;
    takeTurn(game, east);
    const attacks = game.events.filter(({ type }) => type === 'hit' || type === 'missed');
    expect(attacks).toHaveLength(6);
  });

  test('a gas trap works every time', () => {
    const game = facing('gas-trap');
    takeTurn(game, east);
    takeTurn(game, east);
    takeTurn(game, west);
    expect(game.turn).toBe(6 + 1 + 6);
  });
});

describe('a teleport trap', () => {
  const drawn = `
    ###############
    #.....##......#
    #.@...++...)..#
    #.....##.....>#
    ###############`;

  test('a teleport trap moves the hero to empty floor of any room, and is found afterwards', () => {
    const places = new Set<number>();
    for (let n = 0; n < 300; n++) {
      const game = scene(drawn, {
        campaign: rogueCampaign,
        seed: `teleport${n}`,
        rooms: [
          { x1: 1, y1: 1, x2: 5, y2: 3 },
          { x1: 8, y1: 1, x2: 13, y2: 3 },
        ],
      });
      place(game, 'mace', 11, 2);
      const trap = place(game, 'teleport-trap', 3, 2);
      place(game, 'bear-trap', 12, 1);
      takeTurn(game, east);
      const { x, y } = heroCell(game);
      expect(tileAt(game.floor.grid, x, y)).toBe(Tile.floor);
      expect(itemsOn(game, game.floor).map((item) => cellOf(game, item))).toEqual([
        { x: 11, y: 2 },
      ]);
      expect([x, y]).not.toEqual([11, 2]);
      expect(game.stores.Trap.found[trap]).toBe(1);
      places.add(y * 15 + x);
    }
    // Every floor cell except those of the mace, the stairs and the two traps.
    expect(places.size).toBe(15 + 18 - 4);
  });

  test('after a teleport trap the hero sees the new room', () => {
    for (let n = 0; n < 10; n++) {
      const game = facing('teleport-trap', `arrives${n}`);
      takeTurn(game, east);
      expect(messageIds(game)).toContain('teleported');
      const { x, y } = heroCell(game);
      expect(game.floor.fieldOfView.visible[y * 7 + x]).toBe(1);
    }
  });
});

describe('a trapdoor', () => {
  test('a trapdoor drops the hero one floor, without known cells around', () => {
    const game = facing('trapdoor');
    const old = game.floor;
    takeTurn(game, east);
    expect(game.floor.depth).toBe(2);
    expect(game.deepest).toBe(2);
    expect(game.floor).not.toBe(old);
    expect(messageIds(game)).toContain('trapdoor');
    expect(game.events).toContainEqual({ type: 'changedFloor', depth: 2 });
    const { x, y } = heroCell(game);
    expect(tileAt(game.floor.grid, x, y)).toBe(Tile.floor);
    expect(wounds(game)).toBe(0);
  });

  test('a trapdoor costs the turn of the step, unlike stairs', () => {
    const game = facing('trapdoor');
    takeTurn(game, east);
    expect(game.turn).toBe(1);
  });
});

describe('any trap', () => {
  const all = ['arrow-trap', 'bear-trap', 'dart-trap', 'gas-trap', 'teleport-trap', 'trapdoor'];

  test.each(all)('a step onto a trap reveals it: %s', (trap) => {
    const game = facing(trap);
    const entity = trapAt(game, 3, 2);
    takeTurn(game, east);
    expect(game.events).toContainEqual({ type: 'sprung', at: { x: 3, y: 2 }, kind: trap });
    if (trap !== 'trapdoor') expect(game.stores.Trap.found[entity]).toBe(1);
  });

  test.each(all)('a known trap goes off too: %s', (trap) => {
    const game = facing(trap);
    game.stores.Trap.found[trapAt(game, 3, 2)] = 1;
    takeTurn(game, east);
    expect(game.events).toContainEqual({ type: 'sprung', at: { x: 3, y: 2 }, kind: trap });
  });

  test.each(all)('monsters walk over a trap unharmed and do not reveal it: %s', (trap) => {
    const game = scene('#########\n#H.....@#\n#########', { campaign: rogueCampaign });
    const [monster] = monstersHere(game);
    const entity = place(game, trap, 4, 1);
    game.stores.AI.awake[monster] = 1;
    const { Health, Trap } = game.stores;
    const health = Health.current[monster];
    for (let n = 0; n < 4; n++) takeTurn(game, wait);
    expect(cellOf(game, monster)).toEqual({ x: 5, y: 1 });
    expect([Health.current[monster], Trap.found[entity]]).toEqual([health, 0]);
    expect(itemsOn(game, game.floor)).toEqual([]);
  });

  test.each(all)('a trap that springs under a monster out of view gives no message: %s', (trap) => {
    const rooms = [
      { x1: 1, y1: 1, x2: 3, y2: 1 },
      { x1: 5, y1: 1, x2: 5, y2: 1 },
    ];
    const game = scene('#######\n#@..#H#\n#######', { campaign: rogueCampaign, rooms });
    const [monster] = monstersHere(game);
    const entity = place(game, trap, 5, 1);
    game.pending.treaders.push(monster);
    traps(game);
    expect(game.events.filter(({ type }) => type !== 'teleported')).toEqual([]);
    expect(game.stores.Trap.found[entity]).toBe(0);
  });

  const seen: Readonly<Record<string, string[]>> = {
    'bear-trap': ['isSnared'],
    'gas-trap': ['fallsAsleep'],
    'teleport-trap': ['disappears'],
  };

  test.each(all)('a trap that springs under a monster in view is revealed: %s', (trap) => {
    const game = scene('#######\n#@...H#\n#######', { campaign: rogueCampaign });
    const [monster] = monstersHere(game);
    const entity = place(game, trap, 5, 1);
    game.pending.treaders.push(monster);
    traps(game);
    expect(messageIds(game)).toEqual(seen[trap] ?? []);
    expect(game.events).toContainEqual({ type: 'sprung', at: { x: 5, y: 1 }, kind: trap });
    expect(game.stores.Trap.found[entity]).toBe(1);
  });

  test('a trap does not affect adjacent actors', () => {
    for (const trap of all) {
      const game = facing(trap);
      for (let n = 0; n < 10; n++) takeTurn(game, wait);
      expect(game.stores.Trap.found[trapAt(game, 3, 2)]).toBe(0);
      expect(game.turn).toBe(10);
    }
  });
});

test('a trap does not spring after a feature on its cell has moved the hero away', () => {
  const whirl = {
    name: { en: 'whirl' },
    look: { glyph: 'O', colour: '#80c0ff' },
    Feature: { ground: 'floor', effects: [{ effect: 'teleport' }] },
  };
  const played = loadCampaign(rogue, { 'whirl.json': JSON.stringify(whirl) });
  const game = scene(map, { campaign: played });
  const at = { x: heroCell(game).x + 1, y: heroCell(game).y };
  placeFeature(game, kindById(played, 'whirl'), game.floor, at);
  place(game, 'bear-trap', at.x, at.y);
  takeTurn(game, east);
  expect(heroCell(game)).not.toEqual(at);
  expect(game.events.map(({ type }) => type)).not.toContain('sprung');
});
