import { describe, expect, test } from 'vitest';
import { problemText } from '../../src/bundles/problems.ts';
import { readBundles } from '../../src/bundles/read-bundles.ts';
import { bundle, monster, problemsOf } from './sample-bundles.ts';

describe('a bundle with extends', () => {
  const rat = bundle(...monster);
  const variant = (...lines: string[]) =>
    `{\n"extends": "rat"${lines.map((line) => `,\n${line}`).join('')}\n}`;
  const named = '"name": {"en": "big rat", "ja": "大ネズミ", "ru": "большая крыса"}';

  test('changes, adds and removes parts of its base, across several bundles', () => {
    const files = {
      'rat.json': bundle(...monster, '"Venom": {}'),
      'big-rat.json': variant(
        named,
        '"Health": {"max": {"mul": 2.5}}',
        '"Stats": {"attack": {"add": 3}}',
        '"Venom": {"loss": {"add": 1}}',
      ),
      'king-rat.json': `{"extends": "big-rat", "name": {"en": "king rat"}, "look": {"colour": "#ff0000"}, "spawn": null, "AI": {"mind": "hunter"}, "Venom": null, "Health": {"max": null, "dice": "3d8"}}`,
    };
    const { kinds, problems } = readBundles(files);
    expect(problems.filter(({ grade }) => grade !== 'hint')).toEqual([]);
    const fields = (id: string) => {
      const parts = kinds.find((kind) => kind.id === id)?.components ?? [];
      return Object.fromEntries(parts.map((part) => [part.name, part.fields]));
    };
    expect(fields('big-rat')).toMatchObject({
      Health: { max: 15 },
      Stats: { attack: 7, defence: 4 },
      AI: { mind: 0 },
      Venom: { loss: 2 },
    });
    expect(fields('king-rat')).toMatchObject({
      Health: { max: 0 },
      Stats: { attack: 7 },
      AI: { mind: 2 },
    });
    expect(Object.keys(fields('king-rat'))).not.toContain('Venom');
    const king = kinds.find(({ id }) => id === 'king-rat');
    expect(king).toMatchObject({
      spawn: {},
      look: { glyph: 'n', colour: '#ff0000', sprite: 'rat' },
    });
    // The names of the base in other languages would be wrong.
    expect(king?.name).toEqual({ en: 'king rat' });
  });

  test.each<[string, string, string[]]>([
    [
      'a number that becomes too large',
      variant(named, '"Health": {"max": {"mul": 2000}}'),
      ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"mul":2000} makes 12000'],
    ],
    [
      'a number that becomes too small',
      variant(named, '"Health": {"max": {"add": -6}}'),
      ['4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"add":-6} makes 0'],
    ],
    [
      'a number that becomes infinite',
      variant(named, '"Health": {"max": {"mul": 1e999}}'),
      [
        '4:19: Health.max must be a whole number from 1 to 9999 (HP), but {"mul":null} makes Infinity',
      ],
    ],
    [
      'an unknown operation',
      variant(named, '"Health": {"max": {"plus": 1}}', '"Stats": {"attack": {"add": 1, "mul": 2}}'),
      [
        '4:19: Health.max must be a value, {"add": number} or {"mul": number}, but {"plus":1} was found',
        '5:21: Stats.attack must be a value, {"add": number} or {"mul": number}, but {"add":1,"mul":2} was found',
      ],
    ],
    [
      'a change of a choice',
      variant(named, '"AI": {"mind": {"add": 1}}'),
      ['4:16: AI.mind has no inherited number to add to; state a value'],
    ],
    [
      'a change of a missing component',
      variant(named, '"Armour": {"defence": {"mul": 2}}'),
      ['4:23: Armour.defence has no inherited number to multiply; state a value'],
    ],
    [
      'a removal of missing parts',
      variant(
        named,
        '"Rust": null',
        '"AI": {"mind": "hunter", "mood": null}',
        '"Rot": null',
        '"Health": {"dice": null}',
      ),
      [
        '4:1: Rust: null removes nothing, because nothing is inherited here',
        '5:26: AI.mood is not known; allowed here: mind, goals',
        '6:1: Rot is not known; allowed here',
        '7:12: Health.dice: null removes nothing, because nothing is inherited here',
      ],
    ],
    [
      'a removal of required parts',
      variant(named, '"Stats": {"attack": null}', '"look": null'),
      [
        '4:11: Stats.attack is missing; it must be a whole number from 0 to 999',
        '5:1: look is missing; add an object with "glyph" and "colour"',
      ],
    ],
    [
      'unknown names',
      variant(named, '"Healht": null', '"toString": {"a": {"add": 1}}'),
      [
        '4:1: Healht is not known; did you mean "Health"?',
        '5:1: toString is not known; allowed here',
      ],
    ],
    [
      'a monster that becomes an item',
      variant(named, '"Item": {"weight": 3}'),
      ['4:1: Health and Item cannot be combined: a kind is an actor, an item or a trap'],
    ],
    [
      'an inherited part that contradicts a change',
      variant(named, '"AI": null'),
      ['2:1: a monster needs both Health and AI'],
    ],
    [
      'a bundle that extends itself',
      variant().replace('"rat"', '"newt"'),
      ['2:12: extends forms a circle: newt → newt; remove one of these "extends"'],
    ],
    [
      'an unknown base',
      variant().replace('"rat"', '"rta"'),
      ['2:12: extends must name another bundle: there is no "rta"; did you mean "rat"?'],
    ],
    [
      'a base that is no text',
      variant('"Mean": 3').replace('"rat"', '7'),
      [
        '2:12: extends must be the name of a bundle’s file without its ending, such as "giant-rat", or a list of 1 to 8 names, but 7 was found',
        '3:9: Mean must be an object {…}, but 3 was found',
      ],
    ],
  ])('%s: reported at the part that changes it, or at "extends"', (_, text, problems) => {
    const found = problemsOf(text, { 'rat.json': rat });
    expect(found.map((line) => line.replace(/(allowed here): .*Prize$/, '$1'))).toEqual(problems);
  });

  test('errors of the base are reported once, for the base, together with the other errors of the child', () => {
    const { kinds, problems } = readBundles({
      'rat.json': bundle('"Health": {"max": 0}'),
      'big-rat.json': '{"extends": "rat", "Health": {"max": {"add": 1}}, "Rost": {}}',
      'king-rat.json': '{"extends": "big-rat"}',
      'torn.json': '{',
      'torn-rat.json': '{"extends": "torn"}',
    });
    expect(kinds).toEqual([]);
    expect(problems.map(problemText)).toEqual([
      'big-rat.json:1:13: extends: "rat" has errors; fix them first',
      'big-rat.json:1:51: Rost is not known; did you mean "Rust"?',
      'king-rat.json:1:13: extends: "big-rat" has errors; fix them first',
      'rat.json:4:19: Health.max must be a whole number from 1 to 9999 (HP), but 0 was found',
      'torn-rat.json:1:13: extends: "torn" has errors; fix them first',
      'torn.json:1:2: invalid JSON: expected "}" before the end of the file',
    ]);
  });

  test('circles and long chains are reported for each bundle in them', () => {
    const extending = (base: string) => `{"extends": "${base}"}`;
    const circle = readBundles({
      'a.json': extending('b'),
      'b.json': extending('c'),
      'c.json': extending('b'),
    });
    expect(circle.problems.map(problemText)).toEqual([
      'a.json:1:13: extends: "b" has errors; fix them first',
      'b.json:1:13: extends forms a circle: b → c → b; remove one of these "extends"',
      'c.json:1:13: extends forms a circle: c → b → c; remove one of these "extends"',
    ]);
    const line: Record<string, string> = { 'k0.json': rat };
    for (let n = 1; n <= 1000; n++) line[`k${n}.json`] = `{"extends": "k${n - 1}", ${named}}`;
    const { kinds, problems } = readBundles(line);
    expect(kinds.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, n) => `k${n}`));
    expect(problems).toHaveLength(1000 - 8);
    expect(problems[0].text).toContain('extends links more than 8 bundles: k');
  });
});
