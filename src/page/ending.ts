import { has } from '../game/entity.ts';
import { performanceOf } from '../game/score.ts';
import type { Game } from '../game/world.ts';
import { namesOf } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { element, moveWithArrows } from './elements.ts';
import jewel from './jewel.svg';
import type { Live } from './live.ts';
import { makeSeedLine } from './seed.ts';
import tombstone from './tombstone.svg';

/** What the last screen's buttons do. */
export interface EndingDeeds {
  sameSeed(): void;
  newSeed(): void;
  toTitle(): void;
}

/** The screen after a game. */
export interface EndingScreen {
  readonly element: HTMLElement;
  /** Shows how a game ended, if it has, and whether it counts. */
  show(game: Game, counts: boolean): void;
  hide(): void;
}

/**
 * Milliseconds in which the last screen answers nothing: whoever was still fighting would leave it
 * unread.
 */
const pause = 400;

/** The last screen, hidden until a game has ended. */
export function makeEnding(live: Live, deeds: EndingDeeds): EndingScreen {
  let game: Game | null = null;
  let shownAt = 0;

  const emblem = element('img', 'emblem', { alt: '', width: 96, height: 96 });
  const heading = element('h1', '', {});
  const sentence = element('p', 'sentence', {});
  const facts = element('dl', 'facts', {});
  const unscored = live.text(element('p', 'unscored', {}), ({ ui }) => ui.unscored);
  const seed = makeSeedLine(live);
  const button = (className: string, name: (words: Words) => string, onclick: () => void) =>
    element(
      'button',
      className,
      { type: 'button', onclick },
      live.text(element('span', '', {}), name),
    );
  const same = button('', ({ ui }) => ui.sameSeed, deeds.sameSeed);
  const title = button('', ({ ui }) => ui.toTitle, deeds.toTitle);
  title.append(element('kbd', '', { ariaHidden: 'true' }, 'Z'));
  title.setAttribute('aria-keyshortcuts', 'Z');
  const section = element(
    'section',
    'ending',
    { hidden: true },
    element(
      'div',
      'ending-card',
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
        button('', ({ ui }) => ui.newSeed, deeds.newSeed),
        title,
      ),
    ),
  );
  section.ariaLive = 'assertive';

  live.follow((words, { language }) => {
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

  const tooSoon = (event: Event) => {
    const held = event instanceof KeyboardEvent && event.repeat;
    if (section.hidden || (!held && event.timeStamp - shownAt > pause)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  section.addEventListener('keydown', tooSoon, { capture: true });
  section.addEventListener('click', tooSoon, { capture: true });
  window.addEventListener('keydown', (event) => {
    const chord = event.ctrlKey || event.altKey || event.metaKey;
    if (section.hidden || event.code !== 'KeyZ' || event.repeat || chord) return;
    if (event.timeStamp - shownAt <= pause || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    // The title screen also listens for Z: this press is used up.
    event.stopImmediatePropagation();
    deeds.toTitle();
  });
  moveWithArrows(section);

  return {
    element: section,
    show(ended, counts) {
      if (!ended.ending) return;
      game = ended;
      // From when it can be seen, however long a slow machine takes to draw it.
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
      live.refresh();
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
    // Gold is not made by the turn.
    ...(name === 'score' ? [[ui.performance, performanceOf(game)] as const] : []),
    [ui.depth, String(game.floor.depth)],
    ...(has(game, game.hero, 'Experience')
      ? [[ui.level, String(Experience.level[game.hero])] as const]
      : []),
  ];
}
