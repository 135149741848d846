import { monstersHere } from '../game/actors/actors.ts';
import { isAlly } from '../game/actors/factions.ts';
import { type Campaign, floorSettingsAt, greatestDepth } from '../game/campaign.ts';
import { heroSeq } from '../game/entity.ts';
import { type Kind, kindHas } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { hasDepths } from '../words/shown-depth.ts';
import { actorLook, variantOf } from './actor-look.ts';

/** A floor on the way of a campaign. */
export interface CourseFloor {
  readonly depth: number;
  readonly isHere: boolean;
  readonly isVisited: boolean;
  /** Whether it is the deepest that the hero has visited. */
  readonly isDeepest: boolean;
  /** The prize that lies there, if the hero has not held it yet. */
  readonly prize: Kind | null;
}

/** An opponent in an arena. */
export interface CourseOpponent {
  readonly look: Kind['look'];
  readonly hasFallen: boolean;
}

/** How far a game has come: on the floors of its campaign, or against the opponents of an arena. */
export type Course =
  | { readonly type: 'floors'; readonly floors: readonly CourseFloor[] }
  | { readonly type: 'opponents'; readonly opponents: readonly CourseOpponent[] };

/** The floors beyond the deepest visited one that are shown of a campaign without a last floor. */
const floorsAhead = 3;

/** The course of a game; null where there is none to show. */
export function courseOf(game: Game): Course | null {
  const { campaign, floor } = game;
  if (hasDepths(campaign)) return { type: 'floors', floors: floorsOf(game) };
  const settings = floorSettingsAt(campaign, floor.depth);
  if (settings?.generator !== 'arena') return null;
  return { type: 'opponents', opponents: opponentsOf(game, settings.monsters) };
}

function floorsOf({ campaign, floor, deepest, prizeHeld }: Game): CourseFloor[] {
  const first = campaign.start.depth;
  const last = Math.max(...campaign.floors.map(({ to }) => to));
  const end = last < greatestDepth ? last : Math.max(deepest, floor.depth) + floorsAhead;
  const prizes = prizeHeld ? new Map<number, Kind>() : prizesByDepth(campaign);
  const top = Math.min(first, floor.depth);
  return Array.from({ length: end - top + 1 }, (_, place) => {
    const depth = top + place;
    return {
      depth,
      isHere: depth === floor.depth,
      isVisited: depth <= deepest,
      isDeepest: depth === deepest,
      prize: prizes.get(depth) ?? null,
    };
  });
}

/** The prizes of a campaign by the depth at which each lies first. */
function prizesByDepth({ kinds }: Campaign): Map<number, Kind> {
  const prizes = new Map<number, Kind>();
  for (const kind of kinds) {
    if (!kindHas(kind, 'Prize')) continue;
    const depths = [...(kind.spawn.at ?? []).map(({ depth }) => depth)];
    if (kind.spawn.from !== undefined) depths.push(kind.spawn.from);
    for (const depth of depths) prizes.set(depth, kind);
  }
  return prizes;
}

/**
 * The opponents in the order of their `seq`, so that each keeps its place. The first ones of an arena follow the hero: those
 * that are missing have fallen. A death that nobody saw, or one of two on a cell, has the look of another.
 */
function opponentsOf(game: Game, count: number): CourseOpponent[] {
  const { campaign, floor, stores } = game;
  const opponents = new Map<number, CourseOpponent>();
  const fallen = floor.deaths.flatMap(
    ({ kind }) => campaign.kinds.find(({ id }) => id === kind) ?? [],
  );
  for (const monster of monstersHere(game)) {
    if (isAlly(game, monster)) continue;
    const look = actorLook(game, monster);
    opponents.set(stores.Identity.seq[monster], { look, hasFallen: false });
  }
  const first = heroSeq(game) + 1;
  let deaths = 0;
  for (let seq = first; seq < first + count; seq++) {
    if (opponents.has(seq) || fallen.length === 0) continue;
    const { look } = fallen[Math.min(deaths++, fallen.length - 1)];
    opponents.set(seq, { look: variantOf(look, seq), hasFallen: true });
  }
  return [...opponents].sort(([a], [b]) => a - b).map(([, opponent]) => opponent);
}
