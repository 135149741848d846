import { describe, expect, test } from 'vitest';
import { actorAt, monstersHere, monstersShown } from '../../../src/game/actors/actors.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { unknown } from '../../../src/game/floors/floor.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import type { Game } from '../../../src/game/world.ts';
import { monsterAt, place, rogueCampaign, scene } from '../../world.ts';

/** The map of the player: glyphs of visible and remembered cells, spaces for others. */
function picture(game: Game): string[] {
  const { grid, memory } = game.floor;
  const shown = new Set(monstersShown(game));
  return Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => {
      const cell = y * grid.width + x;
      const actor = actorAt(game, x, y);
      if (actor === game.hero) return '@';
      if (shown.has(actor)) return kindGlyph(game, game.stores.Identity.kind[actor]);
      if (memory.things[cell]) return kindGlyph(game, memory.things[cell]);
      return memory.tiles[cell] === unknown ? ' ' : '.##><_,+&'[memory.tiles[cell]];
    })
      .join('')
      .trimEnd(),
  );
}

const kindGlyph = (game: Game, kind: number) => game.campaign.kinds[kind].look.glyph;

type Way = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
const ways: Record<Way, [-1 | 0 | 1, -1 | 0 | 1]> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** Walks. Throws if a step fails. */
function walk(game: Game, ...steps: Way[]): void {
  for (const step of steps) {
    const [dx, dy] = ways[step];
    const { x, y } = heroCell(game);
    takeTurn(game, { type: 'move', dx, dy });
    expect(heroCell(game)).toEqual({ x: x + dx, y: y + dy });
  }
}

/** A room of five by three cells, with a passage that leads away from its east side. */
function hall(dark: boolean, top: string, middle: string, bottom: string): Game {
  const rows = [
    '____________',
    '_#######____',
    `_#${top}#____`,
    `_#${middle}_`,
    `_#${bottom}#__,_`,
    '_#######__,_',
    '____________',
  ];
  return scene(rows.join('\n'), {
    campaign: rogueCampaign,
    rooms: [{ x1: 2, y1: 2, x2: 6, y2: 4, dark, exits: [{ x: 7, y: 3 }] }],
  });
}

describe('a lit room', () => {
  test('a lit room is visible as a whole from inside, without the passage beyond its door', () => {
    expect(picture(hall(false, '.....', '.@...+,,,', '....>'))).toEqual([
      '',
      ' #######',
      ' #.....#',
      ' #.@...+',
      ' #....>#',
      ' #######',
      '',
    ]);
  });

  test('a lit room is visible as a whole from its doorway, with the first cell of the passage', () => {
    const game = hall(false, '.....', '....@+,,,', '.....');
    walk(game, 'e');
    expect(picture(game)).toEqual([
      '',
      ' #######',
      ' #.....#',
      ' #.....@,',
      ' #.....#',
      ' #######',
      '',
    ]);
  });

  test('a lit room stays on the map after the hero has left, with its items and monsters', () => {
    const game = hall(false, '.....', '...@.+,,,', '..C..');
    place(game, 'mace', 3, 2);
    fov(game);
    walk(game, 'e', 'e', 'e', 'e', 'e', 's');
    expect(picture(game)).toEqual([
      '',
      ' #######',
      ' #.)...#',
      ' #.....+,,,',
      ' #..C..#  @',
      ' #######  ,',
      '',
    ]);
  });

  test('a lit room and its walls are not visible from the passage in front of its door', () => {
    expect(picture(hall(false, '.....', '.....+@,,', '.....'))).toEqual([
      '',
      '',
      '',
      '       +@,',
      '',
      '',
      '',
    ]);
  });

  test('a remembered room does not show items that were dropped there later', () => {
    const game = hall(false, '.....', '....@+,,,', '.....');
    walk(game, 'e', 'e', 'e');
    place(game, 'mace', 3, 2);
    walk(game, 'w');
    expect(picture(game).join('')).not.toContain(')');
    walk(game, 'w');
    expect(picture(game)[2]).toBe(' #.)...#');
  });
});

describe('a dark room', () => {
  test('a dark room shows only the cells around the hero', () => {
    expect(picture(hall(true, '.....', '..@..+,,,', '.....'))).toEqual([
      '',
      '',
      '   ...',
      '   .@.',
      '   ...',
      '',
      '',
    ]);
  });

  test('at each step the hero forgets a dark room except its walls, its door and its stairs', () => {
    const game = hall(true, '@>...', '.....+,,,', '.....');
    expect(picture(game)).toEqual(['', ' ###', ' #@>', ' #..', '', '', '']);
    walk(game, 's', 'e', 'e', 'e', 'e');
    expect(picture(game)).toEqual(['', ' ###', ' # > ..#', ' #   .@+', ' #   ..#', '', '']);
  });

  test('a dark room shows its adjacent cells from the doorway, and only its walls are remembered', () => {
    const game = hall(true, '.....', '....@+,,,', '.....');
    walk(game, 'e');
    expect(picture(game)).toEqual(['', '', '      .#', '      .@,', '      .#', '', '']);
    walk(game, 'e');
    expect(picture(game)).toEqual(['', '', '       #', '       +@,', '       #', '', '']);
  });

  test('items in a dark room are remembered until the hero leaves by the door', () => {
    const game = hall(true, '.....', '@....+,,,', '.....');
    place(game, 'mace', 3, 2);
    place(game, 'gold', 3, 4);
    fov(game);
    walk(game, 'e', 'e', 'e', 'e', 'e');
    expect(picture(game)).toEqual(['', '', ' # )  .#', ' #    .@,', ' # *  .#', '', '']);
    walk(game, 'e');
    expect(picture(game)).toEqual(['', '', ' #     #', ' #     +@,', ' #     #', '', '']);
  });

  test('a hero that enters a dark room again has forgotten it', () => {
    const game = hall(true, '.....', '@....+,,,', '.....');
    place(game, 'mace', 3, 2);
    fov(game);
    walk(game, 'e', 'e', 'e', 'e');
    expect(picture(game).join('')).toContain(')');
    // A hero that is moved away has not left by the door.
    moveActor(game, game.hero, 9, 3);
    game.pending.rooms.length = 0;
    walk(game, 'w');
    expect(picture(game).join('')).toContain(')');
    walk(game, 'w');
    expect(picture(game).join('')).not.toContain(')');
  });

  test('a hero that is teleported forgets a dark room', () => {
    const game = hall(true, '.....', '@....+,,,', '.....');
    place(game, 'mace', 3, 2);
    fov(game);
    moveActor(game, game.hero, 10, 5);
    takeTurn(game, { type: 'wait' });
    expect(picture(game)).toEqual(['', '', ' #', ' #', ' #        ,', '          @', '']);
  });

  test('an item that the hero picks up in a dark room disappears from the map', () => {
    const game = hall(true, '.....', '@....+,,,', '.....');
    place(game, 'mace', 3, 3);
    fov(game);
    expect(picture(game)[3]).toBe(' #@)');
    walk(game, 'e', 'e', 'e');
    expect(picture(game)[3]).toBe(' #  .@.');
  });
});

describe('a passage', () => {
  test('a passage is seen cell by cell and remembered, without the rock around it', () => {
    const game = hall(true, '.....', '....@+,,,', '.....');
    walk(game, 'e', 'e', 'e', 'e', 's', 's');
    expect(picture(game)).toEqual([
      '',
      '',
      '       #',
      '       +,,,',
      '       #  ,',
      '          @',
      '',
    ]);
  });
});

describe('a secret door', () => {
  const map = `
    ________
    _#####__
    _#.@.&,_
    _#####__
    ________`;
  const options = {
    campaign: rogueCampaign,
    rooms: [{ x1: 2, y1: 2, x2: 4, y2: 2, exits: [{ x: 5, y: 2 }] }],
  };

  test('a secret door looks like a wall until it is found', () => {
    const game = scene(map, options);
    expect(picture(game)).toEqual(['', ' #####', ' #.@.#', ' #####', '']);
    walk(game, 'e');
    for (let turns = 0; turns < 100 && picture(game)[2] === ' #..@#'; turns++) {
      takeTurn(game, { type: 'search' });
    }
    expect(picture(game)).toEqual(['', ' #####', ' #..@+', ' #####', '']);
  });

  test('a secret door is not visible from the passage behind it', () => {
    const game = scene(map.replace('@', '.').replace(',', '@'), options);
    expect(picture(game)).toEqual(['', '', '      @', '', '']);
  });
});

describe('a monster', () => {
  /** Moves a monster as if it had walked. */
  const send = (game: Game, from: [number, number], to: [number, number]) =>
    moveActor(game, monsterAt(game, ...from), ...to);

  test('a monster that does not move stays on the map where it was seen, also out of view', () => {
    const game = hall(false, '..C..', '....@+,,,', '.....');
    walk(game, 'e', 'e', 'e');
    expect(picture(game)[2]).toBe(' #..C..#');
  });

  test('a monster that moves out of view disappears from the map', () => {
    const game = hall(false, '..C..', '....@+,,,', '.....');
    walk(game, 'e', 'e', 'e');
    send(game, [4, 2], [3, 2]);
    walk(game, 'w');
    expect(picture(game)[2]).toBe(' #.....#');
    walk(game, 'w');
    expect(picture(game)[2]).toBe(' #.C...#');
  });

  test('a monster in the dark is visible only next to the hero, and stays on the map while it does not move', () => {
    const game = hall(true, '.C..C', '.@...+,,,', '.....');
    expect(picture(game)[2]).toBe('  .C.');
    walk(game, 'e', 'e', 'e', 'e');
    expect(picture(game)[2]).toBe('   C  C#');
    walk(game, 'e');
    expect(picture(game)[2]).toBe('       #');
  });

  test('an invisible monster is not shown, even next to the hero', () => {
    const game = hall(false, '..I..', '..@..+,,,', '.....');
    expect(picture(game)[2]).toBe(' #.....#');
    takeTurn(game, { type: 'wait' });
    expect(picture(game)[2]).toBe(' #.....#');
    expect(monstersHere(game)).toHaveLength(1);
    expect(monstersShown(game)).toEqual([]);
  });

  test('a disguised monster looks like an item until it is touched', () => {
    const game = hall(false, '..M..', '..@..+,,,', '.....');
    const { kinds } = game.campaign;
    game.stores.Disguise.as[monsterAt(game, 4, 2)] = kinds.findIndex(({ id }) => id === 'gold');
    fov(game);
    expect(picture(game)[2]).toBe(' #..*..#');
    takeTurn(game, { type: 'move', dx: 0, dy: -1 });
    expect(picture(game)[2]).toBe(' #..M..#');
  });

  test('a monster disguised as stairs is remembered like stairs, also in the dark', () => {
    const game = hall(true, 'M....', '@....+,,,', '.....');
    game.stores.Disguise.as[monsterAt(game, 2, 2)] = 0;
    fov(game);
    expect(picture(game)[2]).toBe(' #>.');
    walk(game, 'e', 'e', 'e', 'e');
    expect(picture(game)[2]).toBe(' #>  ..#');
  });
});

describe('a trap', () => {
  test('a trap looks like floor until it is found', () => {
    const game = hall(false, '.....', '..@..+,,,', '.....');
    const trap = place(game, 'bear-trap', 3, 2);
    fov(game);
    expect(picture(game)[2]).toBe(' #.....#');
    game.stores.Trap.found[trap] = 1;
    takeTurn(game, { type: 'wait' });
    expect(picture(game)[2]).toBe(' #.^...#');
  });

  test('a found trap is remembered in a dark room that the hero leaves and enters again', () => {
    const game = hall(true, '.....', '....@+,,,', '.....');
    const trap = place(game, 'bear-trap', 5, 2);
    game.stores.Trap.found[trap] = 1;
    fov(game);
    walk(game, 'e', 'e', 'e');
    expect(picture(game)[2]).toBe('     ^ #');
    walk(game, 'w', 'w');
    expect(picture(game)[2]).toBe('     ^.#');
  });
});
