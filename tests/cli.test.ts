import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import golden from './golden/floors.json';
import { runCommand } from './run-command.ts';

async function rl(args: string[], stdin = '') {
  const result = await runCommand(args, stdin);
  return { ...result, lines: result.stdout.split('\n').filter(Boolean) };
}

/** The JSON lines of a command that succeeds. */
async function json(args: string[], stdin = '') {
  const result = await rl(args, stdin);
  expect(result.stderr).toBe('');
  expect(result.status).toBe(0);
  return result.lines.map((line) => JSON.parse(line));
}

const file = (name: string, text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'rl-')), name);
  writeFileSync(path, text);
  return path;
};

describe('floor', () => {
  test('floor prints the published floors of a seed, generated in sequence as in the game', async () => {
    const floors = await json([
      'floor',
      '--campaign',
      'simple',
      '--seed',
      'yurina',
      '--depth',
      '1..4',
    ]);
    expect(floors.map(({ depth }) => depth)).toEqual([1, 2, 3, 4]);
    for (const floor of floors) {
      expect(Object.keys(floor)).toEqual([
        'seed',
        'depth',
        'rows',
        'rooms',
        'up',
        'down',
        'monsters',
        'items',
      ]);
      const published = golden.floors.find(
        ({ seed, depth }) => seed === 'yurina' && depth === floor.depth,
      );
      if (!published) continue;
      expect(floor.rows).toEqual(published.rows);
      expect(floor.rooms).toEqual(published.rooms);
      expect(floor.down).toEqual(published.downstairs);
      expect([floor.up]).toEqual(published.upstairs);
    }
  });

  test('floor prints the same floor for a single depth as in a range', async () => {
    const args = ['floor', '--campaign', 'simple', '--seed', 'x', '--depth'];
    expect(await json([...args, '3'])).toEqual((await json([...args, '1..4'])).slice(2, 3));
  });

  test('floor accepts a range of numeric seeds and a file of seeds with any text', async () => {
    const numbers = await json([
      'floor',
      '--campaign',
      'simple',
      '--seeds',
      '7..9',
      '--depth',
      '2',
    ]);
    expect(numbers.map(({ seed }) => seed)).toEqual(['7', '8', '9']);
    const seeds = file('seeds', '"7"\n"two words, ナイフ"\n');
    const read = await json([
      'floor',
      '--campaign',
      'simple',
      '--seeds-file',
      seeds,
      '--depth',
      '2',
    ]);
    expect(read.map(({ seed }) => seed)).toEqual(['7', 'two words, ナイフ']);
    expect(read[0]).toEqual(numbers[0]);
  });

  test('floor prints an arena with its hero and nine opponents', async () => {
    const [floor] = await json(['floor', '--campaign', 'arena', '--seed', 'x', '--depth', '0']);
    expect(floor.rows).toHaveLength(10);
    expect(floor.rows[0]).toHaveLength(15);
    expect(floor.monsters).toHaveLength(9);
    expect(floor.rows[floor.hero.y][floor.hero.x]).toBe('.');
  });

  test('floor prints any depth of Rogue with its layout, items and monsters', async () => {
    const args = ['floor', '--campaign', 'rogue', '--seeds', '1..40', '--depth'];
    const floors = (
      await Promise.all(['1', '9', '26'].map((depth) => json([...args, depth])))
    ).flat();
    expect(floors).toHaveLength(120);
    for (const floor of floors) {
      expect(Object.keys(floor)).toEqual([
        'seed',
        'depth',
        'rows',
        'boxes',
        'passages',
        'doors',
        'gold',
        'traps',
        'items',
        'monsters',
        'down',
        'hero',
      ]);
      const keys = (list: object[]) => [...new Set(list.map((one) => Object.keys(one).join()))];
      expect(keys(floor.boxes)).toEqual(['gone,dark,x,y,w,h']);
      for (const [list, wanted] of [
        [floor.doors, 'x,y,secret'],
        [floor.gold, 'x,y,value'],
        [floor.traps, 'x,y,kind'],
        [floor.items, 'kind,x,y'],
        [floor.monsters, 'kind,x,y,carries'],
        [[floor.down, floor.hero], 'x,y'],
      ] as const) {
        if (list.length > 0) expect(keys(list)).toEqual([wanted]);
      }
      expect(floor.boxes).toHaveLength(9);
      expect(floor.rows).toHaveLength(22);
      expect(new Set(floor.rows.map((row: string) => row.length))).toEqual(new Set([80]));
    }
    const all = floors.flatMap(({ items }) => items.map(({ kind }: { kind: string }) => kind));
    expect(all).toContain('ration');
    expect(all).not.toContain('gold');
    expect(all.filter((kind) => kind === 'amulet')).toHaveLength(40);
  });

  test('the glyphs of a printed Rogue floor match its lists', async () => {
    type Thing = { x: number; y: number; secret: boolean; kind: string; carries: string | null };
    const args = ['floor', '--campaign', 'rogue', '--seeds', '1..60', '--depth', '24'];
    let secrets = 0;
    for (const { rows, doors, traps, gold, monsters, items, down, hero } of await json(args)) {
      const glyph = ({ x, y }: Thing) => rows[y][x];
      const count = (sign: string) => rows.join('').split(sign).length - 1;
      const secret = doors.filter((door: Thing) => door.secret);
      secrets += secret.length;
      for (const door of doors) expect(glyph(door)).toBe(door.secret ? '&' : '+');
      expect([count('&'), count('+')]).toEqual([secret.length, doors.length - secret.length]);
      for (const trap of traps) expect(glyph(trap)).toBe('^');
      expect(count('^')).toBe(traps.length);
      expect([glyph(down), count('%')]).toEqual(['%', 1]);
      for (const thing of [...gold, ...monsters, ...items, hero]) expect(glyph(thing)).toBe('.');
      expect(rows.join('')).toMatch(/^[ .|#%^&+-]+$/);
      for (const { carries } of monsters) {
        expect(carries === null || typeof carries === 'string').toBe(true);
      }
    }
    expect(secrets).toBeGreaterThan(0);
  });

  test('floor prints the same Rogue floor for a single depth as in a range, at any depth', async () => {
    const args = ['floor', '--campaign', 'rogue', '--seed', 'x', '--depth'];
    const single = await Promise.all(['25', '26', '27'].map((depth) => json([...args, depth])));
    expect(await json([...args, '25..27'])).toEqual(single.flat());
    expect(await json([...args, '500'])).toMatchObject([{ depth: 500 }]);
  });

  test('a seeds file with a byte order mark and Windows line ends is read', async () => {
    const seeds = file('seeds', '\uFEFF"7"\r\n');
    const [floor] = await json([
      'floor',
      '--campaign',
      'simple',
      '--seeds-file',
      seeds,
      '--depth',
      '1',
    ]);
    expect(floor.seed).toBe('7');
  });
});

describe('play', () => {
  const play = ['play', '--campaign', 'simple', '--seed', 'yurina', '--commands', '-'];
  const north = '{"type":"move","dx":0,"dy":-1}\n';

  test('play prints the state of the hero', async () => {
    const [report] = await json(play, `${north.repeat(12)}{"type":"down"}\n`);
    expect(report).toMatchObject({
      turn: 13,
      depth: 1,
      hero: {
        x: 12,
        y: 5,
        hp: 16,
        maxHp: 16,
        level: 1,
        exp: 0,
        energy: 99,
        atk: 4,
        def: 4,
        weight: 0,
      },
      score: 30,
      over: false,
      ending: null,
      messages: [
        { id: 'down', params: {} },
        { id: 'hereUp', params: {} },
      ],
    });
    expect(report.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('play --trace prints a line per command and ends with the same line', async () => {
    const traced = await json([...play, '--trace'], north.repeat(3));
    expect(traced.map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(traced[2]).toEqual((await json(play, north.repeat(3)))[0]);
  });

  test('play omits hunger and levels in the arena', async () => {
    const args = ['play', '--campaign', 'arena', '--seed', 'x', '--commands', '-'];
    const [report] = await json(args, '{"type":"wait"}\n');
    expect(report).toMatchObject({ turn: 1, depth: 0, hero: { maxHp: 3 }, over: false });
    expect(Object.keys(report.hero)).not.toContain('energy');
  });

  test('play accepts search and throw commands in Rogue', async () => {
    const args = ['play', '--campaign', 'rogue', '--seed', 'x', '--commands', '-', '--trace'];
    const [search, hurl, start] = await json(
      args,
      '{"type":"search"}\n{"type":"throw","slot":3,"dx":0,"dy":-1}\n{"type":"wait"}\n',
    );
    expect(search).toMatchObject({ turn: 1, depth: 1, messages: [{ id: 'searched' }] });
    expect(search.hero).toMatchObject({ maxHp: 12, str: '16', ac: 6, level: 1, energy: 1299 });
    const kinds = search.bag.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['ration', 'mace', 'short-bow', 'arrow', 'ring-mail']);
    expect(hurl).toMatchObject({ turn: 2, messages: [{ id: 'threw' }] });
    expect(hurl.bag[3]).toMatchObject({ kind: 'arrow', count: search.bag[3].count - 1 });
    expect(start).toMatchObject({ turn: 3, score: 0, over: false });
  });

  test('play without commands prints the new game', async () => {
    expect(await json(play, '')).toMatchObject([{ turn: 0, messages: [{ id: 'wake' }] }]);
  });
});

describe('check', () => {
  const hound = {
    name: { en: 'hound', ja: '猟犬', ru: 'гончая' },
    look: { glyph: 'h', colour: '#ffffff', sprite: 'hound' },
    spawn: { depths: { '2+': 30 } },
    Health: { max: 9 },
    Stats: { attack: 5, defence: 5 },
    AI: { mind: 'hunter' },
  };

  test('check plays a bundle and prints the results', async () => {
    const path = file('hound.json', JSON.stringify(hound));
    const { lines, stderr, status } = await rl(['check', path]);
    expect([stderr, status]).toEqual(['', 0]);
    for (const line of lines) expect(line.startsWith(`${path}: `)).toBe(true);
    expect(lines.join('\n')).toContain('in 200 fights at depth 2');
  });

  test('check prints JSON, reads standard input, and accepts any campaign', async () => {
    const [check] = await json(
      ['check', '-', '--json', '--campaign', 'arena'],
      JSON.stringify(hound),
    );
    expect(check).toMatchObject({ file: 'stdin.json', replaces: false });
    expect(check.problems.map(({ text }: { text: string }) => text)).toEqual([
      'spawn.depths: no floor of this campaign has monsters at 2+; its depths are 0',
    ]);
    expect(check.trial).toMatchObject({ kind: 'stdin', nature: 'monster' });
  });

  test('check reads all bundles of a folder and its subfolders', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rl-'));
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'hound.json'), JSON.stringify(hound));
    writeFileSync(join(folder, 'deep', 'puppy.json'), JSON.stringify({ ...hound, Health: {} }));
    const { lines, status } = await rl(['check', folder]);
    expect(status).toBe(1);
    expect(lines.join('\n')).toContain(`${folder}/deep/puppy.json:`);
    expect(lines.join('\n')).toContain(`${folder}/hound.json: in 200 fights`);
  });

  test('check reports a broken bundle with its place and exit code 1', async () => {
    const path = file('hound.json', '{\n  "name": { "en": "hound" },\n  "Helth": {}\n}');
    const { lines, status } = await rl(['check', path]);
    expect(status).toBe(1);
    expect(lines.join('\n')).toContain(`${path}:3:3: Helth is not known; did you mean "Health"?`);
  });
});

describe('simulate, merge and compare', () => {
  const simulate = [
    ...['simulate', '--campaign', 'arena', '--bot', 'greedy'],
    ...['--turns', '60', '--jobs', '1'],
  ];

  test('merged ranges of seeds give the summary of the whole range', async () => {
    const [whole, first, second] = await Promise.all(
      ['1..9', '1..5', '6..9'].map((seeds) => rl([...simulate, '--seeds', seeds])),
    );
    const games = whole.lines.slice(0, -1);
    expect(games.map((line) => JSON.parse(line).seed)).toEqual([...'123456789']);
    expect([...first.lines.slice(0, -1), ...second.lines.slice(0, -1)]).toEqual(games);
    const parts = [second, first].map(({ stdout }, n) => file(`part-${n}`, stdout));
    const [merged] = await json(['merge', ...parts]);
    expect(merged).toEqual(JSON.parse(whole.lines[9]));
    expect(merged.summary).toMatchObject({ games: 9, bot: 'greedy' });
  });

  test('compare prints significant differences with confidence intervals', async () => {
    const tough = file(
      'gladiator.json',
      JSON.stringify({
        name: { en: 'gladiator' },
        look: { glyph: 'e', colour: '#ffffff' },
        spawn: { depths: { '0': 1 } },
        Health: { max: 50 },
        AI: { mind: 'brawler' },
        Reward: { points: 10 },
      }),
    );
    const { lines, stderr, status } = await rl([
      'compare',
      'base',
      dirname(tough),
      ...simulate.slice(1),
      '--games',
      '12',
    ]);
    expect([stderr, status]).toEqual(['', 0]);
    expect(lines[0]).toContain('12 seeds, played by greedy in arena');
    expect(lines.find((line) => line.startsWith('score'))).toMatch(/−.*\*$/);
  });
});

describe('record and replay', () => {
  const args = ['--campaign', 'rogue', '--seed', 'b', '--bot', 'greedy', '--turns', '40'];
  let recording: ReturnType<typeof rl> | null = null;
  const recorded = async () => {
    recording ??= rl(['record', ...args]);
    return (await recording).stdout;
  };

  test('a replay equals the recording, from a file and from standard input', async () => {
    const text = await recorded();
    expect(JSON.parse(text).turns).toHaveLength(40);
    const [summary] = await json(['replay', '-'], text);
    expect(summary).toMatchObject({ campaign: 'rogue', seed: 'b', turns: 40, same: true });
    expect(summary).toMatchObject({ rules: 'same', hash: JSON.parse(text).end });
    const traced = await json(['replay', file('run.json', text), '--trace']);
    expect(traced).toHaveLength(41);
    expect(traced[39]).toMatchObject({ turn: 40, hash: summary.hash.slice(0, 16) });
    expect(traced[40]).toEqual(summary);
  });

  /** The recording with another command, a wait instead of a step or attack. */
  const changed = async () => {
    const run = JSON.parse(await recorded());
    run.turns[20] = run.turns[20].replace(/^\S+/, 's');
    return JSON.stringify(run);
  };

  test('replay names the first differing turn, system, component and entity, with exit code 1', async () => {
    const { lines, stderr, status } = await rl(['replay', '-'], await changed());
    expect(status).toBe(1);
    const entity = { seq: 1, kind: 'hero' };
    expect(JSON.parse(lines[0])).toMatchObject({
      same: false,
      differs: { turn: 21, system: 'input', component: 'Intent', entity },
    });
    expect(stderr).toContain('-: turn 21 differs: first Intent of hero 1, by input (the rules are');
  });

  test('replay names the cause of a changed seed', async () => {
    const run = { ...JSON.parse(await recorded()), seed: 'other' };
    const { lines, stderr, status } = await rl(['replay', '-'], JSON.stringify(run));
    expect(JSON.parse(lines[0])).toMatchObject({ same: false, differs: { turn: 0 } });
    expect(stderr).toBe(
      '-: the new game differs: the seed or another part of the file was changed\n',
    );
    expect(status).toBe(1);
  });

  test('replay names other rules as the cause of a difference', async () => {
    const text = (await changed()).replace(/"rules":"[^"]*"/, `"rules":"${'1'.repeat(64)}"`);
    const { lines, stderr } = await rl(['replay', '-'], text);
    expect(JSON.parse(lines[0]).rules).toBe('other');
    expect(stderr).toContain('(the rules have changed since the recording)');
  });

  /** A folder with a run file, a changed one and a damaged one. */
  const folder = async () => {
    const path = dirname(file('a.json', await recorded()));
    writeFileSync(join(path, 'b.json'), await changed());
    writeFileSync(join(path, 'c.json'), '{');
    return path;
  };

  test('replay plays several files and all files of a folder', async () => {
    const path = await folder();
    const { lines, stderr, status } = await rl(['replay', path, join(path, 'a.json')]);
    expect(lines.map((line) => JSON.parse(line)).map((one) => [one.file, one.same])).toEqual([
      [join(path, 'a.json'), true],
      [join(path, 'b.json'), false],
      [join(path, 'a.json'), true],
    ]);
    expect(stderr).toMatch(/b\.json: turn 21 differs.*\nerror: .*c\.json: not JSON: line 1/);
    expect(status).toBe(2);
  });

  test('verify prints the result of each file', async () => {
    const path = await folder();
    const { lines, stderr, status } = await rl(['verify', path]);
    expect(lines).toEqual([
      `${join(path, 'a.json')}: verified, 40 turns`,
      expect.stringContaining('b.json: differs: turn 21 differs: first Intent of hero 1, by input'),
      expect.stringContaining('c.json: not verifiable: not JSON: line 1'),
    ]);
    expect([stderr, status]).toEqual(['', 2]);
    expect((await rl(['verify', join(path, 'a.json')])).status).toBe(0);
    expect((await rl(['verify', join(path, 'a.json'), join(path, 'b.json')])).status).toBe(1);
  });

  test('replay and verify report missing and other files and check the rest', async () => {
    const path = dirname(file('a.json', '{}'));
    const [other, missing, good] = ['a', 'b', 'c'].map((name) => join(path, `${name}.json`));
    writeFileSync(good, await recorded());
    const verified = await rl(['verify', other, missing, good]);
    const help = 'give a file of "record", "play --save", "fuzz" or the page';
    expect(verified.lines).toEqual([
      `${other}: not verifiable: not a run file; ${help}`,
      `${missing}: not verifiable: cannot read ${missing}: no such file or directory`,
      `${good}: verified, 40 turns`,
    ]);
    expect([verified.stderr, verified.status]).toEqual(['', 2]);
    const replayed = await rl(['replay', other, missing, good]);
    expect(replayed.stderr).toBe(
      `error: ${other}: not a run file; ${help}\nerror: cannot read ${missing}: no such file or directory\n`,
    );
    expect(replayed.lines.map((line) => JSON.parse(line).file)).toEqual([good]);
    expect(replayed.status).toBe(2);
  });

  test('a folder that contains a link to itself is read once', async () => {
    const out = file('run.json', await recorded());
    const folder = dirname(out);
    symlinkSync(folder, join(folder, 'again'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'));
    const { lines, status } = await rl(['verify', folder]);
    expect(lines).toEqual([`${out}: verified, 40 turns`]);
    expect(status).toBe(0);
  });

  test('texts of a run file are printed without control characters', async () => {
    const run = JSON.parse(await recorded());
    const evil = '\u001b[2J\u009b\u202eevil';
    const results = await Promise.all(
      [
        { ...run, campaign: evil },
        { ...run, seed: evil },
        { ...run, fault: { message: evil, command: null } },
        { ...run, turns: [evil] },
      ].flatMap((one) => ['verify', 'replay'].map((name) => rl([name, '-'], JSON.stringify(one)))),
    );
    for (const { stdout, stderr } of results) {
      expect(stdout + stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
      expect(stdout + stderr).not.toBe('');
    }
    expect(JSON.parse(results[3].stdout).seed).toBe(evil);
  });

  test('verify notes other rules and the inspector without a difference', async () => {
    const run = { ...JSON.parse(await recorded()), inspected: true };
    run.segments[0].rules = '1'.repeat(64);
    const { lines, status } = await rl(['verify', '-'], JSON.stringify(run));
    expect(lines).toEqual([
      '-: verified, 40 turns; unranked: the inspector was used; recorded with other rules, which make no difference',
    ]);
    expect(status).toBe(0);
  });

  test('a game that play saves can be verified', async () => {
    const out = join(dirname(file('x', '')), 'run.json');
    const play = ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-'];
    const commands = '{"type":"move","dx":1,"dy":0}\n{"type":"up"}\n{"type":"wait"}\n';
    const [report] = await json([...play, '--save', out], commands);
    const [summary] = await json(['replay', out]);
    expect(summary).toMatchObject({ seed: 'x', turns: 3, same: true, hash: report.hash });
    expect((await rl(['verify', out])).lines).toEqual([`${out}: verified, 3 turns`]);
  });

  test.each(['/dev/full', '/nowhere/run.json'])(
    'play --save %s reports in one line that it cannot write',
    async (out) => {
      const play = ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-'];
      const result = await rl([...play, '--trace', '--save', out], '{"type":"wait"}\n');
      expect(result.stderr).toMatch(/^error: cannot write \/.*: no (such|space)[^\n]*\n$/);
      expect([result.stdout, result.status]).toEqual(['', 2]);
    },
  );

  test('replay --against compares the game of other systems turn by turn', async () => {
    const run = file('run.json', await recorded());
    const against = (text: string) => {
      const mine = `import { fainting as own } from '${resolve('src/game/systems/hunger.ts')}';\n${text}`;
      return rl(['replay', run, '--against', file('mine.ts', mine)]);
    };
    const same = await against('export default function fainting(game) { own(game); }');
    expect(JSON.parse(same.lines[0])).toMatchObject({ same: true });
    expect(same.status).toBe(0);
    const idle = await against(
      'export const fainting = (game) => { if (game.turn < 20) own(game); };',
    );
    expect(JSON.parse(idle.lines[0])).toMatchObject({
      same: false,
      differs: { turn: 20, system: 'fainting' },
    });
    expect(idle.stderr).toMatch(/, by fainting \(with the systems of .*mine\.ts\)\n$/);
    expect(idle.status).toBe(1);
    const breaks = await against(
      'export const fainting = (game) => { own(game); game.nothing.at(0); };',
    );
    expect(breaks.stderr).toMatch(/mine\.ts: failed in turn 1 of .*run\.json: .*mine\.ts:2:\d+\)/);
    expect(breaks.status).toBe(2);
    const strange = await against('export const mind = own;');
    expect(strange.stderr).toContain(
      'must export functions (game) => void named after systems: input',
    );
  });

  test('the run file of a game with mods contains them', async () => {
    const source = JSON.stringify({
      name: { en: 'hound', ja: '猟犬', ru: 'гончая' },
      look: { glyph: 'h', colour: '#ffffff', sprite: 'hound' },
      spawn: { depths: { '0+': 300 } },
      Health: { max: 9 },
      Stats: { attack: 5, defence: 5 },
      AI: { mind: 'hunter' },
    });
    const mod = file('hound.json', source);
    const { stdout: text } = await rl(['record', ...args.with(1, 'simple'), '--mod', mod]);
    expect(JSON.parse(text).mods).toEqual([{ file: 'hound.json', text: source }]);
    expect(await json(['replay', '-'], text)).toMatchObject([{ same: true }]);
    const other = await rl(['replay', '-'], text.replace('\\"max\\":9', '\\"max\\":8'));
    expect(other.stderr).toContain('the campaign simple has changed since the recording');
    expect(other.status).toBe(2);
  });

  test('a run file of version 1 requires its mods', async () => {
    const old = { ...run('simple'), mods: [{ file: 'hound.json', hash: 'a'.repeat(64) }] };
    const { stderr, status } = await rl(['replay', '-'], JSON.stringify(old));
    expect(stderr).toContain(
      'the game was recorded with mods; add the same files with --mod: hound.json',
    );
    expect(status).toBe(2);
  });

  test('changed content of the campaign is reported as a mistake', async () => {
    const run = JSON.parse(await recorded());
    run.segments[0].content = 'a'.repeat(64);
    const { stderr, status } = await rl(['replay', '-'], JSON.stringify(run));
    expect(status).toBe(2);
    expect(stderr).toContain('the campaign rogue has changed since the recording');
  });
});

test('fuzz writes a failure of another implementation as a run file', async () => {
  const mine = `import { hunger as own } from '${resolve('src/game/systems/hunger.ts')}';
    export const hunger = (game) => { if (game.turn === 3) throw new Error('broken'); own(game); };`;
  const against = file('mine.ts', mine);
  const out = join(dirname(against), 'failure.json');
  const args = ['fuzz', '--campaign', 'simple', '--games', '9', '--against', against];
  const { lines, status } = await rl([...args, '--out', out]);
  expect(lines[0]).toMatch(
    /^simple: 1 seeds, 3 commands, \d+ commands\/s, failed: seed fuzz-1, 3 of 3 commands: exception: Error: broken$/,
  );
  expect(status).toBe(1);
  const again = await rl(['replay', out, '--against', against]);
  expect(again.stderr).toBe(`${out}: the fault occurs: exception: Error: broken\n`);
  expect(again.status).toBe(1);
  const message = 'exception: Error: broken';
  expect(JSON.parse(again.stdout)).toMatchObject({
    ...{ turns: 2, same: true, fault: { message, occurs: message } },
  });
  const repaired = await rl(['replay', out]);
  expect(repaired.stderr).toBe(`${out}: the recorded fault no longer occurs\n`);
  expect(repaired.status).toBe(0);
  expect(JSON.parse(repaired.stdout).fault.occurs).toBeNull();
  const verified = await rl(['verify', out]);
  expect(verified.lines).toEqual([
    `${out}: verified, 2 turns; the recorded fault no longer occurs`,
  ]);
  expect(verified.status).toBe(0);
});

test('fuzz prints the run file of a failure that it cannot write', async () => {
  const against = file('mine.ts', 'export const hunger = () => { throw new Error("broken"); };');
  const args = ['fuzz', '--campaign', 'simple', '--games', '9', '--against', against];
  const { stdout, stderr, status } = await rl([...args, '--out', '/dev/full']);
  expect(stderr).toBe('error: cannot write /dev/full: no space left on device\n');
  expect(status).toBe(2);
  const run = JSON.parse(stdout.slice(stdout.indexOf('\n') + 1));
  expect(run.fault.message).toBe('exception: Error: broken');
});

test('fuzz checks before the search that it can write the run file', async () => {
  const args = ['fuzz', '--campaign', 'arena', '--games', '1', '--out', '/nowhere/run.json'];
  const { stdout, stderr, status } = await rl(args);
  expect(stderr).toBe('error: cannot write /nowhere/run.json: no such file or directory\n');
  expect([stdout, status]).toEqual(['', 2]);
});

test('fuzz stops an endless command after its limit, also for a fraction of a minute', async () => {
  const against = file('mine.ts', 'export const hunger = () => { for (;;); };');
  const out = join(dirname(against), 'failure.json');
  const args = ['fuzz', '--campaign', 'simple', '--minutes', '0.5', '--limit', '0.2'];
  const { lines, status } = await rl([...args, '--against', against, '--out', out]);
  expect(lines[0]).toMatch(/1 of 1 commands: time: the command takes longer than 0\.2 s$/);
  expect(status).toBe(1);
});

test('fuzz plays games and prints their number', async () => {
  const { lines, status } = await rl(['fuzz', '--campaign', 'arena', '--games', '2']);
  expect(lines).toEqual([
    expect.stringMatching(/^arena: 2 seeds, \d+ commands, \d+ commands\/s, no failure$/),
  ]);
  expect(status).toBe(0);
});

const run = (id: string) => ({
  ...{ version: 1, campaign: id, seed: 'x', content: 'a'.repeat(64), mods: [], player: 'x' },
  ...{ start: '0'.repeat(16), changes: [], turns: [] },
});

describe('a mistake in the input is reported in one line, with exit code 2', () => {
  const floor = ['floor', '--campaign', 'simple'];
  const play = ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-'];
  const simulate = ['simulate', '--campaign', 'arena', '--bot', 'greedy'];
  const record = ['record', '--campaign', 'simple', '--seed', 'x'];

  test.each<[string[], string, string]>([
    [['flor'], '', "unknown command 'flor' (Did you mean floor?)"],
    [['check', '--jsn', 'x'], '', "unknown option '--jsn' (Did you mean --json?)"],
    [
      ['floor', '--seed', 'x', '--depth', '1'],
      '',
      "required option '--campaign <name>' not specified; choices: simple, rogue, arena",
    ],
    [
      ['floor', '--campain', 'simple', '--seed', 'x', '--depth', '1'],
      '',
      "unknown option '--campain' (Did you mean --campaign?)",
    ],
    [['bench', 'aii'], '', 'there is no system "aii"; did you mean "ai"?'],
    [['bench', 'ai', '--kind', 'wulf'], '', 'no monster "wulf"; did you mean "wolf"?'],
    [
      ['floor', '--campaign', 'simpel', '--seed', 'x', '--depth', '1'],
      '',
      'Allowed choices are simple, rogue, arena',
    ],
    [[...floor, '--depth', '1'], '', 'no seed: give --seed, --seeds or --seeds-file'],
    [[...floor, '--seed', 'x', '--seeds', '1..2', '--depth', '1'], '', 'cannot be used with'],
    [[...floor, '--seeds', '2..1', '--depth', '1'], '', 'Give a whole number, or a range such as'],
    [[...floor, '--seed', 'x', '--depth', '9'], '', 'the campaign simple has the depths 0..5'],
    [[...floor, '--seed', 'x', '--depth', 'deep'], '', 'a range such as 1..4.'],
    [
      ['floor', '--campaign', 'rogue', '--seed', 'x', '--depth', '0'],
      '',
      '--depth 0..0: the campaign rogue has the depths 1..9999',
    ],
    [
      [...floor, '--seeds-file', '/nowhere', '--depth', '1'],
      '',
      'cannot read /nowhere: no such file or directory',
    ],
    [
      [...floor, '--seeds-file', '-', '--depth', '1'],
      '7',
      '-, line 1: a seed must be a JSON string',
    ],
    [play, 'up\n', '-, line 1: not JSON'],
    [
      play,
      '{"type":"wait"}\n{"type":"fly"}\n',
      '-, line 2: a command is an object with a "type" out of move, dig',
    ],
    [play, '{"type":"move","dx":2,"dy":0}', '"dx"'],
    [[...record, '--bot', 'bold'], '', 'Allowed choices are random, greedy, careful'],
    [[...record, '--bot', 'random', '--turns', '0'], '', 'Give a whole number from 1 to 9999999.'],
    [['replay', '/nowhere.json'], '', 'cannot read /nowhere.json: no such file or directory'],
    [['replay', '-'], '{"version": 1', '-: not JSON'],
    [['replay', '-'], '{"version": 2}', '-: campaign: is missing'],
    [['replay', '-'], '{"version": 3}', '-: version 3 of run files is unknown'],
    [['verify', 'src/page'], '', 'src/page contains no .json file'],
    [
      ['fuzz', '--campaign', 'arena', '--minutes', '0'],
      '',
      'Give a number above 0, at most 10000, such as 0.5.',
    ],
    [
      ['replay', '-'],
      JSON.stringify(run('chess')),
      'no campaign "chess" (campaigns: simple, rogue',
    ],
    [['check', '/nowhere.json'], '', 'cannot read /nowhere.json: no such file or directory'],
    [['check'], '', "missing required argument 'file'"],
    [
      [...simulate, '--games', '9', '--without', 'huger'],
      '',
      '--without: there is no system "huger"; did you mean "hunger"? (systems: input, actions,',
    ],
    [simulate, '', 'no seeds: give --games N or --seeds A..B'],
    [
      [...simulate, '--seeds', '1..5', '--games', '9'],
      '',
      '--games 9: --seeds 1..5 contains only 5; give fewer games',
    ],
    [[...simulate, '--games', '9', '--jobs', '0'], '', 'Give a whole number from 1 to 1024.'],
    [['merge', '-'], '{"seed":"1"}\n', '-, line 1: expected a line of the output of "simulate"'],
    [['merge', '-'], '', 'no games to merge'],
    [
      ['compare', 'base', 'src/page', ...simulate.slice(1), '--games', '1'],
      '',
      'src/page contains no .json file',
    ],
    [
      ['compare', 'base', '/nowhere', ...simulate.slice(1), '--games', '1'],
      '',
      'cannot read /nowhere: no such file or directory',
    ],
    [['fight'], '', 'no sides given, for example: npm run -s rl -- fight 3 rat v wolf'],
    [['fight', 'rat'], '', '"rat": expected two sides separated by "v"'],
    [
      ['fight', 'wulf v rat'],
      '',
      'the campaign simple has no monster "wulf"; did you mean "wolf"?',
    ],
    [['fight', 'rat v bat', '--levels', '1..2'], '', '--levels and --depths require --table'],
    [['fight', '--table', '--levels', '1..2', '--depths', '1..2'], '', 'cannot be used with'],
    [['fight', '--table', '--levels', '1..99'], '', 'a range such as 1..4, at most 30 numbers.'],
    [['fight', '--table', '--levels', '0..2'], '', '--levels 0..2: the levels are 1 to 20'],
    [['fight', '--table', 'hero@2'], '', 'replace @ by --levels A..B'],
    [
      ['fight', '--table', 'hero+dagger', '--depths', '1..2'],
      '',
      "--depths sets the hero's level and items; do not add @level or +item",
    ],
    [
      ['fight', '--table', '--campaign', 'arena', '--levels', '1..2'],
      '',
      'the hero of arena has no levels',
    ],
    [
      ['fight', '--table', '--depths', '5..6'],
      '',
      'the campaign simple has no floor of depth 6; its depths are 0..5',
    ],
  ])('rl %j', async (args, stdin, message) => {
    const { stdout, stderr, status } = await rl(args, stdin);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^error: .*\n$/);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

test.each([
  'floor',
  'play',
  'check',
  'simulate',
  'merge',
  'compare',
  'fight',
  'record',
  'replay',
  'verify',
  'fuzz',
])('rl %s --help shows the usage as it can be typed', async (command) => {
  const { stdout, status } = await rl([command, '--help']);
  expect(status).toBe(0);
  expect(stdout).toContain(`Usage: npm run -s rl -- ${command}`);
});

describe('fight', () => {
  test('fight prints the results as text or JSON', async () => {
    const { lines, status } = await rl(['fight', '3', 'rat', 'v', 'wolf', '--rounds', '10']);
    expect(status).toBe(0);
    expect(lines[0]).toBe('3 rat v 1 wolf in simple: 10 fights, seed fight');
    expect(lines[2]).toMatch(/^ {2}1 wolf +won 100\.0% \(72\.[23] to 100\.0\), took /);
    const [cell] = await json(['fight', '--table', '--levels', '5', '--rounds', '2', '--json']);
    expect(cell).toMatchObject({ monster: 'bat', level: 5, rounds: 2 });
  });

  test('fight uses additional bundles', async () => {
    const rat = { name: { en: 'rat' }, look: { glyph: 'r', colour: '#ffffff' } };
    const stats = { Health: { max: 99 }, Stats: { attack: 9, defence: 9 } };
    const great = file('rat.json', JSON.stringify({ ...rat, ...stats, AI: { mind: 'hunter' } }));
    const [{ sides }] = await json([
      'fight',
      'rat v wolf',
      '--bundle',
      great,
      '--rounds',
      '4',
      '--json',
    ]);
    expect(sides[0].wins.share).toBe(1);
  });
});

describe('the program as a process', () => {
  const start = (command: string) => {
    const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    return { stdout, stderr, status };
  };
  const rl = 'node src/rl.mjs';

  test('npm runs it, and it plays the same games on several threads as on one', async () => {
    const args = 'simulate --campaign arena --bot greedy --turns 60 --games 9';
    const { stdout } = await runCommand([...args.split(' '), '--jobs', '1']);
    const threads = start(`npm run -s rl -- ${args} --jobs 3`);
    expect(threads).toMatchObject({ stdout, status: 0 });
  });

  test('it writes 4,000 floors completely into a pipe', () => {
    const floors = start(`${rl} floor --campaign simple --seeds 1..1000 --depth 1..4 | wc -l`);
    expect(floors.stdout.trim()).toBe('4000');
  });

  test('it ends quietly when the reader closes the pipe', () => {
    const floors = start(`${rl} floor --campaign simple --seeds 1..3000 --depth 1..4 | head -1`);
    expect(floors.stderr).toBe('');
    expect(JSON.parse(floors.stdout).seed).toBe('1');
  });

  test.runIf(existsSync('/dev/full'))(
    'it reports a full disk in one line, with exit code 2',
    () => {
      expect(start(`${rl} schema > /dev/full`)).toEqual({
        stdout: '',
        stderr: 'error: cannot write the output: no space left on device\n',
        status: 2,
      });
    },
  );
});

test('bench explains a measurement of a system without work', async () => {
  const bench = ['bench', 'victory', '--actors', '10', '--repetitions', '1'];
  const { lines } = await rl(bench);
  expect(lines).toContain('entities  0, in 1 call');
  expect(lines.find((line) => line.startsWith('note: '))).toContain(
    'victory had no work here, so this is the time of an idle call; measure a turn of a run file',
  );
});

describe('files that the program writes', () => {
  const bench = ['bench', 'input', '--actors', '10', '--repetitions', '1', '--profile'];

  test.each([
    ['in a missing folder', join(tmpdir(), 'missing', 'a.cpuprofile'), 'no such file or directory'],
    ['with the name of a folder', tmpdir(), 'illegal operation on a directory'],
  ])('a profile %s is reported in one line, and nothing is printed', async (_, path, reason) => {
    const stderr = `error: cannot write ${path}: ${reason}\n`;
    expect(await rl([...bench, path])).toMatchObject({ stdout: '', stderr, status: 2 });
  });

  test.skipIf(process.getuid?.() === 0)('a read-only file is not changed', async () => {
    const path = file('fov.cpuprofile', 'old');
    chmodSync(path, 0o444);
    const { stderr, status } = await rl([...bench, path]);
    expect([stderr, status]).toEqual([`error: cannot write ${path}: permission denied\n`, 2]);
    expect(readdirSync(dirname(path))).toEqual(['fov.cpuprofile']);
  });
});
