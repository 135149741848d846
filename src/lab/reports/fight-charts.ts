import type { FightResult } from '../fights/fight.ts';
import type { TableCell } from '../fights/fight-table.ts';
import type { Share } from '../statistics.ts';
import type { HeatMap } from './report.ts';

/** The charts about a table of fights. */
export function fightCharts(
  cells: readonly (TableCell & { readonly fight: FightResult })[],
  unit: 'level' | 'depth',
): HeatMap[] {
  const base = { type: 'heat', x: unit, y: '' } as const;
  const ofShare = (shareOf: (fight: FightResult) => Share) =>
    cells.map(({ monster, number, fight }) => {
      const { share, low, high } = shareOf(fight);
      return { row: monster, column: number, value: share, low, high };
    });
  const undecided: HeatMap = {
    ...base,
    percent: true,
    title: 'Undecided fights',
    note: 'The share of fights that nobody wins, in percent: the monster vanishes, such as a thief with its loot, or the time is up.',
    legend: 'undecided',
    isDanger: false,
    cells: ofShare((fight) => fight.undecided),
  };
  return [
    {
      ...base,
      percent: true,
      title: 'Fights lost by the hero',
      note: `The share of fights in which the hero of this ${unit} dies, in percent.`,
      legend: 'lost',
      isDanger: true,
      cells: ofShare(({ sides }) => sides[1].wins),
    },
    ...(undecided.cells.some(({ value }) => value > 0) ? [undecided] : []),
    {
      ...base,
      percent: false,
      title: 'Damage to the hero',
      note: 'The mean number of hit points that the hero loses in a fight.',
      legend: 'damage (HP)',
      isDanger: true,
      cells: cells.map(({ monster, number, fight }) => {
        const { mean, low, high } = fight.sides[0].taken;
        const interval = low === null || high === null ? {} : { low, high };
        return { row: monster, column: number, value: mean, ...interval };
      }),
    },
  ];
}
