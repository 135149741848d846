import { query } from 'bitecs';
import { componentNames, fieldsOf } from '../src/game/components.ts';
import { has } from '../src/game/entity.ts';
import { bagOf } from '../src/game/items/bag.ts';
import { readField } from '../src/game/stores.ts';
import type { Game } from '../src/game/world.ts';

/**
 * The complete state of a game as plain data, with one object for each entity. Entities are in `seq`
 * order and references are `seq` numbers. Snapshots and hashes are tested against it, so it shares no
 * code with them.
 */
export function stateOf(game: Game): object {
  const { Identity } = game.stores;
  const entities = [...query(game.world, [Identity])].sort(
    (a, b) => Identity.seq[a] - Identity.seq[b],
  );
  const { turn, score, deepest, nextSeq, nextOrder, ending, log, seed } = game;
  const { prizeHeld, visits, noFood, nextWanderer, sensed, asks } = game;
  return {
    campaign: game.campaign.id,
    seed,
    turn,
    score,
    deepest,
    prizeHeld,
    visits: Array.from(visits, (count) => count ?? 0),
    noFood,
    nextWanderer,
    sensed,
    asks,
    known: [...game.known].sort(),
    seen: [...game.seen].sort(),
    called: [...game.called].sort(),
    genocided: [...game.genocided].sort(),
    nextSeq,
    nextOrder,
    depth: game.floor.depth,
    hero: Identity.seq[game.hero],
    ending,
    log: log.map((line) => ({ ...line })),
    entities: entities.map((entity) => entityState(game, entity)),
    floors: [...game.floors.values()]
      .sort((a, b) => a.depth - b.depth)
      .map(({ depth, grid, rooms, memory, lookedFrom, deaths, fieldOfView, occupants }) => ({
        depth,
        rooms,
        lookedFrom,
        deaths,
        width: grid.width,
        visible: Array.from(fieldOfView.visible),
        occupants: Array.from(occupants, (entity) => (entity === 0 ? 0 : Identity.seq[entity])),
        tiles: Array.from(grid.tiles),
        memory: Array.from(memory.tiles),
        rememberedThings: Array.from(memory.things),
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
  // A query for the bag of each entity would create a bitECS relation for each of them.
  const carries = has(game, entity, 'Bag') || has(game, entity, 'Carries');
  const bag = carries ? bagOf(game, entity) : [];
  if (bag.length > 0) {
    // The order of the bag is in `Item.order`.
    state.carries = bag.map((item) => Identity.seq[item]).sort((a, b) => a - b);
  }
  return state;
}
