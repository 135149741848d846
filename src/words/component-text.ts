import type { ComponentName } from '../game/components.ts';
import { components, type TextsOf } from './component-labels.ts';
import type { Words } from './texts.ts';

/**
 * The texts about a component. Only descriptions need them, so the large table is loaded with the game, after the
 * title screen.
 */
export function componentText<C extends ComponentName>(words: Words, name: C): TextsOf<C> {
  const own = words.components;
  return typeof own === 'string' ? components[name][own] : own[name];
}
