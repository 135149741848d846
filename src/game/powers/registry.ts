import type { ComponentName } from '../components.ts';
import { grasp } from './grasp.ts';
import { leech } from './leech.ts';
import { levelDrain } from './level-drain.ts';
import { paralysis } from './paralysis.ts';
import { poison } from './poison.ts';
import type { Power } from './power.ts';
import { rob } from './robbing.ts';
import { rust } from './rust.ts';
import { stealGold, stealItem } from './stealing.ts';
import { venom } from './venom.ts';

/** Every power of a hit, in the order in which an attack applies them. `regeneration.ts` needs no hit. */
export const powerRegistry: readonly Power[] = [
  venom,
  paralysis,
  grasp,
  stealGold,
  stealItem,
  rob,
  rust,
  levelDrain,
  leech,
  poison,
];

/** Whether a monster loses the power of a component when it is cancelled: see `hasPower`. */
export function endsWhenCancelled(component: ComponentName): boolean {
  return (
    component === 'OnHit' ||
    component === 'WhenHit' ||
    powerRegistry.some((power) => power.component === component)
  );
}
