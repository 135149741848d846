import type { LogLine } from '../game/messages.ts';

/** A message of a game, with the turn and the depth in which it came; null if these are unknown. */
export interface DatedLine {
  readonly line: LogLine;
  readonly from: number | null;
  readonly depth: number | null;
}

/** A floor of the way of a hero: the turns that it took, and the number of monsters killed there, by kind. */
export interface RouteFloor {
  readonly depth: number;
  readonly turns: number;
  readonly kills: ReadonlyMap<string, number>;
}

/**
 * The floors that the hero has visited, in the order of the first visits. The first message on a floor dates the
 * arrival. Empty if a part of the game is unknown. `turn`: the last one.
 */
export function routeOf(lines: readonly DatedLine[], turn: number): RouteFloor[] {
  const floors = new Map<number, { turns: number; kills: Map<string, number> }>();
  let here: number | null = null;
  let since = 0;
  const leave = (now: number) => {
    const left = here === null ? undefined : floors.get(here);
    if (left) left.turns += now - since;
    since = now;
  };
  for (const { line, from, depth } of lines) {
    if (from === null || depth === null) return [];
    if (depth !== here) leave(from);
    here = depth;
    const floor = floors.get(depth) ?? { turns: 0, kills: new Map<string, number>() };
    floors.set(depth, floor);
    if (line.id !== 'kill') continue;
    const { monster } = line.params;
    floor.kills.set(monster, (floor.kills.get(monster) ?? 0) + line.times);
  }
  leave(turn);
  return [...floors].map(([depth, floor]) => ({ depth, ...floor }));
}
