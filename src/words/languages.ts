import type { Language, Texts, Words } from './texts.ts';

/** The file of a language: its texts beside its column in the tables of labels, or all of its words. */
export type LanguageFile = { readonly texts: Texts } | { readonly words: Words };

// Stryker disable next-line StringLiteral: Vite reads this text from the source.
const files = import.meta.glob<LanguageFile>('./languages/*.ts');

/** Loads the texts of each language: a file of `languages/`, named by the code of the language. */
export const textFiles: ReadonlyMap<Language, () => Promise<LanguageFile>> = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.ts$/g, '') as Language, load]),
);

/** The codes of all languages. */
export const languages: readonly Language[] = [...textFiles.keys()];

/** A language's own name: English, 日本語, Русский. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
