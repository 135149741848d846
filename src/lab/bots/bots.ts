import type { Command } from '../../game/commands.ts';
import { drawsOf, keyOf } from '../../game/random.ts';
import type { Game } from '../../game/world.ts';
import { type Chart, cellAt, drawChart, look } from './bot-map.ts';
import { careful } from './careful.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { type Moment, rest, stroll } from './tactics.ts';
import { type View, viewOf } from './view.ts';

/** Decides by what a player knows, and by what it has noted down itself. */
type Decide = (moment: Moment) => Command;

export type BotName = 'random' | 'greedy' | 'careful';

/**
 * Players that see what a person would see. Each is made for a game and a seed of its own, and decides
 * at each call for the game as it stands: the same game and seed, the same commands.
 */
export const bots: Readonly<Record<BotName, (game: Game, seed: string) => () => Command>> = {
  random: botOf(() => random),
  greedy: botOf(() => greedy),
  careful: botOf(careful),
};

function botOf(make: () => Decide): (game: Game, seed: string) => () => Command {
  return (game, seed) => {
    const decide = make();
    const chance = drawsOf(keyOf(`bot:${seed}`), 0, 0);
    // Of floors that stay as they are, he keeps the charts.
    const charts = new Map<number, Chart>();
    let depth = -1;
    let last: Command | null = null;
    let refusals = 0;
    return () => {
      const view = viewOf(game);
      if (view.depth !== depth && view.rules.floors === 'anew') charts.clear();
      depth = view.depth;
      const chart = charts.get(depth) ?? drawChart(view);
      charts.set(depth, chart);
      look(chart, view);
      const moment = { view, chart, here: cellAt(chart, view.hero), chance };
      learn(moment, last);
      refusals = view.refused ? refusals + 1 : 0;
      // Who is told again and again that it cannot be lets it be for a turn.
      if (refusals === 0) last = decide(moment);
      else last = (refusals < 3 ? stroll(moment) : null) ?? rest(moment);
      return last;
    };
  };
}

/** Notes what has turned out to be in vain. */
function learn({ view, chart, here }: Moment, last: Command | null): void {
  for (const { id } of view.told) {
    if (id === 'tooHeavy' || id === 'bagFull') chart.barred[here] = 1;
  }
  if (!view.refused || !last) return;
  if (last.type === 'move' || last.type === 'dig') {
    chart.barred[here + last.dy * chart.stride + last.dx] = 1;
  } else if (last.type === 'equip' || last.type === 'takeOff') {
    for (const sort of clingsOf(view, last.slot)) chart.clings[sort] = true;
  } else chart.barred[here] = 1;
}

function clingsOf({ bag }: View, slot: number): ('Weapon' | 'Armour')[] {
  const names = bag[slot]?.kind.components.map(({ name }) => name) ?? [];
  return (['Weapon', 'Armour'] as const).filter((sort) => names.includes(sort));
}
