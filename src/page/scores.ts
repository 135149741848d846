import { shownDepth } from '../words/shown-depth.ts';
import './scores.css';
import type { Campaign, Outline } from '../game/campaign.ts';
import { namesOf, textIn } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { ScoreEntry } from './score-entry.ts';
import type { Settings } from './settings.ts';
import { makeShareLine } from './share.ts';
import { shareText } from './share-text.ts';
import { makeSureButton } from './sure-button.ts';

/** The games of a campaign that the dialog lists. */
export interface ScoreLists {
  readonly best: readonly ScoreEntry[];
  readonly last: readonly ScoreEntry[];
  /** The scores were deleted on this page, and can be restored. */
  readonly isDeleted: boolean;
}

/** The list of scores needs these from the page. */
export interface ScoresActions {
  campaign(id: string): Campaign;
  /** Reads the scores of a campaign, and shows them with `show`. */
  choose(campaign: string): void;
  watch(id: string): void;
  /** Saves the game as a file. */
  download(id: string): void;
  /** Starts a game with the seed and mods of this game. */
  replaySeed(id: string): void;
  deleteAll(campaign: string): void;
  undelete(campaign: string): void;
}

/** The dialog with the scores of all campaigns. */
export interface ScoresDialog {
  readonly dialog: HTMLDialogElement;
  /** The campaign whose scores are shown. */
  readonly campaign: string;
  open(campaign: string): void;
  show(lists: ScoreLists): void;
}

/** Makes the closed dialog. */
export function makeScores(
  settings: Settings,
  campaigns: readonly Outline[],
  actions: ScoresActions,
): ScoresDialog {
  let shown = campaigns[0].id;
  let lists: ScoreLists | null = null;
  const tabs = element('div', 'score-tabs', {});
  const share = makeShareLine(settings);
  const content = element('div', 'score-lists', {});
  const dialog = makeDialog(
    settings,
    'scores',
    ({ ui }) => ui.scores.heading,
    tabs,
    share.element,
    content,
  );

  const choose = (id: string) => {
    shown = id;
    lists = null;
    share.clear();
    draw();
    actions.choose(id);
  };
  const button = (text: (words: Words) => string, onclick: () => void, className = 'small') =>
    element('button', className, { type: 'button', onclick }, text(settings.words));

  const drawTabs = () => {
    tabs.replaceChildren(
      ...campaigns.map(({ id, name }) => {
        const tab = button(
          () => textIn(name, settings.options.language),
          () => choose(id),
        );
        tab.ariaPressed = String(id === shown);
        return tab;
      }),
    );
  };
  const draw = () => {
    const focused = document.activeElement?.closest('li')?.dataset.id;
    const isTab = tabs.contains(document.activeElement);
    drawTabs();
    if (isTab) tabs.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    content.replaceChildren(...(lists ? drawLists(lists) : []));
    if (focused) content.querySelector<HTMLElement>(`[data-id="${focused}"] button`)?.focus();
  };
  const drawLists = ({ best, last, isDeleted }: ScoreLists): HTMLElement[] => {
    const { ui } = settings.words;
    if (last.length === 0) {
      return [
        element('p', 'aside', {}, ui.scores.none),
        ...(isDeleted
          ? [
              button(
                () => ui.saves.undelete,
                () => actions.undelete(shown),
              ),
            ]
          : []),
      ];
    }
    const campaign = actions.campaign(shown);
    const list = (tag: 'ol' | 'ul', heading: string, entries: readonly ScoreEntry[]) => [
      element('h3', '', {}, heading),
      element(tag, '', {}, ...entries.map((entry) => itemOf(entry, campaign))),
    ];
    const deleting = makeSureButton(
      { className: 'small', label: ui.scores.deleteAll, question: ui.scores.deleteSure },
      () => actions.deleteAll(shown),
    );
    return [
      ...list('ol', ui.scores.best, best),
      ...(best.length === 0 ? [element('p', 'aside', {}, ui.scores.noneRanked)] : []),
      ...list('ul', ui.scores.last, last),
      element('div', 'buttons', {}, deleting),
    ];
  };
  const itemOf = (entry: ScoreEntry, campaign: Campaign): HTMLElement => {
    const { words, options } = settings;
    const { ui } = words;
    const { cause, level, points, turns, seed, mods, daily, unranked, date } = entry;
    const depth = shownDepth(campaign, entry.depth);
    const facts = [
      `${ui.turn} ${turns}`,
      ...(depth === null ? [] : [`${ui.depth} ${depth}`]),
      ...(level === null ? [] : [`${ui.level} ${level}`]),
    ];
    const time = new Intl.DateTimeFormat(options.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const item = element(
      'li',
      '',
      {},
      element(
        'p',
        'result',
        {},
        element('strong', '', {}, ui.scores.points(points, campaign.points.name)),
        ` ${ui.scores.cause(cause, depth, namesOf(campaign, options.language))}`,
      ),
      element('p', 'dim', {}, `${facts.join(' · ')} · ${time.format(date)}`),
      element(
        'p',
        'dim',
        {},
        daily === null ? '' : `${ui.daily.name} ${daily} · `,
        `${ui.seed} `,
        element('code', '', {}, seed),
        mods.length > 0 ? ` · ${ui.bestiary.mods}: ${mods.join(', ')}` : '',
      ),
      element(
        'p',
        'dim',
        {},
        element(
          'span',
          entry.isVerified ? 'verified' : 'unverified',
          {},
          entry.isVerified ? ui.scores.verified : ui.scores.unverified,
        ),
        entry.unchecked ? ` · ${ui.scores.unchecked(entry.unchecked)}` : '',
        unranked ? ` · ${ui.scores[unranked]}` : '',
      ),
      element(
        'div',
        'buttons',
        {},
        button(
          () => ui.saves.watch,
          () => actions.watch(entry.id),
        ),
        button(
          () => ui.saves.download,
          () => actions.download(entry.id),
        ),
        button(
          () => ui.sameSeed,
          () => actions.replaySeed(entry.id),
        ),
        ...(daily === null
          ? []
          : [
              button(
                () => ui.scores.share,
                () => share.share(shareText(entry, campaign, words, options.language)),
              ),
            ]),
      ),
    );
    item.dataset.id = entry.id;
    return item;
  };
  settings.follow(draw);

  return {
    dialog,
    get campaign() {
      return shown;
    },
    open(campaign) {
      choose(campaign);
      if (!dialog.open) dialog.showModal();
    },
    show(read) {
      lists = read;
      draw();
    },
  };
}
