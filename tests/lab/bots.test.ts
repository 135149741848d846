import { removeEntity } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { Tile } from '../../src/dungeon/grid.ts';
import { monstersHere } from '../../src/game/actors/actors.ts';
import type { Command } from '../../src/game/commands.ts';
import { kindOf } from '../../src/game/entity.ts';
import { unknown } from '../../src/game/floors/floor.ts';
import { itemsOn, trapsOn } from '../../src/game/floors/floor-contents.ts';
import { liftActor } from '../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { isWorn } from '../../src/game/items/gear.ts';
import type { Game } from '../../src/game/world.ts';
import { type BotName, bots } from '../../src/lab/bots/bots.ts';
import { viewOf } from '../../src/lab/bots/view.ts';
import { simple } from '../sources.ts';
import { arenaCampaign, campaign, give, monsterAt, place, rogueCampaign, scene } from '../world.ts';

const campaigns = { simple: campaign, rogue: rogueCampaign, arena: arenaCampaign };
const names = Object.keys(bots) as BotName[];

/** Lets a bot play for a number of turns and returns its commands. */
function play(game: Game, bot: BotName, turns: number): Command[] {
  const decide = bots[bot](game, 'x');
  const commands: Command[] = [];
  const end = game.turn + turns;
  while (!game.ending && game.turn < end && commands.length < 3 * turns + 20) {
    commands.push(decide());
    takeTurn(game, commands[commands.length - 1]);
  }
  return commands;
}

/** Changes everything that the hero does not know. Returns the number of removed monsters. */
function changeTheUnseen(game: Game): number {
  const { AI, Position, Trap } = game.stores;
  const { floor } = game;
  const cellOf = (entity: number) => Position.y[entity] * floor.grid.width + Position.x[entity];
  const unseen = monstersHere(game).filter((monster) => !AI.shown[monster]);
  for (const monster of unseen) {
    liftActor(game, monster);
    removeEntity(game.world, monster);
  }
  for (const trap of trapsOn(game)) if (!Trap.found[trap]) removeEntity(game.world, trap);
  for (const item of itemsOn(game, floor)) {
    if (!floor.fieldOfView.visible[cellOf(item)]) removeEntity(game.world, item);
  }
  floor.memory.tiles.forEach((tile, cell) => {
    const { tiles } = floor.grid;
    if (tile === unknown) tiles[cell] = tiles[cell] === Tile.floor ? Tile.wall : Tile.floor;
    else if (tiles[cell] === Tile.secretDoor) tiles[cell] = Tile.wall;
  });
  return unseen.length;
}

test.each([
  ['resists', { Resists: { cold: 50 } }, true],
  ['acts on attackers', { WhenHit: { effects: [{ effect: 'damage', dice: '1d4' }] } }, true],
  ['makes weak', { Resists: { cold: -50 } }, false],
  ['makes weaker than it resists', { Resists: { cold: 1, fire: -100 } }, false],
])('the careful bot judges a ring that only %s', (_, parts, wears) => {
  const ring = {
    name: { en: 'ring' },
    look: { glyph: '=', colour: '#ffffff' },
    Item: { weight: 1 },
    Ring: {},
  };
  const mods = { 'ring.json': JSON.stringify({ ...ring, ...parts }) };
  const game = scene('###### #@...# ######', { campaign: loadCampaign(simple, mods) });
  give(game, 'ring');
  play(game, 'careful', 10);
  const worn = bagOf(game, game.hero).filter((item) => isWorn(game, game.hero, item));
  expect(worn.length > 0).toBe(wears);
});

test.each(['careful', 'greedy', 'explorer'] as const)(
  'the bot %s passes an ally in a corridor, and does not attack it',
  (bot) => {
    const dog = {
      name: { en: 'dog' },
      look: { glyph: 'd', colour: '#d0b080' },
      Health: { max: 20 },
      AI: { mind: 'hunter' },
      Faction: { name: 'hero' },
    };
    const withDog = loadCampaign(simple, { 'dog.json': JSON.stringify(dog) });
    const game = scene('########## #@......># ##########', { campaign: withDog });
    place(game, 'dog', 3, 1);
    const { depth } = game.floor;
    for (let turn = 0; turn < 30 && game.floor.depth === depth; turn++) play(game, bot, 1);
    expect(game.floor.depth).toBeGreaterThan(depth);
  },
);

describe('bots know only what a player knows', () => {
  test.each(['simple', 'rogue'] as const)(
    'a bot in %s ignores everything that the hero has not seen',
    (name) => {
      let hidden = 0;
      for (const seed of ['1', '2']) {
        for (const turns of [0, 30]) {
          const [original, changed] = [0, 1].map(() => {
            const game = newGame(campaigns[name], seed);
            play(game, 'careful', turns);
            return game;
          });
          hidden += changeTheUnseen(changed);
          expect(viewOf(changed)).toEqual(viewOf(original));
          for (const bot of names) {
            expect(bots[bot](changed, 'x')()).toEqual(bots[bot](original, 'x')());
          }
        }
      }
      // The comparison is only useful if there were unknown monsters.
      expect(hidden).toBeGreaterThan(4);
    },
  );

  test('the careful bot walks around a trap that was found', () => {
    const rows = '########## #@......># ##########';
    const found = (is: number) => {
      const game = scene(rows.replace('#@......>#', '#@......># #........#'), {
        campaign: rogueCampaign,
      });
      const trap = place(game, 'bear-trap', 2, 1);
      game.stores.Trap.found[trap] = is;
      takeTurn(game, { type: 'wait' });
      return bots.careful(game, 'x')();
    };
    expect(found(0)).toEqual({ type: 'move', dx: 1, dy: 0 });
    expect(found(1)).toEqual({ type: 'move', dx: 1, dy: 1 });
  });
});

describe('a bot plays on to an end', () => {
  const cases = names.flatMap((bot) =>
    (Object.keys(campaigns) as (keyof typeof campaigns)[]).map((name) => [bot, name] as const),
  );
  test.each(cases)('the %s bot in %s plays until the end', (bot, name) => {
    const limit = 120;
    for (const seed of ['7', '8']) {
      const game = newGame(campaigns[name], seed);
      const decide = bots[bot](game, seed);
      let inVain = 0;
      let longest = 0;
      let refused = 0;
      let commands = 0;
      while (!game.ending && game.turn < limit && longest < 50) {
        const { turn, floor } = game;
        const events = takeTurn(game, decide());
        commands++;
        if (events.some(({ type }) => type === 'refused')) refused++;
        inVain = game.turn > turn || game.floor !== floor || game.ending ? 0 : inVain + 1;
        longest = Math.max(longest, inVain);
      }
      expect(game.ending !== null || game.turn >= limit).toBe(true);
      expect(longest).toBeLessThan(6);
      expect(refused).toBeLessThanOrEqual(2 + commands / 50);
    }
  });

  test('equal games and seeds give equal commands, other seeds other commands', () => {
    const commands = (bot: BotName, seed: string) => {
      const game = newGame(campaign, '5');
      const decide = bots[bot](game, seed);
      return Array.from({ length: 40 }, () => {
        const command = decide();
        takeTurn(game, command);
        return command;
      });
    };
    for (const bot of names) expect(commands(bot, 'a')).toEqual(commands(bot, 'a'));
    expect(commands('random', 'a')).not.toEqual(commands('random', 'b'));
  });
});

/** A game after a number of turns by a bot. */
function played(map: string, bot: BotName, turns: number, prepare = (_: Game) => {}): Game {
  const game = scene(map);
  prepare(game);
  play(game, bot, turns);
  return game;
}

const worn = (game: Game) =>
  bagOf(game, game.hero)
    .filter((item) => isWorn(game, game.hero, item))
    .map((item) => kindOf(game, item).id);

describe('the greedy bot', () => {
  test('the greedy bot collects items, wears the best, and goes down', () => {
    const game = scene('######### #@.d.s.># #########');
    const { depth } = game.floor;
    for (let n = 0; n < 30 && game.floor.depth === depth; n++) play(game, 'greedy', 1);
    expect(game.floor.depth).toBe(depth + 1);
    expect(worn(game)).toEqual(['short-sword']);
    expect(bagOf(game, game.hero)).toHaveLength(2);
  });

  test('the greedy bot kills the monsters around it', () => {
    const game = played('####### #@..r.# #######', 'greedy', 30);
    expect(monstersHere(game)).toEqual([]);
  });

  test('the greedy bot eats in time', () => {
    const game = played('##### #@..# #####', 'greedy', 12, (game) => {
      give(game, 'apple');
      game.stores.Hunger.energy[game.hero] = 12;
    });
    expect(game.stores.Hunger.energy[game.hero]).toBeGreaterThan(50);
  });

  test('the greedy bot digs its way out of a closed room', () => {
    const game = played('######### #@.%....# #########', 'greedy', 40, ({ floor }) => {
      floor.memory.tiles.forEach((_, cell) => {
        if (cell % 9 > 3) floor.memory.tiles[cell] = unknown;
      });
    });
    expect(game.floor.grid.tiles[9 + 3]).toBe(Tile.floor);
  });

  test('the greedy bot picks up the jewel and wins', () => {
    expect(played('####### #@...j# #######', 'greedy', 12).ending).toMatchObject({ won: true });
  });
});

describe('the careful bot', () => {
  test('the careful bot rests until it is healed before it explores', () => {
    const game = played('####### #@...># #######', 'careful', 60, (game) => {
      game.stores.Health.current[game.hero] = 8;
    });
    const { Health, Position } = game.stores;
    expect(Health.current[game.hero]).toBeGreaterThan(11);
    expect(Position.x[game.hero]).toBe(1);
  });

  test('the careful bot lets a monster approach and attacks first', () => {
    const game = scene('######### #@...c..# #########');
    const before = game.stores.Health.current[game.hero];
    let attacks = 0;
    for (let n = 0; n < 8 && attacks === 0; n++) {
      play(game, 'careful', 1);
      const hero = game.stores.Identity.seq[game.hero];
      const hits = game.events.flatMap((event) => (event.type === 'hit' ? [event.attacker] : []));
      if (hits.length > 0) expect(hits[0]).toBe(hero);
      attacks += hits.length;
    }
    expect(attacks).toBeGreaterThan(0);
    expect(game.stores.Position.x[game.hero]).toBe(1);
    expect(game.stores.Health.current[game.hero]).toBeLessThan(before);
  });

  test('the careful bot drinks before an attack that could kill it', () => {
    const game = played('####### #@w...# #######', 'careful', 1, (game) => {
      game.stores.Health.max[game.hero] = 40;
      game.stores.Health.current[game.hero] = 40;
      give(game, 'healing-potion');
      game.stores.Health.current[game.hero] = 6;
    });
    expect(bagOf(game, game.hero)).toEqual([]);
  });

  test('the careful bot leaves a fight that it would lose by the stairs', () => {
    const game = scene('####### #@w...# #######', { depth: 2 });
    game.floor.grid.tiles[7 + 1] = Tile.stairsDown;
    game.floor.memory.tiles[7 + 1] = Tile.stairsDown;
    game.stores.Health.current[game.hero] = 6;
    expect(bots.careful(game, 'x')()).toEqual({ type: 'down' });
  });

  test('the careful bot kills weak monsters and avoids strong ones', () => {
    const rat = played('####### #@..r.# #######', 'careful', 20);
    expect(monstersHere(rat)).toEqual([]);
    const game = scene('######## #>@.b..# ########');
    const { Health } = game.stores;
    const { depth } = game.floor;
    Health.max[game.hero] = 7;
    Health.current[game.hero] = 7;
    for (let n = 0; n < 9 && game.floor.depth === depth; n++) {
      const [command] = play(game, 'careful', 1);
      expect(command.type).not.toBe('wait');
      expect(game.events.some(({ type }) => type === 'hit')).toBe(false);
    }
    expect(game.floor.depth).toBe(depth + 1);
  });

  test('the careful bot throws missiles at approaching monsters', () => {
    const game = scene('########### #@......K.# ###########', { campaign: rogueCampaign });
    give(game, 'dart');
    game.stores.AI.awake[monsterAt(game, 8, 1)] = 1;
    const thrown = play(game, 'careful', 8).filter(({ type }) => type === 'throw');
    expect(thrown.length).toBeGreaterThan(0);
  });

  test('the careful bot finds the secret door of a closed room', () => {
    const map = '######### #@.&....# ######### ';
    const game = scene(map, {
      campaign: rogueCampaign,
      rooms: [
        { x1: 1, y1: 1, x2: 2, y2: 1 },
        { x1: 4, y1: 1, x2: 7, y2: 1 },
      ],
    });
    play(game, 'careful', 150);
    expect(game.floor.grid.tiles[9 + 3]).toBe(Tile.door);
  });
});

test('the careful bot kills more fighters in the arena than the random bot', () => {
  const scores = (bot: BotName) =>
    ['1', '2', '3', '4', '5', '6'].map((seed) => {
      const game = newGame(arenaCampaign, seed);
      play(game, bot, 120);
      return game.ending?.won ? 90 : game.score;
    });
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  expect(sum(scores('careful'))).toBeGreaterThan(sum(scores('random')));
});
