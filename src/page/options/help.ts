import './help.css';
import type { Campaign } from '../../game/campaign.ts';
import type { KeyGroup } from '../../words/control-labels.ts';
import { textIn } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import { makeDialog } from '../dialog.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { directionRose, type RoseStep } from './direction-rose.ts';
import { type PadControl, padSections } from './pad-sections.ts';

/** A line of the list of keys: an action, the names of its keys, and the group that it belongs to. */
interface KeyRow {
  /** The name of the action; null for steps and counts. */
  readonly control: string | null;
  readonly group: KeyGroup;
  readonly does: string;
  readonly keys: readonly string[];
}

/** The content of the help: that of the campaign, and of the player's own keys. */
interface HelpSource {
  goal(): Campaign['goal'];
  rows(): readonly KeyRow[];
  /** The directions of steps. */
  steps(): readonly RoseStep[];
  /** Draws an icon of game-icons.net. */
  icon(name: string): HTMLElement;
  /** The name of the button of a gamepad. */
  padButton(control: PadControl): string;
}

/** The devices of the player. */
type HelpNeeds = Record<'usesTouch' | 'usesKeyboard' | 'hasPad', () => boolean>;

type Page = keyof Words['ui']['helpPage'];

const pages: readonly Page[] = ['essentials', 'keys', 'pad'];

/** The actions of the first page with their icons, in order. */
const essentials = {
  explore: 'compass',
  attack: 'crossed-swords',
  rest: 'campfire',
  wait: 'hourglass',
  here: 'footsteps',
  down: 'stairs',
  bag: 'knapsack',
  search: 'magnifying-glass',
  dig: 'war-pick',
  examine: 'spyglass',
  menu: 'cog',
} as const;

/** The icons of the headings. */
const groupIcons: Readonly<Record<KeyGroup, string>> = {
  moving: 'footsteps',
  automatic: 'compass',
  place: 'stairs',
  items: 'knapsack',
  views: 'spyglass',
  game: 'cog',
};

/** The effects in the list of gestures; the text of a gesture has the name of its effect and `Tap` or `Click`. */
const gestures = ['step', 'travel', 'here', 'look', 'repeat', 'map', 'zoom', 'stop'] as const;

/**
 * Makes the closed help dialog: the goal of the campaign, its most important keys and the gestures on the first page, all
 * keys on the second one, and the buttons of a gamepad on the third one, as they are when it is opened. `usesTouch`:
 * whether the player has fingers and no mouse; then the first page has gestures alone, unless a key was pressed
 * (`usesKeyboard`). `hasPad`: whether a gamepad can be used.
 */
export function makeHelp(settings: Settings, source: HelpSource, needs: HelpNeeds) {
  const { hasPad } = needs;
  let shown: Page = 'essentials';
  const content = element('div', 'help-content');
  const show = (page: Page) => {
    shown = page;
    const { words } = settings;
    content.dataset.page = page;
    if (page === 'essentials') content.replaceChildren(...beginning(settings, source, needs));
    else if (page === 'keys') content.replaceChildren(...allKeys(source, words));
    else content.replaceChildren(...padLists(source, words));
    tabs.forEach((tab, at) => {
      tab.ariaCurrent = pages[at] === page ? 'page' : null;
    });
    if (body) body.scrollTop = 0;
  };
  const tabs = pages.map((page) =>
    settings.button(
      'small',
      ({ ui }) => ui.helpPage[page],
      () => show(page),
    ),
  );
  const showPad = () => {
    tabs[pages.indexOf('pad')].hidden = !hasPad();
  };
  showPad();
  window.addEventListener('gamepadconnected', showPad);
  const { dialog, body } = makeHelpDialog(settings, content, tabs);
  const usablePages = () => pages.filter((page) => page !== 'pad' || hasPad());
  const turn = (by: 1 | -1) => {
    const next = usablePages()[pages.indexOf(shown) + by];
    if (next) show(next);
  };
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (shown === 'essentials' && !content.querySelector('kbd')) show('keys');
    else if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
  });
  return {
    dialog,
    /** Shows the present campaign and its keys. */
    open() {
      dialog.showModal();
      // All pages have the height of the tallest, so that the buttons of the pages stay in place.
      dialog.style.setProperty('--tallest', '0px');
      const heights = usablePages().map((page) => {
        show(page);
        return dialog.offsetHeight;
      });
      dialog.style.setProperty('--tallest', `${Math.max(...heights)}px`);
      show('essentials');
    },
  };
}

/** The first page: the goal, the most important keys and the gestures. */
function beginning(
  { words, options }: Settings,
  source: HelpSource,
  { usesTouch, usesKeyboard }: HelpNeeds,
): HTMLElement[] {
  const goal = element('p', 'goal', textIn(source.goal(), options.language));
  const keys = usesTouch() && !usesKeyboard() ? [] : [keysToBegin(source, words)];
  return [goal, ...keys, gestureList(usesTouch(), source, words)];
}

/** Makes the closed dialog with the tabs of its pages. The key `?` closes it, too. */
function makeHelpDialog(settings: Settings, content: HTMLElement, tabs: readonly HTMLElement[]) {
  const dialog = makeDialog(settings, 'help', ({ ui }) => ui.help, content);
  // Between the heading and the button that closes the dialog.
  const heading = dialog.querySelector('h2');
  if (heading) {
    dialog.querySelector('header')?.prepend(heading, element('nav', 'help-pages', ...tabs));
  }
  // The list has no control, and keys have to scroll it.
  const body = dialog.querySelector<HTMLElement>('.body');
  if (body) Object.assign(body, { tabIndex: 0, autofocus: true });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.repeat) return;
    // The key that closes the dialog must not open it again.
    event.preventDefault();
    dialog.close();
  });
  return { dialog, body };
}

/** A part of the help: a heading with an icon, and its content. */
function section(heading: string, ...content: HTMLElement[]): HTMLElement {
  return element('section', '', element('h3', '', heading), ...content);
}

function withIcon(part: HTMLElement, icon: HTMLElement): HTMLElement {
  part.querySelector('h3')?.prepend(icon);
  return part;
}

const caps = (keys: readonly string[]) => keys.map((key) => element('kbd', '', key));

/** A list of effects with their keys or gestures, one in a row. */
function rowList(
  lines: readonly (readonly [does: string, by: readonly (Node | string)[]])[],
  className = '',
): HTMLElement {
  const rows = lines.map(([does, by]) =>
    element('div', '', element('dt', '', does), element('dd', '', ...by)),
  );
  return element('dl', `help-rows ${className}`, ...rows);
}

/** The steps with the rose of their keys, and the most important actions, each with its icon and its key. */
function keysToBegin({ rows, steps, icon }: HelpSource, words: Words): HTMLElement {
  const { ui } = words;
  const all = rows();
  const moves = all.find(({ does }) => does === ui.keys.move)?.keys ?? [];
  const rose = section(
    ui.keys.move,
    directionRose(steps(), words),
    element('p', 'rose-keys', ...caps(moves)),
  );
  rose.className = 'rose-card';
  const entries = (Object.keys(essentials) as (keyof typeof essentials)[]).flatMap((control) => {
    const row = all.find((one) => one.control === control);
    if (!row) return [];
    const name = control === 'examine' ? ui.gestures.look : ui.buttons[control];
    const label = element('dt', '', icon(essentials[control]), element('b', '', name));
    if (row.does !== name) label.append(element('span', '', row.does));
    return element('div', '', label, element('dd', '', ...caps(row.keys.slice(0, 1))));
  });
  return element('div', 'key-start', rose, element('dl', 'help-entries', ...entries));
}

/** The gestures by a finger or a mouse. */
function gestureList(isTouched: boolean, { icon }: HelpSource, { ui }: Words): HTMLElement {
  const by = isTouched ? 'Tap' : 'Click';
  const lines = gestures.map((name) => [ui.gestures[name], [ui.gestures[`${name}${by}`]]] as const);
  const list = section(
    ui.gestures[isTouched ? 'touch' : 'mouse'],
    rowList(lines, `by-gesture ${isTouched ? 'by-touch' : ''}`),
  );
  return withIcon(list, icon('click'));
}

/** The buttons of a gamepad, each as the cap of a key, and the movements of its sticks. */
function padLists({ rows, icon, padButton }: HelpSource, words: Words): HTMLElement[] {
  const usable = new Set(rows().map(({ control }) => control));
  const sections = padSections(words, padButton, (control) => usable.has(control));
  return sections.map(({ heading, icon: name, lines }) => {
    const drawn = lines.map(
      ([does, [by]]) => [does, /^[ -~]{1,7}$/.test(by) ? caps([by]) : [by]] as const,
    );
    return withIcon(section(heading, rowList(drawn)), icon(name));
  });
}

/** All keys under the headings of their groups. The rose is part of the first group. */
function allKeys({ rows, steps, icon }: HelpSource, words: Words): HTMLElement[] {
  const all = rows();
  return [...new Set(all.map(({ group }) => group))].map((group) => {
    const lines = all
      .filter((row) => row.group === group)
      .map(({ does, keys }) => [does, caps(keys)] as const);
    const rose = group === 'moving' ? [directionRose(steps(), words)] : [];
    const part = section(words.ui.keyGroup[group], ...rose, rowList(lines));
    return withIcon(part, icon(groupIcons[group]));
  });
}
