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

/** An arrow into a tray, a flight of stairs, and two sheets. */
const icons = {
  download: 'M11 3h2v9l3.5-3.5 1.4 1.4L12 16 6.1 9.9l1.4-1.4L11 12zM3 15h2v4h14v-4h2v6H3z',
  replaySeed: 'M3 21v-4.5h4.5V12H12V7.5h4.5V3H21v18z',
  share: 'M8 3h12v14H8zM10 5v10h8V5zM4 7h2v12h10v2H4z',
} as const;

/** The item of a game in the list of scores. `share`: shares the text of a daily game. */
export function scoreItem(
  entry: ScoreEntry,
  campaign: Campaign,
  { words, options }: { readonly words: Words; readonly options: { readonly language: Language } },
  pictures: Pictures,
  actions: ScoreItemActions,
  share: (text: string) => void,
): HTMLElement {
  const { ui, joined } = words;
  const { language } = options;
  const { id } = entry;
  const points = ui.scores.points(entry.points, campaign.points.name);
  const about = words.list([points, timeText(entry.date, language)]);
  const button = (text: string, act: () => void, icon?: keyof typeof icons) => {
    // Screen readers name the game, too.
    const made = plainButton(icon ? 'small icon' : 'small', text, act, joined.pair(text, about));
    if (icon) {
      made.title = text;
      made.replaceChildren(iconOf(icons[icon]));
    }
    return made;
  };
  const buttons = [
    button(ui.saves.watch, () => actions.watch(id)),
    button(ui.saves.download, () => actions.download(id), 'download'),
    button(
      hasDepths(campaign) ? ui.sameSeed : ui.sameFight,
      () => actions.replaySeed(id),
      'replaySeed',
    ),
  ];
  if (entry.daily !== null) {
    const shareGame = () => share(shareText(entry, campaign, words, language));
    const shares = button(ui.scores.share, shareGame, 'share');
    shares.classList.add('share-score');
    buttons.push(shares);
  }
  const item = element(
    'li',
    '',
    element('span', 'emblem', pictureOfEnd(campaign, entry.cause, pictures)),
    element('p', 'result', points),
    element('p', '', endText(entry, campaign, words, language)),
    element(
      'p',
      'dim',
      lineOfFacts([...courseFacts(entry, campaign, words, language), ...originFacts(entry, words)]),
    ),
    element('div', 'buttons', ...buttons),
  );
  item.dataset.id = id;
  return item;
}

/** The end of a game. */
function endText(
  { cause, depth }: ScoreEntry,
  campaign: Campaign,
  { ui: { scores } }: Words,
  language: Language,
): string {
  return scores.cause(cause, shownDepth(campaign, depth), namesOf(campaign, language));
}

/** The length of a game, its last floor and level, and its date. */
function courseFacts(
  { turns, depth, level, date }: ScoreEntry,
  campaign: Campaign,
  { ui }: Words,
  language: Language,
): string[] {
  const floor = shownDepth(campaign, depth);
  return [
    `${ui.turn} ${turns}`,
    ...(floor === null ? [] : [ui.arrival(floor)]),
    ...(level === null ? [] : [`${ui.level} ${level}`]),
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date),
  ];
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
    ...(daily === null ? [] : [`${ui.daily.name} ${daily}`]),
    [`${ui.seed} `, element('code', '', seed)],
    ...(mods.length > 0 ? [joined.pair(ui.bestiary.mods, list(mods))] : []),
    ...(isVerified ? [[element('span', 'verified', scores.verified)]] : []),
    ...(unchecked ? [scores.unchecked(unchecked)] : []),
    ...(unranked ? [scores[unranked]] : []),
  ];
}
