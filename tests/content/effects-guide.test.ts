import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { type CampaignSource, kindById } from '../../src/game/campaign.ts';
import { vanish } from '../../src/game/combat/death.ts';
import { effectBearers } from '../../src/game/components.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { knowsKind } from '../../src/game/items/knowledge.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { arena, rogue, simple } from '../sources.ts';
import { messageIds, place, scene } from '../world.ts';
import { readGuide } from './guide-examples.ts';

const { guide, mods } = readGuide('effects.md');

describe.each([simple, rogue, arena])('in $id', (source) => {
  const campaign = loadCampaign(source, mods);

  test('every example is read without errors and warnings about the bundle itself', () => {
    expect(Object.keys(mods)).toHaveLength(7);
    const own = campaign.problems.filter(({ file }) => file in mods);
    const serious = own.filter(({ grade, text }) => grade === 'error' || !/^spawn/.test(text));
    expect(serious.filter(({ grade }) => grade !== 'hint')).toEqual([]);
    for (const file of Object.keys(mods)) kindById(campaign, file.replace('.json', ''));
  });
});

test('the table of the guide has every component with effects', () => {
  const named = [...guide.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...effectBearers].sort());
});

const campaign = loadCampaign(rogue, mods);
const room = '#########\n#@......#\n#.......#\n#########';
const drawn = () => scene(room, { campaign, rooms: [{ x1: 1, y1: 1, x2: 7, y2: 2 }] });

/** Gives an item to the hero, and returns its slot. */
function give(game: Game, kind: string): number {
  const item = spawnItem(game, { kind: kindById(campaign, kind) });
  stow(game, game.hero, item);
  return 0;
}

/** A sturdy hobgoblin on a cell, which is awake. */
function foe(game: Game, x: number, y: number, kind = 'hobgoblin'): number {
  const monster = place(game, kind, x, y);
  const { Health, AI } = game.stores;
  Health.max[monster] = 500;
  Health.current[monster] = 500;
  AI.awake[monster] = 1;
  return monster;
}

test.each(['README.md', 'behaviour.md', 'effects.md'])('the links of %s lead to files', (file) => {
  const text = readFileSync(`src/content/${file}`, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(existsSync(`src/content/${link}`), link).toBe(true);
});

describe('the promises of the guide', () => {
  test('the flask burns all around the place where it breaks', () => {
    const game = drawn();
    const { Health } = game.stores;
    const [near, far] = [foe(game, 5, 1), foe(game, 7, 2)];
    const beside = foe(game, 6, 2);
    takeTurn(game, { type: 'throw', slot: give(game, 'burning-flask'), dx: 1, dy: 0 });
    expect(Health.current[near]).toBeLessThan(500);
    expect(Health.current[beside]).toBeLessThan(500);
    expect(Health.current[far]).toBe(500);
  });

  test('the scroll stops the monsters around until they are attacked', () => {
    const game = drawn();
    const monster = foe(game, 3, 1);
    takeTurn(game, { type: 'read', slot: give(game, 'calming-scroll') });
    const { Position, Health } = game.stores;
    for (let n = 0; n < 10; n++) takeTurn(game, { type: 'wait' });
    expect([Position.x[monster], Position.y[monster]]).toEqual([3, 1]);
    expect(Health.current[game.hero]).toBe(Health.max[game.hero]);
  });

  test('the ring hurts whoever hits its wearer', () => {
    const game = drawn();
    const { Health } = game.stores;
    takeTurn(game, { type: 'equip', slot: give(game, 'ring-of-thorns') });
    const monster = foe(game, 2, 1);
    Health.max[game.hero] = 9999;
    Health.current[game.hero] = 9999;
    for (let n = 0; n < 30; n++) takeTurn(game, { type: 'wait' });
    expect(Health.current[game.hero]).toBeLessThan(9999);
    expect(Health.current[monster]).toBeLessThan(500);
  });

  test('the chalk circle of the guide protects the hero who stands on it, and turns to dust the second time', () => {
    const game = drawn();
    const { Health } = game.stores;
    takeTurn(game, { type: 'put', slot: give(game, 'chalk-circle') });
    const monster = foe(game, 2, 1);
    for (let n = 0; n < 20; n++) takeTurn(game, { type: 'wait' });
    expect(Health.current[game.hero]).toBe(Health.max[game.hero]);
    vanish(game, monster);
    takeTurn(game, { type: 'pickup' });
    takeTurn(game, { type: 'put', slot: 0 });
    takeTurn(game, { type: 'pickup' });
    expect(messageIds(game)).toContain('dust');
  });

  test('the items of the effects guide are unknown in Rogue and known where kinds have no appearances', () => {
    const known = (source: CampaignSource) => {
      const played = loadCampaign(source, mods);
      const number = played.kinds.indexOf(kindById(played, 'calming-scroll'));
      return knowsKind(newGame(played, 'guide'), number);
    };
    expect([known(rogue), known(simple)]).toEqual([false, true]);
  });

  test('the wand slows a monster in line', () => {
    const game = drawn();
    const monster = foe(game, 6, 1);
    const slot = give(game, 'wand-of-mud');
    let zaps = 0;
    while (game.stores.Condition.slowed[monster] === 0 && zaps < 7) {
      takeTurn(game, { type: 'zap', slot, dx: 1, dy: 0 });
      zaps++;
    }
    expect(game.stores.Condition.slowed[monster]).toBeGreaterThan(0);
  });

  test.each([
    ['slow-giant', 50],
    ['swift-rat', 200],
  ])('%s acts %i times in 100 turns', (kind, times) => {
    const game = drawn();
    const { Health, Identity } = game.stores;
    const monster = foe(game, 2, 1, kind);
    Health.max[game.hero] = 65_000;
    Health.current[game.hero] = 65_000;
    let acts = 0;
    for (let n = 0; n < 100; n++) {
      const events = takeTurn(game, { type: 'wait' });
      acts += events.filter(
        (event) =>
          (event.type === 'hit' || event.type === 'missed') &&
          event.attacker === Identity.seq[monster],
      ).length;
    }
    expect(acts).toBe(times);
  });
});
