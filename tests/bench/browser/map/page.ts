import { type Layer, makers } from './layers.ts';
import { type Change, makeScenery } from './scenery.ts';

/** The median ms of JavaScript per frame of a way to draw the map, and its draw calls. */
export interface Figure {
  readonly name: string;
  readonly median: number;
  readonly calls: number;
}

/** Frames that an entry draws in each round. */
const frames = 10;
/** An entry that has used this many ms is not measured in further rounds. */
const patience = 5000;

/** Lets the browser finish its deferred work. */
function rest(): Promise<void> {
  return new Promise((done) => setTimeout(done, 30));
}

/**
 * The average of the middle fifth of the times. It has no steps, unlike the median, because the clock
 * of the browser has steps of 5 µs.
 */
function middle(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const fifth = sorted.slice(Math.floor(times.length * 0.4), Math.ceil(times.length * 0.6));
  return fifth.reduce((sum, time) => sum + time, 0) / fifth.length;
}

/** Measures every way to draw a map of this size in `rounds` rounds. */
async function measure(
  width: number,
  height: number,
  change: Change,
  rounds: number,
): Promise<Figure[]> {
  const scenery = makeScenery(width, height, change);
  const racers: { name: string; layer: Layer; times: number[]; spent: number }[] = [];
  for (const [name, make] of Object.entries(makers)) {
    racers.push({ name, layer: await make(scenery), times: [], spent: 0 });
  }
  for (let round = -1; round < rounds; round++) {
    // The order changes, so that garbage of one entry is collected during different entries.
    const sorted = round % 2 === 0 ? racers : racers.toReversed();
    for (const racer of sorted) {
      const { layer, times } = racer;
      if (times.length > 0 && racer.spent > patience) continue;
      const start = performance.now();
      for (let frame = 0; frame < frames; frame++) {
        scenery.turn();
        const began = performance.now();
        layer.draw();
        const time = performance.now() - began;
        // The work of the graphics card must not delay the next frame.
        layer.finish();
        // The first round and the first frame of each round warm up.
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
