import { similarNames } from '../bundles/spelling.ts';
import { type ComponentName, componentNames, type Field, fieldsOf } from '../game/components.ts';
import { packDice } from '../game/dice.ts';
import type { Game } from '../game/world.ts';
import type { QueryProblem } from '../words/texts.ts';
import {
  type Condition,
  comparisons,
  type EntityQuery,
  fieldFacts,
  fieldsIn,
  type QueriedField,
  type QueriedKind,
} from './entity-query.ts';

/**
 * The first mistake of a query. `at` and `end` enclose the wrong word in the text; they are equal where
 * something is missing. `allowed`: the words that the place allows, the likeliest first.
 */
export interface QueryMistake {
  readonly problem: QueryProblem;
  readonly at: number;
  readonly end: number;
  /** The wrong word, or the component or field that something is missing for. */
  readonly word: string;
  readonly allowed: readonly string[];
}

/** Reads a query. Names of kinds are those of the game's campaign. */
export function readQuery(
  text: string,
  kinds: Game['campaign']['kinds'],
): { query: EntityQuery } | { mistake: QueryMistake } {
  try {
    const reader = new Reader(
      text,
      kinds.map(({ id }) => id),
    );
    const condition = reader.read();
    return { query: { condition, fields: fieldsIn(condition) } };
  } catch (error) {
    if (error instanceof Mistake) return { mistake: error.mistake };
    throw error;
  }
}

class Mistake extends Error {
  readonly mistake: QueryMistake;

  constructor(mistake: QueryMistake) {
    super(mistake.problem);
    this.mistake = mistake;
  }
}

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Nested brackets and `not`s beyond this depth are refused like a missing condition. */
const deepest = 50;

/** A recursive descent parser: `and` binds more tightly than `or`. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  readonly #kinds: readonly string[];
  #next = 0;
  #depth = 0;

  constructor(text: string, kinds: readonly string[]) {
    const signs = /[()]|[<>!=]=?|[^\s()<>!=]+/g;
    this.#tokens = [...text.matchAll(signs)].map(({ 0: word, index }) => ({
      text: word,
      at: index,
    }));
    this.#end = text.trimEnd().length;
    this.#kinds = kinds;
  }

  /** Reads the whole text. */
  read(): Condition {
    const condition = this.#joined('or');
    const token = this.#token;
    if (token) this.#refuse('join', token, token.text, ['and', 'or']);
    return condition;
  }

  get #token(): Token | undefined {
    return this.#tokens[this.#next];
  }

  #joined(type: 'and' | 'or'): Condition {
    const of: Condition[] = [];
    do of.push(type === 'or' ? this.#joined('and') : this.#single());
    while (this.#accept(type));
    return of.length === 1 ? of[0] : { type, of };
  }

  #single(): Condition {
    if (++this.#depth > deepest) this.#refuse('condition', this.#token, '', []);
    const isNot = this.#accept('not');
    const condition: Condition = isNot ? { type: 'not', of: this.#single() } : this.#bracketed();
    this.#depth--;
    return condition;
  }

  #bracketed(): Condition {
    if (!this.#accept('(')) return this.#condition();
    const condition = this.#joined('or');
    if (!this.#accept(')')) this.#refuse('bracket', this.#token, this.#token?.text ?? '', [')']);
    return condition;
  }

  #condition(): Condition {
    const token = this.#token;
    if (!token || !isWord(token.text) || isKeyword(token.text)) {
      return this.#refuse('condition', token, token?.text ?? '', []);
    }
    this.#next++;
    const [component, field] = this.#name(token);
    if (field === null) {
      const sign = this.#token;
      // A comparison without a field: the field is missing after the component.
      if (sign && isSign(sign.text)) {
        this.#refuseField(component, '', { text: '', at: token.at + token.text.length });
      }
      return { type: 'component', component };
    }
    return this.#comparison({ component, field });
  }

  #comparison(left: QueriedField): Condition {
    const sign = this.#token;
    const name = `${left.component}.${left.field}`;
    const comparison = sign && comparisons.find((one) => one === sign.text.replace('==', '='));
    const { kind } = fieldFacts(left);
    const isOrdered = !['flag', 'choice', 'dice', 'kind', 'entity'].includes(kind);
    if (!comparison) {
      const place = sign && isSign(sign.text) ? sign : this.#after();
      return this.#refuse('comparison', place, name, comparisons);
    }
    if (!isOrdered && comparison !== '=' && comparison !== '!=') {
      this.#refuse('order', sign, name, ['=', '!=']);
    }
    this.#next++;
    return { type: 'comparison', left, comparison, right: this.#value(left) };
  }

  #value(left: QueriedField): number | QueriedKind | QueriedField {
    const token = this.#token;
    const facts = fieldFacts(left);
    const word = token && isWord(token.text) && !isJoin(token.text) ? token.text : '';
    if (token && word !== '') {
      this.#next++;
      const number = this.#numberOf(facts, word);
      if (number !== null) return facts.kind === 'kind' ? { kind: this.#kinds[number] } : number;
      const [component] = word.split('.');
      const isField = componentNames.some((name) => isSame(name, component));
      if (isField && word.includes('.') && !facts.choices) {
        const [of, field] = this.#name(token);
        if (field !== null) return { component: of, field };
      }
    }
    const place = word === '' ? this.#after() : token;
    const name = `${left.component}.${left.field}`;
    if (facts.kind === 'dice') return this.#refuse('dice', place, name, []);
    if (facts.kind === 'entity') return this.#refuse('entity', place, name, []);
    const values = this.#valuesOf(facts);
    if (values.length === 0) return this.#refuse('number', place, name, []);
    return this.#refuse('value', place, name, word === '' ? values : sortedFor(word, values));
  }

  /** The texts that a field can have; none for numbers. */
  #valuesOf({ kind, choices }: Field): readonly string[] {
    if (choices) return choices;
    if (kind === 'flag') return ['true', 'false'];
    return kind === 'kind' ? this.#kinds : [];
  }

  #numberOf(facts: Field, word: string): number | null {
    const { kind } = facts;
    if (kind === 'dice') return packDice(word);
    if (kind === 'entity') {
      if (isSame(word, 'none')) return 0;
      return /^#?\d+$/.test(word) ? Number(word.replace('#', '')) : null;
    }
    const values = this.#valuesOf(facts);
    if (values.length === 0) return /^[-−+]?\d+(\.\d+)?$/.test(word) ? toNumber(word) : null;
    const at = values.findIndex((value) => isSame(value, word));
    if (at < 0) return null;
    return kind === 'flag' ? Number(values[at] === 'true') : at;
  }

  /** A component, or a field of one. */
  #name(token: Token): [component: ComponentName, field: string | null] {
    const [first, ...others] = token.text.split('.');
    const component = componentNames.find((name) => isSame(name, first));
    if (!component) {
      const place = { text: first, at: token.at };
      return this.#refuse('component', place, first, nearestName(first, componentNames));
    }
    if (others.length === 0) return [component, null];
    const word = others.join('.');
    const field = fieldsOf(component).find(([name]) => isSame(name, word))?.[0];
    if (field !== undefined) return [component, field];
    return this.#refuseField(component, word, { text: word, at: token.at + first.length + 1 });
  }

  #refuseField(component: ComponentName, word: string, place: Token): never {
    const names = fieldsOf(component).map(([name]) => name);
    if (names.length === 0) this.#refuse('noFields', place, component, []);
    this.#refuse('field', place, component, word === '' ? names : sortedFor(word, names));
  }

  #accept(text: string): boolean {
    const isNext = this.#token !== undefined && isSame(this.#token.text, text);
    if (isNext) this.#next++;
    return isNext;
  }

  /** The empty place after the last token that was read. */
  #after(): Token {
    const last = this.#tokens[this.#next - 1];
    return { text: '', at: last.at + last.text.length };
  }

  #refuse(
    problem: QueryProblem,
    place: Token | undefined,
    word: string,
    allowed: readonly string[],
  ): never {
    const { text, at } = place ?? { text: '', at: this.#end };
    throw new Mistake({ problem, at, end: at + text.length, word, allowed });
  }
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function isSign(text: string): boolean {
  return /^[<>!=]/.test(text);
}

function isWord(text: string): boolean {
  return !isSign(text) && text !== '(' && text !== ')';
}

function isJoin(text: string): boolean {
  return isSame(text, 'and') || isSame(text, 'or');
}

function isKeyword(text: string): boolean {
  return isJoin(text) || isSame(text, 'not');
}

function toNumber(word: string): number {
  return Number(word.replace('−', '-'));
}

/** Up to three names that a word may mean: names that begin with it, then names that resemble it. */
function nearestName(word: string, names: readonly string[]): string[] {
  const begin = names.filter((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  return [...new Set([...begin, ...similarNames(word, names)])].slice(0, 3);
}

/** All names, the most similar to a word first. */
function sortedFor(word: string, names: readonly string[]): string[] {
  return [...new Set([...nearestName(word, names), ...names])];
}
