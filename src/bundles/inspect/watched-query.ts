import { has, kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
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
type Found = ReadonlyMap<number, readonly string[]>;

/** A query that is asked again and again. Compares each answer with the last one of an earlier turn. */
export class WatchedQuery {
  readonly query: EntityQuery;
  #last: { readonly turn: number; readonly found: Found } | null = null;
  #base: { readonly turn: number; readonly found: Found } | null = null;

  constructor(query: EntityQuery) {
    this.query = query;
  }

  /** Forgets earlier answers, because another game begins. */
  forget(): void {
    this.#last = null;
    this.#base = null;
  }

  /** Asks the query now. */
  ask(game: Game): WatchedAnswer {
    if (this.#last && this.#last.turn !== game.turn) this.#base = this.#last;
    const base = this.#base;
    const { fields } = this.query;
    const answer = entitiesWhere(game, this.query).map((entity): FoundEntity => {
      const seq = game.stores.Identity.seq[entity];
      const before = base?.found.get(seq);
      const values = fields.flatMap((queried, n): WatchedValue[] => {
        const { component, field } = queried;
        if (!has(game, entity, component)) return [];
        const text = valueText(game, entity, queried);
        const changed = before !== undefined && before[n] !== text;
        return [{ name: `${component}.${field}`, text, before: changed ? before[n] : null }];
      });
      const isNew = base !== null && before === undefined;
      return { entity, seq, kind: kindOf(game, entity).id, isNew, values };
    });
    const found = new Map(
      answer.map(({ entity, seq }) => [
        seq,
        fields.map((queried) =>
          has(game, entity, queried.component) ? valueText(game, entity, queried) : '',
        ),
      ]),
    );
    this.#last = { turn: game.turn, found };
    const gone = base ? [...base.found.keys()].filter((seq) => !found.has(seq)).length : 0;
    return { turn: game.turn, since: base?.turn ?? null, found: answer, gone };
  }
}

/** A value as the query writes it; – for no entity. */
function valueText(game: Game, entity: number, { component, field }: QueriedField): string {
  if (component === 'Identity' && field === 'kind') return kindOf(game, entity).id;
  return fieldText(game, entity, component, field) || '–';
}
