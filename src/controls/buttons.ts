import { has } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import type { Words } from '../words/texts.ts';
import { type ButtonControl, buttonPlaces, controls } from './control-table.ts';
import { controlFacts, isUsable } from './controls.ts';
import { keyName } from './key-names.ts';
import type { Keys } from './key-tables.ts';

/** A button of the HUD. */
export interface ControlButton {
  readonly button: ButtonControl;
  readonly icon: string;
  /** The name of its key. */
  readonly key: string;
}

/**
 * The useful buttons of the HUD in order. `byTouch`: the player presses them with a finger and may have no keys.
 * `again`: whether there is a command to repeat, and nothing to do here.
 */
export function buttonsOf(
  game: Game,
  keys: Keys,
  words: Words,
  byTouch: boolean,
  again = false,
): ControlButton[] {
  return buttonPlaces.flatMap((place) => {
    const button = place.find((control) => isUseful(control, game, byTouch, again));
    if (!button) return [];
    return { button, icon: controls[button].icon, key: keyName(button, keys, words) };
  });
}

function isUseful(control: ButtonControl, game: Game, byTouch: boolean, again: boolean): boolean {
  const { needs } = controlFacts(control);
  // A key attacks the nearest monster, and the menu opens the help too.
  if (control === 'attack') return byTouch;
  if (control === 'again') return byTouch && again;
  if (control === 'here') return isUsable(control, game.campaign);
  return needs === undefined || has(game, game.hero, needs);
}
