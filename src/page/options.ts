import * as v from 'valibot';
import { languages } from '../words/languages.ts';
import type { Language } from '../words/texts.ts';

export const looks = ['tiles', 'glyphs'] as const;
export const keySets = ['vi', 'qwe'] as const;

/** The player's choices, stored in the browser. */
export interface Options {
  readonly look: (typeof looks)[number];
  readonly language: Language;
  readonly keySet: (typeof keySets)[number];
  /** Id of the campaign that the title screen starts. */
  readonly campaign: string;
  /** The look chosen for each campaign, by id. */
  readonly looks: Readonly<Record<string, (typeof looks)[number]>>;
}

/** The facts about a campaign that options depend on. */
export interface CampaignLook {
  readonly id: string;
  /** The look until the player chooses one. */
  readonly look: (typeof looks)[number];
}

const place = 'simple-roguelike options';

/** Each option is checked on its own, so that an invalid one does not reset the others. */
const optionsSchema = v.object({
  language: v.optional(v.fallback(v.optional(v.picklist(languages)), undefined)),
  keySet: v.optional(v.fallback(v.optional(v.picklist(keySets)), undefined)),
  campaign: v.optional(v.fallback(v.optional(v.string()), undefined)),
  looks: v.optional(v.fallback(v.optional(v.record(v.string(), v.picklist(looks))), undefined)),
});

/**
 * The stored options. Without a stored language the browser's language applies, and `wanted` takes
 * precedence over the stored campaign. Invalid and unknown values are ignored.
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

/** The options after a choice. Each campaign has its own look. */
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

/** Stores the options, if the browser allows it. */
export function keepOptions(options: Options): void {
  try {
    const { language, keySet, campaign, looks } = options;
    localStorage.setItem(place, JSON.stringify({ language, keySet, campaign, looks }));
  } catch {
    // Storage is forbidden or full: the choice lasts until the page is closed.
  }
}

/** The first language of a browser's list that the game has, else English. */
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
