import { shotChance } from '../../describe/trap.ts';
import { trapChance } from '../../game/actions/search.ts';
import { type Campaign, heroKind } from '../../game/campaign.ts';
import { type Kind, kindHas } from '../../game/kinds.ts';
import type { Words } from '../../words/texts.ts';

/** A row of an entry: a term and its explanation. */
export type EntryRow = readonly [term: string, text: string];

/** The levels of the hero for which the chance of a shot is shown. */
const levels = [1, 5, 10];

/** What springs a trap, how the hero finds it, and how often it hits; empty for other kinds. */
export function trapRows(campaign: Campaign, kind: Kind, words: Words): EntryRow[] {
  if (!kindHas(kind, 'Trap')) return [];
  const { ui, joined, list } = words;
  const texts = ui.bestiary;
  const shots = (kind.effects.Trap ?? []).filter(({ name }) => name === 'shoot');
  return [
    [texts.springs, texts.eachStep],
    ...(kindHas(heroKind(campaign), 'Searcher')
      ? [[texts.finding, texts.searched(trapChance)] as const]
      : []),
    ...shots.map(({ values }): EntryRow => {
      const chances = levels.map((level) =>
        joined.pair(`${ui.level} ${level}`, ui.sheet.percent(shotChance(level, values.bonus))),
      );
      return [texts.hits, list(chances)];
    }),
  ];
}
