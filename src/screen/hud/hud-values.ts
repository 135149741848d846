import { limitsWeight, loadOf } from '../../describe/bag-sheet.ts';
import type { Peril } from '../../describe/danger.ts';
import { experienceOf } from '../../describe/experience.ts';
import { conditionNames, hungerName } from '../../describe/hero.ts';
import { countsPerTurn, performanceOf } from '../../describe/score-per-turn.ts';
import type { ValueName } from '../../describe/value.ts';
import { monstersHere } from '../../game/actors/actors.ts';
import { hamperingConditionsOf } from '../../game/actors/conditions.ts';
import { isAlly } from '../../game/actors/factions.ts';
import { canStarve, hungerState } from '../../game/actors/hunger-state.ts';
import { strengthText } from '../../game/actors/strength.ts';
import { greatestDepth } from '../../game/campaign.ts';
import { armourClassOf } from '../../game/combat/armour-class.ts';
import { attackOf, defenceOf, weaponAttack } from '../../game/combat/fighters.ts';
import { has } from '../../game/entity.ts';
import { carriedWeight } from '../../game/items/bag-limits.ts';
import type { Game } from '../../game/world.ts';
import { plain } from '../../words/numbers.ts';
import { shownDepth } from '../../words/shown-depth.ts';
import type { Words } from '../../words/texts.ts';
import { colours } from '../colours.ts';
import type { Palette } from '../palettes.ts';

type Ui = Words['ui'];

/** A bar of the HUD. */
export interface Gauge {
  readonly name: ValueName;
  readonly label: string;
  readonly value: string;
  /** 0 is empty, 1 is full. */
  readonly share: number;
  readonly colour: number;
  /** Whether the value is a warning. */
  readonly warns?: boolean;
  /** The points of a full bar, if they are few enough to be counted in it. */
  readonly points?: number;
  /** How near the hero is to death, for its health. */
  readonly peril?: Peril;
}

/** A number of the HUD, or a word. */
export interface HudValue {
  readonly name: ValueName;
  /** Empty if the value needs no explanation. */
  readonly label: string;
  readonly value: string;
  /** A dimmer text after the value. */
  readonly more?: string;
  readonly colour?: number;
}

/** A value as a title. */
export interface HudTitle {
  readonly name: ValueName;
  readonly text: string;
}

/** The values of the HUD in groups. To add a value to the HUD, add it to one of these groups. */
export interface HudValues {
  /** Where the hero is, and the hero's level. */
  readonly head: readonly HudValue[];
  /** The name of the hero in the head: its level, or the number of opponents. */
  readonly title: HudTitle;
  readonly gauges: readonly Gauge[];
  /** How the hero fights, and how full the bag is. */
  readonly fight: readonly HudValue[];
  /** Conditions; bad ones such as confusion are coloured. */
  readonly conditions: readonly HudValue[];
  /** Turns and points. */
  readonly progress: readonly HudValue[];
  readonly seed: HudValue;
}

const seedLength = 16;
/** The most points of health that a bar shows one by one: always, and when it warns by notches. */
const mostPoints = { always: 10, warning: 24 };

/** Everything that the HUD shows about the hero, who has only the values of existing components. */
export function hudValues(game: Game, words: Words, peril: Peril, palette: Palette): HudValues {
  const { ui } = words;
  return {
    head: headValues(game, ui),
    title: titleOf(game, words),
    gauges: gaugesOf(game, words, peril, palette),
    fight: [...fightValues(game, ui), ...bagValues(game, words)],
    conditions: conditionValues(game, words, palette),
    progress: progressValues(game, words, palette),
    seed: { name: 'seed', label: ui.seed, value: shortened(game.seed), colour: colours.dim },
  };
}

function headValues(game: Game, ui: Ui): HudValue[] {
  const { floor, stores, hero, campaign } = game;
  const values: HudValue[] = [];
  const depth = shownDepth(campaign, floor.depth);
  if (depth !== null) {
    const deepest = Math.max(...campaign.floors.map(({ to }) => to));
    const more = deepest < greatestDepth ? { more: `/${deepest}` } : {};
    values.push({ name: 'depth', label: ui.depth, value: `${depth}`, ...more });
  }
  if (has(game, hero, 'Experience')) {
    values.push({ name: 'level', label: ui.level, value: `${stores.Experience.level[hero]}` });
  }
  if (values.length > 0) return values;
  return [{ name: 'others', label: ui.others, value: opponentsOf(game) }];
}

/** The level of a hero that has levels, else the number of opponents. */
function titleOf(game: Game, { ui, joined }: Words): HudTitle {
  const { stores, hero } = game;
  if (has(game, hero, 'Experience')) {
    return { name: 'level', text: ui.hud.level(stores.Experience.level[hero]) };
  }
  return { name: 'others', text: joined.pair(ui.others, opponentsOf(game)) };
}

/** The number of the monsters that must fall: the monsters of the floor without the hero's allies. */
function opponentsOf(game: Game): string {
  return `${monstersHere(game).filter((monster) => !isAlly(game, monster)).length}`;
}

/** The number of the hero's bars, without that of the bag's weight. */
export function barCount(game: Game): number {
  return 1 + +has(game, game.hero, 'Hunger') + +has(game, game.hero, 'Experience');
}

/** Whether the hero has numbers other than the bars: how it fights, and how full its bag is. */
export function hasNumbers(game: Game): boolean {
  const components = ['Stats', 'Strength', 'Fighter', 'Bag'] as const;
  return components.some((component) => has(game, game.hero, component));
}

function gaugesOf(game: Game, words: Words, peril: Peril, palette: Palette): Gauge[] {
  const { ui } = words;
  const { Health, Bag } = game.stores;
  const { hero } = game;
  const warns = peril !== 'none';
  const colour = warns ? palette.low : palette.bars.hero;
  const health = gauge('hp', ui, Health.current[hero], Health.max[hero], colour);
  const most = warns ? mostPoints.warning : mostPoints.always;
  const points = Health.max[hero] <= most ? { points: Health.max[hero] } : {};
  const gauges: Gauge[] = [{ ...health, ...points, peril, warns }];
  if (has(game, hero, 'Hunger')) gauges.push(energyGauge(game, ui, palette));
  if (has(game, hero, 'Experience')) gauges.push(experienceGauge(game, ui, palette));
  if (limitsWeight(game)) {
    const weight = gauge(
      'weight',
      ui,
      carriedWeight(game, hero),
      Bag.maxWeight[hero],
      palette.weight,
    );
    gauges.push({ ...weight, value: loadOf(game, words).join('/') });
  }
  return gauges;
}

type GaugeName = 'hp' | 'energy' | 'weight';

function gauge(name: GaugeName, ui: Ui, value: number, max: number, colour: number): Gauge {
  return {
    name,
    label: ui[name],
    value: `${value}/${max}`,
    share: max > 0 ? value / max : 0,
    colour,
  };
}

function energyGauge(game: Game, ui: Ui, palette: Palette): Gauge {
  const { Hunger } = game.stores;
  const { hero } = game;
  const energy = gauge('energy', ui, Hunger.energy[hero], Hunger.max[hero], palette.energy);
  const state = hungerState(game, hero);
  if (state === 'fed') return energy;
  const low = { ...energy, colour: palette.low };
  // A hero that starves reads its energy as a number, and its hunger among the conditions.
  return canStarve(game, hero) ? low : { ...low, value: ui[state], warns: true };
}

function experienceGauge(game: Game, ui: Ui, palette: Palette): Gauge {
  const { value, part: share } = experienceOf(game);
  return { name: 'experience', label: ui.experience, value, share, colour: palette.experience };
}

function fightValues(game: Game, ui: Ui): HudValue[] {
  const { Gear, Armour } = game.stores;
  const { hero } = game;
  if (!has(game, hero, 'Stats')) return [...strengthValues(game, ui), ...armourValues(game, ui)];
  const hasGear = has(game, hero, 'Gear');
  const weapon = hasGear ? Gear.weapon[hero] : 0;
  const armour = hasGear ? Gear.armour[hero] : 0;
  const value = (
    name: 'attack' | 'defence',
    total: number,
    worn: number,
    bonus: number,
  ): HudValue => ({
    name,
    label: ui[name],
    value: `${total}`,
    ...(worn !== 0 && { more: `(+${bonus})` }),
  });
  return [
    value('attack', attackOf(game, hero), weapon, weaponAttack(game, weapon)),
    value('defence', defenceOf(game, hero), armour, Armour.defence[armour]),
  ];
}

function strengthValues(game: Game, ui: Ui): HudValue[] {
  const { Strength } = game.stores;
  if (!has(game, game.hero, 'Strength')) return [];
  const now = Strength.now[game.hero];
  const best = Strength.best[game.hero];
  const value: HudValue = { name: 'strength', label: ui.strength, value: strengthText(now) };
  return [now < best ? { ...value, more: `(${strengthText(best)})` } : value];
}

function armourValues(game: Game, ui: Ui): HudValue[] {
  if (!has(game, game.hero, 'Fighter')) return [];
  const value = plain(armourClassOf(game, game.hero));
  return [{ name: 'armourClass', label: ui.armourClass, value }];
}

/** The number of carried items, where it is limited. */
function bagValues(game: Game, words: Words): HudValue[] {
  if (!has(game, game.hero, 'Bag') || limitsWeight(game)) return [];
  const value = loadOf(game, words).join('/');
  return [{ name: 'places', label: words.ui.places, value }];
}

/** Hunger of a hero that starves, and the hero's conditions. Conditions that hamper or hurt it are coloured. */
function conditionValues(game: Game, { ui }: Words, palette: Palette): HudValue[] {
  const { hero } = game;
  const hunger = hungerName(game);
  const bad = new Set<ValueName | null>([hunger, 'poisoned', ...hamperingConditionsOf(game, hero)]);
  return conditionNames(game)
    .filter((name) => name !== hunger || canStarve(game, hero))
    .map((name) => ({
      name,
      label: '',
      value: ui[name],
      ...(bad.has(name) && { colour: palette.low }),
    }));
}

function progressValues(game: Game, { ui, numbers }: Words, palette: Palette): HudValue[] {
  const turn: HudValue = { name: 'turn', label: ui.turn, value: `${game.turn}` };
  if (game.campaign.points.name === 'gold') {
    return [
      turn,
      { name: 'gold', label: ui.gold, value: `${game.score}`, colour: palette.tones.special },
    ];
  }
  return [
    turn,
    { name: 'score', label: ui.score, value: `${game.score}` },
    ...(countsPerTurn(game.campaign)
      ? [
          {
            name: 'performance',
            label: ui.performance,
            value: numbers.thousandths(performanceOf(game)),
          } as const,
        ]
      : []),
  ];
}

/** A seed that fits the HUD. The menu shows the whole seed. */
function shortened(seed: string): string {
  const letters = [...seed];
  return letters.length > seedLength ? `${letters.slice(0, seedLength - 1).join('')}…` : seed;
}
