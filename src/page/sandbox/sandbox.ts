import './sandbox.css';
import type { Campaign } from '../../game/campaign.ts';
import { type DrawnFloor, tileCharacters } from '../../trials/drawn-floor.ts';
import type { Words } from '../../words/texts.ts';
import { element, plainButton, takesText } from '../elements.ts';
import { keepOwnKeys } from '../floating-panel.ts';
import { iconOf } from '../icon.ts';
import type { MakePortrait } from '../portrait.ts';
import { makeRadioGroup } from '../radio-group.ts';
import type { Settings } from '../settings.ts';
import { makeShareLine } from '../share.ts';
import { makePalette } from './palette.ts';
import { sceneText, withCell, withKind } from './scene-edits.ts';
import { icons, type Tool, tools } from './tools.ts';

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
  /** Opens the menu of the game, whose button is below the palette. */
  openMenu(): void;
  /** Another tool is chosen: the map is played or drawn. */
  toolChosen(): void;
}

/** Makes the closed sandbox: a bar with the tools below the map, and the palette, which covers the HUD. */
export function makeSandbox(
  settings: Settings,
  actions: SandboxActions,
  makePortrait: MakePortrait,
) {
  const palette = makePalette(settings, actions, makePortrait, () => {
    acts.clear();
    if (tool.value === 'erase') tool.choose('place');
  });
  const acts = makeActs(settings, actions);
  const tool = makeTools(settings, (name) => {
    form.dataset.tool = name;
    acts.clear();
    palette.follow(name);
    actions.toolChosen();
  });
  const parts = [tool.element, acts.element, palette.element, palette.ghost];
  const form = element('form', 'sandbox', { hidden: true, onsubmit: () => false }, ...parts);
  divideKeys(form);
  const measure = () => setBarHeight(form);
  new ResizeObserver(measure).observe(form);
  // A named form is a landmark.
  settings.follow(({ ui }) => {
    form.ariaLabel = ui.placer.heading;
    if (!form.hidden) palette.fill();
  });
  const isPlacing = () => !form.hidden && tool.value !== 'play';
  return {
    element: form,
    /** Whether a tap on the map changes the scene. */
    get isPlacing() {
      return isPlacing();
    },
    open() {
      form.hidden = false;
      tool.choose('place');
      acts.clear();
      acts.refresh();
      palette.open();
      measure();
    },
    close() {
      form.hidden = true;
      palette.aim(null);
      measure();
    },
    /** Shows whether there is a change to take back. */
    refresh: acts.refresh,
    /** Covers the HUD: the part of the stage beside or below the map. In CSS pixels. */
    place: palette.place,
    /** Shows the chosen thing on the cell under the pointer, which has this box; null hides it. */
    aim: (box: DOMRectReadOnly | null) => palette.aim(isPlacing() ? box : null),
    /** A scene that the chosen tool has changed at a cell; the same scene when that is impossible. */
    put(scene: DrawnFloor, x: number, y: number) {
      acts.clear();
      if (tool.value === 'erase') return withCell(scene, x, y, tileCharacters.floor);
      return withThing(scene, x, y, palette.chosen, actions.campaign());
    },
  };
}

/** Makes the row of tools. */
function makeTools(settings: Settings, onChoose: (name: Tool) => void) {
  return makeRadioGroup(settings, {
    className: 'sandbox-tool',
    name: 'tool',
    values: tools,
    legend: ({ ui }) => ui.placer.heading,
    say: (name, { ui }) => ui.placer[name],
    icons,
    chosen: onChoose,
  });
}

/** A scene with a thing of the palette on a cell: a kind of the campaign, a tile or the hero. */
function withThing(
  scene: DrawnFloor,
  x: number,
  y: number,
  thing: string,
  { kinds }: Campaign,
): DrawnFloor {
  const kind = kinds.find(({ id }, index) => index > 0 && id === thing);
  return kind ? withKind(scene, kind, x, y) : withCell(scene, x, y, thing);
}

/** Sets `--sandbox`, the height of the bar: the stage ends above it. */
function setBarHeight(bar: HTMLElement): void {
  document.body.style.setProperty('--sandbox', `${bar.getBoundingClientRect().height}px`);
}

/** The row of a tip, a message, and buttons: undo and copy while the scene is drawn, reset while it is played. */
function makeActs(settings: Settings, actions: SandboxActions) {
  const tip = settings.text(element('span', 'tip'), ({ ui }) => ui.placer.tips.play);
  const line = makeShareLine(settings, ({ ui }) => ui.placer.copied);
  const button = (icon: keyof typeof icons, name: (words: Words) => string, act: () => void) => {
    const text = settings.text(element('span', ''), name);
    const made = plainButton(`small icon ${icon}`, iconOf(icons[icon]), act);
    made.append(text);
    return made;
  };
  const copy = () => {
    const scene = actions.scene();
    if (scene) line.share(sceneText(scene));
  };
  const undo = button('undo', ({ ui }) => ui.placer.undo, actions.undo);
  const reset = button('reset', ({ ui }) => ui.placer.reset, actions.reset);
  const copyButton = button('copy', ({ ui }) => ui.copy, copy);
  const menu = button('menu', ({ ui }) => ui.menu, actions.openMenu);
  return {
    element: element('div', 'sandbox-acts', tip, line.element, undo, reset, copyButton, menu),
    clear: line.clear,
    refresh() {
      undo.disabled = !actions.canUndo();
    },
  };
}

/** Divides the keys between the form and the game. */
function divideKeys(form: HTMLElement): void {
  keepOwnKeys(form);
  keepArrows(form);
  leaveKeys(form);
}

/** A press with the mouse leaves the keys to the game. A text that could not be copied can be selected. */
function leaveKeys(form: HTMLElement): void {
  form.addEventListener('mousedown', (event) => {
    const target = event.target as Element;
    if (!target.closest('.shared-text') && !takesText(target)) event.preventDefault();
  });
}

/** The arrow keys choose in the row that has the focus; the game must not get them. */
function keepArrows(form: HTMLElement): void {
  form.addEventListener('keydown', (event) => {
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (isRadio && event.key.startsWith('Arrow')) event.stopPropagation();
  });
}
