import { purposes } from '../component-purposes.ts';
import type { ComponentDocs } from './component-docs.ts';

export const itemDocs = {
  Item: {
    en: {
      doc: 'Can be picked up.',
      fields: {
        weight: 'Weight.',
        level: 'Item level.',
        order: 'Increases whenever an item changes place; bags and piles are sorted by it.',
        rank: 'Items of a bag are sorted by it first.',
        put: 'Has been put down or thrown: earns no more points.',
        worth: 'Sale value.',
        count: 'Number of items in the stack.',
        cursed: 'Cannot be taken off once equipped.',
        known: 'The hero knows its bonus.',
      },
    },
    ja: {
      doc: '拾える。',
      fields: {
        weight: '重さ。',
        level: 'アイテムのレベル。',
        order: '移動するたびに増える番号。持ち物や床のアイテムはこの順に並ぶ。',
        rank: '持ち物の中で order より先に比べる番号。',
        put: '一度置かれたか投げられた。もう得点にならない。',
        worth: '売値。',
        count: '束の中の数。',
        cursed: '装備すると外せない。',
        known: '主人公が修正値を知っている。',
      },
    },
    ru: {
      doc: 'Можно подобрать.',
      fields: {
        weight: 'Вес.',
        level: 'Уровень предмета.',
        order: 'Растёт при каждом перемещении; по нему упорядочены сумка и предметы на клетке.',
        rank: 'По нему упорядочена сумка, а уже затем — по order.',
        put: 'Уже был положен или брошен: больше не приносит очков.',
        worth: 'Цена при продаже.',
        count: 'Число предметов в связке.',
        cursed: 'Нельзя снять, если надеть.',
        known: 'Герой знает бонус.',
      },
    },
  },
  Stack: {
    en: {
      doc: 'Several of its kind share one place in a bag.',
      fields: {
        as: 'units: each counts as one item in the bag. group: only items made together stack, and count as one.',
        least: 'Least number found together.',
        most: 'Greatest number found together.',
        group: 'The number of the group that it was made with.',
      },
    },
    ja: {
      doc: '同じ種類のいくつかが、持ち物の 1 枠にまとまる。',
      fields: {
        as: 'units：1 つずつ数える。group：一緒に作られたものだけがまとまり、1 つと数える。',
        least: '一緒に見つかる最少の数。',
        most: '一緒に見つかる最大の数。',
        group: '一緒に作られた組の番号。',
      },
    },
    ru: {
      doc: 'Несколько одинаковых занимают одно место в сумке.',
      fields: {
        as: 'units: каждый считается отдельно. group: складываются только сделанные вместе, и считаются за один.',
        least: 'Сколько находится вместе, самое меньшее.',
        most: 'Сколько находится вместе, самое большее.',
        group: 'Номер партии, в которой сделан предмет.',
      },
    },
  },
  Gold: {
    en: { doc: 'Adds to the score as soon as it is picked up.', fields: { value: 'Amount.' } },
    ja: { doc: '拾った時点で得点に加わる。', fields: { value: '枚数。' } },
    ru: { doc: 'Прибавляется к очкам, как только подобрано.', fields: { value: 'Количество.' } },
  },
  Food: {
    en: {
      doc: 'Can be eaten.',
      fields: {
        energy: 'Energy gained.',
        spread: 'Varies the energy by up to this amount.',
        foul: 'Chance of a bad taste, which gives one experience point.',
      },
    },
    ja: {
      doc: '食べられる。',
      fields: {
        energy: '増える満腹度。',
        spread: '満腹度の変動の幅。',
        foul: 'まずい確率。まずいと経験値を 1 得る。',
      },
    },
    ru: {
      doc: 'Можно съесть.',
      fields: {
        energy: 'Сколько сытости даёт.',
        spread: 'На сколько сытость может отличаться.',
        foul: 'Вероятность плохого вкуса, за который даётся 1 очко опыта.',
      },
    },
  },
  Potion: {
    en: {
      doc: purposes.Potion.en,
      fields: { reveals: 'The condition on which drinking it reveals its kind.' },
    },
    ja: { doc: purposes.Potion.ja, fields: { reveals: '飲むとその種類が判明する条件。' } },
    ru: { doc: purposes.Potion.ru, fields: { reveals: 'Когда выпивший узнаёт, что это.' } },
  },
  Scroll: {
    en: {
      doc: purposes.Scroll.en,
      fields: { reveals: 'The condition on which reading it reveals its kind.' },
    },
    ja: { doc: purposes.Scroll.ja, fields: { reveals: '読むとその種類が判明する条件。' } },
    ru: { doc: purposes.Scroll.ru, fields: { reveals: 'Когда прочитавший узнаёт, что это.' } },
  },
  Scares: {
    en: {
      doc: 'While it lies on the floor, monsters do not step on it and do not attack a hero who stands on it. Picked up a second time, it turns to dust.',
      fields: { taken: 'Has been picked up.' },
    },
    ja: {
      doc: '床にあると、モンスターはその上に乗らず、上に立つ主人公を攻撃しない。二度目に拾うと塵になる。',
      fields: { taken: '拾われたことがある。' },
    },
    ru: {
      doc: 'Пока лежит на полу, монстры на него не наступают и не бьют героя, который на нём стоит. Если поднять второй раз, рассыпается в пыль.',
      fields: { taken: 'Его уже поднимали.' },
    },
  },
  Stick: {
    en: {
      doc: 'A wand or staff: can be zapped while it has charges.',
      fields: {
        shape:
          'The actors that it reaches: `self` the actor that zaps it, `neighbour` the actor on the next cell, `line` the first actor in a straight line, `missile` like `line` but not beyond doors, `bolt` the actors in the way of a bolt, which walls reflect, until one of them fails its saving throw, `room` all monsters in the room.',
        range:
          'The cells that it reaches. For a bolt, its whole way, which includes its first cell.',
        least: 'The smallest number of charges of a new one.',
        most: 'The largest number of charges of a new one.',
        charges: 'Remaining charges.',
        reveals: 'The condition on which zapping it reveals its kind.',
      },
    },
    ja: {
      doc: '棒か杖。残り回数があれば振れる。',
      fields: {
        shape:
          '効果が届く相手。self：振った本人、neighbour：隣のマス、line：直線上の最初の相手、missile：同じだが扉を越えない、bolt：壁で跳ね返る光線が、判定に失敗した相手に当たる、room：部屋のすべてのモンスター。',
        range: '届くマス数。光線では出発点を含む全行程。',
        least: '新品の残り回数の下限。',
        most: '新品の残り回数の上限。',
        charges: '残り回数。',
        reveals: '振るとその種類が判明する条件。',
      },
    },
    ru: {
      doc: 'Жезл или посох: можно применить, пока есть заряды.',
      fields: {
        shape:
          'На кого действует: self — на владельца, neighbour — на соседнюю клетку, line — на первого по прямой, missile — так же, но не дальше двери, bolt — луч, который отражается от стен и поражает первого, кто не устоит, room — на всех монстров комнаты.',
        range: 'Дальность в клетках. Для луча — весь путь вместе с начальной клеткой.',
        least: 'Наименьшее число зарядов нового.',
        most: 'Наибольшее число зарядов нового.',
        charges: 'Оставшиеся заряды.',
        reveals: 'Когда применивший узнаёт, что это.',
      },
    },
  },
  Shatters: {
    en: {
      doc: 'Breaks where it lands or hits when thrown; its effects act on all actors around.',
      fields: { radius: 'Cells in each direction; 0: only its own cell.' },
    },
    ja: {
      doc: '投げると、落ちたマスか当たった相手のところで砕け、周りのすべてに効果が及ぶ。',
      fields: { radius: '各方向のマス数。0 ならそのマスだけ。' },
    },
    ru: {
      doc: 'Если бросить, разбивается там, где упадёт или попадёт в цель, и действует на всех вокруг.',
      fields: { radius: 'Клетки в каждую сторону; 0 — только сама клетка.' },
    },
  },
  OnHit: {
    en: {
      doc: 'Effects on each actor that it hits. For monsters, and for weapons in the hand or thrown.',
      fields: {},
    },
    ja: {
      doc: '攻撃が当たった相手への効果。モンスターと、手に持つか投げる武器に使える。',
      fields: {},
    },
    ru: {
      doc: 'Эффекты для тех, кого атака поражает. Для монстров и для оружия в руке или в броске.',
      fields: {},
    },
  },
  WhenHit: {
    en: {
      doc: 'Effects on each actor that hits it by hand. For monsters, and for anything that is worn.',
      fields: {},
    },
    ja: {
      doc: '素手や手持ちの武器で攻撃を当てた相手への効果。モンスターと、身につけるものに使える。',
      fields: {},
    },
    ru: {
      doc: 'Эффекты для тех, кто поражает его вблизи. Для монстров и для всего, что надето.',
      fields: {},
    },
  },
  Weapon: {
    en: {
      doc: 'Can be equipped as a weapon.',
      fields: {
        attack: 'Attack bonus. Without it, derived from `dice`.',
        dice: 'Damage when equipped. Without it, derived from `attack`.',
        thrownDice: 'Damage when it is fired by its own launcher or, if it is no missile, thrown.',
        hit: 'Bonus to hit.',
        damage: 'Bonus to damage.',
      },
    },
    ja: {
      doc: '武器として装備できる。',
      fields: {
        attack: '攻撃への加算。なければ dice から決まる。',
        dice: '装備したときのダメージ。なければ attack から決まる。',
        thrownDice: '対応する発射武器で放ったとき（矢や弾でなければ投げたとき）のダメージ。',
        hit: '命中の修正値。',
        damage: 'ダメージの修正値。',
      },
    },
    ru: {
      doc: 'Можно взять в руку как оружие.',
      fields: {
        attack: 'Бонус к атаке. Если не задан, определяется по dice.',
        dice: 'Урон в руке. Если не задан, определяется по attack.',
        thrownDice: 'Урон при выстреле из своего оружия; если это не снаряд, при броске.',
        hit: 'Бонус к попаданию.',
        damage: 'Бонус к урону.',
      },
    },
  },
  Missile: {
    en: {
      doc: 'A weapon made for throwing or for a launcher.',
      fields: { fits: 'The launcher it needs, if any.' },
    },
    ja: { doc: '投げるか、発射武器で放つための武器。', fields: { fits: '必要な発射武器。' } },
    ru: {
      doc: 'Снаряд: для броска или для стрелкового оружия.',
      fields: { fits: 'Нужное стрелковое оружие, если есть.' },
    },
  },
  Launcher: {
    en: {
      doc: 'While equipped, fires missiles that fit.',
      fields: { fits: 'The missiles it fires.' },
    },
    ja: { doc: '装備している間、合う矢や石を放てる。', fields: { fits: '放てる矢や石。' } },
    ru: {
      doc: 'Если взять в руку, стреляет подходящими снарядами.',
      fields: { fits: 'Подходящие снаряды.' },
    },
  },
  Armour: {
    en: {
      doc: 'Can be worn.',
      fields: { defence: 'Bonus to Stats.defence; armour class becomes 10 − defence.' },
    },
    ja: {
      doc: '着られる。',
      fields: { defence: 'Stats.defence に加わる。AC は 10 − defence になる。' },
    },
    ru: {
      doc: 'Можно надеть.',
      fields: { defence: 'Бонус к Stats.defence; класс брони становится 10 − defence.' },
    },
  },
  Ring: {
    en: {
      doc: 'Can be worn on a finger. Its effects happen once a turn while it is worn.',
      fields: {
        power: 'Its power while it is worn.',
        newBonus: 'The bonus of a new ring: "rolled" is −1 and cursed, +1 or +2.',
        bonus: 'Bonus of this ring.',
        hunger: 'Energy that it uses each turn, in hundredths; a negative number saves energy.',
        cursed: 'Every ring of this kind is cursed: it cannot be taken off.',
      },
    },
    ja: {
      doc: '指にはめられる。はめている間、毎ターン効果が現れる。',
      fields: {
        power: 'はめている間の働き。',
        newBonus: '新しい指輪の修正値。rolled なら −1（呪い）、+1、+2 のどれか。',
        bonus: 'この指輪の修正値。',
        hunger: '毎ターン余分に減る満腹度（100 分の 1）。負なら節約する。',
        cursed: 'この種類は必ず呪われていて、外せない。',
      },
    },
    ru: {
      doc: 'Можно надеть на палец. Пока надето, его эффекты действуют каждый ход.',
      fields: {
        power: 'Что делает, пока надето.',
        newBonus: 'Бонус нового кольца: rolled — −1 и проклятие, +1 или +2.',
        bonus: 'Бонус этого кольца.',
        hunger: 'Сколько сотых сытости тратит за ход; отрицательное сберегает.',
        cursed: 'Все кольца этого вида прокляты: снять нельзя.',
      },
    },
  },
  Prize: {
    en: {
      doc: 'The goal of the campaign. Picking it up wins the game or, if `rules.victory` is "escape", opens the way out. It always fits in the bag.',
      fields: {},
    },
    ja: {
      doc: 'キャンペーンの目的となる宝。拾うとゲームに勝つ。rules.victory が escape なら、上へ戻れるようになる。持ち物の制限に関係なく持てる。',
      fields: {},
    },
    ru: {
      doc: 'Цель кампании. Подобрав её, герой побеждает, а если rules.victory — escape, может выйти наверх. Всегда помещается в сумку.',
      fields: {},
    },
  },
} satisfies Partial<ComponentDocs>;
