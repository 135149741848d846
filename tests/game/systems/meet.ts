import { kindById } from '../../../src/game/campaign.ts';
import { has } from '../../../src/game/entity.ts';
import { itemsOn } from '../../../src/game/floors/floor-contents.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { stow } from '../../../src/game/items/stacks.ts';
import { type spawnItem as make, spawnItem } from '../../../src/game/spawn.ts';
import { combat } from '../../../src/game/systems/combat.ts';
import { powers } from '../../../src/game/systems/powers.ts';
import type { Game } from '../../../src/game/world.ts';
import { monsterAt, rogueCampaign, scene } from '../../world.ts';

/** A hero with much health next to an awake monster. */
export function meet(
  glyph: string,
  options: { campaign?: typeof rogueCampaign; seed?: string } = {},
) {
  const game = scene(`####### #.....# #.@${glyph}..# #.....# #######`, {
    campaign: rogueCampaign,
    ...options,
  });
  const monster = monsterAt(game, 3, 2);
  const { Health, AI } = game.stores;
  Health.max[game.hero] = 9000;
  Health.current[game.hero] = 9000;
  AI.awake[monster] = 1;
  return { game, hero: game.hero, monster };
}

/** Makes all attacks on a fighter hit or miss from now on. */
export function always(game: Game, target: number, lands: boolean): void {
  game.stores.Fighter.armour[target] = lands ? 20 : -20;
}

export const wait = (game: Game) => takeTurn(game, { type: 'wait' });
export const attack = (game: Game) => takeTurn(game, { type: 'move', dx: 1, dy: 0 });

/** One round of attacks by a monster on the hero, with its powers, in a separate turn. */
export function round(game: Game, attacker: number, target = game.hero): void {
  game.turn++;
  game.events = [];
  game.pending.attacks.push({ attacker, target, by: 'hand' });
  combat(game);
  powers(game);
}

/** Puts a new item into the hero's bag. */
export function pack(
  game: Game,
  kind: string,
  made: Partial<Parameters<typeof make>[1]> = {},
): number {
  const item = spawnItem(game, { kind: kindById(game.campaign, kind), ...made });
  return stow(game, game.hero, item);
}

export const gold = (game: Game) =>
  itemsOn(game, game.floor)
    .filter((item) => has(game, item, 'Gold'))
    .map((item) => game.stores.Gold.value[item]);
