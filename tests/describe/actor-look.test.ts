import { expect, test } from 'vitest';
import { glyphOf } from '../../src/describe/actor-look.ts';
import { heroKind } from '../../src/game/campaign.ts';
import { arenaCampaign, rogueCampaign } from '../world.ts';

test('a fighter of the arena has its hit points in place of its glyph, also a fallen one', () => {
  const { look } = heroKind(arenaCampaign);
  expect(glyphOf(look, 3)).toBe('3');
  expect(glyphOf(look, 0)).toBe('0');
  expect(glyphOf(look, 40)).toBe('9');
  expect(glyphOf(look)).toBe(look.glyph);
  expect(glyphOf(heroKind(rogueCampaign).look, 12)).toBe('@');
});
