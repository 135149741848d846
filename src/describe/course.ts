import { query } from 'bitecs';
import { monstersShown } from '../game/actors/actors.ts';
import { isAlly } from '../game/actors/factions.ts';
import { type Campaign, floorSettingsAt, greatestDepth } from '../game/campaign.ts';
import { has, heroSeq } from '../game/entity.ts';
import { isMonsterKind, type Kind, kindHas } from '../game/kinds.ts';
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
  /** Null for a fallen one whose kind is uncertain. */
  readonly look: Kind['look'] | null;
  readonly hasFallen: boolean;
}

/** How far a game has come: on the floors of its campaign, or against the opponents of an arena. */
export type Course =
  | { readonly type: 'floors'; readonly floors: readonly CourseFloor[] }
  | { readonly type: 'opponents'; readonly opponents: readonly CourseOpponent[] };

/** The floors beyond the deepest visited one that are shown of a campaign without a last floor. */
const floorsAhead = 3;

/** Whether a game has a course: one of floors, or of opponents in an arena that the hero sees as a whole. */
export function hasCourse(game: Game): boolean {
  return hasDepths(game.campaign) || opponentsMade(game) > 0;
}

/** The course of a game; null where there is none to show. */
export function courseOf(game: Game): Course | null {
  if (hasDepths(game.campaign)) return { type: 'floors', floors: floorsOf(game) };
  const count = opponentsMade(game);
  return count > 0 ? { type: 'opponents', opponents: opponentsOf(game, count) } : null;
}

/** The number of opponents with which an arena begins; 0 elsewhere, and where a hero does not see how many there are. */
function opponentsMade({ campaign, floor }: Game): number {
  const settings = floorSettingsAt(campaign, floor.depth);
  const isShown = settings?.generator === 'arena' && campaign.rules.sight === 'whole';
  return isShown ? settings.monsters : 0;
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
    const { at = [], from } = kind.spawn;
    for (const { depth } of at) prizes.set(depth, kind);
    if (from !== undefined) prizes.set(from, kind);
  }
  return prizes;
}

/** The opponents that the hero knows, and the fallen ones, by `seq`: each keeps its place. */
function opponentsOf(game: Game, count: number): CourseOpponent[] {
  const { stores } = game;
  const opponents = new Map<number, CourseOpponent>();
  for (const monster of monstersShown(game)) {
    if (isAlly(game, monster)) continue;
    const look = actorLook(game, monster);
    opponents.set(stores.Identity.seq[monster], { look, hasFallen: false });
  }
  const fallen = fallenOf(game, count);
  const kind = kindOfFallen(game, fallen.length);
  for (const seq of fallen) {
    opponents.set(seq, { look: kind && variantOf(kind.look, seq), hasFallen: true });
  }
  return [...opponents].sort(([a], [b]) => a - b).map(([, opponent]) => opponent);
}

/** The `seq` of each fallen opponent. An arena makes its opponents right after the hero; those that no longer exist have fallen. */
function fallenOf(game: Game, count: number): number[] {
  const { world, stores, nextSeq } = game;
  if (game.floor.deaths.length === 0) return [];
  const existing = query(world, [stores.Identity]).filter((one) => !has(game, one, 'Dead'));
  const seqs = new Set(existing.map((one) => stores.Identity.seq[one]));
  const first = heroSeq(game) + 1;
  const end = Math.min(first + count, nextSeq);
  return Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n).filter(
    (seq) => !seqs.has(seq),
  );
}

/**
 * The kind of all fallen opponents; null if there can be several, because a floor keeps the kinds of the dead, but not which
 * one each was. It keeps one death per cell: if some are missing, they can be of every kind of monster.
 */
function kindOfFallen({ campaign, floor }: Game, count: number): Kind | null {
  const seen = new Set(floor.deaths.map(({ kind }) => kind));
  const areAllSeen = floor.deaths.length >= count;
  const possible = campaign.kinds.filter(
    (kind) => seen.has(kind.id) || (!areAllSeen && isMonsterKind(kind)),
  );
  return possible.length === 1 ? possible[0] : null;
}
