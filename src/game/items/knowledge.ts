import { kindOf } from '../entity.ts';
import type { Kind } from '../kinds.ts';
import type { Game } from '../world.ts';
import { appearanceOf } from './appearances.ts';

/**
 * The hero's knowledge of kinds of items. A kind with an appearance is unknown until the hero learns
 * it: by use (`learnByUse` in `effects/use-item.ts`, `actions/zap.ts`), by a scroll that identifies
 * (`actions/choose.ts`) or by a sale (`sale.ts`). The bonuses and charges of an item are known per item: see
 * `identification.ts`.
 */

/** Whether the hero knows the kind of an item. */
export function knowsItem(game: Game, item: number): boolean {
  return knowsKind(game, game.stores.Identity.kind[item]);
}

/** Whether the hero knows a kind, given by its number. */
export function knowsKind(game: Game, kind: number): boolean {
  return game.known.has(game.campaign.kinds[kind].id) || appearanceOf(game, kind) === null;
}

/** The kind with this id if the hero knows it, or null. */
export function knownKind(game: Game, id: string): Kind | null {
  const { kinds } = game.campaign;
  const kind = kinds.findIndex((one) => one.id === id);
  return kind >= 0 && knowsKind(game, kind) ? kinds[kind] : null;
}

/** The hero learns the kind of an item, and forgets the name that it gave to the kind. */
export function learnKind(game: Game, item: number): void {
  if (knowsItem(game, item)) return;
  const { id } = kindOf(game, item);
  game.known.add(id);
  game.seen.add(id);
  game.called.delete(id);
}

/** The hero has seen a kind, given by its number. Only kinds with an appearance are kept. */
export function noteKind(game: Game, kind: number): void {
  const { id } = game.campaign.kinds[kind];
  if (!game.seen.has(id) && appearanceOf(game, kind) !== null) game.seen.add(id);
}

/** Forgets kinds that the campaign no longer has. */
export function forgetMissingKinds({ campaign, known, seen, called, genocided }: Game): void {
  const ids = new Set(campaign.kinds.map(({ id }) => id));
  for (const some of [known, seen, called, genocided]) {
    for (const id of some.keys()) if (!ids.has(id)) some.delete(id);
  }
}

/** Names an unknown kind; an empty name removes its name. */
export function callKind({ called }: Game, { id }: Kind, name: string): void {
  if (name === '') called.delete(id);
  else called.set(id, name);
}
