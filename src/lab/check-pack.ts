import { isOfCampaign } from '../bundles/file-owner.ts';
import {
  loadCampaign,
  problemsBesideHero,
  problemsOfError,
  takenKind,
} from '../bundles/load-campaign.ts';
import { campaignNameProblems } from '../bundles/packs/campaign-names.ts';
import { orderPacks } from '../bundles/packs/order-packs.ts';
import {
  bundlesIn,
  campaignsIn,
  type PackFiles,
  spriteNames,
} from '../bundles/packs/pack-paths.ts';
import { manifestFile, type Pack, readPack } from '../bundles/packs/read-pack.ts';
import { withoutUsedPatches } from '../bundles/patches.ts';
import {
  bySeverity,
  fileProblem,
  isError,
  type Problem,
  problemText,
} from '../bundles/problems.ts';
import { idOf } from '../bundles/read-bundles.ts';
import { readCampaign } from '../bundles/read-campaign.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { newGame } from '../game/game.ts';
import { campaignsOf, packFilesFor, type StoredPack } from '../records/packs.ts';
import type { TrialSize } from '../trials/trial.ts';
import { type Check, checkBundles } from './check.ts';

/** The findings about a pack or a campaign. */
export interface PackCheck {
  /** Problems of its files, in the order of its parts. */
  readonly problems: readonly Problem[];
  /** The bundles of the pack, each in every campaign that it joins, and those of its own campaigns. */
  readonly checks: readonly Check[];
}

/**
 * Checks a pack, and plays its bundles. `shipped`: the campaigns of the game. `packs`: the other packs that a player
 * has, whose bundles the pack can extend, and whose campaigns it can join.
 */
export function checkPack(
  shipped: readonly CampaignSource[],
  bytes: Readonly<Record<string, Uint8Array>>,
  size: Partial<TrialSize> = {},
  icons: ReadonlySet<string> | null = null,
  packs: readonly StoredPack[] = [],
): PackCheck {
  const { pack, problems } = readPack(bytes);
  if (!pack) return { problems, checks: [] };
  const { name } = pack.manifest;
  const others = packs.filter(({ manifest }) => manifest.name !== name);
  const campaigns = campaignsWith(shipped, others);
  const names = icons && new Set([...icons, ...spritesFor(pack)]);
  const all = joinedBy(pack, campaigns);
  const broken = all.filter(
    (source) => !shipped.some(({ id }) => id === source.id) && !isPlayable(source),
  );
  const joined = all.filter((source) => !broken.includes(source));
  const { campaigns: named } = pack.manifest;
  const alone = [...shipped, ...campaignsOf(others, shipped)];
  // What other packs add to the campaigns of this one.
  const joinedOwn = Object.keys(pack.campaigns)
    .filter((id) => !named || named.includes(id))
    .map((id) => ({ id, bundles: joinedFiles(others, id) }));
  // Reading the pack has reported some problems of its campaigns already.
  const told = new Set(problems.map(problemText));
  const own = Object.entries(pack.campaigns).map(([id, files]) => {
    const joins = !named || named.includes(id);
    const joining = joins ? pack.bundles : {};
    return placed(id, checkCampaign(id, files, size, names, joining, joinedFiles(others, id)));
  });
  return {
    problems: [
      ...problems,
      ...needProblems(pack, others),
      ...campaignNameProblems(
        pack,
        campaigns.map(({ id }) => id),
      ),
      ...broken.map(({ id }) => fileProblem(manifestFile, brokenText(id, others), 'warning')),
      ...Object.keys(pack.bundles).flatMap((path) =>
        takenName(path, [...joined, ...joinedOwn], alone, others),
      ),
      ...own.flatMap(({ problems }) => problems).filter((one) => !told.has(problemText(one))),
    ],
    checks: withoutUsedPatches([
      ...joined.flatMap((source) =>
        // The limit of mods is not one of packs.
        checkBundles(source, newIn(source, pack.bundles), size, names, Infinity),
      ),
      ...own.flatMap(({ checks }) => checks),
    ]),
  };
}

/** Warnings about the packs that a pack needs and that are not there: it is checked without them. */
function needProblems({ manifest }: Pack, others: readonly StoredPack[]): Problem[] {
  return orderPacks([...others, { manifest }])
    .problems.filter(({ pack }) => pack.manifest === manifest)
    .map(({ text }) => fileProblem(manifestFile, text, 'warning'));
}

/** The campaigns of the game and of packs, each with the bundles of packs that join it. */
function campaignsWith(
  shipped: readonly CampaignSource[],
  packs: readonly StoredPack[],
): CampaignSource[] {
  return [...shipped, ...campaignsOf(packs, shipped)].map((source) => ({
    ...source,
    bundles: { ...source.bundles, ...joinedFiles(packs, source.id) },
  }));
}

/** Whether a game of a campaign can begin. */
function isPlayable(source: CampaignSource): boolean {
  try {
    newGame(loadCampaign(source), 'first');
    return true;
  } catch {
    return false;
  }
}

/** Why a pack does not join a campaign of another pack. */
function brokenText(id: string, packs: readonly StoredPack[]): string {
  const pack = packs.find(({ files }) => Object.hasOwn(campaignsIn(files), id));
  return `campaigns: "${id}" of the pack "${pack?.manifest.name}" has errors, so nothing is tried there; check that pack`;
}

/** The bundles and patches of packs that join a campaign. */
export function joinedFiles(packs: readonly StoredPack[], id: string): PackFiles {
  const files = Object.entries(packFilesFor(packs, id));
  return Object.fromEntries(files.filter(([file]) => !isOfCampaign(file)));
}

/** The findings about a campaign of a pack, with the paths of its files in the pack. */
function placed(id: string, { problems, checks, added }: CampaignCheck): PackCheck {
  const place = <T extends { readonly file: string }>(one: T): T => {
    if (added.has(one.file)) return one;
    return { ...one, file: `campaigns/${id}/${one.file.replace('./', '')}` };
  };
  return {
    problems: problems.map(place),
    checks: checks.map((one) => ({ ...place(one), problems: one.problems.map(place) })),
  };
}

/** The bundles of a pack that define or patch kinds of a campaign, without those whose names it has already. */
function newIn(source: Bundles, bundles: PackFiles): PackFiles {
  const isNew = ([path]: [string, string]) => !isTaken(source, path);
  return Object.fromEntries(Object.entries(bundles).filter(isNew));
}

/** Bundles with the id of their campaign. */
type Bundles = Pick<CampaignSource, 'id' | 'bundles'>;

function isTaken({ bundles }: Bundles, path: string): boolean {
  const id = idOf(path);
  return id === 'hero' || Object.keys(bundles).some((file) => idOf(file) === id);
}

/**
 * The problem of a bundle with the name of a kind of a campaign, which a pack can only patch, or of another pack's.
 * `alone`: the campaigns without the bundles of packs.
 */
function takenName(
  path: string,
  sources: readonly Bundles[],
  alone: readonly Bundles[],
  packs: readonly StoredPack[],
): Problem[] {
  const taken = sources.filter((source) => isTaken(source, path));
  if (taken.length === 0) return [];
  const id = idOf(path);
  const isOfCampaign = taken.some((source) =>
    alone.some((one) => one.id === source.id && isTaken(one, path)),
  );
  const hasFile = ({ files }: StoredPack) =>
    Object.keys(bundlesIn(files)).some((one) => idOf(one) === id);
  const other = isOfCampaign ? undefined : packs.find(hasFile)?.manifest.name;
  const text = other
    ? `the pack "${other}" has a file of this name; rename one of them`
    : takenKind(id);
  return [fileProblem(path, text)];
}

/** The sprites that a pack can name: its own, and all those of the packs that it needs. */
function spritesFor({ manifest: { name, needs = {} }, files }: Pack): string[] {
  return [...spriteNames(name, files), ...Object.keys(needs).map((pack) => `${pack}:*`)];
}

/** The findings about the folder of a campaign. */
interface CampaignCheck extends PackCheck {
  /** The files that do not belong to the folder. */
  readonly added: ReadonlySet<string>;
}

/**
 * Checks the folder of a campaign, and plays its bundles. `joining`: the bundles and patches of its pack that
 * join it, by path. `others`: those of other packs, which are not checked.
 */
export function checkCampaign(
  id: string,
  files: PackFiles,
  size: Partial<TrialSize> = {},
  icons: ReadonlySet<string> | null = null,
  joining: PackFiles = {},
  others: PackFiles = {},
): CampaignCheck {
  const { source: alone, problems } = readCampaign(id, files, icons);
  const added = new Set(Object.keys(joining));
  if (!alone) return { problems, checks: [], added };
  const source = { ...alone, bundles: { ...alone.bundles, ...newIn(alone, others) } };
  const mods = newIn(source, joining);
  const taken = Object.keys(joining).flatMap((path) => takenName(path, [alone], [alone], []));
  const bundles = { ...(alone.bundles as PackFiles), ...mods };
  try {
    const campaign = loadCampaign(source, mods);
    // Some contradictions are found only by the generator of the first floor.
    newGame(campaign, 'first');
    const found = campaign.problems;
    const names = Object.keys({ ...source.bundles, ...mods }).map(idOf);
    const ofCampaign = found.filter(({ file }) => !names.includes(idOf(file)));
    return {
      problems: [...problems, ...taken, ...ofCampaign],
      checks: checkBundles(source, bundles, size, icons, Infinity),
      added,
    };
  } catch (error) {
    // The hero has errors, or no floor can be made, and nothing can be played.
    const isOwn = ({ file }: Problem) => Object.hasOwn(bundles, file);
    const ofBundles = problemsBesideHero(source, mods).filter((one) => isError(one) && isOwn(one));
    return { problems: [...ofBundles, ...problemsOfError(error)], checks: [], added };
  }
}

/** The campaigns that the bundles of a pack join. */
function joinedBy(
  { manifest: { campaigns: named }, bundles }: Pack,
  all: readonly CampaignSource[],
): readonly CampaignSource[] {
  if (Object.keys(bundles).length === 0) return [];
  return all.filter(({ id }) => !named || named.includes(id));
}

/** One line per problem of the files, errors first. */
export function describeProblems({ problems }: PackCheck): string[] {
  return [...problems].sort(bySeverity).map(problemText);
}
