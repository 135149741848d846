import { aid } from './aid.ts';
import { ambush } from './ambush.ts';
import { approach } from './approach.ts';
import { attack } from './attack.ts';
import { call } from './call.ts';
import { carryOff } from './carry-off.ts';
import { charge } from './charge.ts';
import { flee } from './flee.ts';
import { follow } from './follow.ts';
import type { Goal } from './goal.ts';
import { guard } from './guard.ts';
import { keepAway } from './keep-away.ts';
import type { GoalName } from './names.ts';
import { prowl } from './prowl.ts';
import { roam } from './roam.ts';
import { sleep } from './sleep.ts';
import { strikeBack } from './strike-back.ts';
import { summon } from './summon.ts';
import { throwAtFoe } from './throw.ts';
import { wait } from './wait.ts';
import { wander } from './wander.ts';

/** Every goal by its name. */
export const goalRegistry = {
  ambush,
  sleep,
  carryOff,
  flee,
  aid,
  throw: throwAtFoe,
  summon,
  keepAway,
  guard,
  follow,
  call,
  attack,
  strikeBack,
  approach,
  charge,
  wander,
  prowl,
  roam,
  wait,
} as const satisfies Record<GoalName, Goal>;
