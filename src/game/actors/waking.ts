import { cellsApart } from '../../dungeon/distance.ts';
import type { Rnd } from '../../dungeon/rnd.ts';
import { gaze } from '../combat/gaze.ts';
import { cellOf, has } from '../entity.ts';
import { wearsRing } from '../items/rings.ts';
import { say } from '../log.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { nameOf } from './actor-names.ts';
import { isSeen, monstersHere } from './actors.ts';
import { seesHero } from './fields-to-hero.ts';
import { seekGold } from './greed.ts';
import { groupOf } from './groups.ts';
import { isHidden } from './hero-senses.ts';
import { canWakeBy, hearsHero, isInSightRange } from './monster-senses.ts';

/**
 * A monster notices the hero in one of these ways:
 *
 * - The hero attacks it or a monster of its pack: **combat** calls `provokeBy`.
 * - An effect that calls `provokeBy`, such as damage, acts on it because of the hero, or a bolt of the hero passes it.
 * - The hero is next to it at the end of a turn: **notice** calls `noticeHero`.
 * - The hero enters or leaves its room, arrives there by teleport, or an item falls in the hero's lit
 *   room: **noticeInRooms** calls `noticeHero` for the monsters in `pending.rooms`.
 * - It is an ambusher and sees the hero near enough: the goal `ambush` calls `provoke`.
 * - It arrives awake: wandering monsters (**wanderers**) and summoned ones (`summoning.ts`).
 * - An effect or a worn ring aggravates the monsters of the floor: `provokeAll`. The ring also provokes a monster that
 *   the effect `createMonster` makes.
 * - A monster of its group wakes, or one of its side calls for help (the goal `call`).
 * - It has `Senses` and hears or sees the hero: `wakeBySenses`; `monster-senses.ts` has what is
 *   heard. `Senses.wakes` excludes the other ways.
 *
 * A monster without the goal `sleep` needs none of them: it acts from the first turn.
 */

/**
 * Gives each of these monsters one chance to notice the hero: a mean monster wakes, a greedy one wakes
 * to guard gold, and a gaze confuses. `Mean.chance` is 66 % by default. Monsters that are disguised or invisible to the hero do nothing.
 */
export function noticeHero(game: Game, monsters: readonly number[], purpose: number): void {
  if (game.ending) return;
  for (const monster of monsters) {
    if (isHidden(game, monster)) continue;
    const rnd = rollsOf(game, monster, purpose);
    if (!game.stores.AI.awake[monster]) stir(game, monster, rnd);
    if (has(game, monster, 'ConfusingGaze')) gaze(game, monster, rnd);
  }
}

function stir(game: Game, monster: number, rnd: Rnd): void {
  if (game.stores.Condition.spellbound[monster] || !canWakeBy(game, monster, 'usual')) return;
  const isMean = has(game, monster, 'Mean') && !wearsRing(game, game.hero, 'stealth');
  if (isMean && rnd(100) < game.stores.Mean.chance[monster]) {
    wake(game, monster);
    if (isSeen(game, monster)) say(game, 'normal', 'notices', { monster: nameOf(game, monster) });
  } else if (has(game, monster, 'Greedy') && seekGold(game, monster)) wake(game, monster);
}

/** Wakes a monster with `Senses` if a noise or the sight of the hero wakes it. Returns whether it wakes. */
export function wakeBySenses(game: Game, monster: number): boolean {
  const wakes =
    (canWakeBy(game, monster, 'noise') && hearsHero(game, monster)) ||
    (canWakeBy(game, monster, 'sight') &&
      isInSightRange(game, monster, game.hero) &&
      seesHero(game, monster));
  if (!wakes) return false;
  wake(game, monster);
  if (isSeen(game, monster)) say(game, 'normal', 'notices', { monster: nameOf(game, monster) });
  return true;
}

/** The monsters that wake and attack together with a monster: its pack and its group. */
function companionsOf(game: Game, monster: number): number[] {
  return [...packOf(game, monster), ...groupOf(game, monster)];
}

/** Provokes a monster that the hero attacks, its pack and its group: they wake and turn against the hero. */
export function provoke(game: Game, monster: number): void {
  const { AI } = game.stores;
  wake(game, monster);
  for (const one of [monster, ...companionsOf(game, monster)]) {
    AI.provoked[one] = 1;
    AI.hasDestination[one] = 0;
  }
}

/** Provokes a monster to which something happened, if the hero was its source. */
export function provokeBy(game: Game, actor: number, source: number): void {
  if (source === game.hero && has(game, actor, 'AI') && !has(game, actor, 'Dead')) {
    provoke(game, actor);
  }
}

/** Provokes every monster of the hero's floor. */
export function provokeAll(game: Game): void {
  for (const monster of game.floor.monsters) provoke(game, monster);
}

/** Wakes a monster, its pack and its group, and ends the effect `hold` on them. */
export function wake(game: Game, monster: number): void {
  for (const one of [monster, ...companionsOf(game, monster)]) wakeAlone(game, one);
}

/** Wakes a monster that something can wake, and ends the effect `hold` on it. */
export function wakeAlone(game: Game, monster: number): void {
  const { AI, Condition } = game.stores;
  if (!canWakeBy(game, monster, 'never')) AI.awake[monster] = 1;
  Condition.spellbound[monster] = 0;
}

/** The other monsters of the same kind in the range of `Pack`; empty without that component. */
function packOf(game: Game, monster: number): number[] {
  const { Pack, Identity } = game.stores;
  if (!has(game, monster, 'Pack')) return [];
  const here = cellOf(game, monster);
  return monstersHere(game).filter(
    (other) =>
      other !== monster &&
      Identity.kind[other] === Identity.kind[monster] &&
      cellsApart(here, cellOf(game, other)) <= Pack.range[monster],
  );
}
