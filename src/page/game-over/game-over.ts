import './game-over.css';
import './sale-list.css';
import './game-over-windows.css';
import type { Game } from '../../game/world.ts';
import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import { moveWithArrows } from '../focus-moves.ts';
import type { MakePortrait } from '../portrait.ts';
import type { ScoreEntry } from '../scores/score-entry.ts';
import { makeSeedLine } from '../seed-line.ts';
import type { Settings } from '../settings.ts';
import { makeShareLine } from '../share.ts';
import { makeCeremony } from './ceremony.ts';
import type { Pictures } from './end-pictures.ts';
import { makeLateInput } from './game-over-keys.ts';
import { type Kills, makeSummary } from './game-over-summary.ts';
import type { ShownTurn } from './health-chart.ts';
import { makeLastTurns } from './last-turns.ts';
import { makeLeftItems } from './left-items.ts';
import { makeRankLine, type Rank } from './rank-line.ts';
import { makeSaleList } from './sale-list.ts';
import { type EndPicture, makeSceneFrame } from './scene-frame.ts';
import { shareText } from './share-text.ts';
import { makeShownMap } from './shown-map.ts';
import { makeWayOut, type ShownWayOut } from './way-out.ts';

/** The buttons of the game over screen. */
export interface GameOverActions {
  sameSeed(): void;
  newSeed(): void;
  toTitle(): void;
  watch(): void;
  scores(): void;
  /** The picture of the game as it is drawn now; null if there is none. */
  scene(): EndPicture | null;
  /** Saves the game as a file. */
  download(): void;
}

/** How the game over screen shows a game. */
interface ShownEnd {
  /** An ordinary game, with a score. */
  readonly isSaved: boolean;
  /** Whether its score has a rank. The screen says so of a game that was given up. */
  readonly keepsScore: boolean;
  readonly killed: Kills;
}

/** The screen after a game: game over or victory. */
export interface GameOverScreen {
  readonly element: HTMLElement;
  /**
   * Shows how a game ended; one without an ending was given up. The other parts are filled in later.
   */
  show(game: Game, end: ShownEnd): void;
  /** Hides the screen behind a replay, or shows it again as it was. */
  cover(isCovered: boolean): void;
  /** Shows the score with its place among the best, 0 for none. `best`: the best other score. */
  showScore(entry: ScoreEntry, place: number, best: ScoreEntry | null): void;
  showTurns(turns: readonly ShownTurn[] | 'failed'): void;
  showWayOut(wayOut: ShownWayOut | 'none'): void;
  hide(): void;
}

/** Makes a hidden game over screen. */
export function makeGameOver(
  settings: Settings,
  pictures: Pictures,
  actions: GameOverActions,
): GameOverScreen {
  let game: Game | null = null;
  let isScored = true;
  const summary = makeSummary(settings, pictures);
  const ceremony = makeCeremony(pictures);
  const sale = makeSaleList(settings, pictures.portraitOf);
  const rank = makeRankLine(settings);
  const seed = makeSeedLine(settings);
  const causes = makeCauses(settings, pictures.portraitOf);
  const share = makeShareButton(settings);
  const buttons = makeButtons(settings, actions, () => openMap());
  const more = element('div', 'buttons more', {}, share.button, ...buttons.more);
  const body = element(
    'div',
    'game-over-body',
    { tabIndex: 0 },
    ...summary.elements,
    element('div', 'place', {}, element('div', '', {}, ...rank.elements), seed.element),
    sale.element,
    causes.element,
    share.line,
    more,
  );
  const main = element('div', 'buttons main-buttons', {}, ...buttons.main);
  const card = element('div', 'game-over-card', {}, body, main);
  const map = makeShownMap(settings, card, () => {
    section.classList.remove('map-shown');
    frame.start();
    buttons.map.focus();
  });
  const frame = makeSceneFrame(card, actions.scene);
  const openMap = () => {
    frame.stop();
    map.open();
    section.classList.add('map-shown');
  };
  const leaveMap = () => {
    map.close();
    section.classList.remove('map-shown');
  };
  const parts = [ceremony.element, card, map.element];
  const section = element('main', 'game-over', { hidden: true }, ...parts);
  moveWithArrows(section);
  settleOnInput(section, summary.heading);
  const input = makeLateInput(() => !section.hidden && !map.isOpen, actions.toTitle);

  return {
    element: section,
    show(ended, { isSaved, keepsScore, killed }) {
      game = ended;
      isScored = isSaved;
      const won = ended.ending?.won ?? false;
      section.classList.toggle('won', won);
      section.classList.remove('settled');
      ceremony.show(ended);
      sale.show(ended);
      seed.show(ended.seed);
      share.clear();
      buttons.showSaved(isSaved);
      causes.start(ended, won || !isSaved || ended.ending === null);
      section.hidden = false;
      frame.start();
      // After the screen has appeared: screen readers do not read a change of hidden text.
      summary.show(ended, keepsScore, killed);
      input.start();
      rank.show(isSaved ? null : 'unscored');
      // No button: a player who still fights would press it unread.
      summary.heading.focus({ preventScroll: true });
    },
    cover(isCovered) {
      summary.silence();
      section.classList.add('settled');
      section.hidden = isCovered;
      if (isCovered) {
        frame.stop();
        leaveMap();
      } else frame.start();
      // The replay was opened by this button, unless it is one of the list of scores.
      if (!isCovered) (isScored ? buttons.watch : buttons.title).focus({ preventScroll: true });
    },
    showScore(entry, place, best) {
      if (!game) return;
      share.offer(entry, game);
      rank.show({ entry, place, best, points: game.campaign.points.name } satisfies Rank);
    },
    showTurns(turns) {
      if (game) causes.lastTurns.show(game.campaign, turns);
    },
    showWayOut(found) {
      if (game) causes.wayOut.show(game.campaign, found);
    },
    hide() {
      section.hidden = true;
      frame.stop();
      leaveMap();
      ceremony.hide();
      game = null;
    },
  };
}

/** Any input shows the last state of a ceremony at once. `heading`: has the focus from the beginning. */
function settleOnInput(section: HTMLElement, heading: HTMLElement): void {
  const settle = ({ target }: Event) => {
    if (!section.hidden && target !== heading) section.classList.add('settled');
  };
  const settleAlways = () => {
    if (!section.hidden) section.classList.add('settled');
  };
  for (const type of ['keydown', 'pointerdown', 'click']) {
    window.addEventListener(type, settleAlways, { capture: true });
  }
  // A gamepad moves the focus.
  section.addEventListener('focusin', settle);
}

/** The parts that explain a death: the last turns, a way out, and the items that were left. */
function makeCauses(settings: Settings, portraitOf: MakePortrait) {
  const lastTurns = makeLastTurns(settings);
  const wayOut = makeWayOut(settings);
  const items = makeLeftItems(settings, portraitOf);
  const parts = [lastTurns.element, wayOut.element, items.element];
  const details = element('div', 'death-parts', {}, ...parts);
  return {
    element: details,
    lastTurns,
    wayOut,
    /** Shows the items of an ended game. The other parts are filled in later. */
    start(ended: Game, isHidden: boolean) {
      details.hidden = isHidden;
      items.show(ended);
      lastTurns.show(ended.campaign, null);
      wayOut.hide();
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
  const button = settings.text(
    element('button', 'small', { type: 'button', onclick }),
    ({ ui }) => ui.scores.share,
  );
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

/** The buttons of the screen. The one to the title screen is the default: it has the key. */
function makeButtons(settings: Settings, actions: GameOverActions, openMap: () => void) {
  const button = (className: string, name: (words: Words) => string, onclick: () => void) =>
    element(
      'button',
      className,
      { type: 'button', onclick },
      settings.text(element('span', '', {}), name),
    );
  const same = button('', ({ ui }) => ui.sameSeed, actions.sameSeed);
  const fresh = button('', ({ ui }) => ui.newSeed, actions.newSeed);
  const title = button('start default', ({ ui }) => ui.toTitle, actions.toTitle);
  title.append(element('kbd', '', { ariaHidden: 'true' }, 'Z'));
  title.setAttribute('aria-keyshortcuts', 'Z');
  const map = button('small', ({ ui }) => ui.death.map, openMap);
  const scores = button('small', ({ ui }) => ui.scores.heading, actions.scores);
  const watch = button('small', ({ ui }) => ui.saves.watch, actions.watch);
  const download = button('small', ({ ui }) => ui.saves.download, actions.download);
  return {
    main: [same, fresh, title],
    more: [map, scores, watch, download],
    title,
    map,
    watch,
    /** Shows or hides the buttons that need a saved game. */
    showSaved(isSaved: boolean) {
      watch.hidden = !isSaved;
      download.hidden = !isSaved;
    },
  };
}
