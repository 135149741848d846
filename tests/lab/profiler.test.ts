import { afterEach, describe, expect, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { traceOfReplay } from '../../src/lab/bench/turn-parts.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { tryClock } from '../../src/lab/profiler/clock.ts';
import { Profiler } from '../../src/lab/profiler/profiler.ts';
import { ProfileTimeline } from '../../src/lab/profiler/timeline.ts';
import { mostTracedTurns, TraceRecorder } from '../../src/lab/profiler/trace.ts';
import { hashOf } from '../../src/state/hash.ts';
import { arenaCampaign, campaign, scene } from '../world.ts';

/** A clock that only advances by `pass`. */
function stoppedClock(): { now: () => number; pass: (ms: number) => void } {
  let time = 0;
  return {
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
  };
}

/** Runs systems for the given ms, one after another. */
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

test('several calls of a system in a turn are added up to one sample in µs', () => {
  const { now, pass } = stoppedClock();
  const profiler = new Profiler(now);
  profiler.begin();
  work(profiler, pass, ['ai', 2], ['actions', 1], ['ai', 3], ['actions', 1]);
  pass(4);
  profiler.end();
  expect(profiler.profiles()).toEqual([
    { system: 'ai', calls: 2, last: 5000, average: 5000, median: 5000, p95: 5000 },
    { system: 'actions', calls: 2, last: 2000, average: 2000, median: 2000, p95: 2000 },
  ]);
  expect(profiler.turn()).toMatchObject({ last: 11_000 });
  expect(profiler.history()).toEqual([11_000]);
});

test('average and p95 cover the last 120 turns; a system that did not run counts as 0', () => {
  const { now, pass } = stoppedClock();
  const profiler = new Profiler(now);
  for (let turn = 1; turn <= 200; turn++) {
    profiler.begin();
    work(profiler, pass, ['fov', turn / 1000]);
    profiler.end();
  }
  const [fov] = profiler.profiles();
  // The turns 81 to 200. The 114th of them by rank is 194.
  expect(fov.last).toBeCloseTo(200);
  // Without the longest six.
  expect(fov.average).toBeCloseTo(137.5);
  expect(fov.median).toBeCloseTo(140);
  expect(fov.p95).toBeCloseTo(194);
  profiler.begin();
  profiler.end();
  expect(profiler.profiles()[0]).toMatchObject({ calls: 0, last: 0 });
});

test('one long turn does not make a fast system the slowest on average', () => {
  const { now, pass } = stoppedClock();
  const profiler = new Profiler(now);
  for (let turn = 1; turn <= 10; turn++) {
    profiler.begin();
    work(profiler, pass, ['traps', turn === 3 ? 0.9 : 0.01], ['ai', 0.02]);
    profiler.end();
  }
  const [traps, ai] = profiler.profiles();
  expect(traps.average).toBeCloseTo(10);
  expect(ai.average).toBeCloseTo(20);
});

test('a refused command is not a sample', () => {
  const profiler = new Profiler(() => performance.now());
  const game = scene(room);
  profiler.takeTurn(game, { type: 'wait' });
  const turns = profiler.profiles().map(({ average }) => average);
  profiler.takeTurn(game, { type: 'up' });
  expect(profiler.profiles().map(({ average }) => average)).toEqual(turns);
  expect(game.turn).toBe(1);
});

test('a refused command does not change the profile of the last turn', () => {
  const profiler = new Profiler(() => performance.now());
  const game = scene(room);
  profiler.takeTurn(game, { type: 'wait' });
  const { reads } = profiler;
  const profiles = profiler.profiles();
  profiler.takeTurn(game, { type: 'up' });
  expect(profiler.profiles()).toEqual(profiles);
  expect(profiler).toMatchObject({ turns: 1, reads });
});

test('the cost of reading the clock is subtracted', () => {
  const { now, pass } = stoppedClock();
  const profiler = new Profiler(now, 500);
  profiler.begin();
  work(profiler, pass, ['ai', 2], ['ai', 3], ['fov', 0.1]);
  profiler.end();
  const [ai, fov] = profiler.profiles();
  expect(ai.last).toBe(4000);
  expect(fov.last).toBe(0);
  // Eight readings: two per call, and two for the turn, one of which is before or after the measured time.
  expect(profiler.turn().last).toBeCloseTo(5100 - 7 * 500);
});

test('measuring does not change the game, and the probe is null between turns', () => {
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

test('the probe is null after a turn that throws', () => {
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

test('zones are measured by path, inside their system and each other', () => {
  const { now, pass } = stoppedClock();
  const profiler = new Profiler(now, 100);
  profiler.begin();
  profiler.enter('ai');
  pass(1);
  profiler.enterZone('goals');
  pass(2);
  profiler.enterZone('distances');
  pass(4);
  profiler.leaveZone();
  profiler.leaveZone();
  profiler.leave('ai');
  work(profiler, pass, ['fov', 1]);
  profiler.end();
  // Of the readings, one is inside the innermost zone, three inside the zone around it, five inside the system.
  const lasts = (list: typeof profiler.zones) =>
    list.call(profiler).map((one) => [one.system, one.last]);
  expect(lasts(profiler.zones)).toEqual([
    ['ai/goals', 6000 - 300],
    ['ai/goals/distances', 4000 - 100],
  ]);
  expect(lasts(profiler.profiles)).toEqual([
    ['ai', 7000 - 500],
    ['fov', 1000 - 100],
  ]);
  expect(profiler.reads).toBe(10);
});

test('a turn of the rules has balanced zones', () => {
  const game = scene(room);
  const profiler = new Profiler(() => performance.now());
  profiler.takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  const zones = profiler.zones().map(({ system }) => system);
  expect(zones).toEqual(expect.arrayContaining(['actions/move', 'fov/look', 'fov/remember']));
  // An open zone would be the beginning of later paths.
  for (const zone of zones) expect(zone.split('/').length).toBeLessThanOrEqual(3);
  let depth = 0;
  game.probe = {
    enter: () => expect(depth).toBe(0),
    leave: () => expect(depth).toBe(0),
    enterZone: () => depth++,
    leaveZone: () => depth--,
  };
  takeTurn(game, { type: 'wait' });
  game.probe = null;
  expect(depth).toBe(0);
});

describe('the timeline of a turn', () => {
  afterEach(() => performance.clearMeasures());

  const measures = () => performance.getEntriesByType('measure') as PerformanceMeasure[];

  /** A turn of the hero's action, three monsters of which one attacks, and the world. */
  function aTurn(): Profiler {
    const { now, pass } = stoppedClock();
    pass(100);
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

  test('the timeline has one span per system, as long as all its calls, one after another', () => {
    new ProfileTimeline().write(aTurn(), 7);
    const spans = measures().map(({ name, startTime, duration }) => [name, startTime, duration]);
    expect(spans.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['actions', 101, 4],
      ['ai', 105, 15],
      ['combat', 120, 4],
      ['fov', 125, 2],
      ['hunger', 124, 1],
      ['input', 100, 1],
      ['turn', 100, 28],
    ]);
  });

  test('each span names its track, the turn and the calls, and the slowest system is red', () => {
    new ProfileTimeline().write(aTurn(), 7);
    const colours = measures().map(({ name, detail }) => [name, detail.devtools.color]);
    expect(Object.fromEntries(colours)).toMatchObject({ ai: 'error', fov: 'primary' });
    expect(measures().find(({ name }) => name === 'ai')?.detail).toEqual({
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

  test('a span of length 0 gets a visible length inside the turn', () => {
    const profiler = new Profiler(() => 3);
    profiler.begin();
    work(profiler, () => {}, ['input', 0], ['ai', 0], ['actions', 0], ['ai', 0], ['fov', 0]);
    profiler.end();
    new ProfileTimeline().write(profiler, 1);
    const [whole] = measures().filter(({ name }) => name === 'turn');
    const systems = measures().filter(({ name }) => name !== 'turn');
    expect(systems.map(({ name }) => name).toSorted()).toEqual(['actions', 'ai', 'fov', 'input']);
    let at = 3;
    for (const { startTime, duration } of systems.toSorted((a, b) => a.startTime - b.startTime)) {
      expect(duration).toBeGreaterThan(0);
      expect(startTime).toBeGreaterThanOrEqual(at - 1e-9);
      at = startTime + duration;
    }
    expect(whole.startTime + whole.duration).toBeGreaterThanOrEqual(at - 1e-9);
  });

  test('the timeline keeps only the last turn and does not delete other measures', () => {
    performance.measure('other', { start: 0, end: 1 });
    const timeline = new ProfileTimeline();
    for (let turn = 1; turn <= 3; turn++) timeline.write(aTurn(), turn);
    expect(measures()).toHaveLength(8);
    timeline.clear();
    expect(measures().map(({ name }) => name)).toEqual(['other']);
  });
});

test('tryClock measures the step and the cost of a clock, and stops for a stopped clock', () => {
  let reads = 0;
  // A reading takes 10 µs, and the clock shows whole tenths of a millisecond.
  const coarse = () => Math.floor(reads++ / 10) / 10;
  const { step, cost } = tryClock(coarse);
  expect(step).toBeCloseTo(100);
  expect(cost).toBeCloseTo(10, 0);
  expect(tryClock(() => 5).cost).toBe(0);
});

describe('the trace of many turns', () => {
  interface TraceEvent {
    readonly ph: string;
    readonly cat: string;
    readonly pid: number;
    readonly tid: number;
    readonly name: string;
    readonly ts: number;
    readonly dur: number;
    readonly args: Readonly<Record<string, number>>;
  }

  /** The events of turns in the arena, where all gladiators are awake and fight. */
  function traced(turns: number, now = () => performance.now()): TraceEvent[] {
    const trace = new TraceRecorder();
    const profiler = new Profiler(now, 0, trace);
    const game = newGame(arenaCampaign, 'trace');
    for (let n = 0; n < turns; n++) profiler.takeTurn(game, { type: 'wait' });
    // A refused command is no turn.
    profiler.takeTurn(game, { type: 'eat', slot: 0 });
    return JSON.parse(trace.text()).traceEvents;
  }

  test('each call of a system lies in its turn, and the turns follow each other', () => {
    const events = traced(5);
    const turns = events.filter(({ name }) => name.startsWith('turn '));
    expect(turns.map(({ name }) => name)).toEqual([
      'turn 1',
      'turn 2',
      'turn 3',
      'turn 4',
      'turn 5',
    ]);
    let end = 0;
    for (const { name, ts, dur } of turns) {
      expect(ts).toBeGreaterThanOrEqual(end);
      end = ts + dur;
      const number = Number(name.slice(5));
      const calls = events.filter(({ ph, args }) => ph === 'X' && args.turn === number);
      expect(calls.filter((call) => call.name === 'hunger')).toHaveLength(1);
      expect(calls.filter((call) => call.name === 'ai').length).toBeGreaterThan(1);
      for (const call of calls) {
        expect(call.ts).toBeGreaterThanOrEqual(ts);
        expect(call.ts + call.dur).toBeLessThanOrEqual(end + 0.002);
      }
    }
  });

  test('each event has the fields that Perfetto requires, and calls of the thread lie in one another', () => {
    const events = traced(3);
    expect(events.filter(({ ph }) => ph === 'M').map(({ name }) => name)).toEqual([
      'process_name',
      'thread_name',
    ]);
    for (const { ph, name, pid, tid, ts, dur, args } of events) {
      expect([typeof name, Number.isInteger(pid), Number.isInteger(tid)]).toEqual([
        'string',
        true,
        true,
      ]);
      expect(['M', 'X', 'C']).toContain(ph);
      if (ph === 'M') expect(typeof args.name).toBe('string');
      else expect(ts).toBeGreaterThanOrEqual(0);
      if (ph === 'X') expect(dur).toBeGreaterThanOrEqual(0);
      if (ph === 'C')
        for (const value of Object.values(args)) expect(value).toEqual(expect.any(Number));
    }
    const ends: number[] = [];
    const calls = events.filter(({ ph }) => ph === 'X');
    for (const { ts, dur } of calls.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
      while (ends.length > 0 && ends[ends.length - 1] <= ts + 0.002) ends.pop();
      expect(ts + dur).toBeLessThanOrEqual((ends[ends.length - 1] ?? Infinity) + 0.002);
      ends.push(ts + dur);
    }
  });

  test('each zone lies in a call of a system', () => {
    const events = traced(3);
    const calls = events.filter(({ cat }) => cat === 'system');
    const zones = events.filter(({ cat }) => cat === 'zone');
    expect(new Set(zones.map(({ name }) => name))).toContain('look');
    for (const zone of zones) {
      const outer = calls.find(
        ({ ts, dur }) => ts <= zone.ts && zone.ts + zone.dur <= ts + dur + 0.002,
      );
      expect(outer).toBeDefined();
    }
  });

  test("every event has the fields that Chrome's trace event format requires of its phase", () => {
    const events = traced(3);
    const number = expect.any(Number);
    const text = expect.any(String);
    const common = { name: text, pid: number, tid: number };
    // "Trace Event Format": complete events, counters and metadata. Times are in µs.
    const shapes: Readonly<Record<string, object>> = {
      X: { ...common, ph: 'X', cat: text, ts: number, dur: number, args: expect.any(Object) },
      C: { ...common, ph: 'C', ts: number },
      M: { ...common, ph: 'M', args: { name: text } },
    };
    expect(new Set(events.map(({ ph }) => ph))).toEqual(new Set(['X', 'C', 'M']));
    for (const event of events) {
      if (event.ph !== 'C') expect(event).toEqual(shapes[event.ph]);
      else expect(event).toEqual({ ...shapes.C, args: { [event.name]: number } });
      if (event.ph === 'X') expect(event.dur).toBeGreaterThanOrEqual(0);
    }
    const metadata = events.filter(({ ph }) => ph === 'M').map(({ name }) => name);
    expect(metadata).toEqual(['process_name', 'thread_name']);
    expect(new Set(events.map(({ pid, tid }) => `${pid} ${tid}`)).size).toBe(1);
  });

  test('calls in the order of the file lie in each other or follow each other, to the nanosecond', () => {
    const clocks = [
      () => performance.now(),
      // Coarse steps give many calls the same span, and thirds must be rounded.
      (() => {
        let calls = 0;
        return () => Math.floor(++calls / 5) / 3;
      })(),
    ];
    for (const now of clocks) {
      const spans = traced(20, now)
        .filter(({ ph }) => ph === 'X')
        .map(({ name, cat, ts, dur }) => {
          const from = Math.round(ts * 1000);
          return { name, cat, from, to: from + Math.round(dur * 1000) };
        });
      expect(new Set(spans.map(({ cat }) => cat))).toEqual(new Set(['turn', 'system', 'zone']));
      // As Perfetto reads a thread: calls that have ended are closed; a new one must lie in the open one.
      const open: typeof spans = [];
      let last = 0;
      for (const one of spans) {
        expect(one.from).toBeGreaterThanOrEqual(last);
        last = one.from;
        while (open.length > 0 && open[open.length - 1].to <= one.from) open.pop();
        const outer = open.at(-1);
        if (outer) expect(one.to, `${one.name} in ${outer.name}`).toBeLessThanOrEqual(outer.to);
        open.push(one);
      }
    }
  });

  test('the events of a trace file are in the order of their times', () => {
    const times = traced(5).flatMap(({ ph, ts }) => (ph === 'M' ? [] : [ts]));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('the trace file is an object with a list of events and a unit of display', () => {
    const file = JSON.parse(new TraceRecorder().text());
    expect(Object.keys(file)).toEqual(['displayTimeUnit', 'traceEvents']);
    expect(['ms', 'ns']).toContain(file.displayTimeUnit);
    expect(file.traceEvents).toBeInstanceOf(Array);
  });

  test('counters report the awake monsters, the actions, the attacks and the cells seen', () => {
    const events = traced(3);
    const values = (name: string) =>
      events.filter((one) => one.ph === 'C' && one.name === name).map(({ args }) => args[name]);
    for (const name of ['awake', 'actions', 'attacks', 'cells seen']) {
      expect(values(name)).toHaveLength(3);
    }
    for (const cells of values('cells seen')) expect(cells).toBeGreaterThan(9);
    // Every gladiator that is awake acts, and so does the hero, if nobody died.
    const [awake] = values('awake');
    expect(awake).toBeGreaterThan(1);
    expect(values('actions')[0]).toBeGreaterThan(1);
  });

  test('the counters of a game of Simple are those counted from its events and cells', () => {
    const trace = new TraceRecorder();
    const profiler = new Profiler(() => performance.now(), 0, trace);
    const game = newGame(campaign, '1');
    const nextCommand = bots.careful(game, '1');
    const counted: Record<string, number>[] = [];
    while (!game.ending && counted.length < 500) {
      const events = profiler.takeTurn(game, nextCommand());
      const { visible } = game.floor.fieldOfView;
      counted.push({
        // Every attack of Simple hits.
        attacks: events.filter(({ type }) => type === 'hit').length,
        'cells seen': [...visible].filter((cell) => cell === 1).length,
        // No mind of Simple sleeps.
        awake: game.floor.monsters.length,
      });
    }
    expect(counted.reduce((sum, { attacks }) => sum + attacks, 0)).toBeGreaterThan(20);
    for (const name of ['attacks', 'cells seen', 'awake']) {
      const found = (JSON.parse(trace.text()).traceEvents as TraceEvent[])
        .filter((one) => one.ph === 'C' && one.name === name)
        .map(({ args }) => args[name]);
      expect(found).toEqual(counted.map((one) => one[name]));
    }
  });

  test('the trace of a run file has the numbers of its lines, which --line takes', () => {
    const wait: Command = { type: 'wait' };
    // A refused command is a line of the run file, but no turn of the game.
    const commands: Command[] = [wait, { type: 'eat', slot: 0 }, wait];
    const run = { start: () => newGame(arenaCampaign, 'trace'), commands, before: 40 };
    const { text, turns } = traceOfReplay(run, () => performance.now());
    expect(turns).toBe(2);
    const events: TraceEvent[] = JSON.parse(text).traceEvents;
    const named = events.filter(({ cat }) => cat === 'turn');
    expect(named.map(({ name, args }) => [name, args['turn of the game']])).toEqual([
      ['line 41', 1],
      ['line 43', 2],
    ]);
    const systems = events.filter(({ cat }) => cat === 'system');
    expect(new Set(systems.map(({ args }) => args.line))).toEqual(new Set([41, 43]));
  });

  test('only the newest turns are kept', () => {
    const trace = new TraceRecorder();
    const game = newGame(arenaCampaign, 'trace');
    for (let n = 0; n < mostTracedTurns + 3; n++) {
      trace.begin(game, n);
      trace.end(n + 1);
    }
    expect(trace.turns).toBe(mostTracedTurns);
    const [first] = JSON.parse(trace.text()).traceEvents.filter(
      ({ name }: TraceEvent) => name === 'turn 0',
    );
    expect(first.ts).toBe(3000);
  });
});
