import type { ComponentName } from '../game/components.ts';
import type { TextsOf } from './component-labels.ts';
import type { status } from './hud-labels.ts';
import type { TableLanguage } from './label-row.ts';
import type { texts } from './languages/en.ts';
import type { tables, uiTables } from './tables.ts';
import type { MessageTexts, StopTexts } from './text-parameters.ts';

export type { ReadableKind } from './component-labels.ts';
export type { Language } from './label-row.ts';
export type { Cause, Names, QueryProblem } from './text-parameters.ts';

/** A text of the page, in the language of the words. */
export type Say = (words: Words) => string;

/** The type of the texts of one language, which the texts of each other language have too. */
type Translated<T> = T extends string
  ? string
  : T extends (...params: infer P) => string
    ? (...params: P) => string
    : { readonly [K in keyof T]: Translated<T[K]> };

/** The texts that the file of a language contains: all texts of `languages/en.ts`. */
export interface Texts extends Translated<Omit<typeof texts, 'messages' | 'stops'>> {
  readonly messages: MessageTexts;
  readonly stops: StopTexts;
}

type Row = { readonly en: unknown };

/** The texts of a table in one language. */
type Column<Table extends Readonly<Record<string, Row>>> = {
  readonly [K in keyof Table]: Table[K]['en'] extends string ? string : Table[K]['en'];
};

/** The texts of several tables in one language. */
type Columns<All extends Readonly<Record<string, Readonly<Record<string, Row>>>>> = {
  readonly [K in keyof All]: Column<All[K]>;
};

/** All texts of one language: those of its file, and its column of the tables of labels. */
export interface Words extends Omit<Texts, 'ui'>, Columns<typeof tables> {
  /** Its texts about components, or the language whose column in `component-labels.ts` it uses. */
  readonly components: { readonly [C in ComponentName]: TextsOf<C> } | TableLanguage;
  readonly ui: Texts['ui'] & Column<typeof status> & Columns<typeof uiTables>;
}
