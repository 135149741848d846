import { textIn } from '../words/sentences.ts';
import './sandbox.css';
import type { Campaign } from '../game/campaign.ts';
import { type Kind, kindHas } from '../game/kinds.ts';
import type { DrawnFloor } from '../trials/drawn-floor.ts';
import type { Language, Words } from '../words/texts.ts';
import { copyText } from './clipboard.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

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
} as const;
type TileName = keyof typeof tiles;
const tileNames = Object.keys(tiles) as TileName[];

/** The connections of the sandbox to the page. */
export interface SandboxActions {
  campaign(): Campaign;
  /** The current scene. */
  scene(): DrawnFloor | null;
  reset(): void;
}

/** The palette below the map of a sandbox. */
export interface Sandbox {
  readonly element: HTMLElement;
  /** Whether a tap on the map places something. */
  readonly isPlacing: boolean;
  open(): void;
  close(): void;
  /** A scene with the chosen thing on a cell; the same scene when that is impossible. */
  put(scene: DrawnFloor, x: number, y: number): DrawnFloor;
}

/** An empty hall with the hero in its middle, one floor below the start. */
export function bareScene({ start }: Campaign): DrawnFloor {
  const [width, height] = [21, 13];
  const rows = Array.from({ length: height }, (_, y) =>
    y === 0 || y === height - 1 ? '#'.repeat(width) : `#${'.'.repeat(width - 2)}#`,
  );
  return withCell({ rows, legend: {}, depth: start.depth + 1 }, 10, 6, '@');
}

/** A scene with one entity of a kind on a cell. The hero cannot be replaced. */
export function withKind(scene: DrawnFloor, { id, look }: Kind, x: number, y: number): DrawnFloor {
  if (!isFree(scene, x, y)) return scene;
  const { legend } = scene;
  const known = Object.keys(legend).find((letter) => legend[letter] === id);
  const taken = (letter: string) => letter in legend || '@.#%><_,+&'.includes(letter);
  const letters = [look.glyph, ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  const letter = known ?? letters.find((one) => !taken(one));
  if (letter === undefined) return scene;
  return withCell({ ...scene, legend: { ...legend, [letter]: id } }, x, y, letter);
}

/** A scene with a character on a cell. `@` moves the hero. Unused letters leave the legend. */
export function withCell(scene: DrawnFloor, x: number, y: number, character: string): DrawnFloor {
  if (!isFree(scene, x, y)) return scene;
  const rows = scene.rows.map((row, at) => {
    const cells = [...(character === '@' ? row.replace('@', '.') : row)];
    if (at === y) cells[x] = character;
    return cells.join('');
  });
  const shown = rows.join('');
  const used = Object.entries(scene.legend).filter(([letter]) => shown.includes(letter));
  return { ...scene, rows, legend: Object.fromEntries(used) };
}

/** Whether something can be placed on a cell: inside the outer wall, and not on the hero. */
function isFree({ rows }: DrawnFloor, x: number, y: number): boolean {
  const cells = [...(rows[y] ?? '')];
  const inside = x > 0 && y > 0 && x < cells.length - 1 && y < rows.length - 1;
  return inside && cells[x] !== '@';
}

/** A scene as JSON with one row per line, for tests. */
export function sceneText({ rows, legend, depth }: DrawnFloor): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "rows": [\n${lines}\n  ],\n  "legend": ${JSON.stringify(legend)},\n  "depth": ${depth}\n}\n`;
}

/** Makes a closed palette. */
export function makeSandbox(settings: Settings, actions: SandboxActions): Sandbox {
  const choice = element('select', '', { name: 'thing' });
  const places = element('input', '', { type: 'checkbox', name: 'places', checked: true });
  const said = element('span', 'said', { role: 'status' });
  const button = (name: (words: Words) => string, onclick: () => void) =>
    settings.text(element('button', 'small', { type: 'button', onclick }), name);
  const copy = async () => {
    const scene = actions.scene();
    const copied = scene !== null && (await copyText(sceneText(scene)));
    said.textContent = copied ? settings.words.ui.placer.copied : '';
  };
  const palette = element(
    'form',
    'sandbox',
    { hidden: true, onsubmit: () => false },
    element(
      'label',
      '',
      {},
      places,
      settings.text(element('span', '', {}), ({ ui }) => ui.placer.place),
    ),
    choice,
    button(({ ui }) => ui.placer.reset, actions.reset),
    button(({ ui }) => ui.copy, copy),
    said,
  );

  const fill = () => {
    const { ui } = settings.words;
    const { value } = choice;
    choice.replaceChildren(
      ...thingGroups(actions.campaign(), settings.words, settings.options.language),
    );
    if (value !== '') choice.value = value;
    choice.ariaLabel = ui.placer.place;
    // A named form is a landmark.
    palette.ariaLabel = ui.placer.heading;
  };
  settings.follow(() => {
    if (!palette.hidden) fill();
  });
  return {
    element: palette,
    get isPlacing() {
      return !palette.hidden && places.checked;
    },
    open() {
      palette.hidden = false;
      places.checked = true;
      said.textContent = '';
      fill();
    },
    close() {
      palette.hidden = true;
    },
    put(scene, x, y) {
      const kind = actions
        .campaign()
        .kinds.find(({ id }, index) => index > 0 && id === choice.value);
      said.textContent = '';
      return kind ? withKind(scene, kind, x, y) : withCell(scene, x, y, choice.value);
    },
  };
}

/** The things that can be placed, in groups: the kinds of a campaign, the tiles and the hero. */
function thingGroups(
  { kinds: [hero, ...kinds] }: Campaign,
  { ui }: Words,
  language: Language,
): HTMLElement[] {
  const option = (id: string, name: string) => element('option', '', { value: id }, name);
  const group = (label: string, ...options: HTMLOptionElement[]) =>
    element('optgroup', '', { label }, ...options);
  const parts = [
    ['AI', ui.bestiary.monsters],
    ['Item', ui.bestiary.items],
    ['Trap', ui.bestiary.traps],
  ] as const;
  const ofKinds = parts.flatMap(([part, label]) => {
    const options = kinds
      .filter((kind) => kindHas(kind, part))
      .map(({ id, name }) => option(id, textIn(name, language)));
    return options.length > 0 ? [group(label, ...options)] : [];
  });
  const ofTiles = tileNames.map((name) => option(tiles[name], ui.placer.tiles[name]));
  return [...ofKinds, group(ui.map, ...ofTiles, option('@', textIn(hero.name, language)))];
}
