import { expect, test } from 'vitest';
import { kindById } from '../../../src/game/campaign.ts';
import { habitatOf } from '../../../src/page/bestiary/habitat.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../../world.ts';

const floorsOf = (of: typeof campaign, id: string) => habitatOf(of, kindById(of, id))?.floors;

test('the habitat of a monster is the floors that its bundle names and the campaign has', () => {
  expect(kindById(campaign, 'rat').spawn.depths?.at(-1)).toMatchObject({ from: 4, to: 1e9 });
  expect(floorsOf(campaign, 'rat')).toBe('1–4');
});

test('a habitat that goes on below the deepest examined floor has no end', () => {
  expect(floorsOf(rogueCampaign, 'dragon')).toMatch(/^\d+\+$/);
  expect(floorsOf(rogueCampaign, 'bat')).toMatch(/^\d+–\d+$/);
});

test('the habitat of the only monster of the only floor is that floor', () => {
  const gladiator = kindById(arenaCampaign, 'gladiator');
  expect(habitatOf(arenaCampaign, gladiator)).toEqual({ floors: '0', share: 100 });
});

test('the hero and items have no habitat', () => {
  for (const id of ['hero', 'apple'])
    expect(habitatOf(campaign, kindById(campaign, id))).toBeNull();
});
