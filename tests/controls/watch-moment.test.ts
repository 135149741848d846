import { expect, test } from 'vitest';
import { watchMoment } from '../../src/controls/session.ts';
import { Tile } from '../../src/dungeon/grid.ts';
import { unknown } from '../../src/game/floors/floor.ts';
import { rememberedTile } from '../../src/game/floors/hero-memory.ts';
import { takeTurn } from '../../src/game/game.ts';
import { give, rogueCampaign, scene } from '../world.ts';

/** A dark room of Rogue, in which the hero sees only the cells beside him. */
function darkRoom() {
  const map = '---------\n|@......|\n|.......|\n|.......|\n---------';
  const room = { x1: 1, y1: 1, x2: 7, y2: 3, dark: true };
  return scene(map, { campaign: rogueCampaign, rooms: [room] });
}

test('a replay that steps on remembers the ground of a dark room, as a game does', () => {
  const game = darkRoom();
  let session = watchMoment(null, game, null);
  const below = { x: 1, y: 2 };
  for (let step = 0; step < 4; step++) {
    session = watchMoment(session, game, takeTurn(game, { type: 'move', dx: 1, dy: 0 }));
  }
  expect(rememberedTile(game, below.x, below.y)).toBe(unknown);
  expect(session.seen.tileAt(below)).toBe(Tile.floor);
});

test('a replay that steps on notes the turns of its messages', () => {
  const game = scene('#####\n#@..#\n#####');
  give(game, 'dagger');
  let session = watchMoment(null, game, null);
  session = watchMoment(session, game, takeTurn(game, { type: 'equip', slot: 0 }));
  const line = session.history.lines.at(-1);
  expect([line?.line.id, line?.from]).toEqual(['wield', game.turn]);
});

test('after a jump, a replay shows what the game of that moment knows', () => {
  const game = darkRoom();
  const session = watchMoment(null, game, null);
  expect(watchMoment(session, game, null)).not.toBe(session);
  expect(watchMoment(session, darkRoom(), [])).not.toBe(session);
});
