import type { BagItem } from '../../describe/bag-sheet.ts';
import type { WornComparison } from '../../describe/item.ts';
import type { UseOfItem } from '../../game/items/item-verbs.ts';
import type { Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import { iconOf } from '../icon.ts';
import type { MakePortrait } from '../portrait.ts';

const intoBag = 'M10 2h4v8h4l-6 6.5L6 10h4zM2 12h3.5v6.5h13V12H22v10H2z';
const blade =
  'M21.5 2.5 14.5 4 7.5 11l5.5 5.5 7-7zM5.8 11 4.3 12.5l2.4 2.4-4.2 4.2 2.4 2.4 4.2-4.2 2.4 2.4 1.5-1.5z';

/** The shapes of the uses: food, a flask, a book, a shirt, an arrow into a bag, a blade, a ring, and so on. */
const useIcons: Readonly<Record<UseOfItem, string>> = {
  eat: 'M15.5 2A6.5 6.5 0 0 0 9 8.5c0 1.6.5 3 1.4 4.1L6.7 16.3A2.8 2.8 0 1 0 4.6 19.4 2.8 2.8 0 1 0 7.7 17.3l3.7-3.7c1.1.9 2.5 1.4 4.1 1.4a6.5 6.5 0 0 0 0-13zm-1 2.5v2A2.5 2.5 0 0 0 12.5 9h-2a4.5 4.5 0 0 1 4-4.5z',
  drink:
    'M8.5 2h7v2.5h-1V9l5 8.2c1.2 2-.2 4.8-2.6 4.8H7.1c-2.4 0-3.8-2.8-2.6-4.8L9.5 9V4.5h-1zM8.7 14h6.6L12 8.5z',
  read: 'M11 6.2C8.6 4.5 5.4 4.2 2 4.8v14c3.4-.6 6.6-.3 9 1.4zM13 6.2c2.4-1.7 5.6-2 9-1.4v14c-3.4-.6-6.6-.3-9 1.4z',
  zap: 'M13.5 1.5 4 14h6l-1.5 8.5L19 9.5h-6.5z',
  equip: 'M8 2.5 2 6l2 6 3-1v10.5h10V11l3 1 2-6-6-3.5a4 4 0 0 1-8 0z',
  takeInHand: blade,
  wield: blade,
  putOn:
    'M12 7.5a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5zm0 3.25a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM8.5 1.5h7L18 4.2 12 10 6 4.2z',
  takeOff: intoBag,
  putAway: intoBag,
  put: 'M10 2h4v8h4.5L12 17l-6.5-7H10zM3 19h18v3H3z',
  throw:
    'M5.5 15a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM6 13C6.5 7.5 10.5 5 15 5V1.5L22.5 7 15 12.5V8.7c-3 0-5.3 1.3-5.8 4.8z',
  name: 'M2.5 2.5H12L22 12.5 12.5 22 2.5 12zM7 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
};

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
  return [
    element('div', 'item-head', makePortrait(item), heading),
    ...(item.comparison ? [comparisonElement(item.comparison, words)] : []),
    ...item.lines.map((line) => element('p', '', line)),
    ...(use && item.verbs.length > 0 ? [usesElement(item, use)] : []),
  ];
}

/** The buttons of an item: the use for which it is made, and the others in a row below it. */
function usesElement({ verbs }: BagItem, act: (entry: number) => void): HTMLElement {
  const buttons = verbs.map(({ use, text, isUsual }, entry) => {
    const name = element('span', '', text);
    const button = plainButton(isUsual ? 'usual' : 'small', iconOf(useIcons[use]), () =>
      act(entry),
    );
    button.append(name);
    return button;
  });
  return element('div', 'uses', ...buttons);
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
