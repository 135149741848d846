import type { BagItem } from '../../describe/bag-sheet.ts';
import type { WornComparison } from '../../describe/item.ts';
import type { Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';

/** The content of the card of an item. `use` performs an entry of its menu; null while items cannot be used. */
export function itemCard(
  item: BagItem,
  words: Words,
  makePortrait: MakePortrait,
  use: ((entry: number) => void) | null,
): HTMLElement[] {
  const effect = item.comparison ? '' : item.effect;
  const facts = [effect, item.wornText].filter((text) => text !== '');
  const heading = element(
    'div',
    '',
    element('h4', '', item.name),
    ...(facts.length > 0 ? [element('p', 'aside', facts.join(' · '))] : []),
  );
  const verbs = (act: (entry: number) => void) =>
    item.verbs.map((text, entry) =>
      plainButton(entry === 0 ? 'usual' : '', text, () => act(entry)),
    );
  return [
    element('div', 'item-head', makePortrait(item), heading),
    ...(item.comparison ? [comparisonElement(item.comparison, words)] : []),
    ...item.lines.map((line) => element('p', '', line)),
    ...(use ? [element('div', 'buttons', ...verbs(use))] : []),
  ];
}

/** The class of a gain or a loss. */
export function toneOf(gain: number): string {
  return gain > 0 ? 'gain' : 'loss';
}

/** The comparison in words; empty without one. */
export function comparisonText(
  comparison: WornComparison | null,
  { ui: { sheet }, numbers }: Words,
): string {
  if (!comparison) return '';
  const { gain } = comparison;
  if (gain === 0) return sheet.same;
  const by = numbers.decimal(Math.abs(gain));
  return gain > 0 ? sheet.better(by) : sheet.worse(by);
}

/** A line such as `ATK +1 → +3 ▲ 2`, whose arrow has words for screen readers. */
function comparisonElement(comparison: WornComparison, words: Words): HTMLElement {
  const { label, now, before, gain } = comparison;
  const text = comparisonText(comparison, words);
  const arrow = gain > 0 ? '▲ ' : '▼ ';
  return element(
    'p',
    'comparison',
    element('span', 'label', label),
    ' ',
    element('span', '', `${before} → `),
    element('b', '', now),
    ' ',
    gain === 0
      ? element('span', 'aside', text)
      : element(
          'b',
          toneOf(gain),
          element(
            'span',
            '',
            { ariaHidden: 'true' },
            `${arrow}${words.numbers.decimal(Math.abs(gain))}`,
          ),
          element('span', 'unseen', text),
        ),
  );
}
