import { describeMonster } from '../../describe/monster.ts';
import { mostListed, type Threat, threatsOf, threatText } from '../../describe/threats.ts';
import { monstersInSight } from '../../game/actors/actors.ts';
import { allowsStep } from '../../game/actors/movement.ts';
import { cellOf, heroCell, kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { namesOf } from '../../words/sentences.ts';
import { element, plainButton, setText } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { KeyedList, type Row } from './keyed-list.ts';
import { makePart } from './part.ts';
import type { TextActions } from './text-scene.ts';

/** A monster in view, in words. */
interface ShownMonster {
  readonly key: string;
  readonly text: string;
  readonly about: string;
  readonly isDeadly: boolean;
  readonly button: string;
  readonly name: string;
  go(): void;
}

/** The list of monsters in view, nearest first, each with HP, danger, and a button to attack it. */
export function makeMonstersPart(settings: Settings, actions: Pick<TextActions, 'go'>) {
  const list = new KeyedList<ShownMonster>(() => makeRow(settings));
  const none = settings.text(element('p', 'none'), ({ textView }) => textView.noMonsters);
  const more = element('p', '');
  return {
    element: makePart(
      settings,
      'text-monsters',
      ({ textView }) => textView.monsters,
      list.element,
      none,
      more,
    ),
    show(game: Game) {
      const seen = monstersInSight(game);
      const threats = threatsOf(game, seen, mostListed);
      const shown = threats.map((threat) => shownMonster(game, threat, seen, settings, actions));
      list.show(shown, ({ key }) => key);
      none.hidden = seen.length > 0;
      const others = seen.length - threats.length;
      more.hidden = others === 0;
      setText(more, others > 0 ? settings.words.ui.more(others) : '');
    },
  };
}

function shownMonster(
  game: Game,
  threat: Threat,
  seen: readonly number[],
  { words, options }: Settings,
  actions: Pick<TextActions, 'go'>,
): ShownMonster {
  const { monster, dx, dy, danger, calm } = threat;
  const names = namesOf(game.campaign, options.language);
  const { marks, lines } = describeMonster(game, monster, words, names, seen);
  const isAdjacent = Math.max(Math.abs(dx), Math.abs(dy)) === 1;
  const isInReach = isAdjacent && allowsStep(game, heroCell(game), dx, dy);
  return {
    key: `${game.stores.Identity.seq[monster]}`,
    text: words.list([threatText(game, threat, words, names), ...marks]),
    about: words.sentences(lines),
    isDeadly: danger === 'deadly',
    button: isInReach && calm !== 'ally' ? words.textView.attack : words.textView.approach,
    name: words.list([names.kind(kindOf(game, monster).id), words.ui.whereabouts(dx, dy)]),
    go: () => actions.go(cellOf(game, monster)),
  };
}

function makeRow(settings: Settings): Row<ShownMonster> {
  let monster: ShownMonster | null = null;
  const text = element('span', '');
  const about = element('p', 'about');
  const button = plainButton('small', '', () => monster?.go());
  const row = element('li', '', text, ' ', button, about);
  return {
    element: row,
    show(shown) {
      monster = shown;
      setText(text, shown.text);
      setText(about, shown.about);
      setText(button, shown.button);
      button.ariaLabel = settings.words.textView.buttonFor(shown.button, shown.name);
      row.classList.toggle('deadly', shown.isDeadly);
    },
  };
}
