import * as v from 'valibot';
import { languages } from '../words/languages.ts';
import type { Language } from '../words/texts.ts';

export const looks = ['tiles', 'glyphs'] as const;
export const keySets = ['vi', 'qwe'] as const;

/** What a player chooses once and finds again next time. */
export interface Options {
  readonly look: (typeof looks)[number];
  readonly language: Language;
  readonly keySet: (typeof keySets)[number];
  /** Id of the campaign that the title starts. */
  readonly campaign: string;
  /** The look chosen for each campaign, by id. */
  readonly looks: Readonly<Record<string, (typeof looks)[number]>>;
}

/** What options need to know of a campaign. */
export interface CampaignLook {
  readonly id: string;
  /** Its look until the player chooses one. */
  readonly look: (typeof looks)[number];
}

const place = 'simple-roguelike options';

/** Each option on its own, so that one that is broken or unknown does not take the others along. */
const optionsSchema = v.object({
  language: v.optional(v.fallback(v.optional(v.picklist(languages)), undefined)),
  keySet: v.optional(v.fallback(v.optional(v.picklist(keySets)), undefined)),
  campaign: v.optional(v.fallback(v.optional(v.string()), undefined)),
  looks: v.optional(v.fallback(v.optional(v.record(v.string(), v.picklist(looks))), undefined)),
});

/**
 * The remembered options; what was never chosen follows the browser, and the campaign asked for by
 * `wanted` comes before the remembered one. Nonsense counts as nothing.
 */
export function readOptions(campaigns: readonly CampaignLook[], wanted: string | null): Options {
  const found = v.safeParse(optionsSchema, remembered());
  const { language, keySet, campaign, looks: chosen = {} } = found.success ? found.output : {};
  const known = (id: string | null | undefined) => campaigns.find((one) => one.id === id);
  const start = known(wanted) ?? known(campaign) ?? campaigns[0];
  return {
    language: language ?? firstLanguage(navigator.languages),
    keySet: keySet ?? 'vi',
    campaign: start.id,
    looks: chosen,
    look: chosen[start.id] ?? start.look,
  };
}

/** The options after a choice: each campaign keeps a look of its own. */
export function withChoice(
  options: Options,
  changed: Partial<Options>,
  campaigns: readonly CampaignLook[],
): Options {
  const next = { ...options, ...changed };
  if (changed.look) return { ...next, looks: { ...next.looks, [next.campaign]: changed.look } };
  const campaign = campaigns.find(({ id }) => id === next.campaign);
  return { ...next, look: next.looks[next.campaign] ?? campaign?.look ?? next.look };
}

/** Remembers the options, where the browser allows it. */
export function keepOptions(options: Options): void {
  try {
    const { language, keySet, campaign, looks } = options;
    localStorage.setItem(place, JSON.stringify({ language, keySet, campaign, looks }));
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
