import type { Language, Texts } from './texts.ts';

// Stryker disable next-line StringLiteral: Vite reads this text from the source.
const files = import.meta.glob<{ texts: Texts }>('./languages/*.ts');

/** Loads the texts of each language: a file of `languages/`, named by the code of the language. */
export const textFiles: ReadonlyMap<Language, () => Promise<{ texts: Texts }>> = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.ts$/g, '') as Language, load]),
);

/** The codes of all languages. */
export const languages: readonly Language[] = [...textFiles.keys()];

/** A language's own name: English, 日本語, Русский. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
