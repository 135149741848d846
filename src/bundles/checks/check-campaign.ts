import { type CampaignSource, type FloorSettings, floorAt } from '../../game/campaign.ts';
import type { Path } from '../json.ts';
import { campaignShape } from '../shapes/campaign-shape.ts';
import { type Fault, faultsIn, pathText } from './check-shape.ts';

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
  const { floors, rules, scenery = [], sightRadius, start, bag = [] } = campaign;
  const faults: Fault[] = [];
  const addError = (path: Path, text: string) => faults.push({ path, key: false, text });
  floors.forEach(({ from, to, ...plan }, n) => {
    const end = ['floors', n, 'to'];
    const twin = floors.findIndex((one, m) => m < n && from <= one.to && one.from <= to);
    if (twin >= 0) {
      const both = Math.max(from, floors[twin].from);
      const text = `floors[${n}].from: floor ${both} is also in floors[${twin}]; change one of the two`;
      addError(['floors', n, 'from'], text);
    }
    if (from > to) addError(end, `floors[${n}].to must be at least ${from}, but ${to} was found`);
    if (plan.generator === 'rogue' && rules.floors !== 'anew') {
      addError(['rules', 'floors'], 'the "rogue" generator requires rules.floors: "anew"');
    }
    const size = sizeProblem(plan, campaign);
    if (size) addError(['floors', n, 'generator'], size);
    const leadsOn = plan.generator === 'split' || (plan.generator === 'hall' && plan.down);
    if (leadsOn && !floorAt(campaign, to + 1)) {
      const fix = 'add it to "floors", or end with the generator "hall" without "down"';
      addError(end, `floor ${to} has stairs down, but there is no floor ${to + 1}; ${fix}`);
    }
    if (plan.generator === 'hall' && plan.down) checkInside(['floors', n, 'down'], plan.down);
  });
  if (!floorAt(campaign, start.depth)) {
    addError(['start', 'depth'], `start.depth: there is no floor ${start.depth} in "floors"`);
  }
  const first = floorAt(campaign, start.depth)?.generator;
  if (first === 'hall' || first === 'split') checkInside(['start'], start);
  else checkCell(['start'], start);
  if (rules.sight === 'field' && sightRadius === undefined) {
    addError(['rules', 'sight'], 'rules.sight: "field" requires "sightRadius"');
  }
  scenery.forEach(({ from, to }, n) => {
    const name = `scenery[${n}]`;
    if (from > to) {
      addError(['scenery', n, 'to'], `${name}.to must be at least ${from}, but ${to} was found`);
    } else if (!floors.some((floor) => from <= floor.to && floor.from <= to)) {
      addError(
        ['scenery', n, 'from'],
        `${name}.from: no depth of this campaign is in ${from}-${to}`,
      );
    }
  });
  bag.forEach(({ count }, n) => {
    if (!count || (count.length === 2 && count[0] <= count[1])) return;
    const text = `bag[${n}].count must be two numbers, the smaller one first`;
    addError(['bag', n, 'count'], text);
  });
  for (const [group, lists] of Object.entries(campaign.appearances ?? {})) {
    lists.forEach((list, n) => {
      if (list.from !== 'titles' || new Set(list.syllables).size >= fewestSyllables) return;
      const text = `syllables: add some; titles need at least ${fewestSyllables} different ones`;
      addError(['appearances', group, n, 'syllables'], text);
    });
  }
  return faults;

  function checkInside(path: Path, { x, y }: Cell): void {
    checkCell(path, { x, y });
    if (x > 0 && y > 0 && x !== campaign.width - 1 && y !== campaign.height - 1) return;
    addError(path, `${pathText(path)} is in the outer wall of the floor; move it inside`);
  }

  function checkCell(path: Path, { x, y }: Cell): void {
    const { width, height } = campaign;
    if (x < width && y < height) return;
    addError(
      path,
      `${pathText(path)} must be a cell of the floor, which has ${width} × ${height} cells`,
    );
  }
}
