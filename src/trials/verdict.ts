import type { Grade } from '../bundles/problems.ts';
import type { ItemVerb } from '../game/commands.ts';
import type { ComponentName } from '../game/components.ts';
import type { MessageId } from '../game/events.ts';

/** What trials of a kind have shown; plain data, the same for the same campaign and kind. */
export interface Verdict {
  readonly kind: string;
  readonly nature: 'monster' | 'item' | 'trap' | 'none';
  /** The first depth where it lives: where it was tried. */
  readonly depth: number;
  /** One for each place that its bundle states. */
  readonly spawns: readonly Spawned[];
  /** Of monsters. */
  readonly fights: Fights | null;
  /** Of items. */
  readonly handling: Handling | null;
  /** Of traps. */
  readonly springs: Springs | null;
  readonly walks: { readonly walks: number; readonly turns: number };
  /** Components that its bundle states and that no system asked for in all the trials. */
  readonly unread: readonly ComponentName[];
  /** What broke the rules themselves, each once. */
  readonly crashes: readonly string[];
}

/** How often a kind was met where it says that it appears. */
export interface Spawned {
  /** What the bundle says, such as "spawn.depths 1-3". */
  readonly place: string;
  readonly depths: readonly number[];
  /** Floors that were made there, and those among them that had it. */
  readonly floors: number;
  readonly met: number;
}

/** The hero that a kind was tried against, on average. */
export interface HeroMet {
  readonly level: number;
  readonly health: number;
  readonly attack: number;
  readonly defence: number;
}

/** In how many of the fights something happened, and what came of them. */
export interface Fights {
  readonly fights: number;
  readonly hero: HeroMet;
  readonly moved: number;
  readonly noticed: number;
  readonly hit: number;
  readonly wasHit: number;
  readonly died: number;
  readonly left: number;
  readonly heroDied: number;
  /** HP that the hero loses a turn. */
  readonly damagePerTurn: number;
  /** Turns that the hero would live against one after another; null: he would not die. */
  readonly heroTurns: number | null;
  /** In how many fights its powers told something. */
  readonly told: Readonly<Partial<Record<MessageId, number>>>;
  /** Shares of his health that the hero pays for each one he slays. */
  readonly danger: Danger;
  /** The same of those that live at the same depth, the least dangerous first. */
  readonly peers: readonly (Danger & { readonly kind: string })[];
  /** Those of `peers` that are clearly less dangerous than it, and clearly more. */
  readonly strongerThan: readonly string[];
  readonly weakerThan: readonly string[];
}

export interface Danger {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** What became of an item in the hero's hands. */
export interface Handling {
  readonly trials: number;
  readonly picked: number;
  readonly won: boolean;
  readonly uses: readonly Use[];
}

export interface Use {
  readonly verb: ItemVerb;
  /** In how many trials the hero could do it. */
  readonly done: number;
  readonly messages: readonly MessageId[];
  /** What changed by it on average, and would not have by waiting: health, energy, attack … */
  readonly changes: Readonly<Record<string, number>>;
}

/** What a trap did to who stepped on it. */
export interface Springs {
  readonly trials: number;
  readonly sprung: number;
  readonly messages: readonly MessageId[];
  /** HP, on average. */
  readonly damage: number;
}

/** One line of a verdict; `fact` is neither good nor bad. */
export interface Finding {
  readonly grade: Grade | 'fact';
  readonly text: string;
}

/** A verdict in words, what is wrong first. */
export function tellVerdict(verdict: Verdict): Finding[] {
  const { kind, nature, spawns, fights, handling, springs, walks, unread, crashes } = verdict;
  const findings: Finding[] = [];
  const say = (grade: Finding['grade'], text: string) => findings.push({ grade, text });
  for (const crash of crashes) say('error', `it broke a trial: ${crash}`);
  if (nature === 'none') {
    say('warning', `${kind} is neither a monster nor an item nor a trap: there is nothing to play`);
  }
  for (const { place, floors, met } of spawns) {
    if (met === 0) say('hint', `${place}: it was met on none of ${floors} floors`);
    else say('fact', `${place}: on ${met} of ${floors} floors`);
  }
  if (fights) tellFights(verdict, fights, say);
  if (handling) tellHandling(handling, say);
  if (springs) {
    const { trials, sprung, messages, damage } = springs;
    if (sprung < trials) say('warning', `it sprang only ${sprung} of ${trials} times`);
    else say('fact', `it springs: ${messages.join(', ')}; ${round(damage)} HP on average`);
  }
  if (unread.length > 0 && nature !== 'none') {
    say('warning', `no system ever read ${unread.join(', ')}: does nothing on this kind here`);
  }
  if (walks.walks > 0) {
    say('fact', `${walks.walks} walks of up to ${walks.turns} turns on real floors went well`);
  }
  const order = ['error', 'warning', 'hint', 'fact'];
  return findings.sort((a, b) => order.indexOf(a.grade) - order.indexOf(b.grade));
}

type Say = (grade: Finding['grade'], text: string) => void;

function tellFights({ depth }: Verdict, fights: Fights, say: Say): void {
  const { hero, danger } = fights;
  const of = `of ${fights.fights} fights`;
  const never = [
    ['moved', 'hint', 'it never moves'],
    ['noticed', 'hint', 'it never noticed the hero before he struck it'],
    ['hit', 'hint', 'it never hit the hero'],
    ['wasHit', 'warning', 'the hero never hit it'],
  ] as const;
  for (const [deed, grade, text] of never) if (fights[deed] === 0) say(grade, `${text} (0 ${of})`);
  if (fights.died === 0 && fights.left === 0) say('warning', `it was never slain (0 ${of})`);
  say(
    'fact',
    `in ${fights.fights} fights at depth ${depth} it moved in ${fights.moved}, noticed the hero in ` +
      `${fights.noticed}, hit him in ${fights.hit}, was hit in ${fights.wasHit}, died in ` +
      `${fights.died}${fights.left > 0 ? `, went away in ${fights.left}` : ''}, slew him in ${fights.heroDied}`,
  );
  const told = Object.entries(fights.told).map(([id, count]) => `${id} in ${count}`);
  if (told.length > 0) say('fact', `powers seen: ${told.join(', ')}`);
  const lives =
    fights.heroTurns === null ? 'is in no danger' : `lives ${round(fights.heroTurns)} turns`;
  say(
    'fact',
    `the hero of depth ${depth} (level ${round(hero.level)}, ${round(hero.health)} HP, attack ` +
      `${round(hero.attack)}, defence ${round(hero.defence)}) loses ${round(fights.damagePerTurn)} HP a ` +
      `turn and ${lives}; each one slain costs ${priceOf(danger)}`,
  );
  const list = (kinds: readonly string[]) => kinds.join(', ');
  if (fights.strongerThan.length > 0) {
    say('fact', `clearly stronger than ${list(fights.strongerThan)}`);
  }
  if (fights.weakerThan.length > 0) say('fact', `clearly weaker than ${list(fights.weakerThan)}`);
  const { peers, strongerThan, weakerThan } = fights;
  const alike = peers
    .map(({ kind }) => kind)
    .filter((kind) => !strongerThan.includes(kind) && !weakerThan.includes(kind));
  if (alike.length > 0) say('fact', `about as strong as ${list(alike)}`);
  if (peers.length === 0) say('fact', 'nobody else lives at this depth');
}

function tellHandling({ trials, picked, won, uses }: Handling, say: Say): void {
  if (picked === 0) say('warning', `the hero could not pick it up (0 of ${trials} times)`);
  else say('fact', `picked up ${picked} of ${trials} times${won ? ', which wins the game' : ''}`);
  for (const { verb, done, messages, changes } of uses) {
    const effects = Object.entries(changes).map(
      ([what, by]) => `${what} ${by > 0 ? '+' : '−'}${Math.abs(round(by))}`,
    );
    if (done === 0) say('warning', `${verb}: never worked (${messages.join(', ')})`);
    else say('fact', `${verb}: ${[messages.join(', '), ...effects].join('; ')}`);
  }
}

function priceOf({ mean }: Danger): string {
  if (mean > 10) return 'more than ten times his health';
  return `${Math.round(mean * 100)} % of his health`;
}

/** To one decimal below 10, else whole. */
function round(value: number): number {
  return Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
