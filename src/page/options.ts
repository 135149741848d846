import * as v from 'valibot';
import { type Language, languages } from '../words/words.ts';

export const looks = ['tiles', 'glyphs'] as const;
export const keySets = ['vi', 'qwe'] as const;

/** What a player chooses once and finds again next time. */
export interface Options {
  readonly look: (typeof looks)[number];
  readonly language: Language;
  readonly keySet: (typeof keySets)[number];
}

const place = 'simple-roguelike options';

/** Each option on its own, so that one that is broken or unknown does not take the others along. */
const optionsSchema = v.object({
  look: v.optional(v.fallback(v.optional(v.picklist(looks)), undefined)),
  language: v.optional(v.fallback(v.optional(v.picklist(languages)), undefined)),
  keySet: v.optional(v.fallback(v.optional(v.picklist(keySets)), undefined)),
});

/** The remembered options; what was never chosen follows the browser. Nonsense counts as nothing. */
export function readOptions(): Options {
  const found = v.safeParse(optionsSchema, remembered());
  const { look, language, keySet } = found.success ? found.output : {};
  return {
    look: look ?? 'tiles',
    language: language ?? firstLanguage(navigator.languages),
    keySet: keySet ?? 'vi',
  };
}

/** Remembers the options, where the browser allows it. */
export function keepOptions(options: Options): void {
  try {
    localStorage.setItem(place, JSON.stringify(options));
  } catch {
    // A browser may forbid or fill its storage: then the choice lasts as long as the page.
  }
}

/** The first language of a browser's list that the game speaks, else English. */
export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = languages.find((known) => known === tag.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return 'en';
}

function remembered(): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}');
  } catch {
    return {};
  }
}
