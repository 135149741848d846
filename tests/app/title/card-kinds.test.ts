import { expect, test } from 'vitest';
import { cardKinds } from '../../../src/app/title/card-kinds.ts';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { imp } from '../../bundles/sample-packs.ts';
import { simple } from '../../sources.ts';

const ids = (more: Record<string, string> = {}) =>
  cardKinds(loadCampaign(simple, more)).map(({ id }) => id);

test('the picture of a campaign has the hero and the strongest monsters, those with own sprites first', () => {
  expect(ids()).toEqual(['hero', 'wolf', 'caracal']);
  expect(ids({ 'imp.json': imp })).toEqual(['hero', 'imp', 'wolf']);
});
