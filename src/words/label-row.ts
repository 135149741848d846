/** The languages with a column in the tables of labels. Their files in `languages/` contain the other texts. */
export type TableLanguage = 'en' | 'ja' | 'ru';

/** All languages. A language that the tables lack has all of its words in its file in `languages/`. */
export type Language = TableLanguage;

/** One text in each language of the tables. */
export type LabelRow<T = string> = Readonly<Record<TableLanguage, T>>;
