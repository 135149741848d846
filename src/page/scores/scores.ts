import './scores.css';
import type { Campaign, Outline } from '../../game/campaign.ts';
import { textIn } from '../../words/sentences.ts';
import { hasDepths } from '../../words/shown-depth.ts';
import type { Say, Words } from '../../words/texts.ts';
import { makeDialog } from '../dialog.ts';
import { element, plainButton } from '../elements.ts';
import { keepFocus } from '../focus-moves.ts';
import type { Pictures } from '../game-over/end-pictures.ts';
import laurel from '../game-over/laurel.svg';
import type { Settings } from '../settings.ts';
import { makeShareLine } from '../share.ts';
import { makeStatusLine } from '../status-line.ts';
import { makeSureButton } from '../sure-button.ts';
import podiumPicture from './podium.svg';
import type { ScoreEntry } from './score-entry.ts';
import { emptyPlace, type ScoreItemActions, type ScorePlace, scoreItem } from './score-item.ts';

/** The games of a campaign that the dialog lists. */
export interface ScoreLists {
  readonly best: readonly ScoreEntry[];
  readonly last: readonly ScoreEntry[];
  /** The scores were deleted on this page, and can be restored. */
  readonly isDeleted: boolean;
}

/** The list of scores needs these from the page. */
export interface ScoresActions extends ScoreItemActions {
  campaign(id: string): Campaign;
  /** Reads the scores of a campaign, and shows them with `show`. */
  choose(campaign: string): void;
  deleteAll(campaign: string): void;
  undelete(campaign: string): void;
  /** Starts a new game of a campaign. */
  start(campaign: string): void;
}

/** Makes the closed dialog. */
export function makeScores(
  settings: Settings,
  campaigns: readonly Outline[],
  pictures: Pictures,
  actions: ScoresActions,
) {
  let shown = campaigns[0].id;
  let lists: ScoreLists | null = null;
  let offersStart = false;
  const tabs = element('div', 'score-tabs');
  const share = makeShareLine(settings);
  const problem = makeStatusLine(settings, 'p', 'complaint');
  const content = makeContent(settings, pictures, actions, share.share);
  const parts = [tabs, share.element, problem.element, content.element];
  const dialog = makeDialog(settings, 'scores', ({ ui }) => ui.scores.heading, ...parts);

  const choose = (id: string) => {
    shown = id;
    lists = null;
    share.clear();
    problem.say(null);
    draw();
    actions.choose(id);
  };
  const draw = () => {
    keepFocus(tabs, () =>
      tabs.replaceChildren(...tabButtons(campaigns, shown, settings, pictures, choose)),
    );
    content.forget();
    if (lists) content.show(shown, lists, offersStart);
    else content.clear();
  };
  settings.follow(draw);

  return {
    dialog,
    /** The campaign whose scores are shown. */
    get campaign() {
      return shown;
    },
    /** `canStart`: whether a campaign without scores has a button that starts a game. */
    open(campaign: string, canStart: boolean) {
      offersStart = canStart;
      choose(campaign);
      if (!dialog.open) dialog.showModal();
    },
    show(read: ScoreLists) {
      lists = read;
      content.show(shown, read, offersStart);
    },
    /** Says why a game cannot be used, until another campaign is chosen; null removes the message. */
    complain(say: Say | null) {
      problem.say(say);
      if (say) problem.element.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** Makes the part of the dialog with the lists of one campaign. */
function makeContent(
  settings: Settings,
  pictures: Pictures,
  actions: ScoresActions,
  share: (text: string) => void,
) {
  const content = element('div', 'score-lists');
  /** The lists on the page; null if there are none, or if they are out of date. */
  let full: ReturnType<typeof makeFullLists> | null = null;
  const draw = (id: string, read: ScoreLists, offersStart: boolean) => {
    if (read.last.length === 0) {
      full = null;
      content.replaceChildren(noScores(id, read.isDeleted, offersStart, settings, actions));
      return;
    }
    if (!full) {
      const itemOf = (entry: ScoreEntry, place: ScorePlace) =>
        scoreItem(entry, place, actions.campaign(id), settings, pictures, actions, share);
      full = makeFullLists(settings, actions.campaign(id), itemOf, () => actions.deleteAll(id));
      content.replaceChildren(...full.elements);
    }
    full.show(read);
  };
  return {
    element: content,
    show: (id: string, read: ScoreLists, offersStart: boolean) =>
      keepFocus(content, () => draw(id, read, offersStart)),
    /** Makes the lists again when they are shown next: the campaign or the settings have changed. */
    forget() {
      full = null;
    },
    clear: () => content.replaceChildren(),
  };
}

/** A button for each campaign. */
function tabButtons(
  campaigns: readonly Outline[],
  shown: string,
  { options }: Settings,
  { emblems }: Pictures,
  choose: (campaign: string) => void,
): HTMLElement[] {
  return campaigns.map(({ id, name }) => {
    const text = element('span', '', textIn(name, options.language));
    const tab = plainButton('small', text, () => choose(id));
    const src = emblems.get(id);
    if (src) tab.prepend(element('img', '', { alt: '', src }));
    tab.ariaPressed = String(id === shown);
    return tab;
  });
}

/**
 * Three empty pedestals for a campaign without scores, and the button that restores deleted ones or starts the first game.
 */
function noScores(
  campaign: string,
  isDeleted: boolean,
  offersStart: boolean,
  { words: { ui } }: Settings,
  { undelete, start }: ScoresActions,
): HTMLElement {
  const picture = (name: string, src: string) => element('img', name, { alt: '', src });
  const scene = element('div', 'podium', picture('', podiumPicture), picture('laurel', laurel));
  const note = element('div', 'none', scene);
  // Restored scores appear at once, so that no words about future ones are beside this button.
  if (isDeleted) {
    note.append(plainButton('small', ui.saves.undelete, () => undelete(campaign)));
    return note;
  }
  note.append(element('p', '', ui.scores.none));
  if (offersStart) note.append(plainButton('start', ui.start, () => start(campaign)));
  return note;
}

/** The places that the list has at least. */
const podium = 3;

/** The places after the first ones that no game has yet. */
function emptyPlaces(taken: number, count: number): HTMLElement[] {
  return Array.from({ length: Math.max(0, count - taken) }, (_, at) => emptyPlace(taken + at + 1));
}

/**
 * The best and the last games of a campaign, and the button that deletes them. A score that is verified changes
 * only the lists: the button keeps the focus and its question.
 */
function makeFullLists(
  { words: { ui } }: Settings,
  campaign: Campaign,
  itemOf: (entry: ScoreEntry, place: ScorePlace) => HTMLElement,
  deleteAll: () => void,
) {
  const { scores } = ui;
  const texts = { label: scores.deleteAll, question: scores.deleteSure };
  const opened = { best: new Set<string>(), last: new Set<string>() };
  const bestList = element('ol', '');
  const places = element('div', 'score-places');
  const noneRanked = element('p', 'aside', scores.noneRanked);
  const lastList = element('ul', '');
  const bestHead = listHead(scores.best, campaign, ui);
  return {
    elements: [
      bestHead,
      bestList,
      noneRanked,
      places,
      listHead(scores.last, campaign, ui),
      lastList,
      element('div', 'score-foot', makeSureButton({ className: 'small', ...texts }, deleteAll)),
    ],
    show({ best, last }: ScoreLists) {
      const most = best[0]?.points ?? 0;
      const ranks = new Map(best.map(({ id }, at) => [id, at + 1]));
      const itemsOf = (entries: readonly ScoreEntry[], open: Set<string>) =>
        entries.map((entry) => itemOf(entry, { rank: ranks.get(entry.id) ?? null, most, open }));
      bestList.replaceChildren(...itemsOf(best, opened.best));
      places.replaceChildren(...emptyPlaces(best.length, podium));
      bestHead.classList.toggle('bare', best.length === 0);
      noneRanked.hidden = best.length > 0;
      lastList.replaceChildren(...itemsOf(last, opened.last));
    },
  };
}

/** The heading of a list, and the names of its columns. */
function listHead(heading: string, campaign: Campaign, ui: Words['ui']): HTMLElement {
  const hasFloors = hasDepths(campaign);
  const names = [ui[campaign.points.name], hasFloors ? ui.depth : '', hasFloors ? ui.level : ''];
  const cells = [...names, ui.turn, ui.scores.date].map((name) =>
    element('span', '', { ariaHidden: 'true' }, name),
  );
  return element('div', 'score-head', element('h3', '', heading), ...cells);
}
