import { describe, expect, test } from 'vitest';
import { drawGrid } from '../../src/dungeon/grid.ts';
import { HashStream } from '../../src/dungeon/random.ts';
import { splitFloor } from '../../src/dungeon/split.ts';
import golden from '../golden/floors.json';

/** A stream that writes down every draw, in the manner of the golden file. */
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
  const layout = splitFloor(random, floor.upstairs[0], 25, 25);

  test('has the published cells and stairs', () => {
    expect(drawGrid(layout.grid)).toEqual(floor.rows);
    expect(layout.down).toEqual(floor.downstairs);
  });

  test('has the published rooms, in their order', () => {
    expect(layout.rooms).toEqual(floor.rooms);
  });

  test('makes the published draws and no others', () => {
    expect(random.draws).toEqual(floor.draws);
    expect(random.draws.length).toBe(floor.bytesDrawn);
  });
});
