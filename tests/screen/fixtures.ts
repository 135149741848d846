import { Texture, TextureSource } from 'pixi.js';
import { slotsInOrder } from '../../src/controls/bag-order.ts';
import { buttonsOf } from '../../src/controls/buttons.ts';
import { buttonPlaces } from '../../src/controls/control-table.ts';
import { keyTables } from '../../src/controls/key-tables.ts';
import type { HeroPose } from '../../src/describe/hero-layers.ts';
import { visibleConditions } from '../../src/game/actors/conditions.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { kindOf } from '../../src/game/entity.ts';
import { itemsOn } from '../../src/game/floors/floor-contents.ts';
import { fov } from '../../src/game/systems/fov.ts';
import type { Game } from '../../src/game/world.ts';
import type { Artwork } from '../../src/screen/drawings/artwork.ts';
import { SpriteSheet } from '../../src/screen/drawings/sprite-sheet.ts';
import type { Terrain } from '../../src/screen/drawings/terrain.ts';
import { screenLayout } from '../../src/screen/hud/layout.ts';
import { tileNames } from '../../src/screen/map/tile-names.ts';
import { palettes } from '../../src/screen/palettes.ts';
import type { LayoutInput, ScreenLayout } from '../../src/screen/screen-layout.ts';
import type { Look, View } from '../../src/screen/view.ts';
import { wordsOf } from '../../src/words/loading.ts';

const buttonIcons = [
  'cog',
  'footsteps',
  'help',
  'hourglass',
  'knapsack',
  'magnifying-glass',
  'campfire',
  'compass',
  'crossed-swords',
  'skull-crossed-bones',
  'sparkles',
  'war-pick',
].map((name) => `icon:${name}`);

function sheetOf(names: readonly string[]): SpriteSheet {
  const columns = 16;
  const height = Math.ceil(names.length / columns) * 10;
  const source = new TextureSource({ width: columns * 10, height });
  const frames = Object.fromEntries(names.map((name, index) => [name, index]));
  return new SpriteSheet(source, { box: { width: 8, height: 8 }, gutter: 1, columns }, frames);
}

/** Terrain without a picture: every cell is a texture with the name of its stone as label. */
function plainTerrain(): Terrain {
  const source = new TextureSource({ width: 784, height: 2080 });
  const rows = { flagstones: 12, masonry: 4, bricks: 1, earth: 4, sand: 6, rock: 4 };
  const starts = { flagstones: 8, masonry: 792, bricks: 1064, earth: 1144, sand: 1416, rock: 1816 };
  return {
    source,
    cell: 64,
    areaOf: (stone) => ({ x: 8, y: starts[stone], columns: 12, rows: rows[stone] }),
    texture: (stone) => new Texture({ source, label: stone }),
    destroy: () => source.destroy(),
  };
}

/** Artwork without pictures: every drawing of a campaign is a texture with its name as label. */
export function artworkOf({ kinds }: Campaign, look: Look = 'tiles'): Artwork {
  const icons = kinds.flatMap(({ look: { sprite, variants = [] } }) =>
    sprite ? [sprite, ...variants].map((name) => `icon:${name}`) : [],
  );
  const glyphs = [...kinds.map(({ look: { glyph } }) => `glyph:${glyph}`), 'glyph:$'];
  const digits = [...'0123456789'].map((digit) => `glyph:${digit}`);
  const marks = ['asleep', 'stairs-down', 'stairs-up', ...visibleConditions].map(
    (state) => `mark-${state}`,
  );
  const pools = ['ripples', 'shore', 'corner'].map((part) => `water-${part}`);
  const more = [
    'shadow',
    'blob',
    'halo',
    'plinth',
    'dais',
    'hero-ring',
    'foot-ring',
    'cursor',
    ...marks,
    ...pools,
    ...buttonIcons,
  ];
  const faces = icons.flatMap((name) => [`${name}-fallen`, `${name}-hurt`]);
  const atlas = sheetOf([...new Set([...tileNames, ...more, ...icons, ...faces])]);
  const glyphSheet = sheetOf([...new Set([...tileNames, ...glyphs, ...digits])]);
  const tiles = look === 'tiles' ? atlas : glyphSheet;
  const terrain = look === 'tiles' ? plainTerrain() : null;
  const hero = (game: Game, _side?: number, pose?: HeroPose) => {
    const name = `icon:${kindOf(game, game.hero).look.sprite}`;
    return atlas.texture(pose === 'fallen' || pose === 'hurt' ? `${name}-${pose}` : name);
  };
  return {
    look,
    palette: palettes.standard,
    tiles,
    terrain,
    atlas,
    hero,
    glyph: (glyph) => glyphSheet.texture(`glyph:${glyph}`),
  };
}

/** The layout of a window of 1280 × 800 pixels, or of the given one. */
export function layoutOf(game: Game, input: Partial<LayoutInput> = {}): ScreenLayout {
  return screenLayout({
    width: 1280,
    height: 800,
    ratio: 1,
    columns: game.floor.grid.width,
    rows: game.floor.grid.height,
    touch: false,
    cells: 'tiles',
    buttons: buttonPlaces.length,
    backdrop: false,
    ...input,
  });
}

/** A view of a game with English texts, tiles and one key per button. */
export function viewOf(game: Game, view: Partial<View> = {}): View {
  return {
    game,
    language: 'en',
    look: 'tiles',
    palette: 'standard',
    bag: null,
    bagSlots: slotsInOrder(game, false),
    diagonal: false,
    asking: null,
    notice: null,
    cursor: null,
    buttons: buttonsOf(game, keyTables.tutorial, wordsOf('en'), false),
    backdrop: false,
    ...view,
  };
}

/** Makes the hero look around again after the test has changed the floor. */
export function lookAgain(game: Game): void {
  game.floor.lookedFrom = -1;
  fov(game);
}

/** Shows the hero the whole floor with its items, in view. */
export function revealFloor(game: Game): void {
  const { grid, memory, fieldOfView } = game.floor;
  const { Position, Identity } = game.stores;
  memory.tiles.set(grid.tiles);
  (fieldOfView.visible as Uint8Array).fill(1);
  for (const item of itemsOn(game, game.floor)) {
    memory.things[Position.y[item] * grid.width + Position.x[item]] = Identity.kind[item];
  }
}

/** The `seq` of an entity. */
export function seqOf(game: Game, entity: number): number {
  return game.stores.Identity.seq[entity];
}
