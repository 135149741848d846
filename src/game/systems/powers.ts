import { armourOf, bagOf, isWorn, stacksByGroup, useUp } from '../bag.ts';
import type { ComponentName } from '../components.ts';
import { hurt, vanish } from '../damage.ts';
import { poison, weaken } from '../effects.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { thresholdOf } from '../experience.ts';
import { nameOf } from '../fighters.ts';
import { isMagic, itemName } from '../items.ts';
import { say } from '../log.ts';
import { clear } from '../pending.ts';
import { rollGold } from '../population.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import { saves } from '../saving-throw.ts';
import type { Game } from '../world.ts';

type Rnd = (n: number) => number;
type Power = (game: Game, attacker: number, target: number, rnd: Rnd, damage: number) => void;

/** What each pending round of blows brings beyond wounds: the attacker's powers, one after another. */
export function powers(game: Game): void {
  const { Identity } = game.stores;
  const { rounds } = game.pending;
  if (rounds.length === 0) return;
  for (const { attacker, target, thrown, landed, damage } of rounds) {
    const told = game.events.length;
    const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.power, Identity.seq[attacker]));
    for (const [name, power] of landed ? onHit : []) {
      if (!has(game, attacker, name)) continue;
      if (thrown !== undefined && !borne.includes(name)) continue;
      const over = game.ending || has(game, target, 'Dead') || has(game, attacker, 'Dead');
      if (!over) power(game, attacker, target, rnd, damage);
    }
    if (landed && damage === 0 && game.events.length === told) tellHarmless(game, attacker, target);
    if (has(game, attacker, 'Regeneration')) regenerate(game, attacker, rnd);
  }
  clear(rounds);
}

/** A blow that landed, took nothing and brought nothing; what only ever paralyses stays silent. */
function tellHarmless(game: Game, attacker: number, target: number): void {
  const { Identity } = game.stores;
  if (has(game, attacker, 'Paralysis')) return;
  const [from, at] = [attacker, target].map((actor) => cellOf(game, actor));
  const who = { attacker: Identity.seq[attacker], target: Identity.seq[target] };
  game.events.push({ type: 'hit', ...who, from, at, damage: 0 });
  if (target === game.hero) say(game, 'normal', 'touched', { monster: nameOf(game, attacker) });
  else if (attacker === game.hero) {
    say(game, 'normal', 'noEffect', { monster: nameOf(game, target) });
  }
}

/** After each round, hit or miss; there is no upper limit, so the maximum rises along. */
function regenerate(game: Game, attacker: number, rnd: Rnd): void {
  const { Health, Regeneration } = game.stores;
  if (has(game, attacker, 'Dead') || rnd(100) >= Regeneration.chance[attacker]) return;
  Health.current[attacker]++;
  Health.max[attacker] = Math.max(Health.max[attacker], Health.current[attacker]);
}

/** What flies can carry poison; everything else needs a touch. */
const borne: readonly ComponentName[] = ['Venom', 'Poison'];

/** The powers that a landed round sets free, each read from the component of its name. */
const onHit: readonly (readonly [ComponentName, Power])[] = [
  [
    'Venom',
    (game, attacker, target, rnd) => {
      const resisted = saves(game, target, 'poison', rnd);
      if (!resisted) weaken(game, target, game.stores.Venom.loss[attacker], rnd);
      if (target !== game.hero) return;
      const monster = nameOf(game, attacker);
      if (resisted) say(game, 'normal', 'resisted', { monster });
      else say(game, 'enemyHits', 'poisoned', { monster });
    },
  ],
  [
    'Paralysis',
    (game, attacker, target, rnd) => {
      const { Condition, Paralysis } = game.stores;
      // Else whoever is frozen once would be so for ever.
      if (Condition.helpless[target] > 0) return;
      Condition.helpless[target] = Paralysis.turns[attacker] + rnd(Paralysis.spread[attacker]);
      if (target === game.hero) {
        say(game, 'enemyHits', 'frozen', { monster: nameOf(game, attacker) });
      }
    },
  ],
  [
    'Grasp',
    (game, attacker, target) => {
      const { Condition } = game.stores;
      const already = Condition.held[target] === 1;
      Condition.held[target] = 1;
      Condition.grip[target] = Math.min(255, Condition.grip[target] + 1);
      if (target === game.hero && !already) {
        say(game, 'enemyHits', 'held', { monster: nameOf(game, attacker) });
      }
    },
  ],
  [
    'GoldThief',
    (game, attacker, target, rnd) => {
      if (target !== game.hero) return;
      const { depth } = game.floor;
      let wanted = rollGold(depth, rnd);
      if (!saves(game, target, 'magic', rnd)) {
        for (let n = 0; n < 4; n++) wanted += rollGold(depth, rnd);
      }
      const amount = Math.min(wanted, game.score);
      game.score -= amount;
      if (amount > 0) {
        say(game, 'enemyHits', 'robbedGold', { monster: nameOf(game, attacker), amount });
      }
      vanish(game, attacker);
    },
  ],
  [
    'ItemThief',
    (game, attacker, target, rnd) => {
      const loot = bagOf(game, target).filter(
        (item) => isMagic(game, item) && !isWorn(game, target, item),
      );
      if (loot.length === 0) return;
      const item = loot[rnd(loot.length)];
      const monster = nameOf(game, attacker);
      const whole = stacksByGroup(game, item);
      const { count: _, ...one } = itemName(game, item);
      if (target === game.hero) {
        say(game, 'enemyHits', 'robbedItem', { monster, item: whole ? itemName(game, item) : one });
      }
      useUp(game, target, item, whole);
      vanish(game, attacker);
    },
  ],
  [
    'Rust',
    (game, _, target) => {
      const { Armour } = game.stores;
      const armour = armourOf(game, target);
      // An armour class of 9 is as bad as it gets.
      if (!armour || Armour.defence[armour] <= 1) return;
      Armour.defence[armour]--;
      if (target === game.hero) say(game, 'enemyHits', 'rusts', { item: itemName(game, armour) });
    },
  ],
  [
    'LevelDrain',
    (game, attacker, target, rnd) => {
      if (!has(game, target, 'Experience')) return;
      if (rnd(100) >= game.stores.LevelDrain.chance[attacker]) return;
      drain(game, attacker, target, 1 + rnd(10));
    },
  ],
  [
    'Leech',
    (game, attacker, target, _, damage) => {
      const { Health, Leech } = game.stores;
      const before = Health.current[attacker];
      const gained = Math.ceil((damage * Leech.share[attacker]) / 100);
      Health.current[attacker] = Math.min(Health.max[attacker], before + gained);
      if (target === game.hero && Health.current[attacker] > before) {
        say(game, 'enemyHits', 'leeches', { monster: nameOf(game, attacker) });
      }
    },
  ],
  [
    'Poison',
    (game, attacker, target) => {
      const { Poison } = game.stores;
      const begins = !has(game, target, 'Poisoned');
      poison(game, target, Poison.turns[attacker], Poison.damage[attacker]);
      if (target === game.hero && begins) {
        say(game, 'enemyHits', 'envenomed', { monster: nameOf(game, attacker) });
      }
    },
  ],
];

/** Takes a level and these hit points for good; who has learnt nothing yet dies. */
function drain(game: Game, attacker: number, target: number, points: number): void {
  const { Experience, Health } = game.stores;
  const { growth } = game.campaign.rules;
  if (target === game.hero) {
    say(game, 'enemyHits', 'drained', { monster: nameOf(game, attacker) });
  }
  const slain = Experience.points[target] === 0 && Experience.level[target] === 1;
  const left = Health.max[target] - points;
  if (slain || left < 1) {
    hurt(game, target, Health.current[target], kindOf(game, attacker).id, attacker);
    return;
  }
  const level = Experience.level[target];
  if (growth === 'doubling') {
    // What is left still belongs to the old level: the next lesson brings it back.
    Experience.points[target] = level === 1 ? 0 : thresholdOf(level) + 1;
    Experience.next[target] = thresholdOf(Math.max(1, level - 1) + 1);
  }
  Experience.level[target] = Math.max(1, level - 1);
  Health.max[target] = left;
  Health.current[target] = Math.max(1, Math.min(left, Health.current[target] - points));
}
