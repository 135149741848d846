import type { Stop } from '../../controls/automatic/stop.ts';
import type { Sound } from '../../sound/sounds.ts';

/**
 * The sound of a reason to stop. Where it is missing, a message of the rules has a sound, or the command is simply
 * done.
 */
const soundOf: Readonly<Partial<Record<Stop['id'], Sound>>> = {
  inView: 'warning',
  asleep: 'warning',
  appeared: 'warning',
  poisoned: 'refused',
  confused: 'refused',
  blind: 'refused',
  helpless: 'refused',
  grasped: 'refused',
  trapped: 'refused',
  inTheWay: 'refused',
  trapAhead: 'refused',
  alreadyHealed: 'refused',
  noHealing: 'refused',
  starving: 'refused',
  blindRest: 'refused',
  searchedAll: 'refused',
  noWay: 'refused',
  unknownDown: 'refused',
  unknownUp: 'refused',
  lastFloor: 'refused',
  firstFloor: 'refused',
  upClosed: 'refused',
  noItem: 'refused',
  nothingLeft: 'refused',
  noMonster: 'refused',
  noWayTo: 'refused',
  mayDie: 'warning',
  restFirst: 'warning',
  nothingToRepeat: 'refused',
  noCount: 'refused',
  noItemLeft: 'refused',
};

/** The sound of a reason to stop, which the notice over the map shows in words. */
export function stopSound({ id, params }: Stop): Sound | null {
  // The event that stopped the hero has a sound of its own.
  const sound = soundOf[id] ?? null;
  const hasStopped = 'stopped' in params && params.stopped;
  return hasStopped && sound === 'refused' ? null : sound;
}
