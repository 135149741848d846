import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import golden from './golden/floors.json';

beforeAll(() => {
  // The first call through npm builds the program, as a person's would.
  const built = spawnSync('npm', ['run', '-s', 'rl', '--', '--help'], { encoding: 'utf8' });
  expect(built.stdout).toContain('Usage: rl');
  expect(built.status).toBe(0);
}, 60000);

function rl(args: string[], stdin = '') {
  const { stdout, stderr, status } = spawnSync('node', ['.rl/cli.js', ...args], {
    encoding: 'utf8',
    input: stdin,
    maxBuffer: 1e9,
  });
  const lines = stdout.split('\n').filter(Boolean);
  return { stdout, lines, stderr, status };
}

function json(args: string[], stdin = '') {
  const result = rl(args, stdin);
  expect(result.stderr).toBe('');
  expect(result.status).toBe(0);
  return result.lines.map((line) => JSON.parse(line));
}

const file = (name: string, text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'rl-')), name);
  writeFileSync(path, text);
  return path;
};

describe('rl floor', () => {
  test('prints the published floors of a seed, chained as the game does', () => {
    const floors = json(['floor', '--campaign', 'simple', '--seed', 'yurina', '--depth', '1..4']);
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

  test('a single depth is the same floor as in its chain', () => {
    const args = ['floor', '--campaign', 'simple', '--seed', 'x', '--depth'];
    expect(json([...args, '3'])).toEqual(json([...args, '1..4']).slice(2, 3));
  });

  test('takes many seeds, as numbers or from a file with any text', () => {
    const numbers = json(['floor', '--campaign', 'simple', '--seeds', '7..9', '--depth', '2']);
    expect(numbers.map(({ seed }) => seed)).toEqual(['7', '8', '9']);
    const seeds = file('seeds', '"7"\n"two words, ナイフ"\n');
    const read = json(['floor', '--campaign', 'simple', '--seeds-file', seeds, '--depth', '2']);
    expect(read.map(({ seed }) => seed)).toEqual(['7', 'two words, ナイフ']);
    expect(read[0]).toEqual(numbers[0]);
  });

  test('prints an arena with its hero and nine opponents', () => {
    const [floor] = json(['floor', '--campaign', 'arena', '--seed', 'x', '--depth', '0']);
    expect(floor.rows).toHaveLength(10);
    expect(floor.rows[0]).toHaveLength(15);
    expect(floor.monsters).toHaveLength(9);
    expect(floor.rows[floor.hero.y][floor.hero.x]).toBe('.');
  });

  test('prints any depth of Rogue on its own: what is there and how it looks', () => {
    const args = ['floor', '--campaign', 'rogue', '--seeds', '1..40', '--depth'];
    const floors = [1, 9, 26].flatMap((depth) => json([...args, String(depth)]));
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

  test('draws in Rogue what it lists, and nothing else', () => {
    type Thing = { x: number; y: number; secret: boolean; kind: string; carries: string | null };
    const args = ['floor', '--campaign', 'rogue', '--seeds', '1..60', '--depth', '24'];
    let secrets = 0;
    for (const { rows, doors, traps, gold, monsters, items, down, hero } of json(args)) {
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

  test('a depth of Rogue is the same floor alone and among others, however deep', () => {
    const args = ['floor', '--campaign', 'rogue', '--seed', 'x', '--depth'];
    expect(json([...args, '25..27'])).toEqual(
      ['25', '26', '27'].flatMap((depth) => json([...args, depth])),
    );
    expect(json([...args, '500'])).toMatchObject([{ depth: 500 }]);
  });

  test('a reader who has seen enough may leave, and a file from Windows is read', () => {
    const head = spawnSync(
      'sh',
      ['-c', 'node .rl/cli.js floor --campaign simple --seeds 1..3000 --depth 1..4 | head -1'],
      { encoding: 'utf8' },
    );
    expect(head.stderr).toBe('');
    expect(JSON.parse(head.stdout).seed).toBe('1');
    const seeds = file('seeds', '\uFEFF"7"\r\n');
    const [floor] = json(['floor', '--campaign', 'simple', '--seeds-file', seeds, '--depth', '1']);
    expect(floor.seed).toBe('7');
  });

  test('20,000 floors stream out whole', () => {
    const { lines } = rl([
      'floor',
      '--campaign',
      'simple',
      '--seeds',
      '1..5000',
      '--depth',
      '1..4',
    ]);
    expect(lines).toHaveLength(20000);
  });
});

describe('rl play', () => {
  const play = ['play', '--campaign', 'simple', '--seed', 'yurina', '--commands', '-'];
  const north = '{"type":"move","dx":0,"dy":-1}\n';

  test('prints what became of the hero', () => {
    const [report] = json(play, `${north.repeat(12)}{"type":"down"}\n`);
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

  test('traces every command, and ends as without the trace', () => {
    const traced = json([...play, '--trace'], north.repeat(3));
    expect(traced.map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(traced[2]).toEqual(json(play, north.repeat(3))[0]);
  });

  test('plays the arena, whose hero has no hunger and no levels', () => {
    const args = ['play', '--campaign', 'arena', '--seed', 'x', '--commands', '-'];
    const [report] = json(args, '{"type":"wait"}\n');
    expect(report).toMatchObject({ turn: 1, depth: 0, hero: { maxHp: 3 }, over: false });
    expect(Object.keys(report.hero)).not.toContain('energy');
  });

  test('plays Rogue, whose hero can search and throw', () => {
    const args = ['play', '--campaign', 'rogue', '--seed', 'x', '--commands', '-', '--trace'];
    const [search, hurl, start] = json(
      args,
      '{"type":"search"}\n{"type":"throw","slot":2,"dx":0,"dy":-1}\n{"type":"wait"}\n',
    );
    expect(search).toMatchObject({ turn: 1, depth: 1, messages: [{ id: 'searched' }] });
    expect(search.hero).toMatchObject({ maxHp: 12, str: '16', ac: 6, level: 1, energy: 1299 });
    const kinds = search.bag.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['mace', 'short-bow', 'arrow', 'ring-mail', 'ration']);
    expect(hurl).toMatchObject({ turn: 2, messages: [{ id: 'threw' }] });
    expect(hurl.bag[2]).toMatchObject({ kind: 'arrow', count: search.bag[2].count - 1 });
    expect(start).toMatchObject({ turn: 3, score: 0, over: false });
  });

  test('no commands at all: the game as it begins', () => {
    expect(json(play, '')).toMatchObject([{ turn: 0, messages: [{ id: 'wake' }] }]);
  });
});

describe('rl check', () => {
  const hound = {
    name: { en: 'hound', ja: '猟犬', ru: 'гончая' },
    look: { glyph: 'h', colour: '#ffffff', sprite: 'hound' },
    spawn: { depths: { '2+': 30 } },
    Health: { max: 9 },
    Stats: { attack: 5, defence: 5 },
    AI: { mind: 'hunter' },
  };

  test('plays a bundle and says what came of it', () => {
    const path = file('hound.json', JSON.stringify(hound));
    const { lines, stderr, status } = rl(['check', path]);
    expect([stderr, status]).toEqual(['', 0]);
    for (const line of lines) expect(line.startsWith(`${path}: `)).toBe(true);
    expect(lines.join('\n')).toContain('in 200 fights at depth 2');
  });

  test('prints JSON, reads standard input, and takes any campaign', () => {
    const [check] = json(['check', '-', '--json', '--campaign', 'arena'], JSON.stringify(hound));
    expect(check).toMatchObject({ file: 'stdin.json', replaces: false, problems: [] });
    expect(check.trial).toMatchObject({ kind: 'stdin', nature: 'monster' });
  });

  test('a broken bundle is told with its place, with exit code 1', () => {
    const path = file('hound.json', '{\n  "name": { "en": "hound" },\n  "Helth": {}\n}');
    const { lines, status } = rl(['check', path]);
    expect(status).toBe(1);
    expect(lines.join('\n')).toContain(`${path}:3:3: Helth is not known; did you mean "Health"?`);
  });
});

describe('rl simulate, merge and compare', () => {
  const simulate = ['simulate', '--campaign', 'arena', '--bot', 'greedy', '--turns', '60'];

  test('many threads play the same games as one, and ranges merge into the whole', () => {
    const whole = rl([...simulate, '--games', '9', '--jobs', '1']);
    const first = rl([...simulate, '--seeds', '1..5', '--jobs', '2']);
    const second = rl([...simulate, '--seeds', '6..9', '--jobs', '3']);
    expect([whole, first, second].map(({ stderr, status }) => [stderr, status])).toEqual(
      Array(3).fill(['', 0]),
    );
    const games = whole.lines.slice(0, -1);
    expect(games.map((line) => JSON.parse(line).seed)).toEqual([...'123456789']);
    expect([...second.lines.slice(0, -1), ...first.lines.slice(0, -1)].sort()).toEqual(
      [...games].sort(),
    );
    const parts = [second, first].map(({ stdout }, n) => file(`part-${n}`, stdout));
    const merged = rl(['merge', ...parts]);
    expect([merged.stderr, merged.status]).toEqual(['', 0]);
    expect(merged.lines).toEqual(whole.lines.slice(-1));
    expect(JSON.parse(merged.lines[0]).summary).toMatchObject({ games: 9, bot: 'greedy' });
  });

  test('what a set of bundles changes is told with intervals', () => {
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
    const { lines, stderr, status } = rl([
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

describe('rl record and rl replay', () => {
  const args = ['--campaign', 'rogue', '--seed', 'b', '--bot', 'greedy', '--turns', '40'];
  const recorded = () => rl(['record', ...args]).stdout;

  test('a recorded game comes out the same, from a file and from standard input', () => {
    const text = recorded();
    expect(JSON.parse(text).turns).toHaveLength(40);
    const [summary] = json(['replay', '-'], text);
    expect(summary).toMatchObject({ campaign: 'rogue', seed: 'b', turns: 40, same: true });
    expect(summary.hash.startsWith(JSON.parse(text).turns[39][1])).toBe(true);
    const traced = json(['replay', file('run.json', text), '--trace']);
    expect(traced).toHaveLength(41);
    expect(traced[6]).toMatchObject({ turn: 7, hash: JSON.parse(text).turns[6][1] });
    expect(traced[40]).toEqual(summary);
  });

  test('a turn that comes out otherwise is named, with its system and component, and exit code 1', () => {
    const run = JSON.parse(recorded());
    run.turns[20][0] = { type: 'search' };
    const { lines, stderr, status } = rl(['replay', '-'], JSON.stringify(run));
    expect(status).toBe(1);
    expect(JSON.parse(lines[0])).toMatchObject({
      same: false,
      differs: { turn: 21, system: 'input', component: 'Intent' },
    });
    expect(stderr).toBe('-: turn 21 differs: first Intent, by input\n');
  });

  test('a system that stands in plays the whole run the same, or is told where it does not', () => {
    const run = file('run.json', recorded());
    const against = (text: string) => {
      const mine = `import { fainting as own } from '${resolve('src/game/systems/fainting.ts')}';\n${text}`;
      return rl(['replay', run, '--against', file('mine.ts', mine)]);
    };
    const same = against('export default function fainting(game) { own(game); }');
    expect(JSON.parse(same.lines[0])).toMatchObject({ same: true });
    expect(same.status).toBe(0);
    const idle = against('export const fainting = (game) => { if (game.turn < 20) own(game); };');
    expect(JSON.parse(idle.lines[0])).toMatchObject({
      same: false,
      differs: { turn: 20, system: 'fainting' },
    });
    expect(idle.status).toBe(1);
    const breaks = against('export const fainting = (game) => { own(game); game.nothing.at(0); };');
    expect(breaks.stderr).toMatch(/mine\.ts fails in turn 1 of .*run\.json: .*mine\.ts:2:\d+\)/);
    expect(breaks.status).toBe(2);
    const strange = against('export const mind = own;');
    expect(strange.stderr).toContain(
      'functions (game) => void that are called like systems: input',
    );
  });

  test('a game with mods is replayed with the same ones only', () => {
    const source = JSON.stringify({
      name: { en: 'hound', ja: '猟犬', ru: 'гончая' },
      look: { glyph: 'h', colour: '#ffffff', sprite: 'hound' },
      spawn: { depths: { '0+': 300 } },
      Health: { max: 9 },
      Stats: { attack: 5, defence: 5 },
      AI: { mind: 'hunter' },
    });
    const mod = file('hound.json', source);
    const text = rl(['record', ...args.with(1, 'simple'), '--mod', mod]).stdout;
    expect(JSON.parse(text).mods).toMatchObject([{ file: 'hound.json' }]);
    expect(json(['replay', '-', '--mod', mod], text)).toMatchObject([{ same: true }]);
    for (const mods of [[], ['--mod', file('hound.json', source.replace('9', '8'))]]) {
      const { stderr, status } = rl(['replay', '-', ...mods], text);
      expect(status).toBe(2);
      expect(stderr).toContain('give with --mod: hound.json');
    }
  });

  test('other content is no difference but a mistake', () => {
    const run = { ...JSON.parse(recorded()), content: 'a'.repeat(64) };
    const { stderr, status } = rl(['replay', '-'], JSON.stringify(run));
    expect(status).toBe(2);
    expect(stderr).toContain('other content of the campaign rogue');
  });
});

describe('a mistake is told in one clear line, with exit code 2', () => {
  test.each<[string[], string, string]>([
    [['flor'], '', "unknown command 'flor'"],
    [['floor', '--seed', 'x', '--depth', '1'], '', '--campaign'],
    [
      ['floor', '--campaign', 'simpel', '--seed', 'x', '--depth', '1'],
      '',
      'Allowed choices are simple, rogue, arena',
    ],
    [
      ['floor', '--campaign', 'simple', '--depth', '1'],
      '',
      'one of --seed, --seeds and --seeds-file',
    ],
    [['floor', '--campaign', 'simple', '--seed', 'x', '--depth', '9'], '', 'depths 0..5'],
    [['floor', '--campaign', 'simple', '--seed', 'x', '--depth', 'deep'], '', '1..4'],
    [['floor', '--campaign', 'rogue', '--seed', 'x', '--depth', '0'], '', 'depths 1..9999'],
    [['floor', '--campaign', 'simple', '--seeds-file', '/nowhere', '--depth', '1'], '', '/nowhere'],
    [
      ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-'],
      'up\n',
      'line 1: not JSON',
    ],
    [
      ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-'],
      '{"type":"wait"}\n{"type":"fly"}\n',
      'line 2: a command is an object with a "type" out of move, dig',
    ],
    [
      ['play', '--campaign', 'simple', '--seed', 'x', '--commands', '-'],
      '{"type":"move","dx":2,"dy":0}',
      '"dx"',
    ],
    [['record', '--campaign', 'simple', '--seed', 'x', '--bot', 'bold'], '', 'Allowed choices are'],
    [
      ['record', '--campaign', 'simple', '--seed', 'x', '--bot', 'random', '--turns', '0'],
      '',
      'a whole number from 1',
    ],
    [['replay', '/nowhere.json'], '', 'cannot read /nowhere.json'],
    [['replay', '-'], '{"version": 1', '-: not JSON'],
    [['replay', '-'], '{"version": 2}', '-: version 2'],
    [['check', '/nowhere.json'], '', 'cannot read /nowhere.json'],
    [['check'], '', "missing required argument 'file'"],
    [
      ['simulate', '--campaign', 'arena', '--bot', 'greedy', '--games', '9', '--without', 'huger'],
      '',
      'there is no system "huger"; did you mean "hunger"? (there are input, actions,',
    ],
    [['merge', '-'], '{"seed":"1"}\n', '-, line 1: not a line of rl simulate'],
  ])('rl %j', (args, stdin, message) => {
    const { stdout, stderr, status } = rl(args, stdin);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(message);
  });
});

test.each(['floor', 'play', 'check', 'simulate'])('rl %s --help explains itself', (command) => {
  const { stdout, status } = rl([command, '--help']);
  expect(status).toBe(0);
  expect(stdout).toContain(`Usage: rl ${command}`);
  expect(stdout).toContain('--campaign');
});

describe('rl fight', () => {
  test('tells how a fight comes out, in words or as JSON', () => {
    const { lines, status } = rl(['fight', '3', 'rat', 'v', 'wolf', '--rounds', '10']);
    expect(status).toBe(0);
    expect(lines[0]).toBe('3 rat v 1 wolf in simple: 10 fights, seed fight');
    expect(lines[2]).toMatch(/^ {2}1 wolf +won 100\.0 % \(72\.[23] to 100\.0\), took /);
    const [cell] = json(['fight', '--table', '--levels', '5', '--rounds', '2', '--json']);
    expect(cell).toMatchObject({ monster: 'bat', level: 5, rounds: 2 });
  });

  test('takes bundles, and says in one line what it cannot use', () => {
    const rat = { name: { en: 'rat' }, look: { glyph: 'r', colour: '#ffffff' } };
    const stats = { Health: { max: 99 }, Stats: { attack: 9, defence: 9 } };
    const great = file('rat.json', JSON.stringify({ ...rat, ...stats, AI: { mind: 'hunter' } }));
    const [{ sides }] = json(['fight', 'rat v wolf', '--bundle', great, '--rounds', '4', '--json']);
    expect(sides[0].wins.share).toBe(1);
    const bad = rl(['fight', 'wulf v rat']);
    expect([bad.stderr, bad.stdout, bad.status]).toEqual([
      'error: the campaign simple has no monster "wulf"; did you mean "wolf"?\n',
      '',
      2,
    ]);
  });
});
