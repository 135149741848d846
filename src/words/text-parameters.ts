import type { Ending } from '../game/events.ts';
import type { ItemName, MessageId, MessageParams } from '../game/messages.ts';
import type { StopReasons } from './stop-reasons.ts';

/** Names of kinds in one language, as messages need them. */
export interface Names {
  kind(id: string): string;
  /** With the HP that it heals, its known bonuses and its count, where it has them. */
  item(item: ItemName): string;
  /** Without numbers: for one item in flight. */
  bareItem(item: ItemName): string;
  /** The verb of a kind's attack on the hero; empty for an ordinary attack. */
  attackVerb(kind: string): string;
  /** A spoken line of a kind, named as `kind/number`. */
  line(line: string): string;
}

/** The sentences of all messages of the rules. */
export type MessageTexts = {
  readonly [I in MessageId]: (params: MessageParams[I], names: Names) => string;
};

/** The sentences of all reasons why an automatic command stops or does not start. */
export type StopTexts = {
  readonly [I in Exclude<keyof StopReasons, 'message'>]: (
    params: StopReasons[I],
    names: Names,
  ) => string;
};

/** The end of a game in the list of scores. */
export type Cause = Ending | { readonly won: false; readonly by: 'quit' };

/**
 * A mistake in a query of the inspector. `condition`: a condition is missing. `component`, `field`: unknown.
 * `noFields`: the component has none. `comparison`: a sign such as `<` is missing. `order`: only `=` and `!=`
 * compare this field. `number`, `dice`, `entity`, `value`: the value must be one of these. `bracket`: `)` is
 * missing. `join`: `and` or `or` is missing.
 */
export type QueryProblem =
  | 'condition'
  | 'component'
  | 'field'
  | 'noFields'
  | 'comparison'
  | 'order'
  | 'number'
  | 'dice'
  | 'entity'
  | 'value'
  | 'bracket'
  | 'join';
