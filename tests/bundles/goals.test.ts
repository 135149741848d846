import { expect, test } from 'vitest';
import { goalList } from '../../src/bundles/reference/component-list.ts';
import { bundleJsonSchema } from '../../src/bundles/reference/json-schema.ts';
import { goalDescriptions } from '../../src/bundles/shapes/goal-descriptions.ts';
import { goalNames } from '../../src/game/goals/names.ts';
import { bundle, monster, problemsOf } from './sample-bundles.ts';

const parts = monster.filter((part) => !part.startsWith('"AI"'));
const faultsOf = (ai: string, ...more: string[]) =>
  problemsOf(bundle(`"AI": ${ai}`, ...more, ...parts)).filter((text) => !/ hint: /.test(text));

test('a monster may have a mind, goals or both', () => {
  expect(faultsOf('{"mind": "timid"}')).toEqual([]);
  expect(faultsOf('{"goals": [{"goal": "attack"}]}')).toEqual([]);
  expect(faultsOf('{"mind": "timid", "goals": [{"goal": "flee"}]}')).toEqual([]);
});

test.each([
  ['{}', '4:1: AI.mind is missing; AI needs a mind, goals or both'],
  [
    '{"goals": [{"goal": "atack"}]}',
    /^4:27: AI\.goals\[0\]\.goal must be one of "ambush", .*, but "atack" was found; did you mean "attack"\?$/,
  ],
  [
    '{"goals": [{"goal": "flee", "bellow": 30}]}',
    /AI\.goals\[0\]\.bellow is not known; did you mean "below"\?/,
  ],
  [
    '{"goals": [{"goal": "flee", "below": 300}]}',
    /AI\.goals\[0\]\.below must be a whole number from 1 to 100 \(%\), but 300 was found/,
  ],
  ['{"goals": [{"goal": "throw"}]}', /AI\.goals\[0\]\.dice is missing; it must be dice/],
  [
    '{"goals": [{"goal": "attack", "when": "seen"}]}',
    /when must be one of .*, but "seen" was found; did you mean "sees"\?/,
  ],
  [
    '{"goals": [{"goal": "flee"}, {"goal": "flee", "below": 50}]}',
    /AI\.goals\[1\] repeats the goal of AI\.goals\[0\]; "flee" can be listed once/,
  ],
])('the goals %s have one fault, with its place', (ai, fault) => {
  expect(faultsOf(ai)).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)]);
});

test('a goal and its component cannot both be stated', () => {
  expect(faultsOf('{"goals": [{"goal": "flee"}]}', '"Coward": {"below": 20}')).toEqual([
    expect.stringMatching(
      /AI\.goals\[0\] and Coward both state the goal "flee"; write the fields of Coward into the goal and remove Coward, or remove the goal$/,
    ),
  ]);
});

test('the list of goals has each goal with its parameters', () => {
  const lines = goalList().trimEnd().split('\n');
  const names = lines.flatMap((line) => /^- \*\*(\w+)\*\*: ./.exec(line)?.[1] ?? []);
  expect(names).toEqual([...goalNames]);
  const at = lines.findIndex((line) => line.startsWith('- **flee**'));
  expect(lines[at + 1]).toMatch(
    /^ {2}- `below`: .*A whole number from 1 to 100 \(%\); default 33\.$/,
  );
});

test('every goal and each of its parameters has a description that ends with a full stop', () => {
  for (const [goal, { doc, parameters }] of Object.entries(goalDescriptions)) {
    for (const [name, text] of [['doc', doc], ...Object.entries(parameters)]) {
      expect([goal, name, text]).toEqual([goal, name, expect.stringMatching(/^\p{Lu}.*\.$/u)]);
    }
  }
});

test('the schema completes goals', () => {
  const text = JSON.stringify(bundleJsonSchema());
  for (const name of goalNames) expect(text).toContain(`"enum":["${name}"]`);
});
