import * as v from 'valibot';
import { idOf } from '../bundles/file-owner.ts';
import type { Files } from '../bundles/files.ts';
import { longestFile, mostFiles } from '../bundles/limits.ts';
import type { Campaign } from '../game/campaign.ts';
import { issueText } from '../game/issue-text.ts';
import { type Kind, kindHas } from '../game/kinds.ts';
import { type DrawnFloor, readDrawnFloor } from '../trials/drawn-floor.ts';
import type { DrawnFight } from '../trials/fight-odds.ts';
import { firstDepth } from '../trials/home-depths.ts';
import { isSeed } from './address.ts';
import { download } from './download.ts';
import {
  bytesIn,
  invalid,
  longestLink,
  packText,
  type Unreadable,
  unpackJson,
} from './packed-text.ts';

/**
 * All that a fight needs to begin on any page, in a link or a file: a game on a drawn floor, with the
 * bundles that it needs in addition to those of its campaign. (The fights of the lab and the bouts of
 * trials are played without a page.)
 */
export interface FightSetup extends DrawnFight {
  readonly campaign: string;
  readonly bundles: Files;
}

/**
 * The limits of a fight in the address of its own page, where a reload finds it: the sandbox of a pack has all files
 * of its campaign.
 */
const addressLimits = { longest: 200_000, largest: 2_000_000 };

const prefix = '#fight=';

/** The file of a mod, of a pack (`moor/monsters/ghoul.json`) or of its campaign (`./items/gem.json`). */
const bundlePath = /^(?:\.\/)?(?:[a-z0-9][a-z0-9-]{0,59}\/){0,2}[a-z0-9][a-z0-9-]{0,59}\.json$/;

const fightSchema = v.strictObject({
  v: v.literal(1),
  campaign: v.pipe(v.string(), v.maxLength(60)),
  seed: v.pipe(v.string(), v.check(isSeed, 'is not a valid seed')),
  scene: v.unknown(),
  // Links of earlier versions do not have it.
  outfitted: v.optional(v.boolean(), false),
  bundles: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(bundlePath, 'is not the name of a bundle')),
      v.pipe(v.string(), v.maxLength(longestFile)),
    ),
    v.check((bundles) => Object.keys(bundles).length <= mostFiles, `are more than ${mostFiles}`),
  ),
});

/** A fight as the text of a file that can be dropped on the page. */
export function fightText(fight: FightSetup): string {
  return JSON.stringify({ v: 1, ...fight });
}

/** Reads a fight from a file's text. Returns the problem of a broken fight, and null for other files. */
export function readFight(text: string): FightSetup | Unreadable | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return fightOf(value);
}

function fightOf(value: unknown): FightSetup | Unreadable | null {
  if (typeof value !== 'object' || value === null || !('scene' in value)) return null;
  const read = v.safeParse(fightSchema, value);
  if (!read.success) {
    const [issue] = read.issues;
    return invalid(`${v.getDotPath(issue) ?? 'the fight'}: ${issueText(issue)}`);
  }
  const scene = readDrawnFloor(read.output.scene);
  if ('problem' in scene) return invalid(`scene: ${scene.problem}`);
  const { campaign, seed, outfitted, bundles } = read.output;
  return { campaign, seed, scene, outfitted, bundles };
}

/** The fight as the fragment of an address; empty for a fight that no address can have. */
export async function addressOf(fight: FightSetup): Promise<string> {
  if (bytesIn(fightText(fight)) > addressLimits.largest) return '';
  const fragment = await packFight(fight);
  return fragment.length <= addressLimits.longest ? fragment : '';
}

/** The fight as the fragment of a link. */
export async function packFight(fight: FightSetup): Promise<string> {
  return prefix + (await packText(fightText(fight)));
}

/** Reads the fight in the fragment of an address, as `readFight` does. Null when there is none. */
export async function unpackFight(fragment: string): Promise<ReturnType<typeof readFight>> {
  if (!fragment.startsWith(prefix)) return null;
  const read = await unpackJson(fragment.slice(prefix.length), addressLimits);
  return 'problem' in read ? read : (fightOf(read.value) ?? invalid('the scene is missing'));
}

/**
 * A fight against a monster of a kind, in a hall on the first floor where it lives. The hero has the outfit of
 * this depth.
 */
export function fightAgainst(
  kind: Kind,
  campaign: Campaign,
  seed: string,
  files: Files,
): FightSetup {
  const rows = [
    '###############',
    '#.............#',
    '#.............#',
    '#.............#',
    '#.@.........m.#',
    '#.............#',
    '#.............#',
    '#.............#',
    '###############',
  ];
  const scene = { rows, legend: { m: kind.id }, depth: firstDepth(campaign, kind) };
  const bundles = needed(kind, campaign, files);
  return { campaign: campaign.id, seed, scene, outfitted: true, bundles };
}

/** Whether a kind can fight: it has health and a mind. */
export function canFight(kind: Kind): boolean {
  return kindHas(kind, 'Health') && kindHas(kind, 'AI');
}

/** The mods that a kind extends or names, and the mods that these need in turn. */
function needed(kind: Kind, campaign: Campaign, files: Files): Files {
  const found: Record<string, string> = {};
  const open = [kind.id];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const name = `${id}.json`;
    // The bundles of a pack are in its folder; those of the campaign itself begin with "./".
    const file = Object.keys(files).find((one) => idOf(one) === id && !one.startsWith('./'));
    if (file === undefined || name in found) continue;
    found[name] = files[file];
    const { extends: bases } = JSON.parse(files[file]) as { extends?: unknown };
    open.push(...[bases].flat().filter((base) => typeof base === 'string'));
    const named = campaign.kinds.find((one) => one.id === id)?.references ?? [];
    open.push(...named.map((reference) => reference.kind));
  }
  return found;
}

/** The number of monsters and items of each kind in a scene, by id. */
export function castOf({ rows, legend }: DrawnFloor): Map<string, number> {
  const cast = new Map<string, number>();
  for (const character of rows.join('')) {
    if (!Object.hasOwn(legend, character)) continue;
    const id = legend[character];
    cast.set(id, (cast.get(id) ?? 0) + 1);
  }
  return cast;
}

/** The address that plays a fight on this page; null when it would be too long. */
export async function linkTo(fight: FightSetup): Promise<string | null> {
  const fragment = await addressOf(fight);
  const link = `${location.origin}${location.pathname}${fragment}`;
  return fragment !== '' && link.length <= longestLink ? link : null;
}

/** Downloads a fight as a file. */
export function saveFight(fight: FightSetup, name: string): void {
  download(`${name}.json`, fightText(fight));
}
