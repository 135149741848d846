import { expect, test } from 'vitest';
import { kindById } from '../../../src/game/campaign.ts';
import { numbersOf } from '../../../src/page/bestiary/kind-numbers.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { campaign, rogueCampaign } from '../../world.ts';

const numbers = (of: typeof campaign, id: string) =>
  numbersOf(of, kindById(of, id), wordsOf('en')).map(({ label, value }) => `${label} ${value}`);

test('the bestiary shows no dice for a monster whose attack deals no damage', () => {
  expect(numbers(rogueCampaign, 'floating-eye')).toContain('ATK 0');
  expect(numbers(rogueCampaign, 'bat').join()).toMatch(/ATK \d+d\d+/);
});

test('the bestiary shows weights only where the bag is limited by weight', () => {
  expect(numbers(campaign, 'dagger').join()).toContain('WGT 0.');
  expect(numbers(rogueCampaign, 'mace').join()).not.toContain('WGT');
});

test('the bestiary shows the damage, the chance to hit a new hero and the turns of traps', () => {
  expect(numbers(rogueCampaign, 'arrow-trap')).toEqual(['Damage 1d6', 'Hits 55%+']);
  expect(numbers(rogueCampaign, 'dart-trap')).toEqual(['Damage 1d4', 'Hits 65%+']);
  expect(numbers(rogueCampaign, 'bear-trap')).toEqual(['Turns 3']);
  expect(numbers(rogueCampaign, 'teleport-trap')).toEqual([]);
});
