import type { Campaign } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import type { UseOfItem } from '../../game/items/item-verbs.ts';
import type { ItemName } from '../../game/messages.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Names, Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** An action that would have avoided a death. */
export interface ShownWayOut {
  readonly turn: number;
  readonly command: Command;
  /** The item that the command uses; null for none. */
  readonly item: ItemName | null;
  /** Its use; null without an item. */
  readonly use: UseOfItem | null;
  /** The kind of the monster that the command attacks; null for none. */
  readonly attacked: string | null;
}

/** Makes a hidden line. */
export function makeWayOut(settings: Settings) {
  let shown: { campaign: Campaign; wayOut: ShownWayOut | 'none' | 'searching' } | null = null;
  const sentence = settings.text(element('p', ''), (words) => {
    if (!shown) return '';
    const { campaign, wayOut } = shown;
    const { death } = words.ui;
    if (wayOut === 'none') return death.noWayOut;
    if (wayOut === 'searching') return death.searching;
    const names = namesOf(campaign, settings.options.language);
    return death.foundWayOut(wayOut.turn, actionText(wayOut, words, names));
  });
  const section = element(
    'section',
    'way-out',
    { hidden: true },
    settings.text(element('h2', ''), ({ ui }) => ui.death.wayOut),
    sentence,
  );
  return {
    element: section,
    /** `none`: there was no such turn. `searching`: it is not known yet, and the line keeps its room. */
    show(campaign: Campaign, wayOut: ShownWayOut | 'none' | 'searching') {
      shown = { campaign, wayOut };
      section.hidden = false;
      section.ariaBusy = String(wayOut === 'searching');
      settings.renewTexts(sentence);
    },
    hide() {
      shown = null;
      section.hidden = true;
    },
  };
}

/** An action in words. */
function actionText(
  { command, item, use, attacked }: ShownWayOut,
  words: Words,
  names: Names,
): string {
  const { death, keys, placer } = words.ui;
  const arrow = 'dx' in command ? arrowOf(command) : '';
  switch (command.type) {
    case 'move':
      return attacked === null ? death.step(arrow) : death.attack(names.kind(attacked), arrow);
    case 'dig':
      return death.dig(arrow);
    case 'wait':
    case 'search':
      return death[command.type];
    case 'down':
      return placer.tiles.stairsDown;
    case 'up':
      return placer.tiles.stairsUp;
    case 'chooseItem':
    case 'chooseKind':
      return keys.confirm;
    default:
      if (!('slot' in command)) return keys[command.type];
      return words.joined.pair(
        words.verbs[use ?? command.type],
        `${item ? names.item(item) : ''} ${arrow}`.trim(),
      );
  }
}

const arrows = [
  ['↖', '↑', '↗'],
  ['←', '·', '→'],
  ['↙', '↓', '↘'],
];

function arrowOf({ dx, dy }: { dx: number; dy: number }): string {
  return arrows[dy + 1][dx + 1];
}
