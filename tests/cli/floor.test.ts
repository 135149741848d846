import { expect, test } from 'vitest';
import golden from '../golden/floors.json';
import { file, json } from './rl.ts';

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
  const numbers = await json(['floor', '--campaign', 'simple', '--seeds', '7..9', '--depth', '2']);
  expect(numbers.map(({ seed }) => seed)).toEqual(['7', '8', '9']);
  const seeds = file('seeds', '"7"\n"two words, ナイフ"\n');
  const read = await json(['floor', '--campaign', 'simple', '--seeds-file', seeds, '--depth', '2']);
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

test('floor prints any depth of Rogue with its terrain, items and monsters', async () => {
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
