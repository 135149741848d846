import { addEntity, createWorld, query } from 'bitecs';
import {
  attack,
  type Crowd,
  defence,
  heroEnergy,
  heroHealth,
  monsterHealth,
  type Player,
  reach,
  turnsPerEnergy,
} from './crowd.ts';

const unreached = 255;

/**
 * The same turn as a plain bitECS game has it: components of typed arrays, one system after another,
 * each over its own query; events are objects.
 */
export function systemsPlayer(crowd: Crowd): Player {
  const { width, height, walls, hero } = crowd;
  const cells = width * height;
  const room = crowd.monsters.length + 2;
  const Position = { cell: new Int32Array(room) };
  const Health = { now: new Int32Array(room), max: new Int32Array(room) };
  const Stats = { attack: new Int32Array(room), defence: new Int32Array(room) };
  const Mind = { awake: new Uint8Array(room), shown: new Uint8Array(room) };
  const Strike = { pending: new Uint8Array(room) };
  const Hunger = { energy: new Int32Array(room), counter: new Int32Array(room) };
  const Seer = {};
  const world = createWorld();
  const player = addEntity(world, Position, Health, Stats, Hunger, Seer);
  const monsters = crowd.monsters.map(() =>
    addEntity(world, Position, Health, Stats, Mind, Strike),
  );
  const occupants = new Int32Array(cells);
  const steps = new Uint8Array(cells).fill(unreached);
  const queue = new Int32Array((2 * reach + 1) ** 2);
  const visible = new Uint8Array(cells);
  const memory = new Uint8Array(cells);
  const seen: number[] = [];
  const ways = [-width, 1 - width, 1, 1 + width, width, width - 1, -1, -1 - width];
  let events: { type: string; actor: number; from: number; to: number; amount: number }[] = [];
  let reached = 0;

  function flow(): void {
    for (let n = 0; n < reached; n++) steps[queue[n]] = unreached;
    const goal = Position.cell[player];
    steps[goal] = 0;
    queue[0] = goal;
    reached = 1;
    for (let n = 0; n < reached; n++) {
      const cell = queue[n];
      const next = steps[cell] + 1;
      if (next > reach) break;
      for (const way of ways) {
        const to = cell + way;
        if (walls[to] === 1 || steps[to] !== unreached) continue;
        steps[to] = next;
        queue[reached++] = to;
      }
    }
  }

  function minds(): void {
    for (const monster of query(world, [Position, Mind, Strike])) {
      const here = Position.cell[monster];
      const left = steps[here];
      if (left === unreached || Mind.awake[monster] === 0) continue;
      if (left === 1) {
        Strike.pending[monster] = 1;
        continue;
      }
      for (const way of ways) {
        const to = here + way;
        if (steps[to] !== left - 1 || occupants[to] !== 0) continue;
        occupants[here] = 0;
        occupants[to] = monster;
        Position.cell[monster] = to;
        Mind.shown[monster] = 0;
        events.push({ type: 'stepped', actor: monster, from: here, to, amount: 0 });
        break;
      }
    }
  }

  function blows(): void {
    for (const monster of query(world, [Strike, Stats])) {
      if (Strike.pending[monster] === 0) continue;
      Strike.pending[monster] = 0;
      const damage = Math.ceil(Stats.attack[monster] ** 2 / Stats.defence[player]);
      Health.now[player] -= damage;
      const [from, to] = [Position.cell[monster], Position.cell[player]];
      events.push({ type: 'struck', actor: monster, from, to, amount: damage });
    }
  }

  function hunger(): void {
    for (const eater of query(world, [Hunger])) {
      if (++Hunger.counter[eater] < turnsPerEnergy) continue;
      Hunger.counter[eater] = 0;
      if (Hunger.energy[eater] > 0) Hunger.energy[eater]--;
    }
  }

  function sight(): void {
    for (const cell of seen) visible[cell] = 0;
    seen.length = 0;
    for (const seer of query(world, [Seer, Position])) {
      const x = Position.cell[seer] % width;
      const y = Math.floor(Position.cell[seer] / width);
      const { x1, y1, x2, y2 } = crowd.rooms.find(
        (one) => x >= one.x1 && x <= one.x2 && y >= one.y1 && y <= one.y2,
      ) ?? { x1: x, y1: y, x2: x, y2: y };
      for (let row = y1 - 1; row <= y2 + 1; row++) {
        for (let cell = row * width + x1 - 1; cell <= row * width + x2 + 1; cell++) {
          visible[cell] = 1;
          seen.push(cell);
          memory[cell] = 1 + walls[cell];
        }
      }
    }
    for (const monster of query(world, [Position, Mind])) {
      Mind.shown[monster] = visible[Position.cell[monster]];
    }
  }

  function reset(): void {
    occupants.fill(0);
    Position.cell[player] = hero;
    occupants[hero] = player;
    Health.now[player] = heroHealth;
    Stats.defence[player] = defence;
    Hunger.energy[player] = heroEnergy;
    Hunger.counter[player] = 0;
    monsters.forEach((monster, n) => {
      Position.cell[monster] = crowd.monsters[n];
      occupants[crowd.monsters[n]] = monster;
      Health.now[monster] = monsterHealth;
      Health.max[monster] = monsterHealth;
      Stats.attack[monster] = attack;
      Stats.defence[monster] = defence;
      Mind.awake[monster] = Number(crowd.awake[n]);
      Mind.shown[monster] = 0;
      Strike.pending[monster] = 0;
    });
  }

  reset();
  return {
    reset,
    turn() {
      events = [];
      flow();
      minds();
      blows();
      hunger();
      sight();
      return events.length + Health.now[player];
    },
    cells: () => monsters.map((monster) => Position.cell[monster]),
  };
}
