import '../../screen/node-navigator.ts';

import { expect, test } from 'vitest';
import { paintStones } from '../../../src/page/sheets/floor-stones.ts';
import { floorColours } from '../../../src/screen/hud/minimap-colours.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { FakeCanvas } from '../../screen/fake-canvas.ts';
import { rogueCampaign, scene } from '../../world.ts';

/** The colours with which a room is painted whose last column is remembered. */
function paintedColours(depth: number, palette: keyof typeof palettes): Set<string> {
  const game = scene('##### #@..# #####', { campaign: rogueCampaign, depth });
  const { grid, sight } = game.floor;
  const visible = Uint8Array.from(sight.visible, (seen, cell) =>
    cell % grid.width < 3 ? seen : 0,
  );
  const canvas = new FakeCanvas();
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const hero = grid.width + 1;
  const colours = floorColours(game, palettes[palette]);
  paintStones(context, { width: grid.width, tiles: grid.tiles, visible, hero, colours });
  return new Set(canvas.calls.map(({ fillStyle }) => fillStyle));
}

test('the map of the floor sheet has the colours of the stones of its depth, and others in memory', () => {
  const shallow = paintedColours(1, 'standard');
  const deep = paintedColours(22, 'standard');
  const own = (colours: Set<string>) => [...colours].filter((colour) => colour.startsWith('#'));
  const shared = own(shallow).filter((colour) => deep.has(colour));
  // Ground and walls in view, and both in memory.
  expect(own(shallow)).toHaveLength(6);
  const { known } = palettes.standard.minimap;
  expect(shared).toContain(`#${known.toString(16)}`);
  expect(shared.length).toBeLessThan(3);
});

test('the map of the floor sheet has the ground of the minimap in the palette for colour-blind players', () => {
  const { seen, known } = palettes.clear.minimap;
  const painted = paintedColours(1, 'clear');
  for (const colour of [seen, known]) {
    expect(painted).toContain(`#${colour.toString(16).padStart(6, '0')}`);
  }
});
