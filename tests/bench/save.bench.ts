import { takeTurn } from '../../src/game/game.ts';
import { ByteReader, ByteWriter } from '../../src/state/bytes.ts';
import { keyframeOf, rewind } from '../../src/state/keyframe.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import type { Contest, Scale } from './contest.ts';
import { campaign, crowdedHall } from './crowd.ts';
import { bitEcsSaver, cellsOf, jsonOf, loadBitEcs, loadJson, usedBy } from './savers.ts';

/**
 * Between rounds the garbage is collected, and with the last object of a class goes the code that was
 * compiled for it: one of each stays.
 */
const kept = [new ByteWriter(), new ByteReader(new Uint8Array(0))];

/** Saving and loading a hall full of monsters and items: all save its cells as well as its entities. */
export default function contests(scale: Scale): Contest[] {
  const entities = scale === 'full' ? 10_000 : 50;
  const game = crowdedHall(entities);
  const bytes = snapshotOf(game);
  const json = jsonOf(game);
  const save = bitEcsSaver(game);
  const packet = save();
  const copied = () => cellsOf(game).map((cells) => cells.slice());
  const cells = copied();
  const used = usedBy(game);
  const moving = crowdedHall(entities);
  const start = keyframeOf(moving);
  return [
    {
      name: `save ${entities} entities`,
      entries: [
        { name: 'snapshot', run: () => [snapshotOf(game), kept] },
        { name: 'bitECS snapshot', run: () => [save(), copied()] },
        { name: 'JSON', run: () => jsonOf(game) },
      ],
      goals: [{ than: 'JSON', ratio: 1 / 20 }],
    },
    {
      name: `load ${entities} entities`,
      entries: [
        { name: 'snapshot', run: () => restore(campaign, bytes) },
        {
          name: 'bitECS snapshot',
          run: () => [loadBitEcs(packet, used, entities), cells.map((one) => one.slice())],
        },
        { name: 'JSON', run: () => loadJson(json, entities) },
      ],
      goals: [{ than: 'JSON', ratio: 0.6 }],
    },
    {
      name: `back a turn with ${entities} entities`,
      entries: [
        {
          name: 'rewind',
          prepare: () => takeTurn(moving, { type: 'wait' }),
          run: () => {
            rewind(moving, start);
            return moving.turn;
          },
        },
        { name: 'load', run: () => restore(campaign, bytes) },
      ],
      goals: [{ than: 'load', ratio: 1 / 100 }],
    },
  ];
}
