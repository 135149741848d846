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

interface Actor {
  name: string;
  x: number;
  y: number;
  hp: number;
  attack: number;
  defence: number;
  awake: boolean;
}

/**
 * The style of the tutorials: a list of objects with closures, a map of arrays, keys of text, and
 * whoever wants to know who stands where goes through the list.
 */
export function objectsPlayer(crowd: Crowd): Player {
  const map = Array.from({ length: crowd.height }, (_, y) =>
    Array.from({ length: crowd.width }, (_, x) => ({
      wall: crowd.walls[y * crowd.width + x] === 1,
      visible: false,
      seen: false,
    })),
  );
  const around = [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ];
  const place = (cell: number) => ({ x: cell % crowd.width, y: Math.floor(cell / crowd.width) });
  const make = (name: string, cell: number, hp: number): Actor => ({
    name,
    ...place(cell),
    hp,
    attack,
    defence,
    awake: true,
  });
  let player = make('hero', crowd.hero, heroHealth);
  let actors: Actor[] = [];
  let energy = heroEnergy;
  let turns = 0;
  let log: string[] = [];
  let visible: { x: number; y: number }[] = [];

  function distances(): Map<string, number> {
    const found = new Map([[`${player.x},${player.y}`, 0]]);
    let ring = [{ x: player.x, y: player.y }];
    for (let far = 1; far <= reach; far++) {
      const next = [];
      for (const { x, y } of ring) {
        for (const [dx, dy] of around) {
          const key = `${x + dx},${y + dy}`;
          if (found.has(key) || map[y + dy]?.[x + dx]?.wall !== false) continue;
          found.set(key, far);
          next.push({ x: x + dx, y: y + dy });
        }
      }
      ring = next;
    }
    return found;
  }

  function act(monster: Actor, far: Map<string, number>): void {
    if (!monster.awake) return;
    const near = actors.filter(
      (other) =>
        other !== monster &&
        Math.abs(other.x - monster.x) <= 1 &&
        Math.abs(other.y - monster.y) <= 1,
    );
    if (near.includes(player)) {
      const damage = Math.ceil(monster.attack ** 2 / player.defence);
      player.hp -= damage;
      log.push(`${monster.name} hits you for ${damage} points.`);
      return;
    }
    const left = far.get(`${monster.x},${monster.y}`);
    if (left === undefined) return;
    const step = around
      .map(([dx, dy]) => ({ x: monster.x + dx, y: monster.y + dy }))
      .filter(({ x, y }) => far.get(`${x},${y}`) === left - 1)
      .find(({ x, y }) => !near.some((other) => other.x === x && other.y === y));
    if (step) Object.assign(monster, step);
  }

  function look(): void {
    for (const { x, y } of visible) map[y][x].visible = false;
    visible = [];
    const { x, y } = player;
    const here = { x1: x, y1: y, x2: x, y2: y };
    const room =
      crowd.rooms.find((one) => x >= one.x1 && x <= one.x2 && y >= one.y1 && y <= one.y2) ?? here;
    for (let row = room.y1 - 1; row <= room.y2 + 1; row++) {
      for (let column = room.x1 - 1; column <= room.x2 + 1; column++) {
        map[row][column].visible = true;
        map[row][column].seen = true;
        visible.push({ x: column, y: row });
      }
    }
  }

  function reset(): void {
    player = make('hero', crowd.hero, heroHealth);
    const monsters = crowd.monsters.map((cell, n) => ({
      ...make('monster', cell, monsterHealth),
      awake: crowd.awake[n],
    }));
    actors = [player, ...monsters];
    energy = heroEnergy;
  }

  reset();
  return {
    reset,
    turn() {
      log = [];
      const far = distances();
      for (const monster of actors) if (monster !== player) act(monster, far);
      if (++turns % turnsPerEnergy === 0) energy--;
      look();
      return (
        log.length + player.hp + energy + actors.filter(({ x, y }) => map[y][x].visible).length
      );
    },
    cells: () => actors.slice(1).map(({ x, y }) => y * crowd.width + x),
  };
}
