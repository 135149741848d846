import '../node-navigator.ts';

import { Container, Sprite, Texture, TextureSource } from 'pixi.js';
import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { deathLookOf } from '../../../src/describe/actor-look.ts';
import { type Campaign, kindById } from '../../../src/game/campaign.ts';
import { deathLooks, kindHas } from '../../../src/game/kinds.ts';
import { deathOf } from '../../../src/screen/actors/deaths.ts';
import type { Figure } from '../../../src/screen/actors/figure.ts';
import { simple } from '../../sources.ts';
import { rogueCampaign, campaign as simpleCampaign } from '../../world.ts';

const wolf = { extends: 'wolf', spawn: {} };
const explodes = { ...wolf, Explodes: { damage: 4, radius: 1 } };
const bundles = {
  'plain.json': JSON.stringify({ ...wolf, name: { en: 'plain wolf' } }),
  'bomb.json': JSON.stringify({ ...explodes, name: { en: 'bomb' } }),
  'ghost.json': JSON.stringify({
    ...explodes,
    name: { en: 'ghost' },
    look: { death: 'dissolve' },
  }),
};

test('a monster that explodes breaks, unless its bundle has another look of its death', () => {
  const campaign = loadCampaign(simple, bundles);
  const looks = ['plain', 'bomb', 'ghost'].map((id) => deathLookOf(kindById(campaign, id)));
  expect(looks).toEqual(['fall', 'break', 'dissolve']);
});

test('the monsters of the campaigns die in several ways, and a bat flutters down', () => {
  const looksOf = ({ kinds }: Campaign) =>
    new Map(
      kinds.filter((kind) => kindHas(kind, 'AI')).map((kind) => [kind.id, deathLookOf(kind)]),
    );
  const simpleLooks = looksOf(simpleCampaign);
  const rogueLooks = looksOf(rogueCampaign);
  expect([simpleLooks.get('bat'), rogueLooks.get('bat')]).toEqual(['flutter', 'flutter']);
  expect(new Set(simpleLooks.values()).size).toBe(3);
  expect(new Set(rogueLooks.values())).toEqual(new Set(deathLooks));
});

test.each(deathLooks)('a death by "%s" moves the figure and ends out of sight', (look) => {
  const pose = { glideX: 0, glideY: 0, pushX: 0, pushY: 0, hop: 0, stretch: 0, sunk: 0, tilt: 0 };
  const root = { alpha: 1 };
  const puppet = new Container();
  const body = new Sprite(new Texture({ source: new TextureSource({ width: 9, height: 9 }) }));
  const figure = { root, puppet, body, shadow: { alpha: 1 }, pose: { ...pose, flash: 0 } };
  const death = deathOf(figure as unknown as Figure, look, 1, { width: 30, height: 30 });
  death.step(0.4);
  const { flash: _, ...moved } = figure.pose;
  if (look !== 'break') expect(moved).not.toEqual(pose);
  else expect(body.visible).toBe(false);
  expect(root.alpha).toBeGreaterThan(0.3);
  death.step(1);
  expect(root.alpha).toBeCloseTo(0);
  death.end?.();
});
