import type { Campaign } from '../game/campaign.ts';
import { hasComponent } from '../game/kinds.ts';
import type { Words } from '../words/texts.ts';

export const keySets = ['vi', 'qwe'] as const;
/** Which letters move: hjklyubn, or the ring qweadzxc around S. */
export type KeySet = (typeof keySets)[number];

/** What a key, a tap or a button can mean; the session makes commands of it. */
export type Action =
  | { readonly type: 'step'; readonly dx: number; readonly dy: number }
  /** A run in this direction. */
  | { readonly type: 'dash'; readonly dx: number; readonly dy: number }
  | { readonly type: PlainAction };

export type PlainAction =
  | 'wait'
  | 'here'
  | 'pickup'
  | 'down'
  | 'up'
  | 'bag'
  | 'confirm'
  | 'back'
  | 'dig'
  | 'search'
  /** The next direction says where to. */
  | 'run'
  | 'look'
  | 'language'
  | 'copySeed'
  | 'help'
  | 'menu'
  /** The profiler's panel, and the inspector. */
  | 'panel'
  | 'inspect'
  /** A key that means nothing; it still answers a question with no. */
  | 'other';

type Steps = Readonly<Record<string, readonly [dx: number, dy: number]>>;

/** Held together with Shift, two of them make a diagonal: see `keyboard.ts`. */
export const arrows: Steps = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** By code, so with NumLock on or off. */
const numpad: Steps = {
  Numpad7: [-1, -1],
  Numpad8: [0, -1],
  Numpad9: [1, -1],
  Numpad4: [-1, 0],
  Numpad6: [1, 0],
  Numpad1: [-1, 1],
  Numpad2: [0, 1],
  Numpad3: [1, 1],
};

const letters: Readonly<Record<KeySet, Steps>> = {
  vi: {
    KeyH: [-1, 0],
    KeyJ: [0, 1],
    KeyK: [0, -1],
    KeyL: [1, 0],
    KeyY: [-1, -1],
    KeyU: [1, -1],
    KeyB: [-1, 1],
    KeyN: [1, 1],
  },
  qwe: {
    KeyQ: [-1, -1],
    KeyW: [0, -1],
    KeyE: [1, -1],
    KeyA: [-1, 0],
    KeyD: [1, 0],
    KeyZ: [-1, 1],
    KeyX: [0, 1],
    KeyC: [1, 1],
  },
};

type Codes = readonly (readonly [code: string, action: PlainAction])[];

/** Where one action has several keys, the first is the one that hints show. */
const both: Codes = [
  ['Space', 'here'],
  ['KeyP', 'pickup'],
  ['Shift+Period', 'down'],
  ['Shift+Comma', 'up'],
  ['Period', 'wait'],
  ['Numpad5', 'wait'],
  ['KeyI', 'bag'],
  ['Enter', 'confirm'],
  ['NumpadEnter', 'confirm'],
  ['Escape', 'back'],
  ['KeyT', 'dig'],
  ['KeyF', 'run'],
  ['KeyG', 'look'],
  ['KeyV', 'language'],
  ['KeyR', 'copySeed'],
  ['KeyM', 'panel'],
  ['KeyO', 'inspect'],
  ['Slash', 'help'],
  ['Shift+Slash', 'help'],
];

/** Keys of one set only; they come before those of both. */
const own: Readonly<Record<KeySet, Codes>> = {
  vi: [
    ['KeyX', 'bag'],
    ['KeyZ', 'confirm'],
    ['KeyS', 'search'],
  ],
  qwe: [
    ['KeyS', 'wait'],
    ['KeyB', 'search'],
  ],
};

/** Characters that stand on different keys of different layouts. */
const characters: Readonly<Record<string, PlainAction>> = { '>': 'down', '<': 'up', '?': 'help' };

/** What identifies a pressed key; the part of a KeyboardEvent that matters here. */
export interface Stroke {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
}

/** What a key other than an arrow means in a set, or null. Shift makes a letter's step a run. */
export function actionOf({ code, key, shiftKey }: Stroke, set: KeySet): Action | null {
  const character = characters[key];
  if (character) return { type: character };
  const step = numpad[code] ?? letters[set][code];
  const runs = shiftKey && code in letters[set];
  if (step) return { type: runs ? 'dash' : 'step', dx: step[0], dy: step[1] };
  const wanted = shiftKey ? `Shift+${code}` : code;
  const codes = codesOf(set);
  const found =
    codes.find(([known]) => known === wanted) ?? codes.find(([known]) => known === code);
  return found ? { type: found[1] } : null;
}

function codesOf(set: KeySet): Codes {
  return [...own[set], ...both];
}

/** The name of the key that hints show for an action. */
export function keyName(action: PlainAction, set: KeySet, words: Words): string {
  return namesOf(action, set, words)[0] ?? '';
}

/** A line of the list of keys: what it does, and the names of the keys that do it. */
export interface KeyRow {
  readonly does: string;
  readonly keys: readonly string[];
}

/** The keys of a set, as the bindings above are now, without what this campaign's hero cannot do. */
export function keyRows(set: KeySet, words: Words, { kinds: [hero], rules }: Campaign): KeyRow[] {
  const { keys, caps } = words.ui;
  const steps = Object.keys(letters[set]).map(letterOf).join(' ');
  const row = (action: PlainAction & keyof typeof keys): KeyRow => ({
    does: keys[action],
    keys: namesOf(action, set, words),
  });
  const rows = (can: boolean, ...those: KeyRow[]) => (can ? those : []);
  const bag = hasComponent(hero, 'Bag');
  return [
    { does: keys.move, keys: ['↑ ↓ ← →', caps.numpad, steps] },
    ...rows(rules.ways !== 'orthogonal', { does: keys.diagonal, keys: [caps.diagonal] }),
    { does: keys.run, keys: [...namesOf('run', set, words), `Shift + ${steps}`] },
    row('wait'),
    ...rows(hasComponent(hero, 'Searcher'), row('search')),
    row('here'),
    ...rows(bag && rules.pickup === 'asked', row('pickup')),
    row('down'),
    row('up'),
    ...rows(hasComponent(hero, 'Digging'), row('dig')),
    ...rows(
      bag,
      row('bag'),
      row('confirm'),
      { does: keys.back, keys: [keyName('bag', set, words), 'Esc'] },
      ...rows(hasComponent(hero, 'Thrower'), {
        does: keys.throw,
        keys: [keyName('bag', set, words)],
      }),
    ),
    row('look'),
    row('language'),
    row('copySeed'),
    row('panel'),
    row('inspect'),
    row('help'),
    { does: keys.menu, keys: ['Esc'] },
  ];
}

function namesOf(action: PlainAction, set: KeySet, words: Words): string[] {
  const { caps } = words.ui;
  const names: Readonly<Record<string, string>> = {
    Space: caps.space,
    Period: '.',
    'Shift+Period': '>',
    'Shift+Comma': '<',
    'Shift+Slash': '?',
    Escape: 'Esc',
    Numpad5: caps.numpad5,
    Enter: 'Enter',
  };
  return codesOf(set)
    .filter(([, does]) => does === action)
    .map(([code]) => names[code] ?? (code.startsWith('Key') ? letterOf(code) : ''))
    .filter((name) => name !== '');
}

function letterOf(code: string): string {
  const letter = code.slice('Key'.length);
  // In the pixel font a capital I reads as a bar.
  return letter === 'I' ? 'i' : letter;
}
