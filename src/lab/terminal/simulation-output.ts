import type { Campaign } from '../../game/campaign.ts';
import { isMonsterKind } from '../../game/kinds.ts';
import { type ChartedGames, gameCharts } from '../reports/game-charts.ts';
import type { Interrupted, ShardOfSeeds } from '../simulations/missing-games.ts';
import {
  type Failure,
  type GameResult,
  isForUse,
  type Line,
  type Setting,
} from '../simulations/simulate.ts';
import { summarise } from '../simulations/summary.ts';
import { summaryLines } from '../simulations/summary-lines.ts';
import { writeReport } from './report-option.ts';
import { print, type Terminal } from './terminal.ts';

/** The output of `simulate`, `merge` and `compare` about games that bots have played. */

/** The seeds that games belong to: those of a shard, or a range of which an interruption has left out some. */
export interface SeedPart {
  readonly shard?: ShardOfSeeds;
  readonly interrupted?: Interrupted;
}

/** Prints the summary of games as a JSON line, and as tables for a person. The exit code is 1 if a game failed. */
export async function printSummary(
  setting: Setting,
  lines: readonly Line[],
  terminal: Terminal,
  part: SeedPart = {},
): Promise<void> {
  const summary = summarise(setting, lines);
  await print(terminal, [JSON.stringify({ summary, ...part })]);
  if (terminal.isWatched) terminal.warn(`\n${summaryLines(summary).join('\n')}\n`);
  if (lines.some((line) => 'error' in line)) terminal.exitCode = 1;
}

/** Writes the report about the games of one setting. `isIncomplete`: more games were wanted. */
export async function reportGames(
  campaign: Campaign,
  setting: Setting,
  lines: readonly Line[],
  isIncomplete: boolean,
  file: string | undefined,
): Promise<void> {
  await writeReport(file, () => {
    const series = seriesOf('', campaign, lines);
    return {
      title: `${series.results.length} games of ${setting.bot} in ${setting.campaign}${isIncomplete ? ', incomplete' : ''}`,
      lines: summaryLines(summarise(setting, lines)),
      charts: gameCharts([series]),
    };
  });
}

/** The games that did not fail, with the kinds of their campaign. */
export function seriesOf(
  name: string,
  { kinds }: Campaign,
  games: readonly (GameResult | Failure)[],
): ChartedGames {
  return {
    name,
    results: games.flatMap((game) => ('error' in game ? [] : game)),
    monsters: kinds.filter(isMonsterKind).map(({ id }) => id),
    items: kinds.filter(isForUse).map(({ id }) => id),
  };
}
