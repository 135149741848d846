import { Map as RotMap } from 'rot-js';
import { splitFloor } from '../../src/dungeon/generators/split.ts';
import { HashStream } from '../../src/dungeon/hash-stream.ts';
import { planFloor } from '../../src/game/floor-plan.ts';
import { keyOf } from '../../src/game/random.ts';
import { rogueCampaign } from '../world.ts';
import type { Contest, Scale } from './contest.ts';
import { tutorialFloor } from './references/tutorial-floor.ts';

/** Floor after floor, each of another seed. */
export default function contests(scale: Scale): Contest[] {
  const arrival = { x: 12, y: 5 };
  const [width, height] = [80, 24];
  const key = keyOf('bench');
  return [
    {
      name: "floors of the tutorial's bytes, 25²",
      entries: [
        {
          name: 'ours',
          run: numbered((n) => splitFloor(new HashStream(`bench${n},1`), arrival, 25, 25)),
        },
        { name: 'tutorial', run: numbered((n) => tutorialFloor(`bench${n}`, 1, arrival, 25)) },
      ],
      goals: [{ than: 'tutorial', ratio: 1 / 3 }],
    },
    {
      name: `Rogue's floors with all that is in them, ${width}×${height}`,
      entries: [
        {
          name: 'ours',
          run: numbered((visit) =>
            planFloor(rogueCampaign, 'bench', 5, arrival, key, {
              visit,
              noFood: 0,
              prizeAllowed: true,
              withoutItems: false,
            }),
          ),
        },
        {
          name: 'rot.js Rogue, bare',
          run: () => quietly(() => new RotMap.Rogue(width, height, {}).create()),
        },
        ...(scale === 'full'
          ? [
              {
                name: 'rot.js Digger, bare',
                run: () => new RotMap.Digger(width, height, {}).create(() => {}),
              },
            ]
          : []),
      ],
      goals: [{ than: 'rot.js Rogue, bare', ratio: 2 }],
    },
  ];
}

/** Work told apart by a number from 0 to 999. */
function numbered<T>(work: (n: number) => T): () => T {
  let n = 0;
  return () => work(n++ % 1000);
}

/** rot.js writes to the console where it cannot join a room, which would cost it more than the floor. */
function quietly<T>(work: () => T): T {
  const { log } = console;
  console.log = () => {};
  try {
    return work();
  } finally {
    console.log = log;
  }
}
