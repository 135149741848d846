import { getAllEntities } from 'bitecs';
import { expect, test } from 'vitest';
import {
  fillDistanceField,
  makeDistanceField,
  unreached,
} from '../../src/dungeon/distance-field.ts';
import { makeFieldOfView } from '../../src/dungeon/field-of-view.ts';
import { splitFloor } from '../../src/dungeon/generators/simple-rooms.ts';
import { HashStream } from '../../src/dungeon/hash-stream.ts';
import { Shadowcaster } from '../../src/dungeon/shadowcasting.ts';
import { crowdedHall } from './crowd.ts';
import { rotDistances } from './distances.bench.ts';
import { jsonOf, loadJson } from './json-state.ts';
import { rotPlayer } from './references/rot-player.ts';
import { rulesPlayer } from './references/rules-player.ts';
import { heroSteps, makeScene, type SceneMind } from './references/scene.ts';
import { tutorialFloor } from './references/tutorial-floor.ts';
import { typedPlayer } from './references/typed-player.ts';
import { typedSight } from './references/typed-sight.ts';

test("the floors of the tutorial equal the game's floors", () => {
  const arrival = { x: 12, y: 5 };
  for (let n = 0; n < 40; n++) {
    const ours = splitFloor(new HashStream(`same${n},2`), arrival, 25, 25);
    const theirs = tutorialFloor(`same${n}`, 2, arrival, 25);
    const tiles = theirs.blocks.map((column) => column.map(({ type, weak }) => (weak ? 2 : type)));
    expect(tiles.flatMap((_, y) => tiles.map((column) => column[y]))).toEqual([...ours.grid.tiles]);
    expect(theirs.rooms).toEqual(ours.rooms);
    expect(theirs.stairs).toEqual([ours.down]);
  }
});

const { grid } = splitFloor(new HashStream('same,1'), { x: 12, y: 5 }, 80, 24);

test('typed shadowcasting sees the same cells as the game', () => {
  const shadows = new Shadowcaster(grid);
  const sight = makeFieldOfView(grid);
  const typed = typedSight(grid);
  for (let cell = 0; cell < grid.tiles.length; cell += 29) {
    const [x, y] = [cell % 80, Math.floor(cell / 80)];
    shadows.cast(x, y, 20, sight);
    const number = typed.look(x, y, 20);
    expect([...typed.seen].map((seen) => Number(seen === number))).toEqual([...sight.visible]);
  }
});

test.each([
  ['free', 8],
  ['orthogonal', 4],
] as const)('rot.js finds the same distances under the rule "%s"', (rule, topology) => {
  const goal = { x: 12, y: 5 };
  const field = makeDistanceField(grid.tiles.length);
  fillDistanceField(field, grid, goal.x, goal.y, rule, 10_000);
  const search = rotDistances(grid, goal, topology);
  const theirs = Array.from(grid.tiles, (_, cell) => {
    let cells = 0;
    search.compute(cell % 80, Math.floor(cell / 80), () => cells++);
    return cells === 0 ? unreached : cells - 1;
  });
  expect(theirs).toEqual([...field.steps]);
});

test('JSON restores as many entities as the game has', () => {
  const { world, cells } = loadJson(jsonOf(crowdedHall(50)));
  expect(getAllEntities(world)).toHaveLength(50);
  expect(cells).toHaveLength(4);
});

const minds: SceneMind[] = ['hunter', 'chaser', 'roamer'];

test.each(minds)('%ss are on the same cells after the same turns over typed arrays', (mind) => {
  const scene = makeScene(mind, 300);
  const rules = rulesPlayer(scene);
  const typed = typedPlayer(scene);
  const start = [scene.hero, ...scene.monsters];
  expect(rules.cells()).toEqual(start);
  for (let repetition = 0; repetition < 2; repetition++) {
    rules.reset();
    typed.reset();
    expect(rules.cells()).toEqual(start);
    for (let turn = 0; turn < heroSteps.length; turn++) {
      const before = rules.cells();
      const events = rules.turn() as readonly { type: string }[];
      // The hero's own step is an event of the rules only.
      expect(typed.turn()).toBe(events.filter(({ type }) => type === 'stepped').length - 1);
      expect(typed.cells()).toEqual(rules.cells());
      rules.cells().forEach((cell, n) => {
        expect(cell).not.toEqual(before[n]);
      });
    }
  }
});

test.each(minds)('each of 10,000 %ss acts in every turn', (mind) => {
  const scene = makeScene(mind, 10_000);
  for (const player of [rulesPlayer(scene), typedPlayer(scene)]) {
    player.reset();
    for (let turn = 0; turn < heroSteps.length; turn++) {
      player.turn();
      expect(player.acted()).toBe(scene.monsters.length);
    }
  }
});

test.each(
  minds.flatMap((mind) => (['straight', 'paths'] as const).map((steps) => [mind, steps] as const)),
)('each of 50 %ss acts in every turn with rot.js and %s', (mind, steps) => {
  const scene = makeScene(mind, 50);
  const player = rotPlayer(scene, steps);
  for (let turn = 0; turn < heroSteps.length; turn++) {
    player.turn();
    expect(player.acted()).toBe(scene.monsters.length);
  }
});

test('hunters take the same steps with rot.js, straight ahead, as with the rules', () => {
  const scene = makeScene('hunter', 50);
  const [ours, theirs] = [rulesPlayer(scene), rotPlayer(scene, 'straight')].map((player) => {
    player.reset();
    return heroSteps.map(() => {
      player.turn();
      return player.cells();
    });
  });
  expect(theirs).toEqual(ours);
});

test('hunters come as near to the hero with the paths of rot.js as with the rules', () => {
  const scene = makeScene('hunter', 50);
  const [ours, theirs] = [rulesPlayer(scene), rotPlayer(scene, 'paths')].map((player) => {
    player.reset();
    for (let turn = 0; turn < heroSteps.length; turn++) player.turn();
    const [hero, ...monsters] = player.cells();
    return monsters.map(({ x, y }) => Math.max(Math.abs(x - hero.x), Math.abs(y - hero.y)));
  });
  expect(theirs).toEqual(ours);
});
