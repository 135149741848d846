import { capital } from '../capital.ts';
import { plain, range } from '../numbers.ts';
import { form, formed } from '../plurals.ts';
import type { Names, Texts } from '../texts.ts';

/**
 * The Russian messages of the game, reasons to stop, and texts of most dialogs. Verbs, buttons, keys, the HUD, options,
 * sheets, effects and components have one row with all languages in `../*-labels.ts`: see `../tables.ts`.
 */

/**
 * A monster at the beginning of a sentence. Names exist only in the nominative and have no known
 * gender, so a monster is always the subject of a verb in the present tense.
 */
const subject = (monster: string, names: Names) => capital(names.kind(monster));
/** In the accusative. */
const coins = (amount: number) =>
  formed(amount, 'золотую монету', 'золотые монеты', 'золотых монет');
/** A danger that prevents the start of a command, or stops what was going on. */
const danger = (stopped: boolean, reason: string) =>
  `${stopped ? 'Вы останавливаетесь' : 'Не сейчас'}: ${reason}.`;

export const texts: Texts = {
  messages: {
    wake: () => 'Вы просыпаетесь.',
    blocked: () => 'Путь преграждает стена.',
    hit: ({ damage, monster, hp, max }, names) =>
      `${subject(monster, names)} получает урон ${damage} (${hp}/${max}).`,
    kill: ({ monster, experience }, names) =>
      `${subject(monster, names)} погибает.${experience > 0 ? ` Опыт +${experience}.` : ''}`,
    brawl: ({ monster, other, damage }, names) =>
      `${subject(monster, names)} наносит удар (${names.kind(other)}): урон ${damage}.`,
    falls: ({ monster }, names) => `${subject(monster, names)} погибает.`,
    stands: () => 'Кроме вас, никого не осталось. Победа!',
    noDiagonal: () => 'Здесь нельзя ходить по диагонали.',
    levelUp: ({ level }) => `Поздравляем! Теперь ваш уровень — ${level}.`,
    hurt: ({ monster, damage }, names) => {
      const verb = names.attackVerb(monster);
      return verb
        ? `${subject(monster, names)} ${verb}: урон ${damage}.`
        : `${subject(monster, names)} наносит вам урон ${damage}.`;
    },
    died: () => 'Вы погибаете.',
    cleared: () => 'Вы прошли игру!',
    down: () => 'Вы спускаетесь по лестнице.',
    up: () => 'Вы поднимаетесь по лестнице.',
    picked: ({ item }, names) => `Подобрано: ${names.item(item)}.`,
    tooHeavy: ({ item }, names) => `Слишком тяжело, не подобрано: ${names.item(item)}.`,
    put: ({ item }, names) => `Положено: ${names.item(item)}.`,
    ate: ({ item, gained }, names) => `Съедено: ${names.item(item)}. Сытость +${gained}.`,
    drank: ({ item }, names) => `Выпито: ${names.item(item)}.`,
    read: ({ item }, names) => `Прочитано: ${names.item(item)}.`,
    wield: ({ item, attack }, names) => `В руке: ${names.item(item)}. Атака +${attack}.`,
    unwield: ({ item, attack }, names) => `Убрано: ${names.item(item)}. Атака −${attack}.`,
    wear: ({ item, defence }, names) => `Надето: ${names.item(item)}. Защита +${defence}.`,
    unwear: ({ item, defence }, names) => `Снято: ${names.item(item)}. Защита −${defence}.`,
    nothing: () => 'У вас ничего нет.',
    hereItem: ({ item }, names) => `Под ногами: ${names.item(item)}.`,
    hereDown: () => 'Здесь лестница вниз.',
    hereUp: () => 'Здесь лестница вверх.',
    hungry20: () => 'Вы проголодались.',
    hungry10: () => 'Вы очень голодны.',
    hungry0: () => 'Вы умираете от голода!',
    dug: () => 'Стена обрушивается.',
    digStopped: () => 'Вы прекращаете копать.',
    digNothing: () => 'Там нет стены, копать нечего.',
    digTooHard: () => 'Эта стена слишком прочная.',
    digTooHungry: () => 'Вы слишком голодны, чтобы копать.',
    nothingHere: () => 'Здесь нечего подобрать.',
    noStairsDown: () => 'Здесь нет лестницы вниз.',
    noStairsUp: () => 'Здесь нет лестницы вверх.',
    cannotUse: ({ item }, names) => `С этим предметом так не получится: ${names.item(item)}.`,
    noSuchItem: () => 'Такого предмета в сумке нет.',
    gameOver: () => 'Игра окончена.',
    badCommand: () => 'Такой команды в игре нет.',
    missed: ({ monster }, names) => `Вы промахиваетесь (${names.kind(monster)}).`,
    splits: ({ monster }, names) => `${subject(monster, names)} делится надвое!`,
    explodes: ({ monster }, names) => `${subject(monster, names)} взрывается!`,
    callsHelp: ({ monster }, names) => `${subject(monster, names)} зовёт на помощь.`,
    summons: ({ monster }, names) => `${subject(monster, names)} зовёт подмогу.`,
    hurled: ({ monster, damage }, names) =>
      `${subject(monster, names)} попадает в вас издали: урон ${damage}.`,
    hurledMiss: ({ monster }, names) =>
      `${subject(monster, names)} бросает в вас снаряд и промахивается.`,
    poisoned: ({ monster }, names) => `${subject(monster, names)} отравляет вас.`,
    poisonEnds: () => 'Яд больше не действует.',
    leeches: ({ monster }, names) => `${subject(monster, names)} высасывает из вас жизнь.`,
    reshaped: ({ monster, components }, names) =>
      `Изменения: ${names.kind(monster)} (${components}).`,
    reshapeFailed: ({ file }) => `В файле ${file} ошибки; игра идёт с прежней версией.`,
    updated: () => 'Игра обновилась после сохранения и продолжается по новым правилам.',
    turnsLost: ({ turns }) =>
      `Не удалось повторить ${formed(turns, 'действие', 'действия', 'действий')}: ${turns === 1 ? 'оно потеряно' : 'они потеряны'}.`,
    noEffect: ({ monster }, names) => `${subject(monster, names)} не получает урона.`,
    touched: ({ monster }, names) => `${subject(monster, names)} прикасается к вам.`,
    evaded: ({ monster }, names) => `${subject(monster, names)} промахивается.`,
    notices: ({ monster }, names) => `${subject(monster, names)} замечает вас.`,
    flewPast: ({ item, monster }, names) =>
      `${capital(names.bareItem(item))} пролетает мимо цели (${names.kind(monster)}).`,
    threw: ({ item }, names) => `Брошено: ${names.bareItem(item)}.`,
    gold: ({ amount }) => `Вы находите ${coins(amount)}.`,
    bagFull: ({ item }, names) => `В сумке нет места, не подобрано: ${names.item(item)}.`,
    cursed: ({ item }, names) => `Проклятие не даёт это снять: ${names.item(item)}.`,
    armourFirst: () => 'Сначала снимите надетый доспех.',
    dressed: ({ item, armour }, names) => `Надето: ${names.item(item)}. КБ ${plain(armour)}.`,
    undressed: ({ item, armour }, names) => `Снято: ${names.item(item)}. КБ ${plain(armour)}.`,
    wielded: ({ item }, names) => `В руке: ${names.item(item)}.`,
    unwielded: ({ item }, names) => `Убрано: ${names.item(item)}.`,
    feast: () => 'Отличный обед!',
    foul: () => 'На вкус отвратительно, но и это опыт.',
    fruit: ({ item }, names) => `Съедено: ${names.item(item)}. Очень вкусно!`,
    getsHungry: () => 'Вам хочется есть.',
    getsWeak: () => 'Вы слабеете от голода.',
    faints: () => 'Вы падаете в голодный обморок.',
    canMove: () => 'Вы снова можете двигаться.',
    frozen: ({ monster }, names) => `${subject(monster, names)} парализует вас взглядом.`,
    held: ({ monster }, names) => `${subject(monster, names)} крепко держит вас.`,
    cannotSwap: ({ monster }, names) => `${subject(monster, names)} не может сдвинуться с места.`,
    cannotLeave: () => 'Вас держат, не вырваться.',
    freed: () => 'Больше вас никто не держит.',
    weakened: ({ monster }, names) => `${subject(monster, names)} кусает вас: сила убывает.`,
    resisted: ({ monster }, names) => `${subject(monster, names)} кусает вас, но яд не действует.`,
    robbedGold: ({ monster, amount }, names) =>
      `${subject(monster, names)} крадёт ${coins(amount)}.`,
    robbedItem: ({ monster, item }, names) =>
      `${subject(monster, names)} крадёт предмет: ${names.item(item)}.`,
    laysDown: ({ monster, item }, names) =>
      `${subject(monster, names)} кладёт предмет: ${names.item(item)}.`,
    rusts: ({ item }, names) => `Ржавчина портит доспех: ${names.item(item)}.`,
    drained: ({ monster }, names) =>
      `${subject(monster, names)} вытягивает из вас жизнь: вы теряете уровень.`,
    confused: ({ monster }, names) => `${subject(monster, names)} смотрит на вас: мысли путаются.`,
    clearHead: () => 'В голове проясняется.',
    stagger: () => 'Вас шатает из стороны в сторону.',
    unmasked: ({ monster }, names) => `Под личиной скрывается ${names.kind(monster)}!`,
    healed: ({ gained }) =>
      gained > 0 ? `Вам лучше. ОЗ +${gained}.` : 'Вы хорошо себя чувствуете.',
    getsWeaker: () => 'Сила убывает.',
    getsPoisoned: () => 'Вы отравлены.',
    hasted: () => 'Вы движетесь быстрее.',
    slowsDown: () => 'Скорость снова обычная.',
    slowed: () => 'Вы движетесь медленнее.',
    speedsUp: () => 'Медлительность прошла.',
    exhausted: () => 'Ускорение отнимает у вас все силы, и вы падаете.',
    isHasted: ({ monster }, names) => `${subject(monster, names)} движется быстрее.`,
    isSlowed: ({ monster }, names) => `${subject(monster, names)} движется медленнее.`,
    ringOn: ({ item }, names) => `Надето: ${names.item(item)}.`,
    ringOff: ({ item }, names) => `Снято: ${names.item(item)}.`,
    ringsFull: () => 'На каждой руке уже есть кольцо. Сначала снимите одно.',
    handTaken: () => 'На этой руке уже есть кольцо.',
    staysStrong: () => 'Сила не меняется.',
    canSee: () => 'Вы снова видите.',
    getsConfused: () => 'Голова идёт кругом.',
    goesBlind: () => 'Вас окутывает тьма: вы ничего не видите.',
    paralysed: () => 'Вы не можете пошевелиться.',
    getsStronger: () => 'Сила прибывает.',
    strengthBack: () => 'По телу разливается тепло.',
    seesInvisible: () => 'На миг глаза слезятся.',
    seeingEnds: () => 'Глаза снова видят как обычно.',
    strangeFeeling: () => 'На миг вас охватывает странное чувство.',
    sensesMonsters: () => 'Вы чувствуете присутствие монстров.',
    sensesMagic: () => 'Вы чувствуете присутствие магии.',
    sensesGold: () => 'Вы чувствуете, где лежит золото.',
    mapped: () => 'Перед мысленным взором возникает карта этажа.',
    lit: () => 'Комнату заливает свет.',
    glimmers: () => 'Коридор на миг озаряется.',
    loss: () => 'Вам кажется, что пропало что-то важное.',
    gearGlows: ({ item }, names) => `На миг светится: ${names.item(item)}.`,
    cursesLift: () => 'На душе становится легко и спокойно.',
    aggravates: () => 'По подземелью разносится пронзительный звук.',
    handsGlow: () => 'Свет окружает ваши руки.',
    handsFade: () => 'Свет вокруг ваших рук гаснет.',
    laughter: () => 'Где-то в подземелье раздаётся дикий смех.',
    blank: () => 'Лист пуст.',
    bland: () => 'Никакого вкуса.',
    dust: ({ item }, names) => `${capital(names.item(item))} рассыпается у вас в руках.`,
    blindSearch: () => 'Вы ничего не видите и ничего не находите.',
    harmed: ({ damage }) => `Вы получаете урон: ${damage}.`,
    burnt: ({ damage }) => `Огонь обжигает вас: урон ${damage}.`,
    chilled: ({ damage }) => `Холод ранит вас: урон ${damage}.`,
    shocked: ({ damage }) => `Молния ранит вас: урон ${damage}.`,
    struck: ({ damage }) => `Невидимая сила ранит вас: урон ${damage}.`,
    strikeMisses: () => 'Невидимая сила проносится мимо вас.',
    drawnTo: ({ monster }, names) =>
      `Внезапно вы оказываетесь рядом с монстром (${names.kind(monster)}).`,
    trapdoor: () => 'Под вами открывается люк: вы падаете этажом ниже.',
    snared: () => 'Ловушка защёлкивается на вашей ноге.',
    stuck: () => 'Нога всё ещё в ловушке.',
    sleeps: () => 'Вы засыпаете.',
    shot: ({ damage }) => `В вас попадает снаряд: урон ${damage}.`,
    shotWeakens: ({ damage }) => `В вас попадает ядовитый снаряд: урон ${damage}, сила убывает.`,
    shotMisses: () => 'Мимо вас пролетает снаряд.',
    teleported: () => 'Внезапно вы оказываетесь в другом месте.',
    looksBetter: ({ monster }, names) => `${subject(monster, names)} выглядит лучше.`,
    looksConfused: ({ monster }, names) => `${subject(monster, names)} впадает в смятение.`,
    isBlinded: ({ monster }, names) => `${subject(monster, names)} слепнет.`,
    isParalysed: ({ monster }, names) => `${subject(monster, names)} не может пошевелиться.`,
    looksStronger: ({ monster }, names) => `${subject(monster, names)} становится сильнее.`,
    isBound: ({ monster }, names) => `${subject(monster, names)} замирает.`,
    aids: ({ monster, other }, names) =>
      `${subject(monster, names)} приходит на помощь (${names.kind(other)}).`,
    opens: ({ feature }, names) => `${subject(feature, names)} открывается.`,
    usedUp: ({ feature }, names) => `${subject(feature, names)} больше не действует.`,
    featureSays: ({ line }, names) => names.line(line),
    speaks: ({ monster, line }, names) => `${subject(monster, names)}: «${names.line(line)}»`,
    appears: ({ monster }, names) => `${subject(monster, names)} появляется рядом.`,
    startsGlowing: ({ monster }, names) => `${subject(monster, names)} начинает светиться.`,
    looksWeaker: ({ monster }, names) => `${subject(monster, names)} теряет силу.`,
    isPoisoned: ({ monster }, names) => `${subject(monster, names)} страдает от яда.`,
    isHarmed: ({ monster, damage }, names) =>
      `${subject(monster, names)} получает урон: ${damage}.`,
    isBurnt: ({ monster, damage }, names) =>
      `${subject(monster, names)} получает урон огнём: ${damage}.`,
    isSnared: ({ monster }, names) => `${subject(monster, names)} попадает в ловушку.`,
    fallsAsleep: ({ monster }, names) => `${subject(monster, names)} засыпает.`,
    isShot: ({ monster, damage }, names) =>
      `${subject(monster, names)} получает урон от снаряда: ${damage}.`,
    disappears: ({ monster }, names) => `${subject(monster, names)} исчезает.`,
    changesInto: ({ monster, other }, names) =>
      `${subject(monster, names)} меняет облик: теперь это ${names.kind(other)}!`,
    isCancelled: ({ monster }, names) => `${subject(monster, names)} теряет особые силы.`,
    isDrained: ({ monster, damage }, names) => `${subject(monster, names)} теряет ${damage} ОЗ.`,
    isChilled: ({ monster, damage }, names) =>
      `${subject(monster, names)} получает урон холодом: ${damage}.`,
    isShocked: ({ monster, damage }, names) =>
      `${subject(monster, names)} получает урон молнией: ${damage}.`,
    isStruck: ({ monster, damage }, names) =>
      `${subject(monster, names)} получает удар невидимой силы: урон ${damage}.`,
    zapped: ({ item }, names) => `Применено: ${names.item(item)}.`,
    nothingHappens: () => 'Ничего не происходит.',
    noticesNothing: () => 'Действия не заметно.',
    tooWeak: () => 'Для этого у вас слишком мало здоровья.',
    tingles: () => 'Вы чувствуете покалывание.',
    feelsDrained: () => 'Вы теряете часть жизненной силы.',
    boltBounces: () => 'Луч отражается.',
    boltPasses: ({ monster }, names) => `Луч не задевает цель (${names.kind(monster)}).`,
    boltPassesYou: () => 'Луч проносится мимо вас.',
    missileFades: () => 'Снаряд исчезает.',
    shatters: ({ item }, names) => `${capital(names.bareItem(item))} разбивается!`,
    foundTrap: ({ trap }, names) => `Обнаружено: ${names.kind(trap)}.`,
    foundDoor: () => 'Вы находите потайную дверь.',
    searched: () => 'Вы ничего не находите.',
    noRoomHere: () => 'Здесь для этого нет места. Встаньте на пустую клетку.',
    upClosed: () => 'Пока сокровище не у вас, лестница ведёт только вниз.',
    prizeHeld: ({ item }, names) =>
      `${capital(names.item(item))} у вас! Теперь лестницы ведут и наверх.`,
    escaped: ({ gold }) => `Вы выходите на свет и выносите ${coins(gold)}.`,
    cannotSearch: () => 'Этот герой не умеет искать.',
    learned: ({ item }, names) => `Вот что это такое: ${names.item(item)}.`,
    identified: ({ item }, names) => `Теперь вы знаете об этом всё: ${names.item(item)}.`,
    nothingToIdentify: () => 'У вас больше нечего опознавать.',
    wipedOut: ({ monster }, names) => `Истреблены все до одного: ${names.kind(monster)}.`,
    called: ({ item }, names) => `Теперь вы называете это так: ${names.item(item)}.`,
    cannotCall: ({ item }, names) => `Вы уже знаете, что это: ${names.item(item)}.`,
    answerFirst: () => 'Сначала ответьте на вопрос.',
    notAsked: () => 'Никто ни о чём не спрашивал.',
    noSuchAnswer: () => 'Таких монстров для истребления нет.',
  },
  unseen: 'невидимый монстр',
  groups: {
    weapon: 'оружие',
    armour: 'доспехи',
    food: 'еда',
    potion: 'зелья',
    scroll: 'свитки',
    ring: 'кольца',
    stick: 'жезлы и посохи',
  },
  called: (noun, name) => `${noun} «${name}»`,
  detailed: (name, detail) => `${name} (${detail})`,
  charges: (count) => `[${formed(count, 'заряд', 'заряда', 'зарядов')}]`,
  item: (name, numbers, count) =>
    `${name}${numbers && ` ${numbers}`}${count > 1 ? ` ×${count}` : ''}`,
  sentences: (all) => all.join(' '),
  withChance: (sentence, percent) => `${sentence} (${percent}\u00a0%)`,
  withCircumstance: (sentence, circumstance) => `${sentence} (${circumstance})`,
  aimed: (direction, targets) => `${capital(direction)}: ${targets}.`,
  list: (names) => names.join(', '),
  times: (count) => ` (×${count})`,
  ending(ending, names, victory) {
    if (ending.by === 'lastStanding') return 'Все остальные погибли. Поле боя за вами.';
    if (ending.by === 'escape') {
      return `Вы выбрались, и ${names.kind(ending.kind)} с вами. За вещи вы выручили ${coins(ending.sold)}.`;
    }
    if (ending.won) return `${subject(ending.kind, names)} у вас. Подземелье пройдено.`;
    if (ending.by === 'hunger') return 'Вы умерли от голода.';
    if (ending.by === 'bolt') return 'Причина смерти: луч.';
    const killer = names.kind(ending.kind);
    if (victory === 'lastStanding') {
      return `Вас побеждает ${killer}. Арена достанется другому.`;
    }
    return `Причина смерти: ${killer}.`;
  },
  stops: {
    inView: ({ monster, stopped }, names) =>
      danger(stopped, `${names.kind(monster)} в поле зрения`),
    asleep: ({ monster, stopped }, names) =>
      `${danger(stopped, `в поле зрения спит ${names.kind(monster)}`)} Чтобы продолжить, повторите команду.`,
    appeared: ({ monster }, names) =>
      `Вы останавливаетесь: ${names.kind(monster)} появляется в поле зрения.`,
    hurt: ({ lost }) => `Вы останавливаетесь: потеряно ${lost} ОЗ.`,
    attacked: () => 'Вы останавливаетесь: на вас напали.',
    confused: ({ stopped }) => danger(stopped, 'вы в смятении'),
    blind: ({ stopped }) => danger(stopped, 'вы ничего не видите'),
    helpless: ({ stopped }) => danger(stopped, 'вы не можете двигаться'),
    grasped: ({ stopped }) => danger(stopped, 'вас держит монстр'),
    trapped: ({ stopped }) => danger(stopped, 'вас держит ловушка'),
    poisoned: ({ stopped }) => danger(stopped, 'вы отравлены'),
    starving: () => 'Вы голодаете: отдых отнимает здоровье. Сначала поешьте.',
    item: ({ item }, names) => `Вы останавливаетесь: виден предмет (${names.item(item)}).`,
    trap: ({ trap }, names) => `Вы останавливаетесь: видна ловушка (${names.kind(trap)}).`,
    trapAhead: () => 'Вы останавливаетесь: на следующей клетке ловушка.',
    doorway: () => 'Вы останавливаетесь в дверном проёме: дальше ничего не видно.',
    blindRest: () => 'Из дверного проёма вы заметите монстра слишком поздно. Войдите в комнату.',
    newFloor: () => 'Вы останавливаетесь: вы на другом этаже.',
    ended: () => 'Игра окончена.',
    paused: ({ turns }) => `Вы останавливаетесь: прошло ${formed(turns, 'ход', 'хода', 'ходов')}.`,
    interrupted: () => 'Вы останавливаетесь.',
    mayDie: () => 'Следующий удар может вас убить!',
    restFirst: () => 'У вас мало здоровья: сначала отдохните.',
    healed: ({ turns }) =>
      `Вы отдыхали ${formed(turns, 'ход', 'хода', 'ходов')} и восстановили силы.`,
    alreadyHealed: () => 'Вы здоровы: отдыхать незачем.',
    noHealing: () => 'Отдых вас не лечит.',
    searched: ({ turns }) => `Поиск закончен: ${formed(turns, 'ход', 'хода', 'ходов')}.`,
    searchedPlaces: ({ places }) =>
      `Осмотрено ${formed(places, 'место', 'места', 'мест')}, ничего не найдено.`,
    searchedAll: ({ places }) =>
      `${places > 0 ? `Осмотрено ${formed(places, 'место', 'места', 'мест')}, ничего не найдено. ` : ''}Вероятных мест для потайной двери больше нет.`,
    counted: ({ times }) => `Готово: ${formed(times, 'ход', 'хода', 'ходов')}.`,
    arrived: () => 'Вы на месте.',
    atStairsDown: () => 'Вы у лестницы вниз. Нажмите ещё раз, чтобы спуститься.',
    atStairsUp: () => 'Вы у лестницы вверх. Нажмите ещё раз, чтобы подняться.',
    unknownDown: () => 'Вы ещё не нашли лестницу вниз.',
    unknownUp: () => 'Вы ещё не нашли лестницу вверх.',
    lastFloor: () => 'На этом этаже нет лестницы вниз.',
    firstFloor: () => 'На этом этаже нет лестницы вверх.',
    upClosed: () => 'Пока сокровище не у вас, лестницы не ведут вверх.',
    noWay: () => 'Вы не знаете безопасного пути туда.',
    noItem: () => 'Нет известных предметов, до которых можно дойти и которые можно унести.',
    noMonster: ({ tab }) =>
      `Монстров в поле зрения нет.${tab ? ' Ещё раз Tab — выход с карты.' : ''}`,
    noWayTo: ({ monster }, names) =>
      `Безопасного пути к этому монстру вы не знаете (${names.kind(monster)}).`,
    beside: ({ monster }, names) => `Теперь рядом с вами ${names.kind(monster)}.`,
    inTheWay: ({ monster }, names) => `Вы останавливаетесь: на пути ${names.kind(monster)}.`,
    wayEnds: () => 'Вы останавливаетесь: дальше пути нет.',
    fork: () => 'Вы останавливаетесь на развилке.',
    opening: () => 'Вы останавливаетесь у проёма.',
    nearDoor: () => 'Вы останавливаетесь у двери.',
    nearStairs: () => 'Вы останавливаетесь у лестницы.',
    nearItem: ({ item }, names) => `Вы останавливаетесь: рядом что-то есть (${names.item(item)}).`,
    nothingToRepeat: () => 'Повторять пока нечего.',
    noCount: () => 'Перед этой командой число не ставят.',
    onlyOnce: ({ monster }, names) => `Только один раз: ${names.kind(monster)} в поле зрения.`,
    oneStep: ({ monster }, names) => `Один шаг: ${names.kind(monster)} в поле зрения.`,
    noItemLeft: () => 'Повторить нельзя: подходящего предмета больше нет.',
    nothingLeft: ({ left, isBlocked, blocker, lacks }, names) =>
      [
        'Разведывать больше нечего.',
        left.length > 0 ? `Осталось лежать: ${left.map(names.item).join(', ')}.` : '',
        isBlocked
          ? `Путь к остальному преграждает ${blocker ? names.kind(blocker) : 'ловушка или монстр'}.`
          : '',
        lacks ? `Лестница ${lacks === 'up' ? 'вверх' : 'вниз'} не найдена.` : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  ui: {
    title: 'Простой рогалик',
    campaign: 'Кампания',
    start: 'Начать',
    newGame: 'Новая игра',
    goOn: 'Продолжить',
    seed: 'Сид',
    seedHint: 'пусто — случайный',
    randomSeed: 'Новый сид',
    help: 'Управление',
    credits: 'Авторы',
    close: 'Закрыть',
    look: 'Вид',
    tiles: 'Рисунки',
    glyphs: 'Символы',
    languageLabel: 'Язык',
    keySet: 'Буквенные клавиши',
    keySetVi:
      'Клавиши кампании: h\u00a0j\u00a0k\u00a0l\u00a0y\u00a0u\u00a0b\u00a0n\u00a0— движение',
    keySetQwe: 'Для левой руки: q\u00a0w\u00a0e\u00a0a\u00a0d\u00a0z\u00a0x\u00a0c\u00a0— движение',
    strangePad:
      'У этого геймпада нестандартная раскладка, поэтому его кнопки здесь не действуют. Попробуйте другой режим геймпада или другой браузер.',
    noWebGl: 'Показать игру невозможно: браузер не поддерживает ни WebGL, ни canvas.',
    fault: 'Произошла ошибка. Игра может работать неправильно.',
    notLoaded: 'Не удалось загрузить часть игры. Проверьте соединение и обновите страницу.',
    faultInGame:
      'В игре произошла ошибка. Игра сохранена в том виде, в каком была до ошибки: нажмите «Продолжить», чтобы вернуться в неё.',
    saveReport: 'Сохранить отчёт',
    reload: 'Обновить страницу',
    pictureLost:
      'Браузер больше не рисует изображение. Игра работает: обновите страницу или играйте в текстовом виде.',
    seedRule: 'В сиде может быть не больше 100 символов; управляющие символы недопустимы.',
    seedIgnored: 'Сид из адреса не подходит и не используется.',
    unknownCampaign: (id) => `Кампании «${id}» нет. Вместо неё выбран «Простой рогалик».`,
    brokenBundles: 'Эти файлы пропущены:',
    profiler: 'Профилировщик',
    lab: 'Лаборатория',
    inspector: 'Инспектор',
    crowds: 'Толпы',
    miss: 'мимо',
    arrival: (depth) => `Этаж ${depth}`,
    unscored: 'Результат не засчитывается: использовались инспектор или песочница.',
    bag: 'Сумка',
    emptyBag: 'пусто',
    worn: '[н]',
    log: 'Сообщения',
    map: 'Карта',
    victory: 'Победа',
    defeat: 'Вы погибли',
    gaveUp: 'Вы сдались',
    gameEnds: 'Игра окончена.',
    scoreKept: 'Игра окончена, её результат сохранён.',
    sameSeed: 'То же подземелье',
    newSeed: 'Новое подземелье',
    sameFight: 'Тот же бой',
    newFight: 'Новый бой',
    toTitle: 'В главное меню',
    savedOnLeaving: 'игра сохранится',
    resume: 'Вернуться в игру',
    menu: 'Меню',
    digWhere: 'В какую сторону копать?',
    throwWhere: 'В какую сторону бросить?',
    zapWhere: 'В какую сторону направить?',
    runWhere: 'В какую сторону бежать?',
    cancelWhere: {
      touch: 'Для отмены коснитесь героя.',
      key: (name) => `Для отмены нажмите ${name}.`,
    },
    aimNearest: (monster, key) =>
      `Чтобы целиться в ближайшего монстра (${monster}), нажмите ${key}.`,
    typed: (count) => `${count} ×`,
    noItem: (letter) => `Предмета с буквой ${letter} нет.`,
    doesNotFit: (item) => `Это не подходит (${item}).`,
    noCommand: (key, help) => `У клавиши ${key} нет команды.${help && ` Список клавиш: ${help}`}`,
    otherCase: (key, does) => `${key}: ${does}.`,
    seedCopied: 'Сид скопирован.',
    giveUp: 'Сдаться',
    giveUpSure: 'Сдаться? Игра на этом закончится.',
    copy: 'Скопировать',
    whereabouts: (dx, dy) =>
      [
        dx !== 0 && `${dx > 0 ? 'вправо' : 'влево'} ${Math.abs(dx)}`,
        dy !== 0 && `${dy > 0 ? 'вниз' : 'вверх'} ${Math.abs(dy)}`,
      ]
        .filter(Boolean)
        .join(', '),
    more: (count) => `и ещё ${count}`,
    credit: {
      origin:
        'Авторы игры Rogue — Майкл Той, Гленн Уичман и Кен Арнольд. «Rogue 3.6.3» использует факты об их игре, но не её код и тексты. «Простой рогалик» следует правилам японского учебника «рогалик за 24 часа».',
      icons: 'Значки',
      iconsChanged: 'добавлены контур, тени и цвет',
      fonts: 'Шрифты',
      libraries: 'Библиотеки',
      ownDrawings: 'Стены, полы, лестницы и эмблемы нарисованы для этой игры.',
    },
    caps: {
      space: 'Пробел',
      numpad: 'Нампад 1–9',
      numpad5: 'Нампад 5',
      diagonal: 'Shift + две стрелки',
      letter: 'Shift + буква',
    },
    update: {
      ready: 'Готова новая версия игры.',
      now: 'Обновить',
      waits:
        'Игра открыта в другой вкладке. Закройте ту вкладку или выйдите в ней в главное меню, затем обновите игру.',
    },
    saves: {
      heading: 'Сохранённые игры',
      openFile: 'Открыть файл',
      watch: 'Смотреть',
      download: 'Сохранить в файл',
      delete: 'Удалить',
      deleteSure: 'Точно удалить?',
      undelete: 'Вернуть',
      outdated:
        'В другой вкладке открыта новая версия игры. Обновите эту страницу: до этого здесь ничего не сохраняется.',
      notStored:
        'Этот браузер не сохраняет игру. Можно играть дальше, но перед закрытием страницы сохраните игру в файл.',
      noAnswer:
        'Хранилище этого браузера не отвечает. Можно играть дальше, но перед закрытием страницы сохраните игру в файл. Сохранённые игры появятся, как только хранилище ответит. Иногда помогает закрыть другие вкладки с игрой.',
      storageFailed: 'Хранилище этого браузера сообщило об ошибке. Попробуйте ещё раз.',
      openElsewhere: 'Эта игра открыта в другой вкладке.',
      takeOver: 'Продолжить здесь',
      takenOver: 'Игра продолжается в другой вкладке. Ничего не потеряно.',
      deletedElsewhere: 'Игра удалена в другой вкладке.',
      otherMods: (missing, changed) =>
        [
          'Эта игра шла с другими модами.',
          missing.length > 0 && `Не добавлены или выключены: ${missing.join(', ')}.`,
          changed.length > 0 && `Изменены: ${changed.join(', ')}.`,
        ]
          .filter(Boolean)
          .join(' '),
      oldMods: 'Продолжить с модами этой игры',
      newMods: 'Продолжить с изменёнными модами',
      unreadable: (reason) => `Эту игру нельзя открыть: ${reason}`,
      refused: {
        damaged: 'данные повреждены. Возьмите неповреждённую копию.',
        otherVersion:
          'игра сохранена в другой версии. Откройте её в той версии, которая её сохранила.',
        otherContent:
          'игра шла в другой кампании или с другими модами. Выберите ту же кампанию и те же моды.',
        tooLong: 'игра слишком длинная. Возьмите игру короче.',
        missingCampaign: 'здесь нет кампании этой игры. Откройте её там, где она шла.',
        rules:
          'по правилам этой версии следующую команду выполнить нельзя. Возьмите версию, которая сохранила игру.',
        failed: 'браузер сообщил об ошибке. Попробуйте ещё раз.',
      },
      withDetail: (reason, detail) => `${reason} (${detail})`,
      badFile: (file, reason) => `Файл ${file} не открыт: ${reason}`,
      notAGame: (file) =>
        `${file} — не сохранённая игра и не мод. Выберите файл JSON, который сохранила игра.`,
      answerFirst: 'Файлы не открыты. Сначала ответьте на вопрос, затем перетащите их ещё раз.',
      differs: (file, line) =>
        `Игра из файла ${file} расходится с записью в строке ${line} и продолжается с места перед этой строкой. Чтобы доиграть её, возьмите неповреждённую копию.`,
      cancel: 'Отмена',
      reading: (file, percent) => `Открывается ${file}: ${percent} %`,
      known: (file) => `Игра из файла ${file} уже есть в списке.`,
      preparing: (percent) => `Чтение игры: ${percent} %`,
      opened: (file) => `Игра из файла ${file} добавлена в список сохранённых игр.`,
    },
    replay: {
      heading: 'Повтор',
      play: 'Пуск',
      pause: 'Пауза',
      back: 'Ход назад',
      forward: 'Ход вперёд',
      previous: 'Предыдущее событие',
      next: 'Следующее событие',
      short: { event: 'Событие', turn: 'Ход' },
      jumps: 'Переходы',
      kinds: {
        all: 'всё',
        floor: 'этажи',
        fight: 'бои',
        kill: 'убийства',
        level: 'уровни',
        end: 'конец',
      },
      speed: 'Скорость',
      perSecond: (turns) => `${formed(turns, 'ход', 'хода', 'ходов')}/с`,
      position: (turn, last, depth) =>
        `Ход ${turn}${last === null ? '' : ` из ${last}`}${depth === null ? '' : ` · Этаж ${depth}`}`,
      more: 'Ещё',
      unverified: 'не проверено',
      playFromHere: 'Играть отсюда',
      playCopy: (turn) =>
        `С хода ${turn} начнётся копия этой игры. Она вне зачёта, а сама игра останется как есть.`,
      startCopy: 'Начать копию',
      link: 'Скопировать ссылку',
      linkCopied: 'Ссылка на этот повтор скопирована.',
      linkShown: 'Скопировать не удалось. Ссылка:',
      noLink: {
        tooLong: 'Игра слишком длинная для ссылки. Сохраните её в файл:',
        mods: 'Игра с модами не помещается в ссылку. Сохраните её в файл:',
        segments: 'Ссылка бывает только у игры, записанной целиком с начала. Сохраните её в файл:',
      },
      keepWatching: 'Смотреть дальше',
      nextPart: 'К следующей части',
      differs(turn, system, component, entity) {
        const place = [
          system && `система ${system}`,
          component && `компонент ${component}`,
          entity,
        ].filter(Boolean);
        const where = place.length > 0 ? ` (${place.join(', ')})` : '';
        return `Ход ${turn} не совпадает с записью${where}. Дальше повтор не проверяется.`;
      },
      otherVersion: (turn) =>
        `Эта часть записана с другими правилами или содержанием: начиная с хода ${turn} её нельзя проверить.`,
      cannotFollow: (turn, reason) => `После хода ${turn} повторить запись нельзя: ${reason}`,
      reported: (message) => `Отчёт об ошибке: ${message}`,
      reportedDifference: (place) =>
        `Отчёт об ошибке: этот повтор расходится с записью. (${place})`,
      failedCommand: (command) => `Команда, на которой произошёл сбой: ${command}.`,
      badLink: (reason) =>
        `Повтор из этой ссылки не читается: ${reason}. Скопируйте ссылку целиком ещё раз или попросите прислать игру файлом.`,
    },
    scores: {
      heading: 'Рекорды',
      best: 'Десять лучших',
      last: 'Последние игры',
      none: 'Здесь появятся ваши лучшие игры.',
      noneRanked: 'Ещё нет ни одной игры в зачёт с результатом больше нуля.',
      date: 'Дата',
      verified: '✓ Проверено повтором',
      unchecked: (turn) => `Ходы 1–${turn} нельзя проверить: они сыграны до обновления`,
      inspected: 'Вне зачёта: использовался инспектор.',
      copied: 'Вне зачёта: игра открыта из файла или повтора.',
      practice: 'Вне зачёта: повторная попытка игры дня.',
      share: 'Скопировать результат',
      shared: 'Результат скопирован.',
      notShared: 'Скопировать не удалось. Выделите текст здесь:',
      details: 'Подробнее',
      deleteAll: 'Удалить эти рекорды',
      deleteSure: 'Удалить все рекорды этой кампании?',
      place: (place) =>
        place === 1 ? 'Ваша лучшая игра.' : `Место в десятке лучших игр: ${place}.`,
      points: (amount, name) =>
        name === 'gold'
          ? formed(amount, 'золотая монета', 'золотые монеты', 'золотых монет')
          : formed(amount, 'очко', 'очка', 'очков'),
      cause(cause, depth, names) {
        if (cause.by === 'lastStanding') return 'Победа на арене';
        if (cause.by === 'escape') return `Полная победа: ${names.kind(cause.kind)}`;
        const place = depth === null ? '' : ` на этаже ${depth}`;
        if (cause.by === 'prize') return `Победа${place}: ${names.kind(cause.kind)}`;
        if (cause.by === 'hunger') return `Голодная смерть${place}`;
        if (cause.by === 'bolt') return `Гибель${place}: луч`;
        if (cause.by === 'quit') return `Игра прервана${place}`;
        return `Гибель${place}: ${names.kind(cause.kind)}`;
      },
      opened: (file) => `Игра из файла ${file} добавлена в рекорды.`,
    },
    daily: {
      name: 'Игра дня',
      fresh: 'ещё не сыграна',
      playing: 'не закончена',
      played: (points) => `сыграна: ${points}`,
      again: 'Новая попытка — вне зачёта.',
      deleted: 'зачётная попытка удалена',
      withoutMods: 'Моды в этой игре отключены.',
    },
    death: {
      heading: (turns) =>
        turns === 1
          ? 'Последний ход'
          : `${form(turns, 'Последний', 'Последние', 'Последние')} ${formed(turns, 'ход', 'хода', 'ходов')}`,
      chart: (from, to) => `ОЗ: было ${from}, стало ${to}.`,
      perTurn: 'По ходам',
      hunger: 'голод',
      poison: 'яд',
      healed: 'лечение',
      replaying: 'Последние ходы повторяются…',
      failed: 'Последние ходы не удалось повторить.',
      wayOut: 'Последняя возможность спастись',
      searching: 'Ищется возможность спастись…',
      noWayOut:
        'Не найдена: после любого другого действия в эти ходы даже осторожная игра кончается гибелью в течение 20 ходов.',
      foundWayOut: (turn, action) =>
        `Ход ${turn}: ${action}. После этого при осторожной игре можно продержаться ещё 20 ходов.`,
      step: (arrow) => `шаг ${arrow}`,
      attack: (monster, arrow) => `удар ${arrow} (${monster})`,
      dig: (arrow) => `копать ${arrow}`,
      wait: 'ждать',
      search: 'искать рядом',
      items: 'Осталось в сумке',
      usable: 'могло помочь',
      foundGold: 'Найденное золото',
      sale: 'Продано',
      price: (gold) => formed(gold, 'золотая монета', 'золотые монеты', 'золотых монет'),
      lostShare: (points, percent) => `${points}: при гибели потеряно ${percent}\u00a0%.`,
      map: 'Показать карту',
      backFromMap: 'К результату: любая клавиша',
    },
    bestiary: {
      heading: 'Бестиарий',
      monsters: 'Монстры',
      items: 'Предметы',
      traps: 'Объекты',
      mods: 'Моды',
      mod: 'мод',
      met: 'знакомо',
      none: 'В этой кампании их нет.',
      home: 'Где',
      mind: 'Поведение',
      worth: 'Цена',
      damage: 'Урон',
      turns: 'Ходы',
      hits: 'Попадание',
      chance: 'Шанс',
      floors: (floors, share) =>
        /^\d+$/.test(floors)
          ? `Этаж ${floors}; до ${share}\u00a0% монстров на этом этаже.`
          : `Этажи ${floors}; до ${share}\u00a0% монстров на этих этажах.`,
      lives: (floors) => `${/^\d+$/.test(floors) ? 'Этаж' : 'Этажи'} ${floors}`,
      cell: (depth, x, y) => `Этаж ${depth}, столбец ${x}, ряд ${y}.`,
      from: (depth) => `По одной штуке на каждом этаже, начиная с этажа ${depth}.`,
      vault: (floors, once) => {
        const place = /^\d+$/.test(floors) ? 'этаж' : once ? 'один из этажей' : 'этажи';
        return `В особой комнате: ${place} ${floors}.`;
      },
      group: (name) => `Группа: ${name}.`,
      hero: 'Это вы.',
      anywhere: 'На любом этаже.',
      anyTrap: (kinds) =>
        kinds > 1
          ? `На любом этаже; все виды (${kinds}) встречаются одинаково часто.`
          : 'На любом этаже.',
      springs: 'Срабатывает',
      eachStep: 'Каждый раз, когда вы на неё наступаете. Под монстрами не срабатывает.',
      finding: 'Как найти',
      searched: (chance) =>
        `Каждый поиск с соседней клетки находит её с шансом ${chance}\u00a0%. Разведка и переходы обходят найденную ловушку.`,
      nowhere: 'При создании этажа не появляется.',
      fight: 'Сразиться',
      share: 'Поделиться боем',
      link: 'Скопировать ссылку',
      linkCopied: 'Ссылка на этот бой скопирована.',
      linkShown: 'Скопировать не удалось. Ссылка:',
      linkTooLong:
        'Бой слишком велик для ссылки. Сохраните его в файл и перетащите файл на страницу:',
      save: 'Сохранить бой',
      try: 'Шансы на победу',
      trying: 'Идут пробные бои…',
      tried: (fights, died, heroDied, price) =>
        `Боёв с героем той же глубины: ${fights}; побед героя: ${died}, поражений: ${heroDied}. Каждая победа стоит герою ${price}\u00a0% здоровья.`,
      stronger: (names) => `Сильнее, чем: ${names}.`,
      weaker: (names) => `Слабее, чем: ${names}.`,
    },
    mods: {
      heading: 'Моды',
      choose: 'Выбрать файлы',
      drop: 'Перетащите сюда файлы или папки',
      hint: 'Моды добавляют монстров, предметы, ловушки, комнаты и целые кампании. Файл .json — что-то одно, файл .zip или папка — целый набор.',
      none: 'Модов пока нет',
      joined: (kind, campaign) => `В кампанию «${campaign}» добавлено: ${kind}.`,
      vault: (file, placed, floors, depths, once) =>
        `Пробных этажей: ${floors} (глубина ${depths.join(', ')}); из них с ${file}: ${placed}${once ? '; не больше одного за игру' : ''}.`,
      nextGame: 'Может встретиться начиная со следующей игры.',
      notKept: 'Браузер не сохранил изменение: оно действует, пока вы не закроете страницу.',
      warning: 'Предупреждение:',
      warns: 'Мод работает, но в нём есть части без действия или необычные значения:',
      tries: 'Испытать в песочнице',
      done: 'ОК',
      refused: 'Эти файлы не добавлены:',
      notJson: 'добавить можно только файлы .json и .zip',
      unreadable: 'файл не читается; выберите его ещё раз',
      sameName: (other, file) =>
        `файл ${other} тоже сохраняется как ${file}; переименуйте один из двух файлов`,
      replaced: (file) => `${file} заменяет прежний мод с этим именем.`,
      full: (most) => `можно добавить не больше ${formed(most, 'мода', 'модов', 'модов')}`,
    },
    packs: {
      added: (title, version) => `Набор «${title}» ${version} добавлен.`,
      updated: (title, old, version) => `Набор «${title}» обновлён: ${old} → ${version}.`,
      replaced: (old, oldVersion, title, version) =>
        `Набор «${old}» ${oldVersion} заменён набором «${title}» ${version} с тем же именем.`,
      sameName: (name, other) =>
        `набор из ${other} тоже называется "${name}"; измените "name" в одном из файлов pack.json`,
      campaigns: (names) => `Новое в главном меню: ${names.join(', ')}.`,
      inPlaceOf: (own, shipped) =>
        `Кампания «${own}» из этого набора заменяет кампанию игры «${shipped}». Чтобы сыграть в кампанию игры, выключите набор.`,
      save: (title) => `Сохранить «${title}» в файл .zip`,
      saveShort: 'Сохранить',
      link: (title) => `Скопировать ссылку на «${title}»`,
      linkCopied: (title) =>
        `Ссылка на «${title}» скопирована. По ней набор можно добавить на любом устройстве.`,
      linkTooLong: (title) =>
        `Набор «${title}» слишком велик для ссылки. Сохраните его в файл .zip и отправьте файл.`,
      asks: (title, version, author) =>
        `В этой ссылке набор «${title}» ${version}${author && ` (автор: ${author})`}. Добавить его?`,
      add: 'Добавить',
      brokenLink: (reason) =>
        `набор из этой ссылки: ${reason}. Скопируйте ссылку целиком ещё раз или попросите прислать файл .zip`,
      full: (most) => `все наборы вместе могут содержать не больше ${most} символов`,
    },
    brokenLinks: {
      tooLong: (most) => `ссылка длиннее ${most} символов`,
      tooLarge: (most) => `после распаковки больше ${most} байт`,
      damaged: 'ссылка неполная или повреждена',
      noPack: 'в ней нет набора',
      invalid: (detail) => `содержимое неверно (${detail})`,
    },
    placer: {
      heading: 'Песочница',
      place: 'Ставить',
      erase: 'Стирать',
      play: 'Играть',
      undo: 'Отменить',
      reset: 'Сбросить',
      copied: 'Сцена скопирована.',
      terrain: 'Местность',
      search: 'Поиск',
      none: 'Ничего не найдено.',
      tips: {
        place: 'Выберите клетку на карте, чтобы поставить.',
        erase: 'Выберите клетку, чтобы очистить её.',
        play: 'Клавиши и щелчки управляют героем.',
      },
      tiles: {
        floor: 'пол',
        wall: 'стена',
        weakWall: 'ветхая стена',
        stairsDown: 'лестница вниз',
        stairsUp: 'лестница вверх',
        door: 'дверь',
        secretDoor: 'потайная дверь',
        passage: 'коридор',
        rock: 'скала',
      },
    },
    fight: {
      heading: 'Бой',
      hero: (facts) => `Ваш герой: ${facts.join(', ')}.`,
      noWeapon: 'без оружия',
      noArmour: 'без доспеха',
      measuring: 'Оцениваются шансы…',
      odds: (fights, won, lost, healthLeft) => {
        const share = (count: number) => `${Math.round((100 * count) / fights)}\u00a0%`;
        const left = healthLeft === null ? '' : ` (медиана остатка ОЗ: ${healthLeft})`;
        return `Пробных боёв: ${fights}. Герой побеждает примерно в ${share(won)} боёв${left} и погибает в ${share(lost)}.`;
      },
      noOdds: 'Оценить шансы не удалось.',
      asks: (campaign, files) =>
        `Вам прислали бой в кампании «${campaign}»${files === 0 ? '' : ` (в комплекте ${formed(files, 'мод', 'мода', 'модов')})`}. Сыграть?`,
      play: 'Играть',
      notNow: 'Не сейчас',
      keep: 'Оставить моды',
      broken:
        'Этот бой не удалось прочитать. Скопируйте ссылку целиком ещё раз или попросите прислать бой файлом.',
      unknownCampaign: (id) => `Кампании «${id}» нет.`,
    },
  },
  look: {
    heading: 'Осмотр',
    keys: (travels) =>
      [
        'Направление:\u00a0сдвиг',
        'Tab:\u00a0дальше',
        ...(travels ? ['Enter:\u00a0идти\u00a0туда'] : []),
        'Esc:\u00a0конец',
      ].join('\u00a0· '),
    padKeys: (travels) =>
      [
        'Крестовина:\u00a0сдвиг',
        'LB,\u00a0RB:\u00a0назад,\u00a0дальше',
        'LT,\u00a0RT:\u00a0масштаб',
        ...(travels ? ['A:\u00a0идти\u00a0туда'] : []),
        'B:\u00a0конец',
      ].join('\u00a0· '),
    unknown: 'не разведано',
    remembered: 'По памяти: сейчас этого не видно.',
    seenBefore: 'Замечено здесь раньше, но могло уйти.',
    sensed: 'Вы это чувствуете, но не видите.',
    anyOf: (kinds) => `Действие пока неизвестно. Возможных видов: ${kinds}.`,
    oneOf: (list) => `Действие пока неизвестно. Возможно, это: ${list}.`,
    magic: 'магия',
    weakWall: 'Можно прокопать.',
    alsoHere: (name) => `Здесь же: ${name}.`,
    sentence: (text) => `${capital(text)}.`,
    calm: {
      ally: 'союзник',
      asleep: 'спит',
      peaceful: 'не нападает',
      helpless: 'не может двигаться',
    },
    heroHits: (chance, damage) =>
      chance === 100
        ? `Ваш удар: урон ${damage}.`
        : `Ваш удар: шанс попасть ${chance}\u00a0%, урон ${damage}.`,
    heroCannotHurt: 'Ваши удары не наносят урона.',
    kills(fewest, most) {
      if (most === Infinity) {
        return `До победы не меньше ${formed(fewest, 'попадания', 'попаданий', 'попаданий')}.`;
      }
      return `До победы: ${range(fewest, most)} ${form(most, 'попадание', 'попадания', 'попаданий')}.`;
    },
    monsterHits: (chance, damage) =>
      chance === 100
        ? `Удар по вам: урон ${damage}.`
        : `Удар по вам: шанс попасть ${chance}\u00a0%, урон ${damage}.`,
    noDamage: 'Удар по вам не отнимает ОЗ.',
    dies(fewest, most) {
      if (fewest === 1) {
        return most === 1 ? 'Следующий удар убьёт вас!' : 'Следующий удар может вас убить!';
      }
      return fewest === most
        ? `До вашей гибели: ${formed(fewest, 'попадание', 'попадания', 'попаданий')}.`
        : `До вашей гибели не меньше ${formed(fewest, 'попадания', 'попаданий', 'попаданий')}.`;
    },
    danger: { deadly: 'следующий удар может убить', dangerous: 'опасно' },
    mayDie: 'Следующий удар может вас убить!',
    lowHealth: 'У вас мало здоровья.',
    doorway: 'Из дверного проёма видны только соседние клетки. Войдите, чтобы увидеть комнату.',
    darkRoom: 'В этой комнате темно: видны только соседние клетки.',
    passage: 'В коридоре видны только соседние клетки.',
    radius: (cells) => `Видно на ${formed(cells, 'клетку', 'клетки', 'клеток')}.`,
  },
  panel: {
    unit: 'мкс',
    last: 'посл.',
    average: 'средн.',
    median: 'медиана',
    system: 'система',
    calls: 'вызовы',
    whole: 'весь ход',
    usualTurn: 'медиана хода',
    update: 'кадр: данные',
    render: 'кадр: рисование',
    floor: 'этаж',
    entities: 'сущности',
    actors: 'существа',
    draws: 'вызовы рисования',
    saveTrace: 'Сохранить временную шкалу (для Perfetto)',
    idle: 'Сделайте ход, и он будет измерен.',
    slowest: (system, time) =>
      `Самая медленная в среднем система: ${system}, ${time}\u00a0мкс за ход.`,
    about: 'Об этих числах',
    zones: (without) =>
      `Строка с отступом — зона, часть системы над ней; её время входит во время системы.${without.length > 0 ? ` Пока без зон: ${without.join(', ')}.` : ''}`,
    clock: (step, reads, cost) =>
      `Эти часы идут шагами по ${step} мкс: время одного хода — лишь грубая оценка, точны только средние по многим ходам (без 5\u00a0% самых долгих из последних ходов). За последний ход часы считаны ${formed(reads, 'раз', 'раза', 'раз')}; это заняло около ${cost} мкс, которые здесь не учтены.`,
  },
  inspector: {
    choose: 'Выбирать клетку',
    cell: (x, y) => `x ${x}, y ${y}`,
    empty: 'Здесь ничего нет.',
    unseen: 'не видно',
    unfair:
      'Инспектор показывает и то, чего не видит герой. Результат игры с инспектором не засчитывается.',
    warning:
      'Инспектор показывает то, чего герой не видит. Если открыть его, результат этой игры уже не будет засчитан.',
    yes: 'Открыть инспектор',
    no: 'Оставить игру в зачёте',
    editable: 'В песочнице значения можно менять. «Сбросить» возвращает сцену без изменений.',
    units: {
      HP: 'ОЗ',
      ENG: 'сыт.',
      EXP: 'опыта',
      '%': '%',
      turns: 'ход.',
      cells: 'кл.',
      floors: 'эт.',
      gold: 'зол.',
      tenths: '× 0,1',
    },
    notInRange: (min, max, isWhole) =>
      `Не изменено. Введите ${isWhole ? 'целое число' : 'число'} от ${min} до ${max}.`,
    notDice:
      'Не изменено. Введите бросок вида 1d8 или до четырёх, например 1d8/2d6, в каждом — от 1 до 31 кости по 1–126 граней; для атаки без урона — 0d0.',
    find: {
      heading: 'Найти сущности',
      button: 'Найти',
      help: 'Имя компонента находит все сущности, у которых он есть. Условия соединяются словами and, or, not и скобками.',
      found: (turn, count) => `Ход ${turn}, найдено: ${count}.`,
      since: (turn, found, gone) => `После хода ${turn}: новых ${found}, исчезло ${gone}.`,
      notShown: (count) => `Не показано: ${count}.`,
      isNew: 'новая',
      elsewhere: 'на другом этаже',
      place: (character) => `Символ ${character}:`,
      mistakes: {
        condition: () =>
          'Не хватает условия. Введите компонент или сравнение, например AI или Health.current < 5.',
        component: (word, allowed) => `Компонента «${word}» нет. Похожие: ${allowed}.`,
        field: (component, allowed) => `Введите поле компонента ${component}: ${allowed}.`,
        noFields: (component) =>
          `У компонента ${component} нет полей. Введите только ${component}.`,
        comparison: (field, allowed) =>
          `После ${field} не хватает сравнения. Введите один из знаков и значение: ${allowed}.`,
        order: (field) => `${field} — не число. Сравнивайте его знаками = или !=.`,
        number: (field) => `Сравнивайте ${field} с числом или с другим полем.`,
        dice: (field) => `Сравнивайте ${field} с броском, например 1d8.`,
        entity: (field) => `Сравнивайте ${field} с номером сущности, например #12, или с none.`,
        value: (field, allowed) => `Сравнивайте ${field} с одним из значений: ${allowed}.`,
        bracket: () => 'Скобка не закрыта. Введите ).',
        join: (word) => `Введите and или or перед «${word}».`,
      },
    },
  },
  crowd: {
    about:
      'Этаж, полный монстров: проверка правил и экрана на прочность. Такая игра не сохраняется, и результат не засчитывается.',
    floor: 'Этаж',
    width: 'Столбцы этажа',
    height: 'Ряды этажа',
    awake: 'Никто не спит',
    gathering: 'Монстры расставляются…',
    badMonsters: (found, least, most) =>
      `Число монстров (crowd) должно быть целым, от ${least} до ${most}, а ${found === '' ? 'оно не указано' : `указано «${found}»`}.`,
    badFloor: (found, least, most) =>
      `Этаж (floor) — это столбцы x ряды, например 500x500, от ${least} до ${most}, а ${found === '' ? 'числа не хватает' : `указано «${found}»`}.`,
    badAwake: (found) => `Для awake допустимо yes или no, а указано «${found}».`,
    tooMany: (floor, room) =>
      `На этаже ${floor} хватит места не больше чем на ${formed(room, 'монстра', 'монстров', 'монстров')}.`,
  },
};
