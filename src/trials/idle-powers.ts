import type { ComponentName } from '../game/components.ts';
import type { MessageId } from '../game/events.ts';
import { fieldOf, type Kind, kindHas } from '../game/kinds.ts';
import type { FightReport, IdlePower } from './report.ts';

/** What a power needs: `hit` a hit of the monster, `wasHit` a hit of the hero, `died` its death. */
type Need = 'hit' | 'wasHit' | 'died' | 'noticed';

/** The messages that show that a power ran, and the event without which it cannot run. */
const powers: Readonly<
  Partial<Record<ComponentName, { readonly messages: readonly MessageId[]; readonly needs: Need }>>
> = {
  Splits: { messages: ['splits'], needs: 'wasHit' },
  Explodes: { messages: ['explodes'], needs: 'died' },
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
};

/** A chance in percent up to which the number of fights may explain that a power never ran. */
const rare = 5;

/** The powers of a kind that ran in no fight, each with the reason. */
export function idlePowers(
  kind: Kind,
  counts: Pick<FightReport, Need | 'peaceful' | 'messages'>,
): IdlePower[] {
  return Object.entries(powers).flatMap(([name, { messages, needs }]): IdlePower[] => {
    const component = name as ComponentName;
    if (!kindHas(kind, component)) return [];
    if (messages.some((id) => (counts.messages[id] ?? 0) > 0)) return [];
    // A peaceful monster sees the hero without noticing it first.
    const isMissing = counts[needs] === 0 && !(needs === 'noticed' && counts.peaceful);
    if (isMissing) return [{ component, reason: needs }];
    const chance = fieldOf(kind, component, 'chance');
    if (chance > 0 && chance <= rare) return [{ component, reason: 'chance', chance }];
    return [{ component, reason: 'occasion' }];
  });
}
