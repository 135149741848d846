import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { isThreat } from '../../../src/controls/automatic/threats.ts';
import { describeCell } from '../../../src/describe/cell.ts';
import { describeCharacter } from '../../../src/describe/character.ts';
import { Tile } from '../../../src/dungeon/grid.ts';
import {
  actorAt,
  monstersHere,
  monstersInSight,
  opponentsInSight,
} from '../../../src/game/actors/actors.ts';
import { areHostile, isAlly } from '../../../src/game/actors/factions.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { cellOf, has, heroCell, kindOf } from '../../../src/game/entity.ts';
import { placeActor } from '../../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { spawnMonster } from '../../../src/game/spawn.ts';
import { hashOf } from '../../../src/state/hash.ts';
import { restore, snapshotOf } from '../../../src/state/snapshot.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import { arena, rogue, simple } from '../../sources.ts';
import { apart, attacksOf, hallWith, put, stage, wait, walk, wolf } from '../systems/stage.ts';

const faction = (name: string, fights?: string[]) => ({ Faction: { name, fights } });
const pet = { Faction: { name: 'hero' }, Health: { max: 500 } };
const strong = { Health: { max: 500 } };

describe('factions', () => {
  test('monsters of hostile factions fight each other, whichever of them names the other', () => {
    const { game, monster, others } = stage(
      hallWith(['@', 1, 1], ['m', 6, 4], ['n', 8, 4]),
      { ...strong, ...faction('orcs', ['goblins']) },
      { others: { ...strong, ...faction('goblins', []) } },
    );
    for (let turn = 0; turn < 5; turn++) wait(game);
    const { Health } = game.stores;
    expect(Health.current[monster]).toBeLessThan(500);
    expect(Health.current[others[0]]).toBeLessThan(500);
    expect(Health.current[game.hero]).toBe(60_000);
  });

  test('monsters of one faction do not fight each other, even where all fight all', () => {
    const { game, monsters } = stage(
      hallWith(['@', 1, 1], ['m', 6, 4], ['m', 7, 4]),
      { ...faction('orcs'), AI: { mind: 'brawler' } },
      { source: arena },
    );
    expect(areHostile(game, monsters[0], monsters[1])).toBe(false);
    expect(areHostile(game, monsters[0], game.hero)).toBe(true);
  });

  test('without factions the campaign decides who fights whom', () => {
    const map = hallWith(['@', 1, 1], ['m', 6, 4], ['n', 7, 4]);
    for (const [source, fights] of [
      [simple, false],
      [arena, true],
    ] as const) {
      const { game, monster, others } = stage(map, {}, { source });
      expect(areHostile(game, monster, others[0])).toBe(fights);
      expect(areHostile(game, monster, game.hero)).toBe(true);
    }
  });

  test('a faction that fights nobody leaves the hero alone until the hero attacks', () => {
    const { game, monster } = stage(hallWith(['@', 3, 4], ['m', 4, 4]), {
      ...strong,
      ...faction('deer', []),
    });
    let attacks = 0;
    for (let turn = 0; turn < 5; turn++) {
      wait(game);
      attacks += attacksOf(game, monster);
    }
    expect([attacks, isThreat(game, monster)]).toEqual([0, false]);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    wait(game);
    expect([attacksOf(game, monster), isThreat(game, monster)]).toEqual([1, true]);
  });

  test('a monster turns to the nearest actor that it sees and fights', () => {
    const { game, monster, others } = stage(
      hallWith(['@', 1, 4], ['m', 5, 4], ['n', 8, 4]),
      { ...strong, ...faction('orcs', ['hero', 'elves']) },
      { others: { ...strong, ...faction('elves'), Rooted: {} } },
    );
    wait(game);
    expect(cellOf(game, monster)).toEqual({ x: 6, y: 4 });
    wait(game);
    wait(game);
    expect(game.stores.Health.current[others[0]]).toBeLessThan(500);
  });

  test('a thrower throws at its foe among the monsters', () => {
    const { game, others } = stage(
      hallWith(['@', 1, 1], ['m', 3, 4], ['n', 8, 4]),
      {
        ...faction('orcs', ['elves']),
        AI: { goals: [{ goal: 'throw', dice: '2d4', range: 9, chance: 100 }] },
      },
      { others: { ...strong, ...faction('elves', []), AI: { goals: [] } } },
    );
    for (let turn = 0; turn < 4; turn++) wait(game);
    expect(game.stores.Health.current[others[0]]).toBeLessThan(500);
    expect(game.stores.Health.current[game.hero]).toBe(60_000);
  });
});

describe('an ally of the hero', () => {
  test('an ally follows the hero and never attacks it', () => {
    const { game, monster } = stage(hallWith(['@', 1, 1], ['m', 9, 7]), pet);
    for (let turn = 0; turn < 8; turn++) wait(game);
    expect(apart(game, monster)).toBe(2);
    put(game, 9, 1);
    for (let turn = 0; turn < 8; turn++) wait(game);
    expect(apart(game, monster)).toBe(2);
    expect(game.stores.Health.current[game.hero]).toBe(60_000);
  });

  test('the hero changes places with an ally instead of attacking it', () => {
    const { game, monster } = stage(hallWith(['@', 3, 4], ['m', 4, 4]), pet);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(heroCell(game)).toEqual({ x: 4, y: 4 });
    expect(cellOf(game, monster)).toEqual({ x: 3, y: 4 });
    expect(actorAt(game, 3, 4)).toBe(monster);
    expect(game.stores.Health.current[monster]).toBe(500);
  });

  test('an ally fights the monsters that come for the hero, and they fight it', () => {
    const { game, monster, others } = stage(hallWith(['@', 1, 4], ['m', 3, 4], ['n', 8, 4]), pet, {
      others: strong,
    });
    for (let turn = 0; turn < 6; turn++) wait(game);
    const { Health } = game.stores;
    expect(Health.current[others[0]]).toBeLessThan(500);
    expect(Health.current[monster]).toBeLessThan(500);
  });

  test('an ally leaves sleeping and peaceful monsters alone', () => {
    for (const mind of ['tracker', 'grudge']) {
      const { game, others } = stage(hallWith(['@', 1, 4], ['m', 3, 4], ['n', 5, 4]), pet, {
        others: { ...strong, AI: { mind } },
      });
      for (let turn = 0; turn < 6; turn++) wait(game);
      expect(game.stores.Health.current[others[0]]).toBe(500);
    }
  });

  test('a monster killed by an ally gives the hero no experience, and an attack by mistake makes no enemy', () => {
    const { game, monster } = stage(hallWith(['@', 3, 4], ['m', 4, 4]), pet);
    game.pending.attacks.push({ attacker: game.hero, target: monster, by: 'hand' });
    for (let turn = 0; turn < 4; turn++) wait(game);
    expect(isAlly(game, monster)).toBe(true);
    expect(attacksOf(game, monster)).toBe(0);
  });

  test.each([simple, rogue])('in $id an ally beside the hero follows it over stairs', (source) => {
    const bundles = { ...source.bundles, 'pet.json': wolf(pet) };
    const campaign = loadCampaign({ ...source, bundles });
    const game = newGame(campaign, 'stairs');
    const { floor } = game;
    const { x, y } = heroCell(game);
    floor.grid.tiles[y * floor.grid.width + x] = Tile.stairsDown;
    const kind = kindById(campaign, 'pet');
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy })))
      .find(
        (cell) =>
          floor.grid.tiles[cell.y * floor.grid.width + cell.x] === Tile.floor &&
          !actorAt(game, cell.x, cell.y),
      );
    const company = spawnMonster(game, kind, floor.depth);
    placeActor(game, company, floor, near?.x ?? 0, near?.y ?? 0);
    takeTurn(game, { type: 'down' });
    expect(game.floor.depth).toBe(campaign.start.depth + 1);
    expect(monstersHere(game)).toContain(company);
    expect([has(game, company, 'Dead'), apart(game, company) <= 2]).toEqual([false, true]);
    expect(kindOf(game, company).id).toBe('pet');
    expect(floor.monsters).not.toContain(company);
  });

  test('the sheet of the hero names an ally in view without odds of a fight', () => {
    const { game } = stage(hallWith(['@', 3, 4], ['m', 4, 4]), pet);
    const words = wordsOf('en');
    const names = namesOf(game.campaign, 'en');
    const sections = describeCharacter(game, { since: 0, kills: new Map() }, words, names);
    const inView = sections.find(({ heading }) => heading === words.ui.sheet.inView);
    expect(inView?.rows).toMatchObject([{ label: 'wolf', value: 'HP 500/500 · ally' }]);
  });

  test('an ally is called an ally, and is no threat', () => {
    const { game, monster, others } = stage(hallWith(['@', 3, 4], ['m', 4, 4], ['n', 8, 4]), pet);
    const words = wordsOf('en');
    const look = describeCell(game, { x: 4, y: 4 }, words, namesOf(game.campaign, 'en'));
    expect(look.marks).toContain('ally');
    expect([...look.marks, ...look.lines].join(' ')).not.toMatch(/hits you|dangerous/i);
    expect(isThreat(game, monster)).toBe(false);
    expect(monstersInSight(game)).toEqual([monster, others[0]]);
    expect(opponentsInSight(game)).toEqual(others);
  });

  test('the hero of the arena wins with its allies alive', () => {
    const { game } = stage(hallWith(['@', 3, 4], ['m', 5, 4]), pet, { source: arena });
    wait(game);
    expect(game.ending).toMatchObject({ won: true, by: 'lastStanding' });
  });

  test('a game with allies and factions continues exactly after save and load', () => {
    const { game } = stage(hallWith(['@', 1, 4], ['m', 3, 4], ['n', 8, 4]), pet, {
      others: strong,
    });
    wait(game);
    const copy = restore(game.campaign, snapshotOf(game));
    for (const one of [game, copy]) walk(one, 0, 5);
    expect(hashOf(copy)).toBe(hashOf(game));
  });
});
