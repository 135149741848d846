/** One of the last commands of a game, for the chart. */
export interface ShownTurn {
  /** The number of the turn before the command. */
  readonly turnBefore: number;
  readonly healthBefore: number;
  /** After the command: the number of the turn, the hit points and their maximum. */
  readonly turn: number;
  readonly health: number;
  readonly maxHealth: number;
  /** By a kind, or by `hunger` or `poison`. */
  readonly damage: readonly { readonly cause: string; readonly amount: number }[];
  readonly healed: number;
}

/** The size of the chart in units of its own. */
export const chartSize = { width: 500, height: 120 } as const;

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The shapes of a chart of hit points by turn. */
interface ChartShape {
  /** The hit points at the top edge of the chart. */
  readonly most: number;
  /** The points of the line, and of the area under it. */
  readonly line: string;
  readonly area: string;
  /** The damage of each turn: bars that hang from the health before, one below the other. */
  readonly bars: readonly (Bar & { readonly cause: string })[];
  readonly healing: readonly Bar[];
}

/** The shapes for turns: time to the right, hit points upwards; at least one turn. */
export function chartShape(turns: readonly ShownTurn[]): ChartShape {
  const { width, height } = chartSize;
  const start = turns[0].turnBefore;
  const span = Math.max(1, turns[turns.length - 1].turn - start);
  const most = Math.max(1, ...turns.map(({ maxHealth }) => maxHealth));
  const barWidth = Math.min(12, (width / span) * 0.6);
  const xOf = (turn: number) => round(((turn - start) / span) * (width - barWidth));
  const yOf = (health: number) => round(height - (Math.max(0, health) / most) * height);

  const points: string[] = [];
  const bars: (Bar & { cause: string })[] = [];
  const healing: Bar[] = [];
  let last = turns[0].healthBefore;
  points.push(`0,${yOf(last)}`);
  for (const { turn, health, damage, healed } of turns) {
    const x = xOf(turn);
    let top = Math.min(most, last + healed);
    for (const { cause, amount } of damage) {
      const tall = round(yOf(top - amount) - yOf(top));
      bars.push({ cause, x, y: yOf(top), width: barWidth, height: tall });
      top -= amount;
    }
    last = health;
    if (healed > 0) {
      const tall = round(yOf(health - healed) - yOf(health));
      healing.push({ x, y: yOf(health), width: barWidth, height: tall });
    }
    points.push(`${x},${yOf(health)}`);
  }
  const line = points.join(' ');
  const [end] = points[points.length - 1].split(',');
  return { most, line, area: `0,${height} ${line} ${end},${height}`, bars, healing };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
