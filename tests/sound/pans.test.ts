import { expect, test } from 'vitest';
import { heroCell } from '../../src/game/entity.ts';
import type { GameEvent } from '../../src/game/events.ts';
import { takeTurn } from '../../src/game/game.ts';
import { panOf, pansOf } from '../../src/sound/pans.ts';
import { scene } from '../world.ts';

test('a sound is further on its side the further its place is, and never on one side only', () => {
  const at = (x: number) => panOf({ x: 10 + x }, { x: 10 });
  expect(at(0)).toBe(0);
  expect(at(-2)).toBe(-0.5);
  expect(at(1)).toBeGreaterThan(0.3);
  expect(at(30)).toBeGreaterThan(at(4));
  expect(at(300)).toBeLessThan(1);
});

test.each([
  ['left', '###### #.w@.# ######', -1],
  ['right', '###### #.@w.# ######', 1],
])('a fight on the %s is heard there: both attacks, and those that miss', (_, map, side) => {
  const game = scene(map);
  game.stores.Health.current[game.hero] = 1000;
  const heard = new Set<string>();
  for (let turn = 0; turn < 12 && !game.ending; turn++) {
    const events = takeTurn(game, { type: 'move', dx: side as -1 | 1, dy: 0 });
    const pans = pansOf(events, game.stores.Identity.seq[game.hero], heroCell(game));
    for (const [sound, pan] of Object.entries(pans)) {
      heard.add(sound);
      expect([sound, Math.sign(pan)]).toEqual([sound, side]);
    }
    if (heard.has('kill')) break;
  }
  expect([...heard]).toEqual(expect.arrayContaining(['hit', 'hurt', 'kill']));
});

test('a fight between two monsters on the left does not move the sounds of the fight of the hero', () => {
  const hero = 1;
  const fight = (attacker: number, target: number, x: number): GameEvent[] => {
    const places = { from: { x: 10, y: 0 }, at: { x, y: 0 } };
    return [
      { type: 'missed', attacker, target, ...places },
      { type: 'hit', attacker, target, damage: 1, ...places },
      { type: 'killed', actor: target, at: places.at },
    ];
  };
  const sides = (events: GameEvent[]) => pansOf(events, hero, { x: 10 });
  const own = sides(fight(hero, 4, 11));
  expect(Object.keys(own)).toEqual(['miss', 'hit', 'kill']);
  expect(sides([...fight(2, 3, 5), ...fight(hero, 4, 11)])).toEqual(own);
  // An effect has no attacker.
  expect(Object.keys(sides(fight(0, 4, 11)))).toContain('hit');
});
