import { bareSkin } from '../game/combat/armour-class.ts';
import { levelOf } from '../game/combat/fighters.ts';
import { hits } from '../game/combat/hit-and-damage.ts';
import { unpackDice } from '../game/dice.ts';
import { hitBonus } from '../game/effects/shoot.ts';
import type { Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { range } from '../words/numbers.ts';
import type { Words } from '../words/texts.ts';

/** The percent of the missiles of a trap that hit an actor of a level: see the effect `shoot`. */
export function shotChance(level: number, bonus: number): number {
  const rolls = Array.from({ length: 20 }, (_, side) => side + 1);
  const landed = rolls.filter((rolled) => hits(level + bonus, bareSkin, hitBonus, rolled));
  return (100 * landed.length) / rolls.length;
}

/** A sentence for each missile of a trap: how often it hits the hero, and its damage. */
export function shotLines(game: Game, kind: Kind, { look }: Words): string[] {
  return (kind.effects.Trap ?? []).flatMap(({ name, values }) => {
    if (name !== 'shoot') return [];
    const dice = unpackDice(values.dice);
    const least = dice.reduce((sum, { count }) => sum + count, 0);
    const most = dice.reduce((sum, { count, sides }) => sum + count * sides, 0);
    const chance = shotChance(levelOf(game, game.hero), values.bonus);
    return [look.monsterHits(chance, range(least, most))];
  });
}
