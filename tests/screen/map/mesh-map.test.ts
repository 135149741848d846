import '../node-navigator.ts';

import type { BufferImageSource, Mesh, MeshGeometry, Shader } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { MapCells } from '../../../src/screen/map/map-cells.ts';
import { MeshMap } from '../../../src/screen/map/mesh-map.ts';
import { dungeonColours } from '../../../src/screen/map/stone-colours.ts';
import { tileIndex } from '../../../src/screen/map/tile-names.ts';
import { scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { artworkOf } from '../fixtures.ts';

beforeEach(() => {
  useFakeCanvases();
});

const game = scene('##### #@.># #...# #####');
const region = { x1: 0, y1: 0, x2: 4, y2: 3 };
const view = { x: 10, y: 20, width: 300, height: 200 };

function makeMap() {
  const cells = new MapCells(5, 4);
  cells.update(game, 'tiles', region);
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
  const meshOf = () => layer.container.children[0] as Mesh<MeshGeometry, Shader>;
  return { layer, picture, meshOf, resources: () => meshOf().shader?.resources ?? {} };
}

test('the map is one quad that covers the view', () => {
  const { layer, meshOf } = makeMap();
  expect(layer.container.children).toHaveLength(1);
  const { position, scale, geometry } = meshOf();
  expect([position.x, position.y, scale.x, scale.y]).toEqual([10, 20, 300, 200]);
  expect([...geometry.positions]).toEqual([0, 0, 1, 0, 1, 1, 0, 1]);
  expect([...geometry.uvs]).toEqual([0, 0, 1, 0, 1, 1, 0, 1]);
  expect([...geometry.indices]).toEqual([0, 1, 2, 0, 2, 3]);
});

test('the data texture has one pixel per cell', () => {
  const { resources, picture } = makeMap();
  const texture: BufferImageSource = resources().uCells;
  expect([texture.pixelWidth, texture.pixelHeight]).toEqual([5, 4]);
  expect(texture.resource).toBe(picture.cells.bytes);
  expect(texture.format).toBe('rgba8unorm');
  expect(texture.alphaMode).toBe('no-premultiply-alpha');
  expect(texture.scaleMode).toBe('nearest');
});

test('the shader knows the floor, the view and the place of each drawing', () => {
  const { resources, picture } = makeMap();
  const { uniforms } = resources().map;
  const { sheet } = picture;
  expect(resources().uSheet).toBe(sheet.source);
  expect(uniforms.uView).toEqual([300, 200]);
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
});

test('the shader knows the place of each stone in the terrain', () => {
  const { resources, picture } = makeMap();
  const { uniforms } = resources().map;
  expect(resources().uTerrain).toBe(picture.terrain.source);
  expect(uniforms.uStones).toEqual([8 / 64, 792 / 64, 1192 / 64, 1272 / 64]);
  expect(uniforms.uTerrainSize).toEqual([784 / 64, 2000 / 64, 8 / 64, 1]);
});

test('light and patina are smooth between cells', () => {
  const { resources, picture } = makeMap();
  const { uLights, uPatina } = resources();
  expect(uLights.resource).toBe(picture.cells.lights);
  expect([uPatina.pixelWidth, uPatina.pixelHeight]).toEqual([40, 32]);
  expect([uLights.scaleMode, uPatina.scaleMode]).toEqual(['linear', 'linear']);
});

test('each moment has its scroll position, torch and fade', () => {
  const { layer, resources } = makeMap();
  layer.place({ scrollX: 7, scrollY: 8, torchX: 1.5, torchY: 2.5, fade: 0.25, flicker: 1 });
  const { uScroll, uTorch, uFade } = resources().map.uniforms;
  expect([uScroll, uTorch, uFade]).toEqual([[7, 8], [1.5, 2.5], 0.25]);
});

test('the data texture is uploaded only when a cell has changed', () => {
  const { layer, resources, picture } = makeMap();
  let updates = 0;
  resources().uCells.on('update', () => updates++);
  layer.show(picture);
  picture.cells.update(game, 'tiles', region);
  layer.show(picture);
  const before = updates;
  picture.cells.update(game, 'glyphs', region);
  expect(picture.cells.changed).toBe(true);
  layer.show({ ...picture, look: 'glyphs' });
  expect(updates).toBe(before + 1);
  expect(resources().map.uniforms.uGlyphs).toBe(1);
});

test('a floor of another size has a new texture, and the mesh is replaced', () => {
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
