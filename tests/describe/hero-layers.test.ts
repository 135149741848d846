import { figures, grips, painted } from 'virtual:atlas';
import { expect, test } from 'vitest';
import { heroLayers } from '../../src/describe/hero-layers.ts';
import { kindById } from '../../src/game/campaign.ts';
import { takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { arenaCampaign, campaign, give, rogueCampaign, scene } from '../world.ts';

const art = { figures, grips, painted };
const room = '##### #@..# #...# #####';
const drawings = (game: Game) => heroLayers(game, art).map(({ drawing }) => drawing);
const colourOfKind = (id: string) => kindById(campaign, id)?.look.colour;

test('a hero without gear is its sprite alone, and each campaign has its own', () => {
  const all = [campaign, rogueCampaign, arenaCampaign].map(
    (one) => heroLayers(scene(room, { campaign: one }), art)[0].drawing,
  );
  expect(new Set(all).size).toBe(3);
  for (const drawing of all) expect(figures).toContain(drawing.replace('icon:', ''));
  expect(drawings(scene(room))).toHaveLength(1);
});

test('a hero shows its armour, its weapon in the colours of the items, and its hand around the weapon', () => {
  const game = scene(room);
  give(game, 'leather-armour', 'dagger');
  takeTurn(game, { type: 'equip', slot: 0 });
  takeTurn(game, { type: 'equip', slot: 1 });
  const layers = heroLayers(game, art);
  expect(layers.map(({ drawing }) => drawing)).toEqual([
    'icon:adventurer',
    'worn:light',
    'icon:plain-dagger',
    'worn:hand',
  ]);
  expect(layers[1].colour).toBe(colourOfKind('leather-armour'));
  expect(layers[2].colour).toBe(colourOfKind('dagger'));
  expect(layers.map(({ place }) => place !== undefined)).toEqual([false, false, true, false]);

  takeTurn(game, { type: 'takeOff', slot: 1 });
  expect(drawings(game)).toEqual(['icon:adventurer', 'worn:light']);
});

test('a hero who raises a prize wears its armour, and has nothing else in the hand', () => {
  const game = scene(room);
  give(game, 'leather-armour', 'dagger');
  takeTurn(game, { type: 'equip', slot: 0 });
  takeTurn(game, { type: 'equip', slot: 1 });
  const layers = heroLayers(game, art, 'raised');
  expect(layers.map(({ drawing }) => drawing)).toEqual(['icon:adventurer-raised', 'worn:light']);
  // A figure without such a drawing stands.
  const standing = heroLayers(scene(room, { campaign: arenaCampaign }), art, 'raised');
  expect(standing[0].drawing).toBe('icon:gladiator');
});

test('a fallen hero has closed eyes, and keeps what it wears and holds', () => {
  const game = scene(room);
  give(game, 'dagger');
  takeTurn(game, { type: 'equip', slot: 0 });
  const [body, held] = heroLayers(game, art, 'fallen');
  expect(body.drawing).toBe('icon:adventurer-fallen');
  expect(held.place).toBeDefined();
});

test('a lying hero has a drawing in each campaign, wears no standing legs, and has lost its weapon', () => {
  const bodies = [campaign, rogueCampaign, arenaCampaign].map(
    (one) => heroLayers(scene(room, { campaign: one }), art, 'lying')[0].drawing,
  );
  expect(bodies).toEqual(['icon:adventurer-lying', 'icon:delver-lying', 'icon:gladiator-lying']);
  const game = scene(room);
  give(game, 'dagger', 'plate-armour');
  takeTurn(game, { type: 'equip', slot: 0 });
  const [held] = heroLayers(game, art).slice(1);
  takeTurn(game, { type: 'equip', slot: 1 });
  const [, armour, dropped, ...others] = heroLayers(game, art, 'lying');
  expect(armour.drawing).toBe('worn:medium');
  expect(dropped.drawing).toBe(held.drawing);
  expect(dropped.place?.x).toBeLessThan(held.place?.x ?? 0);
  expect(others).toEqual([]);
});

test('a hurt hero has another face in each campaign, and keeps what it wears and holds', () => {
  const bodies = [campaign, rogueCampaign, arenaCampaign].map(
    (one) => heroLayers(scene(room, { campaign: one }), art, 'hurt')[0].drawing,
  );
  expect(bodies).toEqual(['icon:adventurer-hurt', 'icon:delver-hurt', 'icon:gladiator-hurt']);
  const game = scene(room);
  give(game, 'dagger');
  takeTurn(game, { type: 'equip', slot: 0 });
  expect(heroLayers(game, art, 'hurt')[1].place).toBeDefined();
});

test('the heavier an armour, the more it covers', () => {
  const worn = (kind: string) => {
    const game = scene(room);
    give(game, kind);
    takeTurn(game, { type: 'equip', slot: 0 });
    return drawings(game)[1];
  };
  expect(['leather-armour', 'scale-armour', 'plate-armour'].map(worn)).toEqual([
    'worn:light',
    'worn:medium',
    'worn:heavy',
  ]);
});

test('a thing is held with its handle in the hand, inside the box of the figure', () => {
  for (const kind of ['dagger', 'long-sword']) {
    const game = scene(room);
    give(game, kind);
    takeTurn(game, { type: 'equip', slot: 0 });
    const place = heroLayers(game, art).find((layer) => layer.place)?.place;
    if (!place) throw new Error(`The ${kind} is not in the hand.`);
    // The blades of these icons point to different corners, and both point up in the hand.
    const corner = kind === 'dagger' ? Math.PI / 4 : -Math.PI / 4;
    const tip = corner + place.turn;
    expect(Math.sin(tip)).toBeLessThan(-0.8);
    const reach = 0.42 * Math.SQRT2 * place.side;
    for (const at of [place.x + reach * Math.cos(tip), place.y + reach * Math.sin(tip)]) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(1);
    }
  }
});

test('the hero of a mod with another sprite shows its weapon, and no armour that would not fit', () => {
  const game = scene(room);
  give(game, 'leather-armour', 'dagger');
  takeTurn(game, { type: 'equip', slot: 0 });
  takeTurn(game, { type: 'equip', slot: 1 });
  const layers = heroLayers(game, { ...art, figures: [] });
  expect(layers.map(({ drawing }) => drawing)).toEqual(['icon:adventurer', 'icon:plain-dagger']);
});

test('a ring is on its hand, in the colour of its stone', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'ring-searching');
  takeTurn(game, { type: 'equip', slot: 0, hand: 'right' });
  expect(drawings(game)).toEqual(['icon:delver', 'worn:right-ring']);
});
