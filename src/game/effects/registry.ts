import { cancel } from './cancel.ts';
import { cure } from './cure.ts';
import { damage } from './damage.ts';
import { drain } from './drain.ts';
import type { Effect } from './effect.ts';
import { fall } from './fall.ts';
import { haste } from './haste.ts';
import { heal } from './heal.ts';
import type { EffectName } from './names.ts';
import { poison } from './poison.ts';
import { polymorph } from './polymorph.ts';
import { search } from './search.ts';
import { shoot } from './shoot.ts';
import { sleep } from './sleep.ts';
import { slow } from './slow.ts';
import { snare } from './snare.ts';
import { strike } from './strike.ts';
import { teleport } from './teleport.ts';
import { teleportTo } from './teleport-to.ts';
import { weaken } from './weaken.ts';

/** Every effect by its name. */
export const effectRegistry = {
  cancel,
  cure,
  damage,
  drain,
  fall,
  haste,
  heal,
  poison,
  polymorph,
  search,
  shoot,
  sleep,
  slow,
  snare,
  strike,
  teleport,
  teleportTo,
  weaken,
} as const satisfies Record<EffectName, Effect>;
