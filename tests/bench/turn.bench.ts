import type { Contest, Entry, Scale } from './contest.ts';
import { rotPlayer } from './references/rot-player.ts';
import { rulesPlayer } from './references/rules-player.ts';
import {
  heroSteps,
  makeScene,
  type Scene,
  type SceneMind,
  type ScenePlayer,
} from './references/scene.ts';
import { typedPlayer } from './references/typed-player.ts';

const typed = 'a loop over typed arrays';

const sizes: Record<Scale, readonly number[]> = {
  full: [20, 1000, 10_000, 100_000],
  tiny: [12],
};
/** With more monsters, a turn with paths takes seconds: rot.js searches the whole floor. */
const mostForPaths = 1000;
/** From this number of monsters on there are targets. */
const many = 1000;

const targets: Record<SceneMind, number> = { hunter: 5, chaser: 3, roamer: 3 };

/** Turns in which every monster acts. The times are those of a turn, divided by the monsters. */
export default function contests(scale: Scale): Contest[] {
  const minds = Object.keys(targets) as SceneMind[];
  return minds.flatMap((mind) => sizes[scale].map((monsters) => contest(mind, monsters)));
}

function contest(mind: SceneMind, monsters: number): Contest {
  let made: Scene | null = null;
  const scene = () => {
    made ??= makeScene(mind, monsters);
    return made;
  };
  return {
    name: `every monster acts: ${monsters.toLocaleString('en')} ${mind}s, per monster`,
    entries: [
      turns('the rules', scene, rulesPlayer),
      turns(typed, scene, typedPlayer),
      turns('rot.js, straight ahead', scene, (made) => rotPlayer(made, 'straight')),
      ...(mind !== 'roamer' && monsters <= mostForPaths
        ? [turns('rot.js with a Dijkstra map', scene, (made) => rotPlayer(made, 'paths'))]
        : []),
    ],
    goals: monsters >= many ? [{ than: typed, ratio: targets[mind] }] : [],
    units: monsters,
  };
}

/** Plays the turns of a scene again and again. Throws if a monster did not act. */
function turns(name: string, scene: () => Scene, player: (scene: Scene) => ScenePlayer): Entry {
  let made: ScenePlayer | null = null;
  let played = 0;
  let checked = 0;
  return {
    name,
    prepare() {
      made ??= player(scene());
      const { monsters } = scene();
      if (played > checked && made.acted() !== monsters.length) {
        throw new Error(`${name}: ${made.acted()} of ${monsters.length} monsters acted`);
      }
      if (played % heroSteps.length === 0) made.reset();
      checked = played;
    },
    run() {
      played++;
      return made?.turn();
    },
  };
}
