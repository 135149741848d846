import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemText } from '../../src/bundles/problems.ts';
import { readBundles } from '../../src/bundles/read-bundles.ts';
import { bundleShape } from '../../src/bundles/shapes/bundle-shape.ts';
import { bundleComponents } from '../../src/bundles/shapes/component-needs.ts';
import { componentNames, effectBearers, fieldsOf } from '../../src/game/components.ts';
import { processTime } from '../process-time.ts';
import { arena, rogue, simple } from '../sources.ts';
import { bundle, monster, problemsOf } from './sample-bundles.ts';

test('at most a hundred problems of a file are reported, followed by the number of further problems', () => {
  const lines = Array.from({ length: 150 }, (_, n) => `"X${n}": 1`);
  const problems = problemsOf(bundle(...lines));
  expect(problems).toHaveLength(101);
  expect(problems[100]).toBe('104:1: … and 50 more');
});

test('an error behind a hundred warnings of a file is reported', () => {
  const tagged = (health: string) =>
    bundle('"tags": ["x"]', ...monster.with(1, `"Health": {${health}}`));
  const ids = Array.from({ length: 101 }, (_, n) => `m${n + 100}`);
  const { problems } = readBundles({
    ...Object.fromEntries(ids.map((id) => [`${id}.json`, tagged('"max": 5')])),
    'zz.json': tagged('"dice": "2d4"'),
    'patch-a.json': '{"patch": {"tag": "x"}, "look": {"colour": "#aabbcc"}}',
    'patch-b.json':
      '{"patch": {"tag": "x"}, "look": {"colour": "#ccbbaa"}, "Health": {"max": {"add": 1}}}',
  });
  const own = problems.filter(({ file }) => file === 'patch-b.json');
  expect(own).toHaveLength(101);
  expect(own[0].grade).toBe('error');
  expect(own[0].text).toContain('(in "zz")');
  expect(own[100].text).toBe('… and 2 more');
});

describe('file names', () => {
  const rat = bundle(...monster);

  test('a file name that is no kind name is refused', () => {
    const { kinds, problems } = readBundles({ 'Big Rat.json': rat, 'rat.txt': rat, '.json': rat });
    expect(kinds).toEqual([]);
    expect(problems.map(({ file, line }) => [file, line])).toEqual([
      ['.json', 0],
      ['Big Rat.json', 0],
      ['rat.txt', 0],
    ]);
    expect(problems[0].text).toBe(
      'a file name must have only lower-case letters, digits and hyphens, like "giant-rat.json"',
    );
    expect(problems[1].text).toContain('like "big-rat.json"');
  });
});

test('only the folder of a file makes it a vault, not a pack or a folder with that name above it', () => {
  const rat = bundle(...monster);
  const files = { 'vaults/monsters/rat.json': rat, 'vaults/vaults/den.json': rat };
  const { kinds, problems } = readBundles(files);
  expect(kinds.map(({ id }) => id)).toEqual(['rat']);
  expect(problems.map(problemText)).toEqual([
    'vaults/vaults/den.json:1:1: this is not a vault; move the file to monsters/, items/, traps/ or features/',
  ]);
});

const sources = [simple, rogue, arena];
const texts = sources.flatMap(({ hero, bundles }) => [hero, ...Object.values(bundles)]).map(String);

test('every bundle of every campaign is read without errors and warnings', () => {
  expect(texts.length).toBeGreaterThanOrEqual(75);
  for (const { hero, bundles } of sources) {
    const { kinds, problems } = readBundles({ 'hero.json': hero, ...bundles });
    expect(problems.filter(({ grade }) => grade !== 'hint')).toEqual([]);
    expect(kinds).toHaveLength(Object.keys(bundles).length + 1);
  }
});

const words = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    'null',
    'true',
    '-1',
    '1e9',
    '0.5',
    '1e999',
    '\u202e',
    '\ud800',
    '"1d8"',
  ],
  ...[
    '"__proto__"',
    '"constructor"',
    '"toString"',
    '"extends": "rat",',
    '{"add": 1}',
    '{"mul": -2}',
    '"Mean": {},',
    '"x": 1,',
  ],
];

/** A bundle text with up to five pieces replaced. */
const spoilt = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.oneof(fc.constantFrom(...words), fc.string())), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([text, edits]) =>
    edits.reduce((before, [at, length, put]) => {
      const start = at % (before.length + 1);
      return before.slice(0, start) + put + before.slice(start + length);
    }, text),
  );

/** A bundle with one value replaced or one key added. */
const altered = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.nat(),
    fc.string({ maxLength: 8 }),
    fc.jsonValue({ maxDepth: 2 }),
    fc.boolean(),
  )
  .map(([text, nth, key, value, add]) => {
    const root = JSON.parse(text) as Record<string, unknown>;
    const parts = [root, ...Object.values(root).filter((one) => typeof one === 'object')] as Record<
      string,
      unknown
    >[];
    const part = parts[nth % parts.length];
    const keys = Object.keys(part);
    part[add || keys.length === 0 ? key : keys[nth % keys.length]] = value;
    return JSON.stringify(root);
  });

/** Whether all names in a bundle are known. */
function namesKnown(text: string): boolean {
  const said = JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown>;
  return Object.entries(said).every(([key, part]) => {
    if (!Object.hasOwn(bundleShape.keys, key)) return false;
    const component = bundleComponents.find((name) => name === key);
    if (!component || part === null || Array.isArray(part)) return true;
    const fields = fieldsOf(component).flatMap(([name, { inPlay }]) => (inPlay ? [] : [name]));
    const bears = effectBearers.some((bearer) => bearer === component);
    const known = bears ? [...fields, 'effects'] : fields;
    return Object.keys(part as object).every((name) => known.includes(name));
  });
}

test('any text either defines a valid kind or has errors with a place inside the text', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const rat = bundle(...monster);
  fc.assert(
    fc.property(fc.oneof(spoilt, altered), (text) => {
      const { kinds, problems } = readBundles({ 'newt.json': text, 'rat.json': rat });
      const kind = kinds.find(({ id }) => id === 'newt');
      const errors = problems.filter(
        ({ file, grade }) => file === 'newt.json' && grade === 'error',
      );
      expect(errors.length === 0).toBe(kind !== undefined);
      const lines = text.split('\n');
      for (const { line, column } of problems.filter(({ file }) => file === 'newt.json')) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
      }
      if (!kind) return;
      expect(namesKnown(text)).toBe(true);
      for (const { name, fields } of kind.components) {
        expect(componentNames).toContain(name);
        for (const [field, { min = 0, max = Infinity, start }] of fieldsOf(name)) {
          const value = fields[field];
          expect(value === start || (value >= min && value <= max)).toBe(true);
        }
      }
    }),
    { numRuns: 800 },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('files made to be slow are refused within seconds', () => {
  const full = (piece: (n: number) => string) => {
    let text = '';
    for (let n = 0; text.length + piece(n).length < 19_990; n++) text += piece(n);
    return text;
  };
  const files = {
    'keys.json': `{${full((n) => `"k${n}":1,`)}"z":1}`,
    'twice.json': `{${full(() => '"k":1,')}"z":1}`,
    'lines.json': `{${full((n) => `\n"Healh${n}":1,`)}"z":1}`,
    'cells.json': bundle(`"spawn": {"at": [${full(() => '0,').slice(500)}0]}`),
    'quotes.json': full(() => '"'),
    'slashes.json': `"${full(() => '\\')}`,
    'open.json': full(() => '[},'),
  };
  const start = processTime();
  const { kinds, problems } = readBundles(files);
  expect(processTime() - start).toBeLessThan(5000);
  expect(kinds).toEqual([]);
  expect(problems.length).toBeLessThanOrEqual(101 * Object.keys(files).length);
});

test('a name that is set twice does not hide the other mistakes of the file', () => {
  const text = '{\n  "Health": { "max": 3 },\n  "Health": { "max": 4 },\n  "Helth": {}\n}';
  const found = readBundles({ 'newt.json': text }).problems.map(problemText);
  expect(found.join('\n')).toContain('newt.json:3:3: "Health" is set twice; remove one of the two');
  expect(found.join('\n')).toContain('newt.json:4:3: Helth is not known');
  expect(readBundles({ 'newt.json': text }).kinds).toEqual([]);
});

test('a file with another ending is refused with the ending that it needs', () => {
  const found = readBundles({ 'newt.txt': '{}' }).problems.map(problemText);
  expect(found).toEqual(['newt.txt: the name of a bundle must end in ".json"; rename the file']);
});
