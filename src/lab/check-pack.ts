import { campaignFile, idOf } from '../bundles/file-owner.ts';
import { loadCampaign, problemsOfError, takenKind, tryToLoad } from '../bundles/load-campaign.ts';
import { campaignNameProblems } from '../bundles/packs/campaign-names.ts';
import { needProblem, withMetNeeds } from '../bundles/packs/order-packs.ts';
import { campaignsIn, type PackFiles, spriteNames } from '../bundles/packs/pack-paths.ts';
import { manifestFile, type Pack, readPack } from '../bundles/packs/read-pack.ts';
import { withoutUsedPatches } from '../bundles/patches.ts';
import {
  bySeverity,
  fileProblem,
  isError,
  type Problem,
  problemText,
  withoutRepeats,
} from '../bundles/problems.ts';
import { takesName } from '../bundles/read-bundles.ts';
import { readCampaign, withPlaces } from '../bundles/read-campaign.ts';
import type { Campaign, CampaignSource } from '../game/campaign.ts';
import { newGame } from '../game/game.ts';
import { campaignsOf, joinedFiles, type StoredPack } from '../records/packs.ts';
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
  size: Partial<TrialSize>,
  icons: ReadonlySet<string> | null = null,
  packs: readonly StoredPack[] = [],
): PackCheck {
  const { pack, problems } = readPack(bytes);
  if (!pack) return { problems, checks: [] };
  const { name, campaigns: named } = pack.manifest;
  const isOwn = (file: string) => file.startsWith(`${name}/`);
  const otherPacks = packs.filter(({ manifest }) => manifest.name !== name);
  const need = needProblem(pack.manifest, otherPacks);
  // A pack without the packs that it needs is checked nevertheless.
  const manifest = withMetNeeds(pack.manifest, otherPacks);
  const allPacks = [...otherPacks, { manifest, on: true, files: pack.files }];
  const campaigns = campaignsWith(shipped, otherPacks);
  const takenIds = campaigns.map(({ id }) => id);
  const drawings = icons && new Set([...icons, ...spritesFor(pack)]);
  const { joined, broken } = joinedCampaigns(pack, campaigns, shipped);
  const otherCampaigns = [...shipped, ...campaignsOf(otherPacks, shipped)];
  const places = [...joined, ...Object.keys(pack.campaigns)]
    .filter((id) => !named || named.includes(id))
    .map((id) => ({
      campaign: otherCampaigns.find((campaign) => campaign.id === id) ?? null,
      joining: joinedFiles(allPacks, id),
    }));
  const ofOwnCampaigns = Object.entries(pack.campaigns).map(([id, files]) => {
    const check = checkCampaign(id, files, size, drawings, joinedFiles(allPacks, id), isOwn);
    return placed(name, `campaigns/${id}`, check);
  });
  const ofJoinedCampaigns = otherCampaigns
    .filter(({ id }) => joined.includes(id))
    .map((source) => {
      const files = newIn(source, joinedFiles(allPacks, source.id), isOwn);
      // The limit of mods is not one of packs.
      const checks = checkBundles(source, files, size, drawings, Infinity, isOwn);
      return placed(name, source.id, { problems: [], checks });
    });
  return {
    // Reading the pack has found some problems of its campaigns already.
    problems: withoutRepeats([
      ...problems,
      ...(need === null ? [] : [fileProblem(manifestFile, need, 'warning')]),
      ...campaignNameProblems(pack, takenIds),
      ...broken.map((id) => fileProblem(manifestFile, brokenText(id, otherPacks), 'warning')),
      ...Object.keys(pack.bundles).flatMap((path) =>
        takenNameProblems(path, `${name}/${path}`, places, isOwn),
      ),
      ...ofOwnCampaigns.flatMap(({ problems }) => problems),
    ]),
    checks: withoutUsedPatches([
      ...ofJoinedCampaigns.flatMap(({ checks }) => checks),
      ...ofOwnCampaigns.flatMap(({ checks }) => checks),
    ]),
  };
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

/** The ids of the campaigns that a pack joins, and of the campaigns of other packs in which no game can begin. */
function joinedCampaigns(
  pack: Pack,
  campaigns: readonly CampaignSource[],
  shipped: readonly CampaignSource[],
): { readonly joined: readonly string[]; readonly broken: readonly string[] } {
  const isUsable = (source: CampaignSource) =>
    shipped.some(({ id }) => id === source.id) || isPlayable(source);
  const sources = joinedBy(pack, campaigns);
  const joined = sources.filter(isUsable).map(({ id }) => id);
  const broken = sources.map(({ id }) => id).filter((id) => !joined.includes(id));
  return { joined, broken };
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

/**
 * The findings about a campaign and the bundles of a pack that join it, with the paths of files in the pack. `folder`:
 * the folder of the campaign; for a campaign of another pack or of the game, its id.
 */
function placed(name: string, folder: string, { problems, checks }: PackCheck): PackCheck {
  const withPath = <T extends { readonly file: string }>(found: T): T => {
    const { file } = found;
    const isJoining = file.startsWith(`${name}/`);
    const path = isJoining ? file.slice(name.length + 1) : `${folder}/${file.replace('./', '')}`;
    return { ...found, file: path };
  };
  return {
    problems: problems.map(withPath),
    checks: checks.map((check) => ({
      ...withPath(check),
      problems: check.problems.map(withPath),
    })),
  };
}

/**
 * The files of packs that define or patch kinds of a campaign, in load order, without files whose names it has already.
 * Files of a pack that is checked also give way to the files of other packs.
 */
function newIn(
  campaign: Bundles,
  joining: PackFiles,
  isChecked: (file: string) => boolean,
): PackFiles {
  const isNew = (file: string) =>
    !isTaken(campaign, file) && !(isChecked(file) && rivalsOf(file, joining, isChecked).length > 0);
  return Object.fromEntries(Object.entries(joining).filter(([file]) => isNew(file)));
}

/** The bundles of a campaign by file. */
type Bundles = Pick<CampaignSource, 'bundles'>;

function isTaken({ bundles }: Bundles, path: string): boolean {
  const id = idOf(path);
  return id === 'hero' || Object.keys(bundles).some((file) => idOf(file) === id);
}

/**
 * The files of other packs with the name of a file of the pack that is checked, if the game does not accept both: a
 * kind cannot be defined twice, and a patch cannot follow a kind of its own name.
 */
function rivalsOf(
  file: string,
  joining: PackFiles,
  isChecked: (file: string) => boolean,
): string[] {
  const paths = Object.keys(joining);
  const definesKind = takesName(file, joining[file]);
  return paths.filter((path, n) => {
    if (isChecked(path) || idOf(path) !== idOf(file)) return false;
    return takesName(path, joining[path]) && (definesKind || n < paths.indexOf(file));
  });
}

/** A campaign that packs join; null for one of the pack itself, whose check reports its names. */
interface JoinedCampaign {
  readonly campaign: Bundles | null;
  readonly joining: PackFiles;
}

/**
 * The problem of a bundle with the name of a kind of a campaign, which a pack can only patch, or of another pack's.
 * `file`: the bundle among all joining files.
 */
function takenNameProblems(
  path: string,
  file: string,
  places: readonly JoinedCampaign[],
  isChecked: (file: string) => boolean,
): Problem[] {
  if (places.some(({ campaign }) => campaign && isTaken(campaign, path))) {
    return [fileProblem(path, takenKind(idOf(path)))];
  }
  const [rival] = places.flatMap(({ joining }) => rivalsOf(file, joining, isChecked));
  if (rival === undefined) return [];
  const text = `the pack "${rival.replace(/\/.*/s, '')}" has a file of this name; rename one of them`;
  return [fileProblem(path, text)];
}

/** The sprites that a pack can name: its own, and all sprites of the packs that it needs. */
function spritesFor({ manifest: { name, needs = {} }, files }: Pack): string[] {
  return [...spriteNames(name, files), ...Object.keys(needs).map((pack) => `${pack}:*`)];
}

/**
 * Checks the folder of a campaign, and plays its bundles. `joining`: the bundles and patches of packs that join it, in
 * load order. `isChecked`: whether one of these is checked, too.
 */
export function checkCampaign(
  id: string,
  files: PackFiles,
  size: Partial<TrialSize>,
  icons: ReadonlySet<string> | null,
  joining: PackFiles,
  isChecked: (file: string) => boolean = () => false,
): PackCheck {
  const { source, problems } = readCampaign(id, files, icons);
  if (!source) return { problems, checks: [] };
  const bundles = source.bundles as PackFiles;
  const mods = newIn(source, joining, isChecked);
  const checkedFiles = Object.keys(joining).filter(isChecked);
  const places = [{ campaign: source, joining: {} }];
  const taken = checkedFiles.flatMap((path) => takenNameProblems(path, path, places, isChecked));
  const isOwn = (file: string) => Object.hasOwn(files, file) || isChecked(file);
  const { campaign, problems: found } = tryToLoad(source, mods);
  const unplayable = campaign ? problemsOfFirstFloor(campaign) : [];
  if (!campaign || unplayable.length > 0) {
    const errors = found.filter((one) => isError(one) && isOwn(one.file));
    return { problems: [...problems, ...taken, ...errors, ...unplayable], checks: [] };
  }
  const ids = Object.keys({ ...bundles, ...mods }).map(idOf);
  const ofCampaign = found.filter(({ file }) => !ids.includes(idOf(file)));
  return {
    problems: [...problems, ...taken, ...withPlaces(ofCampaign, files[campaignFile])],
    checks: checkBundles(source, { ...bundles, ...mods }, size, icons, Infinity, isOwn),
  };
}

/** Contradictions in a campaign that only the generator of its first floor finds. */
function problemsOfFirstFloor(campaign: Campaign): readonly Problem[] {
  try {
    newGame(campaign, 'first');
    return [];
  } catch (error) {
    return problemsOfError(error);
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
