import { describe, expect, test } from 'vitest';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import type { Command } from '../../../src/game/commands.ts';
import { cellOf, heroCell } from '../../../src/game/entity.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { notice } from '../../../src/game/systems/notice.ts';
import type { Game } from '../../../src/game/world.ts';
import { expectShare } from '../../expect-share.ts';
import { bagKinds, give, messageIds, monsterAt, place, rogueCampaign, scene } from '../../world.ts';

/** A room of seven by three cells with a door in the east. */
function hall(top: string, middle: string, bottom: string, dark = false, seed = 'notice'): Game {
  const rows = ['___________', '#########__', `#${top}#__`, `#${middle}_`, `#${bottom}#__`];
  const game = scene([...rows, '#########__'].join('\n'), {
    campaign: rogueCampaign,
    seed,
    rooms: [{ x1: 1, y1: 2, x2: 7, y2: 4, dark, exits: [{ x: 8, y: 3 }] }],
  });
  // The hero survives all repetitions.
  game.stores.Health.max[game.hero] = 9999;
  game.stores.Health.current[game.hero] = 9999;
  return game;
}

const samples = 1000;

/**
 * Repeats commands of the hero. Each time the actors begin on their first cells and the monsters
 * asleep. Returns the results for the first monster.
 */
function repeated<T>(game: Game, commands: Command[], result: (monster: number) => T): T[] {
  const { AI, Condition, ConfusingGaze, Hunger } = game.stores;
  const start = heroCell(game);
  const [monster] = monstersHere(game);
  const homes = monstersHere(game).map((one) => ({ one, home: cellOf(game, one) }));
  const back = (actor: number, home: { x: number; y: number }) => {
    const { x, y } = cellOf(game, actor);
    if (x !== home.x || y !== home.y) moveActor(game, actor, home.x, home.y);
  };
  return Array.from({ length: samples }, () => {
    for (const { one, home } of homes) back(one, home);
    back(game.hero, start);
    game.pending.rooms.length = 0;
    for (const one of monstersHere(game)) {
      AI.awake[one] = 0;
      ConfusingGaze.spent[one] = 0;
    }
    Condition.confused[game.hero] = 0;
    Hunger.energy[game.hero] = 1000;
    for (const command of commands) takeTurn(game, command);
    return result(monster);
  });
}

/** The number of times that the first monster is awake after the hero's commands. */
function wakings(game: Game, ...commands: Command[]): number {
  const awake = repeated(game, commands, (monster) => game.stores.AI.awake[monster]);
  return awake.filter(Boolean).length;
}

const wait = { type: 'wait' } as const;
const west = { type: 'move', dx: -1, dy: 0 } as const;
const east = { type: 'move', dx: 1, dy: 0 } as const;

describe('a mean monster', () => {
  test('a mean monster next to the hero wakes with a probability of 66% each turn', () => {
    const beside = () => hall('.......', '..@H...+,', '.......', false);
    expectShare(wakings(beside(), wait), samples, 0.66);
    expectShare(wakings(beside(), wait, wait), samples, 1 - 0.34 ** 2);
  });

  test('a mean monster next to the hero wakes in the dark too', () => {
    const beside = () => hall('.......', '..@....+,', '...H...', true);
    expectShare(wakings(beside(), wait), samples, 0.66);
  });

  test('a mean monster does not wake while the hero walks elsewhere in its room', () => {
    const far = () => hall('H......', '....@..+,', '.......', false);
    expect(wakings(far(), wait, east, west, wait)).toBe(0);
  });

  test.each([
    ['lit', false],
    ['dark', true],
  ])(
    'a mean monster wakes with a probability of 66% when the hero enters its %s room',
    (_, dark) => {
      const outside = () => hall('H......', '.......+@', '.......', dark);
      expectShare(wakings(outside(), west), samples, 0.66);
      expect(wakings(outside(), wait)).toBe(0);
    },
  );

  test.each([
    ['west', { x: 0, y: 3 }],
    ['north', { x: 4, y: 1 }],
    ['south', { x: 4, y: 7 }],
    ['east', { x: 8, y: 6 }],
  ])(
    'a mean monster in the %s doorway wakes with a probability of 66% when the hero enters the room',
    (_, doorway) => {
      const rows = [
        '___________',
        '####+####__',
        '#.......#__',
        '+.......+@_',
        '#.......#__',
        '#.......#__',
        '#.......+__',
        '####+####__',
      ];
      const game = scene(rows.join('\n'), {
        campaign: rogueCampaign,
        rooms: [{ x1: 1, y1: 2, x2: 7, y2: 6, dark: false, exits: [{ x: 8, y: 3 }, doorway] }],
      });
      place(game, 'hobgoblin', doorway.x, doorway.y);
      expectShare(wakings(game, west), samples, 0.66);
    },
  );

  test('a mean monster can wake again when the hero leaves', () => {
    const inside = () => hall('H......', '......@+,', '.......', false);
    expect(wakings(inside(), east)).toBe(0);
    expectShare(wakings(inside(), east, east), samples, 0.66);
  });

  test('a mean monster can wake twice when the hero enters next to it', () => {
    const outside = () => hall('.......', '......H+@', '.......', false);
    expectShare(wakings(outside(), west), samples, 1 - 0.34 ** 2);
  });

  test('adjacent mean monsters wake independently', () => {
    const pairs = { both: 0, one: 0, none: 0 };
    const game = hall('..HH...', '.......+@', '.......');
    const woken = repeated(
      game,
      [west],
      () => monstersHere(game).filter((monster) => game.stores.AI.awake[monster]).length,
    );
    for (const awake of woken) pairs[(['none', 'one', 'both'] as const)[awake]]++;
    expectShare(pairs.both, samples, 0.66 ** 2);
    expectShare(pairs.none, samples, 0.34 ** 2);
  });

  test('a mean monster that wakes in view is reported by name', () => {
    for (let n = 0; n < 50; n++) {
      const game = hall('.......', '..@H...+,', '.......', false, `told${n}`);
      takeTurn(game, wait);
      const woke = game.stores.AI.awake[monsterAt(game, 4, 3)] === 1;
      expect(messageIds(game).includes('notices')).toBe(woke);
    }
  });
});

describe('a monster that is not mean', () => {
  test.each(['B', 'C', 'E', 'G', 'L', 'N', 'O', 'P', 'W', 'Y', 'I'])(
    '%s does not wake when the hero passes, enters or leaves',
    (letter) => {
      const game = hall('.......', `......${letter}+@`, '.......');
      for (let n = 0; n < 60; n++) {
        takeTurn(game, west);
        takeTurn(game, wait);
        takeTurn(game, east);
      }
      expect(heroCell(game)).toEqual({ x: 9, y: 3 });
      expect(game.stores.AI.awake[monsterAt(game, 7, 3)]).toBe(0);
    },
  );

  test('a monster that is not mean wakes at the first attack, hit or miss', () => {
    const outcomes = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const game = hall('.......', '..@Y...+,', '.......', false, `blow${n}`);
      const yeti = monsterAt(game, 4, 3);
      game.stores.Health.current[yeti] = 99;
      takeTurn(game, east);
      outcomes.add(messageIds(game).includes('missed') ? 'miss' : 'hit');
      expect(game.stores.AI.awake[yeti]).toBe(1);
    }
    expect(outcomes).toEqual(new Set(['hit', 'miss']));
  });

  test('a monster that is not mean wakes when something is thrown at it, hit or miss', () => {
    const outcomes = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const game = hall('.......', '@....Y.+,', '.......', false, `throw${n}`);
      const yeti = monsterAt(game, 6, 3);
      game.stores.Health.current[yeti] = 99;
      give(game, 'dagger');
      expect(bagKinds(game)).toEqual(['dagger']);
      expect(game.stores.AI.awake[yeti]).toBe(0);
      takeTurn(game, { type: 'throw', slot: 0, dx: 1, dy: 0 });
      outcomes.add(messageIds(game).includes('flewPast') ? 'miss' : 'hit');
      expect(game.stores.AI.awake[yeti]).toBe(1);
    }
    expect(outcomes).toEqual(new Set(['hit', 'miss']));
  });

  test('a monster that is not mean does not wake when something is thrown past it', () => {
    const game = hall('.....Y.', '@......+,', '.......');
    give(game, 'dagger');
    takeTurn(game, { type: 'throw', slot: 0, dx: 1, dy: 0 });
    expect(game.stores.AI.awake[monsterAt(game, 6, 2)]).toBe(0);
  });
});

describe('a dragon', () => {
  /** A dragon far from the gold, and the hero at the door. */
  const lair = (gold: boolean) => {
    const game = hall('D......', '.......+@', '.......');
    if (gold) place(game, 'gold', 5, 2);
    return game;
  };

  test('a dragon does not wake if the room of the hero has no gold', () => {
    const game = lair(false);
    const [dragon] = monstersHere(game);
    for (let n = 0; n < 40; n++) {
      takeTurn(game, west);
      takeTurn(game, east);
    }
    expect(cellOf(game, dragon)).toEqual({ x: 1, y: 2 });
  });

  test('a dragon walks to the gold, stays on it and ignores the hero', () => {
    const game = lair(true);
    const [dragon] = monstersHere(game);
    const path = [west, wait, wait, wait, wait, wait].map((command) => {
      takeTurn(game, command);
      return cellOf(game, dragon).x;
    });
    expect(path).toEqual([2, 3, 4, 5, 5, 5]);
    expect(cellOf(game, dragon)).toEqual({ x: 5, y: 2 });
    expect(game.stores.Health.current[game.hero]).toBe(9999);
    expect(game.stores.AI.awake[dragon]).toBe(0);
  });

  test('a dragon passes the hero on its way to the gold', () => {
    const game = hall('D......', '...@...+,', '.......');
    place(game, 'gold', 7, 2);
    const [dragon] = monstersHere(game);
    game.pending.rooms.push(game.floor.rooms[0]);
    notice(game);
    for (let n = 0; n < 12; n++) takeTurn(game, wait);
    expect(cellOf(game, dragon)).toEqual({ x: 7, y: 2 });
    expect(game.stores.Health.current[game.hero]).toBe(9999);
  });

  test('a dragon hunts its attacker', () => {
    const game = hall('D......', '.......+@', '.......');
    place(game, 'gold', 1, 2);
    const [dragon] = monstersHere(game);
    takeTurn(game, west);
    takeTurn(game, wait);
    expect(cellOf(game, dragon)).toEqual({ x: 1, y: 2 });
    moveActor(game, game.hero, 2, 2);
    takeTurn(game, west);
    expect(game.stores.AI.awake[dragon]).toBe(1);
    for (let n = 0; n < 20; n++) takeTurn(game, wait);
    expect(game.stores.Health.current[game.hero]).toBeLessThan(9999);
    moveActor(game, game.hero, 5, 4);
    for (let n = 0; n < 4; n++) takeTurn(game, wait);
    expect(Math.abs(cellOf(game, dragon).x - 5)).toBeLessThanOrEqual(1);
  });

  test('a dragon ignores gold outside the hero’s room', () => {
    const game = scene(
      `###########
       #..#___#..#
       #D@+,,,+..#
       #..#___#..#
       ###########`,
      {
        campaign: rogueCampaign,
        rooms: [
          { x1: 1, y1: 1, x2: 2, y2: 3 },
          { x1: 8, y1: 1, x2: 9, y2: 3 },
        ],
      },
    );
    const [dragon] = monstersHere(game);
    place(game, 'gold', 9, 2);
    for (let n = 0; n < 10; n++) takeTurn(game, wait);
    expect(game.stores.AI.awake[dragon]).toBe(0);
    place(game, 'gold', 1, 1);
    takeTurn(game, wait);
    expect(game.stores.AI.awake[dragon]).toBe(1);
  });
});

describe("the hulk's gaze", () => {
  /** The turns of confusion after each of many times that the hero enters a hulk's room. */
  const met = (dark: boolean, top = 'U......', level = 1) => {
    const game = hall(top, '.......+@', '.......', dark);
    game.stores.Experience.level[game.hero] = level;
    return repeated(game, [west], () => game.stores.Condition.confused[game.hero]);
  };
  const turns = met(false);

  test('the gaze confuses a hero that enters its lit room, unless a saving throw succeeds (20%)', () => {
    expectShare(turns.filter(Boolean).length, samples, 0.8);
  });

  test('the gaze confuses for 20 to 39 turns with equal probability', () => {
    // The turn in which the hero enters is the first of them.
    const long = turns.filter(Boolean).map((left) => left + 1);
    expect([Math.min(...long), Math.max(...long)]).toEqual([20, 39]);
    const mean = long.reduce((sum, left) => sum + left) / long.length;
    expect(Math.abs(mean - 29.5)).toBeLessThan(4.5 * Math.sqrt((400 - 1) / 12 / long.length));
  });

  test('heroes of higher levels resist the gaze more often', () => {
    expectShare(met(false, 'U......', 12).filter(Boolean).length, samples, 10 / 20);
  });

  test('the gaze does not reach across a dark room', () => {
    expect(met(true).filter(Boolean)).toEqual([]);
  });

  test('the gaze reaches an adjacent hero in the dark', () => {
    expectShare(met(true, '......U').filter(Boolean).length, samples, 0.8);
  });

  test('the gaze of a monster affects a hero only once', () => {
    for (let n = 0; n < 30; n++) {
      const game = hall('......U', '.......+@', '.......', false, `once${n}`);
      const [hulk] = monstersHere(game);
      takeTurn(game, west);
      expect(game.stores.ConfusingGaze.spent[hulk]).toBe(1);
      game.stores.Condition.confused[game.hero] = 0;
      for (let turn = 0; turn < 10; turn++) takeTurn(game, wait);
      expect(game.stores.Condition.confused[game.hero]).toBe(0);
    }
  });
});
