import './sandbox.css';
import type { Campaign } from '../../game/campaign.ts';
import type { ComponentName } from '../../game/components.ts';
import { type Kind, kindHas } from '../../game/kinds.ts';
import type { DrawnFloor } from '../../trials/drawn-floor.ts';
import { textIn } from '../../words/sentences.ts';
import type { Language, Words } from '../../words/texts.ts';
import { copyText } from '../clipboard.ts';
import { element } from '../elements.ts';
import { keepOwnKeys } from '../floating-panel.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { iconButton, makeRadios } from './sandbox-controls.ts';
import { sceneText, withCell, withKind } from './scene-edits.ts';
import { type TileName, tilePicture } from './tile-picture.ts';

/** The tiles that can be placed, and their characters in a scene. */
const tiles = {
  floor: '.',
  wall: '#',
  weakWall: '%',
  stairsDown: '>',
  stairsUp: '<',
  door: '+',
  secretDoor: '&',
  passage: ',',
  rock: '_',
} as const satisfies Readonly<Record<TileName, string>>;
const tileNames = Object.keys(tiles) as TileName[];

/** The connections of the sandbox to the page. */
export interface SandboxActions {
  campaign(): Campaign;
  /** The current scene. */
  scene(): DrawnFloor | null;
  reset(): void;
  /** Takes the last change of the scene back. */
  undo(): void;
  canUndo(): boolean;
}

/** The palette below the map of a sandbox. */
export interface Sandbox {
  readonly element: HTMLElement;
  /** Whether a tap on the map changes the scene. */
  readonly isPlacing: boolean;
  open(): void;
  close(): void;
  /** Shows whether there is a change to take back. */
  refresh(): void;
  /** A scene that the chosen tool has changed at a cell; the same scene when that is impossible. */
  put(scene: DrawnFloor, x: number, y: number): DrawnFloor;
}

/** The uses of a tap on the map: to place the chosen thing, to remove the content of the cell, or to play. */
const tools = ['place', 'erase', 'play'] as const;
type Tool = (typeof tools)[number];

/** The pictures of the buttons, as paths in a square of 24 units. */
const icons: Readonly<Record<Tool | 'undo' | 'reset' | 'copy', string>> = {
  place: 'M3 21l1-5L16 4l4 4L8 20zM17 3l1-1 4 4-1 1z',
  erase: 'M14 4l7 7-8 8H8l-5-5zM9 9l-4 4.5L9 17h3l2-2z',
  play: 'M6 3l15 9-15 9z',
  undo: 'M10 4v4c7 0 11 4 11 11-2-4-5-6-11-6v4L2 10z',
  reset: 'M12 4a8 8 0 1 1-7.7 6h2.7a5.4 5.4 0 1 0 5-3.5V10L6 5.5 12 1z',
  copy: 'M8 2h12v14h-3V5H8zM4 7h10v15H4z',
};

/** A thing of the palette: a kind, a tile or the hero. `value`: the id of the kind, or the character. */
interface Thing {
  readonly value: string;
  readonly name: string;
  readonly picture: Element;
}

const groupNames = ['monsters', 'items', 'traps', 'map'] as const;
type GroupName = (typeof groupNames)[number];

/** Makes a closed palette. */
export function makeSandbox(
  settings: Settings,
  actions: SandboxActions,
  makePortrait: MakePortrait,
): Sandbox {
  let chosen = '';
  let group: GroupName = 'monsters';
  const said = element('span', 'said', { role: 'status' });
  const things = element('div', 'things', { role: 'radiogroup' });
  const tip = element('span', 'tip', {});
  const showTip = () => {
    tip.textContent = settings.words.ui.placer.tips[tool.value ?? 'place'];
  };
  const tool = makeRadios(
    settings,
    'tool',
    tools,
    ({ ui }, name) => ui.placer[name],
    icons,
    showTip,
  );
  const groups = makeRadios(
    settings,
    'group',
    groupNames,
    ({ ui }, name) => (name === 'map' ? ui.map : ui.bestiary[name]),
    {},
    (name) => {
      group = name;
      chosen = '';
      fill();
    },
  );
  const button = (icon: keyof typeof icons, name: (words: Words) => string, act: () => void) => {
    const made = iconButton(icons[icon], act);
    settings.follow((words) => {
      made.ariaLabel = name(words);
      made.title = name(words);
    });
    return made;
  };
  const copy = async () => {
    const scene = actions.scene();
    const copied = scene !== null && (await copyText(sceneText(scene)));
    said.textContent = copied ? settings.words.ui.placer.copied : '';
  };
  const undo = button(
    'undo',
    ({ ui }) => ui.placer.undo,
    () => actions.undo(),
  );
  const palette = element(
    'form',
    'sandbox',
    { hidden: true, onsubmit: () => false },
    tool.element,
    groups.element,
    element(
      'div',
      'sandbox-acts',
      {},
      tip,
      said,
      undo,
      button(
        'reset',
        ({ ui }) => ui.placer.reset,
        () => actions.reset(),
      ),
      button('copy', ({ ui }) => ui.copy, copy),
    ),
    things,
  );
  keepOwnKeys(palette);
  keepArrows(palette);
  // A press with the mouse leaves the keys to the game.
  palette.addEventListener('mousedown', (event) => event.preventDefault());
  // The stage ends where the palette begins.
  const measure = () => {
    const height = palette.hidden ? 0 : palette.offsetHeight;
    document.body.style.setProperty('--sandbox', `${height}px`);
  };
  new ResizeObserver(measure).observe(palette);

  const choose = (value: string) => {
    chosen = value;
    said.textContent = '';
    if (tool.value === 'play' || tool.value === 'erase') tool.choose('place');
  };
  const fill = () => {
    const { words, options } = settings;
    const all = thingsOf(actions.campaign(), words, options.language, makePortrait);
    for (const name of groupNames) groups.show(name, all[name].length > 0);
    if (all[group].length === 0) groups.choose('map');
    const shown = all[group];
    if (!shown.some(({ value }) => value === chosen)) chosen = shown[0]?.value ?? '';
    const focused = things.contains(document.activeElement);
    things.replaceChildren(...shown.map((thing) => thingElement(thing, chosen, choose)));
    if (focused) things.querySelector<HTMLElement>(':checked')?.focus();
    things.ariaLabel = words.ui.placer.place;
    undo.disabled = !actions.canUndo();
    showTip();
    // A named form is a landmark.
    palette.ariaLabel = words.ui.placer.heading;
  };
  settings.follow(() => {
    if (!palette.hidden) fill();
  });
  return {
    element: palette,
    get isPlacing() {
      return !palette.hidden && tool.value !== 'play';
    },
    open() {
      palette.hidden = false;
      tool.choose('place');
      groups.choose('monsters');
      said.textContent = '';
      fill();
      measure();
    },
    close() {
      palette.hidden = true;
      measure();
    },
    refresh() {
      undo.disabled = !actions.canUndo();
    },
    put(scene, x, y) {
      said.textContent = '';
      if (tool.value === 'erase') return withCell(scene, x, y, tiles.floor);
      const kind = actions.campaign().kinds.find(({ id }, index) => index > 0 && id === chosen);
      return kind ? withKind(scene, kind, x, y) : withCell(scene, x, y, chosen);
    },
  };
}

function thingElement(
  { value, name, picture }: Thing,
  chosen: string,
  choose: (value: string) => void,
): HTMLElement {
  const input = element('input', '', {
    type: 'radio',
    name: 'thing',
    value,
    checked: value === chosen,
    onchange: () => choose(value),
  });
  // A press chooses it again, and with it the tool that places it.
  input.addEventListener('click', () => choose(value));
  return element(
    'label',
    'thing',
    { title: name },
    input,
    element('span', 'slot', {}, picture),
    element('span', 'thing-name', {}, name),
  );
}

/** The arrow keys choose in the row that has the focus; the game must not get them. */
function keepArrows(palette: HTMLElement): void {
  palette.addEventListener('keydown', (event) => {
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (isRadio && event.key.startsWith('Arrow')) event.stopPropagation();
  });
}

/** The things that can be placed, in groups: the kinds of a campaign, the tiles and the hero. */
function thingsOf(
  { kinds: [hero, ...kinds] }: Campaign,
  { ui }: Words,
  language: Language,
  makePortrait: MakePortrait,
): Record<GroupName, Thing[]> {
  const thing = (kind: Kind, value = kind.id): Thing => ({
    value,
    name: textIn(kind.name, language),
    picture: makePortrait(kind),
  });
  const having = (part: ComponentName) =>
    kinds.filter((kind) => kindHas(kind, part)).map((kind) => thing(kind));
  const ofTiles = tileNames.map((name) => ({
    value: tiles[name],
    name: ui.placer.tiles[name],
    picture: tilePicture(name),
  }));
  return {
    monsters: having('AI'),
    items: having('Item'),
    traps: [...having('Trap'), ...having('Feature')],
    map: [...ofTiles, thing(hero, '@')],
  };
}
