import { visibleConditionsOf } from '../game/actors/conditions.ts';
import { type AttackOdds, attackOdds, calmOf, hitsToKill } from '../game/combat/odds.ts';
import { damageAfterHit, hitsUntilDeath } from '../game/combat/worst-hits.ts';
import type { ComponentName } from '../game/components.ts';
import { has, kindOf } from '../game/entity.ts';
import { endsWhenCancelled } from '../game/powers/registry.ts';
import type { Game } from '../game/world.ts';
import { range } from '../words/numbers.ts';
import type { Names, Words } from '../words/texts.ts';
import { dangersAmong } from './danger.ts';
import type { Description } from './description.ts';
import { mindText } from './mind.ts';
import { powersOf } from './powers.ts';
import { stateTexts } from './threats.ts';

/** The powers that only wake a monster. */
const wakingPowers: readonly ComponentName[] = ['Mean', 'Greedy'];

/**
 * Describes a monster that the hero sees: HP, the odds of its attacks and of the hero's, its mind and
 * its powers. Sentences about sleepers are left out while it is awake. `seen`: all monsters that the hero sees.
 */
export function describeMonster(
  game: Game,
  monster: number,
  words: Words,
  names: Names,
  seen: readonly number[],
): Description {
  const { AI, Health } = game.stores;
  const { ui, look } = words;
  const kind = kindOf(game, monster);
  const calm = calmOf(game, monster);
  const states = visibleConditionsOf(game, monster);
  const danger = dangersAmong(game, seen)(monster);
  const isCancelled = states.includes('cancelled');
  const isAwake = AI.awake[monster] === 1;
  const powers = powersOf(game.campaign, kind, words, names)
    // A mimic in view is disguised no more, and a cancelled monster has lost the powers of its attacks.
    .filter(({ component }) => has(game, monster, component))
    .filter(({ component }) => !isCancelled || !endsWhenCancelled(component))
    .filter(({ component }) => !isAwake || !wakingPowers.includes(component));
  const odds =
    calm === 'ally' ? [] : [monsterAttack(game, monster, words), heroAttack(game, monster, words)];
  return {
    heading: names.kind(kind.id),
    marks: [
      `${ui.hp} ${Health.current[monster]}/${Health.max[monster]}`,
      ...stateTexts(game, { monster, calm }, words),
      ...(danger === 'dangerous' ? [look.danger.dangerous] : []),
    ],
    lines: [
      ...odds,
      mindText(game.campaign, kind, AI.mind[monster], words, names, isAwake),
      ...powers.map(({ about }) => about),
    ],
    odds: odds.length,
    health: Health.current[monster] / Health.max[monster],
    danger,
    look: kind.look,
  };
}

function heroAttack(game: Game, monster: number, { look, sentences }: Words): string {
  const odds = attackOdds(game, { attacker: game.hero, target: monster, by: 'hand' });
  if (odds.most === 0) return look.heroCannotHurt;
  const { fewest, most } = hitsToKill(odds, game.stores.Health.current[monster]);
  return sentences([look.heroHits(percentOf(odds), damageOf(odds)), look.kills(fewest, most)]);
}

function monsterAttack(game: Game, monster: number, { look, sentences }: Words): string {
  const odds = attackOdds(game, { attacker: monster, target: game.hero, by: 'hand' });
  const fewest = hitsUntilDeath(game, monster);
  if (fewest === Infinity) return look.noDamage;
  const after = odds.hit > 0 ? damageAfterHit(game, monster, true) : { least: 0, most: 0 };
  const least = odds.least + after.least;
  const most = odds.most + after.most;
  const byDamage = hitsToKill({ least, most }, game.stores.Health.current[game.hero]);
  // A grasp that grows or a drained level can kill sooner than the same damage each time.
  const latest = Math.max(fewest, byDamage.most);
  const damage = range(least, most);
  return sentences([look.monsterHits(percentOf(odds), damage), look.dies(fewest, latest)]);
}

/** The chance to hit in whole percent; never 0 or 100 for a chance that is neither. */
function percentOf({ hit }: AttackOdds): number {
  const percent = Math.round(hit * 100);
  return hit > 0 && hit < 1 ? Math.min(99, Math.max(1, percent)) : percent;
}

function damageOf({ least, most }: AttackOdds): string {
  return range(least, most);
}
