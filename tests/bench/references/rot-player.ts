import { FOV, Path, RNG, Scheduler } from 'rot-js';
import { directions, isStandable, tileAt } from '../../../src/dungeon/grid.ts';
import { heroSteps, type Scene, type ScenePlayer, viewRadius } from './scene.ts';

interface Actor {
  x: number;
  y: number;
  act(): void;
}

/** How the monsters come to the hero: straight ahead, as with the rules, or by a Dijkstra map, as most do with rot.js. */
export type RotSteps = 'straight' | 'paths';

/**
 * A scene as one writes it with the parts of rot.js: a scheduler, field of view, and with `paths` one Dijkstra map
 * per turn that all monsters share. Roamers walk straight on, and turn at obstacles.
 */
export function rotPlayer({ mind, grid, hero, monsters }: Scene, steps: RotSteps): ScenePlayer {
  const isOpen = (x: number, y: number) => isStandable(tileAt(grid, x, y));
  const fov = new FOV.RecursiveShadowcasting(isOpen);
  const scheduler = new Scheduler.Simple<Actor>();
  const occupied = new Set<string>();
  const visible = new Set<string>();
  const keyOf = (x: number, y: number) => `${x},${y}`;
  let map = new Path.Dijkstra(hero.x, hero.y, isOpen, { topology: 8 });
  let turn = 0;
  let acted = 0;

  const player: Actor = {
    ...hero,
    act() {
      const { dx, dy } = heroSteps[turn++ % heroSteps.length];
      player.x += dx;
      player.y += dy;
      if (steps === 'paths') map = new Path.Dijkstra(player.x, player.y, isOpen, { topology: 8 });
    },
  };

  const goTo = (actor: Actor, x: number, y: number): boolean => {
    if (!isOpen(x, y) || occupied.has(keyOf(x, y)) || (x === player.x && y === player.y)) {
      return false;
    }
    occupied.delete(keyOf(actor.x, actor.y));
    occupied.add(keyOf(x, y));
    actor.x = x;
    actor.y = y;
    acted++;
    return true;
  };

  const comer = (): Actor => {
    const actor: Actor = {
      x: 0,
      y: 0,
      act() {
        if (steps === 'straight') {
          const dx = Math.sign(player.x - actor.x);
          const dy = Math.sign(player.y - actor.y);
          if (goTo(actor, actor.x + dx, actor.y + dy)) return;
          if (dx !== 0 && goTo(actor, actor.x + dx, actor.y)) return;
          if (dy !== 0) goTo(actor, actor.x, actor.y + dy);
          return;
        }
        const path: [number, number][] = [];
        map.compute(actor.x, actor.y, (x, y) => path.push([x, y]));
        if (path.length > 1) goTo(actor, ...path[1]);
      },
    };
    return actor;
  };

  const roamer = (): Actor => {
    let way = directions[0];
    const actor: Actor = {
      x: 0,
      y: 0,
      act() {
        if (visible.has(keyOf(actor.x, actor.y))) {
          way =
            directions.find(
              ({ dx, dy }) =>
                dx === Math.sign(player.x - actor.x) && dy === Math.sign(player.y - actor.y),
            ) ?? way;
        }
        if (goTo(actor, actor.x + way.dx, actor.y + way.dy)) return;
        for (const other of RNG.shuffle([...directions])) {
          if (!goTo(actor, actor.x + other.dx, actor.y + other.dy)) continue;
          way = other;
          return;
        }
      },
    };
    return actor;
  };

  const actors = monsters.map(mind === 'roamer' ? roamer : comer);
  for (const actor of [player, ...actors]) scheduler.add(actor, true);

  function reset(): void {
    occupied.clear();
    Object.assign(player, { x: hero.x, y: hero.y });
    actors.forEach((actor, n) => {
      actor.x = monsters[n].x;
      actor.y = monsters[n].y;
      occupied.add(keyOf(actor.x, actor.y));
    });
    turn = 0;
  }

  reset();
  return {
    reset,
    turn() {
      acted = 0;
      for (let n = 0; n <= actors.length; n++) scheduler.next()?.act();
      visible.clear();
      fov.compute(player.x, player.y, viewRadius, (x, y) => visible.add(keyOf(x, y)));
      return visible.size;
    },
    acted: () => acted,
    cells: () => [player, ...actors].map(({ x, y }) => ({ x, y })),
  };
}
