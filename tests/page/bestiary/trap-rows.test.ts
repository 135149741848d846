import { expect, test } from 'vitest';
import { kindById } from '../../../src/game/campaign.ts';
import { trapRows } from '../../../src/page/bestiary/trap-rows.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { rogueCampaign } from '../../world.ts';

const words = wordsOf('en');

test('the entry of a trap states how it is found, and how often it hits a hero of three levels', () => {
  const rows = trapRows(rogueCampaign, kindById(rogueCampaign, 'arrow-trap'), words);
  expect(rows.map(([term]) => term)).toEqual(['Goes off', 'Finding it', 'Hits']);
  expect(rows[1][1]).toContain('51%');
  expect(rows[2][1]).toBe('Lv 1: 55%, Lv 5: 75%, Lv 10: 100%');
});

test('a monster has no rows of a trap', () => {
  expect(trapRows(rogueCampaign, kindById(rogueCampaign, 'jackal'), words)).toEqual([]);
});
