import type { Kills } from '../../describe/kills.ts';
import type { DatedLine } from '../../describe/route.ts';
import type { Game } from '../../game/world.ts';
import { hasDepths } from '../../words/shown-depth.ts';
import type { Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { ScoreEntry } from '../scores/score-entry.ts';
import { makeSeedLine } from '../seed-line.ts';
import type { Settings } from '../settings.ts';
import { makeShareLine } from '../share.ts';
import type { Pictures } from './end-pictures.ts';
import { makeSummary } from './game-over-summary.ts';
import type { ShownTurn } from './health-chart.ts';
import { makeKilledKinds } from './killed-kinds.ts';
import { makeLastTurns } from './last-turns.ts';
import { makeLeftItems } from './left-items.ts';
import { makeRankLine } from './rank-line.ts';
import { makeRoute } from './route.ts';
import { makeSaleList } from './sale-list.ts';
import { shareText } from './share-text.ts';
import { makeWayOut, type ShownWayOut } from './way-out.ts';

/** The buttons of the card. */
export interface CardActions {
  sameSeed(): void;
  newSeed(): void;
  toTitle(): void;
  watch(): void;
  scores(): void;
  /** Saves the game as a file. */
  download(): void;
}

/** How the card shows a game. */
export interface ShownEnd {
  /** An ordinary game, with a score. */
  readonly isSaved: boolean;
  /** Whether its score has a rank. The card of a game that was given up shows this. */
  readonly keepsScore: boolean;
  readonly killed: Kills & { readonly lines: readonly DatedLine[] };
}

/** Makes the card with the texts about an ended game, and the buttons. */
export function makeGameOverCard(
  settings: Settings,
  pictures: Pictures,
  actions: CardActions,
  openMap: () => void,
) {
  let game: Game | null = null;
  const summary = makeSummary(settings, pictures);
  const rank = makeRankLine(settings);
  const seed = makeSeedLine(settings);
  const story = makeStory(settings, pictures.portraitOf);
  const { lastTurns, wayOut, items } = story;
  const share = makeShareButton(settings);
  const hasDungeon = () => game === null || hasDepths(game.campaign);
  const buttons = makeButtons(settings, actions, openMap, hasDungeon);
  const place = element('div', 'place', element('div', '', ...rank.elements), seed.element);
  const more = element('div', 'buttons more', share.button, ...buttons.more);
  const parts = [...summary.elements, place, ...story.elements, share.line, more];
  const body = element('div', 'game-over-body', { tabIndex: 0 }, ...parts);
  const main = element('div', 'buttons main-buttons', ...buttons.main);
  return {
    element: element('div', 'game-over-card', body, main),
    heading: summary.heading,
    mapButton: buttons.map,
    /** Fills the parts that screen readers do not read by themselves. */
    fill(ended: Game, { isSaved, killed }: ShownEnd) {
      game = ended;
      story.show(ended, isSaved, killed);
      seed.show(ended.seed);
      share.clear();
      buttons.show(isSaved);
    },
    /** Fills the parts that screen readers read at once. */
    announce(ended: Game, { isSaved, keepsScore, killed }: ShownEnd) {
      summary.show(ended, keepsScore, killed);
      rank.show(isSaved ? null : 'unscored');
    },
    /** Keeps screen readers from reading the end again when the card comes back. */
    silence: summary.silence,
    /** Moves the focus to the button of the replay. An unsaved game has none: its replay is one of the scores. */
    focusAfterReplay() {
      (buttons.watch.hidden ? buttons.title : buttons.watch).focus({ preventScroll: true });
    },
    showScore(entry: ScoreEntry, place: number, best: ScoreEntry | null) {
      if (!game) return;
      share.offer(entry, game);
      rank.show({ entry, place, best, points: game.campaign.points.name });
    },
    showTurns(turns: readonly ShownTurn[] | 'failed') {
      if (!game) return;
      lastTurns.show(game.campaign, turns);
      if (turns === 'failed') wayOut.hide();
    },
    /** `failed`: it cannot be known. */
    showWayOut(found: ShownWayOut | 'none' | 'failed') {
      if (found === 'failed') wayOut.hide();
      else if (game) wayOut.show(game.campaign, found);
      if (found === 'none') items.unmark();
    },
    /** Ignores the parts of this game that are not known yet. */
    forget() {
      game = null;
    },
  };
}

/**
 * The parts about the game: the sale after a victory; the last turns before a death and a way out; the killed kinds;
 * and the items that the hero has left.
 */
function makeStory(settings: Settings, portraitOf: MakePortrait) {
  const sale = makeSaleList(settings, portraitOf);
  const lastTurns = makeLastTurns(settings);
  const wayOut = makeWayOut(settings);
  const death = element('div', 'death-parts', lastTurns.element, wayOut.element);
  const killedKinds = makeKilledKinds(settings, portraitOf);
  const route = makeRoute(settings, portraitOf);
  const items = makeLeftItems(settings, portraitOf);
  /** Shows the parts that explain a death. The last turns and the way out are filled in later. */
  const showDeath = (ended: Game, isHidden: boolean) => {
    death.hidden = isHidden;
    if (isHidden) items.hide();
    else items.show(ended);
    lastTurns.show(ended.campaign, null);
    if (isHidden) wayOut.hide();
    else wayOut.show(ended.campaign, 'searching');
  };
  return {
    elements: [sale.element, death, route.element, killedKinds.element, items.element],
    lastTurns,
    wayOut,
    items,
    show(ended: Game, isSaved: boolean, killed: ShownEnd['killed']) {
      const isAlive = ended.ending?.won ?? true;
      sale.show(ended);
      showDeath(ended, isAlive || !isSaved);
      if (isAlive && isSaved && sale.element.hidden) route.show(ended, () => killed.lines);
      else route.hide();
      // After a death, the items of the hero say more.
      if (isSaved && (isAlive || items.element.hidden)) killedKinds.show(ended, killed);
      else killedKinds.hide();
      // The sale lists all items.
      if (isAlive && isSaved && sale.element.hidden) items.show(ended);
    },
  };
}

/** The button that shares a daily game, and the line that reports the result. */
function makeShareButton(settings: Settings) {
  let text: (() => string) | null = null;
  const line = makeShareLine(settings);
  const onclick = () => {
    if (text) line.share(text());
  };
  const button = settings.button('small', ({ ui }) => ui.scores.share, onclick);
  return {
    button,
    line: line.element,
    /** Offers to share the score of a game, if it was the daily game. */
    offer(entry: ScoreEntry, { campaign }: Game) {
      text = () => shareText(entry, campaign, settings.words, settings.options.language);
      button.hidden = entry.daily === null;
    },
    clear() {
      line.clear();
      button.hidden = true;
    },
  };
}

/**
 * The buttons of the card. Another game is the main one, with Enter: no key of the game, which a player who still
 * fights could press. A gamepad, whose buttons are few, presses the default, the one to the title screen.
 * `hasDungeon`: whether the game was in a dungeon, and not in an arena.
 */
function makeButtons(
  settings: Settings,
  actions: CardActions,
  openMap: () => void,
  hasDungeon: () => boolean,
) {
  const button = (className: string, name: (words: Words) => string, act: () => void) =>
    plainButton(className, settings.text(element('span', ''), name), act);
  const nameOf = (dungeon: 'sameSeed' | 'newSeed', fight: 'sameFight' | 'newFight') => {
    return ({ ui }: Words) => ui[hasDungeon() ? dungeon : fight];
  };
  const same = button('', nameOf('sameSeed', 'sameFight'), actions.sameSeed);
  const fresh = button('start', nameOf('newSeed', 'newFight'), actions.newSeed);
  const title = button('default', ({ ui }) => ui.toTitle, actions.toTitle);
  for (const [named, key] of [
    [title, 'Z'],
    [fresh, 'Enter'],
  ] as const) {
    named.append(element('kbd', '', { ariaHidden: 'true' }, key));
    named.setAttribute('aria-keyshortcuts', key);
  }
  const map = button('small', ({ ui }) => ui.death.map, openMap);
  const scores = button('small', ({ ui }) => ui.scores.heading, actions.scores);
  const watch = button('small', ({ ui }) => ui.saves.watch, actions.watch);
  const download = button('small', ({ ui }) => ui.saves.download, actions.download);
  return {
    main: [title, same, fresh],
    more: [map, scores, watch, download],
    title,
    map,
    watch,
    /** Names the buttons for another game. Some need a saved one. */
    show(isSaved: boolean) {
      for (const { firstElementChild } of [same, fresh])
        if (firstElementChild) settings.renewTexts(firstElementChild);
      watch.hidden = !isSaved;
      download.hidden = !isSaved;
    },
  };
}
