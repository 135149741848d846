import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { deathLookOf } from '../../../src/screen/actors/deaths.ts';
import { simple } from '../../sources.ts';

const rat = { extends: 'rat', spawn: {} };
const explodes = { ...rat, Explodes: { damage: 4, radius: 1 } };
const bundles = {
  'plain.json': JSON.stringify({ ...rat, name: { en: 'plain rat' } }),
  'bomb.json': JSON.stringify({ ...explodes, name: { en: 'bomb' } }),
  'ghost.json': JSON.stringify({
    ...explodes,
    name: { en: 'ghost' },
    look: { death: 'dissolve' },
  }),
};

test('a monster that explodes breaks, unless its bundle has another look of its death', () => {
  const campaign = loadCampaign(simple, bundles);
  const looks = ['plain', 'bomb', 'ghost'].map((id) => deathLookOf(kindById(campaign, id)));
  expect(looks).toEqual(['fall', 'break', 'dissolve']);
});
