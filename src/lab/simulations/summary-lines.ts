import { fewestForInterval, type Share, type Spread } from '../statistics.ts';
import { interval, number, percent, tableLines } from '../table.ts';
import type { Summary } from './summary.ts';

/** A summary as text: tables of shares and numbers, then the kinds that no game needed. */
export function summaryLines(summary: Summary): string[] {
  const { campaign, bot, content, without, limit, games, failed, killers } = summary;
  const lines = [
    `${bot} in ${campaign}: ${number(games)} games, at most ${number(limit)} turns each`,
    `content: ${content.slice(0, 12)}`,
    ...listed('systems switched off', without),
    ...listed('seeds left out, because a game failed', failed),
    '',
    ...sharesOf('outcome', [
      ['won', summary.wins],
      ['died', summary.deaths],
      ['unfinished', summary.unfinished],
    ]),
    ...sharesOf(
      'killed by',
      killers.map((killer) => [killer.kind, killer]),
    ),
    ...spreadsOf([
      ['turns', summary.turns],
      ['greatest depth', summary.deepest],
      ['score', summary.score],
      ['turn of death', summary.turnOfDeath],
      ['depth of death', summary.depthOfDeath],
      ['lowest energy', summary.hungerSlack],
    ]),
    ...listed('never generated', summary.neverGenerated),
    ...listed('generated, but never met', summary.neverMet),
    ...listed('generated, but never used', summary.neverUsed),
  ];
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** A table of shares, followed by an empty line; empty without shares. */
function sharesOf(title: string, all: readonly (readonly [string, Share | null])[]): string[] {
  const rows: string[][] = [];
  for (const [name, share] of all) {
    if (!share) continue;
    const range = interval(share.low, share.high, percent);
    rows.push([name, number(share.count), percent(share.share), range]);
  }
  if (rows.length === 0) return [];
  return [...tableLines([[title, 'games', 'share', '95% interval'], ...rows]), ''];
}

/** A table of means and medians, followed by an empty line; empty without numbers. */
function spreadsOf(all: readonly (readonly [string, Spread | null])[]): string[] {
  const rows = all.flatMap(([name, spread]) => (spread ? [[name, ...spreadCells(spread)]] : []));
  if (rows.length === 0) return [];
  const heading = ['per game', 'mean', '95% interval', 'median', 'least', 'most'];
  return [...tableLines([heading, ...rows]), ''];
}

function spreadCells({ mean, low, high, median, least, most }: Spread): string[] {
  const range =
    low === null || high === null
      ? `fewer than ${fewestForInterval} games`
      : interval(low, high, tenths);
  return [tenths(mean), range, tenths(median), number(least), number(most)];
}

function tenths(value: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A line with a list of names, unless the list is empty. */
function listed(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];
}
