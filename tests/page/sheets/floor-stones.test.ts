import '../../screen/node-navigator.ts';

import { expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import { terrainGlyphs } from '../../../src/game/scenery.ts';
import { paintFloor } from '../../../src/page/sheets/floor-stones.ts';
import { contrast } from '../../../src/screen/colours.ts';
import { floorSheetColours } from '../../../src/screen/floor-sheet-colours.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { FakeCanvas } from '../../screen/fake-canvas.ts';
import { rogueCampaign, scene } from '../../world.ts';

/** The ground of the frame in `sheets.css`. */
const frame = 0x0b090e;

/** The calls that paint a map whose columns from the fourth on are remembered. */
function painted(
  map: string,
  depth: number,
  palette: keyof typeof palettes,
  change: (tiles: Uint8Array) => void = () => {},
  glyphs: Readonly<Record<keyof (typeof terrainGlyphs)['plain'], string>> | null = null,
) {
  const game = scene(map, { campaign: rogueCampaign, depth });
  change(game.floor.grid.tiles);
  const { grid, fieldOfView } = game.floor;
  const visible = Uint8Array.from(fieldOfView.visible, (inView, cell) =>
    cell % grid.width < 3 ? inView : 0,
  );
  const canvas = new FakeCanvas();
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const hero = grid.width + 1;
  const colours = floorSheetColours(game, palettes[palette]);
  const { width, tiles } = grid;
  paintFloor(context, { width, tiles, visible, hero, colours, glyphs });
  return canvas.calls;
}

/** The colours of a small room. */
function paintedColours(depth: number, palette: keyof typeof palettes): Set<string> {
  const calls = painted('##### #@..# #####', depth, palette);
  const styles = calls.flatMap(({ fillStyle, strokeStyle }) => [fillStyle, strokeStyle]);
  // The light of the lamp is a gradient.
  return new Set(styles.filter((style) => typeof style === 'string'));
}

test('the map of the floor sheet has the colours of the stones of its depth, and others in memory', () => {
  const shallow = paintedColours(1, 'standard');
  const deep = paintedColours(22, 'standard');
  const own = (colours: Set<string>) => [...colours].filter((colour) => colour.startsWith('#'));
  const shared = own(shallow).filter((colour) => deep.has(colour));
  // Ground, wall tops and bricks, in view and in memory.
  expect(own(shallow)).toHaveLength(6);
  // Remembered ground keeps some of the tint of its stones.
  expect(shared).toEqual([]);
});

test('the map of the floor sheet has the ground of the minimap in the palette for colour-blind players', () => {
  const { inView, known } = palettes.clear.minimap;
  const colours = paintedColours(1, 'clear');
  for (const colour of [inView, known]) {
    expect(colours).toContain(`#${colour.toString(16).padStart(6, '0')}`);
  }
});

test('the map of the floor sheet has the glyphs of the map in the glyph look', () => {
  const plain = painted('##### #@..# #####', 1, 'standard', () => {}, terrainGlyphs.rogue);
  const texts = plain.filter(({ name }) => name === 'fillText').map(({ values }) => values[0]);
  expect(texts.join('')).toBe('···');
  // Each of the twelve cells of the wall is a line to its two neighbours.
  const lines = plain.filter(({ name }) => name === 'moveTo' || name === 'lineTo');
  expect(lines).toHaveLength(12 * 2 * 2);
  const [from, to] = lines.map(({ values }) => values);
  expect([from, to]).toEqual([
    [16, 16],
    [32, 16],
  ]);
  const other = painted('##### #@..# #####', 1, 'standard', () => {}, terrainGlyphs.plain);
  const characters = other.filter(({ name }) => name === 'fillText').map(({ values }) => values[0]);
  expect(characters.join('')).toBe('######···######');
  expect(plain.some(({ name }) => name === 'fillRect')).toBe(false);
  expect(new Set(plain.map(({ fillStyle }) => fillStyle)).size).toBeGreaterThanOrEqual(4);
});

test('corridors of the floor sheet are solid in the glyph look', () => {
  const corridor = painted(
    '##### #@..# #####',
    1,
    'standard',
    (tiles) => tiles.fill(Tile.passage),
    terrainGlyphs.rogue,
  );
  const cells = corridor.filter(({ name }) => name === 'fillRect');
  expect(cells).toHaveLength(15);
});

test('the walls of the floor sheet are brighter than the ground, and both differ from the frame', () => {
  const game = scene('##### #@..# #####', { campaign: rogueCampaign });
  for (const palette of [palettes.standard, palettes.clear]) {
    const { inView, known } = floorSheetColours(game, palette);
    for (const stones of [inView, known]) {
      const [wall, ground] = [stones.wall, stones.ground].map((colour) =>
        contrast(Number.parseInt(colour.slice(1), 16), frame),
      );
      expect(wall / ground).toBeGreaterThan(1.2);
      expect(wall).toBeGreaterThan(3);
      expect(ground).toBeGreaterThan(2);
    }
  }
});

test('remembered glyphs of the floor sheet can be read on its ground', () => {
  const game = scene('##### #@..# #####', { campaign: rogueCampaign });
  const { known } = floorSheetColours(game, palettes.standard, true);
  for (const colour of Object.values(known)) {
    expect(contrast(Number.parseInt(colour.slice(1), 16), frame)).toBeGreaterThan(3);
  }
});

test('an altar is not painted as plain ground', () => {
  const withAltar = painted('##### #@..# #####', 1, 'standard', (tiles) => {
    tiles[5 + 2] = Tile.obstacle;
  });
  expect(withAltar.length).toBeGreaterThan(painted('##### #@..# #####', 1, 'standard').length);
});

test('on a floor without an outer wall no stone leaves the picture', () => {
  const open = painted('..... .@... .....', 1, 'standard', (tiles) => tiles.fill(Tile.floor));
  const stones = open.filter(({ name }) => name === 'fillRect').map(({ values }) => values);
  expect(stones.length).toBeGreaterThan(15 * 2);
  for (const [x, y, width, height] of stones as [number, number, number, number][]) {
    expect([x >= 0 && x + width <= 5, y >= 0 && y + height <= 3]).toEqual([true, true]);
  }
});
