import { has, kindOf } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import { fieldText } from './edit-field.ts';
import { type EntityQuery, entitiesWhere, type QueriedField } from './entity-query.ts';

/** A field of a found entity. `before`: its other value at the turn of the comparison, else null. */
interface WatchedValue {
  readonly name: string;
  readonly text: string;
  readonly before: string | null;
}

/** A found entity. */
export interface FoundEntity {
  readonly entity: number;
  readonly seq: number;
  readonly kind: string;
  /** It was not found at the turn of the comparison. */
  readonly isNew: boolean;
  /** The fields of the query that it has. */
  readonly values: readonly WatchedValue[];
}

/** The answer to a query. `since`: the earlier turn that it is compared with; null at first. */
export interface WatchedAnswer {
  readonly turn: number;
  readonly since: number | null;
  readonly found: readonly FoundEntity[];
  /** The number of entities that were found then and are not found now. */
  readonly gone: number;
}

/** The texts of the fields of each found entity, by `seq`. */
type Texts = ReadonlyMap<number, readonly string[]>;

/** A query that is asked again and again. Compares each answer with the last one of an earlier turn. */
export class WatchedQuery {
  readonly query: EntityQuery;
  #newest: { readonly turn: number; readonly texts: Texts } | null = null;
  #compared: { readonly turn: number; readonly texts: Texts } | null = null;

  constructor(query: EntityQuery) {
    this.query = query;
  }

  /** Forgets earlier answers, because another game begins. */
  forget(): void {
    this.#newest = null;
    this.#compared = null;
  }

  /** Asks the query now. */
  ask(game: Game): WatchedAnswer {
    if (this.#newest && this.#newest.turn !== game.turn) this.#compared = this.#newest;
    const compared = this.#compared;
    const texts = new Map<number, readonly string[]>();
    const found = entitiesWhere(game, this.query).map((entity): FoundEntity => {
      const seq = game.stores.Identity.seq[entity];
      const now = this.query.fields.map((queried) => valueText(game, entity, queried));
      const before = compared?.texts.get(seq);
      texts.set(seq, now);
      const isNew = compared !== null && before === undefined;
      const values = this.query.fields.flatMap(({ component, field }, n): WatchedValue[] => {
        if (!has(game, entity, component)) return [];
        const isChanged = before !== undefined && before[n] !== now[n];
        const name = `${component}.${field}`;
        return [{ name, text: now[n], before: isChanged ? before[n] : null }];
      });
      return { entity, seq, kind: kindOf(game, entity).id, isNew, values };
    });
    this.#newest = { turn: game.turn, texts };
    const gone = compared ? [...compared.texts.keys()].filter((seq) => !texts.has(seq)).length : 0;
    return { turn: game.turn, since: compared?.turn ?? null, found, gone };
  }
}

/** A value as the query writes it: – where the field refers to no entity, nothing without the component. */
function valueText(game: Game, entity: number, { component, field }: QueriedField): string {
  if (!has(game, entity, component)) return '';
  return fieldText(game, entity, component, field) || '–';
}
