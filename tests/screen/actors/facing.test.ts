import '../node-navigator.ts';

import { Container, type Sprite } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import type { Command } from '../../../src/game/commands.ts';
import type { GameEvent } from '../../../src/game/events.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { Actors } from '../../../src/screen/actors/actors.ts';
import type { Look } from '../../../src/screen/view.ts';
import { monsterAt, rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { artworkOf, lookAgain } from '../fixtures.ts';

beforeEach(() => {
  useFakeCanvases();
});

/** The actors of a game, and the side to which each of them looks, by the name of its drawing. */
function stageOf(game: Game, look: Look = 'tiles') {
  const actors = new Actors(new Container());
  const artwork = artworkOf(game.campaign, look);
  const { width, height } = game.floor.grid;
  const region = { x1: 0, y1: 0, x2: width - 1, y2: height - 1 };
  const cell = { width: 32, height: 32 };
  const window = { x: 0, y: 0, width: 800, height: 600 };
  const show = () => actors.show(game, artwork, cell, false, region, window);
  show();
  return {
    actors,
    show,
    act(command: Command): void {
      const events = takeTurn(game, command);
      actors.turn(events, show());
    },
    sides: () =>
      Object.fromEntries(
        actors.container.children.map((root) => {
          const puppet = root.children.find(({ children }) => children.length > 0) as Container;
          const body = puppet.children[0] as Sprite;
          return [`${body.texture.label}`, Math.sign(body.scale.x)];
        }),
      ),
  };
}

const hero = 'icon:adventurer';
const step = (dx: number, dy: number): Command => ({ type: 'move', dx, dy }) as Command;

test('the hero turns to the side of its step, and keeps it while it goes up and down', () => {
  const stage = stageOf(scene('##### #...# #.@.# #...# #####'));
  const sides = [stage.sides()[hero]];
  for (const [dx, dy] of [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, -1],
    [0, 1],
    [-1, 1],
  ] as const) {
    stage.act(step(dx, dy));
    sides.push(stage.sides()[hero]);
  }
  expect(sides).toEqual([1, -1, -1, -1, 1, 1, -1]);
});

test('the hero and a monster turn to the side of their attacks', () => {
  const game = scene('####### #..r@.# #.....# #######');
  const rat = monsterAt(game, 3, 1);
  const { Health, AI } = game.stores;
  Health.max[rat] = Health.current[rat] = 99;
  AI.awake[rat] = 1;
  const stage = stageOf(game);
  stage.act(step(1, 0));
  expect(stage.sides()[hero]).toBe(1);
  stage.act(step(-1, 0));
  for (let turn = 0; turn < 5; turn++) stage.act(step(-1, 0));
  expect(stage.sides()).toEqual({ [hero]: -1, 'icon:rat': 1 });
});

test('a bolt that is reflected does not turn the hero away from its target', () => {
  const game = scene('######### #....@..# #########');
  const stage = stageOf(game);
  const bolt = { type: 'zapped', kind: 'fire', aim: 'bolt' } as const;
  const actor = game.stores.Identity.seq[game.hero];
  const cells = (...xs: number[]) => xs.map((x) => ({ x, y: 1 }));
  const events: GameEvent[] = [
    { ...bolt, actor, from: { x: 5, y: 1 }, path: cells(4, 3, 4, 5) },
    { ...bolt, actor, from: { x: 5, y: 1 }, path: cells(6, 7) },
  ];
  stage.actors.turn(events, new Map());
  expect(stage.sides()[hero]).toBe(-1);
});

test('at first a monster looks to the hero, and the hero to the nearest monster', () => {
  const game = scene('######### #r.@...w# #.......# #########');
  expect(stageOf(game).sides()).toEqual({ [hero]: -1, 'icon:rat': 1, 'icon:wolf': -1 });
});

test('a monster that appears does not turn the hero', () => {
  const game = scene('######### #r.@....# #.......# #########');
  const rat = monsterAt(game, 1, 1);
  game.stores.AI.shown[rat] = 0;
  const stage = stageOf(game);
  expect(stage.sides()).toEqual({ [hero]: 1 });
  game.stores.AI.shown[rat] = 1;
  stage.show();
  expect(stage.sides()).toEqual({ [hero]: 1, 'icon:rat': 1 });
});

test('a mirrored hero has its size, also after it has changed its gear or lost health', () => {
  const game = scene('##### #.@.# #####');
  const stage = stageOf(game);
  stage.act(step(-1, 0));
  const body = () =>
    (stage.actors.container.children[0].children[1] as Container).children[0] as Sprite;
  const { width, height } = body();
  game.stores.Health.current[game.hero] -= 1;
  stage.show();
  expect([body().width, body().height]).toEqual([width, height]);
  expect(stage.sides()[hero]).toBe(-1);
});

test('glyphs are never mirrored', () => {
  const game = scene('####### #K.@.O# #######', { campaign: rogueCampaign });
  const stage = stageOf(game, 'glyphs');
  stage.act(step(-1, 0));
  lookAgain(game);
  expect(new Set(Object.values(stage.sides()))).toEqual(new Set([1]));
});
