import type { BagItem } from '../../describe/bag-sheet.ts';
import type { WornComparison } from '../../describe/item.ts';
import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import { comparisonText, toneOf } from './item-card.ts';

/** The slot of an item: a button. `pick` is called when it is pressed or focused; `press` when a key pressed it. */
export function itemSlot(
  item: BagItem,
  letter: string,
  words: Words,
  makePortrait: MakePortrait,
  { pick, press }: { pick(): void; press(): void },
): HTMLButtonElement {
  const facts = [item.effect, comparisonText(item.comparison, words), item.wornText];
  const button = element(
    'button',
    item.worn || item.wornText ? 'slot worn' : 'slot',
    {
      type: 'button',
      ariaLabel: [`${letter} ${item.name}`.trim(), ...facts].filter(Boolean).join(', '),
      onclick: ({ detail }) => {
        pick();
        if (detail === 0) press();
      },
      onfocus: pick,
    },
    makePortrait(item),
    slotText('slot-letter', letter),
    // A slot has room for one number. The name of the item has all its bonuses.
    slotText('slot-number', item.count > 1 ? `${item.count}` : item.bonus.split(',')[0]),
    ...arrowOf(item.comparison),
  );
  button.dataset.slot = `${item.slot}`;
  return button;
}

/** A text on a slot, drawn by the style sheet. Screen readers get it from the name of the slot. */
function slotText(className: string, text: string): HTMLElement {
  const made = element('span', className, { ariaHidden: 'true' });
  made.dataset.text = text;
  return made;
}

/** A slot without an item. */
export function emptySlot(name: string): HTMLElement {
  return element('span', 'slot empty', { role: 'img', ariaLabel: name });
}

/** The arrow of a comparison: up for a gain, down for a loss. */
function arrowOf(comparison: WornComparison | null): HTMLElement[] {
  if (!comparison || comparison.gain === 0) return [];
  const { gain } = comparison;
  const arrow = gain > 0 ? '▲' : '▼';
  return [slotText(`slot-arrow ${toneOf(gain)}`, arrow)];
}
