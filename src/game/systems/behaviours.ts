import { directions, isStandable, tileAt } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import { firstStep } from '../../dungeon/paths.ts';
import { isFree, isSeen } from '../actors.ts';
import { cellOf, has, heroCell } from '../entity.ts';
import { nameOf } from '../fighters.ts';
import { hasComponent } from '../kinds.ts';
import { say } from '../log.ts';
import { flight, isWay, placeBeside } from '../movement.ts';
import { placeActor } from '../occupancy.ts';
import { draw, Purpose } from '../random.ts';
import { spawnMonster } from '../spawn.ts';
import { provoke } from '../waking.ts';
import type { Game } from '../world.ts';
import {
  attackHero,
  intend,
  isBesideHero,
  seesHero,
  stepAway,
  towardsHero,
  tryStep,
} from './steps.ts';

/**
 * What an actor does before its mind is asked, by the components of these names: the first that acts
 * takes the turn.
 */
export function behaves(game: Game, actor: number): boolean {
  const afraid = isAfraid(game, actor);
  if (afraid && (stepAway(game, actor) || strikesBeside(game, actor))) return true;
  if (hurls(game, actor) || calls(game, actor)) return true;
  // With its back to the wall and nobody beside it, it hopes for the best.
  return afraid || keepsDistance(game, actor) || keepsPost(game, actor);
}

/** Whether an ambusher still lies in wait. Once out, it is after the hero, and its pack with it. */
export function liesInWait(game: Game, actor: number): boolean {
  const { Ambusher, AI } = game.stores;
  if (!has(game, actor, 'Ambusher') || Ambusher.sprung[actor]) return false;
  const near = cellsApart(cellOf(game, actor), heroCell(game)) <= Ambusher.distance[actor];
  if (!AI.provoked[actor]) {
    if (!near || !seesHero(game, actor)) return true;
    provoke(game, actor);
  }
  Ambusher.sprung[actor] = 1;
  return false;
}

/** A guard that thinks for the first time stands at its post. */
export function takePost(game: Game, actor: number): void {
  const { Guard } = game.stores;
  if (!has(game, actor, 'Guard') || Guard.posted[actor]) return;
  const { x, y } = cellOf(game, actor);
  Guard.posted[actor] = 1;
  Guard.postX[actor] = x;
  Guard.postY[actor] = y;
}

function isAfraid(game: Game, actor: number): boolean {
  const { Coward, Health } = game.stores;
  if (!has(game, actor, 'Coward')) return false;
  const below = Coward.below[actor];
  return below === 100 || Health.current[actor] * 100 < below * Health.max[actor];
}

function strikesBeside(game: Game, actor: number): boolean {
  if (!isBesideHero(game, actor)) return false;
  attackHero(game, actor);
  return true;
}

/** Throws at the hero, if he is in reach and in line and nobody and nothing between. */
function hurls(game: Game, actor: number): boolean {
  const { Throws } = game.stores;
  if (!has(game, actor, 'Throws')) return false;
  const here = cellOf(game, actor);
  const hero = heroCell(game);
  const far = cellsApart(here, hero);
  if (far < 2 || far > Throws.range[actor]) return false;
  const { dx, dy } = towardsHero(game, actor);
  const inLine = here.x + far * dx === hero.x && here.y + far * dy === hero.y;
  if (!inLine || flight(game, here, dx, dy).target !== game.hero) return false;
  if (!happens(game, actor, Purpose.hurling, Throws.chance[actor])) return false;
  intend(game, actor, 'throw', dx, dy);
  return true;
}

/** Calls one more to its side. Who is called comes awake, and does not call its own kind in turn. */
function calls(game: Game, actor: number): boolean {
  const { Summons, AI, Identity } = game.stores;
  if (!has(game, actor, 'Summons') || Summons.called[actor] >= Summons.most[actor]) return false;
  if (!happens(game, actor, Purpose.summons, Summons.chance[actor])) return false;
  if (!seesHero(game, actor)) return false;
  const roll = draw(game.key, game.turn, Identity.seq[actor], Purpose.summons, 1);
  const cell = placeBeside(game, actor, roll);
  if (!cell) return false;
  Summons.called[actor]++;
  const { kinds } = game.campaign;
  const own = Identity.kind[actor];
  const named = kinds[Summons.kind[actor]];
  // A bundle may name what is no monster: then its own kind comes.
  const kind = hasComponent(named, 'AI') && hasComponent(named, 'Health') ? named : kinds[own];
  const called = spawnMonster(game, kind, game.floor.depth);
  placeActor(game, called, game.floor, cell.x, cell.y);
  AI.awake[called] = 1;
  AI.provoked[called] = AI.provoked[actor];
  if (Identity.kind[called] === own) Summons.called[called] = Summons.most[called];
  if (isSeen(game, actor)) say(game, 'important', 'summons', { monster: nameOf(game, actor) });
  return true;
}

/** At its distance from the hero it stays, nearer it steps away; cornered, it leaves it to its mind. */
function keepsDistance(game: Game, actor: number): boolean {
  const { Skirmisher } = game.stores;
  if (!has(game, actor, 'Skirmisher') || !seesHero(game, actor)) return false;
  const more = cellsApart(cellOf(game, actor), heroCell(game)) - Skirmisher.distance[actor];
  return more === 0 || (more < 0 && stepAway(game, actor));
}

/** Away from the hero it goes back to its post and stays; who stands beside it is fair game. */
function keepsPost(game: Game, actor: number): boolean {
  const { Guard } = game.stores;
  if (!has(game, actor, 'Guard')) return false;
  const post = { x: Guard.postX[actor], y: Guard.postY[actor] };
  if (cellsApart(post, heroCell(game)) <= Guard.radius[actor]) return false;
  if (isBesideHero(game, actor)) return false;
  const here = cellOf(game, actor);
  if (cellsApart(here, post) === 0) return true;
  const { grid } = game.floor;
  const stepOver = (accepts: (x: number, y: number) => boolean) =>
    firstStep(grid, here, post, directions, accepts, (x, y, dx, dy) =>
      isWay(game, { x, y }, dx, dy),
    );
  // Where others close the way it goes as far as it can.
  const step =
    stepOver((x, y) => isFree(game, x, y)) ?? stepOver((x, y) => isStandable(tileAt(grid, x, y)));
  if (step) tryStep(game, actor, step.dx, step.dy);
  return true;
}

/** A chance in percent that an actor has once a turn. */
function happens(game: Game, actor: number, purpose: number, chance: number): boolean {
  const { seq } = game.stores.Identity;
  return draw(game.key, game.turn, seq[actor], purpose, 0) * 100 < chance;
}
