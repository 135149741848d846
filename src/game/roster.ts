import { hasComponent, query } from 'bitecs';
import { behaviours } from './components.ts';
import { floorOf } from './entity.ts';
import { type Floor, Presence } from './floor.ts';
import { type Game, makeRoomFor } from './world.ts';

/** The lists that each floor keeps of its monsters, so that nobody has to look for them. */

/** Adds an actor that acts by itself to the monsters of its floor. */
export function enlist(game: Game, entity: number, floor: Floor): void {
  if (!hasComponent(game.world, entity, game.stores.AI)) return;
  game.presence[entity] = Presence.vigilant;
  const behaves = behaviours.some((name) => hasComponent(game.world, entity, game.stores[name]));
  game.plain[entity] = Number(!behaves);
  insert(game, floor.monsters, entity);
  floor.roused.push(entity);
  floor.living++;
}

/** Puts an entity into a list in `seq` order; one that was just made belongs at its end. */
function insert(game: Game, list: number[], entity: number): void {
  const { seq } = game.stores.Identity;
  let at = list.length;
  while (at > 0 && seq[list[at - 1]] > seq[entity]) at--;
  list.splice(at, 0, entity);
}

/** From the next turn on, a monster decides again what to do. */
export function rouse(game: Game, monster: number): void {
  if (game.presence[monster] !== Presence.asleep) return;
  game.presence[monster] = Presence.vigilant;
  floorOf(game, monster)?.roused.push(monster);
}

/** A monster is fast asleep: nobody asks what it wants until it is roused. */
export function slumber(game: Game, monster: number): void {
  game.presence[monster] = Presence.asleep;
  const floor = floorOf(game, monster);
  if (floor) floor.stale++;
}

/** A monster has left its floor for good. */
export function depart(game: Game, monster: number): void {
  const { presence } = game;
  const floor = floorOf(game, monster);
  if (!floor || presence[monster] === Presence.none || presence[monster] === Presence.gone) return;
  presence[monster] = Presence.gone;
  floor.living--;
  floor.stale++;
}

/** Those who decide something in this turn, in `seq` order. Takes in who was roused. */
export function vigil(game: Game): number[] {
  const { floor, presence } = game;
  const { seq } = game.stores.Identity;
  if (floor.stale > 0) {
    floor.vigilant = floor.vigilant.filter((one) => presence[one] === Presence.vigilant);
    floor.stale = 0;
  }
  if (floor.roused.length > 0) {
    const { vigilant, roused } = floor;
    if (roused.length > 1) roused.sort((a, b) => seq[a] - seq[b]);
    const merged: number[] = [];
    for (let old = 0, added = 0; old < vigilant.length || added < roused.length; ) {
      const next =
        added === roused.length || seq[vigilant[old]] <= seq[roused[added]]
          ? vigilant[old++]
          : roused[added++];
      // Who dozed off and was roused again before the list was cleared stands in both.
      if (presence[next] === Presence.vigilant && next !== merged.at(-1)) merged.push(next);
    }
    floor.vigilant = merged;
    roused.length = 0;
  }
  return floor.vigilant;
}

/** Takes the gone off the lists of the hero's floor, before their numbers can be given away again. */
export function strikeOff(game: Game): void {
  const { floor, presence } = game;
  if (floor.living === floor.monsters.length) return;
  const stays = (one: number) => presence[one] !== Presence.gone;
  floor.monsters = floor.monsters.filter(stays);
  floor.shown = floor.shown.filter(stays);
  vigil(game);
}

/** Makes everything that is derived from the entities anew, after they were changed from outside. */
export function reindex(game: Game): void {
  const { AI, Dead, Health, Identity, Position } = game.stores;
  game.presence.fill(Presence.none);
  makeRoomFor(game, game.stores.Identity.seq.length - 1);
  for (const floor of game.floors.values()) {
    floor.occupants.fill(0);
    floor.monsters = [];
    floor.living = 0;
    floor.vigilant = [];
    floor.roused.length = 0;
    floor.stale = 0;
    floor.remote = 0;
    floor.shown = [];
    floor.toHero.walkedTo = -1;
    floor.toHero.seenFrom = -1;
  }
  const actors = [...query(game.world, [Identity, Health, Position])];
  for (const actor of actors.sort((a, b) => Identity.seq[a] - Identity.seq[b])) {
    const floor = floorOf(game, actor);
    const dead = hasComponent(game.world, actor, Dead);
    if (dead && actor !== game.hero) game.presence[actor] = Presence.gone;
    if (!floor || game.presence[actor] === Presence.gone) continue;
    floor.occupants[Position.y[actor] * floor.grid.width + Position.x[actor]] = actor;
    if (dead || !hasComponent(game.world, actor, AI)) continue;
    enlist(game, actor, floor);
    if (AI.shown[actor]) floor.shown.push(actor);
  }
}
