import { nearestCell } from '../dungeon/paths.ts';
import { isFree, monstersHere } from '../game/actors.ts';
import { armourClassOf } from '../game/armour-class.ts';
import { carriedWeight } from '../game/bag.ts';
import { type Campaign, floorAt, kindById } from '../game/campaign.ts';
import type { Command, ItemVerb } from '../game/commands.ts';
import { cellOf, has, heroCell } from '../game/entity.ts';
import type { GameEvent, MessageId } from '../game/events.ts';
import { attackOf, defenceOf, levelOf } from '../game/fighters.ts';
import { itemsOn, trapsOn } from '../game/floor-contents.ts';
import { type Plan, planFloor } from '../game/floor-plan.ts';
import { enterFloor } from '../game/floors.ts';
import { newGame, takeTurn } from '../game/game.ts';
import { commandHere } from '../game/here.ts';
import { hasComponent, type Kind } from '../game/kinds.ts';
import { rankWeight } from '../game/monster-generation.ts';
import type { Game } from '../game/world.ts';
import { approach, type Duel, duel, duelGame, isAlone, slotOf, stage, verbsFor } from './bout.ts';
import { Reads } from './component-reads.ts';
import { settle } from './drawn-floor.ts';
import { fitOut, type Outfit, outfitFor } from './outfit.ts';
import type { Danger, Fights, Handling, HeroMet, Spawned, Springs, Verdict } from './verdict.ts';

/** How much is tried; less of it is quicker, and tells less. */
export interface Effort {
  readonly fights: number;
  /** Fights of those it is compared with, shared among them. */
  readonly peerFights: number;
  readonly walks: number;
  /** Floors made for each depth. */
  readonly floors: number;
}

const fullEffort: Effort = { fights: 200, peerFights: 160, walks: 20, floors: 20 };

/** Heroes of a depth, each from a dungeon of his own: every one comes into every hall. */
const heroCount = 7;
/** How often each use of an item is tried, and a trap. */
const handlings = 10;
/** At most so many others are compared, those who live there most. */
const mostPeers = 10;
/** Fewer fights of one of them would tell nothing. */
const fewest = 24;
const walkTurns = 40;

/** Those of `Fights` that count fights. */
const deeds = ['moved', 'noticed', 'hit', 'wasHit', 'died', 'left', 'heroDied'] as const;

/** What there is to try a kind with. */
interface Trial {
  readonly campaign: Campaign;
  readonly kind: Kind;
  readonly index: number;
  readonly depth: number;
  readonly outfits: readonly Outfit[];
  /** Those who live at the same depth, the commonest first. */
  readonly peers: readonly Kind[];
  readonly reads: Reads;
  readonly effort: Effort;
  readonly crashes: Set<string>;
}

/**
 * Plays a kind of the campaign: makes the floors where it says that it lives, lets heroes of its depth
 * fight it in small halls, walk floors with it, pick it up and use it. The heroes, and those it is
 * compared with, are the campaign's own: the kind itself has no part in making them. Pure and seeded.
 */
export function tryKind(campaign: Campaign, id: string, effort: Partial<Effort> = {}): Verdict {
  const kind = kindById(campaign, id);
  const nature = natureOf(kind);
  const others = { ...campaign, kinds: campaign.kinds.filter((other) => other !== kind) };
  const depth = firstDepth(campaign, kind);
  const trial: Trial = {
    campaign,
    kind,
    index: campaign.kinds.indexOf(kind),
    depth,
    outfits: Array.from({ length: heroCount }, (_, n) => outfitFor(others, depth, `hero ${n}`)),
    peers: peersAt(others, depth),
    reads: new Reads(kind),
    effort: { ...fullEffort, ...effort },
    crashes: new Set(),
  };
  const spawns = spawnsOf(trial);
  const fights = nature === 'monster' ? tryFights(trial) : null;
  const handling = nature === 'item' ? tryHandling(trial) : null;
  const springs = nature === 'trap' ? trySprings(trial) : null;
  const walks = nature === 'none' ? 0 : tryWalks(trial);
  return {
    kind: id,
    nature,
    depth,
    spawns,
    fights,
    handling,
    springs,
    walks: { walks, turns: walkTurns },
    unread: trial.reads.unread,
    crashes: [...trial.crashes],
  };
}

function natureOf(kind: Kind): Verdict['nature'] {
  if (hasComponent(kind, 'Health')) return hasComponent(kind, 'AI') ? 'monster' : 'none';
  if (hasComponent(kind, 'Item')) return 'item';
  return hasComponent(kind, 'Trap') ? 'trap' : 'none';
}

/** Does one trial; what it throws is noted, and null returned. */
function safely<T>({ crashes }: Trial, what: string, deed: () => T): T | null {
  try {
    return deed();
  } catch (error) {
    crashes.add(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** More floors than this are not looked at, however deep a campaign goes. */
const deepestLook = 60;

/** The depths that a campaign has floors for. */
function depthsOf(campaign: Campaign): number[] {
  const { start } = campaign;
  return Array.from({ length: deepestLook }, (_, n) => start.depth + n).filter((depth) =>
    floorAt(campaign, depth),
  );
}

/** Depths whose floors are made with people and things. */
function livelyDepths(campaign: Campaign): number[] {
  return depthsOf(campaign).filter((depth) => floorAt(campaign, depth)?.generator !== 'hall');
}

/** A monster's weight among those of a depth; 0 where it does not live. */
function weightAt({ kinds }: Campaign, { spawn }: Kind, depth: number): number {
  const deepest = Math.max(0, ...kinds.map((kind) => kind.spawn.rank ?? 0));
  if (spawn.rank !== undefined) return rankWeight(spawn.rank, depth, deepest);
  const rolled = spawn.depths?.find(({ from, to }) => depth >= from && depth <= to)?.weight;
  return rolled ?? (spawn.at?.some((at) => at.depth === depth) ? 1 : 0);
}

/** The first depth where a kind lives; of one that says none, the first where anybody does. */
function firstDepth(campaign: Campaign, kind: Kind): number {
  const { at, from } = kind.spawn;
  const depths = depthsOf(campaign);
  const home = depths.find(
    (depth) =>
      weightAt(campaign, kind, depth) > 0 ||
      at?.some((place) => place.depth === depth) ||
      from === depth,
  );
  return home ?? livelyDepths(campaign)[0] ?? campaign.start.depth;
}

function peersAt(campaign: Campaign, depth: number): Kind[] {
  const weight = (kind: Kind) => weightAt(campaign, kind, depth);
  return campaign.kinds
    .filter((kind) => natureOf(kind) === 'monster' && weight(kind) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, mostPeers);
}

/** First, middle and last of some depths. */
function sample(depths: readonly number[]): number[] {
  const last = depths.length - 1;
  return [...new Set([0, last >> 1, last].map((index) => depths[index]))].filter(
    (depth) => depth !== undefined,
  );
}

/** Makes floors of each place that the bundle states, and counts those that have it. */
function spawnsOf({ campaign, kind, effort }: Trial): Spawned[] {
  const { depths, rank, item, at, from } = kind.spawn;
  const all = depthsOf(campaign);
  const lively = livelyDepths(campaign);
  const inPlan = (plan: Plan) =>
    [...plan.monsters, ...plan.items, ...plan.traps].some(
      (one) => one.kind === kind || one.carries?.kind === kind,
    );
  const look = (place: string, where: readonly number[], isMet = inPlan): Spawned => {
    const sampled = sample(where);
    let met = 0;
    for (const depth of sampled) {
      for (let n = 0; n < effort.floors; n++) {
        if (isMet(planFloor(campaign, `floor ${n}`, depth, campaign.start))) met++;
      }
    }
    return { place, depths: sampled, floors: sampled.length * effort.floors, met };
  };
  const spawned: Spawned[] = [];
  for (const span of depths ?? []) {
    const end = span.to >= 1e9 ? '+' : span.to > span.from ? `-${span.to}` : '';
    const within = all.filter((depth) => depth >= span.from && depth <= span.to);
    spawned.push(look(`spawn.depths ${span.from}${end}`, within));
  }
  if (rank !== undefined) {
    const home = all.filter((depth) => weightAt(campaign, kind, depth) > 0);
    spawned.push(look(`spawn.rank ${rank}`, home));
  }
  if (item) spawned.push(look(`spawn.item ${item.group}`, lively));
  for (const { depth, x, y } of at ?? []) {
    const stands = (plan: Plan) =>
      [...plan.monsters, ...plan.items].some(
        (one) => one.kind === kind && one.x === x && one.y === y,
      );
    spawned.push(look(`spawn.at depth ${depth}, ${x}, ${y}`, [depth], stands));
  }
  if (from !== undefined) {
    spawned.push(
      look(
        `spawn.from ${from}`,
        all.filter((depth) => depth >= from),
      ),
    );
  }
  // They say nothing of where: floors that have gold and traps have them.
  if (spawned.length === 0 && (hasComponent(kind, 'Trap') || hasComponent(kind, 'Gold'))) {
    spawned.push(look('floors with gold and traps', lively));
  }
  return spawned;
}

/** The duels of a kind, each with one of the heroes; those that broke are left out. */
function duelsOf(trial: Trial, kind: Kind, count: number, alone: boolean): Duel[] {
  const { campaign, depth, outfits, peers } = trial;
  const other = peers.find((peer) => peer !== kind)?.id ?? null;
  const index = campaign.kinds.indexOf(kind);
  const duels: Duel[] = [];
  for (let number = 0; duels.length < count; number++) {
    if (alone && !isAlone(number)) continue;
    const done = safely(trial, `a fight of ${kind.id}`, () => {
      const outfit = outfits[number % outfits.length];
      const game = duelGame(campaign, number, kind.id, other, depth, outfit);
      return duel(game, index, waitsIn(number));
    });
    if (!done) break;
    duels.push(done);
  }
  return duels;
}

/** In four duels he waits, in the next four he comes: each hall and each hero meets both. */
function waitsIn(number: number): boolean {
  return (number >> 2) % 2 === 0;
}

function tryFights(trial: Trial): Fights {
  const { kind, campaign, depth, outfits, peers, effort } = trial;
  watchDuels(trial);
  const duels = duelsOf(trial, kind, effort.fights, false);
  const counts = deeds.map((deed) => [deed, duels.filter((one) => one[deed]).length]);
  // What somebody else did to the hero is not counted against it.
  const alone = duels.filter((_, number) => isAlone(number));
  const sum = (of: (one: Duel) => number) => alone.reduce((total, one) => total + of(one), 0);
  const turns = sum(({ turns }) => turns);
  const taken = sum(({ taken }) => taken);
  const told: Partial<Record<MessageId, number>> = {};
  for (const one of duels) for (const id of new Set(one.told)) told[id] = (told[id] ?? 0) + 1;

  const danger = dangerOf(alone);
  const each = Math.max(fewest, Math.ceil(effort.peerFights / Math.max(1, peers.length)));
  const compared = peers
    .map((peer) => ({
      kind: peer.id,
      ...dangerOf(duelsOf(trial, peer, each, true)),
    }))
    .sort((a, b) => a.mean - b.mean);
  return {
    fights: duels.length,
    hero: heroesOf(campaign, depth, outfits),
    ...(Object.fromEntries(counts) as Record<(typeof deeds)[number], number>),
    damagePerTurn: sum(({ lost }) => lost) / Math.max(1, turns),
    heroTurns: taken > 0 ? turns / taken : null,
    told,
    danger,
    peers: compared,
    strongerThan: compared.filter((peer) => isClearlyMore(danger, peer)).map(({ kind }) => kind),
    weakerThan: compared.filter((peer) => isClearlyMore(peer, danger)).map(({ kind }) => kind),
  };
}

/** What the hero loses for what it loses: a ratio of two means, and its standard error. */
function dangerOf(duels: readonly Duel[]): Danger {
  const count = Math.max(2, duels.length);
  const mean = (of: (one: Duel) => number) =>
    duels.reduce((total, one) => total + of(one), 0) / count;
  // What cannot be hurt at all is not infinitely dangerous, or nothing could be compared with it.
  const given = Math.max(
    mean((one) => one.given),
    1 / (2 * count),
  );
  const ratio = mean((one) => one.taken) / given;
  const variance = mean((one) => (one.taken - ratio * one.given) ** 2);
  return { mean: ratio, error: Math.sqrt(variance / (count - 1)) / given };
}

/** Beyond two standard errors of the difference, and at least half as much again. */
function isClearlyMore(one: Danger, other: Danger): boolean {
  const difference = one.mean - other.mean;
  return difference > 2 * Math.hypot(one.error, other.error) && one.mean >= 1.5 * other.mean;
}

function heroesOf(campaign: Campaign, depth: number, outfits: readonly Outfit[]): HeroMet {
  const rows = ['###', '#@#', '###'];
  const met = outfits.map((outfit, n) => {
    const game = stage(campaign, `hero ${n}`, { rows, legend: {}, depth }, outfit);
    return {
      level: levelOf(game, game.hero),
      health: game.stores.Health.max[game.hero],
      attack: attackOf(game, game.hero),
      defence: defenceOf(game, game.hero),
    };
  });
  const mean = (of: (hero: HeroMet) => number) =>
    met.reduce((sum, hero) => sum + of(hero), 0) / met.length;
  return {
    level: mean(({ level }) => level),
    health: mean(({ health }) => health),
    attack: mean(({ attack }) => attack),
    defence: mean(({ defence }) => defence),
  };
}

/** Duels in which all is seen that a kind can do, and how many turns in it begins to fail. */
const watchedDuels = 8;
const failing = { hurt: 20, dying: 30 };

/** A hero whom nothing kills lets it do what it can, until it is badly hurt, and dies. */
function watchDuels(trial: Trial): void {
  const { campaign, kind, index, depth, outfits, peers, reads } = trial;
  for (let number = 0; number < watchedDuels; number++) {
    safely(trial, `a fight of ${kind.id}`, () => {
      const outfit = outfits[number % outfits.length];
      const game = duelGame(campaign, number, kind.id, peers[0]?.id ?? null, depth, outfit);
      const { Health, Identity } = game.stores;
      Health.max[game.hero] = 9999;
      Health.current[game.hero] = 9999;
      const watched = monstersHere(game).find((one) => Identity.kind[one] === index);
      if (watched !== undefined) reads.watch(game, index, watched);
      const whole = watched === undefined ? 1 : Health.max[watched];
      duel(game, index, true, (command, turn, kin) => {
        for (const one of kin) {
          if (turn < failing.hurt) Health.current[one] = Math.max(Health.current[one], whole >> 1);
          else Health.current[one] = turn < failing.dying ? Math.max(1, whole >> 3) : 1;
        }
        return reads.during(() => takeTurn(game, command));
      });
    });
  }
}

/** A passage with an item or a trap beside the hero, and somebody in line to fight and throw at. */
const handlingRows = ['##########', '#@m...b..#', '##########'];

/** What may change in a hero, each by its name in words. */
function heroNow(game: Game): Record<string, number> {
  const { Health, Hunger, Strength } = game.stores;
  const { hero } = game;
  return {
    health: Health.current[hero],
    'most health': Health.max[hero],
    attack: attackOf(game, hero),
    defence: defenceOf(game, hero),
    score: game.score,
    load: carriedWeight(game, hero) / 10,
    ...(has(game, hero, 'Fighter') && { 'armour class': armourClassOf(game, hero) }),
    ...(has(game, hero, 'Hunger') && { energy: Hunger.energy[hero] }),
    ...(has(game, hero, 'Strength') && { strength: Strength.now[hero] }),
  };
}

function messagesOf(events: readonly GameEvent[]): MessageId[] {
  return events.flatMap((event) => (event.type === 'message' ? event.message.id : []));
}

/** What came of one way to use an item, so far. */
interface Uses {
  done: number;
  readonly messages: Set<MessageId>;
  readonly sums: Record<string, number>;
}

/** The hero steps onto it, hurt and hungry, picks it up, and does with it what can be done. */
function tryHandling(trial: Trial): Handling {
  const { campaign, kind, index, depth, outfits, peers, reads } = trial;
  let picked = 0;
  let won = false;
  const uses = new Map<ItemVerb, Uses>();
  const begin = (number: number) => {
    const legend = { m: kind.id, ...(peers[0] && { b: peers[0].id }) };
    // Nothing worn keeps him from putting on what he finds.
    const outfit = { ...outfits[number % outfits.length], worn: [] };
    const scene = { rows: handlingRows, legend, depth };
    const game = stage(campaign, `item ${number}`, scene, outfit);
    const { Health, Hunger, Identity } = game.stores;
    Health.current[game.hero] = Math.max(1, Health.max[game.hero] >> 1);
    if (has(game, game.hero, 'Hunger')) Hunger.energy[game.hero] = Hunger.max[game.hero] >> 2;
    const item = itemsOn(game, game.floor).find((one) => Identity.kind[one] === index);
    if (item !== undefined) reads.watch(game, index, item);
    const take = (command: Command) => reads.during(() => takeTurn(game, command));
    const step = take({ type: 'move', dx: 1, dy: 0 });
    const events = [...step, ...(isPicked(step) ? [] : take({ type: 'pickup' }))];
    return { game, take, got: isPicked(events) };
  };
  for (let number = 0; number < handlings; number++) {
    safely(trial, 'picking it up', () => {
      const { game, got } = begin(number);
      if (got) picked++;
      won ||= game.ending?.won === true;
      const slot = slotOf(game, index);
      if (!got || slot < 0 || game.ending) return;
      for (const verb of verbsFor(game, slot)) {
        const { game, take } = begin(number);
        const way = verb === 'throw' ? { dx: 1 as const, dy: 0 as const } : {};
        const stats = Object.keys(heroNow(game));
        const events = take({ type: verb, slot, ...way } as Command);
        const after = heroNow(game);
        // What a turn brings whatever one does in it is no effect of the item.
        const idle = begin(number).game;
        takeTurn(idle, { type: 'wait' });
        const otherwise = heroNow(idle);
        const entry = uses.get(verb) ?? { done: 0, messages: new Set(), sums: {} };
        uses.set(verb, entry);
        for (const id of messagesOf(events)) entry.messages.add(id);
        if (!events.some(({ type }) => type === 'refused')) {
          entry.done++;
          for (const what of stats) {
            entry.sums[what] = (entry.sums[what] ?? 0) + after[what] - otherwise[what];
          }
        }
        if (verb === 'equip') wearOut(game, take);
      }
    });
  }
  return {
    trials: handlings,
    picked,
    won,
    uses: [...uses].map(([verb, { done, messages, sums }]) => {
      const means = Object.entries(sums).map(([what, sum]) => [what, sum / done] as const);
      const changes = Object.fromEntries(means.filter(([, mean]) => mean !== 0));
      return { verb, done, messages: [...messages], changes };
    }),
  };
}

function isPicked(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'picked');
}

/** With a new thing in hand or on, the hero throws what he can throw, and fights. */
function wearOut(game: Game, take: (command: Command) => void): void {
  const missiles = slotsOf(game, 'Missile');
  for (const slot of missiles) take({ type: 'throw', slot, dx: 1, dy: 0 });
  for (let turn = 0; turn < 8 && !game.ending; turn++) take(approach(game, monstersHere(game)));
}

function slotsOf(game: Game, component: 'Missile'): number[] {
  const { kinds } = game.campaign;
  return kinds.flatMap((kind, index) => {
    const slot = hasComponent(kind, component) ? slotOf(game, index) : -1;
    return slot < 0 ? [] : slot;
  });
}

function trySprings(trial: Trial): Springs {
  const { campaign, kind, index, depth, outfits, reads } = trial;
  const messages = new Set<MessageId>();
  let sprung = 0;
  let damage = 0;
  for (let number = 0; number < handlings; number++) {
    safely(trial, 'stepping on it', () => {
      const scene = { rows: handlingRows, legend: { m: kind.id }, depth };
      const game = stage(campaign, `trap ${number}`, scene, outfits[number % outfits.length]);
      const { Health, Identity } = game.stores;
      const trap = trapsOn(game).find((one) => Identity.kind[one] === index);
      if (trap !== undefined) reads.watch(game, index, trap);
      const before = Health.current[game.hero];
      const events = reads.during(() => takeTurn(game, { type: 'move', dx: 1, dy: 0 }));
      damage += Math.max(0, before - Health.current[game.hero]) / handlings;
      if (!events.some(({ type }) => type === 'sprung')) return;
      sprung++;
      for (const id of messagesOf(events)) messages.add(id);
    });
  }
  return { trials: handlings, sprung, messages: [...messages], damage };
}

/** Three of a kind to a walk, no nearer than this. */
const company = 3;
const clearance = 2;

/** Walks over real floors, with some of the kind near the hero; the number of those that went well. */
function tryWalks(trial: Trial): number {
  let well = 0;
  for (let number = 0; number < trial.effort.walks; number++) {
    if (safely(trial, 'a walk', () => walk(trial, number))) well++;
  }
  return well;
}

function walk({ campaign, kind, index, depth, outfits }: Trial, number: number): true {
  const game = newGame(campaign, `walk ${number}`);
  fitOut(game, { ...outfits[number % outfits.length], items: [] });
  if (depth !== game.floor.depth) enterFloor(game, depth);
  const { Identity } = game.stores;
  for (let n = 0; n < company; n++) {
    const here = heroCell(game);
    const cell = nearestCell(
      game.floor.grid,
      here,
      (x, y) =>
        isFree(game, x, y) && Math.max(Math.abs(x - here.x), Math.abs(y - here.y)) >= clearance + n,
    );
    if (cell) settle(game, kind.id, cell.x, cell.y);
  }
  for (let turn = 0; turn < walkTurns && !game.ending; turn++) {
    const isKind = (one: number) => Identity.kind[one] === index;
    const goals = [...monstersHere(game), ...itemsOn(game, game.floor), ...trapsOn(game)];
    const step = approach(game, goals.filter(isKind));
    const command = step.type === 'wait' ? (commandHere(game) ?? step) : step;
    takeTurn(game, command);
    checkCells(game);
  }
  return true;
}

/** Throws unless every living actor stands on a cell of its own. */
function checkCells(game: Game): void {
  const { occupants, grid } = game.floor;
  for (const actor of [...monstersHere(game), ...(game.ending ? [] : [game.hero])]) {
    const { x, y } = cellOf(game, actor);
    if (occupants[y * grid.width + x] !== actor)
      throw new Error(`two actors on the cell ${x}, ${y}`);
  }
}
