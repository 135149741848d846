import type { Cell } from '../../dungeon/grid.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Message } from '../../game/messages.ts';
import { flightTime, type Throw, throwsOf } from './throws.ts';
import { type TimedZap, timedZaps, zapArrival } from './zaps.ts';

/** When each event of a turn is seen: attacks one by one, injuries when the attack or missile arrives. */

/** The message that a kind of monsters has been wiped out. */
export function isWipedOut(message: Message): message is Message & { id: 'wipedOut' } {
  return message.id === 'wipedOut';
}

export type ShownAttack = Extract<GameEvent, { type: 'hit' | 'missed' }>;

/** How long an attacker moves there and back, and when it arrives, in ms. */
export const lungeTime = 210;
export const reachTime = 60;
/** The attacks of monsters begin later than the hero's, so that the player sees both. */
const answerDelay = 90;
/** Several attacks by one actor, or by monsters on one actor, begin at this interval. */
const attackInterval = 70;
/** The attacks of one actor after this number begin together. */
const mostInterval = 3;
/** Many attacks of monsters on one actor begin at shorter intervals, within this time. */
const crowdTime = 400;

/** The monsters of a kind that was wiped out dissolve one by one, in ms. */
const dissolveStart = 160;
const dissolveInterval = 60;

/** When the events of a turn are seen, in ms after its start at the usual speed: see `animations.ts`. */
export class TurnTiming {
  readonly zaps: readonly TimedZap[];
  readonly #throws: ReadonlyMap<number, Throw>;
  readonly #starts = new Map<GameEvent, number>();
  readonly #lastHits = new Map<number, number>();
  readonly #dissolves = new Map<number, number>();

  /** `hero`: the `seq` of the hero. */
  constructor(events: readonly GameEvent[], hero: number) {
    this.#throws = throwsOf(events);
    this.zaps = timedZaps(events);
    this.#startAttacks(events, hero);
    // Monsters that leave after the message were not wiped out.
    const end = events.findIndex((event) => event.type === 'message' && isWipedOut(event.message));
    for (const event of events.slice(0, Math.max(0, end))) {
      if (event.type !== 'vanished') continue;
      const earlier = Math.min(this.#dissolves.size, 2 * mostInterval);
      this.#dissolves.set(event.actor, dissolveStart + dissolveInterval * earlier);
    }
  }

  #startAttacks(events: readonly GameEvent[], hero: number): void {
    const attacks = events.filter((event) => event.type === 'hit' || event.type === 'missed');
    const made = new Map<number, number>();
    /** The attacks of monsters by hand on each target: all of them, and the ones that have a start. */
    const suffered = new Map<number, { all: number; started: number }>();
    const isAnswer = (attack: ShownAttack) => attack.attacker !== hero && this.isByHand(attack);
    for (const { target } of attacks.filter(isAnswer)) {
      suffered.set(target, { all: (suffered.get(target)?.all ?? 0) + 1, started: 0 });
    }
    for (const event of attacks) {
      const { attacker, target } = event;
      const earlier = made.get(attacker) ?? 0;
      made.set(attacker, earlier + 1);
      let start = attackInterval * Math.min(earlier, mostInterval);
      const onTarget = isAnswer(event) ? suffered.get(target) : undefined;
      if (onTarget) {
        const after = onTarget.started * Math.min(attackInterval, crowdTime / onTarget.all);
        start = answerDelay + Math.max(start, after);
        onTarget.started++;
      } else if (attacker !== hero) start += answerDelay;
      this.#starts.set(event, start);
      if (event.type === 'hit') this.#lastHits.set(target, this.arrivalOf(event));
    }
  }

  /** The throw with which an attack was made; null for an attack by hand. */
  throwOf({ attacker }: ShownAttack): Throw | null {
    return this.#throws.get(attacker) ?? null;
  }

  /** Whether the attacker moves towards its target: it neither throws nor is an effect. */
  isByHand(attack: ShownAttack): boolean {
    return attack.attacker !== 0 && this.throwOf(attack) === null;
  }

  /** The start of the attacker's movement. */
  startOf(attack: ShownAttack): number {
    return this.#starts.get(attack) ?? 0;
  }

  /** When an attack, or the cause of an injury, reaches its target. */
  arrivalOf(attack: ShownAttack): number {
    if (attack.attacker === 0) return this.arrivalAt(attack.at);
    const thrown = this.throwOf(attack);
    if (thrown) return flightTime(thrown);
    return this.isByHand(attack) ? this.startOf(attack) + reachTime : 0;
  }

  /** When the power of a stick reaches a cell; 0 if none does. */
  arrivalAt(at: Cell): number {
    return zapArrival(this.zaps, at);
  }

  /** When the last hit of an actor, given by `seq`, is seen. */
  lastHitOf(actor: number): number {
    return this.#lastHits.get(actor) ?? 0;
  }

  /** When an actor of a kind that was wiped out, given by `seq`, dissolves; null for others. */
  dissolveOf(actor: number): number | null {
    return this.#dissolves.get(actor) ?? null;
  }
}
