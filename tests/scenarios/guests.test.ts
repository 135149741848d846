import { addComponent, entityExists } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import { isStandable, Tile, tileAt } from '../../src/dungeon/grid.ts';
import { kindsToWipeOut } from '../../src/game/actors/genocide.ts';
import { type CampaignSource, kindById } from '../../src/game/campaign.ts';
import { armourClassOf } from '../../src/game/combat/armour-class.ts';
import { isAimed } from '../../src/game/commands.ts';
import { meanOfDice } from '../../src/game/dice.ts';
import { has, heroCell } from '../../src/game/entity.ts';
import { moveActor, placeActor, placeThing } from '../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { itemVerbs } from '../../src/game/items/item-verbs.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { type Kind, kindHas } from '../../src/game/kinds.ts';
import { openQuestion } from '../../src/game/open-question.ts';
import { spawn, spawnItem, spawnMonster } from '../../src/game/spawn.ts';
import { combat } from '../../src/game/systems/combat.ts';
import type { Game } from '../../src/game/world.ts';
import { hashOf } from '../../src/state/hash.ts';
import { simple } from '../sources.ts';
import { bagKinds, messageIds, monsterAt, scene } from '../world.ts';

/** A bundle without the cells of its own campaign. */
function homeless(bundle: unknown): unknown {
  const { spawn, ...rest } = JSON.parse(String(bundle)) as { spawn?: object };
  return { ...rest, ...(spawn && { spawn: { ...spawn, at: [] } }) };
}

/** A campaign with all bundles of the other campaigns, with the campaign in their names. */
function withGuests(home: CampaignSource) {
  const others = campaigns
    .filter((source) => source !== home)
    .flatMap((source) =>
      Object.entries(source.bundles).map(([file, bundle]) => [
        file.replace(/^.*\//, `./${source.id}-`),
        homeless(bundle),
      ]),
    );
  return loadCampaign({ ...home, bundles: { ...home.bundles, ...Object.fromEntries(others) } });
}

const worlds = campaigns.map((home) => ({ id: home.id, campaign: withGuests(home) }));

const hall = `
  #########
  #.......#
  #.......#
  #...@...#
  #.......#
  #.......#
  #########`;

/** A hall of a campaign with a distant bystander and a hero with much health. */
function hallOf(campaign: ReturnType<typeof withGuests>, seed: string): Game {
  const game = scene(hall, { campaign, seed, depth: campaign.start.depth });
  const { Health, Condition } = game.stores;
  Health.max[game.hero] = 9000;
  Health.current[game.hero] = 9000;
  const [kind] = actorsOf(campaign.kinds);
  const bystander = spawnMonster(game, kind, game.floor.depth);
  placeActor(game, bystander, game.floor, 1, 1);
  Condition.helpless[bystander] = 255;
  return game;
}

const actorsOf = (kinds: readonly Kind[]) => kinds.filter((kind) => kindHas(kind, 'AI'));
const itemsOf = (kinds: readonly Kind[]) => kinds.filter((kind) => kindHas(kind, 'Item'));
const trapsOf = (kinds: readonly Kind[]) => kinds.filter((kind) => kindHas(kind, 'Trap'));

/** Whether a monster takes no hit points, such as a nymph, a floating eye or a rust monster. */
const harmless = (kind: Kind) => {
  const fighter = kind.components.find(({ name }) => name === 'Fighter');
  const powerless = fighter !== undefined && meanOfDice(fighter.fields.attacks) === 0;
  return kindHas(kind, 'Paralysis') || (powerless && !kindHas(kind, 'Grasp'));
};

test.each(worlds)('in $id no bundle of the other campaigns is refused', ({ campaign }) => {
  expect(campaign.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
  const all = campaigns.reduce((sum, { bundles }) => sum + Object.keys(bundles).length, 0);
  expect(campaign.kinds).toHaveLength(all + 1);
});

describe.each(worlds)('in $id', ({ campaign }) => {
  test.each(actorsOf(campaign.kinds).map((kind) => ({ id: kind.id, kind })))(
    '$id acts next to the hero for sixty turns, attacks if it can, and can be killed',
    ({ kind }) => {
      const game = hallOf(campaign, `guest ${kind.id}`);
      const { AI, Identity, Health, Condition, Experience, Strength } = game.stores;
      const monster = spawnMonster(game, kind, game.floor.depth);
      placeActor(game, monster, game.floor, 5, 3);
      const [hero, seq] = [Identity.seq[game.hero], Identity.seq[monster]];
      game.score = 50;
      let hits = 0;
      const gone = () => !entityExists(game.world, monster);
      const from = game.turn;
      while (game.turn < from + 60 && !gone()) {
        AI.awake[monster] = 1;
        AI.provoked[monster] = 1;
        const events = takeTurn(game, { type: 'wait' });
        hits += events.filter(
          (e) => e.type === 'hit' && e.attacker === seq && e.target === hero && e.damage > 0,
        ).length;
        if (game.ending) break;
      }
      expect(game.turn - from).toBeGreaterThan(0);
      const ended = game.ending;
      // Only an attack or a drain of this monster may end the game.
      if (ended) expect(ended).toMatchObject({ won: false, by: 'attack', kind: kind.id });
      if (!harmless(kind) && !kindHas(kind, 'Disguise')) expect(hits).toBeGreaterThan(0);
      expect(hashOf(game)).toMatch(/^[0-9a-f]{64}$/);
      if (gone() || ended) return;

      // Now a strong hero kills it, wherever it is.
      Experience.level[game.hero] = 20;
      Strength.now[game.hero] = 16;
      Health.current[monster] = 1;
      for (let attacks = 0; attacks < 400 && !has(game, monster, 'Dead'); attacks++) {
        Condition.helpless[game.hero] = 0;
        game.turn++;
        game.pending.attacks.push({ attacker: game.hero, target: monster, by: 'hand' });
        combat(game);
        game.pending.results.length = 0;
        Health.current[monster] = Math.min(1, Health.current[monster]);
      }
      expect(has(game, monster, 'Dead')).toBe(true);
      takeTurn(game, { type: 'wait' });
      expect(messageIds(game)).toContain('kill');
      expect(gone()).toBe(true);
    },
  );

  test.each(itemsOf(campaign.kinds).map((kind) => ({ id: kind.id, kind })))(
    '$id can be stepped on, picked up and used in every possible way',
    ({ kind }) => {
      const game = hallOf(campaign, `guest ${kind.id}`);
      const item = spawnItem(game, { kind, value: 5 });
      placeThing(game, item, game.floor, 5, 3);
      takeTurn(game, { type: 'move', dx: 1, dy: 0 });
      takeTurn(game, { type: 'pickup' });
      const gold = kindHas(kind, 'Gold');
      if (gold) expect(game.score).toBe(5);
      if (gold || game.ending || bagOf(game, game.hero).length === 0) {
        if (!gold && !game.ending) expect(has(game, game.hero, 'Bag')).toBe(false);
        return;
      }
      expect(bagKinds(game)).toEqual([kind.id]);
      for (const verb of itemVerbs(game, game.hero, bagOf(game, game.hero)[0])) {
        // Naming takes no time: see `knowledge.test.ts`.
        if (verb === 'name') continue;
        if (bagOf(game, game.hero).length === 0) stow(game, game.hero, spawnItem(game, { kind }));
        const slot = bagOf(game, game.hero).length - 1;
        const direction = { dx: -1, dy: 0 } as const;
        const command = isAimed(verb) ? { type: verb, slot, ...direction } : { type: verb, slot };
        const refused = takeTurn(game, command).some(({ type }) => type === 'refused');
        expect([verb, refused]).toEqual([verb, false]);
        // A scroll may ask a question.
        if (openQuestion(game) === 'identify') takeTurn(game, { type: 'chooseItem', slot: 0 });
        const [target] = kindsToWipeOut(game);
        if (openQuestion(game)) takeTurn(game, { type: 'chooseKind', kind: target.id });
      }
      expect(hashOf(game)).toMatch(/^[0-9a-f]{64}$/);
    },
  );

  test.each(trapsOf(campaign.kinds).map((kind) => ({ id: kind.id, kind })))(
    '$id goes off under the hero, who can then continue',
    ({ kind }) => {
      const game = hallOf(campaign, `guest ${kind.id}`);
      placeThing(game, spawn(game, kind), game.floor, 5, 3);
      const events = takeTurn(game, { type: 'move', dx: 1, dy: 0 });
      expect(events.filter(({ type }) => type === 'sprung')).toHaveLength(1);
      for (let n = 0; n < 10; n++) takeTurn(game, { type: 'wait' });
      expect(game.stores.Condition.helpless[game.hero]).toBe(0);
      expect(hashOf(game)).toMatch(/^[0-9a-f]{64}$/);
    },
  );
});

test('the hero of Simple can use weapons of Rogue', () => {
  const game = hallOf(worlds[0].campaign, 'gear');
  const { Health } = game.stores;
  const rat = spawnMonster(game, kindById(worlds[0].campaign, 'rat'), 1);
  placeActor(game, rat, game.floor, 5, 3);
  const attack = () => {
    Health.current[rat] = 6000;
    game.pending.attacks.push({ attacker: game.hero, target: rat, by: 'hand' });
    combat(game);
    return 6000 - Health.current[rat];
  };
  const bare = attack();
  const kind = kindById(worlds[0].campaign, 'rogue-two-handed-sword');
  game.stores.Gear.weapon[game.hero] = stow(game, game.hero, spawnItem(game, { kind }));
  expect(attack()).toBeGreaterThan(bare);
});

test('a starved carrier drops its items', () => {
  const { campaign } = worlds[0];
  const game = scene('####### #@...r# #######', { campaign });
  const rat = monsterAt(game, 5, 1);
  const { Hunger, Health, Carries } = game.stores;
  addComponent(game.world, rat, Hunger);
  addComponent(game.world, rat, Carries);
  Hunger.energy[rat] = 0;
  Hunger.mode[rat] = 0;
  Health.current[rat] = 1;
  Health.fraction[rat] = 0;
  const kind = kindById(campaign, 'apple');
  const apple = spawnItem(game, { kind });
  addComponent(game.world, apple, game.carriedBy(rat));
  takeTurn(game, { type: 'wait' });
  takeTurn(game, { type: 'wait' });
  expect(entityExists(game.world, rat)).toBe(false);
  expect(entityExists(game.world, apple)).toBe(true);
});

test('armour does not make a hero without armour class easier to hit', () => {
  const campaign = loadCampaign({ ...simple, rules: { ...simple.rules, attack: 'dice' } });
  const game = scene(hall, { campaign });
  const bare = armourClassOf(game, game.hero);
  const kind = kindById(campaign, 'leather-armour');
  game.stores.Gear.armour[game.hero] = stow(game, game.hero, spawnItem(game, { kind }));
  expect(armourClassOf(game, game.hero)).toBeLessThan(bare);
});

test('a trapdoor of the simple campaign never leads into a wall', () => {
  const { campaign } = worlds[0];
  const game = newGame(campaign, 'x');
  const { width } = campaign;
  const above = game.floor.grid;
  const stairs = above.tiles.indexOf(Tile.stairsDown);
  moveActor(game, game.hero, stairs % width, Math.floor(stairs / width));
  takeTurn(game, { type: 'down' });
  const below = game.floor.grid;
  takeTurn(game, { type: 'up' });
  const cell = above.tiles.findIndex(
    (tile, n) =>
      tile === Tile.floor && above.tiles[n - 1] === Tile.floor && !isStandable(below.tiles[n]),
  );
  const [x, y] = [cell % width, Math.floor(cell / width)];
  placeThing(game, spawn(game, kindById(campaign, 'rogue-trapdoor')), game.floor, x, y);
  moveActor(game, game.hero, x - 1, y);
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(game.floor.depth).toBe(1);
  const at = heroCell(game);
  expect(isStandable(tileAt(below, at.x, at.y))).toBe(true);
});
