import { afterEach, expect, test, vi } from 'vitest';
import type { ScoreEntry } from '../../../src/page/scores/score-entry.ts';
import { scoreItem } from '../../../src/page/scores/score-item.ts';
import { campaign } from '../../world.ts';
import { plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

const entry: ScoreEntry = {
  id: 'a',
  campaign: 'simple',
  seed: 'yurina',
  date: 0,
  turns: 412,
  depth: 3,
  level: 4,
  points: 740,
  cause: { won: false, by: 'attack', kind: 'wolf' },
  mods: [],
  daily: null,
  unranked: null,
  picture: '',
  isVerified: true,
};

/** The text of a score whose game was played with some files. */
function textWith(mods: readonly string[]): string {
  plainPage();
  const actions = { watch() {}, download() {}, replaySeed() {} };
  const item = scoreItem({ ...entry, mods }, campaign, plainSettings(), actions, () => {});
  return item.textContent ?? '';
}

test('a score names the mods and packs of its game, not their files or those of the campaign', () => {
  const own = ['campaign.json', 'hero.json', './monsters/bat.json'];
  const pack = ['moor/monsters/ghoul.json', 'moor/items/lamp.json'];
  expect(textWith([...own, ...pack, 'kobold.json'])).toContain(
    'Seed yurina · Mods: moor, kobold.json',
  );
  expect(textWith(own)).not.toContain('Mods');
});
