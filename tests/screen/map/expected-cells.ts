import { directions, isStandable, Tile } from '../../../src/dungeon/grid.ts';
import { isSideWall } from '../../../src/dungeon/grid-text.ts';
import { monstersShown } from '../../../src/game/actors/actors.ts';
import { unknown } from '../../../src/game/floors/floor.ts';
import type { Game } from '../../../src/game/world.ts';
import { Side } from '../../../src/screen/map/cell-drawing.ts';
import { decorate } from '../../../src/screen/map/decoration.ts';
import { GlyphCovers } from '../../../src/screen/map/glyph-covers.ts';
import { Light } from '../../../src/screen/map/map-cells.ts';
import { stoneColoursAt } from '../../../src/screen/map/stone-colours.ts';
import { lineName, type TileName, tileNames } from '../../../src/screen/map/tile-names.ts';
import type { Look } from '../../../src/screen/view.ts';

/** The appearance of a cell. */
export interface ExpectedCell {
  readonly tile: TileName;
  readonly sides: number;
  readonly light: number;
}

/** The ground of the glyph look under an actor or item. */
function coveredBy(name: TileName): TileName {
  if (/^floor-(grass|leaves|flowers)/.test(name)) return 'blank-grass';
  if (name === 'floor-puddle') return 'blank-shallows';
  if (name === 'floor-water' || name === 'floor-lilies') return 'blank-water';
  if (name === 'floor-embers') return 'blank-embers';
  const part = /^(stairs|landing|door|passage)\b/.exec(name)?.[1];
  return part ? (`${part}-covered` as TileName) : 'blank';
}

/** The appearance of each cell of the hero's floor, worked out plainly. `MapCells` must agree. */
export function expectedCells(game: Game, look: Look): ExpectedCell[] {
  const { grid, rooms, memory, fieldOfView } = game.floor;
  const { width, height } = grid;
  const glyphs = look === 'glyphs';
  const { Position } = game.stores;
  const known = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return unknown;
    return memory.tiles[y * width + x];
  };
  const isKnown = (tile: number) => tile !== unknown && tile !== Tile.rock;
  const isGround = (tile: number) => isKnown(tile) && isStandable(tile) && tile !== Tile.passage;
  const isDark = (x: number, y: number) =>
    rooms.some((room) => {
      const { dark, x1, y1, x2, y2 } = room;
      return dark && x >= x1 && x <= x2 && y >= y1 && y <= y2;
    });
  const actors = [...monstersShown(game), game.hero];
  const taken = new Set(actors.map((actor) => Position.y[actor] * width + Position.x[actor]));

  const decoration = decorate(game);
  const { ground, fronts, weakFronts, weakTops } = decoration;
  const colours = stoneColoursAt(game.campaign, game.floor.depth);
  const covers = new GlyphCovers(decoration, colours, width);
  const decorated = (name: TileName, cell: number): TileName => {
    const looks: Partial<Record<TileName, Uint8Array>> = {
      floor: ground,
      'wall-front': fronts,
      'weak-front': weakFronts,
      'weak-top': weakTops,
    };
    const covered = name === 'floor' && glyphs ? covers.on(cell) : 0;
    const look = covered || (looks[name]?.[cell] ?? 0);
    return look === 0 ? name : tileNames[look];
  };

  /** The part of the kerb around known stairs on a cell. */
  const landing = (x: number, y: number): TileName | null => {
    const ways = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west'];
    for (const [index, { dx, dy }] of directions.entries()) {
      const tile = known(x + dx, y + dy);
      if (tile !== Tile.stairsDown && tile !== Tile.stairsUp) continue;
      // The stairs are in this direction, so the cell is on their opposite side.
      return `landing-${[...ways, 'north-west'][(index + 4) % 8]}` as TileName;
    }
    return null;
  };

  const isTorch = (cell: number) => tileNames[fronts[cell]] === 'wall-torch';
  const isWallTile = (tile: number) =>
    tile === Tile.wall || tile === Tile.door || tile === Tile.secretDoor;
  /** The sides to which a wall continues along the ground of a room. */
  const joinsOf = (x: number, y: number) => {
    const tileOf = (h: number, v: number) => {
      const isOutside = h < 0 || v < 0 || h >= width || v >= height;
      return isOutside ? Tile.rock : grid.tiles[v * width + h];
    };
    const isRoom = (tile: number) => isGround(tile) && tile !== Tile.door;
    const sides = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
    return Object.entries(sides).reduce((joins, [side, [dx, dy]]) => {
      const beside = [-1, 1].flatMap((far) => [
        tileOf(x + far * dy, y + far * dx),
        tileOf(x + dx + far * dy, y + dy + far * dx),
      ]);
      const continues = isWallTile(tileOf(x + dx, y + dy)) && beside.some(isRoom);
      return continues ? joins + Side[side as keyof typeof sides] : joins;
    }, 0);
  };

  const hasLines = glyphs && game.campaign.alphabet === 'rogue';
  const nameOf = (x: number, y: number): TileName => {
    const tile = known(x, y);
    const faces = isGround(known(x, y + 1)) || (y + 1 < height && isDark(x, y + 1));
    if (tile === Tile.floor) return 'floor';
    if (tile === Tile.stairsDown) return 'stairs-down';
    if (tile === Tile.stairsUp) return 'stairs-up';
    if (tile === Tile.door) return isSideWall(grid, x, y) ? 'door-along' : 'door-across';
    if (tile === Tile.passage) return 'passage';
    if (hasLines) {
      const joins = joinsOf(x, y);
      return joins === 0 ? 'wall-top' : lineName(joins);
    }
    return `${tile === Tile.weakWall ? 'weak' : 'wall'}-${faces ? 'front' : 'top'}`;
  };

  const sidesOf = (x: number, y: number) => {
    const isWall = (tile: number) => isKnown(tile) && !isStandable(tile);
    const shown = (h: number, v: number) =>
      known(h, v) === unknown && isDark(h, v) ? Tile.floor : known(h, v);
    const differs = (dx: number, dy: number) => {
      const [tile, other] = [known(x, y), shown(x + dx, y + dy)];
      if (tile === Tile.passage) {
        const inside = x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height;
        return inside && other !== Tile.passage && other !== Tile.door;
      }
      return isKnown(other) && isWall(tile) !== isWall(other);
    };
    return (
      (differs(0, -1) ? Side.north : 0) +
      (differs(1, 0) ? Side.east : 0) +
      (differs(0, 1) ? Side.south : 0) +
      (differs(-1, 0) ? Side.west : 0)
    );
  };

  return Array.from({ length: width * height }, (_, cell) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    const hidden = glyphs && (memory.things[cell] !== 0 || taken.has(cell));
    if (!isKnown(known(x, y))) {
      return { tile: 'floor', sides: 0, light: Light.none };
    }
    const plain = nameOf(x, y);
    const hasTorch = plain === lineName(Side.east + Side.west) && isTorch(cell);
    const shown = hasTorch ? 'line-torch' : decorated(plain, cell);
    const decoration = glyphs || memory.things[cell] === 0 ? shown : plain;
    const isFloor = plain === 'floor' && !decoration.startsWith('doorway-');
    const bare = isFloor ? (landing(x, y) ?? decoration) : decoration;
    const tile = hidden ? coveredBy(bare) : bare;
    return {
      tile,
      sides: hasLines && plain === 'floor' ? 0 : sidesOf(x, y),
      light: fieldOfView.visible[cell] === 1 ? Light.view : Light.memory,
    };
  });
}
