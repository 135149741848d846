import type { Campaign } from '../../game/campaign.ts';
import { kindHas } from '../../game/kinds.ts';
import { gameCharts, type Series } from '../reports/game-charts.ts';
import type { DoneShard } from '../simulations/merge.ts';
import {
  type Failure,
  isForUse,
  type Line,
  type Result,
  type Setting,
} from '../simulations/simulate.ts';
import { summarise } from '../simulations/summary.ts';
import { summaryLines } from '../simulations/summary-lines.ts';
import { writeReport } from './report.ts';
import { print, type Terminal } from './terminal.ts';

/** The output of `simulate`, `merge` and `compare` about games that bots have played. */

/** Prints the summary of games as a JSON line. The exit code is 1 if a game failed. */
export async function printSummary(
  setting: Setting,
  lines: readonly Line[],
  terminal: Terminal,
  shard: DoneShard | null,
): Promise<void> {
  const summary = summarise(setting, lines);
  await print(terminal, [JSON.stringify({ summary, ...(shard && { shard }) })]);
  if (lines.some((line) => 'error' in line)) terminal.exitCode = 1;
}

/** Writes the report about the games of one setting. */
export async function reportGames(
  campaign: Campaign,
  setting: Setting,
  lines: readonly Line[],
  file: string | undefined,
): Promise<void> {
  await writeReport(file, () => {
    const series = seriesOf('', campaign, lines);
    return {
      title: `${series.results.length} games of ${setting.bot} in ${setting.campaign}`,
      lines: summaryLines(summarise(setting, lines)),
      charts: gameCharts([series]),
    };
  });
}

/** The games that did not fail, with the kinds of their campaign. */
export function seriesOf(
  name: string,
  { kinds }: Campaign,
  games: readonly (Result | Failure)[],
): Series {
  return {
    name,
    results: games.flatMap((game) => ('error' in game ? [] : game)),
    monsters: kinds.filter((kind) => kindHas(kind, 'AI')).map(({ id }) => id),
    items: kinds.filter(isForUse).map(({ id }) => id),
  };
}
