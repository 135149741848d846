import * as v from 'valibot';
import { languages } from '../../words/languages.ts';
import { type ItemClass, itemClasses } from '../../words/option-labels.ts';
import type { Language } from '../../words/texts.ts';

export const looks = ['tiles', 'glyphs'] as const;
/** `clear`: colours that colour-blind players can tell apart. */
export const palettes = ['standard', 'clear'] as const;
export const keySets = ['vi', 'qwe'] as const;
/** Whether the game is also, or only, shown as text. */
export const textViews = ['off', 'beside', 'instead'] as const;
/** `auto`: as the device asks. */
export const motions = ['auto', 'full', 'reduced'] as const;
export const pads = ['hidden', 'shown'] as const;
/** Places of the direction pad, from 0 to 1 across and down the window. */
export const padPlaces = {
  usual: { x: 1, y: 0.42 },
  within: (share: number): number => Math.min(Math.max(share, 0), 1),
} as const;
/** Sizes in percent. */
export const scaleLimits = { min: 75, max: 300, step: 25 } as const;
/** The speed of animations in percent. */
export const speedLimits = { min: 50, max: 300, step: 50 } as const;
export const volumeLimits = { min: 0, max: 100, step: 10 } as const;

/** The player's choices, stored in the browser. */
export interface Options {
  readonly look: (typeof looks)[number];
  readonly language: Language;
  readonly keySet: (typeof keySets)[number];
  readonly textView: (typeof textViews)[number];
  /** The player's own keys: key tables of controls, with the keys of each. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Id of the campaign that the title screen starts. */
  readonly campaign: string;
  /** The sizes of texts and of map cells in percent of the usual ones. */
  readonly textSize: number;
  readonly tileSize: number;
  readonly motion: (typeof motions)[number];
  /** The speed of animations in percent of the usual one. */
  readonly animationSpeed: number;
  readonly palette: (typeof palettes)[number];
  /** Whether commands that are probably mistakes are confirmed first. */
  readonly confirms: boolean;
  /** Whether the bag lists its items by type. */
  readonly sortsBag: boolean;
  /** The classes of items that exploring leaves. */
  readonly leaves: readonly ItemClass[];
  /** Whether the direction pad is over the map, and its place in the window. */
  readonly pad: (typeof pads)[number];
  readonly padPlace: { readonly x: number; readonly y: number };
  /** Whether hints are shown, and the hints that were shown already. */
  readonly hints: boolean;
  readonly hintsShown: readonly string[];
  /** The volume of sounds in percent; 0 is silence. */
  readonly volume: number;
  /** Whether the device vibrates when the hero is damaged: `app/play/outcomes.ts`. */
  readonly vibrates: boolean;
  /** The look chosen for each campaign, by id. */
  readonly looks: Readonly<Record<string, (typeof looks)[number]>>;
}

/** The facts about a campaign that options depend on. */
export interface CampaignLook {
  readonly id: string;
  /** The look until the player chooses one. */
  readonly look: (typeof looks)[number];
}

const storageKey = 'simple-roguelike options';

const scale = v.pipe(v.number(), v.minValue(scaleLimits.min), v.maxValue(scaleLimits.max));

const speed = v.pipe(v.number(), v.minValue(speedLimits.min), v.maxValue(speedLimits.max));

const volume = v.pipe(v.number(), v.minValue(volumeLimits.min), v.maxValue(volumeLimits.max));

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const padPlaceSchema = v.object({ x: share, y: share });

/** The options that a file can contain, each with its schema. */
export const choices = {
  language: v.picklist(languages),
  keySet: v.picklist(keySets),
  keys: v.record(v.string(), v.record(v.string(), v.array(v.string()))),
  textSize: scale,
  tileSize: scale,
  motion: v.picklist(motions),
  animationSpeed: speed,
  palette: v.picklist(palettes),
  textView: v.picklist(textViews),
  confirms: v.boolean(),
  sortsBag: v.boolean(),
  leaves: v.array(v.picklist(itemClasses)),
  pad: v.picklist(pads),
  padPlace: padPlaceSchema,
  hints: v.boolean(),
  volume,
  vibrates: v.boolean(),
  looks: v.record(v.string(), v.picklist(looks)),
};

const storedOptions = { ...choices, hintsShown: v.array(v.string()), campaign: v.string() };

type Stored = {
  [O in keyof typeof storedOptions]?: v.InferOutput<(typeof storedOptions)[O]>;
};

/** The valid options of a stored value. An invalid option does not reset the other options. */
function validOptions(value: unknown): Stored {
  const given = v.is(v.record(v.string(), v.unknown()), value) ? value : {};
  const valid = Object.entries(storedOptions).filter(([name, schema]) => v.is(schema, given[name]));
  return Object.fromEntries(valid.map(([name]) => [name, given[name]]));
}

/**
 * The stored options. Without a stored language the browser's language applies, and `wanted` takes
 * precedence over the stored campaign. Invalid and unknown values are ignored.
 */
export function readOptions(campaigns: readonly CampaignLook[], wanted: string | null): Options {
  const stored = validOptions(remembered());
  const { keySet, keys, campaign, looks: chosen = {} } = stored;
  const known = (id: string | null | undefined) => campaigns.find((one) => one.id === id);
  const start = known(wanted) ?? known(campaign) ?? campaigns[0];
  return {
    language: readLanguage(stored),
    keySet: keySet ?? 'vi',
    keys: keys ?? {},
    textSize: stored.textSize ?? 100,
    tileSize: stored.tileSize ?? 100,
    motion: stored.motion ?? 'auto',
    animationSpeed: stored.animationSpeed ?? 100,
    palette: stored.palette ?? 'standard',
    confirms: stored.confirms ?? true,
    sortsBag: stored.sortsBag ?? false,
    leaves: stored.leaves ?? [],
    pad: stored.pad ?? 'hidden',
    padPlace: stored.padPlace ?? padPlaces.usual,
    hints: stored.hints ?? true,
    hintsShown: stored.hintsShown ?? [],
    textView: stored.textView ?? 'off',
    volume: stored.volume ?? 0,
    vibrates: stored.vibrates ?? false,
    campaign: start.id,
    looks: chosen,
    look: chosen[start.id] ?? start.look,
  };
}

/** The stored language, else that of the browser. */
export function readLanguage({ language } = validOptions(remembered())): Language {
  return language ?? firstLanguage(navigator.languages);
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

/** The look of a campaign, which need not be the chosen one. */
export function lookOf({ looks: chosen }: Options, { id, look }: CampaignLook): Options['look'] {
  return chosen[id] ?? look;
}

/**
 * Stores a change of the options, if the browser allows it. The other options stay as they are stored: another tab may
 * have changed them. `campaign`: the one whose look can change.
 */
export function keepOptions(changed: Partial<Options>, campaign: string): void {
  const stored = validOptions(remembered());
  const { look, ...others } = changed;
  const looks = look ? { looks: { ...stored.looks, [campaign]: look } } : {};
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...stored, ...others, ...looks }));
  } catch {
    // Storage is forbidden or full: the choice lasts until the page is closed.
  }
}

/** The hints that any tab has shown; null if none are stored. */
export function storedHints(): readonly string[] | null {
  return validOptions(remembered()).hintsShown ?? null;
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
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
