import type { Outline } from '../game/campaign.ts';
import type { Floors } from '../words/shown-depth.ts';
import type { Words } from '../words/texts.ts';
import { isSeed, longestSeed } from './address.ts';
import { element } from './elements.ts';
import { lineAbout, type SavedGameCard } from './saved-game-item.ts';
import type { Settings } from './settings.ts';

/** The form of the title screen that continues or starts a game. */
export interface StartForm {
  readonly element: HTMLFormElement;
  /** The field for a seed. */
  readonly field: HTMLInputElement;
  /** Shows a seed in the field. */
  show(seed: string | null): void;
  /** Offers to continue a saved game, or stops offering. `first`: Z continues it. */
  offer(save: SavedGameCard | null, first: boolean): void;
  /** Does what Z means: continues the saved game if it comes first, else starts a game. */
  confirm(): void;
}

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
): StartForm {
  const say = settings.text;
  const seed = makeSeedField(settings);
  let save: SavedGameCard | null = null;
  let continuesFirst = false;

  const startButton = mainButton(settings, 'submit', ({ ui }) => (save ? ui.newGame : ui.start));
  const continueButton = mainButton(settings, 'button', ({ ui }) => ui.goOn);
  continueButton.hidden = true;
  continueButton.addEventListener('click', () => actions.continue());
  continueButton.append(
    say(element('span', 'about', {}), (words) =>
      save ? lineAbout(save, campaigns, words, settings.options.language) : '',
    ),
  );
  const zKey = element('kbd', '', { ariaHidden: 'true' }, 'Z');
  const markConfirmButton = () => {
    const [confirmed, other] = continuesFirst
      ? [continueButton, startButton]
      : [startButton, continueButton];
    confirmed.append(zKey);
    confirmed.setAttribute('aria-keyshortcuts', 'Z');
    other.removeAttribute('aria-keyshortcuts');
  };
  markConfirmButton();
  const parts = [continueButton, startButton, seed.label, seed.error];
  const form = element('form', '', { noValidate: true }, ...parts);
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
    field: seed.field,
    show: (text) => seed.show(text ?? ''),
    offer(offered, first) {
      save = offered;
      continuesFirst = first && save !== null;
      continueButton.hidden = !save;
      // A new game with the seed of the saved game would be the saved game from its beginning.
      const isChosen = save?.campaign === settings.options.campaign;
      if (isChosen && seed.field.value === save?.seed) seed.field.value = '';
      settings.refresh();
      markConfirmButton();
    },
    confirm() {
      if (continuesFirst || seed.check()) actions.confirm(seed.field.value || null);
    },
  };
}

/** A large button of the form. */
function mainButton(
  settings: Settings,
  type: 'submit' | 'button',
  text: (words: Words) => string,
): HTMLButtonElement {
  return element(
    'button',
    'start',
    { type },
    element('span', 'chevron', { ariaHidden: 'true' }, '>'),
    settings.text(element('span', '', {}), text),
  );
}

/** The field for a seed with its label, and the message about an invalid seed. */
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
  const name = say(element('span', '', {}), ({ ui }) => ui.seed);
  const error = element('p', 'complaint', { role: 'alert', hidden: true });
  say(error, ({ ui }) => ui.seedRule);

  return {
    field,
    label: element('label', 'seed-field', {}, name, field),
    error,
    show(seed: string) {
      field.value = seed;
      error.hidden = true;
    },
    /** Whether the field is empty or has a valid seed. If not, shows the message and focuses the field. */
    check(): boolean {
      error.hidden = field.value === '' || isSeed(field.value);
      if (!error.hidden) field.focus();
      return error.hidden;
    },
  };
}
