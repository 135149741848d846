import { namesOfUnits } from '../../bundles/file-owner.ts';
import type { Campaign } from '../../game/campaign.ts';
import { namesOf } from '../../words/sentences.ts';
import { hasDepths, shownDepth } from '../../words/shown-depth.ts';
import type { Language, Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import { lineOfFacts } from '../facts-line.ts';
import { type Pictures, pictureOfEnd } from '../game-over/end-pictures.ts';
import { shareText } from '../game-over/share-text.ts';
import { iconOf } from '../icon.ts';
import type { ScoreEntry } from './score-entry.ts';

/** The actions of one game in the list of scores. */
export interface ScoreItemActions {
  watch(id: string): void;
  /** Saves the game as a file. */
  download(id: string): void;
  /** Starts a game with the seed and mods of this game. */
  replaySeed(id: string): void;
}

/** The sign of a player of films, an arrow into a tray, a flight of stairs, two sheets, and the tip of an arrow. */
const icons = {
  watch: 'M6 3.500 20 12 6 20.500z',
  download: 'M11 3h2v9l3.5-3.5 1.4 1.4L12 16 6.1 9.9l1.4-1.4L11 12zM3 15h2v4h14v-4h2v6H3z',
  replaySeed: 'M3 21v-4.5h4.5V12H12V7.5h4.5V3H21v18z',
  share: 'M8 3h12v14H8zM10 5v10h8V5zM4 7h2v12h10v2H4z',
  unfold: 'M12 16.500 4.500 9l1.600-1.600L12 13.300l5.900-5.900L19.500 9z',
} as const;

/** The classes of the first three games of the best. */
const medals = ['gold', 'silver', 'bronze'] as const;

/** The place of a game in a list. */
export interface ScorePlace {
  /** Null for a game that is not among the best. */
  readonly rank: number | null;
  /** The points of the best game. */
  readonly most: number;
  /** The games of the list whose actions are open. Only a narrow window folds them. */
  readonly open: Set<string>;
}

/** The item of a game in the list of scores: a row of a table. `share`: shares the text of a daily game. */
export function scoreItem(
  entry: ScoreEntry,
  { rank, most, open }: ScorePlace,
  campaign: Campaign,
  { words, options }: { readonly words: Words; readonly options: { readonly language: Language } },
  pictures: Pictures,
  actions: ScoreItemActions,
  share: (text: string) => void,
): HTMLElement {
  const { ui, joined } = words;
  const { scores } = ui;
  const { language } = options;
  const { id } = entry;
  const points = scores.points(entry.points, campaign.points.name);
  const about = words.list([points, timeText(entry.date, language)]);
  const button = (text: string, act: () => void, icon: keyof typeof icons) => {
    // Screen readers name the game, too.
    const made = plainButton('small icon', iconOf(icons[icon]), act, joined.pair(text, about));
    made.append(element('span', '', text));
    return made;
  };
  const buttons = [
    button(ui.saves.watch, () => actions.watch(id), 'watch'),
    button(ui.saves.download, () => actions.download(id), 'download'),
    button(
      hasDepths(campaign) ? ui.sameSeed : ui.sameFight,
      () => actions.replaySeed(id),
      'replaySeed',
    ),
  ];
  if (entry.daily !== null) {
    const shareGame = () => share(shareText(entry, campaign, words, language));
    const shares = button(scores.share, shareGame, 'share');
    shares.classList.add('share-score');
    buttons.push(shares);
  }
  const item = element(
    'li',
    rank !== null && rank <= medals.length ? medals[rank - 1] : '',
    element('span', 'score-rank', rank === null ? '' : String(rank)),
    element('span', 'emblem', pictureOfEnd(campaign, entry.cause, pictures)),
    element('p', 'fate', scores.cause(entry.cause, null, namesOf(campaign, language))),
    element('p', 'dim', lineOfFacts(originFacts(entry, words))),
    scoreBar(entry.points, most),
    element(
      'p',
      'result',
      element('span', 'unseen', points),
      element('span', '', { ariaHidden: 'true' }, String(entry.points)),
    ),
    element('div', 'course', ...courseCells(entry, campaign, words, language)),
  );
  item.append(
    unfoldButton(item, id, open, joined.pair(scores.details, about)),
    element('div', 'buttons', ...buttons),
  );
  item.dataset.id = id;
  return item;
}

/** The points of a game beside those of the best one, as a bar. */
function scoreBar(points: number, most: number): HTMLElement {
  const share = most > 0 ? Math.max(0, points) / most : 0;
  const bar = element('span', 'score-bar', { ariaHidden: 'true' });
  bar.style.setProperty('--share', Math.min(1, share).toFixed(3));
  return bar;
}

/** A place in the list that no game has yet, which screen readers ignore. */
export function emptyPlace(rank: number): HTMLElement {
  return element(
    'div',
    `score-place ${medals[rank - 1] ?? ''}`,
    { ariaHidden: 'true' },
    element('span', 'score-rank', String(rank)),
    element('span', 'emblem'),
    element('span', 'score-bar'),
    element('span', 'result', '–'),
  );
}

/** The button that shows or hides the actions of a game and the facts about its origin. */
function unfoldButton(
  item: HTMLElement,
  id: string,
  open: Set<string>,
  name: string,
): HTMLButtonElement {
  const show = () => {
    if (open.has(id)) item.dataset.open = '';
    else delete item.dataset.open;
    button.ariaExpanded = String(open.has(id));
  };
  const turn = () => {
    if (!open.delete(id)) open.add(id);
    show();
  };
  const button = plainButton('small icon unfold', iconOf(icons.unfold), turn, name);
  show();
  return button;
}

/** The last floor of a game, its level, its length and its date, each with its name. */
function courseCells(
  { turns, depth, level, date }: ScoreEntry,
  campaign: Campaign,
  { ui }: Words,
  language: Language,
): HTMLElement[] {
  const cell = (name: string, value: number | null) =>
    value === null
      ? element('span', '')
      : element('span', '', element('span', 'label', `${name} `), String(value));
  return [
    cell(ui.depth, shownDepth(campaign, depth)),
    cell(ui.level, level),
    cell(ui.turn, turns),
    element('span', '', dayText(date, language)),
  ];
}

/** A day; this year needs no number. */
function dayText(date: number, language: Language): string {
  const isThisYear = new Date(date).getFullYear() === new Date().getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year }).format(
    date,
  );
}

function timeText(date: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(date);
}

/**
 * The seed of a game, its mods and packs, the day of a daily game, whether a replay has confirmed the score, and why
 * it is not ranked.
 */
function originFacts(
  { daily, seed, mods: files, isVerified, unchecked, unranked }: ScoreEntry,
  { ui, joined, list }: Words,
): (string | (string | Node)[])[] {
  const { scores } = ui;
  const mods = namesOfUnits(files);
  return [
    // The date is the seed of a daily game.
    daily === null ? [`${ui.seed} `, element('code', '', seed)] : `${ui.daily.name} ${daily}`,
    ...(mods.length > 0 ? [joined.pair(ui.bestiary.mods, list(mods))] : []),
    ...(isVerified ? [[element('span', 'verified', scores.verified)]] : []),
    ...(unchecked ? [scores.unchecked(unchecked)] : []),
    ...(unranked ? [scores[unranked]] : []),
  ];
}
