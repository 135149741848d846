import JsSha from 'jssha';

interface Point {
  x: number;
  y: number;
}

interface Rectangle {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

interface Block {
  type: number;
  weak: boolean;
}

/** A floor as tutorials make it: an object per cell, column by column. */
export interface TutorialFloor {
  blocks: Block[][];
  rooms: Rectangle[];
  stairs: Point[];
}

/** Random numbers from the hex digits of a hash. */
class Random {
  private digits: string;
  private index = 0;

  constructor(seed: string) {
    this.digits = Random.hash(seed);
  }

  private static hash(text: string): string {
    const sha = new JsSha('SHA-256', 'TEXT', { encoding: 'UTF8' });
    sha.update(text);
    return sha.getHash('HEX');
  }

  byte(): number {
    if (this.index === this.digits.length) {
      this.digits = Random.hash(this.digits);
      this.index = 0;
    }
    const digits = this.digits.slice(this.index, this.index + 2);
    this.index += 2;
    return Number.parseInt(digits, 16);
  }

  num(max: number): number {
    if (max <= 0 || max > 256) throw new Error('num');
    return this.byte() % max;
  }

  fraction(): number {
    return this.byte() / 256;
  }
}

/**
 * The floor of `splitFloor`, made the way of the tutorials: arrays of arrays of objects, and random
 * numbers read from a text.
 */
export function tutorialFloor(seed: string, depth: number, up: Point, size: number): TutorialFloor {
  const random = new Random([seed, depth].join(','));
  const blocks: Block[][] = [];
  for (let x = 0; x < size; x++) {
    blocks[x] = [];
    for (let y = 0; y < size; y++) {
      const edge = x === 0 || y === 0 || x === size - 1 || y === size - 1;
      blocks[x][y] = edge ? { type: 1, weak: false } : { type: 0, weak: false };
    }
  }

  const queue: Rectangle[] = [{ x1: 1, y1: 1, x2: size - 2, y2: size - 2 }];
  const rooms: Rectangle[] = [];
  const chances = [1, 1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5];
  while (queue.length > 0 && chances.length > 0) {
    const room = queue.shift() as Rectangle;
    const halves = split(random, blocks, room, chances.shift() as number);
    if (halves === null) rooms.push(room);
    else queue.push(...halves);
  }
  rooms.push(...queue);

  const stairs: Point[] = [];
  while (stairs.length < 1) {
    const x = 1 + random.num(size - 2);
    const y = 1 + random.num(size - 2);
    if ([up].every((other) => other.x !== x || other.y !== y)) stairs.push({ x, y });
  }
  stairs.forEach(({ x, y }) => {
    blocks[x][y] = { type: 3, weak: false };
  });
  blocks[up.x][up.y] = { type: 0, weak: false };
  return { blocks, rooms, stairs };
}

function split(
  random: Random,
  blocks: Block[][],
  room: Rectangle,
  chance: number,
): [Rectangle, Rectangle] | null {
  if (random.fraction() > chance) return null;
  const width = room.x2 - room.x1;
  const height = room.y2 - room.y1;
  let direction = random.num(2);
  if (width > 2 * height) direction = 0;
  else if (2 * width < height) direction = 1;

  let halves: [Rectangle, Rectangle];
  if (direction === 0) {
    if (width <= 6) return null;
    const x = room.x1 + 3 + random.num(width - 6);
    if (blocks[x][room.y1 - 1].type !== 1 || blocks[x][room.y2 + 1].type !== 1) return null;
    const door = room.y1 + random.num(height);
    for (let y = room.y1; y <= room.y2; y++) {
      if (y !== door) blocks[x][y] = { type: 1, weak: true };
    }
    halves = [
      { x1: room.x1, y1: room.y1, x2: x - 1, y2: room.y2 },
      { x1: x + 1, y1: room.y1, x2: room.x2, y2: room.y2 },
    ];
  } else {
    if (height <= 6) return null;
    const y = room.y1 + 3 + random.num(height - 6);
    if (blocks[room.x1 - 1][y].type !== 1 || blocks[room.x2 + 1][y].type !== 1) return null;
    const door = room.x1 + random.num(width);
    for (let x = room.x1; x <= room.x2; x++) {
      if (x !== door) blocks[x][y] = { type: 1, weak: true };
    }
    halves = [
      { x1: room.x1, y1: room.y1, x2: room.x2, y2: y - 1 },
      { x1: room.x1, y1: y + 1, x2: room.x2, y2: room.y2 },
    ];
  }
  return random.num(2) === 1 ? [halves[1], halves[0]] : halves;
}
