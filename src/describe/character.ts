import { monstersInSight } from '../game/actors/actors.ts';
import { isHighest, missingExperience } from '../game/actors/levels.ts';
import { strengthText } from '../game/actors/strength.ts';
import { armourClassOf } from '../game/combat/armour-class.ts';
import { attackOf, defenceOf } from '../game/combat/fighters.ts';
import { hungerModes } from '../game/components.ts';
import { diceText } from '../game/dice.ts';
import { has, kindOf } from '../game/entity.ts';
import { armourOf, weaponOf } from '../game/items/gear.ts';
import { itemName } from '../game/items/item-names.ts';
import { meanHunger } from '../game/items/rings.ts';
import { ownHunger } from '../game/systems/fainting.ts';
import { turnsPerEnergy } from '../game/systems/hunger.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import type { Names, Words } from '../words/texts.ts';
import { actorLook } from './actor-look.ts';
import { perilOf } from './danger.ts';
import { experienceOf } from './experience.ts';
import { conditionNames, warningOf } from './hero.ts';
import { itemEffect } from './item.ts';
import { type Kills, killsInOrder } from './kills.ts';
import { describeMonster } from './monster.ts';
import { countsPerTurn, performanceOf } from './score-per-turn.ts';
import type { SheetRow, SheetSection } from './sheet.ts';

/** Kinds of monsters in view that the sheet compares with the hero. */
const mostCompared = 6;

/** The hero in numbers: state, fighting, monsters in view, conditions, the game so far and kills. */
export function describeCharacter(
  game: Game,
  killed: Kills,
  words: Words,
  names: Names,
): SheetSection[] {
  const { sheet } = words.ui;
  const sections: SheetSection[] = [
    { heading: sheet.state, rows: stateRows(game, words) },
    { heading: sheet.fight, rows: fightRows(game, words, names) },
    { heading: sheet.inView, rows: monsterRows(game, words, names) },
    { heading: sheet.conditions, rows: conditionRows(game, words) },
    { heading: sheet.progress, rows: progressRows(game, words) },
    // It grows, so it is the last.
    killSection(game, killed, words, names),
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

function stateRows(game: Game, words: Words): SheetRow[] {
  const { Health, Experience, Hunger, Strength } = game.stores;
  const { hero } = game;
  const { ui } = words;
  const warning = warningOf(perilOf(game), words);
  const rows: SheetRow[] = [
    {
      label: ui.hp,
      value: `${Health.current[hero]}/${Health.max[hero]}`,
      share: { of: 'health', part: Health.current[hero] / Health.max[hero] },
      about: warning || ui.meaning.hp,
    },
  ];
  if (has(game, hero, 'Hunger')) {
    const turns = foodTurns(game);
    const about = turns > 0 ? ui.sheet.foodLasts(turns) : ui.sheet.foodGone;
    rows.push({
      label: ui.energy,
      value: `${Hunger.energy[hero]}/${Hunger.max[hero]}`,
      share: { of: 'energy', part: Hunger.energy[hero] / Hunger.max[hero] },
      ...(turns < Infinity && { about }),
    });
  }
  if (has(game, hero, 'Experience')) {
    const { level } = Experience;
    const { value, part } = experienceOf(game);
    const missing = Math.max(0, missingExperience(game, hero));
    rows.push(
      { label: ui.level, value: `${level[hero]}` },
      {
        label: ui.experience,
        value,
        share: { of: 'experience', part },
        ...(!isHighest(game, hero) && { about: ui.sheet.toNext(missing, level[hero] + 1) }),
      },
    );
  }
  if (has(game, hero, 'Strength')) {
    const now = strengthText(Strength.now[hero]);
    const best = strengthText(Strength.best[hero]);
    const value = now === best ? now : words.joined.remark(now, best);
    rows.push({ label: ui.strength, value, about: ui.meaning.strength });
  }
  return rows;
}

/** The turns until the hero has no energy left; `Infinity` if it uses none. */
function foodTurns(game: Game): number {
  const { stores, hero } = game;
  const { energy, digestedTurns, mode } = stores.Hunger;
  if (hungerModes[mode[hero]] === 'faints') {
    if (energy[hero] === 0) return 0;
    const use = meanHunger(game, hero, ownHunger(game, hero));
    return use > 0 ? Math.ceil(energy[hero] / use) : Infinity;
  }
  return Math.max(0, energy[hero] * turnsPerEnergy - digestedTurns[hero]);
}

function fightRows(game: Game, words: Words, names: Names): SheetRow[] {
  const { hero } = game;
  const { ui } = words;
  const rows: SheetRow[] = [];
  if (has(game, hero, 'Stats')) {
    const attack = { label: ui.attack, value: `${attackOf(game, hero)}` };
    const defence = { label: ui.defence, value: `${defenceOf(game, hero)}` };
    rows.push({ ...attack, about: ui.meaning.attack });
    rows.push({ ...defence, about: ui.meaning.defence });
  } else if (has(game, hero, 'Fighter')) {
    const value = plain(armourClassOf(game, hero));
    rows.push({ label: ui.armourClass, value, about: ui.meaning.armourClass });
  }
  if (!has(game, hero, 'Gear')) return rows;
  const gear = (label: string, item: number, without: string): SheetRow => {
    if (!item) return { label, value: without };
    const effect = itemEffect(game, item, words);
    const name = names.item(itemName(game, item));
    return { label, value: effect ? words.joined.remark(name, effect) : name };
  };
  const fists = has(game, hero, 'Fighter')
    ? words.joined.remark(ui.sheet.bareHands, diceText(game.stores.Fighter.attacks[hero]))
    : ui.sheet.bareHands;
  rows.push(gear(ui.sheet.weapon, weaponOf(game, hero), fists));
  rows.push(gear(ui.sheet.armour, armourOf(game, hero), ui.sheet.nothing));
  return rows;
}

/** One monster of each kind in view: the chances of its attack and of the hero's. */
function monsterRows(game: Game, words: Words, names: Names): SheetRow[] {
  const seen = monstersInSight(game);
  const oneOfKind = new Map<string, number>();
  for (const monster of seen) {
    const { id } = kindOf(game, monster);
    if (!oneOfKind.has(id)) oneOfKind.set(id, monster);
  }
  return [...oneOfKind.values()].slice(0, mostCompared).map((monster) => {
    const { heading, marks, lines, odds } = describeMonster(game, monster, words, names, seen);
    const [itsAttack, yours] = lines;
    // An ally has no odds.
    const about = odds ? { about: words.sentences([yours, itsAttack]) } : {};
    const look = actorLook(game, monster);
    return { label: heading, value: marks.join(' · '), look, ...about };
  });
}

function conditionRows(game: Game, { ui }: Words): SheetRow[] {
  return conditionNames(game).map((condition) => ({
    label: ui[condition],
    value: '',
    about: ui.condition[condition],
  }));
}

function killSection({ campaign }: Game, killed: Kills, { ui }: Words, names: Names): SheetSection {
  const { since } = killed;
  const rows = killsInOrder(killed, names).map(({ id, name, count }) => {
    const look = campaign.kinds.find((kind) => kind.id === id)?.look;
    return { label: name, value: `${count}`, ...(look && { look }) };
  });
  const shown = rows.length > 0 ? rows : [{ label: ui.sheet.nothing, value: '' }];
  return {
    heading: ui.sheet.kills,
    rows: shown,
    isTally: rows.length > 0,
    grows: true,
    ...(since > 0 && { note: ui.sheet.killsSince(since) }),
  };
}

function progressRows(game: Game, { ui, numbers }: Words): SheetRow[] {
  const { name } = game.campaign.points;
  const rows = [
    { label: ui.turn, value: `${game.turn}` },
    { label: ui[name], value: `${game.score}` },
  ];
  if (countsPerTurn(game.campaign)) {
    rows.push({ label: ui.performance, value: numbers.thousandths(performanceOf(game)) });
  }
  return [...rows, { label: ui.sheet.seed, value: game.seed }];
}
