import { shownDepth } from '../words/shown-depth.ts';
import './game-over.css';
import { has } from '../game/entity.ts';
import { countsPerTurn, performanceOf } from '../game/score.ts';
import type { Game } from '../game/world.ts';
import { namesOf } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { element, moveWithArrows } from './elements.ts';
import { makeLateInput } from './game-over-keys.ts';
import type { ShownTurn } from './health-chart.ts';
import jewel from './jewel.svg';
import { setText } from './keyed-list.ts';
import { makeLastTurns } from './last-turns.ts';
import laurel from './laurel.svg';
import { makeLeftItems } from './left-items.ts';
import type { ScoreEntry } from './score-entry.ts';
import { makeSeedLine } from './seed-line.ts';
import type { Settings } from './settings.ts';
import { makeShareLine } from './share.ts';
import { shareText } from './share-text.ts';
import { makeShownMap } from './shown-map.ts';
import tombstone from './tombstone.svg';
import { makeWayOut, type ShownWayOut } from './way-out.ts';

/** The buttons of the game over screen. */
export interface GameOverActions {
  sameSeed(): void;
  newSeed(): void;
  toTitle(): void;
  watch(): void;
  scores(): void;
  /** Saves the game as a file. */
  download(): void;
}

/** The screen after a game: game over or victory. */
export interface GameOverScreen {
  readonly element: HTMLElement;
  /**
   * Shows how a game ended; one without an ending was given up. `isSaved`: an ordinary game, with a score.
   * The other parts are filled in later.
   */
  show(game: Game, isSaved: boolean): void;
  /** Hides the screen behind a replay, or shows it again as it was. */
  cover(isCovered: boolean): void;
  /** Shows the score with its place among the best, 0 for none. */
  showScore(entry: ScoreEntry, place: number): void;
  showTurns(turns: readonly ShownTurn[] | 'failed'): void;
  showWayOut(wayOut: ShownWayOut | 'none'): void;
  hide(): void;
}

/** Makes a hidden game over screen. */
export function makeGameOver(settings: Settings, actions: GameOverActions): GameOverScreen {
  let game: Game | null = null;
  let saved = true;
  let score: { entry: ScoreEntry; place: number } | null = null;

  const emblem = element('img', 'emblem', { alt: '', width: 96, height: 96 });
  const heading = element('h1', '', {});
  const sentence = element('p', 'sentence', {});
  const facts = element('dl', 'facts', {});
  // Screen readers read the end at once, but not again when the screen comes back after a replay.
  const end = element('div', 'end', {}, emblem, heading, sentence);
  const rank = settings.text(element('p', 'rank', { role: 'status' }), ({ ui }) => {
    if (!saved) return ui.unscored;
    if (!score) return '';
    const { entry, place } = score;
    if (entry.unranked) return ui.scores[entry.unranked];
    return place > 0 && isMemorable(entry) ? ui.scores.place(place) : '';
  });
  const seed = makeSeedLine(settings);
  const lastTurns = makeLastTurns(settings);
  const wayOut = makeWayOut(settings);
  const items = makeLeftItems(settings);
  const share = makeShareLine(settings);
  const button = (className: string, name: (words: Words) => string, onclick: () => void) =>
    element(
      'button',
      className,
      { type: 'button', onclick },
      settings.text(element('span', '', {}), name),
    );
  const same = button('', ({ ui }) => ui.sameSeed, actions.sameSeed);
  // The default: it has the focus and the key.
  const title = button('default', ({ ui }) => ui.toTitle, actions.toTitle);
  title.append(element('kbd', '', { ariaHidden: 'true' }, 'Z'));
  title.setAttribute('aria-keyshortcuts', 'Z');
  const watch = button('small', ({ ui }) => ui.saves.watch, actions.watch);
  const ofSavedGames = [watch, button('small', ({ ui }) => ui.saves.download, actions.download)];
  const shareButton = button(
    'small',
    ({ ui }) => ui.scores.share,
    () => {
      if (!game || !score) return;
      const { words, options } = settings;
      share.share(shareText(score.entry, game.campaign, words, options.language));
    },
  );
  const showMap = button(
    'small',
    ({ ui }) => ui.death.map,
    () => map.open(),
  );
  const details = element(
    'div',
    'death-parts',
    {},
    lastTurns.element,
    wayOut.element,
    items.element,
  );
  const card = element(
    'div',
    'game-over-card',
    {},
    element(
      'div',
      'game-over-body',
      { tabIndex: 0 },
      end,
      facts,
      rank,
      details,
      seed.element,
      share.element,
      element(
        'div',
        'buttons more',
        {},
        shareButton,
        showMap,
        button('small', ({ ui }) => ui.scores.heading, actions.scores),
        ...ofSavedGames,
      ),
    ),
    element(
      'div',
      'buttons main-buttons',
      {},
      same,
      button('', ({ ui }) => ui.newSeed, actions.newSeed),
      title,
    ),
  );
  const map = makeShownMap(settings, card, () => {
    section.classList.remove('map-shown');
    showMap.focus();
  });
  const section = element('main', 'game-over', { hidden: true }, card, map.element);
  showMap.addEventListener('click', () => section.classList.add('map-shown'));
  moveWithArrows(section);
  const input = makeLateInput(
    () => !section.hidden && !map.isOpen,
    () => actions.toTitle(),
  );

  settings.follow((words, { language }) => {
    if (!game) return;
    const { ui } = words;
    const { ending } = game;
    setText(heading, ending ? (ending.won ? ui.victory : ui.defeat) : ui.gaveUp);
    const { victory } = game.campaign.rules;
    setText(
      sentence,
      ending ? words.ending(ending, namesOf(game.campaign, language), victory) : ui.scoreKept,
    );
    facts.replaceChildren(
      ...factsOf(game, words).flatMap(([name, value]) => [
        element('div', '', {}, element('dt', '', {}, name), element('dd', '', {}, value)),
      ]),
    );
  });

  return {
    element: section,
    show(ended, isSaved) {
      game = ended;
      saved = isSaved;
      score = null;
      const won = ended.ending?.won ?? false;
      section.classList.toggle('won', won);
      emblem.src = emblemOf(ended);
      emblem.hidden = ended.ending === null;
      seed.show(ended.seed);
      share.clear();
      shareButton.hidden = true;
      for (const each of ofSavedGames) each.hidden = !isSaved;
      details.hidden = won || !isSaved || ended.ending === null;
      items.show(ended);
      lastTurns.show(ended.campaign, null);
      wayOut.hide();
      end.ariaLive = 'assertive';
      section.hidden = false;
      input.start();
      settings.refresh();
      title.focus({ preventScroll: true });
    },
    cover(isCovered) {
      end.ariaLive = 'off';
      section.hidden = isCovered;
      // The replay was opened by this button, unless it is one of the list of scores.
      if (!isCovered) (saved ? watch : title).focus({ preventScroll: true });
    },
    showScore(entry, place) {
      score = { entry, place };
      shareButton.hidden = entry.daily === null;
      settings.refresh();
    },
    showTurns(turns) {
      if (game) lastTurns.show(game.campaign, turns);
    },
    showWayOut(found) {
      if (game) wayOut.show(game.campaign, found);
    },
    hide() {
      section.hidden = true;
      section.classList.remove('map-shown');
      map.close();
      game = null;
    },
  };
}

/** The picture of an ending: the prize that was won, a laurel without one, or a tombstone. */
function emblemOf({ ending }: Game): string {
  if (!ending?.won) return tombstone;
  return ending.by === 'lastStanding' ? laurel : jewel;
}

/** Games with fewer turns have no place among the best to be proud of. */
const memorableTurns = 10;

/** Whether the place of a game among the best is worth mentioning. */
function isMemorable({ points, turns }: ScoreEntry): boolean {
  return points > 0 && turns >= memorableTurns;
}

function factsOf(game: Game, { ui }: Words): (readonly [name: string, value: string])[] {
  const { Experience } = game.stores;
  const { name } = game.campaign.points;
  const depth = shownDepth(game.campaign, game.floor.depth);
  return [
    [ui[name], String(game.score)],
    [ui.turn, String(game.turn)],
    ...(countsPerTurn(game.campaign) ? [[ui.performance, performanceOf(game)] as const] : []),
    ...(depth === null ? [] : [[ui.depth, String(depth)] as const]),
    ...(has(game, game.hero, 'Experience')
      ? [[ui.level, String(Experience.level[game.hero])] as const]
      : []),
  ];
}
