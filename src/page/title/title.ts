import { languageName, languages } from '../../words/languages.ts';
import type { Words } from '../../words/texts.ts';
import { makeChoice } from '../choices.ts';
import { element, isDialogOpen, setText } from '../elements.ts';
import { moveWithArrows } from '../focus-moves.ts';
import type { MorePart } from '../options/options-dialog.ts';
import type { Settings } from '../settings.ts';
import { typedLetter } from '../typed-letter.ts';
import { type CardCampaign, makeCampaignCards } from './campaign-cards.ts';
import { makeDailyButton } from './daily-button.ts';
import { makeLeftOut } from './left-out.ts';
import { makeLogo } from './logo.ts';
import type { SavedGameCard } from './saved-game-item.ts';
import { makeSavedGames } from './saved-games.ts';
import { makeStartForm } from './start-form.ts';

/** A button or key of the title screen. A null seed asks for a new one. */
export type TitleAction =
  | { readonly type: 'start'; readonly seed: string | null }
  /** Z or Enter: continues the saved game if it comes first, else starts a new game. */
  | { readonly type: 'confirm'; readonly seed: string | null }
  /** Opens, watches, exports or deletes a saved game. */
  | { readonly type: (typeof savedGameActions)[number]; readonly id: string }
  | { readonly type: 'continue' | 'daily' | 'openFile' | Part | MorePart };

const savedGameActions = ['open', 'watch', 'download', 'delete', 'undelete'] as const;

/** The parts of the page that the title screen opens itself. The options open the others. */
const parts = ['scores', 'bestiary', 'sandbox', 'options'] as const;
type Part = (typeof parts)[number];

/** A message about a file. */
export interface FileMessage {
  readonly say: (words: Words) => string;
  /** It is not a complaint. */
  readonly isGood: boolean;
}

export type Title = ReturnType<typeof makeTitle>;

/**
 * Makes a hidden title screen. `emblems`: the addresses of the campaigns' pictures by id. `act` performs its
 * buttons and keys.
 */
export function makeTitle(
  settings: Settings,
  campaigns: readonly CardCampaign[],
  emblems: ReadonlyMap<string, string>,
  act: (action: TitleAction) => void,
) {
  const form = makeStartForm(settings, campaigns, {
    start: (seed) => act({ type: 'start', seed }),
    continue: () => act({ type: 'continue' }),
    confirm: (seed) => act({ type: 'confirm', seed }),
  });
  const cards = makeCampaignCards(settings, campaigns, emblems);
  const daily = makeDailyButton(settings, () => act({ type: 'daily' }));
  const messages = makeMessages(settings);
  const savedGames = makeSavedGames(settings, campaigns, {
    openFile: () => act({ type: 'openFile' }),
    ...savedGameActionsOf(act),
  });
  const footer = makeFooter(settings, daily.element, savedGames.link, act);
  const rows = [makeLogo(settings), messages.element, form.element, cards.element, footer];
  const card = element('div', 'title-card', ...rows);
  /** The games that can be continued, newest first. */
  let games: readonly SavedGameCard[] = [];
  const main = element('main', 'title', { hidden: true, tabIndex: -1 }, card, savedGames.element);
  moveWithArrows(main);
  confirmWithKeys(main, form);

  return {
    element: main,
    /** Shows the title screen with a seed in its field. */
    show(seed: string | null) {
      form.show(seed);
      main.hidden = false;
      // Not the start button: Space would press it, and the player may still hold Space.
      main.focus({ preventScroll: true });
    },
    hide() {
      main.scrollTop = 0;
      main.hidden = true;
      messages.clear();
      form.offer(null, false);
    },
    /** Offers to continue a saved game, or stops offering. `first`: Z continues it. */
    offer(save: SavedGameCard | null, first: boolean) {
      form.offer(save, first);
      cards.showGames(games, save?.id ?? null);
    },
    /** The saved games are read again: those in the list are out of date. */
    waitForGames: savedGames.wait,
    /** Shows the saved games. `isComplete`: no others may follow when the storage answers. */
    listGames(listed: readonly SavedGameCard[], isComplete: boolean) {
      savedGames.show(listed, isComplete);
      games = listed.filter(({ deleted, problem }) => !deleted && !problem);
    },
    /** Shows the state of the daily game of the chosen campaign, in some facts. */
    showDaily: daily.show,
    /** Shows the best score of each campaign by its id. */
    showBest: cards.showBest,
    showKinds: cards.showKinds,
    /** Shows the errors in bundles; bundles with errors are left out of their campaign. */
    showProblems: messages.showProblems,
    /** Adds a complaint. Complaints stay until the title screen is hidden. */
    complain: messages.complain,
    /** Shows messages about files in place of those about earlier files. */
    report: messages.report,
  };
}

/** Lets Z and Enter press the focused button of the title screen, or else confirm its form. */
function confirmWithKeys(main: HTMLElement, form: ReturnType<typeof makeStartForm>): void {
  window.addEventListener('keydown', (event) => {
    const chord = event.ctrlKey || event.altKey || event.metaKey;
    if (main.hidden || event.repeat || chord) return;
    if (event.target === form.field || isDialogOpen()) return;
    // A focused button has its own use for Enter; a radio button of the choices has none.
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    const enter = event.key === 'Enter' && (event.target === main || isRadio);
    if (typedLetter(event) !== 'z' && !enter) return;
    event.preventDefault();
    // A focused button has the frame, unless it is in a closed notice.
    // The switch of the text view keeps the focus after a press; Z goes on from it to the game.
    const { target } = event;
    const isButton = target instanceof HTMLButtonElement && target.checkVisibility();
    if (isButton && !target.matches('.text-switch')) return target.click();
    form.confirm();
  });
}

/** Makes the messages above the form: bundles that are left out, complaints, and reports about files. */
function makeMessages(settings: Settings) {
  const leftOut = makeLeftOut(settings);
  const complaints = makeNotices(settings);
  const report = makeNotices(settings);
  const notices = [leftOut.element, complaints.element, report.element];
  return {
    element: element('div', 'title-notices', ...notices),
    showProblems: leftOut.show,
    complain: (say: FileMessage['say']) => complaints.add({ say, isGood: false }),
    report(messages: readonly FileMessage[]) {
      report.clear();
      for (const message of messages) report.add(message);
    },
    /** Removes complaints and reports. */
    clear() {
      complaints.clear();
      report.clear();
    },
  };
}

/** Makes a list of messages about files, which screen readers announce. */
function makeNotices(settings: Settings) {
  const list = element('div', 'complaints', { role: 'alert' });
  const shown = new Map<HTMLElement, FileMessage['say']>();
  const refresh = settings.follow((words) => {
    for (const [line, say] of shown) setText(line, say(words));
  });
  return {
    element: list,
    add({ say, isGood }: FileMessage) {
      const line = element('p', isGood ? 'good-news' : 'complaint');
      shown.set(line, say);
      refresh();
      list.append(line);
      // The player may have scrolled to the saved games.
      list.scrollIntoView({ block: 'nearest' });
    },
    clear() {
      shown.clear();
      list.replaceChildren();
    },
  };
}

/** The last line of the title screen: on the left the other ways to play, on the right the settings. */
function makeFooter(
  settings: Settings,
  daily: HTMLElement,
  savedGames: HTMLElement,
  act: (action: TitleAction) => void,
): HTMLElement {
  const names: Readonly<Record<Part, (words: Words) => string>> = {
    scores: ({ ui }) => ui.scores.heading,
    bestiary: ({ ui }) => ui.bestiary.heading,
    sandbox: ({ ui }) => ui.placer.heading,
    options: ({ ui }) => ui.option.heading,
  };
  const part = (type: Part) => settings.button('link', names[type], () => act({ type }));
  const language = makeChoice(
    settings,
    'title',
    'language',
    languages,
    ({ ui }) => ui.languageLabel,
    (value) => languageName(value),
  );
  return element(
    'footer',
    'title-footer',
    element('div', 'links', daily, savedGames, part('scores'), part('bestiary'), part('sandbox')),
    element('div', 'links', language, part('options')),
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
