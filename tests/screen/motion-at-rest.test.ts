import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brightnessAt, MotionAtRest, type Pace } from '../../src/screen/motion-at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Motion at rest, the time of each picture, and a page that can be hidden and slow. */
function makeMotion() {
  const page = {
    hidden: false,
    drawing: 2 as number | null,
    pace: 'none' as Pace,
    measured: 0,
  };
  const pictures: number[] = [];
  const motion = new MotionAtRest({
    draw: async (isMeasured) => {
      pictures.push(performance.now());
      if (isMeasured) page.measured++;
      const { drawing } = page;
      return isMeasured ? drawing : null;
    },
    setPace: (pace) => {
      page.pace = pace;
    },
    isHidden: () => page.hidden,
  });
  const picturesIn = async (time: number) => {
    const before = pictures.length;
    await vi.advanceTimersByTimeAsync(time);
    return pictures.length - before;
  };
  return { motion, page, pictures, picturesIn };
}

test('where drawing is fast there are at most 15 pictures per second, with flames of another brightness each', async () => {
  const { motion, page, pictures, picturesIn } = makeMotion();
  motion.allow(true);
  const count = await picturesIn(1000);
  expect(page.pace).toBe('lively');
  expect(count).toBeGreaterThan(8);
  expect(count).toBeLessThanOrEqual(15);
  const flames = pictures.map(brightnessAt);
  expect(new Set(flames).size).toBe(flames.length);
  for (const brightness of flames) expect(Math.abs(brightness - 1)).toBeLessThan(0.06);
});

test('with reduced motion nothing moves', async () => {
  const { motion, page, picturesIn } = makeMotion();
  motion.allow(false);
  expect(await picturesIn(1000)).toBe(0);
  motion.allow(true);
  expect(await picturesIn(1000)).toBeGreaterThan(0);
  motion.allow(false);
  expect(await picturesIn(1000)).toBe(0);
  expect(page.pace).toBe('none');
  expect(vi.getTimerCount()).toBe(0);
});

test('on a hidden page nothing is drawn', async () => {
  const { motion, page, picturesIn } = makeMotion();
  page.hidden = true;
  motion.allow(true);
  expect(await picturesIn(1000)).toBe(0);
  page.hidden = false;
  motion.refresh();
  expect(await picturesIn(1000)).toBeGreaterThan(0);
  page.hidden = true;
  motion.refresh();
  expect(await picturesIn(1000)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('where drawing is slow there are few pictures, until the window has another size', async () => {
  const { motion, page, picturesIn } = makeMotion();
  page.drawing = 40;
  motion.allow(true);
  expect(await picturesIn(1000)).toBeGreaterThan(4);
  expect(page.pace).toBe('slow');
  expect(await picturesIn(5000)).toBeLessThanOrEqual(25);
  page.drawing = 150;
  motion.remeasure();
  await picturesIn(1000);
  expect(await picturesIn(5000)).toBeLessThanOrEqual(12);
  page.drawing = 5;
  motion.remeasure();
  motion.allow(true);
  expect(await picturesIn(1000)).toBeGreaterThan(6);
  expect(page.pace).toBe('lively');
});

test('where drawing is too slow nothing moves, until the window has another size', async () => {
  const { motion, page, picturesIn } = makeMotion();
  page.drawing = 200;
  motion.allow(true);
  expect(await picturesIn(5000)).toBe(3);
  motion.allow(true);
  expect(await picturesIn(5000)).toBe(0);
  expect(page.pace).toBe('none');
  page.drawing = 5;
  motion.remeasure();
  motion.allow(true);
  expect(await picturesIn(1000)).toBeGreaterThan(8);
});

test('twenty seconds after it gave up, the next change of the picture measures again', async () => {
  const { motion, page, picturesIn } = makeMotion();
  page.drawing = 200;
  motion.allow(true);
  expect(await picturesIn(5000)).toBe(3);
  page.drawing = 5;
  motion.allow(true);
  expect(await picturesIn(5000)).toBe(0);
  await picturesIn(20_000);
  motion.allow(true);
  expect(await picturesIn(1000)).toBeGreaterThan(8);
});

test('pictures of a page that is hidden meanwhile do not count as slow', async () => {
  let draws = 0;
  let isHidden = false;
  const motion: MotionAtRest = new MotionAtRest({
    draw: async () => {
      draws++;
      isHidden = draws <= 3;
      motion.refresh();
      return 5000;
    },
    setPace: () => {},
    isHidden: () => isHidden,
  });
  for (let shown = 0; shown < 4; shown++) {
    isHidden = false;
    motion.allow(true);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(draws).toBe(4);
});

test('pictures that are not measured, as during a walk, do not count', async () => {
  const { motion, page, picturesIn } = makeMotion();
  page.drawing = null;
  motion.allow(true);
  expect(await picturesIn(2000)).toBeGreaterThan(20);
  page.drawing = 40;
  await picturesIn(1000);
  expect(page.pace).toBe('slow');
});

test.each([2, 40])(
  'after twelve pictures that take %d ms, no key waits for a measured picture any more',
  async (time) => {
    const { motion, page, picturesIn } = makeMotion();
    page.drawing = time;
    motion.allow(true);
    expect(await picturesIn(5000)).toBeGreaterThan(20);
    expect(page.measured).toBe(12);
  },
);

test('everything stands still half a minute after the last change', async () => {
  const { motion, picturesIn } = makeMotion();
  motion.allow(true);
  expect(await picturesIn(29_000)).toBeGreaterThan(300);
  expect(await picturesIn(2_000)).toBeLessThan(15);
  expect(await picturesIn(60_000)).toBe(0);
  motion.allow(true);
  expect(await picturesIn(1000)).toBeGreaterThan(8);
});

test('the brightness changes smoothly', () => {
  for (let now = 0; now < 2000; now += 40) {
    expect(Math.abs(brightnessAt(now + 10) - brightnessAt(now))).toBeLessThan(0.006);
  }
});
