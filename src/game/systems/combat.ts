import { weaponOf } from '../bag.ts';
import type { Rules } from '../campaign.ts';
import { ammunition } from '../components.ts';
import { hurt } from '../damage.ts';
import { type Dice, rollDice, unpackDice } from '../dice.ts';
import { unmask } from '../effects.ts';
import { has, kindOf } from '../entity.ts';
import { armourClassOf, attackOf, defenceOf, levelOf, nameOf } from '../fighters.ts';
import { fall } from '../floor-contents.ts';
import { destroy, itemName } from '../items.ts';
import { say } from '../log.ts';
import { type Blow, clear } from '../pending.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import { strengthBonus } from '../strength.ts';
import { provoke } from '../waking.ts';
import type { Game } from '../world.ts';

/** What one round of blows comes to. */
interface Round {
  readonly landed: boolean;
  /** HP. */
  readonly damage: number;
}

type Rnd = (n: number) => number;

/** HP that a blow takes under `ratio`: attack² / defence, rounded up. */
export function ratioDamage(attack: number, defence: number): number {
  return Math.ceil((attack * attack) / defence);
}

/**
 * Whether a blow lands under `dice`: a d20 of `rolled` (1 to 20) and `bonus` reach 21 − level −
 * armour class, so with a chance of (level + armour class + bonus) / 20.
 */
export function lands(level: number, armour: number, bonus: number, rolled: number): boolean {
  return rolled + bonus >= 21 - level - armour;
}

/** What a blow takes under each rule. Under `ratio` and `single` blows neither miss nor vary. */
const rounds: Record<Rules['blow'], (game: Game, blow: Blow, rnd: Rnd) => Round> = {
  ratio(game, { attacker, target, thrown }) {
    const attack = attackOf(game, attacker, thrown);
    return { landed: true, damage: ratioDamage(attack, defenceOf(game, target)) };
  },

  single: () => ({ landed: true, damage: 1 }),

  dice(game, { attacker, target, thrown }, rnd) {
    const { dice, hit, damage } = swingOf(game, attacker, thrown);
    const level = levelOf(game, attacker);
    const armour = armourClassOf(game, target);
    let landed = false;
    let sum = 0;
    for (const one of dice) {
      if (!lands(level, armour, hit, 1 + rnd(20))) continue;
      landed = true;
      sum += Math.max(0, rollDice(one, rnd) + damage);
    }
    return { landed, damage: sum };
  },
};

/** The round that a blow comes to; what `Throws` throws has its own dice, whatever the rule. */
function roundOf(game: Game, blow: Blow, rnd: Rnd): Round {
  const rule = game.campaign.rules.blow;
  if (blow.thrown !== 0 || rule === 'dice') return rounds[rule](game, blow, rnd);
  const { dice } = swingOf(game, blow.attacker, 0);
  return { landed: true, damage: dice.reduce((sum, one) => sum + rollDice(one, rnd), 0) };
}

interface Swing {
  readonly dice: readonly Dice[];
  readonly hit: number;
  readonly damage: number;
}

/** The dice of a blow and the bonuses on them: those of the weapon, its launcher and of strength. */
function swingOf(game: Game, attacker: number, thrown?: number): Swing {
  const { Fighter, Strength } = game.stores;
  const own = has(game, attacker, 'Strength') ? strengthBonus(Strength.now[attacker]) : none;
  if (thrown === 0) return { dice: unpackDice(game.stores.Throws.dice[attacker]), ...own };
  const weapon = weaponOf(game, attacker);
  if (thrown !== undefined) {
    const flight = flightOf(game, thrown, weapon);
    return { ...flight, hit: flight.hit + own.hit, damage: flight.damage + own.damage };
  }
  if (weapon) {
    const { hit, damage } = bonusOf(game, weapon);
    return { dice: handDice(game, weapon), hit: hit + own.hit, damage: damage + own.damage };
  }
  const dice = has(game, attacker, 'Fighter')
    ? unpackDice(Fighter.attacks[attacker])
    : [asDie(attackOf(game, attacker))];
  return { dice, ...own };
}

const none = { hit: 0, damage: 0 };

/**
 * What a thrown item does: a missile flies best from its launcher, which adds its own bonuses;
 * without it, it strikes like in the hand. What is no missile has its dice for being hurled.
 */
function flightOf(game: Game, item: number, launcher: number): Swing {
  const { Weapon, Missile, Launcher } = game.stores;
  if (!has(game, item, 'Weapon')) return { dice: [{ count: 0, sides: 0 }], ...none };
  const own = bonusOf(game, item);
  if (!has(game, item, 'Missile')) {
    const hurled = Weapon.hurled[item];
    return { dice: hurled ? unpackDice(hurled) : handDice(game, item), ...own };
  }
  const fits =
    launcher !== 0 &&
    has(game, launcher, 'Launcher') &&
    ammunition[Missile.fits[item]] !== 'none' &&
    Launcher.fits[launcher] === Missile.fits[item];
  if (!fits) return { dice: handDice(game, item), ...own };
  const more = bonusOf(game, launcher);
  return {
    dice: unpackDice(Weapon.hurled[item]),
    hit: own.hit + more.hit,
    damage: own.damage + more.damage,
  };
}

function bonusOf(game: Game, weapon: number): { hit: number; damage: number } {
  const { Weapon } = game.stores;
  return { hit: Weapon.hit[weapon], damage: Weapon.damage[weapon] };
}

/** A weapon that only knows attack strikes with one die of that average. */
function handDice(game: Game, weapon: number): Dice[] {
  const { Weapon } = game.stores;
  return Weapon.dice[weapon] ? unpackDice(Weapon.dice[weapon]) : [asDie(Weapon.attack[weapon])];
}

function asDie(average: number): Dice {
  return { count: 1, sides: Math.max(1, 2 * average - 1) };
}

/** Resolves every pending blow, in order. The dead neither strike nor are struck again. */
export function combat(game: Game): void {
  const { blows } = game.pending;
  if (blows.length === 0) return;
  for (const blow of blows) {
    if (!has(game, blow.attacker, 'Dead') && !has(game, blow.target, 'Dead')) strike(game, blow);
    else if (blow.thrown) destroy(game, blow.thrown);
  }
  clear(blows);
}

function strike(game: Game, blow: Blow): void {
  const { Identity, Position } = game.stores;
  const { attacker, target, thrown } = blow;
  endQuiet(game, attacker);
  endQuiet(game, target);
  if (attacker === game.hero && has(game, target, 'AI')) provoke(game, target);
  unmask(game, attacker);
  // Who reaches for a thing that turns out to be alive has spent his turn on finding out.
  if (unmask(game, target) && thrown === undefined) return;

  const next = drawsOf(game.key, game.turn, Purpose.blow, Identity.seq[attacker]);
  const { landed, damage } = squeezed(game, blow, roundOf(game, blow, rndOf(next)));
  if (thrown) {
    const at = { x: Position.x[target], y: Position.y[target] };
    const told = { item: itemName(game, thrown), monster: nameOf(game, target) };
    if (landed) destroy(game, thrown);
    else fall(game, thrown, at);
    if (!landed) say(game, 'normal', 'flewPast', told);
  }
  if (damage > 0 || !landed) tell(game, blow, damage);
  if (damage > 0) hurt(game, target, damage, kindOf(game, attacker).id, attacker);
  game.pending.rounds.push({ attacker, target, thrown, landed, damage });
}

function endQuiet(game: Game, fighter: number): void {
  if (has(game, fighter, 'Recovery')) game.stores.Recovery.quiet[fighter] = 0;
}

/** A grasp squeezes as hard as it has grown, hit or miss; a paralysing touch hurts nobody. */
function squeezed(game: Game, { attacker, target, thrown }: Blow, round: Round): Round {
  if (thrown !== undefined) return round;
  if (has(game, attacker, 'Paralysis')) return { ...round, damage: 0 };
  if (!has(game, attacker, 'Grasp')) return round;
  return { ...round, damage: game.stores.Condition.grip[target] };
}

/** Shows and tells of a round that hurts or misses. */
function tell(game: Game, { attacker, target, thrown }: Blow, damage: number): void {
  const { Health, Position, Identity } = game.stores;
  const who = {
    attacker: Identity.seq[attacker],
    target: Identity.seq[target],
    from: { x: Position.x[attacker], y: Position.y[attacker] },
    at: { x: Position.x[target], y: Position.y[target] },
  };
  if (damage === 0) {
    // What never hurts does not miss either, as far as anybody can see.
    if (thrown === undefined && has(game, attacker, 'Paralysis')) return;
    game.events.push({ type: 'missed', ...who });
    const missed = thrown === 0 ? 'hurledMiss' : 'evaded';
    if (target === game.hero) say(game, 'normal', missed, { monster: nameOf(game, attacker) });
    else if (attacker === game.hero && thrown === undefined) {
      say(game, 'normal', 'missed', { monster: nameOf(game, target) });
    }
    return;
  }
  game.events.push({ type: 'hit', ...who, damage });
  if (target === game.hero) {
    say(game, 'enemyHits', thrown === 0 ? 'hurled' : 'hurt', {
      monster: nameOf(game, attacker),
      damage,
    });
  } else if (attacker === game.hero) {
    say(game, 'playerHits', 'hit', {
      damage,
      monster: nameOf(game, target),
      hp: Math.max(0, Health.current[target] - damage),
      max: Health.max[target],
    });
  } else {
    const [monster, other] = [attacker, target].map((actor) => nameOf(game, actor));
    say(game, 'normal', 'brawl', { monster, other, damage });
  }
}
