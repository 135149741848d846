import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import type { Contest, Scale } from './contest.ts';
import { campaign, crowdedHall } from './crowd.ts';
import { bitEcsSaver, cellsOf, jsonOf, loadBitEcs, loadJson, usedBy } from './savers.ts';

/** Saving and restoring a hall full of monsters and items: all entries save its cells as well. */
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
  return [
    {
      name: `save ${entities} entities`,
      entries: [
        { name: 'snapshot', run: () => snapshotOf(game) },
        { name: 'bitECS snapshot', run: () => [save(), copied()] },
        { name: 'JSON', run: () => jsonOf(game) },
      ],
      goals: [{ than: 'JSON', ratio: 1 }],
    },
    {
      name: `restore ${entities} entities`,
      entries: [
        { name: 'snapshot', run: () => restore(campaign, bytes) },
        {
          name: 'bitECS snapshot',
          run: () => [loadBitEcs(packet, used, entities), cells.map((one) => one.slice())],
        },
        { name: 'JSON', run: () => loadJson(json, entities) },
      ],
      goals: [{ than: 'JSON', ratio: 1.5 }],
    },
  ];
}
