import { temperOfKind } from '../../game/goals/temper.ts';
import { type Kind, kindHas, type TriggerTime } from '../../game/kinds.ts';
import type { Path } from '../json.ts';
import { pathText } from '../shapes/check-shape.ts';
import type { ReportProblem } from './check-kinds.ts';

/** Kinds that name one another: circles and helpers. Call these after `resolveReferences`. */

/** The index of a kind that another one names, and the place of its name. */
interface Link {
  readonly to: number;
  readonly path: Path;
  /** A wound or the death of the monster causes it. */
  readonly isByHarm?: boolean;
}

/** Warns about monsters that summon one another: no number limits them. */
export function checkSummoners(kinds: readonly Kind[], report: ReportProblem): void {
  reportCycles(kinds, kinds.map(summonsOf), report, (length) => {
    const end = length > 1 ? 'they summon one another' : 'it summons itself';
    return `${end} without end; remove one of these summons`;
  });
}

/** Warns about monsters that change into one another with full health, so that they hardly ever die. */
export function checkChanges(kinds: readonly Kind[], report: ReportProblem): void {
  reportCycles(kinds, kinds.map(changesOf), report, () => {
    return 'each change heals it, so it hardly ever dies; remove one of these changes';
  });
}

/** Warns about a monster that comes back after each death, which pays its reward again. */
export function checkReturns(kinds: readonly Kind[], report: ReportProblem): void {
  const certain = kinds.map(changesOf);
  const all = kinds.map((kind) => becomings(kind).map(({ link }) => link));
  for (const [index, kind] of kinds.entries()) {
    if (!kindHas(kind, 'Reward')) continue;
    for (const { link, when } of becomings(kind)) {
      const chain = when === 'death' && chainTo(index, link.to, all);
      // `checkChanges` reports circles of certain changes.
      if (!chain || chainTo(index, link.to, certain)) continue;
      const circle = [index, ...chain].map((one) => kinds[one].id).join(' → ');
      const text = `forms a circle: ${circle}; each death pays the Reward again; remove Reward, or one of these changes`;
      report({
        id: kind.id,
        path: link.path,
        grade: 'warning',
        text: `${pathText(link.path)} ${text}`,
      });
    }
  }
}

/** All changes of a kind into another one. */
function becomings({ triggers = [] }: Kind): { when: TriggerTime; link: Link }[] {
  return triggers.flatMap(({ when, befalls, effects }, trigger) =>
    effects.flatMap(({ name, values }, effect) => {
      if (name !== 'become' || values.into === 0 || befalls === 'hero') return [];
      const path = ['Triggers', trigger, 'effects', effect, 'into'];
      return [{ when, link: { to: values.into, path } }];
    }),
  );
}

/** Hints at escorts that have escorts, which never come. */
export function checkEscorts(kinds: readonly Kind[], report: ReportProblem): void {
  for (const { id, escorts = [] } of kinds) {
    escorts.forEach(({ kind }, n) => {
      if (!kinds[kind].escorts) return;
      const path = ['Group', 'escorts', n, 'kind'];
      const text = `"${kinds[kind].id}" has escorts, too, but an escort arrives without its own; name all of them here`;
      report({ id, path, grade: 'hint', text: `${pathText(path)}: ${text}` });
    });
  }
}

/**
 * Hints at peaceful monsters that a hostile one summons. Escorts, and monsters that come when the hero wounds or kills
 * their leader, fight beside it.
 */
export function checkHelpers(kinds: readonly Kind[], report: ReportProblem): void {
  for (const [index, kind] of kinds.entries()) {
    if (temperOfKind(kind).isPeaceful) continue;
    for (const { to, path, isByHarm } of summonsOf(kind, index)) {
      if (to === index || isByHarm || !temperOfKind(kinds[to]).isPeaceful) continue;
      const text = `"${kinds[to].id}" stays peaceful if it comes before the hero has attacked; name a kind that attacks`;
      report({ id: kind.id, path, grade: 'hint', text: `${pathText(path)}: ${text}` });
    }
  }
}

function reportCycles(
  kinds: readonly Kind[],
  links: readonly (readonly Link[])[],
  report: ReportProblem,
  endOf: (length: number) => string,
): void {
  for (const [index, { id }] of kinds.entries()) {
    for (const { to, path } of links[index]) {
      const chain = chainTo(index, to, links);
      if (!chain) continue;
      const circle = [index, ...chain].map((one) => kinds[one].id).join(' → ');
      const text = `${pathText(path)} forms a circle: ${circle}; ${endOf(chain.length)}`;
      report({ id, path, grade: 'warning', text });
    }
  }
}

/** The shortest chain of links from a kind to another, with both. */
function chainTo(
  end: number,
  start: number,
  links: readonly (readonly Link[])[],
): number[] | undefined {
  const seen = new Set([start]);
  const chains = [[start]];
  for (const chain of chains) {
    const last = chain[chain.length - 1];
    if (last === end) return chain;
    for (const { to } of links[last]) {
      if (seen.has(to)) continue;
      seen.add(to);
      chains.push([...chain, to]);
    }
  }
  return undefined;
}

/**
 * The summons of a kind. One of its own kind counts only if each does so at its death: `Summons` and the other
 * triggers end with the monster.
 */
function summonsOf({ components, triggers = [] }: Kind, index: number): Link[] {
  const called = components.find(({ name }) => name === 'Summons')?.fields.kind ?? 0;
  const byTriggers = triggers.flatMap(({ when, chance, effects }, trigger) =>
    effects.flatMap((use, effect) => {
      if (use.name !== 'summon') return [];
      const to = use.values.kind || index;
      const isCertain = when === 'death' && chance === 100 && use.chance === 100;
      if (to === index && !isCertain) return [];
      const place = ['Triggers', trigger, 'effects', effect];
      const path = use.values.kind ? [...place, 'kind'] : place;
      return [{ to, path, isByHarm: comesByHarm(when) }];
    }),
  );
  if (called === 0 || called === index) return byTriggers;
  return [{ to: called, path: ['Summons', 'kind'] }, ...byTriggers];
}

/** The changes of a kind that a wound or its death causes for certain, and that give it full health. */
function changesOf({ triggers = [] }: Kind): Link[] {
  return triggers.flatMap(({ when, chance, befalls, effects }, trigger) => {
    if (!comesByHarm(when) || chance < 100 || befalls === 'hero') return [];
    return effects.flatMap(({ name, values, chance }, effect): Link[] => {
      if (name !== 'become' || chance < 100 || values.into === 0) return [];
      if (values.wounded && when !== 'death') return [];
      return [{ to: values.into, path: ['Triggers', trigger, 'effects', effect, 'into'] }];
    });
  });
}

function comesByHarm(when: TriggerTime): boolean {
  return when === 'death' || when === 'hurt' || when === 'belowHealth';
}
