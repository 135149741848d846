import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { StateTrace, stateParts } from '../../src/records/trace.ts';
import { decodeTrace, encodeTrace } from '../../src/records/trace-text.ts';
import { place, rogueCampaign, scene } from '../world.ts';

const change = fc.record({
  part: fc.integer({ min: 0, max: 1000 }),
  seq: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 2 ** 32 - 1 })),
  check: fc.integer({ min: 0, max: 4095 }),
});
const call = fc.record({
  system: fc.integer({ min: 0, max: 100 }),
  changes: fc
    .uniqueArray(change, { selector: ({ part, seq }) => `${part} ${seq}` })
    .map((changes) => changes.sort((a, b) => a.part - b.part || a.seq - b.seq)),
});

test('every trace is decoded as it was encoded', () => {
  fc.assert(
    fc.property(fc.array(call), (calls) => {
      const text = encodeTrace(calls);
      expect(decodeTrace(text)).toEqual(calls);
      expect(text).toMatch(/^[\w-]*$/);
    }),
  );
});

test('any other text is decoded to a trace in range or to null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]*$/)), (text) => {
      for (const { changes } of decodeTrace(text) ?? []) {
        for (const { seq, check } of changes) {
          expect(seq).toBeLessThan(2 ** 32);
          expect(check).toBeLessThan(4096);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('a trace that is cut off is not decoded', () => {
  const text = encodeTrace([{ system: 3, changes: [{ part: 70, seq: 5, check: 9 }] }]);
  for (let n = 1; n < text.length; n++) expect(decodeTrace(text.slice(0, n))).toBeNull();
});

/** Changes as "part seq". */
function shown(trace: StateTrace): string[] {
  return trace.changes().map(({ part, seq }) => `${stateParts[part]} ${seq}`);
}

test('the state trace names the component and the entity of a change', () => {
  const game = scene('#### #@r# ####');
  const { Identity, Health, Position } = game.stores;
  const trace = new StateTrace(game);
  expect(shown(trace)).toEqual([]);
  const rat = game.floor.monsters[0];
  Health.current[rat]--;
  expect(shown(trace)).toEqual([`Health ${Identity.seq[rat]}`]);
  Position.x[rat]++;
  game.score += 5;
  expect(shown(trace)).toEqual([`Position ${Identity.seq[rat]}`, 'score 0']);
  expect(shown(trace)).toEqual([]);
});

test('the state trace names each component of an entity that appears', () => {
  const game = scene('##### #@..# #####');
  const trace = new StateTrace(game);
  const apple = place(game, 'apple', 2, 1);
  const seq = game.stores.Identity.seq[apple];
  const changes = shown(trace);
  expect(changes).toContain(`Food ${seq}`);
  expect(changes).toContain(`Position ${seq}`);
  expect(changes).toContain('nextSeq 0');
  expect(changes).not.toContain(`Position ${game.stores.Identity.seq[game.hero]}`);
});

test('every change of a cell, the log or a number of the game is noticed', () => {
  const game = newGame(rogueCampaign, 'cells');
  const trace = new StateTrace(game);
  game.floor.memory.tiles[7]++;
  game.log[0] = { ...game.log[0], times: 7 };
  game.nextWanderer++;
  expect(shown(trace)).toEqual(['nextWanderer 0', 'log 0', 'memory 0']);
});

test('the keys of the state trace have room for all stateParts', () => {
  expect(stateParts.length).toBeLessThan(128);
  expect(new Set(stateParts).size).toBe(stateParts.length);
});
