import { purposes } from '../component-purposes.ts';
import type { ComponentDocs } from './component-docs.ts';

export const belongingDocs = {
  Recovery: {
    en: {
      doc: 'Heals while it does not fight; faster at higher levels.',
      fields: { quiet: 'Turns since its last fight.' },
    },
    ja: {
      doc: '戦っていない間に HP が回復する。レベルが高いほど早い。',
      fields: { quiet: '最後に戦ってからのターン数。' },
    },
    ru: {
      doc: 'Восстанавливает ОЗ вне боя; на высоких уровнях быстрее.',
      fields: { quiet: 'Сколько ходов прошло после последнего боя.' },
    },
  },
  Resists: {
    en: {
      doc: 'Takes less damage from some causes; a negative number means more damage. For actors, and for anything that is worn.',
      fields: {
        fire: 'Less damage by fire; 100: none; −100: twice as much.',
        cold: 'Less damage by cold.',
        lightning: 'Less damage by lightning.',
        force: 'Less damage by magic force.',
        poison: 'Less damage by poison; 100: cannot be poisoned.',
        blow: 'Less damage by attacks and missiles.',
      },
    },
    ja: {
      doc: '原因によってダメージが減る。負の数なら増える。主人公とモンスター、身につけるものに使える。',
      fields: {
        fire: '炎のダメージが減る割合。100 なら受けない。−100 なら 2 倍。',
        cold: '冷気のダメージが減る割合。',
        lightning: '電撃のダメージが減る割合。',
        force: '魔力のダメージが減る割合。',
        poison: '毒のダメージが減る割合。100 なら毒を受けない。',
        blow: '攻撃と飛び道具のダメージが減る割合。',
      },
    },
    ru: {
      doc: 'Получает меньше урона от некоторых причин, а при отрицательном числе — больше. Для существ и для всего, что надевают.',
      fields: {
        fire: 'На сколько процентов меньше урон от огня; 100 — урона нет, −100 — вдвое больше.',
        cold: 'На сколько меньше урон от холода.',
        lightning: 'На сколько меньше урон от молнии.',
        force: 'На сколько меньше урон от магической силы.',
        poison: 'На сколько меньше урон от яда; 100: яд не действует.',
        blow: 'На сколько меньше урон от ударов и снарядов.',
      },
    },
  },
  Searcher: {
    en: { doc: purposes.Searcher.en, fields: {} },
    ja: { doc: purposes.Searcher.ja, fields: {} },
    ru: { doc: purposes.Searcher.ru, fields: {} },
  },
  Thrower: {
    en: { doc: 'Can throw items from its bag.', fields: {} },
    ja: { doc: '持ち物を投げられる。', fields: {} },
    ru: { doc: 'Умеет бросать предметы из сумки.', fields: {} },
  },
  Wielder: {
    en: { doc: purposes.Wielder.en, fields: {} },
    ja: { doc: purposes.Wielder.ja, fields: {} },
    ru: { doc: purposes.Wielder.ru, fields: {} },
  },
  Digging: {
    en: {
      doc: purposes.Digging.en,
      fields: {
        x: 'Column of the wall.',
        y: 'Row of the wall.',
        depth: 'Floor of the wall.',
        turns: 'Turns of work on this wall.',
      },
    },
    ja: {
      doc: purposes.Digging.ja,
      fields: {
        x: '壁の列。',
        y: '壁の行。',
        depth: '壁のある階。',
        turns: 'この壁を掘ったターン数。',
      },
    },
    ru: {
      doc: purposes.Digging.ru,
      fields: {
        x: 'Столбец стены.',
        y: 'Ряд стены.',
        depth: 'Этаж стены.',
        turns: 'Сколько ходов копает эту стену.',
      },
    },
  },
  Loot: {
    en: { doc: 'Leaves items when it dies.', fields: {} },
    ja: { doc: '倒れるとアイテムを残す。', fields: {} },
    ru: { doc: 'Погибая, оставляет предметы.', fields: {} },
  },
  Carries: {
    en: {
      doc: 'May carry an item and drops it when it dies.',
      fields: { chance: 'Chance of an item.' },
    },
    ja: {
      doc: 'アイテムを持っていることがあり、倒れると落とす。',
      fields: { chance: 'アイテムを持っている確率。' },
    },
    ru: {
      doc: 'Может нести предмет и роняет его, погибая.',
      fields: { chance: 'Вероятность предмета.' },
    },
  },
  Reward: {
    en: {
      doc: 'Experience and score for the killer.',
      fields: { experience: 'Experience.', points: 'Score.' },
    },
    ja: { doc: '倒した者が得るもの。', fields: { experience: '経験値。', points: '得点。' } },
    ru: { doc: 'Что получает победитель.', fields: { experience: 'Опыт.', points: 'Очки.' } },
  },
  Experience: {
    en: {
      doc: 'Gains experience from kills and rises in level.',
      fields: {
        level: 'Level.',
        points: 'Points since the last level; all points if `rules.growth` is "doubling".',
        next: 'Points needed for the next level.',
      },
    },
    ja: {
      doc: '倒した相手から経験値を得て、レベルが上がる。',
      fields: {
        level: 'レベル。',
        points: '前のレベルからの経験値。rules.growth が doubling ならすべての経験値。',
        next: '次のレベルに必要な経験値。',
      },
    },
    ru: {
      doc: 'Получает опыт за победы и повышает уровень.',
      fields: {
        level: 'Уровень.',
        points: 'Опыт после последнего уровня; если rules.growth — doubling, весь опыт.',
        next: 'Сколько опыта нужно для следующего уровня.',
      },
    },
  },
  Hunger: {
    en: {
      doc: 'Needs food. Heals while it has energy; starves or faints without it.',
      fields: {
        max: 'Energy when full.',
        energy: 'Energy now. Without it, starts at `max`.',
        mode: 'starves: uses one energy in ten turns to heal; dies without energy. faints: uses one per turn; faints without energy.',
        digestedTurns: 'starves: turns since energy last fell.',
        fainted: 'faints: has fainted since its last meal.',
      },
    },
    ja: {
      doc: '食料が必要。満腹度があれば回復し、なくなると飢えるか気を失う。',
      fields: {
        max: '満腹のときの値。',
        energy: '現在の満腹度。なければ max から始まる。',
        mode: 'starves：10 ターンに 1 減って HP を回復し、なくなると死ぬ。faints：毎ターン 1 減り、なくなると気を失う。',
        digestedTurns: 'starves：満腹度が最後に減ってからのターン数。',
        fainted: 'faints：最後の食事の後に気を失ったことがある。',
      },
    },
    ru: {
      doc: 'Нуждается в еде. Сытый восстанавливает ОЗ; голодный погибает или падает в обморок.',
      fields: {
        max: 'Полная сытость.',
        energy: 'Сытость сейчас. Если не задана, начинается с max.',
        mode: 'starves: за десять ходов тратит 1 на восстановление ОЗ; без сытости погибает. faints: тратит 1 за ход; без сытости падает в обморок.',
        digestedTurns: 'starves: сколько ходов сытость не уменьшалась.',
        fainted: 'faints: после последней еды уже падал в обморок.',
      },
    },
  },
  Bag: {
    en: {
      doc: 'Carries items.',
      fields: { maxWeight: 'The greatest total weight.', places: 'The greatest number of items.' },
    },
    ja: {
      doc: 'アイテムを持ち歩く。',
      fields: { maxWeight: '重さの合計の上限。', places: 'アイテムの数の上限。' },
    },
    ru: {
      doc: 'Носит предметы.',
      fields: { maxWeight: 'Наибольший общий вес.', places: 'Наибольшее число предметов.' },
    },
  },
  Gear: {
    en: {
      doc: 'Can use one weapon and one suit of armour from its bag.',
      fields: {
        weapon: 'The equipped weapon.',
        armour: 'The worn armour.',
        left: 'Ring on the left hand.',
        right: 'Ring on the right hand.',
      },
    },
    ja: {
      doc: '持ち物から武器と鎧を 1 つずつ使える。',
      fields: {
        weapon: '装備している武器。',
        armour: '着ている鎧。',
        left: '左手の指輪。',
        right: '右手の指輪。',
      },
    },
    ru: {
      doc: 'Может использовать одно оружие и один доспех из сумки.',
      fields: {
        weapon: 'Оружие в руке.',
        armour: 'Надетый доспех.',
        left: 'Кольцо на левой руке.',
        right: 'Кольцо на правой руке.',
      },
    },
  },
  Trap: {
    en: {
      doc: 'Lies on the floor, mostly hidden, and goes off whenever the hero steps on it.',
      fields: { found: 'The hero has found it.' },
    },
    ja: {
      doc: '床にあり、たいてい隠れていて、主人公が踏むたびに作動する。',
      fields: { found: '主人公が見つけた。' },
    },
    ru: {
      doc: 'Находится на полу, обычно скрыта и срабатывает каждый раз, когда герой на неё наступает.',
      fields: { found: 'Герой её нашёл.' },
    },
  },
  Feature: {
    en: {
      doc: 'A part of the floor, such as a door, water or an altar. Its effects act on the hero who uses it: by walking into an obstacle, or by stepping on any other feature. The effects of a door act on the actor that opens it.',
      fields: {
        ground:
          'Its ground: `floor` is open, `screen` is open but hides the view, nobody enters an `obstacle`, only swimmers and flyers cross `water`, and a `door` is closed until someone walks into it.',
        uses: 'How many times it can be used; 0 for any number.',
        used: 'How many times it has been used.',
        under: 'The tile under it.',
      },
    },
    ja: {
      doc: '扉、水、祭壇など、階の一部。効果は使った主人公に及ぶ。障害物には歩いて当たり、ほかは踏むと使う。扉の効果は開けた者に及ぶ。',
      fields: {
        ground:
          'floor：歩ける。screen：歩けるが視界を遮る。obstacle：誰も入れない。water：泳ぐ者と飛ぶ者だけが通る。door：歩いて当たるまで閉じている。',
        uses: '使える回数。0 は無制限。',
        used: '使った回数。',
        under: '下にある地形。',
      },
    },
    ru: {
      doc: 'Часть этажа: дверь, вода, алтарь. Эффекты действуют на героя, который её использует: в препятствие надо шагнуть, на остальное — наступить. Эффекты двери действуют на того, кто её открыл.',
      fields: {
        ground:
          'floor: открытый пол; screen: проходимо, но закрывает обзор; obstacle: войти нельзя; water: только для плавающих и летающих; door: закрыта, пока в неё не шагнут.',
        uses: 'Сколько раз можно использовать; 0 — без ограничений.',
        used: 'Сколько раз использовано.',
        under: 'Клетка под ней.',
      },
    },
  },
} satisfies Partial<ComponentDocs>;
