import type { ComponentDocs } from './component-docs.ts';

export const actorDocs = {
  Identity: {
    en: {
      doc: 'Internal id and kind. Every entity has it.',
      fields: {
        seq: 'Increases with each entity; never reused.',
        kind: "Index into the campaign's kinds.",
        actions: 'The number of its actions in this turn.',
      },
    },
    ja: {
      doc: '内部の番号と種類。すべてのエンティティにある。',
      fields: {
        seq: 'エンティティごとに増える番号。再利用されない。',
        kind: 'このキャンペーンでの種類の番号。',
        actions: 'このターンに行動した回数。',
      },
    },
    ru: {
      doc: 'Внутренний номер и вид. Есть у каждой сущности.',
      fields: {
        seq: 'Растёт с каждой новой сущностью; не используется повторно.',
        kind: 'Номер вида в кампании.',
        actions: 'Число действий в этом ходу.',
      },
    },
  },
  Position: {
    en: {
      doc: 'Its cell. Items in a bag have none.',
      fields: { x: 'Column, from 0.', y: 'Row, from 0.', depth: 'The floor.' },
    },
    ja: {
      doc: '今のマス。持ち物の中のアイテムにはない。',
      fields: { x: '列。0 から数える。', y: '行。0 から数える。', depth: '階。' },
    },
    ru: {
      doc: 'Клетка, на которой находится. У предметов в сумке её нет.',
      fields: { x: 'Столбец, считая с 0.', y: 'Ряд, считая с 0.', depth: 'Этаж.' },
    },
  },
  Health: {
    en: {
      doc: 'Can be hurt, and dies at 0 hit points.',
      fields: {
        max: 'Hit points when unhurt. Use either `max` or `dice`.',
        dice: 'Rolled for each individual to set `max`.',
        current: 'Hit points now.',
        fraction: 'Partial healing, 0 to 1.',
      },
    },
    ja: {
      doc: 'ダメージを受け、HP が 0 になると倒れる。',
      fields: {
        max: '無傷のときの HP。max か dice の一方を使う。',
        dice: '個体ごとに振って max を決める。',
        current: '現在の HP。',
        fraction: '回復の端数。0 から 1。',
      },
    },
    ru: {
      doc: 'Может получать урон и погибает при 0 ОЗ.',
      fields: {
        max: 'Полное здоровье. Задаётся либо max, либо dice.',
        dice: 'Бросок для каждой особи: определяет max.',
        current: 'ОЗ сейчас.',
        fraction: 'Неполное восстановление, от 0 до 1.',
      },
    },
  },
  Stats: {
    en: {
      doc: 'Attack and defence without weapon and armour.',
      fields: {
        attack: 'An attack deals attack² / defence damage, rounded up.',
        defence: 'The defence in that formula.',
      },
    },
    ja: {
      doc: '武器と鎧を除いた攻撃と防御。',
      fields: {
        attack: '攻撃のダメージは attack² ÷ defence（切り上げ）。',
        defence: 'その式での防御。',
      },
    },
    ru: {
      doc: 'Атака и защита без оружия и доспеха.',
      fields: {
        attack: 'Урон атаки равен attack² / defence с округлением вверх.',
        defence: 'Защита в этой формуле.',
      },
    },
  },
  Fighter: {
    en: {
      doc: 'Fights by dice: level, armour class and the damage of its attacks.',
      fields: {
        level: 'Higher levels hit more often and make more saving throws.',
        armour: 'Armour class: 10 without armour; lower is harder to hit.',
        attacks: 'Damage of each attack. Each rolls separately to hit.',
      },
    },
    ja: {
      doc: 'サイコロで戦う。レベル、AC、攻撃のダメージ。',
      fields: {
        level: '高いほど攻撃が当たりやすく、判定に成功しやすい。',
        armour: 'AC。鎧なしで 10。低いほど攻撃が当たりにくい。',
        attacks: '攻撃ごとのダメージ。命中はそれぞれ別に判定する。',
      },
    },
    ru: {
      doc: 'Сражается по броскам: уровень, класс брони и урон атак.',
      fields: {
        level: 'Чем выше, тем чаще попадает и лучше сопротивляется.',
        armour: 'Класс брони: 10 без доспеха; чем ниже, тем труднее попасть.',
        attacks: 'Урон каждой атаки. Попадание проверяется для каждой отдельно.',
      },
    },
  },
  Strength: {
    en: {
      doc: 'Makes attacks hit more often and harder. 3 to 18, then 19 to 118 for 18/01 to 18/100.',
      fields: {
        now: 'Current strength.',
        best: 'The highest strength so far.',
        gifted: 'Chance of a strength of 18/01 to 18/100.',
      },
    },
    ja: {
      doc: '攻撃が当たりやすく、強くなる。3–18、その上の 19–118 は 18/01–18/100。',
      fields: {
        now: '現在の力。',
        best: 'これまでで最も高い力。',
        gifted: '力が 18/01–18/100 になる確率。',
      },
    },
    ru: {
      doc: 'Делает атаки точнее и сильнее. От 3 до 18, затем 19–118 вместо 18/01–18/100.',
      fields: {
        now: 'Сила сейчас.',
        best: 'Наибольшая сила за игру.',
        gifted: 'Вероятность силы от 18/01 до 18/100.',
      },
    },
  },
  AI: {
    en: {
      doc: 'Acts on its own, usually once per turn.',
      fields: {
        mind: 'How it chooses its actions: a list of goals with a name, from `game/goals/minds.ts`.',
        provoked: 'The hero has attacked it.',
        awake: 'Awake; for monsters that sleep.',
        hasDestination: 'Walks to its destination: a roamer straight on, a greedy monster to gold.',
        destinationX: 'Column of its destination.',
        destinationY: 'Row of its destination.',
        shown: 'The hero knows its position.',
      },
    },
    ja: {
      doc: '自分で行動する。ふつうは毎ターン 1 回。',
      fields: {
        mind: '行動の選び方。名前の付いた目標の一覧。',
        provoked: '主人公に攻撃された。',
        awake: '起きている。眠ることのあるモンスターだけが使う。',
        hasDestination:
          '行き先へ向かう。歩き回るモンスターはまっすぐに、強欲なモンスターは金貨へ。',
        destinationX: '行き先の列。',
        destinationY: '行き先の行。',
        shown: '主人公がこのモンスターの位置を知っている。',
      },
    },
    ru: {
      doc: 'Действует самостоятельно, обычно раз в ход.',
      fields: {
        mind: 'Как выбирает действия: именованный список целей.',
        provoked: 'Герой атаковал его.',
        awake: 'Не спит; для тех, кто умеет спать.',
        hasDestination: 'Идёт к месту назначения: бродящий — прямо вперёд, жадный — к золоту.',
        destinationX: 'Столбец места назначения.',
        destinationY: 'Ряд места назначения.',
        shown: 'Герой знает, где этот монстр.',
      },
    },
  },
  Condition: {
    en: {
      doc: 'Temporary conditions. Every actor has it.',
      fields: {
        helpless: 'Turns until it can act again.',
        confused: 'Turns of random movement.',
        blind: 'Turns in which it sees nothing; a monster sees what is beside it.',
        hasted: 'Turns at double speed; 65535 for good.',
        slowed: 'Turns at half speed; 65535 for good.',
        actionPoints: 'Points for actions: the speed is added each turn, and an action takes 100.',
        seeing: 'Turns in which it sees the invisible.',
        trapped: 'Turns in a trap that holds it.',
        grasped: 'A monster holds it: it can attack but not leave.',
        graspDamage: 'Damage of the monster that holds it; grows with each attack.',
        glowing: 'Its next hit confuses.',
        spellbound:
          'Held by the effect `hold`: can do nothing until something attacks or wakes it.',
        paralysisSum: 'Turns of paralysis by hits since it could last act.',
        cancelled: 'The powers of its attacks have ended.',
      },
    },
    ja: {
      doc: '一時的な状態。主人公とモンスターのすべてにある。',
      fields: {
        helpless: '再び動けるまでのターン数。',
        confused: 'でたらめに動くターン数。',
        blind: '何も見えないターン数。モンスターは隣だけが見える。',
        hasted: '速さが 2 倍のターン数。65535 は永久。',
        slowed: '速さが半分のターン数。65535 は永久。',
        actionPoints: '行動のためのポイント。毎ターン速さの値だけ増え、1 回の行動に 100 使う。',
        seeing: '見えないものが見えるターン数。',
        trapped: '罠に挟まれているターン数。',
        grasped: '捕まっている。攻撃はできるが、離れられない。',
        graspDamage: '捕まえている相手が与えるダメージ。攻撃のたびに増える。',
        glowing: '次に攻撃が当たった相手を混乱させる。',
        spellbound: '効果 `hold` による金縛り。攻撃されるか起こされるまで何もできない。',
        paralysisSum: '最後に動けたときから、攻撃で麻痺させられたターン数の合計。',
        cancelled: '攻撃に伴う能力を失っている。',
      },
    },
    ru: {
      doc: 'Временные состояния. Есть у героя и у каждого монстра.',
      fields: {
        helpless: 'Через сколько ходов снова сможет действовать.',
        confused: 'Сколько ходов движется в случайную сторону.',
        blind: 'Сколько ходов ничего не видит; монстр видит только то, что рядом.',
        hasted: 'Сколько ходов движется вдвое быстрее; 65535 — навсегда.',
        slowed: 'Сколько ходов движется вдвое медленнее; 65535 — навсегда.',
        actionPoints: 'Очки действий: каждый ход прибавляется скорость, действие стоит 100.',
        seeing: 'Сколько ходов видит невидимое.',
        trapped: 'Сколько ходов остаётся в ловушке.',
        grasped: 'Схвачен: может атаковать, но не может уйти.',
        graspDamage: 'Урон хватки, которая его держит; растёт с каждой атакой.',
        glowing: 'Следующее попадание вызовет смятение.',
        spellbound:
          'Под действием эффекта `hold`: ничего не может, пока его не атакуют или не разбудят.',
        paralysisSum:
          'На сколько ходов в сумме его парализовали попадания с тех пор, как он мог действовать.',
        cancelled: 'Особые силы его атак больше не действуют.',
      },
    },
  },
  Speed: {
    en: {
      doc: 'Acts faster or more slowly than others.',
      fields: { percent: 'Actions in 100 turns: 200 acts twice a turn, 50 every second turn.' },
    },
    ja: {
      doc: 'ほかより速く、または遅く行動する。',
      fields: { percent: '100 ターンの行動回数。200 は毎ターン 2 回、50 は 2 ターンに 1 回。' },
    },
    ru: {
      doc: 'Действует быстрее или медленнее других.',
      fields: { percent: 'Действий за 100 ходов: 200 — дважды в ход, 50 — раз в два хода.' },
    },
  },
  Poisoned: {
    en: {
      doc: 'Loses hit points each turn until the poison wears off.',
      fields: { turns: 'Remaining turns.', damage: 'Damage per turn.' },
    },
    ja: {
      doc: '毒が消えるまで、毎ターン HP を失う。',
      fields: { turns: '残りのターン数。', damage: '1 ターンのダメージ。' },
    },
    ru: {
      doc: 'Теряет ОЗ каждый ход, пока действует яд.',
      fields: { turns: 'Сколько ходов осталось.', damage: 'Урон за ход.' },
    },
  },
  Intent: {
    en: {
      doc: 'The action that an actor has chosen. Systems carry it out and reset it to none.',
      fields: {
        verb: 'The action.',
        dx: 'Direction, −1 to 1.',
        dy: 'Direction, −1 to 1.',
        item: 'The item to use.',
      },
    },
    ja: {
      doc: '選んだ行動。システムが実行し、none に戻す。',
      fields: {
        verb: '行動。',
        dx: '横の向き。−1 から 1 まで。',
        dy: '縦の向き。−1 から 1 まで。',
        item: '使うアイテム。',
      },
    },
    ru: {
      doc: 'Выбранное действие. Системы выполняют его и возвращают none.',
      fields: {
        verb: 'Действие.',
        dx: 'Направление, от −1 до 1.',
        dy: 'Направление, от −1 до 1.',
        item: 'Используемый предмет.',
      },
    },
  },
  Dead: {
    en: { doc: 'Died this turn. Removed at the end of the turn.', fields: {} },
    ja: { doc: 'このターンに倒れた。ターンの終わりに取り除かれる。', fields: {} },
    ru: { doc: 'Погибает в этом ходу. Удаляется в конце хода.', fields: {} },
  },
} satisfies Partial<ComponentDocs>;
