import { directions, isStandable } from '../../../src/dungeon/grid.ts';
import { draw, keyOf, Purpose, pick } from '../../../src/game/random.ts';
import { heroSteps, type Scene, type ScenePlayer, seed, viewRadius } from './scene.ts';
import { typedSight } from './typed-sight.ts';

/** The range in cells within which a roamer sees the hero. */
const monsterView = 100;
/** The numbers of an event: monster, from, to. */
const eventSize = 3;

/**
 * A scene as one plays it with nothing but typed arrays: a loop over all monsters with the same minds,
 * the same random numbers and the same events as the rules. No kinds, conditions or components.
 */
export function typedPlayer({ mind, grid, hero, monsters }: Scene): ScenePlayer {
  const { width, tiles } = grid;
  const count = monsters.length;
  const key = keyOf(seed);
  const xs = new Int32Array(count);
  const ys = new Int32Array(count);
  const destinationX = new Int32Array(count);
  const destinationY = new Int32Array(count);
  const walking = new Uint8Array(count);
  const shown = new Uint8Array(count);
  const actions = new Uint8Array(count);
  /** By cell: the number of the monster plus 1. */
  const occupants = new Uint32Array(tiles.length);
  const memory = new Uint8Array(tiles.length).fill(255);
  const events = new Int32Array(eventSize * count);
  const heroView = typedSight(grid);
  const lines = typedSight(grid);
  // Doorways of a scene are plain floor, so every open cell has the tile 0.
  const columns = directions.toSorted((a, b) => a.dx - b.dx || a.dy - b.dy);
  const columnX = Int32Array.from(columns, ({ dx }) => dx);
  const columnY = Int32Array.from(columns, ({ dy }) => dy);
  const wayX = Int32Array.from(directions, ({ dx }) => dx);
  const wayY = Int32Array.from(directions, ({ dy }) => dy);
  const ways = new Int32Array(directions.length);
  let heroX = 0;
  let heroY = 0;
  let turn = 0;
  let eventCount = 0;
  let viewNumber = 0;
  let linesNumber = 0;

  const isFree = (x: number, y: number) =>
    isStandable(tiles[y * width + x]) &&
    occupants[y * width + x] === 0 &&
    (x !== heroX || y !== heroY);

  function step(monster: number, dx: number, dy: number): void {
    const from = ys[monster] * width + xs[monster];
    xs[monster] += dx;
    ys[monster] += dy;
    const to = ys[monster] * width + xs[monster];
    occupants[from] = 0;
    occupants[to] = monster + 1;
    shown[monster] = 0;
    actions[monster]++;
    if (heroView.seen[from] !== viewNumber && heroView.seen[to] !== viewNumber) return;
    events[eventCount * eventSize] = monster;
    events[eventCount * eventSize + 1] = from;
    events[eventCount * eventSize + 2] = to;
    eventCount++;
  }

  function tryStep(monster: number, dx: number, dy: number): boolean {
    if ((dx === 0 && dy === 0) || !isFree(xs[monster] + dx, ys[monster] + dy)) return false;
    step(monster, dx, dy);
    return true;
  }

  function approach(monster: number): void {
    const dx = Math.sign(heroX - xs[monster]);
    const dy = Math.sign(heroY - ys[monster]);
    if (tryStep(monster, dx, dy)) return;
    if (tryStep(monster, dx, 0)) return;
    tryStep(monster, 0, dy);
  }

  function chase(monster: number): void {
    const x = xs[monster];
    const y = ys[monster];
    let nearest = (x - heroX) ** 2 + (y - heroY) ** 2;
    let best = -1;
    for (let n = 0; n < columnX.length; n++) {
      const toX = x + columnX[n];
      const toY = y + columnY[n];
      if (!isFree(toX, toY)) continue;
      const left = (toX - heroX) ** 2 + (toY - heroY) ** 2;
      if (left >= nearest) continue;
      nearest = left;
      best = n;
    }
    if (best >= 0) step(monster, columnX[best], columnY[best]);
  }

  function roam(monster: number): void {
    const x = xs[monster];
    const y = ys[monster];
    if (lines.seen[y * width + x] === linesNumber) return approach(monster);
    const dx = destinationX[monster] - x;
    const dy = destinationY[monster] - y;
    const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
    if (walking[monster] && straight && tryStep(monster, Math.sign(dx), Math.sign(dy))) return;
    walking[monster] = 0;
    let open = 0;
    for (let n = 0; n < wayX.length; n++) if (isFree(x + wayX[n], y + wayY[n])) ways[open++] = n;
    if (open === 0) return;
    // The hero has seq 1 and the first monster seq 2.
    const way = ways[pick(draw(key, turn, monster + 2, Purpose.roaming, 0), open)];
    let endX = x;
    let endY = y;
    while (isStandable(tiles[(endY + wayY[way]) * width + endX + wayX[way]])) {
      endX += wayX[way];
      endY += wayY[way];
    }
    walking[monster] = 1;
    destinationX[monster] = endX;
    destinationY[monster] = endY;
    step(monster, wayX[way], wayY[way]);
  }

  const act = { hunter: approach, chaser: chase, roamer: roam }[mind];

  function look(): void {
    viewNumber = heroView.look(heroX, heroY, viewRadius);
    shown.fill(0);
    for (let y = Math.max(0, heroY - viewRadius); y <= heroY + viewRadius; y++) {
      for (let x = Math.max(0, heroX - viewRadius); x <= heroX + viewRadius; x++) {
        const cell = y * width + x;
        if (heroView.seen[cell] !== viewNumber) continue;
        memory[cell] = tiles[cell];
        if (occupants[cell] > 0) shown[occupants[cell] - 1] = 1;
      }
    }
  }

  function reset(): void {
    for (let n = 0; n < count; n++) occupants[ys[n] * width + xs[n]] = 0;
    for (let n = 0; n < count; n++) {
      xs[n] = monsters[n].x;
      ys[n] = monsters[n].y;
      occupants[ys[n] * width + xs[n]] = n + 1;
    }
    walking.fill(0);
    heroX = hero.x;
    heroY = hero.y;
    turn = 0;
  }

  reset();
  look();
  return {
    reset,
    turn() {
      const { dx, dy } = heroSteps[turn % heroSteps.length];
      heroX += dx;
      heroY += dy;
      turn++;
      eventCount = 0;
      actions.fill(0);
      if (mind === 'roamer') linesNumber = lines.look(heroX, heroY, monsterView);
      for (let monster = 0; monster < count; monster++) act(monster);
      look();
      return eventCount;
    },
    acted: () => actions.reduce((sum, number) => sum + number, 0),
    cells: () => [
      { x: heroX, y: heroY },
      ...monsters.map((_, monster) => ({ x: xs[monster], y: ys[monster] })),
    ],
  };
}
