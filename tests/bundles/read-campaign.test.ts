import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemText } from '../../src/bundles/problems.ts';
import { readCampaign } from '../../src/bundles/read-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';

const fileOf = (id: string) => readFileSync(`src/content/${id}/campaign.json`, 'utf8');
const simple = fileOf('simple');

/** The problems of a campaign with this `campaign.json`. */
function problemsOf(text: string): string[] {
  return readCampaign('own', { 'campaign.json': text, 'hero.json': '{}' }).problems.map(
    problemText,
  );
}

test.each(campaigns.map(({ id }) => id))(
  'the campaign.json of %s is read as it is shipped',
  (id) => {
    const shipped = campaigns.find((one) => one.id === id);
    const files = { 'campaign.json': fileOf(id), 'hero.json': '{}' };
    const { source, problems } = readCampaign(id, files);
    expect(problems).toEqual([]);
    expect(source).toEqual({ ...shipped, hero: '{}', bundles: {} });
  },
);

test.each([
  ['"orthogonal" here', 'invalid JSON: unexpected text; put names and texts in "quotes"'],
  ['"ways": "sideways"', 'rules.ways must be one of "free", "orthogonal", "corners"'],
  ['"wayz": "free"', 'rules.wayz is not known; did you mean "ways"?'],
  ['"ways": "free", "ways": "free"', '"ways" is set twice; remove one of the two'],
])('a mistake in the rules (%s) is reported at its line and column', (line, message) => {
  const text = simple.replace('"ways": "free"', line);
  const found = problemsOf(text);
  expect(found.join('\n')).toContain(message);
  expect(found.join('\n')).toMatch(/campaign\.json:\d\d+:\d+: /);
});

test.each([
  [/"to": 5, "generator": "hall"/, '"to": 5, "generator": "hal"', 'floors[2].generator must be'],
  [/"order": 1/, '"order": -1', 'order must be a whole number from 0 to 1000, but -1 was found'],
  [/"x": 12, "y": 17/, '"x": 25, "y": 17', 'start must be a cell of the floor'],
  [/"start": \{ "depth": 0/, '"start": { "depth": 9', 'there is no floor 9'],
  [/"width": 25/, '"width": 1e9', 'width must be a whole number from 5 to'],
  [/"sight": "rooms"/, '"sight": "field"', '"field" requires "sightRadius"'],
])('%s becoming %s is reported', (before, after, message) => {
  expect(simple).toMatch(before);
  expect(problemsOf(simple.replace(before, after)).join('\n')).toContain(message);
});

test('a folder without campaign.json and hero.json is refused', () => {
  expect(readCampaign('own', {}).problems.map(problemText)).toEqual([
    'campaign.json: the file is missing; add it',
    'hero.json: the file is missing; add the bundle of the hero',
  ]);
});
