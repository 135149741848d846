import { describe, expect, test } from 'vitest';
import { problemText } from '../../src/bundles/problems.ts';
import { readBundles } from '../../src/bundles/read-bundles.ts';
import { bundle, monster } from './sample-bundles.ts';

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
      'torn.json:1:2: invalid JSON: the end is missing: "{" is still open; add the rest, or copy the whole file again',
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
