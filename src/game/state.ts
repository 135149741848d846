import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { query } from 'bitecs';
import type { Campaign } from './campaign.ts';
import { componentNames, fieldsOf, readField } from './components.ts';
import { bagOf, has } from './queries.ts';
import type { Game } from './world.ts';

/**
 * The whole state of a game as plain data, in an order that depends on nothing but the state.
 * References to entities are their `seq`.
 */
export function stateOf(game: Game): object {
  const { Identity } = game.stores;
  const entities = [...query(game.world, [Identity])].sort(
    (a, b) => Identity.seq[a] - Identity.seq[b],
  );
  const { turn, score, deepest, nextSeq, nextOrder, ending, log, seed } = game;
  const { prizeHeld, visits, noFood, nextWanderer } = game;
  return {
    campaign: game.campaign.id,
    seed,
    turn,
    score,
    deepest,
    prizeHeld,
    visits: [...visits],
    noFood,
    nextWanderer,
    nextSeq,
    nextOrder,
    depth: game.floor.depth,
    ending,
    log: log.map((line) => ({ ...line })),
    entities: entities.map((entity) => entityState(game, entity)),
    floors: [...game.floors.values()]
      .sort((a, b) => a.depth - b.depth)
      .map(({ depth, grid, rooms, memory, rememberedItems, lookedFrom }) => ({
        depth,
        rooms,
        lookedFrom,
        tiles: Array.from(grid.tiles),
        memory: Array.from(memory),
        rememberedItems: Array.from(rememberedItems),
      })),
  };
}

function entityState(game: Game, entity: number): object {
  const { Identity } = game.stores;
  const state: Record<string, object> = {};
  for (const component of componentNames) {
    if (!has(game, entity, component)) continue;
    const values: Record<string, number> = {};
    for (const [name, { kind }] of fieldsOf(component)) {
      const value = readField(game.stores, component, name, entity);
      values[name] = kind === 'entity' && value !== 0 ? Identity.seq[value] : value;
    }
    state[component] = values;
  }
  // Asking for the bag of everybody would make bitECS a relation for each of them.
  const carries = has(game, entity, 'Bag') || has(game, entity, 'Carries');
  const bag = carries ? bagOf(game, entity) : [];
  if (bag.length > 0) state.carries = bag.map((item) => Identity.seq[item]);
  return state;
}

/** SHA-256 of the whole state, as 64 hex digits: equal for games that are equal. */
export function hashOf(game: Game): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(stateOf(game)))));
}

const contentHashes = new WeakMap<Campaign, string>();

/**
 * SHA-256 of a campaign's numbers, rules and kinds, with names and looks left out: equal where the
 * same seed and commands give the same game.
 */
export function contentHash(campaign: Campaign): string {
  const known = contentHashes.get(campaign);
  if (known !== undefined) return known;
  const { id, width, height, start, floors, rules, sightRadius, points } = campaign;
  const { groups, enchantment, pack, wanderers } = campaign;
  const kinds = campaign.kinds.map(({ id, spawn, components }) => ({ id, spawn, components }));
  const { name: _, ...numbers } = points;
  const more = { sightRadius, groups, enchantment, pack, wanderers };
  const content = { id, width, height, start, floors, rules, points: numbers, ...more, kinds };
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify(content))));
  contentHashes.set(campaign, hash);
  return hash;
}
