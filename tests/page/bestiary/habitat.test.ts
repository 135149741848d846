import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { habitatOf, vaultDepthsOf } from '../../../src/page/bestiary/habitat.ts';
import { simple } from '../../sources.ts';
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

test('a kind that is drawn in vaults is found at their depths', () => {
  const den = { map: ['#####', '#WWr#', '##.##'], legend: { W: 'wolf', r: 'rat' } };
  const vaults = loadCampaign(simple, {
    'den.json': JSON.stringify({ ...den, depths: '2-3' }),
    'other-den.json': JSON.stringify({ ...den, depths: '2-3' }),
    'lair.json': JSON.stringify({ ...den, legend: { ...den.legend, r: 'bat' }, depths: '4+' }),
  });
  const unique = loadCampaign(simple, {
    'den.json': JSON.stringify({ ...den, depths: '2-3' }),
    'lair.json': JSON.stringify({ ...den, depths: '2-3', once: true }),
  });
  expect(vaultDepthsOf(unique, kindById(unique, 'wolf')).map(({ once }) => once)).toEqual([
    undefined,
    true,
  ]);
  const depthsOf = (id: string) =>
    vaultDepthsOf(vaults, kindById(vaults, id)).map(({ from, to }) => [from, Math.min(to, 99)]);
  expect(depthsOf('wolf')).toEqual([
    [2, 3],
    [4, 99],
  ]);
  expect(depthsOf('rat')).toEqual([[2, 3]]);
  expect(depthsOf('apple')).toEqual([]);
});
