import { type Kind, readBundle } from './bundles.ts';

/** How the floors of a span of depths are made. */
export type FloorPlan = { readonly from: number; readonly to: number } & (
  | { readonly generator: 'hall'; readonly down?: { x: number; y: number } }
  | { readonly generator: 'split'; readonly populated: true }
  /** `walls`: the share of wall cells. The hero stands anywhere, like the monsters. */
  | { readonly generator: 'arena'; readonly walls: number; readonly monsters: number }
);

/** Where campaigns differ, each names one of the parts that a system offers. */
export interface Rules {
  /** What a blow takes. `ratio`: attack² / defence, rounded up; `single`: one hit point. */
  readonly blow: 'ratio' | 'single';
  /** Whom a monster strikes when it steps into somebody: only the hero, or all. */
  readonly strife: 'hero' | 'all';
  /** Which neighbours one can step to and strike: all eight, or the four orthogonal ones. */
  readonly ways: 'free' | 'orthogonal';
  /** What the hero sees. `rooms`: his room, or the cells around him; `whole`: all. */
  readonly sight: 'rooms' | 'whole';
  /** What wins. `prize`: holding one; `lastStanding`: nobody else is left on the floor. */
  readonly victory: 'prize' | 'lastStanding';
}

/** A text by language code. */
type Texts = Readonly<Record<'en' | 'ja' | 'ru', string>>;

/** What a campaign's folder states: numbers, and bundles as parsed JSON by file name. */
export interface CampaignSource {
  readonly id: string;
  readonly name: Texts;
  /** One sentence for the title. */
  readonly about: Texts;
  /** How it is drawn until the player chooses. */
  readonly look: 'tiles' | 'glyphs';
  readonly width: number;
  readonly height: number;
  /** Where the hero begins. */
  readonly start: { readonly depth: number; readonly x: number; readonly y: number };
  readonly floors: readonly FloorPlan[];
  readonly rules: Rules;
  /** Score for a new deepest floor, and for an item's first pick-up. */
  readonly points: { readonly depth: number; readonly item: number };
  readonly hero: unknown;
  readonly bundles: Readonly<Record<string, unknown>>;
}

/** A campaign ready to play: every bundle checked, kinds in the order of their file names. */
export interface Campaign extends Omit<CampaignSource, 'hero' | 'bundles'> {
  /** `kinds[0]` is the hero. */
  readonly kinds: readonly Kind[];
  /** What was wrong with the bundles that were left out, a sentence each. */
  readonly problems: readonly string[];
}

/**
 * Checks a campaign's bundles. A broken one is left out and its mistakes are listed in `problems`.
 * Throws only where there is nothing to play: when the hero's bundle is broken, or stairs lead nowhere.
 */
export function loadCampaign(source: CampaignSource): Campaign {
  const { hero: heroSource, bundles, ...rest } = source;
  const hero = readBundle('hero.json', heroSource);
  if ('problems' in hero) throw new Error(hero.problems.join('\n'));

  for (const { to, ...plan } of source.floors) {
    const leadsOn = plan.generator === 'split' || (plan.generator === 'hall' && plan.down);
    if (leadsOn && !floorAt(source, to + 1)) {
      throw new Error(`${source.id}: the stairs of floor ${to} lead to no floor.`);
    }
  }

  const kinds: Kind[] = [hero];
  const problems: string[] = [];
  for (const file of Object.keys(bundles).sort()) {
    const kind = readBundle(file, bundles[file]);
    if ('problems' in kind) problems.push(...kind.problems);
    else if (kinds.some(({ id }) => id === kind.id)) {
      problems.push(`${file}: there is another kind named "${kind.id}"; rename one of the files`);
    } else {
      const lost = (kind.spawn.at ?? []).filter(
        ({ depth, x, y }) => x >= source.width || y >= source.height || !floorAt(source, depth),
      );
      problems.push(
        ...lost.map((at) => `${file}: spawn.at: there is no cell ${JSON.stringify(at)}`),
      );
      if (lost.length === 0) kinds.push(kind);
    }
  }
  return { ...rest, kinds, problems };
}

/** How the floor of a depth is made, or undefined where the campaign has none. */
export function floorAt(
  { floors }: Pick<CampaignSource, 'floors'>,
  depth: number,
): FloorPlan | undefined {
  return floors.find(({ from, to }) => depth >= from && depth <= to);
}

/** The kind with this id; throws when the campaign has none. */
export function kindById(campaign: Campaign, id: string): Kind {
  const kind = campaign.kinds.find((candidate) => candidate.id === id);
  if (!kind) throw new RangeError(`The campaign ${campaign.id} has no kind "${id}".`);
  return kind;
}
