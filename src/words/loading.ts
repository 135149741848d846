import { status } from './hud-labels.ts';
import type { TableLanguage } from './label-row.ts';
import { type LanguageFile, textFiles } from './languages.ts';
import { tables, uiTables } from './tables.ts';
import type { Language, Texts, Words } from './texts.ts';

const loaded = new Map<Language, Words>();

/**
 * Loads the texts of a language (`page/settings.ts` chooses it), after which `wordsOf` returns them. Rejects if
 * loading fails.
 */
export async function loadWords(language: Language): Promise<void> {
  const load = textFiles.get(language);
  if (loaded.has(language) || !load) return;
  loaded.set(language, wordsIn(await load(), language));
}

/** Whether the texts of a language are loaded. */
export function hasWords(language: Language): boolean {
  return loaded.has(language);
}

/** The texts of a loaded language. Throws if the language is not loaded. */
export function wordsOf(language: Language): Words {
  const words = loaded.get(language);
  if (!words) throw new Error(`The texts of "${language}" are not loaded.`);
  return words;
}

/** The words in the file of a language. */
export function wordsIn(file: LanguageFile, language: Language): Words {
  // Only the languages of the tables have files with texts alone.
  return 'words' in file ? file.words : withLabels(file.texts, language as TableLanguage);
}

function withLabels(texts: Texts, language: TableLanguage): Words {
  const ui = { ...texts.ui, ...column(status, language), ...columns(uiTables, language) };
  return { ...texts, ...columns(tables, language), components: language, ui };
}

type Table = Readonly<Record<string, Readonly<Record<TableLanguage, unknown>>>>;

/** The texts of a table in one language. */
function column<T extends Table>(
  table: T,
  language: TableLanguage,
): { [K in keyof T]: T[K][TableLanguage] } {
  const texts = Object.entries(table).map(([key, row]) => [key, row[language]]);
  return Object.fromEntries(texts);
}

/** The texts of several tables in one language. */
function columns<T extends Readonly<Record<string, Table>>>(
  all: T,
  language: TableLanguage,
): { [K in keyof T]: { [L in keyof T[K]]: T[K][L][TableLanguage] } } {
  const texts = Object.entries(all).map(([name, table]) => [name, column(table, language)]);
  return Object.fromEntries(texts);
}
