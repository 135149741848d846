import { type Campaign, type CampaignSource, floorAt } from '../game/campaign.ts';
import { type Grade, type Problem, tellProblem } from './problems.ts';
import { idOf, readBundles } from './read-bundles.ts';
import { suggestion } from './spelling.ts';

/** A campaign with the report of its bundles. */
export interface LoadedCampaign extends Campaign {
  /** Mistakes and remarks, by file. A bundle with an error is left out of `kinds`. */
  readonly problems: readonly Problem[];
}

/**
 * Checks a campaign's bundles, and those of `mods`, which come after them and may not take their names.
 * A broken one is left out and its mistakes are listed in `problems`. Throws only where there is nothing to play: when the hero's bundle is broken, or stairs lead nowhere.
 */
export function loadCampaign(
  source: CampaignSource,
  mods: Readonly<Record<string, string>> = {},
): LoadedCampaign {
  const { hero: heroSource, bundles, ...rest } = source;
  const { kinds: heroes, problems: heroProblems } = readBundles({ 'hero.json': heroSource });
  const [hero] = heroes;
  if (!hero) throw new Error(heroProblems.map(tellProblem).join('\n'));

  for (const { to, ...plan } of source.floors) {
    if (plan.generator === 'rogue' && source.rules.floors !== 'anew') {
      throw new Error(`${source.id}: floors of nine rooms are made anew, not kept.`);
    }
    const leadsOn = plan.generator === 'split' || (plan.generator === 'hall' && plan.down);
    if (leadsOn && !floorAt(source, to + 1)) {
      throw new Error(`${source.id}: the stairs of floor ${to} lead to no floor.`);
    }
  }

  // The campaign's own files cannot be taken over, and there is one hero.
  const isTaken = (file: string) => file in bundles || idOf(file) === 'hero';
  const added = Object.entries(mods).filter(([file]) => !isTaken(file));
  const reading = readBundles({ ...bundles, ...Object.fromEntries(added) });
  const { kinds: others } = reading;
  const problems = [...reading.problems];
  const blame = (id: string, path: readonly (string | number)[], text: string, grade: Grade) =>
    problems.push({ ...reading.placeOf(id, path), grade, text });
  for (const file of Object.keys(mods).filter(isTaken)) {
    const text = `the campaign has a kind named "${idOf(file)}"; rename the file`;
    problems.push({ file, line: 0, column: 0, grade: 'error', text });
  }
  const homeless = new Set<string>();
  for (const { id, spawn } of others) {
    for (const [n, at] of (spawn.at ?? []).entries()) {
      if (at.x < source.width && at.y < source.height && floorAt(source, at.depth)) continue;
      const text = `spawn.at: there is no cell ${JSON.stringify(at)} in this campaign`;
      blame(id, ['spawn', 'at', n], text, 'error');
      homeless.add(id);
    }
  }
  const kinds = [hero, ...others.filter(({ id }) => !homeless.has(id))];
  for (const kind of kinds) {
    for (const { component, field, kind: named } of kind.references) {
      const index = kinds.findIndex(({ id }) => id === named);
      const names = kinds.map(({ id }) => id);
      if (index < 0) {
        const near = suggestion(named, names);
        blame(
          kind.id,
          [component, field],
          `${component}.${field}: there is no kind "${named}"${near}; its own is taken`,
          'warning',
        );
      }
      const part = kind.components.find(({ name }) => name === component);
      if (part && index >= 0) (part.fields as Record<string, number>)[field] = index;
    }
  }
  for (const { kind } of source.pack ?? []) {
    if (kinds.some(({ id }) => id === kind)) continue;
    blame(kind, [], "is in the hero's pack, but there is no such kind", 'error');
  }
  return { ...rest, kinds, problems };
}
