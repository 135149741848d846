import { bySeverity, type Grade } from '../bundles/problems.ts';
import type { ComponentName } from '../game/components.ts';
import type { TriggerTime } from '../game/kinds.ts';
import type { TrialPlace } from './bout.ts';
import { rareChance } from './idle-powers.ts';
import type {
  FightReport,
  IdlePower,
  ItemReport,
  KillCost,
  TrapReport,
  TrialReport,
} from './trial-report.ts';

/** The English texts about a trial report, for the terminal. */

/** One line about a report. A `fact` is neither good nor bad. */
export interface Finding {
  readonly grade: Grade | 'fact';
  readonly text: string;
}

type Add = (grade: Finding['grade'], text: string) => void;

/** The findings of a report, the most serious first. */
export function findingsOf(report: TrialReport): Finding[] {
  const { kind, nature, spawns, fights, item, trap, walks, crashes } = report;
  // A monster whose goals do not move it needs no Rooted now. A later change of its bundle may give it a mind that
  // moves.
  const isNeedless = (component: ComponentName) =>
    component === 'Rooted' && fights?.aimless === true;
  const unread = report.unread.filter(
    (component) => !hasReason(component, fights) && !isNeedless(component),
  );
  const findings: Finding[] = [];
  const add: Add = (grade, text) => findings.push({ grade, text });
  for (const crash of crashes) add('error', `it made a trial fail: ${crash}`);
  if (nature === 'none') {
    add(
      'warning',
      `${kind} is not a monster, item, trap or feature, so no trial is possible; add Health and AI, Item, Trap or Feature`,
    );
  }
  if (nature === 'ally') add('fact', 'an ally of the hero: no trial fights are played with it');
  for (const { place, floors, found } of spawns) {
    // A warning about the bundle names depths that the campaign does not have.
    if (floors === 0) continue;
    if (found === 0) add('hint', `${place}: on none of ${floors} floors`);
    else add('fact', `${place}: on ${found} of ${floors} floors`);
  }
  if (fights) {
    const idle = fights.idle.filter(({ component }) => !unread.includes(component));
    addFights({ ...fights, idle }, report, add);
  }
  if (item) addItem(item, add);
  if (trap) addTrap(trap, add);
  if (unread.length > 0 && nature !== 'none') {
    const names = unread.join(', ');
    add('warning', `no system ever read ${names}, which has no effect on this kind here`);
  }
  if (report.unread.some(isNeedless)) {
    add('hint', 'Rooted changes nothing, because no goal of this kind moves it; remove Rooted');
  }
  if (walks.walks > 0) {
    add('fact', `${walks.walks} walks of up to ${walks.turns} turns on generated floors succeeded`);
  }
  return findings.sort(bySeverity);
}

/** Whether a component never ran because an event never happened, such as the death of the monster. */
function hasReason(component: ComponentName, fights: FightReport | null): boolean {
  if (!fights) return false;
  // The reward is read when the monster dies.
  if (component === 'Reward' && fights.diedAsKind === 0) return true;
  const idle = fights.idle.filter((power) => power.component === component);
  return idle.some(({ reason }) => reason !== 'opportunity' && reason !== 'chance');
}

const placeTexts: Readonly<Record<TrialPlace, string>> = {
  hall: 'in a hall',
  corridor: 'in a corridor',
  room: 'in a small room',
  company: 'beside another monster',
};

function addFights(fights: FightReport, report: TrialReport, add: Add): void {
  addEvents(fights, report, add);
  for (const power of fights.idle) {
    const { component, part, reason, chance = 0 } = power;
    const name = part === undefined ? component : `${component} (${part})`;
    // A lack of opportunities is a property of the trials rather than of the bundle.
    const grade = reason === 'opportunity' || chance > rareChance ? 'hint' : 'warning';
    add(grade, `${name} never ran: ${idleReasons[reason](power)}`);
  }
  if (fights.escorted) add('fact', 'its escorts take no part in these fights, unlike in games');
  if (fights.aiding) {
    add('fact', 'it has nobody to help in the fights that measure its danger, unlike in games');
  }
  const powers = Object.entries(fights.messages).map(([id, count]) => `${id} in ${count}`);
  if (powers.length > 0) add('fact', `messages about its powers: ${powers.join(', ')}`);
  addDanger(fights, report, add);
}

/** How often things happened in the fights, with a hint at things that never did. */
function addEvents(fights: FightReport, { depth, appearsNowhere }: TrialReport, add: Add): void {
  const of = `of ${fights.fights} fights`;
  const never = [
    ['moved', 'hint', 'it never moved'],
    ['noticed', 'hint', 'it never noticed the hero before the hero attacked it'],
    ['hit', 'hint', 'it never hit the hero'],
    ['wasHit', 'warning', 'the hero never hit it'],
  ] as const;
  for (const [event, grade, text] of never) {
    const isExpected =
      (event === 'noticed' && (fights.peaceful || fights.indifferent)) ||
      (event === 'moved' && fights.still) ||
      (event === 'hit' && fights.harmless);
    if (fights[event] === 0 && !isExpected) add(grade, `${text} (0 ${of})`);
  }
  if (fights.died === 0 && fights.left === 0) {
    if (appearsNowhere) {
      const reason = `it appears nowhere, so heroes of depth ${depth} fought it; add "spawn" for others`;
      add('hint', `it never died (0 ${of}): ${reason}`);
    } else add('warning', `it never died (0 ${of})`);
  }
  add(
    'fact',
    `in ${fights.fights} fights at depth ${depth} it moved in ${fights.moved}, ` +
      `${fights.peaceful ? '' : `noticed the hero in ${fights.noticed}, `}hit the hero in ${fights.hit}, was hit in ${fights.wasHit}, died in ` +
      `${fights.died}${fights.left > 0 ? `, vanished in ${fights.left}` : ''}, killed the hero in ${fights.heroDied}`,
  );
}

/** The danger of a monster for a hero of its depth, and compared with other monsters there. */
function addDanger(fights: FightReport, { depth }: TrialReport, add: Add): void {
  const { hero, danger, peers, strongerThan, weakerThan } = fights;
  const survives =
    fights.heroTurns === null ? 'is in no danger' : `survives ${round(fights.heroTurns)} turns`;
  add(
    'fact',
    `the hero of depth ${depth} (level ${round(hero.level)}, ${round(hero.health)} HP, attack ` +
      `${round(hero.attack)}, defence ${round(hero.defence)}) loses ${round(fights.damagePerTurn)} HP ` +
      `per turn and ${survives}; each kill costs ${costText(danger)}`,
  );
  const similar = peers
    .map(({ kind }) => kind)
    .filter((kind) => !strongerThan.includes(kind) && !weakerThan.includes(kind));
  if (strongerThan.length > 0) add('fact', `clearly stronger than ${strongerThan.join(', ')}`);
  if (weakerThan.length > 0) add('fact', `clearly weaker than ${weakerThan.join(', ')}`);
  if (similar.length > 0) add('fact', `about as strong as ${similar.join(', ')}`);
  if (peers.length === 0) add('fact', 'no other monster appears at this depth');
  if (fights.heroDied > 0) {
    const killed = fights.places.map(
      ({ place, fights: count, heroDied }) => `in ${heroDied} of ${count} ${placeTexts[place]}`,
    );
    add('fact', `killed the hero ${killed.join(', ')}; "fight --table" has only the hall`);
  }
}

/** Why a power never ran. */
const idleReasons: Readonly<Record<IdlePower['reason'], (power: IdlePower) => string>> = {
  hit: () => 'the monster never hit the hero',
  wasHit: () => 'the hero never hit the monster',
  diedAsKind: () => 'the monster never died as this kind',
  noticed: () => 'the monster never noticed the hero',
  chance: ({ component, chance }) =>
    `${chancePlaces[component] ?? `${component}.chance`} is ${chance}%`,
  opportunity: ({ component, part = '' }) =>
    opportunities[component]?.(part) ?? 'nothing in these fights gave it an opportunity',
};

/** Where a bundle states the chance of a part. */
const chancePlaces: Readonly<Partial<Record<ComponentName, string>>> = {
  Triggers: 'the chance of the trigger',
  Loot: 'the chance of the item',
  AI: 'the chance of the goal',
};

/** Gaps of the trials. */
const opportunities: Readonly<Partial<Record<ComponentName, (part: string) => string>>> = {
  GoldThief: () => 'the heroes of these fights carry no gold',
  ItemThief: () => 'the heroes of these fights carry no magic item',
  Robs: () => 'no hit by hand was on a hero who carries something that it takes',
  Aids: () => 'no monster of its side needed help within its range and view',
  Rust: () => 'the heroes of these fights wear no armour that can rust',
  Splits: () => 'no hit of the hero left the monster enough health to split',
  Leech: () => 'the monster was never hurt when it hit the hero',
  Throws: () => 'the hero was never in a straight line within its range',
  Mends: () => 'the monster never lived long enough after a hit',
  Group: () => 'there was no free cell for its escorts; monsters that swim need deep water',
  Triggers: (moment) => momentsMissed[moment.split(' ')[0] as TriggerTime],
  Loot: () => 'no death of the monster left it',
  Resists: (cause) => `nothing in these fights deals ${cause} damage to the monster`,
  Moves: (passage) =>
    passage === 'walls' || passage === 'digging'
      ? 'the monster never stepped into a wall'
      : 'the monster never stepped into deep water',
  AI: () => 'no idle monster of its side was within its range when it saw the hero',
};

/** Why no moment of a trigger came. */
const momentsMissed: Readonly<Record<TriggerTime, string>> = {
  belowHealth: 'the monster was never alive with so little health at the end of an action',
  hurt: 'the monster was never alive after a hit',
  firstSight: 'the monster never saw the hero',
  everyTurns: 'the monster was never awake for that many turns',
  death: 'the monster died on another floor than the hero',
};

function addItem({ trials, picked, won, uses }: ItemReport, add: Add): void {
  if (picked === 0) add('warning', `the hero could not pick it up (0 of ${trials} times)`);
  else add('fact', `picked up ${picked} of ${trials} times${won ? ', which wins the game' : ''}`);
  for (const { verb, done, messages, changes } of uses) {
    const effects = Object.entries(changes).map(([stat, change]) => changeText(stat, change));
    if (done === 0) add('warning', `${verb}: never worked (${messages.join(', ')})`);
    else add('fact', `${verb}: ${[messages.join(', '), ...effects].join('; ')}`);
  }
}

function addTrap({ trials, triggered, messages, damage }: TrapReport, add: Add): void {
  if (triggered < trials) add('warning', `it went off only ${triggered} of ${trials} times`);
  else {
    const texts = messages.join(', ') || 'without a message';
    add('fact', `it goes off: ${texts}; ${changeText('health', -damage)} on average`);
  }
}

/** A mean change of a number, for example "health −1.9". */
function changeText(name: string, change: number): string {
  const size = Math.abs(round(change));
  if (size === 0) return `${name} ±0`;
  return `${name} ${change > 0 ? '+' : '−'}${size}`;
}

/** The mean share of the hero's health that a kill costs, with two standard errors. */
export function costText({ mean, error }: KillCost): string {
  if (mean > 10) return 'more than ten times the hero’s health';
  return `${Math.round(mean * 100)}% ± ${Math.round(error * 200)}% of the hero’s health`;
}

/** To one decimal below 10, otherwise to a whole number. */
function round(value: number): number {
  return Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
