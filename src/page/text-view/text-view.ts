import './text-view.css';
import { changesSince, type Moment, momentOf } from '../../describe/changes.ts';
import { surroundingsOf } from '../../describe/surroundings.ts';
import type { GameEvent } from '../../game/events.ts';
import { namesOf, sentenceOf } from '../../words/sentences.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { makeBagPart } from './bag-part.ts';
import { makeCommandsPart, makeStepsPart } from './commands-part.ts';
import { setText } from './keyed-list.ts';
import { makeLogPart } from './log-part.ts';
import { makeMonstersPart } from './monsters-part.ts';
import { makePlacesPart } from './places-part.ts';
import { makeQuestionPart } from './question-part.ts';
import type { TextActions, TextScene } from './scene.ts';
import { makeChangesPart, makeHeroPart, makeSurroundingsPart } from './state-parts.ts';

/** The render system that shows a game as text, with a button for everything that keys can do. */
export interface TextView {
  readonly element: HTMLElement;
  /** Shows the game. `events`: what has happened in the last turn. */
  show(scene: TextScene, events?: readonly GameEvent[]): void;
  /** Forgets the shown game: the next one is not compared with it. */
  forget(): void;
  /** Moves the focus to the place where the keys of the game work. */
  focus(): void;
}

/** Makes an empty text view. `top`: buttons at its top. */
export function makeTextView(
  settings: Settings,
  actions: TextActions,
  ...top: HTMLElement[]
): TextView {
  const keys = element('div', 'text-keys', { role: 'application', tabIndex: 0 });
  const question = makeQuestionPart(settings, actions);
  const hero = makeHeroPart(settings);
  const changes = makeChangesPart(settings);
  const surroundings = makeSurroundingsPart(settings);
  const monsters = makeMonstersPart(settings, actions);
  const exits = makePlacesPart(
    ...([settings, actions, 'text-exits'] as const),
    ({ textView }) => textView.exits,
    ({ textView }) => textView.noExits,
  );
  const items = makePlacesPart(
    ...([settings, actions, 'text-items'] as const),
    ({ textView }) => textView.items,
    ({ textView }) => textView.noItems,
  );
  const elsewhere = makePlacesPart(
    ...([settings, actions, 'text-elsewhere'] as const),
    ({ textView }) => textView.elsewhere,
    null,
  );
  const steps = makeStepsPart(settings, actions);
  const commands = makeCommandsPart(settings, actions);
  const bag = makeBagPart(settings, actions);
  const log = makeLogPart(settings);
  const section = element(
    'section',
    'text-view',
    {},
    element('div', 'text-top', {}, keys, ...top),
    question.element,
    element(
      'div',
      'text-parts',
      {},
      ...[hero, changes, surroundings, monsters, exits, items, elsewhere].map(
        (part) => part.element,
      ),
      ...[steps, commands, bag, log].map((part) => part.element),
    ),
  );
  settings.follow(({ textView }) => {
    section.ariaLabel = textView.heading;
  });
  // A held key must not press a button again and again.
  section.addEventListener('keydown', (event) => {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.repeat && isButton && ['Enter', 'NumpadEnter', 'Space'].includes(event.code)) {
      event.preventDefault();
    }
  });

  let before: Moment | null = null;
  let shown: TextScene['game'] | null = null;
  /** The button that has opened the question. It gets the focus again. */
  let opener: HTMLElement | null = null;
  const draw = (scene: TextScene, events: readonly GameEvent[] | undefined) => {
    const { game } = scene;
    const { words, options } = settings;
    const names = namesOf(game.campaign, options.language);
    const around = surroundingsOf(game, words, names);
    if (game !== shown) before = null;
    shown = game;
    const { textView } = words;
    setText(keys, scene.isReplay ? textView.replayKeysHere : textView.keysHere);
    keys.ariaLabel = scene.isReplay ? textView.replayKeys : textView.keys;
    question.show(scene);
    hero.show(game);
    if (events || !before) {
      const messages = (events ?? []).flatMap((event) =>
        event.type === 'message' ? sentenceOf(words, names, event.message) : [],
      );
      changes.show(changesSince(before, game, events ?? [], around, words, names), messages);
      before = momentOf(game, around);
    }
    surroundings.show(around.lines);
    monsters.show(game);
    exits.show(around.exits);
    items.show(around.items);
    elsewhere.show(around.elsewhere);
    steps.show(game);
    commands.show();
    bag.show(scene);
    log.show(game, events ?? []);
  };
  return {
    element: section,
    show(scene, events) {
      const wasOpen = !question.element.hidden;
      const focused = document.activeElement;
      keepFocus(section, opener ?? keys, () => draw(scene, events));
      if (question.element.hidden) opener = null;
      const isButton = focused instanceof HTMLButtonElement && section.contains(focused);
      if (wasOpen || !isButton || !question.isAsking) return;
      opener = focused;
      question.first.focus();
    },
    forget() {
      shown = null;
      log.forget();
    },
    focus: () => keys.focus(),
  };
}

/**
 * Draws without losing the focus: a button that moves keeps it; if the button disappears, the heading of
 * its part gets it, or `otherwise`.
 */
function keepFocus(container: HTMLElement, otherwise: HTMLElement, draw: () => void): void {
  const focused = document.activeElement;
  const isInside = focused instanceof HTMLElement && container.contains(focused);
  const part = isInside ? focused.closest('.text-part') : null;
  draw();
  if (!isInside) return;
  if (focused.isConnected && focused.checkVisibility()) {
    if (document.activeElement !== focused) focused.focus();
    return;
  }
  const heading = part?.querySelector<HTMLElement>('h2');
  (heading?.checkVisibility() ? heading : otherwise).focus();
}
