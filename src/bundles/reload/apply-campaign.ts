import { query } from 'bitecs';
import type { Campaign } from '../../game/campaign.ts';
import { rebuildIndexes } from '../../game/floors/rebuild-indexes.ts';
import { forgetMissingKinds } from '../../game/items/knowledge.ts';
import { say } from '../../game/log.ts';
import type { Game } from '../../game/world.ts';
import { changeEntity } from './change-entity.ts';
import { changedParts, changeText, componentChanges } from './kind-changes.ts';
import { isRemoved, matchKinds, renumberKinds } from './match-kinds.ts';

/** The changes of a kind as short texts: `Health.max 6 → 9`, `+ Leech`, `look`. */
export interface KindChange {
  readonly kind: string;
  readonly parts: readonly string[];
}

/**
 * Replaces the campaign of a running game between two turns. Entities of a changed kind get the new
 * value of each changed field and keep their other values. The changes are logged and returned. If no
 * bundle has changed, the game does not change.
 */
export function applyCampaign(game: Game, campaign: Campaign): KindChange[] {
  const before = game.campaign.kinds;
  const { Identity } = game.stores;
  const entities = [...query(game.world, [Identity])].sort(
    (a, b) => Identity.seq[a] - Identity.seq[b],
  );
  const origins = entities.map((entity) => Identity.kind[entity]);
  const { kinds, successors, numbers } = matchKinds(game, entities, campaign.kinds);
  renumberKinds(game, entities, numbers);
  game.campaign = kinds.length === campaign.kinds.length ? campaign : { ...campaign, kinds };

  game.events = [];
  const changes: KindChange[] = [];
  const report = (kind: string, parts: readonly string[]) => {
    if (parts.length === 0) return;
    changes.push({ kind, parts });
    say(game, 'special', 'reshaped', { monster: kind, components: parts.join(', ') });
  };
  before.forEach((kind, index) => {
    if (successors[index] < 0) {
      report(kind.id, isRemoved(kind) ? [] : [`− ${kind.id}.json`]);
      return;
    }
    const next = kinds[successors[index]];
    const differences = componentChanges({ kind, all: before }, { kind: next, all: kinds });
    for (const difference of differences) {
      entities.forEach((entity, n) => {
        if (origins[n] === index) changeEntity(game, entity, difference);
      });
    }
    const returned = isRemoved(kind) ? [`+ ${kind.id}.json`] : [];
    report(kind.id, [...returned, ...differences.map(changeText), ...changedParts(kind, next)]);
  });
  campaign.kinds.forEach(({ id }, index) => {
    if (!successors.includes(index)) report(id, [`+ ${id}.json`]);
  });
  forgetMissingKinds(game);
  rebuildIndexes(game);
  return changes;
}
