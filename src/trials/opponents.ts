import { monstersHere } from '../game/actors/actors.ts';
import { kindOf } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/world.ts';

/** The monsters of the kind on trial in a bout, with their parts after splits and their later forms. */
export class Opponents {
  /** The id of the kind on trial. */
  readonly kindId: string;
  readonly #game: Game;
  readonly #kind: number;
  /** The other monsters in the hall, by `seq`. */
  readonly #strangers: ReadonlySet<number>;
  /** The kinds of the other monsters in the hall, which are never the kind on trial. */
  readonly #strangeKinds: ReadonlySet<string>;
  /** All monsters of the kind so far, by `seq`, and their later forms. */
  readonly #seqs = new Set<number>();
  /** Monsters of the kind that are not later forms of another. */
  readonly #ofKind = new Set<number>();
  #living: readonly number[];
  /** The health of all monsters of the kind, and of their later forms. */
  #wholeHealth: number;
  /** The health before the current command. */
  #health: number;

  constructor(game: Game, kind: number) {
    const { seq, kind: kinds } = game.stores.Identity;
    this.#game = game;
    this.#kind = kind;
    this.kindId = game.campaign.kinds[kind].id;
    // The hall places the other monster first. Later ones are there because of the monster: at first sight it
    // can have summoned some, or have become another kind.
    const monsters = monstersHere(game);
    const isOfKind = (monster: number) => kinds[monster] === kind;
    if (!monsters.some(isOfKind)) this.#addForms(game.events);
    const first = monsters.findIndex(
      (monster) => isOfKind(monster) || this.#seqs.has(seq[monster]),
    );
    const strangers = monsters.slice(0, first);
    this.#strangers = new Set(strangers.map((stranger) => seq[stranger]));
    this.#strangeKinds = new Set(strangers.map((stranger) => kindOf(game, stranger).id));
    this.#living = this.#find();
    this.#wholeHealth = Math.max(1, this.#healthNow());
    this.#health = this.#wholeHealth;
  }

  get living(): readonly number[] {
    return this.#living;
  }

  /** Whether an actor, by its `seq`, is or was one of them. */
  include(actor: number): boolean {
    return this.#seqs.has(actor);
  }

  /** As `include`, without later forms. */
  areOfKind(actor: number): boolean {
    return this.#ofKind.has(actor);
  }

  /** Whether an actor, by its `seq`, is another monster of the hall. */
  isStranger(actor: number): boolean {
    return this.#strangers.has(actor);
  }

  /** Whether a kind, by its id, is that of another monster of the hall. */
  isStrangeKind(id: string): boolean {
    return this.#strangeKinds.has(id);
  }

  /** The enemies of the hero, which include summoned monsters. */
  enemies(): number[] {
    const { seq } = this.#game.stores.Identity;
    return monstersHere(this.#game).filter((one) => !this.#strangers.has(seq[one]));
  }

  /** Begins a command. */
  begin(): void {
    this.#health = this.#healthNow();
  }

  /** Finds them again after the events of a command. Their later forms have to be killed, too. */
  follow(events: readonly GameEvent[]): void {
    const hasNewForms = this.#addForms(events, (actor) => this.#seqs.has(actor));
    this.#living = this.#find();
    if (hasNewForms) this.#wholeHealth += Math.max(0, this.#healthNow() - this.#health);
  }

  /** The share of their health that they have lost. `hasLeft`: one has vanished, with its health before the command. */
  shareLost(hasLeft: boolean): number {
    const remaining = hasLeft ? this.#health : this.#healthNow();
    return Math.min(1, Math.max(0, 1 - remaining / this.#wholeHealth));
  }

  /** Adds the new forms of actors, by default of all. Returns whether there are any. */
  #addForms(events: readonly GameEvent[], isOpponent = (_: number) => true): boolean {
    const countBefore = this.#seqs.size;
    for (const event of events) {
      if (event.type === 'polymorphed' && isOpponent(event.actor)) this.#seqs.add(event.into);
    }
    return this.#seqs.size > countBefore;
  }

  #find(): number[] {
    const { seq, kind } = this.#game.stores.Identity;
    const found = monstersHere(this.#game).filter(
      (monster) => kind[monster] === this.#kind || this.#seqs.has(seq[monster]),
    );
    for (const monster of found) {
      this.#seqs.add(seq[monster]);
      if (kind[monster] === this.#kind) this.#ofKind.add(seq[monster]);
    }
    return found;
  }

  #healthNow(): number {
    const { current } = this.#game.stores.Health;
    return this.#living.reduce((sum, actor) => sum + current[actor], 0);
  }
}
