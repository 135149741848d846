import { beforeEach, expect, test, vi } from 'vitest';
import { Camera } from '../../../src/app/play/camera.ts';
import type { Cell } from '../../../src/dungeon/grid.ts';

/** A screen of 400 × 400 CSS pixels with cells of 20 and the hero at (10, 10), on a floor without edges. */
let camera: Camera;
/** The factor of the size of cells while the player has chosen none. */
let automatic: number;
const shownCell = () => 20 * (camera.view.zoom ?? automatic);
const shownCentre = (): Cell => camera.view.centre ?? { x: 10, y: 10 };
const positionAt = (x: number, y: number): Cell => ({
  x: shownCentre().x + (x - 200) / shownCell(),
  y: shownCentre().y + (y - 200) / shownCell(),
});
const redraw = vi.fn();

beforeEach(() => {
  redraw.mockClear();
  automatic = 1;
  const screen = {
    get map() {
      return {
        cell: { width: shownCell(), height: shownCell() },
        centre: shownCentre(),
        zoom: { least: 0.5, most: 4 },
        widthAt: (zoom: number) => 20 * zoom,
      };
    },
    positionAt,
  };
  camera = new Camera(() => screen, redraw);
});

test('the floor follows a drag, and the next step returns to the hero', () => {
  camera.pan(40, -20);
  expect(camera.view.centre).toEqual({ x: 8, y: 11 });
  expect(redraw).toHaveBeenCalled();
  camera.follow();
  expect(camera.view).toEqual({ zoom: null, centre: null });
});

test('a pinch keeps the cell between the fingers in its place', () => {
  const before = positionAt(300, 120);
  camera.zoomBy(2, { x: 300, y: 120 });
  expect(camera.view.zoom).toBe(2);
  const after = positionAt(300, 120);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(redraw).toHaveBeenCalledTimes(1);
});

test('the wheel keeps the hero in the middle', () => {
  camera.zoomBy(1.5, null);
  expect(camera.view).toEqual({ zoom: 1.5, centre: null });
});

test('the zoom stays within its limits, and one turn back is visible at once', () => {
  for (let i = 0; i < 30; i++) camera.zoomBy(1.2, null);
  expect(camera.view.zoom).toBe(4);
  camera.zoomBy(0.9, null);
  expect(camera.view.zoom).toBeCloseTo(3.6);
  for (let i = 0; i < 30; i++) camera.zoomBy(0.8, null);
  expect(camera.view.zoom).toBe(0.5);
});

test('a reset shows the hero and cells of the usual size', () => {
  camera.zoomBy(2, null);
  camera.pan(40, -20);
  camera.reset();
  expect(camera.view).toEqual({ zoom: null, centre: null });
  expect(redraw).toHaveBeenCalledTimes(3);
});

test('the first step of the zoom begins at the size that the map has by itself', () => {
  automatic = 1.5;
  camera.zoomBy(1.2, null);
  expect(camera.view.zoom).toBeCloseTo(1.8);
  automatic = 1;
  expect(shownCell()).toBeCloseTo(36);
});

test('before a game there is nothing to move', () => {
  const idle = new Camera(() => null, redraw);
  idle.pan(10, 10);
  idle.zoomBy(2, null);
  expect(redraw).not.toHaveBeenCalled();
  expect(idle.view).toEqual({ zoom: null, centre: null });
});
