import '../node-navigator.ts';

import type { Container, Geometry, Mesh, RenderTexture, Shader } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { Side } from '../../../src/screen/map/cell-drawing.ts';
import type { Inlay } from '../../../src/screen/map/inlays.ts';
import { Light, MapCells } from '../../../src/screen/map/map-cells.ts';
import { MeshMap } from '../../../src/screen/map/mesh-map.ts';
import { RockRim } from '../../../src/screen/map/rock-rim.ts';
import { dungeonColours, stoneColoursAt } from '../../../src/screen/map/stone-colours.ts';
import { type TileName, tileIndex, tileNames } from '../../../src/screen/map/tile-names.ts';
import { arenaCampaign, campaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { artworkOf, lookAgain } from '../fixtures.ts';

beforeEach(() => {
  useFakeCanvases();
});

const region = { x1: 0, y1: 0, x2: 4, y2: 3 };
const view = { x: 10, y: 20, width: 96, height: 128 };
const moment = { scrollX: 0, scrollY: 0, torchX: 1.5, torchY: 2.5, fade: 0.25, flicker: 1 };

type Square = readonly number[];

/** The numbers of the squares of a mesh, four or two for each. */
function squaresOf(
  { geometry }: Mesh<Geometry, Shader>,
  width: number,
  attribute = 'aCell',
): Square[] {
  const { data } = geometry.getBuffer(attribute);
  const drawn = [...geometry.indexBuffer.data.subarray(0, geometry.indexCount)];
  const firsts = drawn.filter((_, index) => index % 6 === 0);
  return firsts.map((first) => {
    const four = [0, 1, 2, 3].map((corner) => [
      ...data.subarray((first + corner) * width, (first + corner + 1) * width),
    ]);
    // All corners have the numbers of their square.
    for (const corner of four) expect(corner).toEqual(four[0]);
    return four[0];
  });
}

function makeMap() {
  const game = scene('##### #@.># #...# #####');
  const cells = new MapCells(5, 4);
  cells.update(game, { look: 'tiles' }, region);
  const layer = new MeshMap();
  const { tiles: sheet, terrain } = artworkOf(game.campaign);
  const picture = {
    cells,
    sheet,
    terrain,
    look: 'tiles',
    colours: dungeonColours,
    cell: { width: 32, height: 64 },
    view,
  } as const;
  layer.show(picture);
  const meshOf = () => layer.container.children.at(-1) as Mesh<Geometry, Shader>;
  /** The uniforms and textures of the shader that draws the tiles, after the first tile was drawn. */
  const tiles: { resources: Record<string, unknown>; target: RenderTexture | null } = {
    resources: {},
    target: null,
  };
  /** Draws a frame at a scroll position. Returns the tiles that were drawn for it. */
  const frame = (scrollX = 0, scrollY = 0): Square[] => {
    let drawn: Square[] = [];
    layer.place({ ...moment, scrollX, scrollY });
    layer.prepare({
      render: ({ container, target, clear }: Record<string, unknown>) => {
        expect(clear).toBe(false);
        const mesh = (container as Container).children[0] as Mesh<Geometry, Shader>;
        drawn = squaresOf(mesh, 4);
        tiles.resources = mesh.shader?.resources ?? {};
        tiles.target = target as RenderTexture;
      },
    } as never);
    return drawn;
  };
  const turn = (look: 'tiles' | 'glyphs' = 'tiles') => {
    lookAgain(game);
    cells.update(game, { look }, region);
    layer.show({ ...picture, look });
  };
  return {
    game,
    cells,
    layer,
    picture,
    meshOf,
    tiles,
    frame,
    turn,
    resources: () => meshOf().shader?.resources ?? {},
  };
}

const places = (squares: readonly Square[]) => squares.map(([x, y]) => `${x},${y}`);

test('the map is one mesh with a square for each known cell in the window', () => {
  const { layer, meshOf, frame } = makeMap();
  frame();
  expect(layer.container.children).toHaveLength(1);
  expect([meshOf().position.x, meshOf().position.y]).toEqual([10, 20]);
  const squares = squaresOf(meshOf(), 4);
  expect(places(squares)).toEqual(['0,0', '1,0', '2,0', '0,1', '1,1', '2,1']);
  // Light before, and now.
  expect(squares[4]).toEqual([1, 1, Light.view, Light.view]);
  frame(1, 0);
  expect(places(squaresOf(meshOf(), 4))).toHaveLength(8);
});

test('a tile is drawn only when it comes into the window', () => {
  const { frame } = makeMap();
  expect(places(frame())).toEqual(['0,0', '1,0', '2,0', '0,1', '1,1', '2,1']);
  expect(frame()).toEqual([]);
  expect(places(frame(31, 64))).toEqual(['3,1', '0,2', '1,2', '2,2', '3,2']);
  expect(frame(31, 64)).toEqual([]);
  // The texture has room for one more row and column than the window.
  expect(frame()).toEqual([]);
  expect(places(frame(64, 128))).toContain('4,3');
});

test('the square of a tile has the index of its drawing', () => {
  const { frame } = makeMap();
  const stairs = frame(64, 0).find(([x, y]) => x === 3 && y === 1);
  expect(stairs?.slice(0, 3)).toEqual([3, 1, tileIndex('stairs-down')]);
});

test('the light of torches comes from the colours that lie over the stones', () => {
  const { frame, resources, tiles } = makeMap();
  frame();
  expect(resources().uPatina).toBe(tiles.resources.uPatina);
});

test('half of the decorations of the ground are mirrored, always the same ones, but no webs or ripples', () => {
  const { cells, layer, picture, frame } = makeMap();
  const drawnAs = (name: TileName) => {
    const known = places(squaresOf(layer.container.children[0] as Mesh<Geometry, Shader>, 4));
    for (let cell = 0; cell < 20; cell++) cells.bytes[cell * 4] = tileIndex(name);
    layer.show({ ...picture, sheet: artworkOf(scene('#@#').campaign).tiles });
    const looks = frame().map(([, , look]) => look - tileIndex(name));
    expect(looks).toHaveLength(known.length);
    return looks;
  };
  frame();
  const bones = drawnAs('floor-bones');
  expect(new Set(bones)).toEqual(new Set([0, tileNames.length]));
  expect(drawnAs('floor-bones')).toEqual(bones);
  for (const name of ['floor-web', 'floor-ripples', 'stairs-down', 'wall-torch'] as const) {
    expect(new Set(drawnAs(name))).toEqual(new Set([0]));
  }
});

test('tiles that change are drawn again with their neighbours', () => {
  const { game, frame, turn } = makeMap();
  frame();
  turn();
  expect(frame()).toEqual([]);
  const { grid, memory } = game.floor;
  memory.tiles[0] = memory.tiles[6];
  grid.tiles[0] = grid.tiles[6];
  turn();
  expect(places(frame())).toEqual(expect.arrayContaining(['0,0', '1,0', '0,1', '1,1']));
});

test('everything is drawn again for other drawings, cells and colours, and after a loss', () => {
  const { layer, picture, frame } = makeMap();
  const all = frame().length;
  layer.show({ ...picture, sheet: artworkOf(scene('#@#').campaign).tiles });
  expect(frame()).toHaveLength(all);
  layer.show({ ...picture, colours: { ...dungeonColours } });
  expect(frame()).toHaveLength(all);
  layer.forget();
  expect(frame()).toHaveLength(all);
  layer.show({ ...picture, cell: { width: 48, height: 64 } });
  expect(frame().length).toBeGreaterThan(0);
});

test('only an arena has bright tops of walls, and is almost as bright far from the lamp', () => {
  const { layer, picture, tiles, frame, resources } = makeMap();
  const { scenery = [] } = arenaCampaign;
  const lightOf = (played: Parameters<typeof stoneColoursAt>[0]) => {
    layer.show({ ...picture, colours: stoneColoursAt(played, 0) });
    frame();
    const { uniforms } = tiles.resources.tiles as { uniforms: Record<string, number[]> };
    return { far: resources().map.uniforms.uFar[0], tops: uniforms.uTopShade[0] };
  };
  const dungeon = lightOf(campaign);
  expect(lightOf({ ...campaign, scenery })).toEqual(dungeon);
  const arena = lightOf(arenaCampaign);
  expect(arena.far).toBeGreaterThan(1.5 * dungeon.far);
  expect(arena.tops).toBeGreaterThan(1.5 * dungeon.tops);
});

test('the texture of tiles is one cell larger than the window, and never larger than the floor', () => {
  const { layer, picture, tiles, frame, resources } = makeMap();
  frame();
  const { source } = tiles.target as RenderTexture;
  expect([source.pixelWidth, source.pixelHeight]).toEqual([4 * 32, 3 * 64]);
  expect(source.scaleMode).toBe('nearest');
  expect(resources().uTiles).toBe(source);
  expect(resources().map.uniforms.uSlots).toEqual([4, 3]);
  layer.show({ ...picture, view: { ...view, width: 3000, height: 3000 } });
  expect([source.pixelWidth, source.pixelHeight]).toEqual([5 * 32, 4 * 64]);
  expect(resources().uTiles).toBe(source);
});

test('the shader of tiles knows the place of each drawing and of each stone', () => {
  const { tiles, frame, picture } = makeMap();
  frame();
  const { sheet, terrain } = picture;
  const { uniforms } = tiles.resources.tiles as { uniforms: Record<string, number[]> };
  expect(tiles.resources.uSheet).toBe(sheet.source);
  expect(tiles.resources.uTerrain).toBe(terrain?.source);
  expect(uniforms.uFloor).toEqual([5, 4]);
  expect(uniforms.uCell).toEqual([32, 64]);
  expect(uniforms.uGlyphs).toBe(0);
  expect(uniforms.uLevel).toBe(-2);
  const { pixelWidth, pixelHeight } = sheet.source;
  expect(uniforms.uBox).toEqual([8 / pixelWidth, 8 / pixelHeight]);
  const { x, y } = sheet.placeOf('stairs-down');
  const at = tileIndex('stairs-down') * 2;
  expect(uniforms.uFrames[at]).toBeCloseTo(x / pixelWidth);
  expect(uniforms.uFrames[at + 1]).toBeCloseTo(y / pixelHeight);
  expect(uniforms.uStones).toEqual([8 / 64, 792 / 64, 1064 / 64, 1144 / 64]);
  expect(uniforms.uStoneRows).toEqual([12, 4, 1, 4]);
  expect(uniforms.uColumns).toBe(12);
  expect(uniforms.uTerrainSize).toEqual([784 / 64, 2080 / 64, 8 / 64]);
});

test('light and patina are smooth between cells', () => {
  const { resources, picture, tiles, frame } = makeMap();
  frame();
  const { uLights } = resources();
  const uPatina = tiles.resources.uPatina as typeof uLights;
  expect(uLights.resource).toBe(picture.cells.lights);
  expect([uPatina.pixelWidth, uPatina.pixelHeight]).toEqual([40, 32]);
  expect([uLights.scaleMode, uPatina.scaleMode]).toEqual(['linear', 'linear']);
});

test('each moment has its scroll position, torch and fade', () => {
  const { layer, resources } = makeMap();
  layer.place({ ...moment, scrollX: 7, scrollY: 8 });
  const { uScroll, uTorch, uFade } = resources().map.uniforms;
  expect([uScroll, uTorch, uFade]).toEqual([[7, 8], [1.5, 2.5], 0.25]);
});

test('the light becomes a round pool while the hero goes where it sees only the cells beside it', () => {
  const { layer, picture, resources } = makeMap();
  layer.show({ ...picture, near: true });
  const near = (fade: number) => {
    layer.place({ ...moment, fade });
    return resources().map.uniforms.uNear;
  };
  expect([0, 0.25, 1].map(near)).toEqual([0, 0.25, 1]);
  layer.show(picture);
  expect([0, 0.25, 1].map(near)).toEqual([1, 0.75, 0]);
});

test('the lights are uploaded only when a cell has changed', () => {
  const { layer, resources, picture, turn } = makeMap();
  let updates = 0;
  turn();
  resources().uLights.on('update', () => updates++);
  turn();
  layer.show(picture);
  expect(updates).toBe(0);
  turn('glyphs');
  expect(picture.cells.changed).toBe(true);
  expect(updates).toBe(1);
  expect(resources().map.uniforms.uGlyphs).toBe(1);
});

test('a floor of another size has its own mesh, and the mesh before it is destroyed', () => {
  const { layer, picture, meshOf } = makeMap();
  const before = meshOf();
  layer.show({ ...picture, cells: new MapCells(9, 9) });
  expect(layer.container.children).toHaveLength(1);
  expect(meshOf()).not.toBe(before);
  expect(before.destroyed).toBe(true);
  expect(meshOf().shader?.resources.map.uniforms.uFloor).toEqual([9, 9]);
  layer.destroy();
  expect(layer.container.destroyed).toBe(true);
});

test('the squares of the ground of a room have the number of its pattern, whose place the shader knows', () => {
  const { layer, picture, frame, tiles } = makeMap();
  const room = { x1: 1, y1: 1, x2: 3, y2: 2 };
  const inlays = [{ room, band: 0.5, ring: 1, points: 8 }];
  const decoration = { ...picture.cells.decoration, inlays };
  Object.defineProperty(picture.cells, 'decoration', { value: decoration });
  layer.show({ ...picture, colours: { ...dungeonColours } });
  expect(frame().map(([x, y, , inlay]) => [x, y, inlay])).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
    [1, 1, 1],
    [2, 1, 1],
  ]);
  const { uniforms } = tiles.resources.tiles as { uniforms: Record<string, Float32Array> };
  expect([...uniforms.uRooms.subarray(0, 4)]).toEqual([1, 1, 4, 3]);
  expect([...uniforms.uInlays.subarray(0, 3)]).toEqual([0.5, 1, 8]);
});

test('a passage is drawn with the sides where rock ends it, and drawn again where it goes on', () => {
  const { cells, layer, picture, frame } = makeMap();
  const passage = tileIndex('passage');
  cells.bytes.set([passage, Side.north + Side.south, Light.memory, Light.memory], 4 * 6);
  layer.show(picture);
  const drawn = () => frame().find(([x, y]) => x === 1 && y === 1);
  expect(drawn()).toEqual([1, 1, passage, Side.north + Side.south]);
  cells.bytes[4 * 6 + 1] = Side.north;
  layer.show({ ...picture });
  expect(drawn()).toEqual([1, 1, passage, Side.north]);
});

test('the shader knows the place of a rug, and a room without one has it outside', () => {
  const { layer, picture, frame, tiles } = makeMap();
  const placeOf = () => {
    layer.show({ ...picture, colours: { ...dungeonColours } });
    frame();
    const { uRugs } = (tiles.resources.tiles as { uniforms: { uRugs: Float32Array } }).uniforms;
    return [...uRugs.slice(4, 8)];
  };
  const room = { x1: 1, y1: 1, x2: 5, y2: 6 };
  const inlays = [null, { x1: 1, y1: 2, x2: 4, y2: 6 }].map((rug) => {
    return { room, band: 1, ring: 0, points: 0, rug, focus: null };
  });
  const show = (inlays: readonly Inlay[]) =>
    Object.defineProperty(picture.cells, 'decoration', {
      value: { ...picture.cells.decoration, inlays },
      configurable: true,
    });
  show(inlays.toReversed());
  expect(placeOf().every((side) => side < -1)).toBe(true);
  show(inlays);
  expect(placeOf()).toEqual([1, 2, 4, 6]);
});

test('rock is lit around known cells, warmly around those in view, and also beyond the edges of the floor', () => {
  const { layer, picture, cells } = makeMap();
  const lit = (lights: readonly (readonly [cell: number, light: number])[]) => {
    cells.bytes.fill(0);
    for (const [cell, light] of lights) cells.bytes[4 * cell + 3] = light;
    const rim = new RockRim(cells);
    rim.update(cells);
    const { pixelWidth } = rim.source;
    const resource = rim.source.resource as Uint8Array;
    expect([pixelWidth, rim.source.pixelHeight]).toEqual([5 + 8, 4 + 8]);
    return (x: number, y: number) => {
      const at = 4 * ((y + 4) * pixelWidth + x + 4);
      // The light before fades into the light now.
      expect([resource[at], resource[at + 1]]).toEqual([0, 0]);
      return [resource[at + 2], resource[at + 3]];
    };
  };
  layer.show({ ...picture, rock: true });
  const nothing = lit([]);
  expect([nothing(0, 0), nothing(2, 2)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const remembered = lit([[0, Light.memory]]);
  expect(remembered(0, 0)).toEqual([255, 0]);
  const [beside, far, outside] = [remembered(1, 0), remembered(3, 0), remembered(-1, -1)];
  expect(beside[0]).toBeGreaterThan(far[0]);
  expect(outside[0]).toBeGreaterThan(far[0]);
  expect([beside[1], remembered(4, 0)[0], remembered(4, 3)[0]]).toEqual([0, 0, 0]);
  // It fades evenly, and around the end of a wall as beside it: no line is seen there.
  const wall = lit([0, 1, 2].map((cell) => [cell, Light.memory] as const));
  const fading = [1, 2, 3, 4].map((way) => wall(1, -way)[0]);
  const steps = fading.slice(1).map((part, n) => fading[n] - part);
  const turns = steps.slice(1).map((step, n) => Math.abs(step - steps[n]));
  expect(Math.max(...turns)).toBeLessThan(40);
  const [above, past] = [wall(2, -2)[0], wall(3, -2)[0]];
  expect(above).toBe(wall(1, -2)[0]);
  expect(above - past).toBeLessThan(0.45 * above);
  const seen = lit([[0, Light.view]]);
  expect(seen(1, 1)[1]).toBeGreaterThan(0);
});

test('rock fills the view below the map in the colours of the floor, and moves with it', () => {
  const { layer, picture, meshOf, frame } = makeMap();
  layer.show({ ...picture, rock: true });
  frame();
  expect(layer.container.children).toHaveLength(2);
  const rock = layer.container.children[0] as Mesh<Geometry, Shader>;
  expect(rock).not.toBe(meshOf());
  expect([rock.position.x, rock.position.y]).toEqual([10, 20]);
  layer.place({ ...moment, scrollX: 7, scrollY: 8, flicker: 0.5 });
  const { uniforms } = rock.shader?.resources.rock ?? {};
  expect(uniforms).toMatchObject({ uView: [96, 128], uCell: [32, 64], uScroll: [7, 8] });
  expect(uniforms).toMatchObject({ uTorch: [1.5, 2.5], uRepeat: [12, 4] });
  expect([uniforms.uFirst, uniforms.uHalf]).toEqual([[8 / 64, 1816 / 64], 0.5 / 64]);
  // Everything but the lamp is cold.
  expect(uniforms.uEverywhere[2]).toBeGreaterThan(uniforms.uEverywhere[0]);
  const [dim] = uniforms.uLamp;
  layer.place(moment);
  expect(dim).toBeCloseTo(uniforms.uLamp[0] / 2);
  const warm = {
    ...dungeonColours,
    stones: { ...dungeonColours.stones, rock: [0, 0, 0] as const },
  };
  layer.show({ ...picture, colours: warm, rock: true });
  expect(uniforms.uEverywhere).toEqual([0, 0, 0]);
});

test('rock is drawn in cells, but not where the map covers it before and after a turn', () => {
  const { layer, picture, cells, frame } = makeMap();
  // The window has three columns and two rows.
  const drawn = (scrollX: number, scrollY: number) => {
    layer.show({ ...picture, rock: true });
    frame(scrollX, scrollY);
    const rock = layer.container.children[0] as Mesh<Geometry, Shader>;
    return rock.visible ? squaresOf(rock, 2) : [];
  };
  cells.bytes.fill(Light.memory);
  expect(drawn(0, 0)).toEqual([]);
  // Outside the floor nothing is known.
  expect(drawn(-64, -64)).toEqual([
    [-2, -1],
    [-1, -1],
    [0, -1],
    [-2, 0],
    [-1, 0],
  ]);
  // The edge of the light of an unknown cell fades into the cells around it.
  const light = (x: number, y: number) => 4 * (5 * y + x) + 3;
  cells.bytes[light(4, 0)] = Light.none;
  expect(drawn(32, 64)).toEqual([[3, 1]]);
  cells.bytes[light(4, 0)] = Light.view;
  expect(drawn(32, 64)).toEqual([]);
  // The cell was unknown before the turn.
  cells.bytes[light(2, 2) - 1] = Light.none;
  expect(drawn(0, 0)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('rock under glyphs is of cells in one shade each, also behind the walls at the edge of the floor', () => {
  const { layer, picture, cells, frame } = makeMap();
  layer.show({ ...picture, rock: true });
  const rock = layer.container.children[0] as Mesh<Geometry, Shader>;
  const { uniforms } = rock.shader?.resources.rock ?? {};
  expect(uniforms.uGlyphs).toBe(0);
  cells.bytes.fill(Light.memory);
  layer.show({ ...picture, rock: true, terrain: null, look: 'glyphs' });
  frame(0, 0);
  expect(layer.container.children[0]).toBe(rock);
  expect(uniforms.uGlyphs).toBe(1);
  expect(squaresOf(rock, 2)).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
  ]);
});

test('rock under glyphs has strokes behind the title screen and not in a game', () => {
  const { layer, picture } = makeMap();
  const strokes = (backdrop: boolean) => {
    layer.show({ ...picture, rock: true, terrain: null, look: 'glyphs', backdrop });
    const rock = layer.container.children[0] as Mesh<Geometry, Shader>;
    return rock.shader?.resources.rock.uniforms.uBackdrop;
  };
  expect([strokes(false), strokes(true), strokes(false)]).toEqual([0, 1, 0]);
});

test('the dark behind the title screen has no rock', () => {
  const { layer, picture } = makeMap();
  layer.show({ ...picture, rock: true });
  expect(layer.container.children).toHaveLength(2);
  layer.show(picture);
  expect(layer.container.children).toHaveLength(1);
});
