import { removeComponent } from 'bitecs';
import { cellOf, has, kindOf } from '../entity.ts';
import { kindHas } from '../kinds.ts';
import { say } from '../log.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import type { Game } from '../world.ts';
import { isInView } from './actors.ts';

/** Mimics: monsters with `Disguise` look like an item or like stairs until their first attack or an attack on them. An
 * attack by hand that reveals a mimic does nothing else. */

/** A disguise as stairs down. The number is that of the hero's kind, which is no disguise. */
export const asStairs = 0;

/**
 * Disguises a new monster. The choices have equal chances: one random kind of each item group except
 * food, gold, each prize of this depth, and stairs down.
 */
export function disguise(game: Game, monster: number, depth: number): void {
  const { Disguise, Identity } = game.stores;
  // 1 is not a turn: it keeps these numbers apart from the numbers of `spawn`, which have 0 with the same purpose and
  // `seq`.
  const rnd = rndOf(drawsOf(game.key, 1, Purpose.making, Identity.seq[monster]));
  const { kinds } = game.campaign;
  const looks = kinds.filter((one) => !kindHas(one, 'Food'));
  const groups = [...new Set(looks.flatMap(({ spawn: { item } }) => item?.group ?? []))];
  const some = groups.map((group) => looks.filter(({ spawn: { item } }) => item?.group === group));
  const choices = [
    ...some.map((list) => kinds.indexOf(list[rnd(list.length)])),
    ...kinds.flatMap((one, index) => (kindHas(one, 'Gold') ? index : [])),
    ...kinds.flatMap(({ spawn: { from } }, index) => (depth >= (from ?? Infinity) ? index : [])),
    asStairs,
  ];
  Disguise.as[monster] = choices[rnd(choices.length)];
}

/**
 * Ends the disguise of an actor, with a message if the hero sees its cell. Returns whether it had one. **combat** and
 * the effect `strike` call it: the disguise ends with the first attack on or by the actor.
 */
export function unmask(game: Game, actor: number): boolean {
  if (!has(game, actor, 'Disguise')) return false;
  removeComponent(game.world, actor, game.stores.Disguise);
  if (isInView(game, cellOf(game, actor))) {
    say(game, 'important', 'unmasked', { monster: kindOf(game, actor).id });
  }
  return true;
}
