import { floorSettingsAt } from '../campaign.ts';
import { enterFloor } from '../floors/enter-floor.ts';
import { reportCell } from '../floors/underfoot.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/** Trap doors: drops the hero to the floor below, if there is one. Monsters stay. */
export const fall = effect({
  only: 'hero',
  parameters: {},

  apply(game) {
    const below = game.floor.depth + 1;
    if (!floorSettingsAt(game.campaign, below)) return false;
    say(game, 'important', 'trapdoor');
    enterFloor(game, below);
    game.events.push({ type: 'changedFloor', depth: below });
    reportCell(game);
    return true;
  },
});
