import { aggravate } from './aggravate.ts';
import { become } from './become.ts';
import { blind } from './blind.ts';
import { cancel } from './cancel.ts';
import { confuse } from './confuse.ts';
import { createMonster } from './create-monster.ts';
import { cure } from './cure.ts';
import { damage } from './damage.ts';
import { detect } from './detect.ts';
import { drain } from './drain.ts';
import type { Effect } from './effect.ts';
import { enchant } from './enchant.ts';
import { explode } from './explode.ts';
import { fall } from './fall.ts';
import { feel } from './feel.ts';
import { genocide } from './genocide.ts';
import { glow } from './glow.ts';
import { haste } from './haste.ts';
import { heal } from './heal.ts';
import { hold } from './hold.ts';
import { identify } from './identify.ts';
import { light } from './light.ts';
import { map } from './map.ts';
import type { EffectName } from './names.ts';
import { paralyse } from './paralyse.ts';
import { poison } from './poison.ts';
import { polymorph } from './polymorph.ts';
import { raiseLevel } from './raise-level.ts';
import { removeCurse } from './remove-curse.ts';
import { restoreStrength } from './restore-strength.ts';
import { search } from './search.ts';
import { seeInvisible } from './see-invisible.ts';
import { shoot } from './shoot.ts';
import { sleep } from './sleep.ts';
import { slow } from './slow.ts';
import { snare } from './snare.ts';
import { strengthen } from './strengthen.ts';
import { strike } from './strike.ts';
import { summon } from './summon.ts';
import { teleport } from './teleport.ts';
import { teleportTo } from './teleport-to.ts';
import { weaken } from './weaken.ts';

/** Every effect by its name. */
export const effectRegistry = {
  aggravate,
  become,
  blind,
  cancel,
  confuse,
  createMonster,
  cure,
  damage,
  detect,
  drain,
  enchant,
  explode,
  fall,
  feel,
  genocide,
  glow,
  haste,
  heal,
  hold,
  identify,
  light,
  map,
  paralyse,
  poison,
  polymorph,
  raiseLevel,
  removeCurse,
  restoreStrength,
  search,
  seeInvisible,
  shoot,
  sleep,
  slow,
  snare,
  strengthen,
  strike,
  summon,
  teleport,
  teleportTo,
  weaken,
} as const satisfies Record<EffectName, Effect>;
