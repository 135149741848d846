import { addComponent, removeComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { act } from '../../../src/controls/act.ts';
import { begin } from '../../../src/controls/automatic-control.ts';
import type { Control } from '../../../src/controls/controls.ts';
import { goTo, tap } from '../../../src/controls/tap.ts';
import { cellsApart } from '../../../src/dungeon/distance.ts';
import { removeAlive } from '../../../src/game/combat/death.ts';
import { poisonActor } from '../../../src/game/combat/poisoning.ts';
import { cellOf, heroCell } from '../../../src/game/entity.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import type { Game } from '../../../src/game/world.ts';
import { simple } from '../../sources.ts';
import {
  arenaCampaign,
  drawScene,
  give,
  messageIds,
  monsterAt,
  place,
  rogueCampaign,
  scene,
} from '../../world.ts';
import { recordedSession } from '../recorded-session.ts';
import { type Played, playOut, press } from './play-out.ts';

/** Two rooms with a doorway between them. The hero sees only its own room. */
const twoRooms = {
  rooms: [
    { x1: 1, y1: 1, x2: 3, y2: 3 },
    { x1: 5, y1: 1, x2: 9, y2: 3 },
  ],
};

const hall = `
  ##########
  #@.......#
  ##########`;

function wound(game: Game, health = 5): Game {
  game.stores.Health.current[game.hero] = health;
  return game;
}

describe('a danger at the start', () => {
  test.each(['rest', 'explore', 'fetch', 'down', 'up'] as const)(
    'with a wolf in view, %s does not start, and the reason names the wolf',
    (control) => {
      const game = wound(scene('########## #@..a.>.w# ##########'));
      const { commands, stop } = press(game, control);
      expect(commands).toEqual([]);
      expect(stop).toEqual({
        id: 'inView',
        params: { monster: 'wolf', seq: expect.any(Number), stopped: false },
      });
    },
  );

  test('a rat and a bat in view are no danger until they are attacked', () => {
    const game = wound(scene('########## #@.....rb# ##########'));
    const bat = monsterAt(game, 8, 1);
    expect(press(game, 'rest').commands.length).toBeGreaterThan(0);
    game.stores.AI.provoked[bat] = 1;
    expect(press(game, 'rest').stop).toEqual({
      id: 'inView',
      params: { monster: 'bat', seq: expect.any(Number), stopped: false },
    });
  });

  test('a fungus that cannot reach the hero does not disturb its rest, but one beside it does', () => {
    const map = '########## #@......F# ##########';
    const game = wound(scene(map, { campaign: rogueCampaign }));
    const { commands, stop } = press(game, 'rest');
    expect(stop).toEqual({ id: 'healed', params: { turns: commands.length } });
    const near = wound(scene('########## #@F......# ##########', { campaign: rogueCampaign }));
    expect(press(near, 'rest').stop).toEqual({
      id: 'asleep',
      params: { monster: 'violet-fungus', seq: expect.any(Number), stopped: false },
    });
  });

  const orcSleeps = {
    id: 'asleep',
    params: { monster: 'orc', seq: expect.any(Number), stopped: false },
  } as const;

  test('a sleeping monster in view stops the first command, and no other one until it wakes', () => {
    const game = wound(scene('########## #@......O# ##########', { campaign: rogueCampaign }));
    const session = recordedSession(game);
    const rest = () => playOut(session, act(session, { type: 'rest' }));
    expect(rest()).toMatchObject({ commands: [], stop: orcSleeps });
    expect(rest().stop?.id).toBe('healed');
    wound(game);
    act(session, { type: 'rest' });
    game.stores.AI.awake[monsterAt(game, 8, 1)] = 1;
    expect(playOut(session, null).stop).toEqual({
      id: 'inView',
      params: { monster: 'orc', seq: expect.any(Number), stopped: true },
    });
  });

  test('a sleeping monster that no reason has named stops the next command', () => {
    const game = wound(scene('########## #@.O....Z# ##########', { campaign: rogueCampaign }));
    const zombie = monsterAt(game, 8, 1);
    game.stores.AI.awake[zombie] = 1;
    const session = recordedSession(game);
    const rest = () => playOut(session, act(session, { type: 'rest' })).stop;
    const { seq } = game.stores.Identity;
    expect(rest()).toEqual({
      id: 'inView',
      params: { monster: 'zombie', seq: seq[zombie], stopped: false },
    });
    removeAlive(game, zombie);
    fov(game);
    expect(rest()).toEqual(orcSleeps);
    expect(rest()?.id).toBe('healed');
  });

  test('a journey leads around a sleeping monster, and where it cannot it stops once in front of it', () => {
    const across = (map: string, to: number) => {
      const game = scene(map, { campaign: rogueCampaign });
      const session = recordedSession(game);
      const go = () => playOut(session, tap(session, { type: 'cell', x: to, y: 1 })).stop;
      expect(go()).toEqual(orcSleeps);
      const gaps: number[] = [];
      const orc = game.floor.monsters[0];
      const { takeTurn } = session;
      session.takeTurn = (...turn) => {
        const events = takeTurn(...turn);
        gaps.push(cellsApart(heroCell(game), cellOf(game, orc)));
        game.stores.AI.awake[orc] = 0;
        return events;
      };
      return { go, gaps };
    };
    const wide = across('######### #@......# #.......# #...O...# #.......# #########', 7);
    expect(wide.go()?.id).toBe('arrived');
    expect(Math.min(...wide.gaps)).toBe(2);
    const narrow = across('######### #@......# #...O...# #########', 7);
    expect(narrow.go()).toEqual({
      id: 'asleep',
      params: { monster: 'orc', seq: expect.any(Number), stopped: true },
    });
    expect(narrow.gaps.at(-1)).toBe(2);
    expect(narrow.go()?.id).toBe('arrived');
    expect(Math.min(...narrow.gaps)).toBe(1);
  });

  test.each(['orc', 'violet-fungus'])(
    'a way around a still %s does not end as soon as the monster is out of view',
    (kind) => {
      const map = `
      ############
      ######.#####
      #..........#
      #.########.#
      #@########.#
      #.########.#
      #..........#
      ############`;
      const sees = {
        ...rogueCampaign,
        sightRadius: 8,
        rules: { ...rogueCampaign.rules, sight: 'field' as const },
      };
      const game = scene(map, { campaign: sees });
      place(game, kind, 6, 1);
      const session = recordedSession(game);
      game.floor.memory.tiles.set(game.floor.grid.tiles);
      const stops: Played['stop'][] = [];
      do {
        stops.push(playOut(session, tap(session, { type: 'cell', x: 10, y: 3 })).stop);
      } while (['appeared', 'asleep'].includes(stops.at(-1)?.id ?? ''));
      expect(stops.map((stop) => stop?.id)).toEqual(['appeared', 'arrived']);
      expect(session.commands.length).toBeLessThan(25);
    },
  );

  test('an automatic command whose steps lead back and forth ends', () => {
    const game = scene(hall);
    const session = recordedSession(game);
    const next = () => ({ type: 'move', dx: heroCell(game).x < 4 ? 1 : -1, dy: 0 }) as const;
    const { commands, stop } = playOut(session, begin(session, { next }));
    expect(stop?.id).toBe('paused');
    expect(commands.length).toBeLessThan(20);
  });

  test('in the arena, where everything is in view, only gladiators nearby are a danger', () => {
    const arena = { campaign: arenaCampaign, depth: 0 };
    const far = scene('@......... .........e', arena);
    const right = { type: 'runTowards', dx: 1, dy: 0 } as const;
    expect(press(far, right).commands.length).toBeGreaterThan(0);
    const near = scene('@......... ...e......', arena);
    expect(press(near, right).stop).toEqual({
      id: 'inView',
      params: { monster: 'gladiator', seq: expect.any(Number), stopped: false },
    });
  });

  test.each(['confused', 'helpless', 'grasped', 'trapped'] as const)(
    'a %s hero does not explore',
    (condition) => {
      const game = scene(hall, { campaign: rogueCampaign });
      game.stores.Condition[condition][game.hero] = 3;
      expect(press(game, 'explore')).toMatchObject({ commands: [], stop: { id: condition } });
    },
  );

  test('a poisoned hero does not explore', () => {
    const game = scene(hall);
    addComponent(game.world, game.hero, game.stores.Poisoned);
    game.stores.Poisoned.turns[game.hero] = 5;
    expect(press(game, 'explore')).toMatchObject({ commands: [], stop: { id: 'poisoned' } });
  });

  test.each([
    ['a rest', 0, { type: 'rest' }],
    ['a count of waiting', 20, { type: 'wait' }],
  ] as const)('%s waits out a poison, which does not stop it', (_, count, control) => {
    const game = wound(scene(hall));
    poisonActor(game, game.hero, 3, 1);
    const session = recordedSession(game);
    session.count = count;
    const { commands, stop } = playOut(session, act(session, control));
    expect(commands).toHaveLength(3);
    expect(game.stores.Health.current[game.hero]).toBe(2);
    expect(stop).toMatchObject({ id: 'message', params: { message: { id: 'poisonEnds' } } });
  });

  test('a hero at full health that does not heal rests until the poison ends', () => {
    const game = scene(hall);
    poisonActor(game, game.hero, 3, 1);
    removeComponent(game.world, game.hero, game.stores.Hunger);
    expect(press(game, 'rest').stop).toMatchObject({ params: { message: { id: 'poisonEnds' } } });
  });

  test('other damage stops the rest of a poisoned hero, and only that damage is reported', () => {
    const game = wound(scene(hall), 9);
    poisonActor(game, game.hero, 8, 1);
    const session = recordedSession(game);
    const { takeTurn } = session;
    session.takeTurn = (played, command) => {
      const events = takeTurn(played, command);
      if (played.turn === 2) played.stores.Health.current[played.hero] -= 3;
      return events;
    };
    const { commands, stop } = playOut(session, act(session, { type: 'rest' }));
    expect([commands.length, stop]).toEqual([2, { id: 'hurt', params: { lost: 3 } }]);
  });

  test('a confused hero rests until its head is clear', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    game.stores.Condition.confused[game.hero] = 3;
    const { commands, stop } = press(game, 'rest');
    expect(commands.length).toBeGreaterThan(1);
    // The end of the confusion is a message.
    expect(stop).toMatchObject({ id: 'message', params: { message: { id: 'clearHead' } } });
  });

  test('a blind hero rests until it can see', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    game.stores.Condition.blind[game.hero] = 30;
    const { commands, stop } = press(game, 'rest');
    expect(commands).toHaveLength(30);
    expect(stop).toMatchObject({ id: 'message', params: { message: { id: 'canSee' } } });
  });

  test.each(['confused', 'blind'] as const)(
    'a %s hero waits and searches by a count and by a series, but takes no series of steps',
    (condition) => {
      const series = (control: Control, count: number) => {
        const game = scene(hall, { campaign: rogueCampaign });
        game.stores.Condition[condition][game.hero] = 90;
        const session = recordedSession(game);
        session.count = count;
        return playOut(session, act(session, control));
      };
      expect(series({ type: 'wait' }, 20).commands).toHaveLength(20);
      expect(series({ type: 'search' }, 20).stop?.id).toBe('counted');
      expect(series({ type: 'searchOn' }, 0).stop?.id).toBe('searched');
      expect(series({ type: 'step', dx: 1, dy: 0 }, 5).stop?.id).toBe(condition);
    },
  );

  test('a series reports once that a blind hero finds nothing, and a rest never does', () => {
    const told = (control: Control, count: number) => {
      const game = scene(hall, { campaign: rogueCampaign });
      game.stores.Condition.blind[game.hero] = 90;
      const session = recordedSession(game);
      session.count = count;
      const { commands } = playOut(session, act(session, control));
      return commands.filter(({ type }) => type === 'search').length;
    };
    expect(told({ type: 'search' }, 20)).toBe(1);
    expect(told({ type: 'searchOn' }, 0)).toBe(1);
    expect(told({ type: 'rest' }, 0)).toBe(0);
  });

  test('a blind hero does not explore', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    game.stores.Condition.blind[game.hero] = 30;
    expect(press(game, 'explore')).toMatchObject({ commands: [], stop: { id: 'blind' } });
  });
});

describe('events on the way', () => {
  test('a wolf that comes into view stops a rest', () => {
    const game = wound(
      scene(
        `###########
         #...#.....#
         #@.......w#
         #...#.....#
         ###########`,
        twoRooms,
      ),
    );
    const { commands, stop } = press(game, 'rest');
    expect(stop).toEqual({ id: 'appeared', params: { monster: 'wolf', seq: expect.any(Number) } });
    expect(commands.length).toBeLessThan(10);
    expect(messageIds(game)).not.toContain('hurt');
  });

  test('a peaceful rat stops only the first journey on which it comes into view', () => {
    const game = scene(
      `###########
       #...#.....#
       #...@....r#
       #...#.....#
       ###########`,
      twoRooms,
    );
    game.floor.memory.tiles.set(game.floor.grid.tiles);
    const rat = monsterAt(game, 9, 2);
    const session = recordedSession(game);
    const travel = (x: number) => {
      const stops: Played['stop'][] = [];
      do {
        stops.push(playOut(session, tap(session, { type: 'cell', x, y: 1 })).stop);
      } while (stops.at(-1)?.id === 'doorway');
      return stops.at(-1);
    };
    const appeared = { id: 'appeared', params: { monster: 'rat', seq: expect.any(Number) } };
    expect(travel(6)).toEqual(appeared);
    expect(travel(1)?.id).toBe('arrived');
    expect(travel(6)?.id).toBe('arrived');
    expect(travel(1)?.id).toBe('arrived');
    const { takeTurn } = session;
    session.takeTurn = (...turn) => {
      const events = takeTurn(...turn);
      if (heroCell(game).x > 4) game.stores.AI.provoked[rat] = 1;
      return events;
    };
    expect(travel(6)).toEqual(appeared);
  });

  test('a sleeping monster stops only the first journey on which it comes into view', () => {
    for (const kind of ['orc', 'violet-fungus']) {
      const game = scene(
        `###########
         #...#.....#
         #...@.....#
         #...#.....#
         ###########`,
        { ...twoRooms, campaign: rogueCampaign },
      );
      place(game, kind, 9, 3);
      game.floor.memory.tiles.set(game.floor.grid.tiles);
      const session = recordedSession(game);
      const travel = (x: number) => {
        let stop: Played['stop'];
        do {
          ({ stop } = playOut(session, tap(session, { type: 'cell', x, y: 1 })));
        } while (stop?.id === 'doorway');
        return stop;
      };
      expect(travel(6)).toEqual({
        id: 'appeared',
        params: { monster: kind, seq: expect.any(Number) },
      });
      for (const x of [1, 6, 1]) expect(travel(x)?.id).toBe('arrived');
    }
  });

  test('a peaceful rat that attacks stops a journey that has begun in view of it', () => {
    const game = scene('########## #@.....r.# ##########');
    const session = recordedSession(game);
    const rat = monsterAt(game, 7, 1);
    tap(session, { type: 'cell', x: 5, y: 1 });
    game.stores.AI.provoked[rat] = 1;
    expect(playOut(session, null).stop).toEqual({
      id: 'inView',
      params: { monster: 'rat', seq: expect.any(Number), stopped: true },
    });
  });

  test('a loss of health stops a series and the number is given', () => {
    const game = wound(scene(hall));
    const session = recordedSession(game);
    session.takeTurn = (played) => {
      played.stores.Health.current[played.hero] -= 2;
      return [];
    };
    const { stop } = playOut(session, act(session, { type: 'rest' }));
    expect(stop).toEqual({ id: 'hurt', params: { lost: 2 } });
  });

  test('an attack that misses stops a series', () => {
    const game = wound(scene(hall));
    const session = recordedSession(game);
    const target = game.stores.Identity.seq[game.hero];
    const at = heroCell(game);
    session.takeTurn = () => [{ type: 'missed', attacker: 99, target, from: at, at }];
    expect(playOut(session, act(session, { type: 'rest' })).stop?.id).toBe('attacked');
  });

  test.each([
    [21, 'hungry20'],
    [11, 'hungry10'],
    [1, 'hungry0'],
  ])('hunger at %i energy stops a rest', (energy, id) => {
    const game = wound(scene(hall), 1);
    game.stores.Hunger.energy[game.hero] = energy;
    const { stop } = press(game, 'rest');
    expect(stop).toMatchObject({ id: 'message', params: { message: { id } } });
  });

  test('a starving hero does not rest', () => {
    const game = wound(scene(hall));
    game.stores.Hunger.energy[game.hero] = 0;
    expect(press(game, 'rest')).toMatchObject({ commands: [], stop: { id: 'starving' } });
  });

  test('an item that comes into view stops a journey, but not exploring', () => {
    const floor = `
      ###########
      #...#.....#
      #@......a.#
      #...#.....#
      ###########`;
    const game = scene(floor, twoRooms);
    const session = recordedSession(game);
    playOut(session, tap(session, { type: 'cell', x: 4, y: 2 }));
    const { stop } = playOut(session, act(session, { type: 'runTowards', dx: 1, dy: 0 }));
    expect(stop?.id).not.toBe('item');
    const journey = scene(floor, twoRooms);
    const other = recordedSession(journey);
    journey.floor.memory.tiles.set(journey.floor.grid.tiles);
    const to = { type: 'cell', x: 9, y: 1 } as const;
    expect(playOut(other, tap(other, to)).stop?.id).toBe('doorway');
    expect(playOut(other, tap(other, to)).stop).toEqual({
      id: 'item',
      params: { item: { kind: 'apple', power: 0 } },
    });
    const explored = scene(floor, twoRooms);
    const exploring = recordedSession(explored);
    for (let press = 0; press < 3; press++) {
      playOut(exploring, act(exploring, { type: 'explore' }));
    }
    expect(exploring.commands).toContainEqual({ type: 'pickup' });
  });

  test('a trap that the hero finds stops a search', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    place(game, 'bear-trap', 2, 1);
    const { commands, stop } = press(game, 'searchOn');
    expect(stop).toMatchObject({ id: 'message', params: { message: { id: 'foundTrap' } } });
    expect(commands.length).toBeLessThan(15);
  });

  test('without a find, a search ends after 15 turns and says so', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    expect(press(game, 'searchOn').stop).toEqual({ id: 'searched', params: { turns: 15 } });
  });

  test('a hero who cannot search does not pass 15 turns: the rules say that it cannot', () => {
    const game = scene(hall);
    const { turn } = game;
    const { stop } = press(game, 'searchOn');
    expect(stop).toMatchObject({ id: 'message', params: { message: { id: 'cannotSearch' } } });
    expect(game.turn).toBe(turn);
  });

  test('a trap that springs under the hero stops a journey with its message', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    place(game, 'bear-trap', 4, 1);
    const session = recordedSession(game);
    const { stop } = playOut(session, tap(session, { type: 'cell', x: 8, y: 1 }));
    expect(heroCell(game).x).toBe(4);
    expect(stop).toMatchObject({ id: 'message', params: { message: { id: 'snared' } } });
  });

  test('a journey stops in a doorway that hides the next room, and goes on when it is asked again', () => {
    const game = scene(
      `###########
       #...#.....#
       #@........#
       #...#.....#
       ###########`,
      twoRooms,
    );
    game.floor.memory.tiles.set(game.floor.grid.tiles);
    const session = recordedSession(game);
    const to = { type: 'cell', x: 9, y: 2 } as const;
    expect(playOut(session, tap(session, to)).stop).toEqual({ id: 'doorway', params: {} });
    expect(heroCell(game)).toEqual({ x: 4, y: 2 });
    expect(playOut(session, tap(session, to)).stop).toEqual({ id: 'arrived', params: {} });
    expect(heroCell(game)).toEqual({ x: 9, y: 2 });
  });

  test('a hero does not rest in a doorway, where it would see a monster too late', () => {
    const game = wound(
      scene(
        `###########
         #...#.....#
         #...@.....#
         #...#.....#
         ###########`,
        twoRooms,
      ),
    );
    expect(press(game, 'rest')).toMatchObject({ commands: [], stop: { id: 'blindRest' } });
  });

  test('a command that the rules refuse stops a series with the reason of the rules', () => {
    const game = scene('######### #@......# #########');
    const session = recordedSession(game);
    act(session, { type: 'digit', digit: 5 });
    const { commands, stop } = playOut(session, act(session, { type: 'step', dx: -1, dy: 0 }));
    expect(commands).toEqual([]);
    expect(stop).toMatchObject({ id: 'message', params: { message: { id: 'blocked' } } });
  });

  test('any tap, and any key but the one that started it, stops a series and does nothing else', () => {
    for (const disturb of [
      (session: ReturnType<typeof recordedSession>) => act(session, { type: 'other' }),
      (session: ReturnType<typeof recordedSession>) => act(session, { type: 'wait' }),
      (session: ReturnType<typeof recordedSession>) => tap(session, { type: 'cell', x: 8, y: 1 }),
    ]) {
      const game = wound(scene(hall));
      const session = recordedSession(game);
      act(session, { type: 'rest' });
      expect(session.series).not.toBeNull();
      const { turn } = game;
      expect(disturb(session)).toMatchObject({ stop: { id: 'interrupted' } });
      expect(session.series).toBeNull();
      expect(game.turn).toBe(turn);
    }
  });

  test('the key that started a series does not stop it', () => {
    const game = wound(scene(hall));
    const session = recordedSession(game);
    act(session, { type: 'rest' }, { key: 'R' });
    expect(act(session, { type: 'rest' }, { key: 'R' })).toBeNull();
    expect(playOut(session, null).stop?.id).toBe('healed');
  });

  test('the end of the game stops a series', () => {
    const game = scene('######### #@.j....# #########', { depth: 5 });
    expect(press(game, 'explore').stop).toEqual({ id: 'ended', params: {} });
  });

  test('a poison that begins on the way stops a rest, although it has taken no health yet', () => {
    const game = wound(scene(hall));
    const session = recordedSession(game);
    session.takeTurn = (played) => {
      addComponent(played.world, played.hero, played.stores.Poisoned);
      return [];
    };
    const { commands, stop } = playOut(session, act(session, { type: 'rest' }));
    expect([commands.length, stop]).toEqual([1, { id: 'poisoned', params: { stopped: true } }]);
  });

  test('a paralysis that begins on the way stops a series', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    const session = recordedSession(game);
    session.takeTurn = (played) => {
      played.stores.Condition.helpless[played.hero] = 4;
      return [];
    };
    const { commands, stop } = playOut(session, act(session, { type: 'searchOn' }));
    expect([commands.length, stop]).toEqual([1, { id: 'helpless', params: { stopped: true } }]);
  });

  test('a found trap that comes into view stops a journey, and is named', () => {
    const game = scene(
      `###########
       #...#.....#
       #@........#
       #...#.....#
       ###########`,
      { ...twoRooms, campaign: rogueCampaign },
    );
    const trap = place(game, 'bear-trap', 7, 1);
    game.stores.Trap.found[trap] = 1;
    game.floor.memory.tiles.set(game.floor.grid.tiles);
    const session = recordedSession(game);
    const to = { type: 'cell', x: 9, y: 2 } as const;
    const { stop } = playOut(session, tap(session, to));
    expect(stop).toEqual({ id: 'trap', params: { trap: 'bear-trap' } });
    expect(heroCell(game)).toEqual({ x: 5, y: 2 });
    expect(playOut(session, tap(session, to)).stop?.id).toBe('arrived');
  });

  test('a series that never ends by itself pauses after 1000 turns and says so', () => {
    const session = recordedSession(wound(scene(hall)));
    session.takeTurn = () => [];
    const { commands, stop } = playOut(session, act(session, { type: 'rest' }));
    expect(commands).toHaveLength(1000);
    expect(stop).toEqual({ id: 'paused', params: { turns: 1000 } });
  });

  test('another floor stops a journey, even if no message announces it', () => {
    const game = scene(hall);
    const session = recordedSession(game);
    session.takeTurn = (played) => {
      played.floor = { ...played.floor, depth: 2 };
      return [];
    };
    const { commands, stop } = playOut(session, tap(session, { type: 'cell', x: 8, y: 1 }));
    expect([commands.length, stop]).toEqual([1, { id: 'newFloor', params: {} }]);
  });

  test('a trapdoor to another floor stops a journey', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    place(game, 'trapdoor', 4, 1);
    const session = recordedSession(game);
    const { stop } = playOut(session, tap(session, { type: 'cell', x: 8, y: 1 }));
    expect(game.floor.depth).toBe(2);
    expect(stop).toMatchObject({ id: 'message', params: { message: { id: 'trapdoor' } } });
  });
});

describe('rest', () => {
  test('a rest ends when the hero is healed', () => {
    const game = scene(hall);
    const { Health } = game.stores;
    Health.current[game.hero] -= 2;
    const { commands, stop } = press(game, 'rest');
    expect(stop).toEqual({ id: 'healed', params: { turns: commands.length } });
    expect(Health.current[game.hero]).toBe(Health.max[game.hero]);
    expect(press(game, 'rest')).toMatchObject({ commands: [], stop: { id: 'alreadyHealed' } });
  });

  test('Rest is refused with a reason if the hero does not heal by resting', () => {
    const game = scene('@......... .........e', { campaign: arenaCampaign, depth: 0 });
    const { Health } = game.stores;
    Health.max[game.hero] = 20;
    Health.current[game.hero] = 2;
    expect(press(game, 'rest')).toMatchObject({ commands: [], stop: { id: 'noHealing' } });
  });
});

describe('journeys', () => {
  test('> leads to the stairs down and takes them when it is pressed again', () => {
    const game = scene('########## #@......># ##########', { depth: 1 });
    expect(press(game, 'down').stop).toEqual({ id: 'atStairsDown', params: {} });
    expect(heroCell(game)).toEqual({ x: 8, y: 1 });
    expect(press(game, 'down').commands).toEqual([{ type: 'down' }]);
    expect(game.floor.depth).toBe(2);
  });

  test('< leads to the stairs up and takes them when it is pressed again', () => {
    const game = scene('########## #@......<# ##########', { depth: 2 });
    expect(press(game, 'up').stop).toEqual({ id: 'atStairsUp', params: {} });
    expect(heroCell(game)).toEqual({ x: 8, y: 1 });
    expect(press(game, 'up').commands).toEqual([{ type: 'up' }]);
    expect(game.floor.depth).toBe(1);
  });

  test('> and < say that no stairs were found yet', () => {
    const game = scene(hall, { depth: 2 });
    expect(press(game, 'down').stop?.id).toBe('unknownDown');
    expect(press(game, 'up').stop?.id).toBe('unknownUp');
  });

  test('> says that the last floor and the arena have no stairs down', () => {
    expect(press(scene(hall, { depth: 5 }), 'down').stop?.id).toBe('lastFloor');
    const arena = scene(hall, { campaign: arenaCampaign, depth: 0 });
    expect(press(arena, 'down').stop?.id).toBe('lastFloor');
  });

  test('< says that the first floor has no stairs up, and that in Rogue none lead up without the prize', () => {
    expect(press(scene(hall, { depth: 0 }), 'up').stop?.id).toBe('firstFloor');
    const game = scene(hall, { campaign: rogueCampaign });
    expect(press(game, 'up').stop?.id).toBe('upClosed');
    game.prizeHeld = true;
    expect(press(game, 'up').stop?.id).toBe('unknownUp');
  });

  test('a journey leads around a known trap and never onto it', () => {
    const game = scene(
      `##########
       #@.......#
       #........#
       ##########`,
      { campaign: rogueCampaign, rooms: [{ x1: 1, y1: 1, x2: 8, y2: 2 }] },
    );
    const trap = place(game, 'bear-trap', 4, 1);
    game.stores.Trap.found[trap] = 1;
    fov(game);
    const session = recordedSession(game);
    const { stop } = playOut(session, tap(session, { type: 'cell', x: 8, y: 1 }));
    expect(stop?.id).toBe('arrived');
    expect(messageIds(game)).not.toContain('snared');
  });

  test('a journey past a known trap that fills the only passage says that there is no safe way', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    const trap = place(game, 'bear-trap', 2, 1);
    game.stores.Trap.found[trap] = 1;
    fov(game);
    const session = recordedSession(game);
    game.floor.memory.tiles.set(game.floor.grid.tiles);
    const { commands, stop } = playOut(session, tap(session, { type: 'cell', x: 8, y: 1 }));
    expect([commands, stop?.id]).toEqual([[], 'noWay']);
  });

  test('with a wolf in view, a tap far away is one step, and the reason names the wolf', () => {
    const game = scene('########## #@...w...# ##########');
    const session = recordedSession(game);
    const { commands, stop } = playOut(session, tap(session, { type: 'cell', x: 3, y: 1 }));
    expect(commands).toHaveLength(1);
    expect(stop).toEqual({ id: 'oneStep', params: { monster: 'wolf' } });
  });

  test('a journey to an item ends at this item, and leaves the next one for another press', () => {
    const game = scene(hall, { campaign: rogueCampaign });
    place(game, 'ration', 3, 1);
    place(game, 'ration', 7, 1);
    fov(game);
    const first = press(game, 'fetch');
    expect(first.stop).toEqual({ id: 'arrived', params: {} });
    expect(heroCell(game)).toEqual({ x: 3, y: 1 });
    expect(press(game, 'fetch').stop?.id).toBe('arrived');
    expect(heroCell(game)).toEqual({ x: 7, y: 1 });
  });

  test('a journey to an item ends at a nearer one that comes into view on the way', () => {
    const game = scene(
      `###########
       #...#.....#
       #@........#
       #...#.....#
       ###########`,
      { ...twoRooms, campaign: rogueCampaign },
    );
    place(game, 'ration', 9, 2);
    // The hero has seen the whole floor and the far ration, but not the near one.
    const { grid, memory } = game.floor;
    memory.tiles.set(grid.tiles);
    const { kinds } = rogueCampaign;
    memory.things[2 * grid.width + 9] = kinds.findIndex(({ id }) => id === 'ration');
    place(game, 'ration', 6, 1);
    expect(press(game, 'fetch').stop?.id).toBe('arrived');
    expect(heroCell(game)).toEqual({ x: 6, y: 1 });
  });

  test('a key that fetches an item under the hero leaves the next one for another press', () => {
    const game = scene('########## #@...a...# ##########');
    place(game, 'apple', 1, 1);
    fov(game);
    expect(press(game, 'fetch').commands).toEqual([{ type: 'pickup' }]);
    expect(press(game, 'fetch').stop?.id).toBe('arrived');
    expect(heroCell(game)).toEqual({ x: 5, y: 1 });
  });

  test('a key fetches the nearest item, and then says that no other is known', () => {
    const game = scene('########## #@...a...# ##########');
    press(game, 'fetch');
    expect(drawScene(game)[1]).toBe('#....@...#');
    expect(game.score).toBe(game.campaign.points.item);
    expect(press(game, 'fetch').stop?.id).toBe('noItem');
  });
});

describe('exploring', () => {
  test('exploring picks up items and ends with "Nothing left to explore"', () => {
    const game = scene('########## #@..a..>.# ##########');
    const { commands, stop } = press(game, 'explore');
    expect(commands).toContainEqual({ type: 'pickup' });
    expect(stop).toEqual({
      id: 'nothingLeft',
      params: { left: [], isBlocked: false, blocker: null, lacks: null, next: 'toDown' },
    });
  });

  test('with low health the first press asks to rest first, and the second one explores', () => {
    const floor = `
      ###########
      #...#.....#
      #@........#
      #...#.....#
      ###########`;
    const game = wound(scene(floor, twoRooms));
    const session = recordedSession(game);
    const explore = () => playOut(session, act(session, { type: 'explore' })).stop?.id;
    expect(explore()).toBe('restFirst');
    expect(session.commands).toEqual([]);
    expect(explore()).toBe('doorway');
    // Health that has been higher is low again.
    wound(game, 16);
    act(session, { type: 'step', dx: -1, dy: 0 });
    wound(game);
    expect(explore()).toBe('restFirst');
    session.told.toRest = false;
    session.options.confirms = false;
    expect(explore()).toBe('doorway');
  });

  test('a hero with low health that cannot rest explores at once', () => {
    const doorway = wound(
      scene(
        `###########
         #...#.....#
         #...@.....#
         #...#.....#
         ###########`,
        twoRooms,
      ),
    );
    const starving = wound(scene(hall));
    starving.stores.Hunger.energy[starving.hero] = 0;
    const watched = wound(scene('########## #@......w# ##########'));
    const reasons = [doorway, starving, watched].map((game) => press(game, 'explore').stop?.id);
    expect(reasons).not.toContain('restFirst');
  });

  test('when nothing is left, exploring again in the same turn goes to the stairs, but not down', () => {
    const game = scene('########## #.>....@.# ##########', { depth: 1 });
    const session = recordedSession(game);
    const again = () => playOut(session, act(session, { type: 'explore' })).stop;
    expect(again()).toMatchObject({ id: 'nothingLeft', params: { next: 'toDown' } });
    act(session, { type: 'wait' });
    expect(again()).toMatchObject({ id: 'nothingLeft', params: { next: 'toDown' } });
    expect(again()).toMatchObject({ id: 'nothingLeft', params: { next: 'down' } });
    expect(heroCell(game)).toEqual({ x: 2, y: 1 });
    expect(again()).toMatchObject({ id: 'nothingLeft', params: { next: 'down' } });
    expect(again()).toMatchObject({ id: 'nothingLeft', params: { next: 'down' } });
    expect(game.floor.depth).toBe(1);
  });

  test.each([
    ['in Simple the hero digs', {}, 'dig'],
    ['in Rogue the hero searches', { campaign: rogueCampaign }, 'search'],
    ['on the last floor nothing leads on', { depth: 5 }, null],
  ])('without stairs, %s', (_, options, next) => {
    const { stop } = press(scene(hall, { depth: 1, ...options }), 'explore');
    expect(stop).toMatchObject({ id: 'nothingLeft', params: { next } });
  });

  test('with the Amulet, the stairs up lead on', () => {
    const game = scene('########## #@..>..<.# ##########', { campaign: rogueCampaign, depth: 26 });
    give(game, 'amulet');
    expect(press(game, 'explore').stop).toMatchObject({ params: { lacks: null, next: 'toUp' } });
  });

  test('with the Amulet, exploring misses the stairs up, not those down', () => {
    const game = scene(hall, { campaign: rogueCampaign, depth: 26 });
    give(game, 'amulet');
    const params = { lacks: 'up', next: 'search' };
    expect(press(game, 'explore').stop).toMatchObject({ id: 'nothingLeft', params });
  });

  test.each([
    [1, 'down'],
    [5, null],
  ])('on floor %i, exploring misses the stairs that lead on: %s', (depth, lacks) => {
    const { stop } = press(scene(hall, { depth }), 'explore');
    expect(stop).toMatchObject({ id: 'nothingLeft', params: { lacks } });
  });

  test('exploring names an item that is too heavy, and leaves it', () => {
    const game = scene('########## #@..v....# ##########');
    game.stores.Bag.maxWeight[game.hero] = 1;
    const { commands, stop } = press(game, 'explore');
    expect(commands).toEqual([]);
    expect(stop).toEqual({
      id: 'nothingLeft',
      params: {
        left: [{ kind: 'riveted-armour', power: 0 }],
        isBlocked: false,
        blocker: null,
        lacks: 'down',
        next: 'dig',
      },
    });
  });

  test('exploring does not pick up items that the hero has put down', () => {
    const game = scene(hall);
    give(game, 'apple');
    const session = recordedSession(game);
    session.takeTurn(game, { type: 'put', slot: 0 });
    const { commands } = playOut(session, act(session, { type: 'explore' }));
    expect(commands).toEqual([]);
  });

  test('exploring says that a known trap blocks the rest of the floor', () => {
    const game = scene('########## #@.,,,,..# ##########', {
      campaign: rogueCampaign,
      rooms: [{ x1: 1, y1: 1, x2: 2, y2: 1 }],
    });
    const trap = place(game, 'bear-trap', 3, 1);
    game.stores.Trap.found[trap] = 1;
    fov(game);
    const { stop } = press(game, 'explore');
    expect(stop).toMatchObject({ id: 'nothingLeft', params: { isBlocked: true } });
  });

  test('exploring crosses a dark room once, although the hero forgets its floor', () => {
    const game = scene(
      `__________
       _#######__
       _#@....#__
       _#.....#__
       _#.....+,,
       _#######__
       __________`,
      { campaign: rogueCampaign, rooms: [{ x1: 2, y1: 2, x2: 6, y2: 4, dark: true }] },
    );
    const session = recordedSession(game);
    let stop = null;
    for (let press = 0; press < 20 && stop !== 'nothingLeft'; press++) {
      stop = playOut(session, act(session, { type: 'explore' })).stop?.id;
    }
    expect(stop).toBe('nothingLeft');
    expect(session.commands.length).toBeLessThan(40);
  });
});

describe('attacking', () => {
  test('with a wolf in view, each press is one step or one attack', () => {
    const game = scene('########## #@....w..# ##########');
    const { Health } = game.stores;
    Health.current[game.hero] = Health.max[game.hero] = 100;
    let attacks = 0;
    for (let turns = 0; turns < 3; turns++) {
      const { turn } = game;
      const { events } = press(game, 'attack');
      expect(game.turn).toBe(turn + 1);
      if (events.some((event) => event.type === 'hit' && event.damage > 0)) attacks++;
    }
    expect(attacks).toBeGreaterThan(0);
  });

  test('if the next hit may kill, the first press warns and further presses attack', () => {
    const game = scene('##### #@w.# #####');
    const { Health } = game.stores;
    const wolf = monsterAt(game, 2, 1);
    Health.current[game.hero] = 1;
    Health.current[wolf] = Health.max[wolf] = 500;
    const session = recordedSession(game);
    // Nobody dies here, so that each press has the next one.
    session.takeTurn = (played) => {
      played.turn++;
      return [];
    };
    const attack = () => playOut(session, act(session, { type: 'attack' })).stop?.id;
    expect(attack()).toBe('mayDie');
    expect(session.commands).toEqual([]);
    expect([attack(), attack()]).toEqual([undefined, undefined]);
    expect(session.commands).toHaveLength(2);
    // After another command, the player is warned again.
    act(session, { type: 'wait' });
    expect(attack()).toBe('mayDie');
    session.told.riskInTurn = null;
    session.options.confirms = false;
    expect(attack()).toBeUndefined();
  });

  test('a hero goes next to a peaceful monster and attacks it with another press', () => {
    const game = scene('########## #@......r# ##########');
    const rat = monsterAt(game, 8, 1);
    const first = press(game, 'attack');
    expect(first.stop).toEqual({ id: 'beside', params: { monster: 'rat' } });
    expect(messageIds(game)).not.toContain('hit');
    press(game, 'attack');
    expect(game.stores.Health.current[rat]).toBeLessThan(game.stores.Health.max[rat]);
  });

  test('a hero leaves a sleeping monster alone while another danger is awake', () => {
    const game = scene('######### #.O@...O# #########', { campaign: rogueCampaign });
    game.stores.AI.awake[monsterAt(game, 7, 1)] = 1;
    expect(press(game, 'attack').commands).toEqual([{ type: 'move', dx: 1, dy: 0 }]);
    expect(game.stores.AI.awake[monsterAt(game, 2, 1)]).toBe(0);
  });

  test('without a monster in view the reason says so', () => {
    expect(press(scene(hall), 'attack')).toMatchObject({ commands: [], stop: { id: 'noMonster' } });
  });

  test('a monster that no safe way leads to is named', () => {
    const game = scene('########## #@%.....r# ##########');
    expect(press(game, 'attack').stop).toEqual({ id: 'noWayTo', params: { monster: 'rat' } });
  });
});

describe('on the way to a peaceful monster', () => {
  const base = {
    name: { en: 'friend' },
    look: { glyph: 'd', colour: '#d0b080' },
    Health: { max: 20 },
    Stats: { attack: 1, defence: 1 },
    AI: { mind: 'none' },
  };
  const campaign = loadCampaign(simple, {
    'friend.json': JSON.stringify({ ...base, Faction: { name: 'hero' } }),
    'ghost.json': JSON.stringify({ ...base, Invisible: {} }),
  });
  const goToRat = (between: string) => {
    const game = scene('######### #@....r.# #########', { campaign });
    const other = place(game, between, 3, 1);
    fov(game);
    const session = recordedSession(game);
    const { stop, commands } = playOut(session, goTo(session, { x: 6, y: 1 }));
    return { isShown: game.stores.AI.shown[other] === 1, stop, commands };
  };

  test('a monster that the hero does not see is not named before the hero bumps into it', () => {
    const { isShown, stop, commands } = goToRat('ghost');
    expect(isShown).toBe(false);
    expect(commands).toHaveLength(2);
    expect(stop?.id).not.toBe('beside');
  });

  test('an ally changes places and ends nothing', () => {
    const { isShown, stop, commands } = goToRat('friend');
    expect(isShown).toBe(true);
    expect(commands.length).toBeGreaterThan(2);
    expect(stop).toEqual({ id: 'beside', params: { monster: 'rat' } });
  });
});
