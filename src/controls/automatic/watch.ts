import { cellsApart } from '../../dungeon/distance.ts';
import { type HamperingCondition, hamperingConditionsOf } from '../../game/actors/conditions.ts';
import { cellOf, has, heroCell, heroSeq, kindOf } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Floor } from '../../game/floors/floor.ts';
import { kindName } from '../../game/items/item-names.ts';
import { isFixture, kindHas } from '../../game/kinds.ts';
import type { MessageId } from '../../game/messages.ts';
import type { Game } from '../../game/world.ts';
import type { MonsterInView } from '../../words/stop-reasons.ts';
import { damageIn } from '../damage-in.ts';
import type { SeenFloors } from './seen-floors.ts';
import { type Stop, stop } from './stop.ts';
import { isSleepingThreat, isThreat, noticedMonsters } from './threats.ts';

/** Messages that do not stop an automatic command. */
const ordinary: ReadonlySet<MessageId> = new Set<MessageId>([
  'wake',
  'brawl',
  'falls',
  'threw',
  'zapped',
  'searched',
  'blindSearch',
  'picked',
  'gold',
  'hereItem',
  'hereDown',
  'hereUp',
  'opens',
]);

/**
 * Watches a game for the common reasons to stop: of automatic commands, runs, held keys and a held pointer. `danger`
 * finds the reasons before a command, and `after` the reasons that the command has caused.
 */
export class Watch {
  readonly #game: Game;
  readonly #seen: SeenFloors;
  /** Monsters that the player knows of. */
  readonly #known: Set<number>;
  /** Cells with an item or a trap that the player knows of. */
  readonly #things = new Set<number>();
  readonly #floor: Floor;
  #health: number;
  #conditions: readonly HamperingCondition[];
  #isPoisoned: boolean;
  /** Whether commands have run: a danger stops them. Before, it prevents their start. */
  #hasBegun = false;

  constructor(game: Game, seen: SeenFloors) {
    this.#game = game;
    this.#seen = seen;
    this.#floor = game.floor;
    this.#known = new Set(noticedMonsters(game));
    for (const monster of this.#known) seen.meet(monster);
    this.#noteThings();
    this.#health = game.stores.Health.current[game.hero];
    this.#conditions = hamperingConditionsOf(game, game.hero);
    this.#isPoisoned = has(game, game.hero, 'Poisoned');
  }

  /** The danger in which no command may be played automatically. `outlasts`: conditions and poison are accepted. */
  danger(outlasts = false): Stop | null {
    const game = this.#game;
    if (game.ending) return stop('ended');
    const threats = noticedMonsters(game).filter((monster) => this.#isDanger(monster));
    const awake = threats.find((monster) => !isSleepingThreat(game, monster));
    const stopped = this.#hasBegun;
    if (awake) return stop('inView', { ...named(game, awake), stopped });
    if (threats.length > 0) return stop('asleep', { ...named(game, threats[0]), stopped });
    if (outlasts) return null;
    if (has(game, game.hero, 'Poisoned')) return stop('poisoned', { stopped });
    const [condition] = this.#conditions;
    return condition ? stop(condition, { stopped }) : null;
  }

  /**
   * The result of a command that the player must know of. `fetches`: items are expected. `outlasts`: the damage of a
   * poison that the player knows of is expected; it never takes the last hit point.
   */
  after(all: readonly GameEvent[], fetches = false, outlasts = false): Stop | null {
    const game = this.#game;
    this.#hasBegun = true;
    const health = this.#health;
    this.#health = game.stores.Health.current[game.hero];
    if (game.ending) return stop('ended');
    const wasPoisoned = this.#isPoisoned;
    this.#isPoisoned = has(game, game.hero, 'Poisoned');
    const isExpected = (event: GameEvent) => outlasts && wasPoisoned && isPoisoning(game, event);
    const events = all.filter((event) => !isExpected(event));
    const expected = damageIn(game, all.filter(isExpected));
    const lost = Math.max(health - this.#health - expected, damageIn(game, events));
    if (lost > 0) return stop('hurt', { lost });
    const appeared = this.#newMonster();
    if (appeared) return stop('appeared', named(game, appeared));
    if (events.some((event) => isAttackOnHero(game, event))) return stop('attacked');
    const messages = events.filter((event) => event.type === 'message');
    const message = messages.find((event) => !ordinary.has(event.message.id));
    if (message) return stop('message', { message: message.message });
    const before = this.#conditions;
    this.#conditions = hamperingConditionsOf(game, game.hero);
    const condition = this.#conditions.find((one) => !before.includes(one));
    if (condition) return stop(condition, { stopped: true });
    if (this.#isPoisoned && !wasPoisoned) return stop('poisoned', { stopped: true });
    if (game.floor !== this.#floor) return stop('newFloor');
    return this.#newThing(fetches);
  }

  /**
   * The nearest monster that has come into view, dangerous ones first; 0 for none. A monster that is no danger counts
   * only the first time: a peaceful one may come and go all the time, and the hero may pass a sleeping one often.
   */
  #newMonster(): number {
    const fresh = noticedMonsters(this.#game).filter((monster) => !this.#known.has(monster));
    for (const monster of fresh) this.#known.add(monster);
    const unmet = fresh.filter((monster) => !this.#seen.hasMet(monster));
    for (const monster of unmet) this.#seen.meet(monster);
    return fresh.find((monster) => this.#isDanger(monster)) ?? unmet[0] ?? 0;
  }

  /** Whether a monster is a reason to stop. A sleeping one is a reason only until the player knows of it. */
  #isDanger(monster: number): boolean {
    const isKnown = this.#seen.knowsSleeper(monster) && isSleepingThreat(this.#game, monster);
    return isThreat(this.#game, monster) && !isKnown;
  }

  /** A trap, or unless `fetches` an item, that has come into view. */
  #newThing(fetches: boolean): Stop | null {
    const { kinds } = this.#game.campaign;
    const fresh = this.#noteThings();
    const trap = fresh.find((thing) => kindHas(kinds[thing], 'Trap'));
    if (trap !== undefined) return stop('trap', { trap: kinds[trap].id });
    const item = fresh.find((thing) => !isFixture(kinds[thing]));
    return item !== undefined && !fetches
      ? stop('item', { item: kindName(this.#game, item) })
      : null;
  }

  /** Notes the items and traps of the floor. Returns the kind numbers of new ones. */
  #noteThings(): number[] {
    const fresh: number[] = [];
    this.#game.floor.memory.things.forEach((thing, cell) => {
      if (thing === 0 || this.#things.has(cell)) return;
      this.#things.add(cell);
      fresh.push(thing);
    });
    return fresh;
  }
}

function named(game: Game, monster: number): MonsterInView {
  return { monster: kindOf(game, monster).id, seq: game.stores.Identity.seq[monster] };
}

/**
 * Notes that the player reads a reason to stop. A sleeping monster that it names, and others of its kind that sleep in
 * view, stop nothing more while they sleep, except in front of a cell beside them.
 */
export function noteRead(game: Game, seen: SeenFloors, { params }: Stop): void {
  if (!('seq' in params)) return;
  const sleeping = noticedMonsters(game).filter(
    (monster) => isSleepingThreat(game, monster) && kindOf(game, monster).id === params.monster,
  );
  const { seq } = game.stores.Identity;
  if (!sleeping.some((monster) => seq[monster] === params.seq)) return;
  for (const monster of sleeping) seen.noteSleeper(monster);
}

/** The reason to stop before a step to a cell beside a sleeping monster, because the step may wake it. */
export function sleeperAhead(game: Game, { dx, dy }: { dx: number; dy: number }): Stop | null {
  const hero = heroCell(game);
  const to = { x: hero.x + dx, y: hero.y + dy };
  const sleeper = noticedMonsters(game).find((monster) => {
    const at = cellOf(game, monster);
    return isSleepingThreat(game, monster) && cellsApart(at, to) <= 1 && cellsApart(at, hero) > 1;
  });
  return sleeper === undefined ? null : stop('asleep', { ...named(game, sleeper), stopped: true });
}

/** Whether an event is the damage that poison does to the hero in each turn. */
function isPoisoning(game: Game, event: GameEvent): boolean {
  const hero = heroSeq(game);
  return event.type === 'hit' && event.target === hero && event.cause === 'poison';
}

function isAttackOnHero(game: Game, event: GameEvent): boolean {
  const hero = heroSeq(game);
  return (event.type === 'hit' || event.type === 'missed') && event.target === hero;
}
