import { cure } from './cure.ts';
import { damage } from './damage.ts';
import type { Effect } from './effect.ts';
import { fall } from './fall.ts';
import { genocide } from './genocide.ts';
import { heal } from './heal.ts';
import { identify } from './identify.ts';
import type { EffectName } from './names.ts';
import { poison } from './poison.ts';
import { shoot } from './shoot.ts';
import { sleep } from './sleep.ts';
import { snare } from './snare.ts';
import { teleport } from './teleport.ts';
import { weaken } from './weaken.ts';

/** Every effect by its name. */
export const effectRegistry = {
  cure,
  damage,
  fall,
  genocide,
  heal,
  identify,
  poison,
  shoot,
  sleep,
  snare,
  teleport,
  weaken,
} as const satisfies Record<EffectName, Effect>;
