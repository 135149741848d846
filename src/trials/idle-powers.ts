import type { Campaign } from '../game/campaign.ts';
import { type ComponentName, passages } from '../game/components.ts';
import {
  fieldOf,
  type Kind,
  kindHas,
  lootItems,
  type Trigger,
  type TriggerTime,
} from '../game/kinds.ts';
import type { MessageId } from '../game/messages.ts';
import type { PowerRuns } from './power-runs.ts';
import type { FightReport, IdlePower } from './trial-report.ts';

/**
 * The event that a power needs: `hit` a hit of the monster, `wasHit` a hit of the hero, `diedAsKind` its death before
 * it became another kind.
 */
type Need = 'hit' | 'wasHit' | 'diedAsKind' | 'noticed';

/**
 * The powers that are one component: the messages that show that one ran, or else `PowerRuns`; and the event
 * without which it cannot run.
 */
const powers: Readonly<
  Partial<
    Record<ComponentName, { readonly messages?: readonly MessageId[]; readonly needs?: Need }>
  >
> = {
  Splits: { messages: ['splits'], needs: 'wasHit' },
  Explodes: { messages: ['explodes'], needs: 'diedAsKind' },
  Summons: { messages: ['summons'], needs: 'noticed' },
  Throws: { messages: ['hurled', 'hurledMiss'], needs: 'noticed' },
  ConfusingGaze: { messages: ['confused'], needs: 'noticed' },
  Venom: { messages: ['weakened', 'resisted'], needs: 'hit' },
  Paralysis: { messages: ['frozen'], needs: 'hit' },
  Grasp: { messages: ['held'], needs: 'hit' },
  GoldThief: { messages: ['robbedGold'], needs: 'hit' },
  ItemThief: { messages: ['robbedItem'], needs: 'hit' },
  Robs: { messages: ['robbedItem'], needs: 'hit' },
  Aids: { messages: ['aids'], needs: 'noticed' },
  Rust: { messages: ['rusts'], needs: 'hit' },
  LevelDrain: { messages: ['drained'], needs: 'hit' },
  Leech: { messages: ['leeches'], needs: 'hit' },
  Poison: { messages: ['poisoned'], needs: 'hit' },
  OnHit: { needs: 'hit' },
  WhenHit: { needs: 'wasHit' },
  Mends: { needs: 'wasHit' },
  Group: {},
};

/** The event without which a trigger cannot fire. */
const triggerNeeds: Readonly<Partial<Record<TriggerTime, Need>>> = {
  belowHealth: 'wasHit',
  hurt: 'wasHit',
  death: 'diedAsKind',
};

/** A chance in percent up to which the number of fights may explain that a power never ran. */
export const rareChance = 5;

/** Whether a part with this chance may well never run in `times` occasions; 0 if they are not counted. */
function mayFail(chance: number, times: number): boolean {
  if (chance <= 0 || chance >= 100) return false;
  return chance <= rareChance || (times > 0 && (1 - chance / 100) ** times > 0.01);
}

type Counts = Pick<FightReport, Need | 'peaceful' | 'messages'>;

/** The powers of a kind that never ran, each with the reason. */
export function idlePowers(
  campaign: Campaign,
  kind: Kind,
  counts: Counts,
  runs: PowerRuns,
): IdlePower[] {
  /** An idle power with its reason: an event that never happened, a small chance, or no opportunity. */
  const idle = (
    component: ComponentName,
    { part, needs, chance = 0 }: { part?: string; needs?: Need | undefined; chance?: number },
  ): IdlePower => {
    const power = { component, ...(part !== undefined && { part }) };
    // A peaceful monster sees the hero without noticing it first.
    if (needs && counts[needs] === 0 && !(needs === 'noticed' && counts.peaceful)) {
      return { ...power, reason: needs };
    }
    if (mayFail(chance, needs ? counts[needs] : 0)) return { ...power, reason: 'chance', chance };
    return { ...power, reason: 'opportunity' };
  };

  const single = Object.entries(powers).flatMap(([name, { messages, needs }]): IdlePower[] => {
    const component = name as ComponentName;
    if (!kindHas(kind, component)) return [];
    const ran =
      runs.has(component) || messages?.some((id) => counts.messages[id] || runs.messages.has(id));
    return ran ? [] : [idle(component, { needs, chance: fieldOf(kind, component, 'chance') })];
  });
  const triggers = (kind.triggers ?? []).flatMap((trigger, index): IdlePower[] => {
    if (runs.has('Triggers', index)) return [];
    const { when, chance } = trigger;
    return [idle('Triggers', { part: momentOf(trigger), needs: triggerNeeds[when], chance })];
  });
  const items = lootItems(kind);
  // It can have died on a walk, which the counts of the fights do not include.
  const hasDropped = items.some((_, index) => runs.has('Loot', index));
  const loot = items.flatMap(({ item, chance }, index): IdlePower[] => {
    if (runs.has('Loot', index)) return [];
    return [
      idle('Loot', {
        part: campaign.kinds[item].id,
        needs: hasDropped ? undefined : 'diedAsKind',
        chance,
      }),
    ];
  });
  const resists = statedCauses(kind).flatMap((cause): IdlePower[] => {
    if (runs.has('Resists', cause)) return [];
    return [idle('Resists', { part: cause, ...(cause === 'blow' && { needs: 'wasHit' }) })];
  });
  const passage = passages[fieldOf(kind, 'Moves', 'through')];
  const moves =
    kindHas(kind, 'Moves') && !runs.has('Moves') ? [idle('Moves', { part: passage })] : [];
  const calls = (kind.goals ?? []).flatMap(({ name, chance }): IdlePower[] => {
    if (name !== 'call' || runs.has('AI', name)) return [];
    return [idle('AI', { part: name, needs: 'noticed', chance })];
  });
  return [...single, ...triggers, ...loot, ...resists, ...moves, ...calls];
}

/** The moment of a trigger as a bundle states it, for example `belowHealth 50`. */
function momentOf({ when, value }: Trigger): string {
  return value > 0 ? `${when} ${value}` : when;
}

/** The causes of damage that a kind resists, or to which it is weak. */
function statedCauses(kind: Kind): string[] {
  const { fields = {} } = kind.components.find(({ name }) => name === 'Resists') ?? {};
  return Object.keys(fields).filter((cause) => fields[cause] !== 0);
}
