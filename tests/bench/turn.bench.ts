import type { Contest, Entry, Scale } from './contest.ts';
import { type Crowd, makeCrowd, type Player, rulesPlayer } from './references/crowd.ts';
import { objectsPlayer } from './references/objects.ts';
import { rotPlayer } from './references/rot.ts';
import { systemsPlayer } from './references/systems.ts';
import { typedPlayer } from './references/typed.ts';

/** After so many turns everybody goes back to where he was: those near come, jam and strike. */
const turnsAtOnce = 16;
/** Those who act where all others sleep. */
const fewAwake = 64;

const ours = 'the rules';
const file = 'one file of typed arrays';
const systems = 'plain bitECS systems';
const objects = 'objects as in tutorials, O(n²)';
const rot = 'rot.js: Scheduler.Simple, one Dijkstra map a turn';
const drowsy = 'one file, sleepers in closed form';

interface Size {
  readonly monsters: number;
  readonly width: number;
  readonly height: number;
}

const sizes: Record<Scale, readonly Size[]> = {
  full: [
    { monsters: 100, width: 80, height: 24 },
    { monsters: 1000, width: 200, height: 200 },
    { monsters: 10_000, width: 500, height: 500 },
    { monsters: 100_000, width: 1000, height: 1000 },
  ],
  tiny: [
    { monsters: 20, width: 32, height: 24 },
    { monsters: 40, width: 48, height: 32 },
  ],
};

/** The whole turn of a hero who waits in a crowd. */
export default function contests(scale: Scale): Contest[] {
  const full = scale === 'full';
  const awake = sizes[scale].map((size): Contest => {
    const { monsters } = size;
    const crowd = crowdOf(size, monsters);
    return {
      name: `turn: ${tell(size)}, everyone awake`,
      entries: [
        turns(ours, crowd, rulesPlayer),
        turns(file, crowd, (made) => typedPlayer(made, false)),
        turns(systems, crowd, systemsPlayer),
        ...(monsters <= 10_000 ? [turns(objects, crowd, objectsPlayer)] : []),
        turns(rot, crowd, rotPlayer),
      ],
      goals: [
        ...(monsters >= 1000 ? [{ than: file, ratio: 2 }] : []),
        ...(monsters === 1000 ? [{ than: rot, ratio: 0.001 }] : []),
      ],
      // What there is to tell of the few near the hero, and nothing for each of the others.
      ...(full && { bytes: 96 * 1024 }),
    };
  });
  const [small, large] = [sizes[scale].at(1), sizes[scale].at(-1)] as [Size, Size];
  const crowds = { large: crowdOf(large, fewAwake), small: crowdOf(small, fewAwake) };
  const sleeping: Contest = {
    name: `turn: ${tell(large)}, ${fewAwake} awake`,
    entries: [
      turns(ours, crowds.large, rulesPlayer),
      turns(drowsy, crowds.large, (made) => typedPlayer(made, true)),
      turns(`${ours}, ${tell(small)}`, crowds.small, rulesPlayer),
      turns(`${drowsy}, ${tell(small)}`, crowds.small, (made) => typedPlayer(made, true)),
    ],
    goals: [{ than: `${ours}, ${tell(small)}`, ratio: 3.5 }],
  };
  return [...awake, sleeping];
}

function tell({ monsters, width, height }: Size): string {
  return `${monsters.toLocaleString('en')} monsters on ${width}×${height}`;
}

/** The crowd of a size, made when it is first asked for. */
function crowdOf({ monsters, width, height }: Size, awake: number): () => Crowd {
  let made: Crowd | null = null;
  return () => {
    made ??= makeCrowd(monsters, width, height, awake);
    return made;
  };
}

/** Turn after turn, from the start again and again; made when it is first asked for. */
function turns(name: string, crowd: () => Crowd, player: (crowd: Crowd) => Player): Entry {
  let made: Player | null = null;
  let played = 0;
  return {
    name,
    prepare() {
      made ??= player(crowd());
      if (played++ % turnsAtOnce === 0) made.reset();
    },
    run: () => made?.turn(),
  };
}
