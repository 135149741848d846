import './game-over.css';
import { has } from '../game/entity.ts';
import { performanceOf } from '../game/score.ts';
import type { Game } from '../game/world.ts';
import { namesOf } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { element, moveWithArrows } from './elements.ts';
import jewel from './jewel.svg';
import { makeSeedLine } from './seed-line.ts';
import type { Settings } from './settings.ts';
import tombstone from './tombstone.svg';

/** The buttons of the game over screen. */
export interface GameOverActions {
  sameSeed(): void;
  newSeed(): void;
  toTitle(): void;
}

/** The screen after a game: game over or victory. */
export interface GameOverScreen {
  readonly element: HTMLElement;
  /** Shows how a game ended. `counts`: whether it can be ranked. */
  show(game: Game, counts: boolean): void;
  hide(): void;
}

/** Milliseconds without input at first: a player who still fights would close the screen unread. */
const pause = 400;

/** Makes a hidden game over screen. */
export function makeGameOver(settings: Settings, actions: GameOverActions): GameOverScreen {
  let game: Game | null = null;
  let shownAt = 0;

  const emblem = element('img', 'emblem', { alt: '', width: 96, height: 96 });
  const heading = element('h1', '', {});
  const sentence = element('p', 'sentence', {});
  const facts = element('dl', 'facts', {});
  const unscored = settings.text(element('p', 'unscored', {}), ({ ui }) => ui.unscored);
  const seed = makeSeedLine(settings);
  const button = (className: string, name: (words: Words) => string, onclick: () => void) =>
    element(
      'button',
      className,
      { type: 'button', onclick },
      settings.text(element('span', '', {}), name),
    );
  const same = button('', ({ ui }) => ui.sameSeed, actions.sameSeed);
  const title = button('', ({ ui }) => ui.toTitle, actions.toTitle);
  title.append(element('kbd', '', { ariaHidden: 'true' }, 'Z'));
  title.setAttribute('aria-keyshortcuts', 'Z');
  const section = element(
    'section',
    'game-over',
    { hidden: true },
    element(
      'div',
      'game-over-card',
      {},
      emblem,
      heading,
      sentence,
      facts,
      unscored,
      seed.element,
      element(
        'div',
        'buttons',
        {},
        same,
        button('', ({ ui }) => ui.newSeed, actions.newSeed),
        title,
      ),
    ),
  );
  section.ariaLive = 'assertive';

  settings.follow((words, { language }) => {
    if (!game?.ending) return;
    const { ui } = words;
    heading.textContent = game.ending.won ? ui.victory : ui.defeat;
    sentence.textContent = words.ending(game.ending, namesOf(game.campaign, language));
    facts.replaceChildren(
      ...factsOf(game, words).flatMap(([name, value]) => [
        element('div', '', {}, element('dt', '', {}, name), element('dd', '', {}, value)),
      ]),
    );
  });

  const ignoreEarly = (event: Event) => {
    const held = event instanceof KeyboardEvent && event.repeat;
    if (section.hidden || (!held && event.timeStamp - shownAt > pause)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  section.addEventListener('keydown', ignoreEarly, { capture: true });
  section.addEventListener('click', ignoreEarly, { capture: true });
  window.addEventListener('keydown', (event) => {
    const chord = event.ctrlKey || event.altKey || event.metaKey;
    if (section.hidden || event.code !== 'KeyZ' || event.repeat || chord) return;
    if (event.timeStamp - shownAt <= pause || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    // The title screen also listens for Z, and must not get this press.
    event.stopImmediatePropagation();
    actions.toTitle();
  });
  moveWithArrows(section);

  return {
    element: section,
    show(ended, counts) {
      if (!ended.ending) return;
      game = ended;
      // Counts from the frame that shows it: a slow machine can take a while.
      shownAt = Number.POSITIVE_INFINITY;
      requestAnimationFrame(() => {
        shownAt = performance.now();
      });
      const { won } = ended.ending;
      section.classList.toggle('won', won);
      emblem.src = won ? jewel : tombstone;
      seed.show(ended.seed);
      unscored.hidden = counts;
      section.hidden = false;
      settings.refresh();
      same.focus({ preventScroll: true });
    },
    hide() {
      section.hidden = true;
      game = null;
    },
  };
}

function factsOf(game: Game, { ui }: Words): (readonly [name: string, value: string])[] {
  const { Experience } = game.stores;
  const { name } = game.campaign.points;
  return [
    [ui[name], String(game.score)],
    [ui.turn, String(game.turn)],
    // Gold per turn is not informative.
    ...(name === 'score' ? [[ui.performance, performanceOf(game)] as const] : []),
    [ui.depth, String(game.floor.depth)],
    ...(has(game, game.hero, 'Experience')
      ? [[ui.level, String(Experience.level[game.hero])] as const]
      : []),
  ];
}
