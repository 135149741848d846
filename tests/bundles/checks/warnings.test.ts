import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { readBundles } from '../../../src/bundles/read-bundles.ts';
import { simple } from '../../sources.ts';
import { bundle, monster, problemsOf } from '../sample-bundles.ts';

test('a bundle with warnings and hints still defines its kind', () => {
  const cases: [string, string[]][] = [
    [
      '{"name": {"en": "newt"}, "look": {"glyph": "n", "colour": "#ffffff"}, "Health": {"max": 6}, "AI": {"mind": "timid"}}',
      [
        '1:1: hint: spawn is missing; no floor generates this kind',
        '1:2: hint: name.ja and name.ru are missing; the English name is used',
        '1:26: hint: look.sprite is missing; the glyph is drawn instead',
        '1:93: warning: Stats and Fighter are both missing; its attacks do almost no damage',
      ],
    ],
    [
      bundle('"Mean": {}', '"Stack": {"as": "units"}', '"Leech": {}', '"Missile": {}'),
      [
        '4:1: warning: Mean has no effect without AI',
        '5:1: warning: Stack has no effect without Item',
        '6:1: warning: Leech has no effect without Health',
        '7:1: warning: Missile has no effect without Weapon',
      ],
    ],
    ['{"extends": "rat"}', ['1:2: hint: name is missing; the inherited name "newt" is used']],
  ];
  for (const [text, problems] of cases) {
    expect(problemsOf(text, { 'rat.json': bundle(...monster) })).toEqual(problems);
    expect(readBundles({ 'rat.json': bundle(...monster), 'newt.json': text }).kinds).toHaveLength(
      2,
    );
  }
});

test('a kind that another one brings along, summons or drops needs no `spawn`', () => {
  const [, ...body] = monster;
  const leads = '"Group": {"escorts": [{"kind": "newt"}]}';
  const withoutPlace = (files: Readonly<Record<string, string>>) =>
    readBundles(files)
      .problems.filter(({ text }) => text.startsWith('spawn is missing'))
      .map(({ file }) => file);
  expect(withoutPlace({ 'newt.json': bundle(...body) })).toEqual(['newt.json']);
  const pair = { 'newt.json': bundle(...body), 'chief.json': bundle(...body, leads) };
  expect(withoutPlace(pair)).toEqual(['chief.json']);
  expect(withoutPlace({ 'newt.json': bundle(...body, leads) })).toEqual(['newt.json']);
});

test('peaceful helpers that fight beside a leader that the hero attacks are no mistake', () => {
  const [place, health, , stats] = monster;
  const hints = (part: string) => {
    const text = bundle(place, health, stats, '"AI": {"mind": "hunter"}', part);
    return loadCampaign(simple, { 'newt.json': text }).problems.flatMap(({ text }) =>
      text.includes('stays peaceful') ? [text] : [],
    );
  };
  const summons = (when: string) =>
    `"Triggers": [{"when": ${when}, "effects": [{"effect": "summon", "kind": "bat"}]}]`;
  expect(hints('"Group": {"escorts": [{"kind": "bat"}]}')).toEqual([]);
  for (const when of ['"death"', '"hurt"', '"belowHealth", "percent": 50']) {
    expect(hints(summons(when))).toEqual([]);
  }
  expect(hints(summons('"firstSight"'))).toHaveLength(1);
});

test('an effect that cannot act on a dead monster is reported, unless it acts on the hero', () => {
  const dies = (effects: string, befalls = '') =>
    problemsOf(
      bundle(...monster, `"Triggers": [\n{"when": "death", ${befalls}"effects": [${effects}]}]`),
    );
  const boom = '{"effect": "explode", "dice": "1d4"}';
  expect(dies(`${boom}, {"effect": "heal", "points": 5}`)).toEqual([
    '9:69: warning: Triggers[0].effects[1]: heal does not happen to a dead monster; at its death use aggravate, become, createMonster, explode, light, summon, or "befalls": "hero"',
  ]);
  expect(dies(boom)).toEqual([]);
  expect(dies('{"effect": "heal", "points": 5}', '"befalls": "hero", ')).toEqual([]);
});

test('an effect after one that may leave its target, or at a death, is not reported', () => {
  const rat = { 'rat.json': bundle(...monster) };
  const fires = (when: string, effects: string) =>
    problemsOf(
      bundle(...monster, `"Triggers": [\n{"when": "${when}", "effects": [${effects}]}]`),
      rat,
    ).filter((line) => line.includes('never happens'));
  const becomes = '{"effect": "become", "into": "rat"}';
  const haste = '{"effect": "haste", "turns": 5}';
  expect(fires('hurt', `${becomes}, ${haste}`)).toHaveLength(1);
  expect(fires('hurt', `${haste}, ${becomes}`)).toEqual([]);
  expect(fires('hurt', `{"effect": "polymorph", "chance": 50}, ${haste}`)).toEqual([]);
  expect(fires('death', `${becomes}, {"effect": "explode", "dice": "1d4"}`)).toEqual([]);
});
