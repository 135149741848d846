import type { Outline } from '../../game/campaign.ts';
import type { Floors } from '../../words/shown-depth.ts';
import { isSeed, longestSeed } from '../address.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { lineAbout, lineOf, type SavedGameCard } from './saved-game-item.ts';

export interface StartFormActions {
  /** A null seed asks for a new one. */
  start(seed: string | null): void;
  continue(): void;
  /** Z or Enter. */
  confirm(seed: string | null): void;
}

/** Makes the form. */
export function makeStartForm(
  settings: Settings,
  campaigns: readonly (Outline & Floors)[],
  actions: StartFormActions,
) {
  const seed = makeSeedField(settings);
  const buttons = makeStartButtons(settings, campaigns, actions);
  const parts = [...buttons.elements, seed.opener, seed.label, seed.error];
  const form = element('form', 'start-form', { noValidate: true }, ...parts);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (seed.check()) actions.start(seed.field.value || null);
  });
  // A key that is still held from the last game must not start the next one.
  form.addEventListener('keydown', (event) => {
    if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault();
  });

  return {
    element: form,
    /** The field for a seed. */
    field: seed.field,
    /** Shows a seed in the field. */
    show: (text: string | null) => seed.show(text ?? ''),
    /** Offers to continue a saved game, or stops offering. `first`: Z continues it. */
    offer(save: SavedGameCard | null, first: boolean) {
      // A new game with the seed of the saved game would be the saved game from its beginning. Only a seed that the
      // player typed asks for that.
      const isChosen = save?.campaign === settings.options.campaign;
      if (isChosen && !seed.isTyped() && seed.field.value === save?.seed) seed.show('');
      buttons.offer(save, first);
    },
    /** Carries out Z: continues the saved game if it comes first, else starts a game. */
    confirm() {
      if (buttons.continuesFirst || seed.check()) actions.confirm(seed.field.value || null);
    },
  };
}

/** The buttons that start a new game and continue a saved one, and the line about the saved game. */
function makeStartButtons(
  settings: Settings,
  campaigns: readonly (Outline & Floors)[],
  actions: StartFormActions,
) {
  let save: SavedGameCard | null = null;
  let continuesFirst = false;
  const startButton = settings.text(element('button', '', { type: 'submit' }), ({ ui }) =>
    save ? ui.newGame : ui.start,
  );
  const continueButton = settings.button('', ({ ui }) => ui.goOn, actions.continue);
  continueButton.hidden = true;
  const about = element('p', 'about', { id: 'continued', hidden: true });
  const showAbout = settings.follow((words) => {
    if (!save) return;
    const line = lineAbout(save, campaigns, words, settings.options);
    about.replaceChildren(lineOf(continuesFirst ? line : words.ui.front.inProgress(line)));
  });
  continueButton.setAttribute('aria-describedby', about.id);
  // The large button is the one that Z presses.
  const markConfirmButton = () => {
    const [confirmed, other] = continuesFirst
      ? [continueButton, startButton]
      : [startButton, continueButton];
    confirmed.className = 'start';
    confirmed.setAttribute('aria-keyshortcuts', 'Z');
    other.className = 'quiet other';
    other.removeAttribute('aria-keyshortcuts');
  };
  markConfirmButton();
  return {
    elements: [continueButton, startButton, about],
    /** Whether Z continues the saved game. */
    get continuesFirst() {
      return continuesFirst;
    },
    offer(offered: SavedGameCard | null, first: boolean) {
      save = offered;
      continuesFirst = first && save !== null;
      continueButton.hidden = !save;
      about.hidden = !save;
      settings.renewTexts(startButton);
      showAbout();
      markConfirmButton();
    },
  };
}

/**
 * The field for a seed with its label, hidden until its button opens it, and the message about an invalid
 * seed.
 */
function makeSeedField(settings: Settings) {
  const say = settings.text;
  const field = element('input', '', {
    type: 'text',
    name: 'seed',
    maxLength: longestSeed,
    autocomplete: 'off',
    spellcheck: false,
  });
  settings.follow(({ ui }) => {
    field.placeholder = ui.seedHint;
  });
  const name = say(element('span', ''), ({ ui }) => ui.seed);
  const label = element('label', 'seed-field', { hidden: true }, name, field);
  const error = element('p', 'complaint', { role: 'alert', hidden: true });
  say(error, ({ ui }) => ui.seedRule);
  const use = () => {
    open(true);
    field.focus();
  };
  const opener = settings.button('quiet seed-button', ({ ui }) => ui.front.withSeed, use);
  const open = (isOpen: boolean) => {
    label.hidden = !isOpen;
    opener.ariaExpanded = String(isOpen);
  };
  open(false);
  let isTyped = false;
  field.addEventListener('input', () => {
    isTyped = true;
  });

  return {
    field,
    opener,
    label,
    error,
    /** Whether the seed in the field was typed since the last `show`. */
    isTyped: () => isTyped,
    show(seed: string) {
      field.value = seed;
      isTyped = false;
      error.hidden = true;
      open(seed !== '');
    },
    /** Whether the field is empty or has a valid seed. If not, shows the message and focuses the field. */
    check(): boolean {
      error.hidden = field.value === '' || isSeed(field.value);
      if (!error.hidden) {
        open(true);
        field.focus();
      }
      return error.hidden;
    },
  };
}
