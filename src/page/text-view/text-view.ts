import './text-view.css';
import { changesSince, type Moment, momentOf } from '../../describe/changes.ts';
import { surroundingsOf, unexploredPlacesOf } from '../../describe/surroundings.ts';
import type { GameEvent } from '../../game/events.ts';
import { namesOf, sentenceOf } from '../../words/sentences.ts';
import { element, setText } from '../elements.ts';
import { usesKeyboard } from '../options/root-options.ts';
import type { Settings } from '../settings.ts';
import { makeBagPart } from './bag-part.ts';
import { makeCommandsPart, makeStepsPart } from './commands-part.ts';
import { makeLogPart } from './log-part.ts';
import { makeMonstersPart } from './monsters-part.ts';
import { makePlacesPart } from './places-part.ts';
import { makeQuestionPart } from './question-part.ts';
import { makeChangesPart, makeHeroPart, makeSurroundingsPart } from './state-parts.ts';
import type { TextActions, TextScene } from './text-scene.ts';

/** The parts of the text view in their order: the news, the hero, things nearby, exits, and the rest. */
function makeParts(settings: Settings, actions: TextActions) {
  return {
    changes: makeChangesPart(settings),
    log: makeLogPart(settings),
    hero: makeHeroPart(settings),
    surroundings: makeSurroundingsPart(settings),
    monsters: makeMonstersPart(settings, actions),
    items: makePlacesPart(
      settings,
      actions,
      'text-items',
      ({ textView }) => textView.items,
      ({ textView }) => textView.noItems,
    ),
    exits: makePlacesPart(
      settings,
      actions,
      'text-exits',
      ({ textView }) => textView.exits,
      ({ textView }) => textView.noExits,
    ),
    elsewhere: makePlacesPart(
      settings,
      actions,
      'text-elsewhere',
      ({ textView }) => textView.elsewhere,
      null,
    ),
    steps: makeStepsPart(settings, actions),
    commands: makeCommandsPart(settings, actions),
    bag: makeBagPart(settings, actions),
  };
}

/** Makes an empty text view. `top`: buttons at its top. */
export function makeTextView(settings: Settings, actions: TextActions, ...top: HTMLElement[]) {
  // Screen readers do not read the content of an application, but its description.
  const keysText = element('span', '', { id: 'text-keys' });
  const keys = element('div', 'text-keys', { role: 'application', tabIndex: 0 }, keysText);
  keys.setAttribute('aria-describedby', keysText.id);
  const question = makeQuestionPart(settings, actions);
  const parts = makeParts(settings, actions);
  const section = element(
    'section',
    'text-view',
    element('div', 'text-top', keys, ...top),
    question.element,
    element('div', 'text-parts', ...Object.values(parts).map((part) => part.element)),
  );
  settings.label(section, ({ textView }) => textView.heading);
  section.addEventListener('keydown', ignoreHeldButtons);

  let before: Moment | null = null;
  let shown: TextScene['game'] | null = null;
  /** The button that has opened the question. It gets the focus again. */
  let opener: HTMLElement | null = null;
  const draw = (scene: TextScene, events: readonly GameEvent[] | undefined) => {
    const { game } = scene;
    if (game !== shown) before = null;
    shown = game;
    keys.ariaLabel = keysLabel(settings, scene.isReplay);
    setText(keysText, keysHint(settings, actions, scene.isReplay));
    question.show(scene);
    before = drawParts(parts, settings, scene, before, events);
  };
  return {
    element: section,
    /** Shows the game. `events`: the events of the last turn. */
    show(scene: TextScene, events?: readonly GameEvent[]) {
      const wasAsking = question.isAsking;
      const focused = document.activeElement;
      keepFocusInPart(section, opener ?? keys, () => draw(scene, events));
      if (!question.isAsking) opener = null;
      const isButton = focused instanceof HTMLButtonElement && section.contains(focused);
      if (wasAsking || !isButton || !question.isAsking) return;
      opener = focused;
      question.first.focus();
    },
    /** Forgets the shown game: the next one is not compared with it. */
    forget() {
      shown = null;
      parts.log.forget();
    },
    /** Moves the focus to the place where the keys of the game work. */
    focus: () => keys.focus(),
  };
}

function keysLabel({ words: { textView } }: Settings, isReplay: boolean): string {
  if (!usesKeyboard()) return textView.heading;
  return isReplay ? textView.replayKeys : textView.keys;
}

/** Says which keys work in the view; without a keyboard, where its buttons are. */
function keysHint(
  { words: { textView } }: Settings,
  { commands }: Pick<TextActions, 'commands'>,
  isReplay: boolean,
): string {
  if (!usesKeyboard()) return isReplay ? textView.replayButtonsHere : textView.buttonsHere;
  if (isReplay) return textView.replayKeysHere;
  const names: Readonly<Record<string, string>> = {
    '?': textView.questionMark,
    "'": textView.apostrophe,
  };
  const keyOf = (wanted: string) => {
    const key = commands().find(({ id }) => id === wanted)?.key ?? '';
    return names[key] ? textView.spokenKey(key, names[key]) : key;
  };
  return textView.keysHere(keyOf('help'), keyOf('describe'));
}

/** Draws all parts. Returns the moment with which the next turn is compared. */
function drawParts(
  parts: ReturnType<typeof makeParts>,
  { words, options }: Settings,
  scene: TextScene,
  before: Moment | null,
  events: readonly GameEvent[] | undefined,
): Moment {
  const { game } = scene;
  const names = namesOf(game.campaign, options.language);
  const around = surroundingsOf(game, words, names, scene.seen);
  const since = events ?? [];
  parts.hero.show(game);
  if (events || !before) {
    const messages = since.flatMap((event) =>
      event.type === 'message' ? sentenceOf(words, names, event.message) : [],
    );
    parts.changes.show(changesSince(before, game, since, around, words, names), messages);
  }
  parts.surroundings.show(around.lines);
  parts.monsters.show(game);
  parts.exits.show(around.exits);
  parts.items.show(around.items);
  const unexplored = unexploredPlacesOf(game, words, scene.seen, around.exits);
  parts.elsewhere.show([...around.elsewhere, ...unexplored]);
  parts.steps.show(game);
  parts.commands.show();
  parts.bag.show(scene);
  parts.log.show(scene, since);
  return events || !before ? momentOf(game, around) : before;
}

/** A held key must not press a button again and again. */
function ignoreHeldButtons(event: KeyboardEvent): void {
  const isButton = event.target instanceof HTMLButtonElement;
  if (event.repeat && isButton && ['Enter', 'NumpadEnter', 'Space'].includes(event.code)) {
    event.preventDefault();
  }
}

/**
 * Draws without losing the focus: a button that moves keeps it; if the button disappears, the heading of
 * its part gets it, or `otherwise`.
 */
function keepFocusInPart(container: HTMLElement, otherwise: HTMLElement, draw: () => void): void {
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
