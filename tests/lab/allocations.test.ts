import { expect, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { newGame } from '../../src/game/game.ts';
import { healing } from '../../src/game/systems/healing.ts';
import type { Game } from '../../src/game/world.ts';
import { allocationsOfReplay, type HeapMeter } from '../../src/lab/bench/allocations.ts';
import { heapMeter } from '../../src/lab/terminal/heap-and-cpu.ts';
import { arenaCampaign } from '../world.ts';

/** A recorded game in which the hero waits, with another healing. */
function recording(turns: number, work: (game: Game) => void = healing) {
  const start = () => {
    const game = newGame(arenaCampaign, 'bytes');
    game.replaced = { healing: work };
    return game;
  };
  return { start, commands: Array.from({ length: turns }, (): Command => ({ type: 'wait' })) };
}

/** A heap that only grows by `allocate`, and by the given bytes at each reading. */
function madeHeap(reading: number) {
  let used = 0;
  const allocate = (bytes: number) => {
    used += bytes;
  };
  const heap: HeapMeter = {
    used() {
      const now = used;
      used += reading;
      return now;
    },
    collects(work) {
      work();
      return false;
    },
  };
  return { heap, allocate };
}

test('the bytes of a system are those between its start and its end, without those of the readings', () => {
  const { heap, allocate } = madeHeap(360);
  const game = recording(4, ({ turn }) => allocate(turn === 3 ? 5000 : 1000));
  const found = allocationsOfReplay(game, heap, 2);
  expect(found).toMatchObject({ counted: 4, dropped: 0, reading: 360, resolution: 0 });
  expect(found.systems[0]).toEqual({
    system: 'healing',
    total: 8000,
    perTurn: 2000,
    most: { line: 3, bytes: 5000 },
  });
  expect(found.systems.at(-1)).toMatchObject({ system: 'turn', total: 8000 });
  const others = found.systems.slice(1, -1).map(({ total }) => total);
  expect(others.length).toBeGreaterThan(10);
  expect(others.every((total) => total === 0)).toBe(true);
});

test('a turn in which the collector runs in each replay is left out and counted', () => {
  const { heap, allocate } = madeHeap(0);
  let turns = 0;
  const collects: HeapMeter['collects'] = (work) => {
    work();
    // The second of four turns, in the warm-up and in both replays; the third only in one replay.
    return turns++ % 4 === 1 || turns === 7;
  };
  const game = recording(4, () => allocate(1000));
  const found = allocationsOfReplay(game, { ...heap, collects }, 2);
  expect(found).toMatchObject({ counted: 3, dropped: 1 });
  expect(found.systems[0]).toMatchObject({ system: 'healing', total: 3000, perTurn: 1000 });
});

test('a turn in which the heap becomes smaller is left out', () => {
  const { heap, allocate } = madeHeap(0);
  const found = allocationsOfReplay(
    recording(3, ({ turn }) => allocate(turn === 2 ? -1_000_000 : 100)),
    heap,
    1,
  );
  expect(found).toMatchObject({ counted: 2, dropped: 1 });
  expect(found.systems[0]).toMatchObject({ system: 'healing', total: 200 });
});

const kept: { list: number[] } = { list: [] };

test('the bytes of an array on the heap of V8 are found in the system that makes it', () => {
  const bytesOf = (work: (game: Game) => void) => {
    const { systems } = allocationsOfReplay(recording(4, work), heapMeter, 9);
    return systems.find(({ system }) => system === 'healing')?.perTurn ?? 0;
  };
  const more = bytesOf((game) => {
    healing(game);
    kept.list = new Array<number>(12_000).fill(7);
  });
  // 12,000 elements of 8 bytes. The other bytes of a turn differ by up to 2 kB between two measurements, and V8 rarely
  // makes one of the four arrays twice, on a busy machine more of them (131,374 bytes were found once).
  const found = more - bytesOf(healing);
  expect(found).toBeGreaterThan(90_000);
  expect(found).toBeLessThan(160_000);
});
