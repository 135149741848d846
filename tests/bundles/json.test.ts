import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../src/bundles/json.ts';
import { tellProblem } from '../../src/bundles/problems.ts';

function told(text: string): string[] {
  const result = readJson('a.json', text);
  return 'problems' in result ? result.problems.map(tellProblem) : [];
}

describe('text that is no JSON is told with the place where it breaks', () => {
  test.each([
    ['', '1:1: not JSON: the file is empty'],
    [' \n ', '2:2: not JSON: the file is empty'],
    ['{', '1:2: not JSON: the file ends here, but a "}" is missing'],
    [
      '{\n  "a": 1,\n}',
      '3:1: not JSON: a name in "quotes" should stand here; is there a comma too many?',
    ],
    [
      '{"a":1,,"b":2}',
      '1:8: not JSON: a name in "quotes" should stand here; is there a comma too many?',
    ],
    ['{"a" 1}', '1:6: not JSON: a ":" is missing before this'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3: not JSON: a "," is missing before this'],
    ['[1 2]', '1:4: not JSON: a "," is missing before this'],
    ['[1, 2', '1:6: not JSON: a "]" is missing here'],
    ['{"a":}', '1:6: not JSON: a value should stand here; is there a comma too many?'],
    ['[1,]', '1:4: not JSON: a value should stand here; is there a comma too many?'],
    ['{"a":"x\n}', '1:6: not JSON: the closing quote of this text is missing on its line'],
    ["{'a':1}", '1:2: not JSON: this means nothing here; names and texts stand in "quotes"'],
    ['{"a":NaN}', '1:6: not JSON: this means nothing here; names and texts stand in "quotes"'],
    ['{"a":.5}', '1:6: not JSON: this means nothing here; names and texts stand in "quotes"'],
    ['{"a":1} x', '1:9: not JSON: this means nothing here; names and texts stand in "quotes"'],
    ['{"a":1}}', '1:8: not JSON: this stands after the end'],
    ['// rat\n{}', '1:1: not JSON: comments are not allowed in JSON'],
    ['{"a":/* one */1}', '1:6: not JSON: comments are not allowed in JSON'],
    ['{"a":1.}', '1:6: not JSON: this number cannot be read'],
    ['{"a":"\\q"}', '1:6: not JSON: a \\ in this text is followed by the wrong character'],
    ['{"a":"\\u12"}', '1:6: not JSON: a \\u in this text needs four hex digits, as in \\u0041'],
    ['{"a":"\t"}', '1:6: not JSON: this text has a tab or another control character in it'],
  ])('%j', (text, problem) => {
    expect(told(text)).toEqual([`a.json:${problem}`]);
  });
});

test('names that stand twice or mean something to JavaScript are refused, all at once', () => {
  const text = '{\n  "a": 1,\n  "__proto__": {"b": 1},\n  "c": {"constructor": 1},\n  "a": 2\n}';
  expect(told(text)).toEqual([
    'a.json:3:3: "__proto__" is not known, and may not be a name',
    'a.json:4:9: "constructor" is not known, and may not be a name',
    'a.json:5:3: "a" stands twice',
  ]);
  expect(({} as { b?: number }).b).toBeUndefined();
});

test('what is too large or too deep is refused before it is read', () => {
  expect(told(`"${'x'.repeat(19_998)}"`)).toEqual([]);
  expect(told(`"${'x'.repeat(19_999)}"`)).toEqual([
    'a.json:1:1: the file has 20001 characters; at most 20000 are read',
  ]);
  expect(told(`${'['.repeat(8)}${']'.repeat(8)}`)).toEqual([]);
  expect(told(`\n ${'[{"a":'.repeat(4)}[`)).toEqual([
    'a.json:2:26: brackets are nested more than 8 deep',
  ]);
  expect(told('["[[[[[[[[[[[["]')).toEqual([]);
  for (const text of ['['.repeat(19_000), '[},'.repeat(6000), `"\n${'['.repeat(19_000)}"`]) {
    expect(told(text).join()).toContain('brackets are nested more than 8 deep');
  }
});

test('places are those of a value, of its name, or of the nearest part around it', () => {
  const json = readJson(
    'a.json',
    '\uFEFF{\r\n  "AI": {\r\n    "mind": "dull",\r\n    "list": [1, 2]\r\n  }\r\n}',
  );
  if ('problems' in json) throw new Error('not read');
  expect(json.value).toEqual({ AI: { mind: 'dull', list: [1, 2] } });
  expect(json.placeOf(['AI', 'mind'])).toEqual({ line: 3, column: 13 });
  expect(json.placeOf(['AI', 'mind'], true)).toEqual({ line: 3, column: 5 });
  expect(json.placeOf(['AI', 'list', 1])).toEqual({ line: 4, column: 17 });
  expect(json.placeOf(['AI', 'temper'])).toEqual({ line: 2, column: 9 });
  expect(json.placeOf(['AI', 'temper'], true)).toEqual({ line: 2, column: 3 });
  expect(json.placeOf(['Health', 'max'], true)).toEqual({ line: 1, column: 1 });
});

/** Pieces of JSON in any order, which is now and then JSON. */
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

test('what is read is what JSON.parse reads, and what it refuses is never read', () => {
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
        if ('problems' in result) return result.problems.length > 0;
        expect(result.value).toEqual(parsed);
        return true;
      },
    ),
    { numRuns: 3000 },
  );
});
