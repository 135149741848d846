import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { monstersHere } from '../../src/game/actors/actors.ts';
import type { Campaign, CampaignSource } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { systems } from '../../src/game/systems/turn-order.ts';
import type { Game } from '../../src/game/world.ts';
import { type Alternative, type BenchResult, bench, ownWork } from '../../src/lab/bench/bench.ts';
import { type MeasuredTurn, stateOf, statesOfTurn } from '../../src/lab/bench/states.ts';
import { type Subject, subjects } from '../../src/lab/bench/subjects.ts';
import { zonesOfSystem } from '../../src/lab/bench/system-zones.ts';
import { partsOfReplay, partsOfTurn } from '../../src/lab/bench/turn-parts.ts';
import { crowdMoment } from '../../src/lab/bench/workloads.ts';
import { crowdGame } from '../../src/lab/crowds/crowd.ts';
import { labFiles } from '../../src/lab/crowds/lab-bundles.ts';
import { Profiler } from '../../src/lab/profiler/profiler.ts';
import { loadAlternative, loadSystems } from '../../src/lab/terminal/alternative.ts';
import { resultLines } from '../../src/lab/terminal/bench-report.ts';
import { allocated } from '../../src/lab/terminal/heap-and-cpu.ts';
import { thisMachine } from '../../src/lab/terminal/machine.ts';
import { gameBefore } from '../../src/records/replay.ts';
import { runFileText } from '../../src/records/run-file.ts';
import { hashOf } from '../../src/state/hash.ts';
import { recordGame } from '../records/record-game.ts';
import { runCommand } from '../run-command.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { arena, rogue, simple } from '../sources.ts';
import { arenaCampaign, campaign } from '../world.ts';

const now = () => performance.now();
const once = { seconds: 0, repetitions: 1 };
const many = 60;

const campaigns = new Map(
  [simple, rogue, arena].map((source) => [source, loadCampaign(source, labFiles)]),
);

function stock(source: CampaignSource, system: Subject, monsters = many): MeasuredTurn {
  const played = campaigns.get(source) as Campaign;
  const stated = { monsters, width: 30, height: 25, seed: 'bench', awake: true };
  return crowdMoment(system, crowdGame(played, stated));
}

/** The hash after the work of a system or turn that is not measured. */
function plainHash(system: Subject, { game, command, drive }: MeasuredTurn): string {
  if (system === 'turn') takeTurn(game, command);
  else if (drive) drive(game, systems[system]);
  else systems[system](game);
  return hashOf(game);
}

function benchOnce(
  system: Subject,
  moment: MeasuredTurn,
  alternative: Alternative | null = null,
): Promise<BenchResult> {
  return bench(system, moment, [stateOf(moment.game)], { now }, once, alternative);
}

/** Subjects whose workload covers all actors, and subjects that change the game, in every campaign. */
const forAll: Subject[] = ['ai', 'healing', 'hunger', 'fainting', 'poison', 'turn'];
const changing: Subject[] = [
  'actions',
  'combat',
  'splits',
  'powers',
  'traps',
  'pickup',
  'triggers',
  'remains',
  'rewards',
  'fov',
];
changing.push('rings', 'explosions', 'healing', 'hunger', 'fainting', 'poison', 'turn');

describe.each([simple, rogue, arena])('a crowd of $id', (source) => {
  test.each(subjects)(
    '%s can be measured alone and changes the game as in play',
    async (system) => {
      const moment = stock(source, system);
      const before = hashOf(moment.game);
      const everyone = monstersHere(moment.game).length + 1;
      const result = await benchOnce(system, moment);
      expect(hashOf(moment.game)).toBe(before);
      expect(result).toMatchObject({ system, calls: 1, atLeast: false, alternative: null });
      // No monster arrives in a campaign without wandering monsters.
      const isIdle = system === 'victory' || (system === 'wanderers' && !source.wanderers);
      if (!isIdle) expect(result.entities).toBeGreaterThan(0);
      if (forAll.includes(system)) expect(result.entities).toBe(everyone);
      if (changing.includes(system)) expect(result.hash).not.toBe(before);
      expect(result.hash).toBe(plainHash(system, moment));
    },
  );
});

/** A turn of each campaign without additional work. */
function captured(): MeasuredTurn[] {
  return [simple, rogue, arena].map((source) => stock(source, 'turn', 12));
}

describe('a captured turn', () => {
  test('measuring a turn and its systems does not change the game', async () => {
    const [plain, measured, probed] = [captured(), captured(), captured()];
    for (const [n, moment] of measured.entries()) {
      const { game, command } = moment;
      const calls = new Map<string, number>();
      const watched = probed[n];
      watched.game.probe = {
        enter: (name) => calls.set(name, (calls.get(name) ?? 0) + 1),
        leave() {},
      };
      takeTurn(watched.game, command);
      expect(calls.get('ai') ?? 0).toBeGreaterThan(0);
      for (const system of subjects) {
        if (system === 'turn' || !calls.has(system)) continue;
        const states = statesOfTurn(system, moment);
        const result = await bench(system, moment, states, { now }, once);
        expect(result.calls).toBe(calls.get(system));
      }
      const { hash } = await benchOnce('turn', moment);
      expect(hash).toBe(plainHash('turn', plain[n]));
      takeTurn(game, command);
      expect(hashOf(game)).toBe(hash);
    }
  });

  test('the parts of a turn are its systems, slowest first, and the time between them', async () => {
    const [moment] = captured();
    const before = hashOf(moment.game);
    const { game, command } = moment;
    const parts = await partsOfTurn(
      stateOf(game),
      command,
      { now },
      { seconds: 0, repetitions: 3 },
    );
    expect(hashOf(moment.game)).toBe(before);
    const names = parts.systems.map(({ system }) => system);
    expect(names).toEqual(expect.arrayContaining(['fov', 'between']));
    expect(names.slice(-2)).toEqual(['between', 'turn']);
    const times = parts.systems.slice(0, -2).map(({ median }) => median);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('the first call of a system in a restored state is no dearer than a later one', () => {
    const game = newGame(arenaCampaign, 'run');
    takeTurn(game, { type: 'wait' });
    const state = stateOf(game);
    // Nobody is poisoned or mended, so a call only asks for actors.
    for (const system of [systems.poison, systems.triggers]) {
      const bytes = Array.from({ length: 40 }, () => {
        const restored = state();
        return [0, 1].map(() => allocated(() => system(restored)));
      }).slice(20);
      const [first, later] = [0, 1].map((call) => median(bytes.map((calls) => calls[call])));
      expect(first).toBeLessThan(later + 500);
    }
  });

  test('the zones of a turn are inside the time of their systems', async () => {
    const [{ game, command }] = captured();
    const { systems, zones } = await partsOfTurn(
      stateOf(game),
      command,
      { now },
      {
        seconds: 0,
        repetitions: 9,
      },
    );
    expect(zones.map(({ system }) => system)).toEqual(
      expect.arrayContaining(['fov/look', 'fov/remember']),
    );
    const fov = systems.find(({ system }) => system === 'fov');
    const inside = zones.filter(({ system }) => /^fov\/[^/]*$/.test(system));
    const least = inside.reduce((sum, zone) => sum + zone.least, 0);
    expect(least).toBeGreaterThan(0);
    expect(least).toBeLessThanOrEqual(fov?.p95 ?? 0);
  });

  test('the zones of one system have the calls of all its states', () => {
    const [moment] = captured();
    const states = statesOfTurn('fov', moment);
    const zones = zonesOfSystem('fov', ownWork('fov'), moment, states, now, 3);
    expect(zones.map(({ zone, calls }) => [zone, calls])).toEqual([
      ['fov/look', states.length],
      ['fov/remember', states.length],
    ]);
    const inTurn = zonesOfSystem('turn', ownWork('turn'), moment, [stateOf(moment.game)], now, 3);
    expect(inTurn).toEqual(expect.arrayContaining([expect.objectContaining({ zone: 'fov/look' })]));
    expect(
      zonesOfSystem('healing', ownWork('healing'), moment, statesOfTurn('healing', moment), now, 3),
    ).toEqual([]);
  });

  test('the parts of a replay are added up over all turns', async () => {
    const commands: Command[] = [
      { type: 'wait' },
      { type: 'move', dx: 1, dy: 0 },
      { type: 'wait' },
    ];
    const start = () => newGame(arenaCampaign, 'run');
    const { systems: parts } = await partsOfReplay({ start, commands }, { now }, 2);
    const ai = parts.find(({ system }) => system === 'ai');
    expect(ai?.calls).toBeGreaterThanOrEqual(3);
    expect([1, 2, 3]).toContain(ai?.slowest.line);
    const shares = parts.slice(0, -1).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 1);
    expect(parts.at(-1)).toMatchObject({ system: 'turn', calls: 3, share: 1 });
  });

  test('the zones of a replay are measured with their systems, so they are never longer', async () => {
    const commands = Array.from({ length: 4 }, (): Command => ({ type: 'wait' }));
    const start = () => newGame(arenaCampaign, 'run');
    // A machine that becomes slower and slower: later measurements would not fit earlier ones.
    let readings = 0;
    let ms = 0;
    const slowing = () => {
      readings++;
      ms += readings / 1e6;
      return ms;
    };
    const { systems, zones } = await partsOfReplay({ start, commands }, { now: slowing }, 2);
    const fov = zones.filter(({ zone }) => /^fov\/[^/]+$/.test(zone));
    expect(fov.map(({ zone }) => zone)).toEqual(['fov/look', 'fov/remember']);
    const sum = fov.reduce((all, { total }) => all + total, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(systems.find(({ system }) => system === 'fov')?.total ?? 0);
  });

  test('the slowest turn is repeated from its state, without the effects of a cold start', async () => {
    const commands = Array.from({ length: 4 }, (): Command => ({ type: 'wait' }));
    let replayed = newGame(arenaCampaign, 'run');
    const start = () => {
      replayed = newGame(arenaCampaign, 'run');
      return replayed;
    };
    // A clock on which the first turn of each replay, and only there, takes long.
    let ms = 0;
    const slowClock = () => {
      ms += replayed.turn === 1 && replayed.probe ? 1000 : 1;
      return ms;
    };
    const { systems: parts } = await partsOfReplay({ start, commands }, { now: slowClock }, 1);
    const whole = parts.at(-1);
    expect(whole?.total).toBeGreaterThan(1e9);
    expect(whole?.slowest.time).toBeLessThan(1e9);
  });

  test('other programs that disturb most repetitions of the slowest turn do not change its time', async () => {
    const wait: Command = { type: 'wait' };
    let perTurn = 0;
    new Profiler(() => ++perTurn).takeTurn(newGame(arenaCampaign, 'run'), wait);
    let hasStarted = false;
    const start = () => {
      // The cost of reading the clock has been measured.
      hasStarted = true;
      return newGame(arenaCampaign, 'run');
    };
    let readings = 0;
    let ms = 0;
    // In nine of 13 turns another program runs for a second.
    const disturbed = () => {
      readings++;
      ms += hasStarted && readings % Math.round(1.3 * perTurn) === 0 ? 1000 : 0.001;
      return ms;
    };
    const game = { start, commands: [wait] };
    const whole = (await partsOfReplay(game, { now: disturbed }, 1)).systems.at(-1);
    expect(whole?.slowest.time).toBeGreaterThan(0);
    expect(whole?.slowest.time).toBeLessThan(1e8);
  });
});

test('times of little work are reported as those of code that is not yet optimised', () => {
  const lines = (repetitions: number, isPlanned = false) =>
    resultLines(
      {
        run: 'run.json',
        line: 3,
        clock: 50,
        machine: thisMachine(),
        zones: [],
        coverage: null,
        system: 'ai',
        calls: 1,
        entities: 3,
        atLeast: true,
        hash: '',
        idle: false,
        figures: { repetitions, least: 8e4, median: 1e5, p95: 2e5, ratio: 1, bytes: null },
        alternative: null,
      },
      isPlanned,
    ).join('\n');
  expect(lines(6)).toContain(
    'note: 6 repetitions are 600 µs of work, too little for the compiler to finish: give more --seconds',
  );
  expect(lines(6, true)).toContain('finish: give more --repetitions');
  expect(lines(6000)).not.toContain('too little');
  // Entities that were not counted make the time of each shorter.
  expect(lines(6)).toMatch(/^ai .* ≤ 33333\.3 /m);
});

describe('another implementation', () => {
  const against = async (work: (game: Game) => void, system: Subject = 'ai') =>
    (await benchOnce(system, stock(simple, system), { name: 'other.ts', work })).alternative;

  test('an equal implementation plays the same game', async () => {
    const alternative = await against((game) => systems.ai(game));
    expect(alternative).toMatchObject({ name: 'other.ts', difference: null, threw: null });
    expect(alternative?.figures?.repetitions).toBe(1);
  });

  test('the first difference of an implementation is named: state, pending work or events', async () => {
    const wounds = await against((game) => {
      systems.ai(game);
      game.stores.Health.current[monstersHere(game)[4]] = 99;
    });
    expect(wounds?.difference).toMatch(/^bat 6: Health\.current is 99, not \d+$/);
    const forgets = await against((game) => {
      systems.combat(game);
      game.pending.results.pop();
    }, 'combat');
    expect(forgets?.difference).toMatch(/^pending\.results\.\d+ is missing: \{"attacker":\d+/);
    const talks = await against((game) => {
      systems.ai(game);
      game.events.push({ type: 'refused' });
    });
    expect(talks?.difference).toBe('events.0 should not exist: {"type":"refused"}');
  });

  test('an implementation that throws is reported with the place, and is not measured', async () => {
    const alternative = await against(() => {
      throw new TypeError('there is no such monster');
    });
    expect(alternative).toMatchObject({ figures: null, hash: null, difference: null });
    // The message ends with the place of the exception.
    expect(alternative?.threw).toMatch(/^there is no such monster \(bench\.test\.ts:\d+:\d+\)$/);
  });

  test('an implementation that differs or throws only in later repetitions is reported', async () => {
    const budget = { seconds: 0, repetitions: 20 };
    const wearing = async (otherwise: () => void) => {
      const moment = stock(simple, 'healing');
      let calls = 0;
      const work = (game: Game) => (++calls > 10 ? otherwise() : systems.healing(game));
      const alternative = { name: 'other.ts', work };
      return (await bench('healing', moment, [stateOf(moment.game)], { now }, budget, alternative))
        .alternative;
    };
    const tired = await wearing(() => {});
    expect(tired?.difference).toMatch(/Health\.current is .*, in a later repetition$/);
    const breaks = await wearing(() => {
      throw new Error('worn out');
    });
    expect(breaks).toMatchObject({ figures: null, difference: null });
    expect(breaks?.threw).toContain('worn out');
  });

  test('a result is marked as idle if the system changes nothing', async () => {
    const moment = stock(simple, 'victory');
    const alternative = { name: 'other.ts', work: () => {} };
    const result = await benchOnce('victory', moment, alternative);
    expect(result).toMatchObject({ idle: true, alternative: { difference: null } });
    expect(await benchOnce('fov', stock(simple, 'fov'), alternative)).toMatchObject({
      idle: false,
      alternative: { difference: expect.stringContaining('is') },
    });
  });
});

const folder = scratchFolder('bench');

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('files of other implementations', () => {
  const rules = resolve('src/game');

  test('an implementation in a file can import the rules and use the same entities', async () => {
    const path = file(
      'mine.ts',
      `import { has } from '${rules}/entity.ts';
      import { ai as own } from '${rules}/systems/ai.ts';
      import type { Game } from '${rules}/world.ts';
      export const ai = (game: Game): void => {
        if (!has(game, game.hero, 'Health')) throw new Error('whose world is this?');
        own(game);
      };`,
    );
    const alternative = await loadAlternative(path, 'ai');
    expect((await benchOnce('ai', stock(rogue, 'ai'), alternative)).alternative).toMatchObject({
      name: 'mine.ts',
      difference: null,
      threw: null,
    });
    // As the subject `turn`, it replaces the system of its name in the turn.
    const turn = await loadAlternative(path, 'turn');
    expect(
      (await benchOnce('turn', stock(simple, 'turn'), turn)).alternative?.difference,
    ).toBeNull();
  });

  test('a file that cannot be used is reported in one line', async () => {
    await expect(loadAlternative('nowhere.ts', 'ai')).rejects.toThrow(
      'cannot read nowhere.ts: no such file',
    );
    const broken = file('broken.ts', 'export const ai = ;');
    await expect(loadAlternative(broken, 'ai')).rejects.toThrow(/broken\.ts: .*broken\.ts:1:19\)$/);
    const other = file('other.ts', 'export const fov = () => {};');
    await expect(loadAlternative(other, 'ai')).rejects.toThrow(
      /other\.ts: must export a function \(game\) => void named after the system ai$/,
    );
  });

  test('a default export means the system of its name in a system, a turn and a whole game', async () => {
    const fear = file(
      'fear.ts',
      `import type { Game } from '${rules}/world.ts';
      export default function hunger(game: Game): void { game.score += 5; }`,
    );
    for (const subject of ['hunger', 'turn'] as const) {
      const alternative = await loadAlternative(fear, subject);
      expect(
        (await benchOnce(subject, stock(simple, subject), alternative)).alternative,
      ).toMatchObject({
        threw: null,
        difference: expect.stringContaining('score'),
      });
    }
    expect(Object.keys(await loadSystems(fear))).toEqual(['hunger']);
    const nameless = file('nameless.ts', 'export default () => {};');
    for (const load of [() => loadAlternative(nameless, 'turn'), () => loadSystems(nameless)]) {
      await expect(load()).rejects.toThrow(
        'nameless.ts: name the function of the default export after a system or turn',
      );
    }
  });
});

/** The output of `bench`, or its error message. */
async function rl(...args: string[]): Promise<string> {
  const { stdout, stderr } = await runCommand(['bench', ...args]);
  return stdout || stderr;
}

describe('the command bench', () => {
  const quick = ['--repetitions', '1', '--actors', '20'];

  test('bench prints a table, or JSON with --json', async () => {
    const table = await rl('ai', ...quick, '--floor', '25x25', '--asleep');
    expect(table).toContain('ai: 20 monsters of simple on 25x25 cells, asleep, seed "bench"');
    expect(table).toMatch(/least +median +p95 +ns\/entity +bytes +repetitions/);
    expect(table).toMatch(/^hash +[0-9a-f]{64}$/m);
    const result = JSON.parse(await rl('ai', ...quick, '--kind', 'wolf', '--json'));
    expect(result).toMatchObject({ campaign: 'simple', actors: 20, kind: 'wolf', system: 'ai' });
    expect(result.machine).toHaveProperty('cpu');
    const mod = file('ghost.json', '{"extends":"wolf","name":{"en":"ghost"}}');
    const ghosts = await rl('fov', ...quick, '--bundle', mod, '--kind', 'ghost');
    expect(ghosts).toContain('20 ghost of simple');
    const list = JSON.parse(await rl(...quick, '--json'));
    expect(list.systems.map(({ system }: { system: string }) => system)).toContain('ai');
  });

  test('bench measures turns of a run file', async () => {
    const wait = (): Command => ({ type: 'wait' });
    const run = recordGame(campaign, 'run', () => wait, { player: 'sloth', turns: 3 });
    const path = file('run.json', runFileText(run));
    const result = JSON.parse(
      await rl('turn', '--run', path, '--line', '2', ...quick.slice(0, 2), '--json'),
    );
    expect(result.hash).toBe(hashOf(gameBefore(campaign, run, 2)));
    expect(await rl('--run', path, '--repetitions', '1')).toContain(`3 lines of ${path}`);
    expect(await rl('fov', '--run', path, '--line', '1', '--repetitions', '1')).toContain('fov');
    expect(await rl('ai', '--run', path, '--line', '4')).toMatch(
      /^error: --line 4: .* has only 3 lines$/m,
    );
    expect(await rl('combat', '--run', path)).toContain(
      '--run requires --line N for one system or turn',
    );
    expect(await rl('ai', '--run', path, '--line', '1')).toMatch(
      /ai does not run in line 1; choose another line$/m,
    );
    const strange = file('strange.json', runFileText({ ...run, end: '0'.repeat(64) }));
    expect(await rl('turn', '--run', strange, '--line', '1')).toContain(
      'the replay differs from the recording: line 3 differs: ',
    );
    const segments = [{ ...run.segments[0], reason: 'edit' as const, state: 'AAAA' }];
    const damaged = file('damaged.json', runFileText({ ...run, segments }));
    expect(await rl('turn', '--run', damaged, '--line', '1')).toMatch(
      /^error: .*damaged\.json: These bytes are not a snapshot: .*\n$/,
    );
  });

  test('bench measures the allocated bytes', async () => {
    const result = JSON.parse(await rl('turn', ...quick, '--json'));
    expect(result.figures.bytes).toBeGreaterThan(0);
    const lists: number[][] = [];
    const bytes = allocated(() => {
      for (let n = 0; n < 1000; n++) lists.push(new Array(100).fill(n));
    });
    expect(bytes).toBeGreaterThan(1000 * 100 * 4);
    expect(bytes).toBeLessThan(1000 * 100 * 40);
  });

  test('bench writes a .cpuprofile', async () => {
    const path = join(folder, 'fov.cpuprofile');
    expect(await rl('fov', ...quick, '--profile', path)).toContain(`profile: ${path}`);
    const profile = JSON.parse(readFileSync(path, 'utf8'));
    expect(Object.keys(profile)).toEqual(
      expect.arrayContaining(['nodes', 'samples', 'timeDeltas']),
    );
  });

  test.each([
    [['sneeze'], 'there is no system "sneeze" (systems: input, actions,'],
    [['ai', '--actors', '0'], 'Give a whole number from 1 to 100000.'],
    [['ai', '--actors', '1e3'], 'Give a whole number from 1 to 100000.'],
    [['ai', '--floor', '20x20'], 'the width of the floor must be 25 to 1000, not 20'],
    [['ai', '--floor', '30'], 'Give width and height in cells, for example 80x25.'],
    [['ai', '--floor', '25x25'], '1000 monsters do not fit on 25x25 cells'],
    [['ai', '--kind', 'unicorn'], 'has no monster "unicorn" (monsters: bat, caracal, rat, wolf'],
    [
      ['ai', '--campaign', 'chess'],
      'there is no campaign "chess"; the campaigns are simple, rogue, arena',
    ],
    [['ai', '--line', '3'], '--line requires --run FILE'],
    [['ai', '--run', 'x', '--actors', '20'], "cannot be used with option '--actors <number>'"],
    [['ai', '--run', 'nowhere.json', '--line', '1'], 'cannot read nowhere.json'],
    [['--profile'], '--profile requires a system, or --run FILE without --line'],
    [['--against', 'x.ts'], '--against requires a system'],
    [['ai', '--seconds', '-1'], 'Give a number above 0, at most 86400, such as 0.5.'],
  ])('bench reports the mistake in %j', async (args, answer) => {
    expect(await rl(...args)).toContain(answer);
  });
});
