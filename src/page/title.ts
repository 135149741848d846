import { type Problem, tellProblem } from '../bundles/problems.ts';
import type { Outline } from '../game/campaign.ts';
import { textIn } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { isSeed, longestSeed } from './address.ts';
import { type Choose, makeChoice, makeChoices } from './choices.ts';
import { element, moveWithArrows } from './elements.ts';
import jewel from './jewel.svg';
import type { Live } from './live.ts';
import type { Options } from './options.ts';

/** What the title screen's buttons do. */
export interface TitleDeeds {
  /** Starts a game; null asks for a new seed. */
  start(seed: string | null): void;
  /** Takes up the game that was offered. */
  goOn(): void;
  choose: Choose;
  bestiary(): void;
  sandbox(): void;
  crowds(): void;
  profiler(): void;
  help(): void;
  credits(): void;
}

/** What the title tells of an unfinished game. */
export interface Left {
  readonly depth: number;
  readonly turn: number;
  readonly seed: string;
}

/** The first screen. */
export interface Title {
  readonly element: HTMLElement;
  /** Shows it, with a seed in its field. */
  show(seed: string | null): void;
  hide(): void;
  /** From now on things move and glow on it. */
  enliven(): void;
  /** Offers to go on with an unfinished game, if any; `first`: Z goes on rather than starting anew. */
  offer(left: Left | null, first: boolean): void;
  /** Says which mods a kept game waits for, if it does. */
  need(files: readonly string[]): void;
  /** Says on the screen what is wrong, beside what it already says. */
  complain(say: (words: Words) => string): void;
}

/** The campaigns on offer, and what was wrong with the files left out of them. */
interface Offer {
  readonly campaigns: readonly Outline[];
  readonly problems: readonly Problem[];
}

export function makeTitle(live: Live<Words>, offered: Offer, deeds: TitleDeeds): Title {
  const say = live.text;
  const field = element('input', '', {
    type: 'text',
    name: 'seed',
    maxLength: longestSeed,
    autocomplete: 'off',
    spellcheck: false,
  });
  live.follow(({ ui }) => {
    field.placeholder = ui.seedHint;
  });
  const fault = element('p', 'complaint', { role: 'alert', hidden: true });
  live.text(fault, ({ ui }) => ui.seedRule);
  let left: Left | null = null;
  const startButton = element(
    'button',
    'start',
    { type: 'submit' },
    element('span', 'chevron', { ariaHidden: 'true' }, '>'),
    say(element('span', '', {}), ({ ui }) => (left ? ui.newGame : ui.start)),
  );
  let goesOn = false;
  const where = say(element('span', 'about', {}), ({ ui }) =>
    left ? `${ui.depth} ${left.depth} · ${ui.turn} ${left.turn}` : '',
  );
  const goOnButton = element(
    'button',
    'start',
    { type: 'button', hidden: true, onclick: () => deeds.goOn() },
    element('span', 'chevron', { ariaHidden: 'true' }, '>'),
    say(element('span', '', {}), ({ ui }) => ui.goOn),
    where,
  );
  const offer = (unfinished: Left | null, first: boolean) => {
    left = unfinished;
    goesOn = first;
    goOnButton.hidden = !left;
    // With the seed of the kept game a new one would be the same again from its beginning.
    if (field.value === left?.seed) field.value = '';
    live.refresh();
    nameZ();
  };
  const z = element('kbd', '', { ariaHidden: 'true' }, 'Z');
  const nameZ = () => {
    const [named, other] = goesOn ? [goOnButton, startButton] : [startButton, goOnButton];
    if (z.parentNode !== named) named.append(z);
    named.setAttribute('aria-keyshortcuts', 'Z');
    other.removeAttribute('aria-keyshortcuts');
  };
  const form = element(
    'form',
    '',
    { noValidate: true },
    goOnButton,
    startButton,
    element(
      'label',
      'seed-field',
      {},
      say(element('span', '', {}), ({ ui }) => ui.seed),
      field,
    ),
    fault,
  );
  const nameOf = (id: string, { language }: Options) => {
    const found = offered.campaigns.find((campaign) => campaign.id === id);
    return found ? textIn(found.name, language) : id;
  };
  const about = say(element('p', 'subtitle', {}), () => {
    const { campaign, language } = live.options;
    const found = offered.campaigns.find(({ id }) => id === campaign);
    return found ? textIn(found.about, language) : '';
  });
  const complaints = element('div', 'complaints', { role: 'alert' });
  const brokenFiles = element('ul', '', {});
  const leftOut = element(
    'div',
    'left-out',
    { role: 'alert' },
    say(element('p', 'complaint', {}), ({ ui }) => ui.brokenBundles),
    brokenFiles,
  );
  live.follow(() => {
    const broken = offered.problems.filter(({ grade }) => grade === 'error').map(tellProblem);
    leftOut.hidden = broken.length === 0;
    brokenFiles.replaceChildren(...broken.map((problem) => element('li', '', {}, problem)));
  });
  let needed: readonly string[] = [];
  const waiting = element('p', 'needed', { role: 'status' });
  live.follow(({ ui }) => {
    waiting.hidden = needed.length === 0;
    waiting.textContent = waiting.hidden ? '' : ui.mods.needs(needed.join(', '));
  });
  const button = (name: (words: Words) => string, onclick: () => void) =>
    say(element('button', 'small', { type: 'button', onclick }), name);

  const start = () => {
    const seed = field.value;
    fault.hidden = seed === '' || isSeed(seed);
    if (fault.hidden) deeds.start(seed || null);
    else field.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start();
  });
  // A held key reaches here from the last game: only a fresh press starts the next.
  form.addEventListener('keydown', (event) => {
    if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault();
  });
  window.addEventListener('keydown', (event) => {
    const chord = event.ctrlKey || event.altKey || event.metaKey;
    if (main.hidden || event.repeat || chord) return;
    if (event.target === field || document.querySelector('dialog[open]')) return;
    // What has the focus has its own use for Enter.
    const enter = event.key === 'Enter' && event.target === main;
    if (event.code !== 'KeyZ' && !enter) return;
    event.preventDefault();
    if (goesOn) deeds.goOn();
    else start();
  });
  nameZ();

  const main = element(
    'main',
    'title',
    { hidden: true, tabIndex: -1 },
    element(
      'div',
      'title-card',
      {},
      element('img', 'jewel', {
        alt: '',
        width: 96,
        height: 96,
        // Before its source: a low window has no room for it, and need not load it.
        loading: 'lazy',
        src: jewel,
      }),
      say(element('h1', '', {}), ({ ui }) => ui.title),
      leftOut,
      complaints,
      element(
        'div',
        'title-side',
        {},
        makeChoice(
          live,
          deeds.choose,
          'title',
          'campaign',
          offered.campaigns.map(({ id }) => id),
          ({ ui }) => ui.campaign,
          (id) => nameOf(id, live.options),
        ),
        about,
        waiting,
        form,
      ),
      element(
        'div',
        'title-side',
        {},
        makeChoices(live, deeds.choose, 'title'),
        element(
          'div',
          'buttons',
          {},
          button(({ ui }) => ui.bestiary.heading, deeds.bestiary),
          button(({ ui }) => ui.placer.heading, deeds.sandbox),
          button(({ ui }) => ui.crowds, deeds.crowds),
          button(({ ui }) => ui.profiler, deeds.profiler),
          button(({ ui }) => ui.help, deeds.help),
          button(({ ui }) => ui.credits, deeds.credits),
        ),
      ),
      element(
        'p',
        'fine-print',
        {},
        'game-icons.net: Lorc, Delapouite & contributors, CC BY 3.0 · DotGothic16, Fira\u00a0Code: OFL\u00a01.1 · PixiJS · bitECS · noble-hashes · valibot · jsonc-parser · fastest-levenshtein',
      ),
    ),
  );
  moveWithArrows(main);
  return {
    element: main,
    show(seed) {
      field.value = seed ?? '';
      fault.hidden = true;
      main.hidden = false;
      // Not the button: Space would press it, and a player may still be holding that.
      main.focus({ preventScroll: true });
    },
    hide() {
      // Not when it is shown, where it would cost the first picture a layout of its own.
      main.scrollTop = 0;
      main.hidden = true;
      complaints.replaceChildren();
      offer(null, false);
    },
    enliven: () => main.classList.add('lively'),
    offer,
    need(files) {
      needed = files;
      live.refresh();
    },
    complain(message) {
      complaints.append(say(element('p', 'complaint', {}), message));
    },
  };
}
