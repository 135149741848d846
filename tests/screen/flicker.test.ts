import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brightnessAt, Flicker } from '../../src/screen/flicker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A flicker, the brightness of each picture, and a page that can be hidden and slow. */
function makeFlicker() {
  const page = { hidden: false, drawing: 2 as number | null, frame: 16, calmed: 0, measured: 0 };
  const pictures: number[] = [];
  const flicker = new Flicker({
    draw: async (brightness, isMeasured) => {
      pictures.push(brightness);
      if (isMeasured) page.measured++;
      const { drawing, frame } = page;
      return isMeasured && drawing !== null ? { took: drawing, frame } : null;
    },
    calm: () => {
      page.calmed++;
    },
    isHidden: () => page.hidden,
  });
  const picturesIn = async (time: number) => {
    const before = pictures.length;
    await vi.advanceTimersByTimeAsync(time);
    return pictures.length - before;
  };
  return { flicker, page, pictures, picturesIn };
}

test('flames are drawn at most 15 times per second, each time a little brighter or darker', async () => {
  const { flicker, pictures, picturesIn } = makeFlicker();
  flicker.start(true);
  const count = await picturesIn(1000);
  expect(count).toBeGreaterThan(8);
  expect(count).toBeLessThanOrEqual(15);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const brightness of pictures) expect(Math.abs(brightness - 1)).toBeLessThan(0.06);
});

test('with reduced motion no flames are drawn', async () => {
  const { flicker, page, picturesIn } = makeFlicker();
  flicker.start(false);
  expect(await picturesIn(1000)).toBe(0);
  flicker.start(true);
  expect(await picturesIn(1000)).toBeGreaterThan(0);
  flicker.start(false);
  expect(await picturesIn(1000)).toBe(0);
  expect(page.calmed).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('on a hidden page no flames are drawn', async () => {
  const { flicker, page, picturesIn } = makeFlicker();
  page.hidden = true;
  flicker.start(true);
  expect(await picturesIn(1000)).toBe(0);
  page.hidden = false;
  flicker.refresh();
  expect(await picturesIn(1000)).toBeGreaterThan(0);
  page.hidden = true;
  flicker.refresh();
  expect(await picturesIn(1000)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('where drawing is slow the flames stand still, until the window has another size', async () => {
  const { flicker, page, picturesIn } = makeFlicker();
  page.drawing = 40;
  flicker.start(true);
  expect(await picturesIn(5000)).toBe(3);
  flicker.start(true);
  expect(await picturesIn(5000)).toBe(0);
  expect(page.calmed).toBe(1);
  page.drawing = 5;
  flicker.remeasure();
  flicker.start(true);
  expect(await picturesIn(1000)).toBeGreaterThan(8);
});

test('on a screen with 30 frames per second, a picture of one frame is not slow', async () => {
  const { flicker, page, picturesIn } = makeFlicker();
  page.frame = 33;
  page.drawing = 33;
  flicker.start(true);
  expect(await picturesIn(5000)).toBeGreaterThan(40);
  page.drawing = 66;
  flicker.remeasure();
  expect(await picturesIn(5000)).toBe(3);
});

test('pictures of a page that is hidden meanwhile do not count as slow', async () => {
  let draws = 0;
  let isHidden = false;
  const flicker: Flicker = new Flicker({
    draw: async () => {
      draws++;
      isHidden = draws <= 3;
      flicker.refresh();
      return { took: 5000, frame: 16 };
    },
    calm: () => {},
    isHidden: () => isHidden,
  });
  for (let shown = 0; shown < 4; shown++) {
    isHidden = false;
    flicker.start(true);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(draws).toBe(4);
});

test('pictures that are not measured, as during a walk, do not count as fast', async () => {
  const { flicker, page, picturesIn } = makeFlicker();
  page.drawing = null;
  flicker.start(true);
  expect(await picturesIn(2000)).toBeGreaterThan(20);
  page.drawing = 40;
  expect(await picturesIn(5000)).toBe(3);
});

test('after twelve fast pictures the drawing is not measured any more', async () => {
  const { flicker, page, picturesIn } = makeFlicker();
  flicker.start(true);
  expect(await picturesIn(5000)).toBeGreaterThan(40);
  expect(page.measured).toBe(12);
});

test('flames stand still half a minute after the last change', async () => {
  const { flicker, picturesIn } = makeFlicker();
  flicker.start(true);
  expect(await picturesIn(29_000)).toBeGreaterThan(300);
  expect(await picturesIn(2_000)).toBeLessThan(15);
  expect(await picturesIn(60_000)).toBe(0);
  flicker.start(true);
  expect(await picturesIn(1000)).toBeGreaterThan(8);
});

test('the brightness changes smoothly', () => {
  for (let now = 0; now < 2000; now += 40) {
    expect(Math.abs(brightnessAt(now + 10) - brightnessAt(now))).toBeLessThan(0.006);
  }
});
