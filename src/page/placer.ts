import type { Campaign } from '../game/campaign.ts';
import { hasComponent, type Kind } from '../game/kinds.ts';
import type { Scene } from '../trials/drawn-floor.ts';
import { textIn } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';
import { copySeed } from './seed.ts';

/** The tiles that can be put, and how a scene draws them. */
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

/** What the sandbox asks for and does. */
export interface PlacerDeeds {
  campaign(): Campaign;
  /** The sandbox as it stands. */
  scene(): Scene | null;
  reset(): void;
}

/** The palette beside the map of a sandbox. */
export interface Placer {
  readonly element: HTMLElement;
  /** Whether a tap on the map puts something there. */
  readonly placing: boolean;
  open(): void;
  close(): void;
  /** A scene with what is chosen on a cell; the same where it cannot be there. */
  put(scene: Scene, x: number, y: number): Scene;
}

/** A bare hall with the hero in its middle, on the first floor below the start. */
export function bareScene({ start }: Campaign): Scene {
  const [width, height] = [21, 13];
  const rows = Array.from({ length: height }, (_, y) =>
    y === 0 || y === height - 1 ? '#'.repeat(width) : `#${'.'.repeat(width - 2)}#`,
  );
  return withCell({ rows, legend: {}, depth: start.depth + 1 }, 10, 6, '@');
}

/**
 * A scene with one of a kind on a cell in place of what was there. The hero is only moved: there is
 * one of him, and what would take his place is not put.
 */
export function withKind(scene: Scene, { id, look }: Kind, x: number, y: number): Scene {
  if (!isFree(scene, x, y)) return scene;
  const { legend } = scene;
  const known = Object.keys(legend).find((letter) => legend[letter] === id);
  const taken = (letter: string) => letter in legend || '@.#%><_,+&'.includes(letter);
  const letters = [look.glyph, ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  const letter = known ?? letters.find((one) => !taken(one));
  if (letter === undefined) return scene;
  return withCell({ ...scene, legend: { ...legend, [letter]: id } }, x, y, letter);
}

/** A scene with a character on a cell; `@` leaves its old cell, and the legend what no cell shows. */
export function withCell(scene: Scene, x: number, y: number, character: string): Scene {
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

/** Whether something can be put there: inside the outer wall, and not onto the hero. */
function isFree({ rows }: Scene, x: number, y: number): boolean {
  const cells = [...(rows[y] ?? '')];
  const inside = x > 0 && y > 0 && x < cells.length - 1 && y < rows.length - 1;
  return inside && cells[x] !== '@';
}

/** A scene as a test can take it over, row under row. */
export function sceneText({ rows, legend, depth }: Scene): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "rows": [\n${lines}\n  ],\n  "legend": ${JSON.stringify(legend)},\n  "depth": ${depth}\n}\n`;
}

/** A closed palette. */
export function makePlacer(live: Live, deeds: PlacerDeeds): Placer {
  const choice = element('select', '', { name: 'thing' });
  const places = element('input', '', { type: 'checkbox', name: 'places', checked: true });
  const said = element('span', 'said', { role: 'status' });
  const button = (name: (words: Words) => string, onclick: () => void) =>
    live.text(element('button', 'small', { type: 'button', onclick }), name);
  const copy = async () => {
    const scene = deeds.scene();
    const copied = scene !== null && (await copySeed(sceneText(scene)));
    said.textContent = copied ? live.words.ui.placer.copied : '';
  };
  const palette = element(
    'form',
    'placer',
    { hidden: true, onsubmit: () => false },
    element(
      'label',
      '',
      {},
      places,
      live.text(element('span', '', {}), ({ ui }) => ui.placer.place),
    ),
    choice,
    button(({ ui }) => ui.placer.reset, deeds.reset),
    button(({ ui }) => ui.copy, copy),
    said,
  );

  const fill = () => {
    const { ui } = live.words;
    const { language } = live.options;
    const { value } = choice;
    const [hero, ...kinds] = deeds.campaign().kinds;
    const option = (id: string, name: string) => element('option', '', { value: id }, name);
    const ofKind = (kind: Kind) => option(kind.id, textIn(kind.name, language));
    const group = (label: string, ...options: HTMLOptionElement[]) =>
      element('optgroup', '', { label }, ...options);
    const parts = [
      ['AI', ui.bestiary.monsters],
      ['Item', ui.bestiary.items],
      ['Trap', ui.bestiary.traps],
    ] as const;
    choice.replaceChildren(
      ...parts.flatMap(([part, label]) => {
        const those = kinds.filter((kind) => hasComponent(kind, part)).map(ofKind);
        return those.length > 0 ? [group(label, ...those)] : [];
      }),
      group(
        ui.map,
        ...tileNames.map((name) => option(tiles[name], ui.placer.tiles[name])),
        option('@', textIn(hero.name, language)),
      ),
    );
    if (value !== '') choice.value = value;
    choice.ariaLabel = ui.placer.place;
  };
  live.follow(() => {
    if (!palette.hidden) fill();
  });
  return {
    element: palette,
    get placing() {
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
      const kind = deeds.campaign().kinds.find(({ id }, index) => index > 0 && id === choice.value);
      said.textContent = '';
      return kind ? withKind(scene, kind, x, y) : withCell(scene, x, y, choice.value);
    },
  };
}
