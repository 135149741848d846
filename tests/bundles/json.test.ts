import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonProblem, readJson } from '../../src/bundles/json.ts';
import { isCutOff } from '../../src/bundles/json-mistake.ts';
import { problemText } from '../../src/bundles/problems.ts';

function problemsOf(text: string): string[] {
  const result = readJson('a.json', text);
  return 'problems' in result ? result.problems.map(problemText) : [];
}

test('repeated and reserved names are all reported at once', () => {
  const text = '{\n  "a": 1,\n  "__proto__": {"b": 1},\n  "c": {"constructor": 1},\n  "a": 2\n}';
  expect(problemsOf(text)).toEqual([
    'a.json:3:3: "__proto__" is reserved; use another name',
    'a.json:4:9: "constructor" is reserved; use another name',
    'a.json:5:3: "a" is set twice; remove one of the two',
  ]);
  expect(({} as { b?: number }).b).toBeUndefined();
});

test('a text that is too long or nested too deep is refused before it is parsed', () => {
  expect(problemsOf(`"${'x'.repeat(19_998)}"`)).toEqual([]);
  expect(problemsOf(`"${'x'.repeat(19_999)}"`)).toEqual([
    'a.json:1:1: the file has 20001 characters; the limit is 20000 characters: shorten its texts or split it into several files',
  ]);
  expect(problemsOf(`${'['.repeat(8)}${']'.repeat(8)}`)).toEqual([]);
  expect(problemsOf(`\n ${'[{"a":'.repeat(4)}[`)).toEqual([
    'a.json:2:26: brackets are nested more than 8 levels deep; remove some',
  ]);
  expect(problemsOf('["[[[[[[[[[[[["]')).toEqual([]);
  for (const text of ['['.repeat(19_000), '[},'.repeat(6000), `"\n${'['.repeat(19_000)}"`]) {
    expect(problemsOf(text).join()).toContain(
      'brackets are nested more than 8 levels deep; remove some',
    );
  }
});

test('placeOf returns the place of a value, of its name or of the nearest part around it', () => {
  const json = readJson(
    'a.json',
    '\uFEFF{\r\n  "AI": {\r\n    "mind": "dull",\r\n    "list": [1, 2]\r\n  }\r\n}',
  );
  if (!('value' in json)) throw new Error('The text was not read.');
  expect(json.value).toEqual({ AI: { mind: 'dull', list: [1, 2] } });
  expect(json.placeOf(['AI', 'mind'])).toEqual({ line: 3, column: 13 });
  expect(json.placeOf(['AI', 'mind'], true)).toEqual({ line: 3, column: 5 });
  expect(json.placeOf(['AI', 'list', 1])).toEqual({ line: 4, column: 17 });
  expect(json.placeOf(['AI', 'temper'])).toEqual({ line: 2, column: 9 });
  expect(json.placeOf(['AI', 'temper'], true)).toEqual({ line: 2, column: 3 });
  expect(json.placeOf(['Health', 'max'], true)).toEqual({ line: 1, column: 1 });
});

/** Pieces of JSON in any order; sometimes valid JSON. */
const scraps = fc
  .array(
    fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ':',
        ',',
        '"a"',
        '"',
        '\\',
        '1',
        '-',
        '.5',
        'null',
        '\n',
        ' ',
        '/*',
        '//',
        '\u2028',
        '\uFEFF',
        '\u0000',
      ],
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('readJson returns the same value as JSON.parse, and accepts nothing else', () => {
  fc.assert(
    fc.property(
      fc.oneof(scraps, fc.json({ maxDepth: 5 }), fc.string({ unit: 'binary' })),
      (text) => {
        const result = readJson('a.json', text);
        let parsed: unknown;
        try {
          parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
        } catch {
          parsed = undefined;
        }
        if (!('value' in result)) return result.problems.length > 0;
        // A repeated or reserved name is left out and reported.
        if (result.problems.length > 0) return true;
        expect(result.value).toEqual(parsed);
        return true;
      },
    ),
    { numRuns: 1000 },
  );
});

test('every beginning of a JSON text is recognised as cut off', () => {
  const text =
    '{"seed":"1","win":true,"no":null,"turns":-12.5e3,"kinds":["a","\\u00e4"],"of":{"b":false}}';
  for (let length = 1; length < text.length; length++) {
    expect(isCutOff(text.slice(0, length)), text.slice(0, length)).toBe(true);
  }
});

test.each([
  '{"a":1}',
  '{"a":1} x',
  '{"a":1}}',
  '{"a":1]',
  '{"a" "b"',
  '{"a": yes',
  '{"a":1,}',
  "{'a':1",
  'wait',
])('a text with a mistake before its end is not cut off: %s', (text) => {
  expect(isCutOff(text)).toBe(false);
});

test('a mistake behind a text of millions of letters is found at once', () => {
  const text = `{"state":"${'A'.repeat(4e6)}"} x`;
  expect(jsonProblem(text)).toBe(
    `line 1, column ${text.length}: unexpected text after the end; remove it`,
  );
});
