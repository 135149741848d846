import type { Language } from './words.ts';

/** What the profiler's panel, the inspector and crowds say: loaded with them. */
export interface WorkbenchWords {
  /** The engineer's panel of times; µs. */
  readonly panel: {
    /** Microseconds, as short as can be. */
    readonly unit: string;
    readonly last: string;
    readonly average: string;
    readonly calls: string;
    readonly whole: string;
    readonly update: string;
    readonly render: string;
    readonly floor: string;
    readonly entities: string;
    readonly actors: string;
    readonly draws: string;
    /** Before the first turn. */
    readonly idle: string;
    slowest(system: string, time: string): string;
    /** The clock's step, how often the last turn asked it, and what that took; µs. */
    clock(step: string, reads: number, cost: string): string;
  };
  readonly inspector: {
    readonly choose: string;
    /** Column and row, from 0 as in the rules. */
    cell(x: number, y: number): string;
    readonly empty: string;
    readonly unseen: string;
    readonly unfair: string;
    readonly editable: string;
  };
  readonly crowd: {
    readonly about: string;
    readonly floor: string;
    readonly width: string;
    readonly height: string;
    readonly awake: string;
    readonly gathering: string;
    /** Found is nothing where a number is missing. */
    badActors(found: string, least: number, most: number): string;
    badFloor(found: string, least: number, most: number): string;
    badAwake(found: string): string;
    tooMany(floor: string, room: number): string;
  };
}

const en: WorkbenchWords = {
  panel: {
    unit: 'µs',
    last: 'last',
    average: 'avg',
    calls: 'calls',
    whole: 'whole turn',
    update: 'frame: update',
    render: 'frame: render',
    floor: 'floor',
    entities: 'entities',
    actors: 'actors',
    draws: 'draw calls',
    idle: 'Play a turn, and it is measured.',
    slowest: (system, time) => `The slowest on average is ${system}: ${time} µs a turn.`,
    clock: (step, reads, cost) =>
      `This clock goes in steps of ${step} µs: a single turn is a rough guess, the average of many is not. The last turn asked it ${reads} times; the ${cost} µs or so that this took are not in these numbers.`,
  },
  inspector: {
    choose: 'Choose a cell',
    cell: (x, y) => `x ${x}, y ${y}`,
    empty: 'Nothing is here.',
    unseen: 'unseen',
    unfair:
      'It shows what the hero cannot see: a game that was inspected earns no place among the scores.',
    editable:
      'In the sandbox values can be changed. Reset puts the scene up anew, without the changes.',
  },
  crowd: {
    about:
      'A floor full of monsters, to see what rules and screen can bear. Such a game is not kept and earns no score.',
    floor: 'Floor',
    width: 'Columns of the floor',
    height: 'Rows of the floor',
    awake: 'All are awake',
    gathering: 'The crowd gathers …',
    badActors: (found, least, most) =>
      `The number of monsters (crowd) must be a whole number from ${least} to ${most}, but ${found === '' ? 'it is missing' : `“${found}” was found`}.`,
    badFloor: (found, least, most) =>
      `The floor must be columns x rows such as 500x500, each from ${least} to ${most}, but ${found === '' ? 'a number is missing' : `“${found}” was found`}.`,
    badAwake: (found) => `“awake” must be yes or no, but “${found}” was found.`,
    tooMany: (floor, room) => `On a floor of ${floor} there is room for ${room} monsters.`,
  },
};

const ja: WorkbenchWords = {
  panel: {
    unit: 'µs',
    last: '直近',
    average: '平均',
    calls: '回数',
    whole: 'ターン全体',
    update: '画面の更新',
    render: '画面の描画',
    floor: '広さ',
    entities: 'エンティティ',
    actors: '怪物と勇者',
    draws: '描画命令',
    idle: 'ターンが進むと計測する。',
    slowest: (system, time) => `平均で最も遅いのは ${system}、1 ターンに ${time} µs。`,
    clock: (step, reads, cost) =>
      `この時計は ${step} µs 刻みなので、1 ターンだけの値は目安にすぎない。多くのターンの平均なら信じられる。直近のターンでは時計を ${reads} 回読んだ。それ自体にかかった約 ${cost} µs は、これらの値に入っていない。`,
  },
  inspector: {
    choose: 'マスを選ぶ',
    cell: (x, y) => `x ${x}、y ${y}`,
    empty: 'ここには何もない。',
    unseen: '見えない',
    unfair: '勇者に見えないものも見せる。調査したゲームの得点は記録されない。',
    editable: '砂場では値を変えられる。「元に戻す」と、変えた値は失われる。',
  },
  crowd: {
    about:
      '怪物だらけの階で、ルールと画面がどこまで耐えるかを試す。このゲームは保存されず、得点も記録されない。',
    floor: '広さ',
    width: '列の数',
    height: '行の数',
    awake: 'みな起きている',
    gathering: '怪物が集まってくる……',
    badActors: (found, least, most) =>
      `怪物の数（crowd）は ${least} から ${most} までの整数。${found === '' ? '数が入っていない。' : `「${found}」は使えない。`}`,
    badFloor: (found, least, most) =>
      `広さ（floor）は 500x500 のように「列x行」で、どちらも ${least} から ${most} まで。${found === '' ? '数が足りない。' : `「${found}」は使えない。`}`,
    badAwake: (found) => `起きているか（awake）は yes か no。「${found}」は使えない。`,
    tooMany: (floor, room) => `広さ ${floor} の階に入れる怪物は ${room} 体まで。`,
  },
};

const ru: WorkbenchWords = {
  panel: {
    unit: 'мкс',
    last: 'посл.',
    average: 'средн.',
    calls: 'раз',
    whole: 'весь ход',
    update: 'кадр: данные',
    render: 'кадр: рисунок',
    floor: 'этаж',
    entities: 'сущностей',
    actors: 'существ',
    draws: 'команд рисования',
    idle: 'Сделайте ход — он будет измерен.',
    slowest: (system, time) => `Медленнее всех в среднем ${system}: ${time} мкс за ход.`,
    clock: (step, reads, cost) =>
      `Эти часы идут шагами по ${step} мкс: один ход — лишь грубая оценка, а среднему по многим можно верить. В последний ход на часы взглянули ${reads} раз; около ${cost} мкс, которые это заняло, здесь не учтены.`,
  },
  inspector: {
    choose: 'Выбирать клетку',
    cell: (x, y) => `x ${x}, y ${y}`,
    empty: 'Здесь ничего нет.',
    unseen: 'не видно',
    unfair: 'Здесь видно и то, чего не видит герой: такая игра не попадёт в таблицу рекордов.',
    editable: 'В песочнице значения можно менять. «Сначала» ставит сцену заново, без изменений.',
  },
  crowd: {
    about:
      'Этаж, полный врагов: сколько выдержат правила и экран. Такая игра не сохраняется и в рекорды не идёт.',
    floor: 'Этаж',
    width: 'Столбцов',
    height: 'Рядов',
    awake: 'Никто не спит',
    gathering: 'Толпа собирается…',
    badActors: (found, least, most) =>
      `Число врагов (crowd) должно быть целым, от ${least} до ${most}, а ${found === '' ? 'оно не указано' : `указано «${found}»`}.`,
    badFloor: (found, least, most) =>
      `Этаж (floor) — это столбцы x ряды, например 500x500, от ${least} до ${most}, а ${found === '' ? 'числа не хватает' : `указано «${found}»`}.`,
    badAwake: (found) => `Для awake годится yes или no, а указано «${found}».`,
    tooMany: (floor, room) => `На этаже ${floor} хватит места на столько врагов: ${room}.`,
  },
};

export const workbenchWords: Readonly<Record<Language, WorkbenchWords>> = { en, ja, ru };
