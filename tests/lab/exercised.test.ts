import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/world.ts';
import { playedStates } from '../../src/lab/bench/played-states.ts';
import { exercisedFile, exercisedSystem } from '../../src/lab/terminal/exercised.ts';
import { hashOf } from '../../src/state/hash.ts';
import { runCommand } from '../run-command.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { campaign, rogueCampaign } from '../world.ts';

const folder = scratchFolder('exercised');

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Runs the subject in states of played games. */
function inGames(subject: 'fov' | 'hunger', campaigns = [campaign]) {
  const states = playedStates(subject, campaigns, 1);
  return (work: (game: Game, command: never) => void) => {
    for (const { state } of states) work(state(), undefined as never);
  };
}

describe('the code that states exercise', () => {
  const signs = [
    'export function hunger(game) {',
    '  if (game.turn < 0) game.score = 1;',
    '  return game.turn > 0 ? sign(game.turn) : sign(-1);',
    '}',
    'function sign(n) {',
    '  if (n > 0) {',
    '    return 1;',
    '  }',
    '  const other = Math.sign(n);',
    '  return other;',
    '}',
    'export function unused() {',
    '  return 3;',
    '}',
  ];

  test('a line counts only if every part of it ran, and functions of the file count always', async () => {
    const path = file('signs.ts', signs.join('\n'));
    const positive = { turn: 1 } as Game;
    const negative = { turn: -1 } as Game;
    const once = await exercisedFile(path, 'hunger', (work) => work(positive, { type: 'wait' }));
    expect(once.missed).toEqual([expect.stringMatching(/signs\.ts:2-3,9-13$/)]);
    const both = await exercisedFile(path, 'hunger', (work) => {
      work(positive, { type: 'wait' });
      work(negative, { type: 'wait' });
    });
    expect(both.missed).toEqual([expect.stringMatching(/signs\.ts:12-13$/)]);
    expect(both).toMatchObject({ files: 1, lines: both.run + 2 });
  });

  test('code that ran only while the file was loaded does not count as exercised', async () => {
    const path = file('loaded.ts', `${signs.join('\n')}\nexport const first = sign(-5);`);
    const found = await exercisedFile(path, 'hunger', (work) =>
      work({ turn: 1 } as Game, { type: 'wait' }),
    );
    expect(found.missed).toEqual([expect.stringMatching(/loaded\.ts:2-3,9-13$/)]);
  });

  test("another campaign exercises lines of the game's own system that one campaign does not", async () => {
    const one = await exercisedSystem('fov', inGames('fov'));
    const two = await exercisedSystem('fov', inGames('fov', [campaign, rogueCampaign]));
    const ownFile = (found: typeof one) =>
      found?.missed.find((places) => places.startsWith('src/game/systems/fov.ts:'));
    expect(one?.run).toBeGreaterThan(20);
    expect(two?.run).toBeGreaterThan(one?.run ?? 0);
    // Only Rogue sees by light.
    expect(ownFile(one)).not.toBe(ownFile(two));
  });
});

describe('states of played games', () => {
  test('the states are those before calls of the system, most of which change something', () => {
    const states = playedStates('hunger', [campaign], 1);
    expect(states.length).toBeGreaterThan(10);
    expect(new Set(states.map(({ state }) => hashOf(state()))).size).toBe(states.length);
    const depths = new Set(
      playedStates('fov', [campaign], 1).map(({ state }) => state().floor.depth),
    );
    expect(depths.size).toBeGreaterThan(1);
    expect(states[0].place).toMatch(/^turn \d+ of the game simple 1$/);
  });
});

describe('bench --against', () => {
  const rules = resolve('src');
  /** From a cell outside rooms, it does not see the column to the right. */
  const fault = file(
    'fault.ts',
    `import { clearView, reveal } from '${rules}/dungeon/field-of-view.ts';
    import { roomAt } from '${rules}/dungeon/rooms.ts';
    import { heroCell } from '${rules}/game/entity.ts';
    import { rememberView } from '${rules}/game/floors/hero-memory.ts';
    import { fov as own } from '${rules}/game/systems/fov.ts';
    export function fov(game) {
      const { floor } = game;
      const { x, y } = heroCell(game);
      if (game.campaign.rules.sight !== 'rooms' || roomAt(floor.rooms, x, y)) return own(game);
      clearView(floor.fieldOfView);
      reveal(floor.fieldOfView, x - 1, y - 1, x, y + 1);
      rememberView(game);
      floor.lookedFrom = y * floor.grid.width + x;
    }`,
  );
  const bench = (...args: string[]) =>
    runCommand([
      ...['bench', 'fov', '--actors', '20', '--repetitions', '1', '--against', fault],
      ...args,
    ]);

  test('a quiet state hides an off-by-one, and the report names the lines that never ran', async () => {
    const { stdout, status } = await bench('--games', '0');
    expect(status).toBe(0);
    expect(stdout).toContain('same game, but not compared in played games (--games N)');
    expect(stdout).toMatch(/^exercised \d[\d.]*% of fov: \d+ of \d+ lines in \d+ files$/m);
    expect(stdout).toMatch(/^exercised \d[\d.]*% of fault\.ts: /m);
    expect(stdout).toMatch(/never ran \S*fault\.ts:10-13$/m);
  });

  test('the played games find the off-by-one without an option', async () => {
    const { stdout, status } = await bench();
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /different game: .*visible\.\d+ is 0, not 1, in turn \d+ of the game simple 1$/m,
    );
    expect(stdout).not.toMatch(/never ran \S*fault\.ts/);
  });

  test('an off-by-one in a rule that no campaign selects is found, too', async () => {
    const near = file(
      'near.ts',
      `import { fov as own } from '${rules}/game/systems/fov.ts';
      export function fov(game) {
        const { campaign } = game;
        game.campaign = { ...campaign, sightRadius: 7 };
        own(game);
        game.campaign = campaign;
      }`,
    );
    const args = [
      'bench',
      'fov',
      '--actors',
      '20',
      '--repetitions',
      '1',
      '--games',
      '1',
      '--against',
      near,
    ];
    const { stdout, status } = await runCommand(args);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /different game: .*memory\.\d+ is 255, not 0, in turn 1 of the game simple with sight "field" 1$/m,
    );
  });

  test('an exception in a played game is reported with the turn', async () => {
    const broken = file(
      'broken.ts',
      `import { fov as own } from '${rules}/game/systems/fov.ts';
      export function fov(game) {
        own(game);
        if (game.turn > 100) throw new Error('too late');
      }`,
    );
    const args = [
      'bench',
      'fov',
      '--actors',
      '20',
      '--repetitions',
      '1',
      '--games',
      '1',
      '--against',
      broken,
    ];
    const { stdout, status } = await runCommand(args);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /broken\.ts failed: too late \(.*\), in turn \d+ of the game simple 1$/m,
    );
  });
});
