import { monstersHere } from '../game/actors/actors.ts';
import { heroFaction } from '../game/actors/factions.ts';
import { bringEscorts } from '../game/actors/groups.ts';
import { attackOf, defenceOf, levelOf } from '../game/combat/fighters.ts';
import { passages } from '../game/components.ts';
import { takeTurn } from '../game/game.ts';
import type { GoalName } from '../game/goals/names.ts';
import { statedGoals, temperOfKind } from '../game/goals/temper.ts';
import { fieldOf, type Kind, kindHas } from '../game/kinds.ts';
import type { MessageId } from '../game/messages.ts';
import type { Game } from '../game/world.ts';
import {
  aidingGame,
  type Bout,
  boutGame,
  isAlone,
  type PlayTurn,
  placeOf,
  places,
  playBout,
} from './bout.ts';
import { idlePowers } from './idle-powers.ts';
import { passingGame } from './passing-halls.ts';
import type { PowerRuns } from './power-runs.ts';
import type { FightReport, KillCost, TrialHero } from './report.ts';
import { attempt, type Trial } from './trial.ts';

/** The least number of bouts of a peer for a usable comparison. */
const fewestPeerBouts = 24;

/** The numbers of bouts by which a report counts. */
const outcomes = [
  'moved',
  'noticed',
  'hit',
  'wasHit',
  'died',
  'diedAsKind',
  'left',
  'heroDied',
] as const;

/** Lets heroes fight a monster, and compares it with the other monsters of its depth. */
export function tryFights(trial: Trial): FightReport {
  const { kind, campaign, peers, size } = trial;
  watchBouts(trial);
  tryPassing(trial);
  tryAiding(trial);
  tryRobbing(trial);
  const bouts = boutsOf(trial, kind, size.fights, false);
  const counts = outcomes.map((outcome) => [outcome, bouts.filter((one) => one[outcome]).length]);
  // Damage by another monster must not count, so only bouts without one measure the danger.
  const hasOther = peers.length > 0;
  const alone = bouts.filter((_, number) => isAlone(number, hasOther));
  const sum = (of: (one: Bout) => number) => alone.reduce((total, one) => total + of(one), 0);
  const turns = sum((bout) => bout.turns);
  const taken = sum((bout) => bout.taken);
  const messages: Partial<Record<MessageId, number>> = {};
  for (const bout of bouts) {
    for (const id of new Set(bout.messages)) messages[id] = (messages[id] ?? 0) + 1;
  }

  const peaceful = isPeaceful(kind);
  const numbers = Object.fromEntries(counts) as Record<(typeof outcomes)[number], number>;
  const danger = killCostOf(alone);
  const each = Math.max(fewestPeerBouts, Math.ceil(size.peerFights / Math.max(1, peers.length)));
  const compared = peers
    .map((peer) => ({ kind: peer.id, ...killCostOf(boutsOf(trial, peer, each, true)) }))
    .sort((a, b) => a.mean - b.mean);
  return {
    fights: bouts.length,
    peaceful,
    ...habitsOf(kind),
    escorted: kind.escorts !== undefined,
    aiding: kindHas(kind, 'Aids'),
    hero: meanHero(bouts.map(({ against }) => against)),
    ...numbers,
    places: places.flatMap((place) => {
      const here = bouts.filter((_, number) => placeOf(number, hasOther) === place);
      const heroDied = here.filter((one) => one.heroDied).length;
      return here.length > 0 ? { place, fights: here.length, heroDied } : [];
    }),
    damagePerTurn: sum(({ lost }) => lost) / Math.max(1, turns),
    heroTurns: taken > 0 ? turns / taken : null,
    messages,
    idle: idlePowers(campaign, kind, { ...numbers, peaceful, messages }, trial.runs),
    danger,
    peers: compared,
    strongerThan: compared.filter((peer) => isClearlyMore(danger, peer)).map(({ kind }) => kind),
    weakerThan: compared.filter((peer) => isClearlyMore(peer, danger)).map(({ kind }) => kind),
  };
}

/** What it costs to kill one of a kind, from the bouts by which `tryFights` measures it. */
export function killCostIn(trial: Trial): KillCost {
  const { kind, peers, size } = trial;
  const numbers = Array.from({ length: size.fights }, (_, number) => number);
  const count = numbers.filter((number) => isAlone(number, peers.length > 0)).length;
  return killCostOf(boutsOf(trial, kind, count, true));
}

/** Whether a kind attacks the hero only in return: by its goals, or because its faction does not fight the hero. */
function isPeaceful(kind: Kind): boolean {
  const isNeutral = kind.faction?.fights.includes(heroFaction) === false;
  return isNeutral || temperOfKind(kind).isPeaceful;
}

/** The behaviour that goals and components of a kind rule out in these fights, so that no finding expects it. */
function habitsOf(kind: Kind): Pick<FightReport, 'still' | 'aimless' | 'harmless' | 'indifferent'> {
  const goals = statedGoals(kind, fieldOf(kind, 'AI', 'mind')).map(({ name }) => name);
  const has = (names: readonly GoalName[]) => names.some((name) => goals.includes(name));
  const isSwimmer = passages[fieldOf(kind, 'Moves', 'through')] === 'water';
  const harmless = !has(hitting);
  const aimless = !has([...roving, ...nearing]);
  return {
    aimless,
    still:
      kindHas(kind, 'Rooted') || isSwimmer || !(has(roving) || (!isPeaceful(kind) && has(nearing))),
    harmless,
    indifferent: harmless && !has(['throw', 'summon']),
  };
}

/** Goals by which a monster hits. */
const hitting: readonly GoalName[] = ['attack', 'approach', 'charge', 'strikeBack', 'prowl'];
/** Goals by which a monster moves also without a foe, and those by which it moves because of the hero. */
const roving: readonly GoalName[] = ['wander', 'prowl', 'roam'];
const nearing: readonly GoalName[] = ['approach', 'charge', 'keepAway', 'flee'];

/** Bouts of a kind, each against another hero. Stops at the first bout that throws. */
function boutsOf(
  trial: Trial,
  kind: Kind,
  count: number,
  alone: boolean,
): (Bout & { readonly against: TrialHero })[] {
  const { campaign, depth, outfits, peers, runs } = trial;
  const other = peers.find((peer) => peer !== kind)?.id ?? null;
  const index = campaign.kinds.indexOf(kind);
  const bouts: ReturnType<typeof boutsOf> = [];
  for (let number = 0; bouts.length < count; number++) {
    if (alone && !isAlone(number, other !== null)) continue;
    const bout = attempt(trial, `a fight of ${kind.id}`, () => {
      const outfit = outfits[number % outfits.length];
      const game = boutGame(campaign, number, kind.id, other, depth, outfit);
      const against = heroIn(game);
      if (kind === trial.kind) runs.follow(game, index);
      return { ...playBout(game, index, waitsIn(number)), against };
    });
    if (!bout) break;
    bouts.push(bout);
  }
  return bouts;
}

/** The hero waits in four bouts and attacks in the next four, so both happen in each hall. */
function waitsIn(number: number): boolean {
  return Math.floor(number / 4) % 2 === 0;
}

/** What it costs to kill one of a kind: a ratio of two means with its standard error. */
export function killCostOf(bouts: readonly Bout[]): KillCost {
  const count = Math.max(2, bouts.length);
  const mean = (of: (one: Bout) => number) =>
    bouts.reduce((total, one) => total + of(one), 0) / count;
  // A minimum keeps the cost of an unhurt monster finite, so that it can be compared.
  const given = Math.max(
    mean((one) => one.given),
    1 / (2 * count),
  );
  const ratio = mean((one) => one.taken) / given;
  const variance = mean((one) => (one.taken - ratio * one.given) ** 2);
  return { mean: ratio, error: Math.sqrt(variance / (count - 1)) / given };
}

/** Significantly more, and at least 1.5 times as much. */
export function isClearlyMore(one: KillCost, other: KillCost): boolean {
  return isSignificantlyMore(one, other) && one.mean >= 1.5 * other.mean;
}

/** More by two standard errors of the difference. */
export function isSignificantlyMore(one: KillCost, other: KillCost): boolean {
  return one.mean - other.mean > 2 * Math.hypot(one.error, other.error);
}

function heroIn(game: Game): TrialHero {
  const { hero, stores } = game;
  return {
    level: levelOf(game, hero),
    health: stores.Health.max[hero],
    attack: attackOf(game, hero),
    defence: defenceOf(game, hero),
  };
}

function meanHero(heroes: readonly TrialHero[]): TrialHero {
  const mean = (of: (hero: TrialHero) => number) =>
    heroes.reduce((sum, hero) => sum + of(hero), 0) / Math.max(1, heroes.length);
  return {
    level: mean(({ level }) => level),
    health: mean(({ health }) => health),
    attack: mean(({ attack }) => attack),
    defence: mean(({ defence }) => defence),
  };
}

/** The number of bouts in which component reads are recorded. */
const watchedBouts = 8;
/** The number of bouts across walls or water, beside a wounded monster, and against a hero with many items. */
const sideBouts = 8;
/** The commands of a watched bout, and those from which the monster is badly hurt, and dying. */
const watchedCommands = 60;
const hurtFrom = 20;
const dyingFrom = 30;

/** Counts commands, not turns: a long paralysis in one of them must not skip the states of the monster. */
function* commandsOf(game: Game, most: number): Generator<number> {
  for (let played = 0; played < most && !game.ending; played++) yield played;
}

/**
 * Bouts that record the components that systems read. The hero survives everything, and the monster
 * lives long enough to use its powers: healthy first, then badly hurt, then with one hit point.
 */
function watchBouts(trial: Trial): void {
  const { campaign, kind, index, depth, outfits, peers, reads, runs } = trial;
  for (let number = 0; number < watchedBouts; number++) {
    attempt(trial, `a fight of ${kind.id}`, () => {
      const outfit = outfits[number % outfits.length];
      const game = boutGame(campaign, number, kind.id, peers[0]?.id ?? null, depth, outfit);
      const { Health, Identity } = game.stores;
      Health.max[game.hero] = 9999;
      Health.current[game.hero] = 9999;
      const watched = monstersHere(game).find((one) => Identity.kind[one] === index);
      runs.follow(game, index);
      if (watched !== undefined) {
        reads.watch(game, index, watched);
        if (number === 0) reads.during(() => bringEscorts(game, watched, game.floor));
      }
      const whole = watched === undefined ? 1 : Health.max[watched];
      const playTurn: PlayTurn = (command, turn, monsters) => {
        for (const one of monsters) {
          if (turn < hurtFrom) Health.current[one] = Math.max(Health.current[one], whole);
          else Health.current[one] = turn < dyingFrom ? Math.max(1, Math.floor(whole / 8)) : 1;
        }
        // A hit would kill the monster before it can use the powers of the badly hurt.
        const isSpared = turn >= hurtFrom && turn < dyingFrom;
        return reads.during(() => takeTurn(game, isSpared ? { type: 'wait' } : command));
      };
      note(runs, playBout(game, index, true, playTurn, commandsOf(game, watchedCommands)));
    });
  }
}

/** Records the powers about which a bout that is not counted has messages. */
function note(runs: PowerRuns, { messages }: Bout): void {
  for (const id of messages) runs.messages.add(id);
}

/** Bouts across walls and water, for a kind with `Moves`. The other halls have neither. */
function tryPassing(trial: Trial): void {
  const { campaign, kind, index, depth, outfits, runs } = trial;
  if (!kindHas(kind, 'Moves')) return;
  for (const [number, outfit] of outfits.slice(0, sideBouts).entries()) {
    attempt(trial, `a fight of ${kind.id} across walls or water`, () => {
      const game = passingGame(campaign, number, kind, depth, outfit);
      runs.follow(game, index);
      note(runs, playBout(game, index, waitsIn(number * 4)));
    });
  }
}

/** Bouts beside a wounded monster of its own kind, for a kind that helps others. */
function tryAiding(trial: Trial): void {
  const { campaign, kind, index, depth, outfits, runs } = trial;
  if (!kindHas(kind, 'Aids')) return;
  for (const [number, outfit] of outfits.slice(0, sideBouts).entries()) {
    attempt(trial, `a fight of ${kind.id} beside a wounded one`, () => {
      const game = aidingGame(campaign, number, kind, depth, outfit);
      runs.follow(game, index);
      note(runs, playBout(game, index, true));
    });
  }
}

/** Bouts against a hero with all items of the campaign, for a thief: heroes of the first floors have found none. */
function tryRobbing(trial: Trial): void {
  const { campaign, kind, index, depth, outfits, runs } = trial;
  if (!kindHas(kind, 'Robs') && !kindHas(kind, 'ItemThief')) return;
  const isBooty = (one: Kind) =>
    kindHas(one, 'Item') && !kindHas(one, 'Prize') && !kindHas(one, 'Gold');
  const booty = campaign.kinds.filter(isBooty).map((one) => ({ kind: one }));
  for (const [number, outfit] of outfits.slice(0, sideBouts).entries()) {
    attempt(trial, `a fight of ${kind.id} against a hero with items`, () => {
      const laden = { ...outfit, items: [...outfit.items, ...booty] };
      const game = boutGame(campaign, number, kind.id, null, depth, laden);
      runs.follow(game, index);
      note(runs, playBout(game, index, waitsIn(number * 4)));
    });
  }
}
