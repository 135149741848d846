import { diceText, plain, signed, tenths } from './numbers.ts';
import type { ComponentWords } from './words.ts';

/** The form of a noun that goes with a number: 1 ход, 2 хода, 5 ходов. */
const form = (count: number, one: string, few: string, many: string) => {
  const teens = count % 100 >= 11 && count % 100 <= 14;
  if (!teens && count % 10 === 1) return one;
  return !teens && count % 10 >= 2 && count % 10 <= 4 ? few : many;
};
const turns = (count: number) => `${count} ${form(count, 'ход', 'хода', 'ходов')}`;
/** After “no nearer than”, “no further than”: genitive. */
const ofCells = (count: number) => `${count} ${form(count, 'клетки', 'клеток', 'клеток')}`;
/** From `least` up to `spread` − 1 more. */
const span = (least: number, spread: number) =>
  spread > 1 ? `${least}–${turns(least + spread - 1)}` : turns(least);

export const components: ComponentWords = {
  Identity: { name: 'имя', about: () => 'Имеет своё место в любом порядке.' },
  Position: { name: 'место', about: () => 'Находится на клетке.' },
  Health: {
    name: 'здоровье',
    about: ({ max, dice }) => `HP: ${dice > 0 ? diceText(dice) : max}; при 0 гибнет.`,
  },
  Stats: {
    name: 'сила удара',
    about: ({ attack, defence }) => `Атака ${attack}, защита ${defence}.`,
  },
  Fighter: {
    name: 'боец',
    about: ({ level, armour, attacks }) =>
      `Уровень ${level}, AC ${plain(armour)}, удары ${diceText(attacks)}.`,
  },
  Strength: { name: 'сила', about: () => 'Чем больше сила, тем вернее и тяжелее удары.' },
  AI: { name: 'разум', about: () => 'Действует само, раз в ход.' },
  Condition: { name: 'состояние', about: () => 'С ним может что-то приключиться.' },
  Poisoned: { name: 'отравлен', about: () => 'Яд действует, пока не выйдет.' },
  Recovery: {
    name: 'отдых',
    about: () => 'Лечится в покое: чем выше уровень, тем быстрее.',
  },
  Searcher: { name: 'поиск', about: () => 'Умеет искать потайные двери и ловушки.' },
  Thrower: { name: 'метатель', about: () => 'Умеет бросать вещи.' },
  Mean: {
    name: 'злобный нрав',
    about: ({ chance }) => `Просыпается рядом с героем с вероятностью ${chance} %.`,
  },
  Greedy: {
    name: 'жадность',
    about: () => 'Просыпается ради золота в комнате героя и стережёт его.',
  },
  Erratic: {
    name: 'метания',
    about: ({ chance }) => `Идёт куда попало: ${chance} % шагов.`,
  },
  Coward: {
    name: 'трусость',
    about: ({ below }) =>
      below >= 100 ? 'Всегда бежит от героя.' : `Бежит, пока здоровья меньше ${below} %.`,
  },
  Skirmisher: {
    name: 'дистанция',
    about: ({ distance }) => `Держится от героя не ближе ${ofCells(distance)}.`,
  },
  Guard: {
    name: 'страж',
    about: ({ radius }) => `Не отходит от своего поста дальше ${ofCells(radius)}.`,
  },
  Ambusher: {
    name: 'засада',
    about: ({ distance }) => `Лежит тихо, пока герой не ударит или не подойдёт: ${distance} кл.`,
  },
  Pack: {
    name: 'стая',
    about: ({ range }) => `Разозлив одного, злят всех сородичей не дальше ${ofCells(range)}.`,
  },
  Rooted: { name: 'неподвижность', about: () => 'Не сходит с места и бьёт тех, кто рядом.' },
  Invisible: { name: 'невидимость', about: () => 'Его не видно.' },
  Disguise: {
    name: 'маскировка',
    about: () => 'Кажется вещью, пока не ударит или пока не тронут.',
  },
  Regeneration: {
    name: 'регенерация',
    about: ({ chance }) => `После своих ударов прибавляет 1 HP с вероятностью ${chance} %.`,
  },
  Mends: {
    name: 'заживление',
    about: ({ turns: every }) => `Лечит 1 HP: раз в ${turns(every)}.`,
  },
  Leech: {
    name: 'кровопийца',
    about: ({ share }) => `Удар лечит его на ${share} % урона.`,
  },
  Poison: {
    name: 'яд',
    about: ({ damage, turns: lasts }) =>
      `Удар отравляет: ${damage} HP за ход, ${turns(lasts)}; последнее HP остаётся.`,
  },
  Splits: {
    name: 'деление',
    about: ({ chance }) => `Уцелев после удара, делится надвое с вероятностью ${chance} %.`,
  },
  Explodes: {
    name: 'взрыв',
    about: ({ damage, radius }) =>
      `Погибая, отнимает ${damage} HP у всех не дальше ${ofCells(radius)}.`,
  },
  Summons: {
    name: 'призыв',
    about: ({ kind, chance, most }, name) =>
      `При виде героя зовёт подмогу (${kind > 0 ? name(kind) : 'сородичи'}): ${chance} % за ход, не больше ${most}.`,
  },
  Throws: {
    name: 'метание',
    about: ({ dice, range, chance }) =>
      `Бросает в героя по прямой не дальше ${ofCells(range)}: ${diceText(dice)}, ${chance} % за ход.`,
  },
  Venom: {
    name: 'ослабление',
    about: ({ loss }) => `Удар отнимает силу (${loss}), если яд подействует.`,
  },
  Paralysis: {
    name: 'паралич',
    about: ({ turns: least, spread }) => `Удар сковывает: ${span(least, spread)}.`,
  },
  Grasp: { name: 'хватка', about: () => 'Удар хватает и держит; с каждым ударом хватка крепче.' },
  GoldThief: { name: 'кража золота', about: () => 'Удар крадёт золото, и вор исчезает.' },
  ItemThief: {
    name: 'кража вещей',
    about: () => 'Удар крадёт из сумки волшебную вещь, и вор исчезает.',
  },
  Rust: { name: 'ржавчина', about: () => 'Удар портит доспех.' },
  LevelDrain: {
    name: 'вытягивание жизни',
    about: ({ chance }) => `Удар отнимает уровень с вероятностью ${chance} %.`,
  },
  ConfusingGaze: {
    name: 'дурманящий взгляд',
    about: ({ turns: least, spread }) =>
      `Один раз путает мысли тому, кто его заметит: ${span(least, spread)}.`,
  },
  Carries: {
    name: 'ноша',
    about: ({ chance }) => `С вероятностью ${chance} % несёт вещь и, погибая, роняет её.`,
  },
  Intent: { name: 'намерение', about: () => 'Собирается что-то сделать.' },
  Reward: {
    name: 'награда',
    about: ({ experience, points }) => `За победу: опыт ${experience}, очки ${points}.`,
  },
  Experience: {
    name: 'рост',
    about: ({ level, next }) =>
      `Начинает с уровня ${level} и растёт, первый раз — за ${next} опыта.`,
  },
  Hunger: {
    name: 'голод',
    about: ({ max, energy }) => `Нужна еда. Вначале сытость ${energy || max} из ${max}.`,
  },
  Bag: {
    name: 'сумка',
    about: ({ limit, places }) =>
      places < 99 ? `Вмещает вещей: ${places}.` : `Вмещает вес до ${tenths(limit)}.`,
  },
  Gear: { name: 'снаряжение', about: () => 'Носит одно оружие и один доспех.' },
  Digging: { name: 'копает', about: () => 'Может ломать слабые стены.' },
  Item: { name: 'вещь', about: ({ weight }) => `Можно подобрать; вес ${tenths(weight)}.` },
  Stack: {
    name: 'связка',
    about: ({ least, most }) =>
      most > 1
        ? `Лежит по ${least}–${most} и занимает одно место в сумке.`
        : 'Несколько штук занимают одно место в сумке.',
  },
  Gold: { name: 'золото', about: () => 'Засчитывается сразу, как только подобрано.' },
  Food: {
    name: 'еда',
    about: ({ energy, spread }) =>
      `Сытость +${spread > 0 ? `${energy - spread}–${energy + spread - 1}` : energy}.`,
  },
  Potion: {
    name: 'зелье',
    about: ({ healing }) => `Лечит по ${healing} HP за каждый уровень зелья.`,
  },
  Weapon: {
    name: 'оружие',
    about: ({ attack, dice, hurled }) =>
      dice > 0
        ? `В руке ${diceText(dice)}${hurled > 0 ? `, в броске ${diceText(hurled)}` : ''}.`
        : `Атака ${signed(attack)}.`,
  },
  Missile: { name: 'снаряд', about: () => 'Сделан для броска или стрельбы.' },
  Launcher: { name: 'стрелковое', about: () => 'В руке ускоряет подходящие снаряды.' },
  Armour: { name: 'доспех', about: ({ defence }) => `Защита ${signed(defence)}.` },
  Trap: { name: 'ловушка', about: () => 'Скрыта и срабатывает, когда на неё наступает герой.' },
  Prize: { name: 'сокровище', about: () => 'То, за чем пришёл герой. Никогда не слишком тяжело.' },
  Dead: { name: 'смерть', about: () => 'Погибло в этом ходу.' },
};
