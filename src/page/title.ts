import { type Problem, problemText } from '../bundles/problems.ts';
import type { Outline } from '../game/campaign.ts';
import { textIn } from '../words/sentences.ts';
import type { Floors } from '../words/shown-depth.ts';
import type { Words } from '../words/texts.ts';
import { isSeed, longestSeed } from './address.ts';
import { makeChoice, makeChoices } from './choices.ts';
import { element, moveWithArrows } from './elements.ts';
import jewel from './jewel.svg';
import { libraries } from './libraries.ts';
import { factsOf, makeSavedGames, type SavedGameCard } from './saved-games.ts';
import type { Settings } from './settings.ts';

/** A button or key of the title screen. A null seed asks for a new one. */
export type TitleAction =
  | { readonly type: 'start'; readonly seed: string | null }
  /** Z or Enter: continues the saved game if it comes first, else starts a new game. */
  | { readonly type: 'confirm'; readonly seed: string | null }
  /** Opens, watches, exports or deletes a saved game. */
  | { readonly type: (typeof savedGameActions)[number]; readonly id: string }
  | { readonly type: 'continue' | 'openFile' | 'daily' | Part };

const savedGameActions = ['open', 'watch', 'download', 'delete', 'undelete'] as const;

const parts = [
  'scores',
  'bestiary',
  'sandbox',
  'crowds',
  'profiler',
  'options',
  'help',
  'credits',
] as const;
type Part = (typeof parts)[number];

/** A message about a file. */
export interface Message {
  readonly say: (words: Words) => string;
  /** It is not a complaint. */
  readonly isGood: boolean;
}

export interface Title {
  readonly element: HTMLElement;
  /** Shows the title screen with a seed in its field. */
  show(seed: string | null): void;
  hide(): void;
  /** The saved games are read: those in the list are out of date. */
  waitForGames(): void;
  /** Shows the saved games. */
  listGames(cards: readonly SavedGameCard[]): void;
  /** Offers to continue a saved game, or stops offering. `first`: Z continues it. */
  offer(save: SavedGameCard | null, first: boolean): void;
  /** Shows the state of the daily game of the chosen campaign, in some facts. */
  showDaily(say: (words: Words) => readonly string[]): void;
  /** Shows the errors in bundles; bundles with errors are left out of their campaign. */
  showProblems(problems: readonly Problem[]): void;
  /** Adds a complaint. Complaints stay until the title screen is hidden. */
  complain(say: (words: Words) => string): void;
  /** Shows messages about files in place of those about earlier files. */
  report(messages: readonly Message[]): void;
}

/** Makes a hidden title screen. `act` performs its buttons and keys. */
export function makeTitle(
  settings: Settings,
  campaigns: readonly (Outline & Floors)[],
  act: (action: TitleAction) => void,
): Title {
  const say = settings.text;
  /** A text of a campaign in the chosen language; empty for an unknown campaign. */
  const textOf = (id: string, text: 'about' | 'name') => {
    const found = campaigns.find((campaign) => campaign.id === id);
    return found ? textIn(found[text], settings.options.language) : '';
  };

  const aboutSave = (card: SavedGameCard, words: Words) => {
    const campaign = campaigns.find(({ id }) => id === card.campaign);
    const name = textOf(card.campaign, 'name') || card.campaign;
    return `${name} · ${factsOf(card, campaign, words)}`;
  };

  const form = makeStartForm(settings, aboutSave, act);
  const daily = makeDailyButton(settings, () => act({ type: 'daily' }));
  const problemBox = makeProblemBox(settings);
  const about = say(element('p', 'subtitle', {}), () => textOf(settings.options.campaign, 'about'));
  const complaints = element('div', 'complaints', { role: 'alert' });
  const report = element('div', 'complaints', { role: 'alert' });
  const savedGames = makeSavedGames(settings, campaigns, {
    openFile: () => act({ type: 'openFile' }),
    ...savedGameActionsOf(act),
  });
  const main = element(
    'main',
    'title',
    { hidden: true, tabIndex: -1 },
    element(
      'div',
      'title-card',
      {},
      element('img', 'jewel', { alt: '', width: 96, height: 96, src: jewel }),
      say(element('h1', '', {}), ({ ui }) => ui.title),
      problemBox.element,
      complaints,
      report,
      element(
        'div',
        'title-side',
        {},
        makeChoice(
          settings,
          'title',
          'campaign',
          campaigns.map(({ id }) => id),
          ({ ui }) => ui.campaign,
          (id) => textOf(id, 'name') || id,
        ),
        about,
        form.element,
        daily.element,
      ),
      element(
        'div',
        'title-side',
        {},
        makeChoices(settings, 'title'),
        element('div', 'buttons', {}, ...makePartButtons(settings, act)),
      ),
      savedGames.element,
      element(
        'p',
        'fine-print',
        {},
        [
          'game-icons.net: Lorc, Delapouite & contributors, CC BY 3.0',
          'DotGothic16, Fira\u00a0Code: OFL\u00a01.1',
          ...Object.values(libraries).map(([name]) => name),
        ].join(' · '),
      ),
    ),
  );
  moveWithArrows(main);
  window.addEventListener('keydown', (event) => {
    const chord = event.ctrlKey || event.altKey || event.metaKey;
    if (main.hidden || event.repeat || chord) return;
    if (event.target === form.field || document.querySelector('dialog[open]')) return;
    // A focused button has its own use for Enter; a radio button of the choices has none.
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    const enter = event.key === 'Enter' && (event.target === main || isRadio);
    if (event.code !== 'KeyZ' && !enter) return;
    event.preventDefault();
    // The focused button, if there is one, has the frame. One of a closed notice has none.
    // The switch of the text view keeps the focus after a press; Z goes on from it to the game.
    const { target } = event;
    const isButton = target instanceof HTMLButtonElement && main.contains(target);
    if (isButton && !target.matches('.text-switch')) return target.click();
    form.confirm();
  });

  const addNotice = (to: HTMLElement, className: string, message: (words: Words) => string) => {
    to.append(say(element('p', className, {}), message));
    // The player may have scrolled to the saved games.
    to.scrollIntoView({ block: 'nearest' });
  };

  return {
    element: main,
    show(seed) {
      form.show(seed);
      main.hidden = false;
      // Not the start button: Space would press it, and the player may still hold Space.
      main.focus({ preventScroll: true });
    },
    hide() {
      main.scrollTop = 0;
      main.hidden = true;
      complaints.replaceChildren();
      report.replaceChildren();
      form.offer(null, false);
    },
    offer: (save, first) => form.offer(save, first),
    waitForGames: () => savedGames.wait(),
    listGames: (cards) => savedGames.show(cards),
    showDaily: (text) => daily.show(text),
    showProblems: (problems) => problemBox.show(problems),
    complain(message) {
      addNotice(complaints, 'complaint', message);
    },
    report(messages) {
      report.replaceChildren();
      for (const { say, isGood } of messages) {
        addNotice(report, isGood ? 'good-news' : 'complaint', say);
      }
    },
  };
}

/** The button that continues a saved game, the one that starts a game, and the field for its seed. */
function makeStartForm(
  settings: Settings,
  aboutSave: (save: SavedGameCard, words: Words) => string,
  act: (action: TitleAction) => void,
) {
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
  const seedError = element('p', 'complaint', { role: 'alert', hidden: true });
  say(seedError, ({ ui }) => ui.seedRule);
  const isSeedValid = () => {
    seedError.hidden = field.value === '' || isSeed(field.value);
    if (!seedError.hidden) field.focus();
    return seedError.hidden;
  };

  let save: SavedGameCard | null = null;
  let continuesFirst = false;
  const mainButton = (type: 'submit' | 'button', text: (words: Words) => string) =>
    element(
      'button',
      'start',
      { type },
      element('span', 'chevron', { ariaHidden: 'true' }, '>'),
      say(element('span', '', {}), text),
    );
  const startButton = mainButton('submit', ({ ui }) => (save ? ui.newGame : ui.start));
  const continueButton = mainButton('button', ({ ui }) => ui.goOn);
  continueButton.hidden = true;
  continueButton.addEventListener('click', () => act({ type: 'continue' }));
  continueButton.append(
    say(element('span', 'about', {}), (words) => (save ? aboutSave(save, words) : '')),
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
  const form = element(
    'form',
    '',
    { noValidate: true },
    continueButton,
    startButton,
    element(
      'label',
      'seed-field',
      {},
      say(element('span', '', {}), ({ ui }) => ui.seed),
      field,
    ),
    seedError,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSeedValid()) act({ type: 'start', seed: field.value || null });
  });
  // A key that is still held from the last game must not start the next one.
  form.addEventListener('keydown', (event) => {
    if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault();
  });

  return {
    element: form,
    field,
    /** Shows a seed in the field. */
    show(seed: string | null) {
      field.value = seed ?? '';
      seedError.hidden = true;
    },
    /** Offers to continue a saved game, or stops offering. `first`: Z continues it. */
    offer(offered: SavedGameCard | null, first: boolean) {
      save = offered;
      continuesFirst = first && save !== null;
      continueButton.hidden = !save;
      // A new game with the seed of the saved game would be the saved game from its beginning.
      const isChosen = save?.campaign === settings.options.campaign;
      if (isChosen && field.value === save?.seed) field.value = '';
      settings.refresh();
      markConfirmButton();
    },
    /** Does what Z means: continues the saved game if it comes first, else starts a game. */
    confirm() {
      if (continuesFirst || isSeedValid()) act({ type: 'confirm', seed: field.value || null });
    },
  };
}

/** The button of the daily game, with some facts about it. */
function makeDailyButton(settings: Settings, play: () => void) {
  const say = settings.text;
  let factsIn: (words: Words) => readonly string[] = () => [];
  const list = element('span', 'daily-facts', {});
  settings.follow((words) => {
    // Spaces separate the facts for screen readers.
    const facts = factsIn(words).flatMap((fact) => [element('span', '', {}, fact), ' ']);
    list.replaceChildren(...facts);
  });
  const daily = element(
    'button',
    'daily',
    { type: 'button', onclick: play },
    say(element('span', '', {}), ({ ui }) => ui.daily.name),
    list,
  );

  return {
    element: daily,
    show(facts: (words: Words) => readonly string[]) {
      factsIn = facts;
      settings.refresh();
    },
  };
}

/** The errors in bundles that were left out of their campaign; hidden without errors. */
function makeProblemBox(settings: Settings) {
  const say = settings.text;
  const list = element('ul', '', {});
  const box = element(
    'div',
    'left-out',
    { role: 'alert', hidden: true },
    say(element('p', 'complaint', {}), ({ ui }) => ui.brokenBundles),
    list,
  );

  return {
    element: box,
    show(problems: readonly Problem[]) {
      const errors = problems.filter(({ grade }) => grade === 'error');
      box.hidden = errors.length === 0;
      list.replaceChildren(...errors.map((problem) => element('li', '', {}, problemText(problem))));
    },
  };
}

/** The buttons that open the other parts of the page. */
function makePartButtons(settings: Settings, act: (action: TitleAction) => void): HTMLElement[] {
  const partNames: Readonly<Record<Part, (words: Words) => string>> = {
    scores: ({ ui }) => ui.scores.heading,
    bestiary: ({ ui }) => ui.bestiary.heading,
    sandbox: ({ ui }) => ui.placer.heading,
    crowds: ({ ui }) => ui.crowds,
    profiler: ({ ui }) => ui.profiler,
    options: ({ ui }) => ui.option.heading,
    help: ({ ui }) => ui.help,
    credits: ({ ui }) => ui.credits,
  };
  return parts.map((part) =>
    settings.text(
      element('button', 'small', { type: 'button', onclick: () => act({ type: part }) }),
      partNames[part],
    ),
  );
}

/** One function for each thing that can be done with a saved game. */
function savedGameActionsOf(act: (action: TitleAction) => void) {
  const actions = savedGameActions.map((type) => [type, (id: string) => act({ type, id })]);
  return Object.fromEntries(actions) as Record<
    (typeof savedGameActions)[number],
    (id: string) => void
  >;
}
