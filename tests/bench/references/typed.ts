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

/** What an event of the turn is; each has five numbers: this, who, whom or where from, where to, HP. */
const stepped = 1;
const struck = 2;
const digested = 3;

/** In place of steps: no way within reach leads from here; and nobody can stand here. */
const unreached = 255;
const solid = 254;
/** Sleepers mend one hit point in so many turns. */
const turnsPerHealth = 10;

/**
 * The physical limit: one file, typed arrays, no rule that this scene does not need. If `sleepers`,
 * only the awake are gone through, and what sleep brings the others is worked out when somebody asks.
 */
export function typedPlayer(crowd: Crowd, sleepers: boolean): Player {
  const { width, height, walls, hero } = crowd;
  const count = crowd.monsters.length;
  const cells = width * height;
  const at = new Int32Array(count);
  const health = new Int32Array(count);
  const since = new Int32Array(count);
  const occupants = new Int32Array(cells);
  const steps = Uint8Array.from(walls, (wall) => (wall === 1 ? solid : unreached));
  const queue = new Int32Array((2 * reach + 1) ** 2);
  const seen = new Int32Array(cells);
  const visible = new Uint8Array(cells);
  const memory = new Uint8Array(cells);
  const shown = new Uint8Array(count);
  const events = new Int32Array(5 * (count + 8));
  const awake = Int32Array.from(crowd.awake.flatMap((acts, monster) => (acts ? monster : [])));
  const acts = Uint8Array.from(crowd.awake, Number);
  // North first, then clockwise, as the rules look about.
  const ways = Int32Array.of(-width, 1 - width, 1, 1 + width, width, width - 1, -1, -1 - width);
  let reached = 0;
  let sighted = 0;
  let told = 0;
  let turns = 0;
  let heroHp = heroHealth;
  let energy = heroEnergy;
  let digestion = 0;

  function tell(what: number, who: number, from: number, to: number, amount: number): void {
    events[told] = what;
    events[told + 1] = who;
    events[told + 2] = from;
    events[told + 3] = to;
    events[told + 4] = amount;
    told += 5;
  }

  function look(): void {
    for (let n = 0; n < sighted; n++) visible[seen[n]] = 0;
    sighted = 0;
    const x = hero % width;
    const y = (hero / width) | 0;
    let x1 = x;
    let y1 = y;
    let x2 = x;
    let y2 = y;
    for (let n = 0; n < crowd.rooms.length; n++) {
      const room = crowd.rooms[n];
      if (x < room.x1 || x > room.x2 || y < room.y1 || y > room.y2) continue;
      x1 = room.x1;
      y1 = room.y1;
      x2 = room.x2;
      y2 = room.y2;
      break;
    }
    for (let row = y1 - 1; row <= y2 + 1; row++) {
      for (let cell = row * width + x1 - 1; cell <= row * width + x2 + 1; cell++) {
        visible[cell] = 1;
        seen[sighted++] = cell;
        memory[cell] = 1 + walls[cell];
        const who = occupants[cell];
        if (who > 0) shown[who - 1] = 1;
      }
    }
  }

  // Columns are taken into the function: one closure of several looks them up each time.
  function flow(): void {
    const field = steps;
    const ring = queue;
    const row = width;
    for (let n = 0; n < reached; n++) field[ring[n]] = unreached;
    field[hero] = 0;
    ring[0] = hero;
    let count = 1;
    let from = 0;
    for (let next = 1; next <= reach; next++) {
      const end = count;
      for (; from < end; from++) {
        const here = ring[from];
        const above = here - row;
        const below = here + row;
        if (field[above - 1] === unreached) {
          field[above - 1] = next;
          ring[count++] = above - 1;
        }
        if (field[above] === unreached) {
          field[above] = next;
          ring[count++] = above;
        }
        if (field[above + 1] === unreached) {
          field[above + 1] = next;
          ring[count++] = above + 1;
        }
        if (field[here - 1] === unreached) {
          field[here - 1] = next;
          ring[count++] = here - 1;
        }
        if (field[here + 1] === unreached) {
          field[here + 1] = next;
          ring[count++] = here + 1;
        }
        if (field[below - 1] === unreached) {
          field[below - 1] = next;
          ring[count++] = below - 1;
        }
        if (field[below] === unreached) {
          field[below] = next;
          ring[count++] = below;
        }
        if (field[below + 1] === unreached) {
          field[below + 1] = next;
          ring[count++] = below + 1;
        }
      }
    }
    reached = count;
  }

  /** These act, one after another. */
  function actAll(due: Int32Array): void {
    const field = steps;
    const standing = occupants;
    const places = at;
    const around = ways;
    for (let n = 0; n < due.length; n++) {
      const monster = due[n];
      const here = places[monster];
      const left = field[here];
      if (left > reach) continue;
      if (left === 1) {
        const damage = Math.ceil((attack * attack) / defence);
        heroHp -= damage;
        tell(struck, monster, here, hero, damage);
        continue;
      }
      for (let way = 0; way < 8; way++) {
        const to = here + around[way];
        if (field[to] !== left - 1 || standing[to] !== 0) continue;
        standing[here] = 0;
        standing[to] = monster + 1;
        places[monster] = to;
        shown[monster] = 0;
        tell(stepped, monster, here, to, 0);
        break;
      }
    }
  }

  function digest(): void {
    if (++digestion < turnsPerEnergy) return;
    digestion = 0;
    if (energy > 0) energy--;
    tell(digested, -1, 0, 0, energy);
  }

  /** What a sleeper has mended since it was last asked. */
  function mend(monster: number): void {
    const mended = Math.floor((turns - since[monster]) / turnsPerHealth);
    since[monster] += mended * turnsPerHealth;
    health[monster] = Math.min(monsterHealth, health[monster] + mended);
  }

  function reset(): void {
    occupants.fill(0);
    occupants[hero] = -1;
    for (let monster = 0; monster < count; monster++) {
      at[monster] = crowd.monsters[monster];
      occupants[at[monster]] = monster + 1;
      health[monster] = monsterHealth;
      since[monster] = turns;
      shown[monster] = 0;
    }
    heroHp = heroHealth;
    energy = heroEnergy;
    digestion = 0;
  }

  reset();
  return {
    reset,
    turn() {
      turns++;
      told = 0;
      flow();
      actAll(awake);
      digest();
      look();
      // Only who could notice the hero is asked for.
      if (sleepers) {
        for (let way = 0; way < 8; way++) {
          const who = occupants[hero + ways[way]];
          if (who > 0 && acts[who - 1] === 0) mend(who - 1);
        }
      }
      return told + heroHp + sighted;
    },
    cells: () => [...at],
  };
}
