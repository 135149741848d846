import { describe, expect, test } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import { kindById } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { unknown } from '../../src/game/floors/floor.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { monsterAt, rogueCampaign, scene } from '../world.ts';

/** The careful bot in Rogue: its use of known items. */

const empty = '############ #@.........# ############';

/** A scene in Rogue with items in the hero's bag; those whose ids end in "!" are known. */
function withBag(
  map: string,
  items: readonly string[] = [],
  options: Parameters<typeof scene>[1] = {},
): Game {
  const game = scene(map, { campaign: rogueCampaign, ...options });
  for (const item of items) {
    const id = item.replace('!', '');
    stow(game, game.hero, spawnItem(game, { kind: kindById(rogueCampaign, id) }));
    if (item.endsWith('!')) game.known.add(id);
  }
  const { Health } = game.stores;
  Health.max[game.hero] = 40;
  Health.current[game.hero] = 40;
  return game;
}

const next = (game: Game): Command => bots.careful(game, 'x')();

/** The position of a kind in the bag. */
const slotOf = (game: Game, id: string) =>
  bagOf(game, game.hero).findIndex(
    (item) => rogueCampaign.kinds[game.stores.Identity.kind[item]].id === id,
  );

function wake(game: Game, x: number, y: number): number {
  const monster = monsterAt(game, x, y);
  game.stores.AI.awake[monster] = 1;
  return monster;
}

/** Plays with one bot. Returns the commands. */
function play(game: Game, turns: number): Command[] {
  const decide = bots.careful(game, 'x');
  return Array.from({ length: turns }, () => {
    const command = decide();
    takeTurn(game, command);
    return command;
  });
}

describe('the careful bot tries unknown things when it is safe', () => {
  test.each([
    ['scroll-light', 'read'],
    ['potion-healing', 'drink'],
  ])('the careful bot tries %s while nothing is in view', (id, type) => {
    const game = withBag(empty, [id]);
    expect(next(game)).toEqual({ type, slot: slotOf(game, id) });
    expect(next(withBag(empty.replace('@...', '@..E'), [id])).type).not.toBe(type);
  });

  test('the careful bot does not drink an unknown potion with little health', () => {
    const game = withBag(empty, ['potion-healing']);
    game.stores.Health.current[game.hero] = 20;
    expect(next(game).type).not.toBe('drink');
  });

  test('the careful bot does not know that an unknown stick reaches only a neighbour', () => {
    const far = empty.replace('@....', '@...O');
    expect(next(withBag(far, ['stick-striking'])).type).toBe('zap');
    expect(next(withBag(far, ['stick-striking!'])).type).not.toBe('zap');
  });

  test('the careful bot zaps an unknown stick at a monster once, names it, and fights on', () => {
    const game = withBag(empty.replace('@.', '@O'), ['stick-nothing']);
    wake(game, 2, 1);
    const slot = slotOf(game, 'stick-nothing');
    const [zap, name, attack] = play(game, 3);
    expect(zap).toEqual({ type: 'zap', slot, dx: 1, dy: 0 });
    expect(name).toEqual({ type: 'name', slot, text: 'tried' });
    expect(attack).toEqual({ type: 'move', dx: 1, dy: 0 });
  });

  test('the careful bot reads a known scroll of identify only with something to identify', () => {
    const known = withBag(empty, ['scroll-identify!']);
    expect(next(known).type).not.toBe('read');
    const game = withBag(empty, ['scroll-identify!', 'ring-protection']);
    expect(next(game)).toEqual({ type: 'read', slot: slotOf(game, 'scroll-identify') });
  });
});

describe('the careful bot uses known scrolls at their time', () => {
  test('the careful bot reads a map only while it knows no stairs', () => {
    const game = withBag(empty, ['scroll-magic-mapping!']);
    expect(next(game)).toEqual({ type: 'read', slot: slotOf(game, 'scroll-magic-mapping') });
    const seen = withBag('############ #@......>..# ############', ['scroll-magic-mapping!']);
    expect(next(seen).type).not.toBe('read');
  });

  test('the careful bot enchants when it wears armour and a weapon', () => {
    const game = withBag(empty, ['plate-mail', 'mace', 'scroll-enchant-armour!']);
    const read = { type: 'read', slot: slotOf(game, 'scroll-enchant-armour') };
    expect(next(game)).not.toEqual(read);
    const { Gear } = game.stores;
    const bag = bagOf(game, game.hero);
    Gear.armour[game.hero] = bag[slotOf(game, 'plate-mail')];
    Gear.weapon[game.hero] = bag[slotOf(game, 'mace')];
    expect(next(game)).toEqual(read);
  });

  test('the careful bot wipes out the monsters that are worth the most, then the next', () => {
    const answers: Command[] = [];
    const game = withBag(empty, ['scroll-genocide!', 'scroll-genocide!']);
    const decide = bots.careful(game, 'x');
    for (let n = 0; n < 4; n++) {
      const command = decide();
      if (command.type === 'chooseKind') answers.push(command);
      takeTurn(game, command);
    }
    expect(answers).toEqual([
      { type: 'chooseKind', kind: 'dragon' },
      { type: 'chooseKind', kind: 'purple-worm' },
    ]);
  });
});

describe('the careful bot saves itself from a fight that it would lose', () => {
  const cornered = empty.replace('@.', '@T');

  test('the careful bot drains one strong monster, but not one with more health than it has', () => {
    const game = withBag(cornered, ['stick-drain-life!']);
    wake(game, 2, 1);
    expect(next(game)).toEqual({ type: 'zap', slot: 0, dx: 0, dy: 0 });
    game.stores.Health.current[game.hero] = 20;
    expect(next(game).type).not.toBe('zap');
  });

  test('the careful bot runs past the troll to stairs after one attack', () => {
    // The troll is as near to the stairs as the hero, so that it can attack once.
    const game = withBag('############ #.........># #...@......# #...T......# ############');
    wake(game, 4, 3);
    game.stores.Health.current[game.hero] = 15;
    const decide = bots.careful(game, 'x');
    const types = [];
    for (let n = 0; n < 8 && types.at(-1) !== 'down'; n++) {
      const command = decide();
      types.push(command.type);
      takeTurn(game, command);
    }
    expect(types).toEqual([...Array(types.length - 1).fill('move'), 'down']);
  });

  test.each([
    ['scroll-teleportation', { type: 'read' }],
    ['scroll-hold-monster', { type: 'read' }],
    ['scroll-scare-monster', { type: 'put' }],
    ['stick-teleport-away', { type: 'zap', dx: 1, dy: 0 }],
    ['stick-slow-monster', { type: 'zap', dx: 1, dy: 0 }],
    ['stick-fire', { type: 'zap', dx: 1, dy: 0 }],
    ['stick-polymorph', { type: 'zap', dx: 1, dy: 0 }],
  ])('the careful bot uses a known %s against a troll beside it', (id, command) => {
    const game = withBag(cornered, [`${id}!`]);
    wake(game, 2, 1);
    expect(next(game)).toEqual({ ...command, slot: slotOf(game, id) });
  });

  test('the careful bot keeps its scroll of teleportation in a fight with a kobold', () => {
    const game = withBag(empty.replace('@.', '@K'), ['scroll-teleportation!']);
    wake(game, 2, 1);
    expect(next(game)).toEqual({ type: 'move', dx: 1, dy: 0 });
  });

  test('the careful bot drinks a known potion of healing when it is hurt and cornered', () => {
    const game = withBag(cornered, ['potion-healing!']);
    wake(game, 2, 1);
    expect(next(game).type).not.toBe('drink');
    game.stores.Health.current[game.hero] = 12;
    expect(next(game)).toEqual({ type: 'drink', slot: slotOf(game, 'potion-healing') });
  });

  test('the careful bot does not slow the same troll twice', () => {
    const game = withBag(cornered, ['stick-slow-monster!']);
    wake(game, 2, 1);
    const [first, second] = play(game, 2);
    expect(first.type).toBe('zap');
    expect(second.type).not.toBe('zap');
  });

  test('the careful bot stops zapping a stick that has turned out to be empty', () => {
    const game = withBag(cornered, ['stick-polymorph!']);
    game.stores.Stick.charges[bagOf(game, game.hero)[0]] = 0;
    game.stores.Condition.helpless[wake(game, 2, 1)] = 9;
    const types = play(game, 3).map(({ type }) => type);
    expect(types).toEqual(['zap', 'move', 'move']);
  });

  test('the careful bot runs to stairs that it reaches before the troll', () => {
    const game = withBag('############ #>....@T...# ############');
    wake(game, 7, 1);
    const commands = play(game, 5);
    expect(commands).toEqual(Array(5).fill({ type: 'move', dx: -1, dy: 0 }));
    expect(game.stores.Health.current[game.hero]).toBe(40);
    expect(next(game)).toEqual({ type: 'down' });
  });

  test('the careful bot does not run past the troll to the stairs', () => {
    const game = withBag('############ #...@T...>.# ############');
    wake(game, 5, 1);
    expect(next(game)).toEqual({ type: 'move', dx: -1, dy: 0 });
  });

  test('the careful bot does not rest while something unseen attacks it', () => {
    const game = withBag('############ #@I........# ############');
    const stalker = wake(game, 2, 1);
    game.stores.Health.current[game.hero] = 25;
    const decide = bots.careful(game, 'x');
    let attacked = false;
    for (let n = 0; n < 12; n++) {
      const command = decide();
      if (attacked) expect(command.type).not.toBe('search');
      takeTurn(game, command);
      attacked = game.events.some(
        (event) => event.type === 'hit' && event.target === game.stores.Identity.seq[game.hero],
      );
      game.stores.Health.current[game.hero] = 25;
      game.stores.Health.current[stalker] = 30;
    }
  });
});

describe('the careful bot uses its gear', () => {
  test('the careful bot takes its bow while a hobgoblin is far, and shoots', () => {
    const game = withBag(empty.replace('@.........', '@........H'), ['short-bow', 'arrow', 'mace']);
    wake(game, 10, 1);
    const slot = slotOf(game, 'arrow');
    const types = play(game, 6).map((command) => command.type);
    expect(types).toContain('equip');
    expect(types).toContain('throw');
    expect(slot).toBeGreaterThanOrEqual(0);
  });

  test('the careful bot takes its armour off beside a rust monster', () => {
    const game = withBag(empty.replace('@.', '@R'), ['plate-mail']);
    const [armour] = bagOf(game, game.hero);
    game.stores.Gear.armour[game.hero] = armour;
    wake(game, 2, 1);
    expect(next(game)).toEqual({ type: 'takeOff', slot: 0 });
  });

  test('the careful bot puts on a known ring that helps, and no other', () => {
    const game = withBag(empty, ['ring-aggravate-monster!', 'ring-stealth', 'ring-regeneration!']);
    expect(next(game)).toEqual({ type: 'equip', slot: slotOf(game, 'ring-regeneration') });
    expect(next(withBag(empty, ['ring-aggravate-monster!', 'ring-stealth'])).type).not.toBe(
      'equip',
    );
  });
});

describe('the careful bot finds its way down', () => {
  test('the careful bot leaves a deep floor by known stairs, and explores an easy one first', () => {
    const map = '#################### #@.>..............+, ####################';
    const known = (depth: number) => {
      const game = withBag(map, [], { depth, rooms: [{ x1: 1, y1: 1, x2: 17, y2: 1 }] });
      game.floor.memory.tiles[20 + 19] = unknown;
      const commands = play(game, 3);
      return commands.some(({ type }) => type === 'down');
    };
    expect(known(9)).toBe(true);
    expect(known(1)).toBe(false);
  });

  test('the careful bot finds a secret door between two rooms that are near each other', () => {
    const game = scene('######### #@.....## ####&#### ____,____ ####+#### #.......# #########', {
      campaign: rogueCampaign,
      rooms: [
        { x1: 1, y1: 1, x2: 6, y2: 1 },
        { x1: 1, y1: 5, x2: 7, y2: 5 },
      ],
    });
    for (let cell = 3 * 9; cell < 4 * 9; cell++) game.floor.memory.tiles[cell] = unknown;
    play(game, 150);
    expect(game.floor.grid.tiles[2 * 9 + 4]).toBe(Tile.door);
  });
});
