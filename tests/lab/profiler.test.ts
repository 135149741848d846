import { afterEach, describe, expect, test } from 'vitest';
import { takeTurn } from '../../src/game/game.ts';
import { tryClock } from '../../src/lab/profiler/clock.ts';
import { Profiler } from '../../src/lab/profiler/profiler.ts';
import { Timeline } from '../../src/lab/profiler/timeline.ts';
import { hashOf } from '../../src/state/hash.ts';
import { scene } from '../world.ts';

/** A clock that stands still until it is told to go on. */
function stoppedClock(): { now: () => number; pass: (ms: number) => void } {
  let time = 0;
  return {
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
  };
}

/** Lets systems work for so many ms, one after another. */
function work(profiler: Profiler, pass: (ms: number) => void, ...calls: [string, number][]): void {
  for (const [system, ms] of calls) {
    profiler.enter(system);
    pass(ms);
    profiler.leave(system);
  }
}

const room = `
  #######
  #.r.r.#
  #..@..#
  #.r...#
  #######`;

test('what a system does several times in a turn adds up to one sample, in µs', () => {
  const { now, pass } = stoppedClock();
  const profiler = new Profiler(now);
  profiler.begin();
  work(profiler, pass, ['ai', 2], ['actions', 1], ['ai', 3], ['actions', 1]);
  pass(4);
  profiler.end();
  expect(profiler.profiles()).toEqual([
    { system: 'ai', calls: 2, last: 5000, average: 5000, p95: 5000 },
    { system: 'actions', calls: 2, last: 2000, average: 2000, p95: 2000 },
  ]);
  expect(profiler.turn()).toMatchObject({ last: 11_000 });
});

test('average and p95 are those of the last 120 turns; one that rested is 0', () => {
  const { now, pass } = stoppedClock();
  const profiler = new Profiler(now);
  for (let turn = 1; turn <= 200; turn++) {
    profiler.begin();
    work(profiler, pass, ['fov', turn / 1000]);
    profiler.end();
  }
  const [fov] = profiler.profiles();
  // Turns 81 to 200; the 114th of them by rank is 194.
  expect(fov.last).toBeCloseTo(200);
  expect(fov.average).toBeCloseTo(140.5);
  expect(fov.p95).toBeCloseTo(194);
  profiler.begin();
  profiler.end();
  expect(profiler.profiles()[0]).toMatchObject({ calls: 0, last: 0 });
});

test('a refused command is no sample', () => {
  const profiler = new Profiler(() => performance.now());
  const game = scene(room);
  profiler.takeTurn(game, { type: 'wait' });
  const turns = profiler.profiles().map(({ average }) => average);
  profiler.takeTurn(game, { type: 'up' });
  expect(profiler.profiles().map(({ average }) => average)).toEqual(turns);
  expect(game.turn).toBe(1);
});

test('a refused command leaves what is told of the last turn', () => {
  const profiler = new Profiler(() => performance.now());
  const game = scene(room);
  profiler.takeTurn(game, { type: 'wait' });
  const { reads } = profiler;
  const told = profiler.profiles();
  profiler.takeTurn(game, { type: 'up' });
  expect(profiler.profiles()).toEqual(told);
  expect(profiler).toMatchObject({ turns: 1, reads });
});

test('what the looks at the clock cost is not in what is told', () => {
  const { now, pass } = stoppedClock();
  const profiler = new Profiler(now, 500);
  profiler.begin();
  work(profiler, pass, ['ai', 2], ['ai', 3], ['fov', 0.1]);
  profiler.end();
  const [ai, fov] = profiler.profiles();
  expect(ai.last).toBe(4000);
  expect(fov.last).toBe(0);
  // Eight looks: two at each call, and two around them.
  expect(profiler.turn().last).toBeCloseTo(5100 - 8 * 500);
});

test('a measured game is the same game, and is left alone between turns', () => {
  const [measured, plain] = [scene(room), scene(room)];
  const profiler = new Profiler(() => performance.now());
  for (const dx of [-1, 0, 1, 1] as const) {
    const command = { type: 'move', dx, dy: -1 } as const;
    expect(profiler.takeTurn(measured, command)).toEqual(takeTurn(plain, command));
    expect(measured.probe).toBeNull();
  }
  expect(hashOf(measured)).toBe(hashOf(plain));
  expect(profiler.profiles().map(({ system }) => system)).toEqual(
    expect.arrayContaining(['input', 'actions', 'ai', 'fov']),
  );
});

test('the probe is taken out again when a turn fails', () => {
  const game = scene(room);
  game.replaced = {
    ai: () => {
      throw new Error('no idea');
    },
  };
  const profiler = new Profiler(() => 0);
  expect(() => profiler.takeTurn(game, { type: 'wait' })).toThrow('no idea');
  expect(game.probe).toBeNull();
});

describe('on a timeline', () => {
  afterEach(() => performance.clearMeasures());

  /** A turn of the hero's action, three monsters one of which strikes, and the world. */
  function aTurn(): Profiler {
    const { now, pass } = stoppedClock();
    const profiler = new Profiler(now);
    profiler.begin();
    work(profiler, pass, ['input', 1], ['actions', 1]);
    work(profiler, pass, ['ai', 5], ['actions', 1], ['combat', 4]);
    pass(1);
    work(profiler, pass, ['ai', 5], ['actions', 1], ['ai', 5], ['actions', 1]);
    work(profiler, pass, ['hunger', 1], ['fov', 2]);
    profiler.end();
    return profiler;
  }

  test('monsters are one span with one for each of their systems, whatever their number', () => {
    const spans = aTurn().spans.map(({ name, start, end, calls }) => [name, start, end, calls]);
    expect(spans).toEqual([
      ['turn', 0, 28, 1],
      ['input', 0, 1, 1],
      ['actions', 1, 2, 1],
      ['monsters', 2, 25, 3],
      ['ai', 2, 17, 3],
      ['actions', 17, 20, 3],
      ['combat', 20, 24, 1],
      ['hunger', 25, 26, 1],
      ['fov', 26, 28, 1],
    ]);
  });

  test('each span is a measure for a track of the DevTools; the slowest system is red', () => {
    const timeline = new Timeline();
    timeline.write(aTurn(), 7);
    const measures = performance.getEntriesByType('measure') as PerformanceMeasure[];
    expect(measures).toHaveLength(9);
    const ai = measures.find(({ name }) => name === 'ai');
    expect(ai).toMatchObject({ startTime: 2, duration: 15 });
    expect(ai?.detail).toEqual({
      devtools: {
        dataType: 'track-entry',
        track: 'Systems',
        trackGroup: 'Simple Roguelike',
        color: 'error',
        properties: [
          ['turn', '7'],
          ['calls', '3'],
        ],
      },
    });
  });

  test('what took no time by the clock has a bar, too, one after another and inside the turn', () => {
    const profiler = new Profiler(() => 3);
    profiler.begin();
    work(profiler, () => {}, ['input', 0], ['ai', 0], ['actions', 0], ['ai', 0], ['fov', 0]);
    profiler.end();
    new Timeline().write(profiler, 1);
    const measures = performance.getEntriesByType('measure');
    const [whole] = measures.filter(({ name }) => name === 'turn');
    const systems = measures.filter(({ name }) => name !== 'turn' && name !== 'monsters');
    expect(systems.map(({ name }) => name)).toEqual(expect.arrayContaining(['input', 'ai', 'fov']));
    let at = 3;
    for (const { startTime, duration } of systems.toSorted((a, b) => a.startTime - b.startTime)) {
      expect(duration).toBeGreaterThan(0);
      expect(startTime).toBeGreaterThanOrEqual(at - 1e-9);
      at = startTime + duration;
    }
    expect(whole.startTime + whole.duration).toBeGreaterThanOrEqual(at - 1e-9);
  });

  test('only the last turn is kept, and nothing of others is taken away', () => {
    performance.measure('theirs', { start: 0, end: 1 });
    const timeline = new Timeline();
    for (let turn = 1; turn <= 3; turn++) timeline.write(aTurn(), turn);
    expect(performance.getEntriesByType('measure')).toHaveLength(10);
    timeline.clear();
    expect(performance.getEntriesByType('measure').map(({ name }) => name)).toEqual(['theirs']);
  });
});

test('a clock is tried for its step and its cost, and one that stands still is given up', () => {
  let looks = 0;
  // A look takes 10 µs, and the clock shows whole tenths of a millisecond.
  const coarse = () => Math.floor(looks++ / 10) / 10;
  const { step, cost } = tryClock(coarse);
  expect(step).toBeCloseTo(100);
  expect(cost).toBeCloseTo(10, 0);
  expect(tryClock(() => 5).cost).toBe(0);
});
