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
import type { HeroTactic } from './hero-tactics.ts';
import { idlePowers } from './idle-powers.ts';
import { passingGame } from './passing-halls.ts';
import type { PowerRuns } from './power-runs.ts';
import { attempt, type Trial } from './trial.ts';
import type { FightReport, KillCost, TrialHero } from './trial-report.ts';

/** The least number of bouts of a peer for a usable comparison. */
const fewestPeerBouts = 24;

/** The facts about bouts that a report counts. */
const countedFacts = [
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
  const bouts = boutsOf(trial, kind, size.fights);
  const entries = countedFacts.map((fact) => [fact, bouts.filter((bout) => bout[fact]).length]);
  const counts = Object.fromEntries(entries) as Record<(typeof countedFacts)[number], number>;
  // Damage by another monster must not count, so only bouts without one measure the danger.
  const hasOther = peers.length > 0;
  const alone = bouts.filter((_, number) => isAlone(number, hasOther));
  const sum = (number: (bout: Bout) => number) =>
    alone.reduce((total, bout) => total + number(bout), 0);
  const turns = sum((bout) => bout.turns);
  const taken = sum((bout) => bout.taken);
  const messages: Partial<Record<MessageId, number>> = {};
  for (const bout of bouts) {
    for (const id of new Set(bout.messages)) messages[id] = (messages[id] ?? 0) + 1;
  }

  const peaceful = isPeaceful(kind);
  const danger = killCostOf(alone);
  const share = Math.ceil(size.peerFights / Math.max(1, peers.length));
  const boutsPerPeer = Math.max(fewestPeerBouts, share);
  const peerCosts = peers
    .map((peer) => ({ kind: peer.id, ...killCostOf(boutsAlone(trial, peer, boutsPerPeer)) }))
    .sort((a, b) => a.mean - b.mean);
  return {
    fights: bouts.length,
    peaceful,
    ...habitsOf(kind),
    escorted: kind.escorts !== undefined,
    aiding: kindHas(kind, 'Aids'),
    hero: meanHero(bouts.map(({ against }) => against)),
    ...counts,
    places: places.flatMap((place) => {
      const here = bouts.filter((_, number) => placeOf(number, hasOther) === place);
      const heroDied = here.filter((bout) => bout.heroDied).length;
      return here.length > 0 ? { place, fights: here.length, heroDied } : [];
    }),
    damagePerTurn: sum(({ lost }) => lost) / Math.max(1, turns),
    heroTurns: taken > 0 ? turns / taken : null,
    messages,
    idle: idlePowers(campaign, kind, { ...counts, peaceful, messages }, trial.powerRuns),
    danger,
    peers: peerCosts,
    strongerThan: peerCosts.filter((peer) => isClearlyMore(danger, peer)).map(({ kind }) => kind),
    weakerThan: peerCosts.filter((peer) => isClearlyMore(peer, danger)).map(({ kind }) => kind),
  };
}

/** The cost of a kill of a kind, from the bouts by which `tryFights` measures it. */
export function killCostIn(trial: Trial): KillCost {
  const { kind, peers, size } = trial;
  const numbers = Array.from({ length: size.fights }, (_, number) => number);
  const count = numbers.filter((number) => isAlone(number, peers.length > 0)).length;
  return killCostOf(boutsAlone(trial, kind, count));
}

/** Whether a kind attacks the hero only in return: by its goals, or because its faction does not fight the hero. */
function isPeaceful(kind: Kind): boolean {
  const isNeutral = kind.faction?.fights.includes(heroFaction) === false;
  return isNeutral || temperOfKind(kind).isPeaceful;
}

/** The behaviour that goals and components of a kind rule out in these fights, so that no finding expects it. */
function habitsOf(kind: Kind): Pick<FightReport, 'still' | 'aimless' | 'harmless' | 'indifferent'> {
  const goals = statedGoals(kind, fieldOf(kind, 'AI', 'mind')).map(({ name }) => name);
  const hasOneOf = (names: readonly GoalName[]) => names.some((name) => goals.includes(name));
  const isSwimmer = passages[fieldOf(kind, 'Moves', 'through')] === 'water';
  const harmless = !hasOneOf(hittingGoals);
  const aimless = !hasOneOf([...rovingGoals, ...heroGoals]);
  const canMove = hasOneOf(rovingGoals) || (!isPeaceful(kind) && hasOneOf(heroGoals));
  return {
    aimless,
    still: kindHas(kind, 'Rooted') || isSwimmer || !canMove,
    harmless,
    indifferent: harmless && !hasOneOf(['throw', 'summon']),
  };
}

/** Goals by which a monster hits. */
const hittingGoals: readonly GoalName[] = ['attack', 'approach', 'charge', 'strikeBack', 'prowl'];
/** Goals by which a monster moves also without a foe, and those by which it moves because of the hero. */
const rovingGoals: readonly GoalName[] = ['wander', 'prowl', 'roam'];
const heroGoals: readonly GoalName[] = ['approach', 'charge', 'keepAway', 'flee'];

/** A bout with its hero. */
type HeroBout = Bout & { readonly against: TrialHero };

/** Bouts of a kind without another monster. */
function boutsAlone(trial: Trial, kind: Kind, count: number): HeroBout[] {
  return boutsOf(trial, kind, count, isAlone);
}

/**
 * Bouts of a kind, each against another hero. Stops at the first bout that throws. `isPlayed`: whether the bout of a
 * number is played.
 */
function boutsOf(
  trial: Trial,
  kind: Kind,
  count: number,
  isPlayed = (_number: number, _hasOther: boolean) => true,
): HeroBout[] {
  const { campaign, depth, outfits, peers, powerRuns } = trial;
  const other = peers.find((peer) => peer !== kind)?.id ?? null;
  const index = campaign.kinds.indexOf(kind);
  const bouts: HeroBout[] = [];
  for (let number = 0; bouts.length < count; number++) {
    if (!isPlayed(number, other !== null)) continue;
    const bout = attempt(trial, `a fight of ${kind.id}`, () => {
      const outfit = outfits[number % outfits.length];
      const game = boutGame(campaign, number, kind.id, other, depth, outfit);
      const against = heroIn(game);
      if (kind === trial.kind) powerRuns.follow(game, index);
      return { ...playBout(game, index, tacticIn(number)), against };
    });
    if (!bout) break;
    bouts.push(bout);
  }
  return bouts;
}

/** The hero waits in four bouts and attacks in the next four, so both happen in each hall. */
function tacticIn(number: number): HeroTactic {
  return Math.floor(number / 4) % 2 === 0 ? 'wait' : 'attack';
}

/** The cost of a kill: a ratio of two means with its standard error. */
export function killCostOf(bouts: readonly Bout[]): KillCost {
  const count = Math.max(2, bouts.length);
  const mean = (number: (bout: Bout) => number) =>
    bouts.reduce((total, bout) => total + number(bout), 0) / count;
  // A minimum keeps the cost of an unhurt monster finite, so that it can be compared.
  const given = Math.max(
    mean((bout) => bout.given),
    1 / (2 * count),
  );
  const ratio = mean((bout) => bout.taken) / given;
  const variance = mean((bout) => (bout.taken - ratio * bout.given) ** 2);
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
  const mean = (number: (hero: TrialHero) => number) =>
    heroes.reduce((sum, hero) => sum + number(hero), 0) / Math.max(1, heroes.length);
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
/** The commands of a watched bout, and the first commands at which the monster is badly hurt, and dying. */
const watchedCommands = 60;
const firstHurtCommand = 20;
const firstDyingCommand = 30;

/** Counts commands, not turns: a long paralysis in one of them must not skip the states of the monster. */
function* commandsOf(game: Game, most: number): Generator<number> {
  for (let played = 0; played < most && !game.ending; played++) yield played;
}

/**
 * Bouts that record the components that systems read. The hero survives everything, and the monster
 * lives long enough to use its powers: healthy first, then badly hurt, then with one hit point.
 */
function watchBouts(trial: Trial): void {
  const { campaign, kind, index, depth, outfits, peers, componentReads, powerRuns } = trial;
  for (let number = 0; number < watchedBouts; number++) {
    attempt(trial, `a fight of ${kind.id}`, () => {
      const outfit = outfits[number % outfits.length];
      const game = boutGame(campaign, number, kind.id, peers[0]?.id ?? null, depth, outfit);
      const { Health, Identity } = game.stores;
      Health.max[game.hero] = 9999;
      Health.current[game.hero] = 9999;
      const watched = monstersHere(game).find((monster) => Identity.kind[monster] === index);
      powerRuns.follow(game, index);
      if (watched !== undefined) {
        componentReads.watch(game, index, watched);
        if (number === 0) componentReads.during(() => bringEscorts(game, watched, game.floor));
      }
      const fullHealth = watched === undefined ? 1 : Health.max[watched];
      const playTurn: PlayTurn = (command, turn, monsters) => {
        for (const monster of monsters) {
          const health = Health.current[monster];
          if (turn < firstHurtCommand) Health.current[monster] = Math.max(health, fullHealth);
          else if (turn >= firstDyingCommand) Health.current[monster] = 1;
          else Health.current[monster] = Math.max(1, Math.floor(fullHealth / 8));
        }
        // A hit would kill the monster before it can use the powers of the badly hurt.
        const isSpared = turn >= firstHurtCommand && turn < firstDyingCommand;
        return componentReads.during(() => takeTurn(game, isSpared ? { type: 'wait' } : command));
      };
      noteMessages(
        powerRuns,
        playBout(game, index, 'wait', playTurn, commandsOf(game, watchedCommands)),
      );
    });
  }
}

/** Records the powers about which a bout that is not counted has messages. */
function noteMessages(runs: PowerRuns, { messages }: Bout): void {
  for (const id of messages) runs.messages.add(id);
}

/** Bouts across walls and water, for a kind with `Moves`. The other halls have neither. */
function tryPassing(trial: Trial): void {
  const { campaign, kind, index, depth, outfits, powerRuns } = trial;
  if (!kindHas(kind, 'Moves')) return;
  for (const [number, outfit] of outfits.slice(0, sideBouts).entries()) {
    attempt(trial, `a fight of ${kind.id} across walls or water`, () => {
      const game = passingGame(campaign, number, kind, depth, outfit);
      powerRuns.follow(game, index);
      noteMessages(powerRuns, playBout(game, index, tacticIn(number * 4)));
    });
  }
}

/** Bouts beside a wounded monster of its own kind, for a kind that helps others. */
function tryAiding(trial: Trial): void {
  const { campaign, kind, index, depth, outfits, powerRuns } = trial;
  if (!kindHas(kind, 'Aids')) return;
  for (const [number, outfit] of outfits.slice(0, sideBouts).entries()) {
    attempt(trial, `a fight of ${kind.id} beside a wounded one`, () => {
      const game = aidingGame(campaign, number, kind, depth, outfit);
      powerRuns.follow(game, index);
      noteMessages(powerRuns, playBout(game, index, 'wait'));
    });
  }
}

/** Bouts against a hero with all items of the campaign, for a thief: heroes of the first floors have found none. */
function tryRobbing(trial: Trial): void {
  const { campaign, kind, index, depth, outfits, powerRuns } = trial;
  if (!kindHas(kind, 'Robs') && !kindHas(kind, 'ItemThief')) return;
  const isLoot = (item: Kind) =>
    kindHas(item, 'Item') && !kindHas(item, 'Prize') && !kindHas(item, 'Gold');
  const loot = campaign.kinds.filter(isLoot).map((item) => ({ kind: item }));
  for (const [number, outfit] of outfits.slice(0, sideBouts).entries()) {
    attempt(trial, `a fight of ${kind.id} against a hero with items`, () => {
      const laden = { ...outfit, items: [...outfit.items, ...loot] };
      const game = boutGame(campaign, number, kind.id, null, depth, laden);
      powerRuns.follow(game, index);
      noteMessages(powerRuns, playBout(game, index, tacticIn(number * 4)));
    });
  }
}
