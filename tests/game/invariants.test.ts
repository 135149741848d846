import { query } from 'bitecs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStandable, Tile } from '../../src/dungeon/grid.ts';
import { monstersHere } from '../../src/game/actors/actors.ts';
import { type Command, readCommand } from '../../src/game/commands.ts';
import { enterFloor } from '../../src/game/floors/enter-floor.ts';
import { unknown } from '../../src/game/floors/floor.ts';
import { itemsOn, trapsOn } from '../../src/game/floors/floor-contents.ts';
import { generateFloor } from '../../src/game/floors/generate-floor.ts';
import { moveActor } from '../../src/game/floors/occupancy.ts';
import { openFloor } from '../../src/game/floors/open-floor.ts';
import { rebuildIndexes } from '../../src/game/floors/rebuild-indexes.ts';
import { commandHere } from '../../src/game/floors/underfoot.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { hashOf } from '../../src/state/hash.ts';
import { expectSound } from '../expect-sound.ts';
import { arenaCampaign, campaign, reachable, rogueCampaign } from '../world.ts';

const offset = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1);
const slot = fc.integer({ min: 0, max: 6 });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({ type: fc.constant('move' as const), dx: offset, dy: offset }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('dig' as const), dx: offset, dy: offset }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('pickup' as const, 'wait' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('down' as const, 'up' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('search' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('throw' as const), slot, dx: offset, dy: offset }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'eat' as const,
        'drink' as const,
        'equip' as const,
        'takeOff' as const,
        'put' as const,
      ),
      slot,
    }),
  },
);

const jumps = ['jump to stairs', 'jump to an item', 'jump to a trap', 'jump to a monster'] as const;

/** A step of a random game: a command, or sometimes a jump to an interesting cell. */
const step = fc.oneof(
  { weight: 30, arbitrary: command },
  { weight: 1, arbitrary: fc.constantFrom(...jumps) },
);

/** Moves the hero to a cell where something happens: random steps hardly ever leave the first hall. */
function jump(game: Game, where: (typeof jumps)[number]): void {
  // A command that takes no time does not look into the rooms that the jump makes pending.
  if (game.ending || game.asks) return;
  const { grid, occupants } = game.floor;
  const { Position } = game.stores;
  const at = (entity: number | undefined) =>
    entity === undefined ? -1 : Position.y[entity] * grid.width + Position.x[entity];
  // Beside the trap and the monster: the next step can lead onto the trap, or attack.
  const targets = {
    'jump to stairs': () => grid.tiles.indexOf(Tile.stairsDown),
    'jump to an item': () => at(itemsOn(game, game.floor)[0]),
    'jump to a trap': () => at(trapsOn(game)[0]) - 1,
    'jump to a monster': () => at(monstersHere(game)[0]) - 1,
  };
  const cell = targets[where]();
  if (cell >= 0 && occupants[cell] === 0 && isStandable(grid.tiles[cell])) {
    moveActor(game, game.hero, cell % grid.width, Math.floor(cell / grid.width));
  }
  takeTurn(game, commandHere(game) ?? { type: 'wait' });
}

describe('in random games', () => {
  test('no invariant of Simple breaks, and the hero never forgets a cell', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(step, { maxLength: 160 }), (seed, steps) => {
        const game = newGame(campaign, seed);
        game.stores.Health.max[game.hero] = 60;
        game.stores.Health.current[game.hero] = 60;
        let known = 0;
        let floor = game.floor;
        for (const next of steps) {
          if (typeof next === 'string') jump(game, next);
          else takeTurn(game, next);
          expectSound(game);
          const knownNow = game.floor.memory.tiles.filter((tile) => tile !== unknown).length;
          if (game.floor === floor) expect(knownNow).toBeGreaterThanOrEqual(known);
          floor = game.floor;
          known = knownNow;
        }
      }),
      { numRuns: 120 },
    );
  });

  test('no invariant of Rogue breaks on any depth, on the way down and up', () => {
    const depth = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        fc.string(),
        depth,
        fc.boolean(),
        fc.array(step, { maxLength: 160 }),
        (seed, from, returning, steps) => {
          const game = newGame(rogueCampaign, seed);
          game.stores.Health.max[game.hero] = 600;
          game.stores.Health.current[game.hero] = 600;
          game.prizeHeld = returning;
          if (from > 1) enterFloor(game, from);
          takeTurn(game, { type: 'wait' });
          for (const next of steps) {
            if (typeof next === 'string') jump(game, next);
            else takeTurn(game, next);
            expectSound(game);
            expect([...game.floors.values()]).toEqual([game.floor]);
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  test('a value that is not a command is refused and costs no turn', () => {
    const nonsense = fc.oneof(
      fc.anything({ withBigInt: true }),
      fc.record({
        type: fc.constantFrom('move', 'dig', 'eat', 'fly'),
        dx: fc.anything(),
        dy: offset,
      }),
      fc.record({ type: fc.constantFrom('eat', 'put'), slot: fc.anything() }),
    );
    const game = newGame(campaign, 'nonsense');
    fc.assert(
      fc.property(nonsense, (command) => {
        fc.pre('problem' in readCommand(command));
        takeTurn(game, command as Command);
        expect(game.events.map(({ type }) => type)).toEqual(['message', 'refused']);
        expect(game.turn).toBe(0);
      }),
    );
  });

  test('orthogonal steps connect the stairs of every floor', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const game = newGame(campaign, seed);
        let arrival = { x: 12, y: 5 };
        for (let depth = 1; depth <= 4; depth++) {
          const plan = generateFloor(campaign, seed, depth, arrival);
          const floor = openFloor(game, depth, plan);
          const down = plan.terrain.down ?? arrival;
          expect(reachable(floor.grid, arrival)).toContain(down.y * floor.grid.width + down.x);
          arrival = down;
        }
      }),
      { numRuns: 150 },
    );
  });

  test.each([campaign, arenaCampaign, rogueCampaign])(
    'equal seeds and commands make equal games of $id, and queries do not change them',
    (played) => {
      fc.assert(
        fc.property(fc.string(), fc.array(step, { maxLength: 80 }), (seed, steps) => {
          const plain = newGame(played, seed);
          const watched = newGame(played, seed);
          const { stores, world } = watched;
          for (const next of steps) {
            for (const game of [plain, watched]) {
              if (typeof next === 'string') jump(game, next);
              else takeTurn(game, next);
            }
            // A renderer and a profiler may send any queries.
            query(world, [stores.AI]);
            query(world, [stores.Item, stores.Position]);
            query(world, [stores.Dead]);
            hashOf(watched);
            // Everything derived can be rebuilt at any time.
            rebuildIndexes(watched);
          }
          expect(hashOf(watched)).toBe(hashOf(plain));
        }),
        { numRuns: 60 },
      );
    },
  );
});
