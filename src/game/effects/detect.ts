import { monstersHere } from '../actors/actors.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { itemsOn } from '../floors/floor-contents.ts';
import { bagOf } from '../items/bag.ts';
import { isMagic } from '../items/items.ts';
import { say } from '../log.ts';
import type { Game, Sensed } from '../world.ts';
import { effect } from './effect.ts';

/** The things that `detect` finds. */
const things = ['monsters', 'magic', 'gold'] as const;

/**
 * Shows the hero all monsters, magic items or gold of the floor until its next action. Magic
 * (`isMagic` in `items/items.ts`) that monsters carry is shown, too, but not which item it is.
 */
export const detect = effect({
  only: 'hero',
  parameters: {
    of: { kind: 'choice', choices: things },
  },

  apply(game, _, { of }) {
    const thing = things[of];
    const found = finders[thing](game);
    game.sensed.push(...found);
    if (found.length > 0) say(game, 'important', messages[thing]);
    else say(game, 'normal', 'strangeFeeling');
    return found.length > 0;
  },
});

const messages = { monsters: 'sensesMonsters', magic: 'sensesMagic', gold: 'sensesGold' } as const;

const finders: Record<(typeof things)[number], (game: Game) => Sensed[]> = {
  monsters: (game) => monstersHere(game).map((one) => sensed(game, one, kindOf(game, one).id)),

  magic(game) {
    const bearers = monstersHere(game).filter((monster) =>
      bagOf(game, monster).some((item) => isMagic(game, item)),
    );
    const items = itemsOn(game, game.floor).filter((item) => isMagic(game, item));
    return [...items, ...bearers].map((one) => sensed(game, one, ''));
  },

  gold: (game) =>
    itemsOn(game, game.floor)
      .filter((item) => has(game, item, 'Gold'))
      .map((pile) => sensed(game, pile, kindOf(game, pile).id)),
};

function sensed(game: Game, entity: number, kind: string): Sensed {
  return { ...cellOf(game, entity), kind };
}
