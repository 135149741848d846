import type { Words } from '../../words/texts.ts';

/** A control with its keys. */
export interface KeyLine {
  readonly id: string;
  readonly does: string;
  readonly keys: readonly string[];
  /** Whether the player has changed its keys. */
  readonly changed: boolean;
}

/** A fixed key, a digit of a count, or the capital of a letter that steps. */
type BuiltIn = 'fixed' | 'count' | 'run';

/** Why a control cannot get a key: its meaning, or that it was pressed with Ctrl, Alt or Cmd. */
type Objection = BuiltIn | 'chord';

/** A pressed key, and its name on the keyboard. */
interface PressedKey {
  readonly key: string;
  readonly name: string;
  /** Whether Ctrl, Alt or Cmd was held: then the key is the browser's. */
  readonly isChord: boolean;
}

/** The keys of the chosen campaign. `app` connects it with the controls. */
export interface KeyModel {
  lines(): readonly KeyLine[];
  /** The pressed key; null while only Shift or another modifier is held. */
  keyOf(event: KeyboardEvent): PressedKey | null;
  /** The built-in meaning of a key that the control cannot get; null for other keys. */
  builtIn(id: string, key: string): BuiltIn | null;
  /** The meaning that a key has now, if it is another control's. */
  conflict(id: string, key: string): string | null;
  /** Binds a control to one key. Another control with this key gets the old key in exchange. */
  bind(id: string, key: string): void;
  reset(id: string): void;
  resetAll(): void;
}

/** A pressed key that the control cannot get. */
interface Refused {
  readonly name: string;
  readonly meaning: Objection;
}

/** The state of a change of keys: the control waits for a key, or its key has another meaning. */
export type KeyChange =
  | { readonly id: string; readonly type: 'listening'; readonly refused: Refused | null }
  | {
      readonly id: string;
      readonly type: 'conflict';
      readonly key: string;
      readonly name: string;
      readonly other: string;
    };

/** The state of a change after a key was pressed for a control; null if the control can get the key. */
export function objectionTo(
  model: KeyModel,
  id: string,
  { key, name, isChord }: PressedKey,
): KeyChange | null {
  const meaning = isChord ? 'chord' : model.builtIn(id, key);
  if (meaning) return { id, type: 'listening', refused: { name, meaning } };
  const other = model.conflict(id, key);
  return other === null ? null : { id, type: 'conflict', key, name, other };
}

/** The question or the complaint of a change. */
export function textOf(change: KeyChange, { option }: Words['ui']): string {
  if (change.type === 'conflict') return option.conflict(change.name, change.other);
  if (!change.refused) return option.press;
  const { name, meaning } = change.refused;
  if (meaning === 'count') return option.countKey(name, option.pressAnother);
  if (meaning === 'chord') return option.chord(option.pressAnother);
  if (meaning === 'run') return option.runKey(name, option.pressAnother);
  return option.fixed(name);
}
