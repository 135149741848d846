import { type Layer, makers } from './layers.ts';
import { makeScenery } from './scenery.ts';

/** Median ms of JavaScript a frame for each way to draw the map, and its draw calls. */
export interface Figure {
  readonly name: string;
  readonly median: number;
  readonly calls: number | null;
}

/** Frames in a row that one entry draws before the next one's turn. */
const frames = 10;
/** An entry that has used so many ms, drawing and waiting, is measured in no further round. */
const patience = 5000;

/** Odd, and so without a common divisor with the eight ways to draw. */
const strides = [1, 3, 5, 7];

/** Lets the browser finish what it puts off. */
function rest(): Promise<void> {
  return new Promise((done) => setTimeout(done, 30));
}

/**
 * The median of times, without the steps of 5 µs in which the browser's clock goes: the average of the
 * fifth of them in the middle.
 */
function middle(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const fifth = sorted.slice(Math.floor(times.length * 0.4), Math.ceil(times.length * 0.6));
  return fifth.reduce((sum, time) => sum + time, 0) / fifth.length;
}

/** Measures every way to draw a map of this size, in turns; `rounds` of them. */
async function measure(width: number, height: number, rounds: number): Promise<Figure[]> {
  const scenery = makeScenery(width, height);
  const racers: { name: string; layer: Layer; times: number[]; spent: number }[] = [];
  for (const [name, make] of Object.entries(makers)) {
    racers.push({ name, layer: await make(scenery), times: [], spent: 0 });
  }
  for (let round = -1; round < rounds; round++) {
    for (let n = 0; n < racers.length; n++) {
      // Each comes after another one in each round: what a heavy one leaves to be cleaned up, or to be
      // drawn behind its back, must not always fall upon the same.
      const racer = racers[(n * strides[(round + 1) % strides.length] + round + 1) % racers.length];
      const { layer, times } = racer;
      if (times.length > 0 && racer.spent > patience) continue;
      const start = performance.now();
      for (let frame = 0; frame < frames; frame++) {
        scenery.turn();
        const began = performance.now();
        layer.draw();
        const time = performance.now() - began;
        // What the graphics card has left to do is not ours, and must not hold up the next frame.
        layer.finish();
        // The first round warms up; so does the first frame after others had their turn.
        if (round >= 0 && frame > 0) times.push(time);
      }
      racer.spent += performance.now() - start;
      await rest();
    }
  }
  return racers.map(({ name, layer, times }) => ({
    name,
    median: middle(times),
    calls: layer.calls(),
  }));
}

Object.assign(window, { measure });
