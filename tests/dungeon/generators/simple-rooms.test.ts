import { describe, expect, test } from 'vitest';
import { splitFloor } from '../../../src/dungeon/generators/simple-rooms.ts';
import { drawGrid } from '../../../src/dungeon/grid-text.ts';
import { HashStream } from '../../../src/dungeon/hash-stream.ts';
import golden from '../../golden/floors.json';

/** A stream that records every draw in the format of the golden file. */
class Recorder extends HashStream {
  readonly draws: unknown[][] = [];
  override num(max: number): number {
    const result = super.num(max);
    this.draws.push(['num', max, result]);
    return result;
  }
  override fraction(): number {
    const result = super.fraction();
    this.draws.push(['fraction', result]);
    return result;
  }
}

describe.each(golden.floors)('floor $depth of "$seed"', (floor) => {
  const random = new Recorder(`${floor.seed},${floor.depth}`);
  const generated = splitFloor(random, floor.upstairs[0], 25, 25);

  test('a golden floor has the golden cells and stairs', () => {
    expect(drawGrid(generated.grid)).toEqual(floor.rows);
    expect(generated.down).toEqual(floor.downstairs);
  });

  test('a golden floor has the golden rooms, in the same order', () => {
    expect(generated.rooms).toEqual(floor.rooms);
  });

  test('a golden floor makes the golden draws and no others', () => {
    expect(random.draws).toEqual(floor.draws);
    expect(random.draws.length).toBe(floor.bytesDrawn);
  });
});
