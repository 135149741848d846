import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { emptyFloor } from '../../../src/game/floors/floor.ts';
import { placeActor } from '../../../src/game/floors/occupancy.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { spawn } from '../../../src/game/spawn.ts';
import { order, runPhase } from '../../../src/game/systems/turn-order.ts';
import { emptyGame, type Game } from '../../../src/game/world.ts';
import { simple } from '../../sources.ts';
import { heroSteps, type Scene, type ScenePlayer, seed, viewRadius } from './scene.ts';

/** The rules of the game play a scene. */
export function rulesPlayer(scene: Scene): ScenePlayer {
  const game = gameOf(scene);
  const { AI, Health, Hunger, Identity, Position } = game.stores;
  const { occupants, grid, monsters } = game.floor;
  const actors = [game.hero, ...monsters];
  const starts = [scene.hero, ...scene.monsters];
  const cellOf = (actor: number) => Position.y[actor] * grid.width + Position.x[actor];
  return {
    reset() {
      // Writes to the index directly: `liftActor` searches the list of monsters for each actor.
      for (const actor of actors) occupants[cellOf(actor)] = 0;
      actors.forEach((actor, n) => {
        Position.x[actor] = starts[n].x;
        Position.y[actor] = starts[n].y;
        occupants[cellOf(actor)] = actor;
        AI.hasDestination[actor] = 0;
      });
      game.turn = 0;
      game.log.length = 0;
      Health.current[game.hero] = Health.max[game.hero];
      Hunger.energy[game.hero] = Hunger.max[game.hero];
    },
    turn() {
      const { dx, dy } = heroSteps[game.turn % heroSteps.length];
      return takeTurn(game, { type: 'move', dx, dy });
    },
    acted() {
      let count = 0;
      for (const monster of monsters) if (Identity.actions[monster] > 0) count++;
      return count;
    },
    cells: () => actors.map((actor) => ({ x: Position.x[actor], y: Position.y[actor] })),
  };
}

function gameOf({ mind, grid, hero, monsters }: Scene): Game {
  const monster = {
    name: { en: 'one of many' },
    look: { glyph: 'm', colour: '#ffffff' },
    Health: { max: 10 },
    Stats: { attack: 3, defence: 4 },
    AI: { mind },
  };
  const rules = { ...simple.rules, sight: 'field' } as const;
  const campaign = loadCampaign(
    { ...simple, rules, sightRadius: viewRadius },
    { 'many.json': JSON.stringify(monster) },
  );
  const game = emptyGame(campaign, seed, emptyFloor(campaign.start.depth, grid, []));
  game.hero = spawn(game, campaign.kinds[0]);
  placeActor(game, game.hero, game.floor, hero.x, hero.y);
  const kind = kindById(campaign, 'many');
  for (const { x, y } of monsters) {
    const actor = spawn(game, kind);
    placeActor(game, actor, game.floor, x, y);
    game.stores.AI.awake[actor] = 1;
  }
  runPhase(game, order.sight);
  return game;
}
