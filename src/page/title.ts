import type { Problem } from '../bundles/problems.ts';
import type { Outline } from '../game/campaign.ts';
import { textIn } from '../words/sentences.ts';
import type { Floors } from '../words/shown-depth.ts';
import type { Words } from '../words/texts.ts';
import { makeChoice, makeChoices } from './choices.ts';
import { makeDailyButton } from './daily-button.ts';
import { element, moveWithArrows } from './elements.ts';
import jewel from './jewel.svg';
import { makeLeftOut } from './left-out.ts';
import { libraries } from './libraries.ts';
import type { SavedGameCard } from './saved-game-item.ts';
import { makeSavedGames } from './saved-games.ts';
import type { Settings } from './settings.ts';
import { makeStartForm, type StartForm } from './start-form.ts';

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
  /** The saved games are read again: those in the list are out of date. */
  waitForGames(): void;
  /** Shows the saved games. `isComplete`: no others may follow when the storage answers. */
  listGames(cards: readonly SavedGameCard[], isComplete: boolean): void;
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
  const form = makeStartForm(settings, campaigns, {
    start: (seed) => act({ type: 'start', seed }),
    continue: () => act({ type: 'continue' }),
    confirm: (seed) => act({ type: 'confirm', seed }),
  });
  const daily = makeDailyButton(settings, () => act({ type: 'daily' }));
  const leftOut = makeLeftOut(settings);
  const complaints = makeNotices(settings);
  const report = makeNotices(settings);
  const savedGames = makeSavedGames(settings, campaigns, {
    openFile: () => act({ type: 'openFile' }),
    ...savedGameActionsOf(act),
  });
  const play = [...makeCampaignChoice(settings, campaigns), form.element, daily.element];
  const others = element('div', 'buttons', {}, ...makePartButtons(settings, act));
  const card = element(
    'div',
    'title-card',
    {},
    element('img', 'jewel', { alt: '', width: 96, height: 96, src: jewel }),
    settings.text(element('h1', '', {}), ({ ui }) => ui.title),
    leftOut.element,
    complaints.element,
    report.element,
    element('div', 'title-side', {}, ...play),
    element('div', 'title-side', {}, makeChoices(settings, 'title'), others),
    savedGames.element,
    finePrint(),
  );
  const main = element('main', 'title', { hidden: true, tabIndex: -1 }, card);
  moveWithArrows(main);
  confirmWithKeys(main, form);

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
      complaints.clear();
      report.clear();
      form.offer(null, false);
    },
    offer: form.offer,
    waitForGames: savedGames.wait,
    listGames: savedGames.show,
    showDaily: daily.show,
    showProblems: leftOut.show,
    complain: (say) => complaints.add({ say, isGood: false }),
    report(messages) {
      report.clear();
      for (const message of messages) report.add(message);
    },
  };
}

/** The choice of the campaign, and a line about the chosen one. */
function makeCampaignChoice(settings: Settings, campaigns: readonly Outline[]): HTMLElement[] {
  /** A text in the chosen language; empty for an unknown campaign. */
  const textOf = (id: string, text: 'about' | 'name') => {
    const found = campaigns.find((campaign) => campaign.id === id);
    return found ? textIn(found[text], settings.options.language) : '';
  };
  const choice = makeChoice(
    settings,
    'title',
    'campaign',
    campaigns.map(({ id }) => id),
    ({ ui }) => ui.campaign,
    (id) => textOf(id, 'name') || id,
  );
  const about = () => textOf(settings.options.campaign, 'about');
  return [choice, settings.text(element('p', 'subtitle', {}), about)];
}

/** Lets Z and Enter press the focused button of the title screen, or else confirm its form. */
function confirmWithKeys(main: HTMLElement, form: StartForm): void {
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
}

/** Makes a list of messages about files, which screen readers announce. */
function makeNotices(settings: Settings) {
  const list = element('div', 'complaints', { role: 'alert' });
  return {
    element: list,
    add({ say, isGood }: Message) {
      list.append(settings.text(element('p', isGood ? 'good-news' : 'complaint', {}), say));
      // The player may have scrolled to the saved games.
      list.scrollIntoView({ block: 'nearest' });
    },
    clear: () => list.replaceChildren(),
  };
}

/** The credits that the licences require, in short. */
function finePrint(): HTMLElement {
  const credits = [
    'game-icons.net: Lorc, Delapouite & contributors, CC BY 3.0',
    'M\u00a0PLUS\u00a01p, Fira\u00a0Code: OFL\u00a01.1',
    ...Object.values(libraries).map(([name]) => name),
  ];
  return element('p', 'fine-print', {}, credits.join(' · '));
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
