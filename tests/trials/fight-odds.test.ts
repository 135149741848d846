import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import { describeCell } from '../../src/describe/cell.ts';
import { type Campaign, kindById } from '../../src/game/campaign.ts';
import { kindHas } from '../../src/game/kinds.ts';
import { fightAgainst } from '../../src/page/fight-setup.ts';
import { fightGame, fightHero, fightOdds } from '../../src/trials/fight-odds.ts';
import { playFight } from '../../src/trials/hero-tactics.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { rogue, simple } from '../sources.ts';

const fightWith = (campaign: Campaign, kind: string) =>
  fightAgainst(kindById(campaign, kind), campaign, 'seed', {});

test.each(campaigns.map((source) => [source.id, source] as const))(
  'each monster of %s is fought by a hero of its depth, and the odds can be measured',
  (_, source) => {
    const campaign = loadCampaign(source, {});
    const monsters = campaign.kinds.slice(1).filter((kind) => kindHas(kind, 'AI'));
    for (const { id } of monsters) {
      const fight = fightWith(campaign, id);
      const game = fightGame(campaign, fight);
      const hero = fightHero(game);
      expect([id, hero.depth]).toEqual([id, fight.scene.depth]);
      expect(game.stores.Health.current[game.hero]).toBe(hero.health);
      const { fights, won, lost } = fightOdds(campaign, fight, 2);
      expect(fights).toBe(2);
      expect(won + lost).toBeLessThanOrEqual(2);
    }
  },
);

test('Look names the traps of a drawn floor, which its author knows', () => {
  const campaign = loadCampaign(rogue, {});
  const rows = ['######', '#@...#', '#...^#', '######'];
  const scene = { rows, legend: { '^': 'bear-trap' }, depth: 2 };
  const game = fightGame(campaign, { seed: 'seed', scene, outfitted: false });
  const look = describeCell(game, { x: 4, y: 2 }, wordsOf('en'), namesOf(campaign, 'en'));
  expect(look.heading).toBe('bear trap');
});

test('a hero of a deeper floor has a higher level and better gear', () => {
  const campaign = loadCampaign(simple, {});
  const { scene, ...fight } = fightWith(campaign, 'rat');
  const heroAt = (depth: number) =>
    fightHero(fightGame(campaign, { ...fight, scene: { ...scene, depth } }));
  const [first, last] = [heroAt(1), heroAt(5)];
  expect(last.level).toBeGreaterThan(first.level ?? 0);
  expect(last.health).toBeGreaterThan(first.health);
  expect(last.gear?.weapon).not.toBeNull();
  expect(fightHero(fightGame(campaign, { ...fight, scene, outfitted: false })).level).toBe(1);
});

test('equal fights have equal odds, and a rat is no match for its hero', () => {
  const campaign = loadCampaign(simple, {});
  const fight = fightWith(campaign, 'rat');
  const odds = fightOdds(campaign, fight, 30);
  expect(fightOdds(campaign, fight, 30)).toEqual(odds);
  expect(odds.won).toBeGreaterThan(25);
  expect(odds.healthLeft).toBeGreaterThan(0);
});

test('the dice of each fight differ, and a thief that leaves with its loot is no win', () => {
  const campaign = loadCampaign(rogue, {});
  const hulk = fightOdds(campaign, fightWith(campaign, 'umber-hulk'), 30);
  expect(hulk.won).toBeGreaterThan(0);
  expect(hulk.lost).toBeGreaterThan(0);
  const thief = fightOdds(campaign, fightWith(campaign, 'leprechaun'), 30);
  expect(thief.won + thief.lost).toBeLessThan(30);
});

test('a fight in which a thief vanishes before the last monster dies is no win', () => {
  const campaign = loadCampaign(rogue, {});
  const scene = {
    rows: ['#########', '#.......#', '#.@l...b#', '#.......#', '#########'],
    legend: { l: 'leprechaun', b: 'bat' },
    depth: 20,
  };
  const games = Array.from({ length: 20 }, (_, n) => {
    const game = fightGame(campaign, { seed: `thief ${n}`, scene, outfitted: true });
    game.score = 9999;
    const result = playFight(game);
    return { result, stolen: game.score < 9999 };
  });
  expect(games.some(({ stolen }) => stolen)).toBe(true);
  expect(games.filter(({ result, stolen }) => stolen && result === 'won')).toEqual([]);
  expect(games.some(({ result }) => result === 'won')).toBe(true);
});

test('the odds against a dropped monster follow its strength', () => {
  const monster = (health: number, attack: number) =>
    JSON.stringify({
      name: { en: 'ogre' },
      look: { glyph: 'O', colour: '#7fd6a0', sprite: 'slime' },
      spawn: { depths: { 2: 5 } },
      Health: { max: health },
      Stats: { attack, defence: 1 },
      AI: { mind: 'hunter' },
    });
  const odds = (text: string) => {
    const campaign = loadCampaign(simple, { 'ogre.json': text });
    return fightOdds(campaign, fightWith(campaign, 'ogre'), 20);
  };
  expect(odds(monster(1, 0))).toMatchObject({ won: 20, lost: 0 });
  expect(odds(monster(999, 99))).toMatchObject({ won: 0, lost: 20, healthLeft: null });
});
