import { deathLookOf } from '../../describe/actor-look.ts';
import type { Kind } from '../../game/kinds.ts';

/** How a body moves while it does nothing. */
export interface RestPose {
  /** The height above the ground, in cells. */
  readonly hop: number;
  /** The share by which it is higher than usual. */
  readonly stretch: number;
}

/** A body that does not move. */
export const motionless: RestPose = { hop: 0, stretch: 0 };

/** The time of a breath in ms, and how much longer it is for the slowest of a kind. */
const breath = { time: 1700, slower: 0.3 };
/** How many times longer a sleeper breathes, and how much deeper. */
const asleep = { longer: 2, deeper: 1.6 };
/** The most that a body is higher, as a share of its height, and that it floats, in cells. */
const swell = { body: 0.035, soft: 0.06 };
const float = 0.07;

/**
 * The pose of a body at a time in ms. A bundle has no field for it: it follows from the look of its death. Bodies that
 * flutter or dissolve float, bodies that splash are soft, bodies that break stand still, and all others breathe. `seq`
 * lets each begin at another time, so that no two move together.
 */
export function restPoseOf(kind: Kind, seq: number, isAsleep: boolean, now: number): RestPose {
  const share = (seq * 0.618) % 1;
  const time = breath.time * (1 + breath.slower * share) * (isAsleep ? asleep.longer : 1);
  const rise = (1 + Math.sin(2 * Math.PI * (now / time + share))) / 2;
  const death = deathLookOf(kind);
  if (death === 'break') return motionless;
  const floats = death === 'flutter' || death === 'dissolve';
  if (floats && !isAsleep) return { hop: float * rise, stretch: 0 };
  const most = death === 'splash' ? swell.soft : swell.body;
  return { hop: 0, stretch: most * (isAsleep ? asleep.deeper : 1) * rise };
}
