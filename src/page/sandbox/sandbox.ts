import './sandbox.css';
import type { Campaign } from '../../game/campaign.ts';
import { type DrawnFloor, tileCharacters } from '../../trials/drawn-floor.ts';
import type { Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import { keepOwnKeys } from '../floating-panel.ts';
import { iconOf } from '../icon.ts';
import type { MakePortrait } from '../portrait.ts';
import { makeRadioGroup } from '../radio-group.ts';
import type { Settings } from '../settings.ts';
import { makeShareLine } from '../share.ts';
import { sceneText, withCell, withKind } from './scene-edits.ts';
import { type GroupName, groupNames, thingElement, thingsOf } from './things.ts';

/** The connections of the sandbox to the page. */
export interface SandboxActions {
  campaign(): Campaign;
  /** Whether the map is shown in glyphs. */
  showsGlyphs(): boolean;
  /** The current scene. */
  scene(): DrawnFloor | null;
  reset(): void;
  /** Takes the last change of the scene back. */
  undo(): void;
  canUndo(): boolean;
  /** Another tool is chosen: the map is played or drawn. */
  toolChosen(): void;
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

/** Makes a closed palette. */
export function makeSandbox(
  settings: Settings,
  actions: SandboxActions,
  makePortrait: MakePortrait,
) {
  const acts = makeActs(settings, actions);
  const tool = makeRadioGroup(settings, {
    className: 'sandbox-tool',
    name: 'tool',
    values: tools,
    legend: ({ ui }) => ui.placer.heading,
    say: (name, { ui }) => ui.placer[name],
    icons,
    chosen(name) {
      acts.explain(name);
      actions.toolChosen();
    },
  });
  const things = makeThings(settings, actions, makePortrait, () => {
    acts.clear();
    if (tool.value === 'play' || tool.value === 'erase') tool.choose('place');
  });
  const palette = element(
    'form',
    'sandbox',
    { hidden: true, onsubmit: () => false },
    tool.element,
    things.groups,
    acts.element,
    things.element,
  );
  keepOwnKeys(palette);
  keepArrows(palette);
  // A press with the mouse leaves the keys to the game. A text that could not be copied can be selected.
  palette.addEventListener('mousedown', (event) => {
    if (!(event.target as Element).closest('.shared-text')) event.preventDefault();
  });
  const measure = () => setPaletteHeight(palette);
  new ResizeObserver(measure).observe(palette);
  // A named form is a landmark.
  settings.follow(({ ui }) => {
    palette.ariaLabel = ui.placer.heading;
    if (!palette.hidden) things.fill();
  });
  return {
    element: palette,
    /** Whether a tap on the map changes the scene. */
    get isPlacing() {
      return !palette.hidden && tool.value !== 'play';
    },
    open() {
      palette.hidden = false;
      tool.choose('place');
      acts.clear();
      acts.refresh();
      things.open();
      measure();
    },
    close() {
      palette.hidden = true;
      measure();
    },
    /** Shows whether there is a change to take back. */
    refresh: acts.refresh,
    /** A scene that the chosen tool has changed at a cell; the same scene when that is impossible. */
    put(scene: DrawnFloor, x: number, y: number) {
      acts.clear();
      if (tool.value === 'erase') return withCell(scene, x, y, tileCharacters.floor);
      const { chosen } = things;
      const kind = actions.campaign().kinds.find(({ id }, index) => index > 0 && id === chosen);
      return kind ? withKind(scene, kind, x, y) : withCell(scene, x, y, chosen);
    },
  };
}

/** Sets `--sandbox`, the height of the palette: the stage ends above it. */
function setPaletteHeight(palette: HTMLElement): void {
  const height = palette.hidden ? 0 : palette.offsetHeight;
  document.body.style.setProperty('--sandbox', `${height}px`);
}

/** The row of a tip, a message, and buttons for the scene: undo, reset and copy. */
function makeActs(settings: Settings, actions: SandboxActions) {
  const tip = element('span', 'tip');
  const line = makeShareLine(settings, ({ ui }) => ui.placer.copied);
  let shownTool: Tool = 'place';
  const showTip = ({ ui }: Words) => {
    tip.textContent = ui.placer.tips[shownTool];
  };
  settings.follow(showTip);
  const button = (icon: keyof typeof icons, name: (words: Words) => string, act: () => void) => {
    const made = plainButton('small icon', iconOf(icons[icon]), act);
    settings.follow((words) => {
      made.ariaLabel = name(words);
      made.title = name(words);
    });
    return made;
  };
  const copy = () => {
    const scene = actions.scene();
    if (scene) line.share(sceneText(scene));
  };
  const undo = button('undo', ({ ui }) => ui.placer.undo, actions.undo);
  const reset = button('reset', ({ ui }) => ui.placer.reset, actions.reset);
  const copyButton = button('copy', ({ ui }) => ui.copy, copy);
  return {
    element: element('div', 'sandbox-acts', tip, line.element, undo, reset, copyButton),
    /** Explains a tool. */
    explain(tool: Tool) {
      shownTool = tool;
      showTip(settings.words);
    },
    clear: line.clear,
    refresh() {
      undo.disabled = !actions.canUndo();
    },
  };
}

/** The things of the chosen group, and the choice of the group. `onChoose` runs when a thing is chosen. */
function makeThings(
  settings: Settings,
  actions: Pick<SandboxActions, 'campaign' | 'showsGlyphs'>,
  makePortrait: MakePortrait,
  onChoose: () => void,
) {
  let chosen = '';
  let group: GroupName = 'monsters';
  const list = element('div', 'things', { role: 'radiogroup' });
  const choose = (value: string) => {
    chosen = value;
    onChoose();
  };
  const groups = makeRadioGroup(settings, {
    className: 'sandbox-group',
    name: 'group',
    values: groupNames,
    legend: ({ ui }) => ui.placer.heading,
    say: (name, { ui }) => (name === 'map' ? ui.map : ui.bestiary[name]),
    chosen(name) {
      group = name;
      chosen = '';
      fill();
    },
  });
  const fill = () => {
    const { words, options } = settings;
    const campaign = actions.campaign();
    const isInGlyphs = actions.showsGlyphs();
    const all = thingsOf(campaign, words, options.language, makePortrait, isInGlyphs);
    groupNames.forEach((name, at) => {
      groups.labels[at].hidden = all[name].length === 0;
    });
    if (all[group].length === 0) groups.choose('map');
    const shown = all[group];
    if (!shown.some(({ value }) => value === chosen)) chosen = shown[0]?.value ?? '';
    const isFocused = list.contains(document.activeElement);
    // Rows that are read one after the other.
    list.style.setProperty('--across', String(Math.ceil(shown.length / 2)));
    list.style.setProperty('--across-three', String(Math.ceil(shown.length / 3)));
    list.replaceChildren(...shown.map((thing) => thingElement(thing, chosen, choose)));
    if (isFocused) list.querySelector<HTMLElement>(':checked')?.focus();
    list.ariaLabel = words.ui.placer.place;
  };
  return {
    element: list,
    groups: groups.element,
    get chosen() {
      return chosen;
    },
    fill,
    open() {
      groups.choose('monsters');
      fill();
    },
  };
}

/** The arrow keys choose in the row that has the focus; the game must not get them. */
function keepArrows(palette: HTMLElement): void {
  palette.addEventListener('keydown', (event) => {
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (isRadio && event.key.startsWith('Arrow')) event.stopPropagation();
  });
}
