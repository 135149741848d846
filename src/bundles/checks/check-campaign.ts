import { type CampaignSource, type FloorSettings, floorSettingsAt } from '../../game/campaign.ts';
import type { Path } from '../json.ts';
import { campaignShape } from '../shapes/campaign-shape.ts';
import { type Fault, faultsIn, pathText } from '../shapes/check-shape.ts';

/** The content of a `campaign.json`. */
export type CampaignFile = Omit<CampaignSource, 'id' | 'hero' | 'bundles'>;

/** A cell of a floor. */
interface Cell {
  readonly x: number;
  readonly y: number;
}

/** All mistakes in the content of a `campaign.json`. */
export function campaignFaults(value: unknown): Fault[] {
  const faults = faultsIn(campaignShape, value);
  return faults.length > 0 ? faults : contradictionsIn(value as CampaignFile);
}

/** The most cells of an arena. Larger ones are rarely connected, so making one takes seconds. */
const largestArena = 1000;

/** With fewer different syllables there can be more kinds than titles: one syllable makes 360 titles. */
const fewestSyllables = 2;

/** Why a generator cannot make floors of the size of a campaign; null if it can. */
function sizeProblem(
  plan: Readonly<Partial<FloorSettings>>,
  { width, height }: CampaignFile,
): string | null {
  const found = `but floors have ${width} × ${height}`;
  if (plan.generator === 'rogue' && (width < 15 || height < 16)) {
    return `the "rogue" generator needs at least 15 × 16 cells, ${found}`;
  }
  if (plan.generator !== 'arena') return null;
  const { walls = 0, monsters = 0 } = plan;
  if (width * height > largestArena) {
    return `the "arena" generator makes at most ${largestArena} cells, ${found}`;
  }
  const most = Math.floor((width * height * (1 - walls)) / 3);
  return monsters > most ? `an arena of this size holds at most ${most} monsters` : null;
}

/** Contradictions between parts of a campaign, each of which has the right shape. */
function contradictionsIn(campaign: CampaignFile): Fault[] {
  return [
    ...campaign.floors.flatMap((_, n) => floorFaults(campaign, n)),
    ...startFaults(campaign),
    ...sightFaults(campaign),
    ...sceneryFaults(campaign),
    ...bagFaults(campaign),
    ...appearanceFaults(campaign),
  ];
}

function error(path: Path, text: string): Fault {
  return { path, key: false, text };
}

function floorFaults(campaign: CampaignFile, n: number): Fault[] {
  const { floors, rules } = campaign;
  const { from, to, ...plan } = floors[n];
  const end = ['floors', n, 'to'];
  const faults: Fault[] = [];
  const twin = floors.findIndex((one, m) => m < n && from <= one.to && one.from <= to);
  if (twin >= 0) {
    const both = Math.max(from, floors[twin].from);
    const text = `floors[${n}].from: floor ${both} is also in floors[${twin}]; change one of the two`;
    faults.push(error(['floors', n, 'from'], text));
  }
  if (from > to) {
    faults.push(error(end, `floors[${n}].to must be at least ${from}, but ${to} was found`));
  }
  if (plan.generator === 'rogue' && rules.floors !== 'anew') {
    const text = 'the "rogue" generator requires rules.floors: "anew"';
    faults.push(error(['rules', 'floors'], text));
  }
  const size = sizeProblem(plan, campaign);
  if (size) faults.push(error(['floors', n, 'generator'], size));
  const leadsOn = plan.generator === 'split' || (plan.generator === 'hall' && plan.down);
  if (leadsOn && !floorSettingsAt(campaign, to + 1)) {
    const fix = 'add it to "floors", or end with the generator "hall" without "down"';
    const text = `floor ${to} has stairs down, but there is no floor ${to + 1}; ${fix}`;
    faults.push(error(end, text));
  }
  if (plan.generator === 'hall' && plan.down) {
    faults.push(...insideFaults(campaign, ['floors', n, 'down'], plan.down));
  }
  return faults;
}

function startFaults(campaign: CampaignFile): Fault[] {
  const { start } = campaign;
  const floor = floorSettingsAt(campaign, start.depth);
  const text = `start.depth: there is no floor ${start.depth} in "floors"; add it, or start on another depth`;
  const hasWall = floor?.generator === 'hall' || floor?.generator === 'split';
  return [
    ...(floor ? [] : [error(['start', 'depth'], text)]),
    ...(hasWall ? insideFaults : cellFaults)(campaign, ['start'], start),
  ];
}

/** The faults of a cell that must be inside the outer wall. */
function insideFaults(campaign: CampaignFile, path: Path, { x, y }: Cell): Fault[] {
  const faults = cellFaults(campaign, path, { x, y });
  if (x > 0 && y > 0 && x !== campaign.width - 1 && y !== campaign.height - 1) return faults;
  const text = `${pathText(path)} is in the outer wall of the floor; move it inside`;
  return [...faults, error(path, text)];
}

function cellFaults({ width, height }: CampaignFile, path: Path, { x, y }: Cell): Fault[] {
  if (x < width && y < height) return [];
  const size = `${width} × ${height} cells`;
  return [error(path, `${pathText(path)} must be a cell of the floor, which has ${size}`)];
}

function sightFaults({ rules, sightRadius }: CampaignFile): Fault[] {
  if (rules.sight !== 'field' || sightRadius !== undefined) return [];
  return [error(['rules', 'sight'], 'rules.sight: "field" requires "sightRadius"')];
}

function sceneryFaults({ floors, scenery = [] }: CampaignFile): Fault[] {
  return scenery.flatMap(({ from, to }, n) => {
    const name = `scenery[${n}]`;
    if (from > to) {
      const text = `${name}.to must be at least ${from}, but ${to} was found`;
      return [error(['scenery', n, 'to'], text)];
    }
    if (floors.some((floor) => from <= floor.to && floor.from <= to)) return [];
    const text = `${name}.from: no depth of this campaign is in ${from}-${to}; name depths of "floors", or remove it`;
    return [error(['scenery', n, 'from'], text)];
  });
}

function bagFaults({ bag = [] }: CampaignFile): Fault[] {
  return bag.flatMap(({ count }, n) => {
    if (!count || (count.length === 2 && count[0] <= count[1])) return [];
    const text = `bag[${n}].count must be two numbers, the smaller one first`;
    return [error(['bag', n, 'count'], text)];
  });
}

function appearanceFaults({ appearances = {} }: CampaignFile): Fault[] {
  return Object.entries(appearances).flatMap(([group, lists]) =>
    lists.flatMap((list, n) => {
      if (list.from !== 'titles' || new Set(list.syllables).size >= fewestSyllables) return [];
      const text = `syllables: add some; titles need at least ${fewestSyllables} different ones`;
      return [error(['appearances', group, n, 'syllables'], text)];
    }),
  );
}
