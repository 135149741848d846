import type { FightResult } from '../fights/fight.ts';
import type { TableCell } from '../fights/fight-table.ts';
import type { HeatMap } from './report.ts';

/** The charts about a table of fights. */
export function fightCharts(
  cells: readonly (TableCell & { readonly fight: FightResult })[],
  unit: 'level' | 'depth',
): HeatMap[] {
  const base = { type: 'heat', x: unit, y: '' } as const;
  return [
    {
      ...base,
      percent: true,
      title: 'Fights won by the hero',
      note: `The share of fights that the hero of this ${unit} wins, in percent. Undecided fights are not won.`,
      cells: cells.map(({ monster, number, fight }) => {
        const { share, low, high } = fight.sides[0].wins;
        return { row: monster, column: number, value: share, low, high };
      }),
    },
    {
      ...base,
      percent: false,
      title: 'Damage to the hero',
      note: 'The mean number of hit points that the hero loses in a fight.',
      cells: cells.map(({ monster, number, fight }) => {
        const { mean, low, high } = fight.sides[0].taken;
        const interval = low === null || high === null ? {} : { low, high };
        return { row: monster, column: number, value: mean, ...interval };
      }),
    },
  ];
}
