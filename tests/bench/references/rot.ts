import { FOV, Path, Scheduler } from 'rot-js';
import {
  attack,
  type Crowd,
  defence,
  heroEnergy,
  heroHealth,
  type Player,
  reach,
  turnsPerEnergy,
} from './crowd.ts';

/** How far the hero sees. */
const radius = 8;

interface Actor {
  x: number;
  y: number;
  readonly act: () => void;
}

/**
 * A game as rot.js offers its parts: a simple scheduler, one Dijkstra map a turn that all share, and
 * recursive shadowcasting. Its search has no bound, so the first who asks from afar fills the floor.
 * Where the one next cell of a path is taken, a monster stays.
 */
export function rotPlayer(crowd: Crowd): Player {
  const { width, height, walls } = crowd;
  const isOpen = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && walls[y * width + x] === 0;
  const hero = { x: crowd.hero % width, y: Math.floor(crowd.hero / width) };
  const fov = new FOV.RecursiveShadowcasting(isOpen);
  const scheduler = new Scheduler.Simple<Actor>();
  const occupied = new Set<number>();
  const seen = new Set<number>();
  let hp = heroHealth;
  let energy = heroEnergy;
  let turns = 0;
  let happened = 0;
  let visible = 0;
  let ways = new Path.Dijkstra(hero.x, hero.y, isOpen, { topology: 8 });

  function actorAt(cell: number): Actor {
    const actor: Actor = {
      x: cell % width,
      y: Math.floor(cell / width),
      act() {
        const path: [number, number][] = [];
        ways.compute(actor.x, actor.y, (x, y) => path.push([x, y]));
        const steps = path.length - 1;
        if (steps < 1 || steps > reach) return;
        happened++;
        if (steps === 1) {
          hp -= Math.ceil(attack ** 2 / defence);
          return;
        }
        const [, [x, y]] = path;
        if (occupied.has(y * width + x)) return;
        occupied.delete(actor.y * width + actor.x);
        occupied.add(y * width + x);
        actor.x = x;
        actor.y = y;
      },
    };
    return actor;
  }

  const actors = crowd.monsters.map(actorAt);
  const player: Actor = {
    ...hero,
    act() {
      ways = new Path.Dijkstra(hero.x, hero.y, isOpen, { topology: 8 });
      if (++turns % turnsPerEnergy === 0) energy--;
    },
  };
  scheduler.add(player, true);
  actors.forEach((actor, n) => {
    if (crowd.awake[n]) scheduler.add(actor, true);
  });
  const acting = 1 + crowd.awake.filter(Boolean).length;

  function reset(): void {
    occupied.clear();
    actors.forEach((actor, n) => {
      actor.x = crowd.monsters[n] % width;
      actor.y = Math.floor(crowd.monsters[n] / width);
      occupied.add(crowd.monsters[n]);
    });
    hp = heroHealth;
    energy = heroEnergy;
  }

  reset();
  return {
    reset,
    turn() {
      happened = 0;
      visible = 0;
      for (let n = 0; n < acting; n++) scheduler.next()?.act();
      fov.compute(hero.x, hero.y, radius, (x, y) => {
        visible++;
        seen.add(y * width + x);
      });
      return happened + hp + energy + visible;
    },
    cells: () => actors.map(({ x, y }) => y * width + x),
  };
}
