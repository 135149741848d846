import { readFileSync } from 'node:fs';
import { iconNames } from 'virtual:icon-names';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { problemText } from '../../src/bundles/problems.ts';
import type { MessageId } from '../../src/game/messages.ts';
import type { Game } from '../../src/game/world.ts';
import { tryKind } from '../../src/trials/try-kind.ts';
import { apart, attacksOf, wait } from '../game/systems/stage.ts';
import { simple } from '../sources.ts';
import { place, scene } from '../world.ts';
import { readGuide } from './guide-examples.ts';

const { guide: text, mods: recipes } = readGuide('recipes.md');
const campaign = loadCampaign(simple, recipes, new Set(iconNames));

/** The messages about a monster in trial fights. */
function messagesOf(id: string) {
  const size = { fights: 24, peerFights: 0, walks: 0, floors: 1 };
  return tryKind(campaign, id, size).fights?.messages ?? {};
}

/** A corridor with a sturdy hero at its end. */
function alone(): Game {
  const game = scene('############ #@.........# ############', { campaign });
  const { Health } = game.stores;
  Health.max[game.hero] = 9999;
  Health.current[game.hero] = 9999;
  return game;
}

/** The attacks in six turns of a monster that starts some cells away from the hero. */
function attacksNear(id: string, cells: number): number {
  const game = alone();
  const monster = place(game, id, 1 + cells, 1);
  return Array.from({ length: 6 }, () => {
    wait(game);
    return attacksOf(game, monster);
  }).reduce((sum, count) => sum + count);
}

/** The columns of a monster in each of some turns in which the hero waits. It starts eight cells away. */
function walk(id: string, turns: number, health?: number): number[] {
  const game = alone();
  const { Health, Position } = game.stores;
  const monster = place(game, id, 9, 1);
  if (health !== undefined) Health.current[monster] = health;
  return Array.from({ length: turns }, () => {
    wait(game);
    return Position.x[monster];
  });
}

/** The promise of each recipe as a test. A recipe without an entry here is an error. */
const promises: Readonly<Record<string, () => void>> = {
  'slime.json': () => showsMessage('slime', 'splits'),
  'spitter.json': () => {
    const game = alone();
    const spitter = place(game, 'spitter', 2, 1);
    let attacks = 0;
    for (let turn = 0; turn < 30; turn++) {
      wait(game);
      attacks += attacksOf(game, spitter);
      if (turn >= 6) expect(apart(game, spitter)).toBe(3);
    }
    expect(attacks).toBeGreaterThan(5);
    expect(messagesOf('spitter').hurled).toBeGreaterThan(0);
  },
  'caller.json': () => showsMessage('caller', 'summons'),
  'bomb.json': () => showsMessage('bomb', 'explodes'),
  'mimic.json': () => showsMessage('mimic', 'unmasked'),
  'leech.json': () => showsMessage('leech', 'leeches'),
  'adder.json': () => showsMessage('adder', 'poisoned'),
  'runner.json': () => expect(walk('runner', 3)).toEqual([7, 5, 3]),
  'deserter.json': () => {
    expect(walk('deserter', 2)).toEqual([8, 7]);
    // Badly hurt, it goes to the far end and comes back when it has healed.
    const columns = walk('deserter', 40, 4);
    expect(columns[0]).toBe(10);
    expect(columns.at(-1)).toBe(2);
  },
  'sentinel.json': () => {
    expect(walk('sentinel', 6)).toEqual([9, 9, 9, 9, 9, 9]);
    expect([attacksNear('sentinel', 3), attacksNear('sentinel', 4)]).toEqual([4, 0]);
  },
  'lurker.json': () => {
    expect(walk('lurker', 6)).toEqual([9, 9, 9, 9, 9, 9]);
    expect([attacksNear('lurker', 2), attacksNear('lurker', 3)]).toEqual([5, 0]);
  },
};

function showsMessage(id: string, message: MessageId): void {
  expect(messagesOf(id)[message]).toBeGreaterThan(0);
}

test('every recipe has a test, and every test a recipe', () => {
  expect(Object.keys(promises).sort()).toEqual(Object.keys(recipes).sort());
});

describe.each(Object.keys(recipes))('the recipe %s', (file) => {
  test('a recipe has no errors or warnings', () => {
    const own = campaign.problems.filter((one) => one.file === file && one.grade !== 'hint');
    expect(own.map(problemText)).toEqual([]);
  });

  test('a recipe does what it promises', () => promises[file]());
});

test('each recipe of another guide is in that guide', () => {
  const rows = [...text.matchAll(/\| `([a-z-]+\.json)` *\| \[\w+\]\(([\w.]+)\)/g)];
  expect(rows.length).toBe(text.split('## Recipes in other guides')[1].split('\n| ').length - 3);
  for (const [, file, guide] of rows) {
    expect([file, readFileSync(`src/content/${guide}`, 'utf8')]).toEqual([
      file,
      expect.stringMatching(new RegExp(`\`${file}\`[\\s\\S]*?\`\`\`json`)),
    ]);
  }
});
