import type { ComponentDocs } from './component-docs.ts';

export const powerDocs = {
  Regeneration: {
    en: {
      doc: 'May gain a hit point after each round of its attacks, without an upper limit.',
      fields: { chance: 'Chance of one HP.' },
    },
    ja: {
      doc: '自分の攻撃のたびに HP が 1 増えることがある。上限はない。',
      fields: { chance: 'HP が 1 増える確率。' },
    },
    ru: {
      doc: 'После каждой своей серии атак может получить 1 ОЗ, без верхнего предела.',
      fields: { chance: 'Вероятность получить 1 ОЗ.' },
    },
  },
  Mends: {
    en: { doc: 'Heals itself up to its full health.', fields: { turns: 'Turns per HP.' } },
    ja: {
      doc: '最大の HP まで自然に回復する。',
      fields: { turns: 'HP が 1 回復するまでのターン数。' },
    },
    ru: {
      doc: 'Сам восстанавливает здоровье до полного.',
      fields: { turns: 'Сколько ходов нужно на 1 ОЗ.' },
    },
  },
  Leech: {
    en: {
      doc: 'A hit heals it by a share of the damage, up to its full health.',
      fields: { share: 'Share of the damage.' },
    },
    ja: {
      doc: '攻撃が当たると、ダメージの一部だけ HP が回復する。最大の HP を超えない。',
      fields: { share: 'ダメージに対する割合。' },
    },
    ru: {
      doc: 'Попадание лечит его на долю урона, но не выше полного здоровья.',
      fields: { share: 'Доля урона.' },
    },
  },
  Poison: {
    en: {
      doc: 'A hit poisons the target, which loses hit points each turn but never the last one.',
      fields: { damage: 'Damage per turn.', turns: 'Duration.' },
    },
    ja: {
      doc: '攻撃が当たると相手を毒にする。相手は毎ターン HP を失うが、最後の 1 は残る。',
      fields: { damage: '1 ターンのダメージ。', turns: '続くターン数。' },
    },
    ru: {
      doc: 'Попадание отравляет цель: она теряет ОЗ каждый ход, но последнее остаётся.',
      fields: { damage: 'Урон за ход.', turns: 'Сколько ходов действует.' },
    },
  },
  Splits: {
    en: {
      doc: 'If a hit does not kill it, it may split into two that share the remaining hit points.',
      fields: { chance: 'Chance per hit.' },
    },
    ja: {
      doc: '攻撃を受けて倒れなければ、残りの HP を分け合って 2 体に分裂することがある。',
      fields: { chance: '攻撃を受けるたびの確率。' },
    },
    ru: {
      doc: 'Если попадание не убивает, может разделиться надвое; оставшиеся ОЗ делятся.',
      fields: { chance: 'Вероятность на каждое попадание.' },
    },
  },
  Explodes: {
    en: {
      doc: 'Damages everyone around it when it dies. Walls protect.',
      fields: {
        damage: 'Damage to each actor.',
        radius: 'Range of the explosion.',
        element: 'The cause of the damage.',
      },
    },
    ja: {
      doc: '倒れると、周りの全員にダメージを与える。壁は爆発を防ぐ。',
      fields: {
        damage: '1 体ごとのダメージ。',
        radius: '爆発の届く距離。',
        element: 'ダメージの原因。',
      },
    },
    ru: {
      doc: 'Погибая, наносит урон всем вокруг. Стены защищают.',
      fields: { damage: 'Урон каждому.', radius: 'Радиус взрыва.', element: 'Причина урона.' },
    },
  },
  Summons: {
    en: {
      doc: 'Summons other monsters to a free adjacent cell while the hero is in sight.',
      fields: {
        kind: 'The kind it summons. Without it, its own kind.',
        chance: 'Chance per turn.',
        most: 'The greatest number it summons in its life.',
        summoned: 'The number summoned so far.',
      },
    },
    ja: {
      doc: '主人公が見えている間、隣の空いたマスにモンスターを呼び寄せる。',
      fields: {
        kind: '呼び寄せる種類。なければ自分と同じ種類。',
        chance: '1 ターンの確率。',
        most: '一生に呼び寄せる最大の数。',
        summoned: 'これまでに呼び寄せた数。',
      },
    },
    ru: {
      doc: 'Пока видит героя, призывает монстров на свободную клетку рядом.',
      fields: {
        kind: 'Кого призывает. Если не задано, своих сородичей.',
        chance: 'Вероятность за ход.',
        most: 'Сколько всего может призвать.',
        summoned: 'Сколько уже призвано.',
      },
    },
  },
  Aids: {
    en: {
      doc: 'Uses its turn to help a hurt monster of its side in a clear line: its effects act on that monster. If none of them heals, cures or restores strength, it can also help unhurt monsters while it sees an enemy.',
      fields: {
        range: 'The greatest distance.',
        chance: 'Chance per turn.',
        below: 'Helps monsters below this share of their health; unhurt ones only with 100.',
      },
    },
    ja: {
      doc: '自分の番を使って、遮るもののない所にいる傷ついた味方を助ける。効果はその味方に及ぶ。回復、治療、力を取り戻す効果のどれもなければ、敵が見えている間は無傷の味方も助けられる。',
      fields: {
        range: '届く最大の距離。',
        chance: '1 ターンの確率。',
        below: 'HP がこの割合を下回る味方を助ける。無傷の味方も助けるのは 100 のときだけ。',
      },
    },
    ru: {
      doc: 'Тратит ход на помощь раненому союзнику, если между ними ничего нет: эффекты действуют на него. Если ни один из них не лечит, не снимает недуг и не возвращает силу, может помогать и здоровым, пока видит врага.',
      fields: {
        range: 'Наибольшее расстояние.',
        chance: 'Вероятность за ход.',
        below: 'Помогает тем, чьё здоровье ниже этой доли; здоровым — только при 100.',
      },
    },
  },
  Throws: {
    en: {
      doc: 'Throws at the hero along a straight or diagonal line with nothing in between.',
      fields: {
        dice: 'Damage of a hit.',
        range: 'The greatest distance.',
        chance: 'Chance per turn.',
        element: 'The cause of the damage.',
      },
    },
    ja: {
      doc: '縦・横・斜めの直線上に遮るものがなければ、主人公に物を投げる。',
      fields: {
        dice: '当たったときのダメージ。',
        range: '届く距離。',
        chance: '1 ターンの確率。',
        element: 'ダメージの原因。',
      },
    },
    ru: {
      doc: 'Бросает в героя по прямой или по диагонали, если на пути ничего нет.',
      fields: {
        dice: 'Урон при попадании.',
        range: 'Наибольшее расстояние.',
        chance: 'Вероятность за ход.',
        element: 'Причина урона.',
      },
    },
  },
  Venom: {
    en: {
      doc: "A hit reduces the target's strength, unless the target makes its saving throw against poison.",
      fields: { loss: 'Strength lost.' },
    },
    ja: {
      doc: '攻撃が当たると相手の力を奪う。毒の判定に成功されると無効。',
      fields: { loss: '奪う力。' },
    },
    ru: {
      doc: 'Попадание отнимает силу, если цель не устоит против яда.',
      fields: { loss: 'Сколько силы отнимает.' },
    },
  },
  Paralysis: {
    en: {
      doc: 'A hit deals no damage but paralyses the target unless it is blind. Further hits prolong this.',
      fields: {
        turns: 'Least duration.',
        spread: 'Adds 0 to spread − 1 turns.',
        most: 'The greatest sum of all hits until the target can act again.',
      },
    },
    ja: {
      doc: '攻撃が当たるとダメージの代わりに相手を麻痺させる。続けて当たると長引く。盲目の相手には効かない。',
      fields: {
        turns: '最短のターン数。',
        spread: '0 から spread − 1 までのターンを加える。',
        most: '相手が再び動けるまでの合計の上限。',
      },
    },
    ru: {
      doc: 'Попадание не наносит урона, а парализует цель, если она не слепа. Новые попадания продлевают паралич.',
      fields: {
        turns: 'Наименьшее число ходов.',
        spread: 'Добавляет от 0 до spread − 1 ходов.',
        most: 'Предел суммы, пока цель снова не сможет действовать.',
      },
    },
  },
  Grasp: {
    en: {
      doc: 'A hit holds the target. Every further attack, even a miss, damages it by the strength of the grip.',
      fields: {},
    },
    ja: {
      doc: '攻撃が当たると相手を捕まえる。その後は攻撃のたびに、外れても、締めつけの分だけダメージを与える。',
      fields: {},
    },
    ru: {
      doc: 'Попадание захватывает цель. Потом каждая атака, даже промах, наносит урон хватки.',
      fields: {},
    },
  },
  GoldThief: {
    en: {
      doc: 'A hit steals gold, then the thief vanishes. If it dies in a room, it leaves gold.',
      fields: {},
    },
    ja: { doc: '攻撃が当たると金貨を盗んで消える。部屋の中で倒すと金貨を残す。', fields: {} },
    ru: {
      doc: 'При попадании крадёт золото и исчезает. Погибая в комнате, оставляет золото.',
      fields: {},
    },
  },
  ItemThief: {
    en: { doc: 'A hit steals a magic item from the bag, then the thief vanishes.', fields: {} },
    ja: { doc: '攻撃が当たると持ち物から魔法のアイテムを盗んで消える。', fields: {} },
    ru: { doc: 'При попадании крадёт из сумки волшебный предмет и исчезает.', fields: {} },
  },
  Rust: {
    en: { doc: "A hit reduces the defence of the target's armour.", fields: {} },
    ja: { doc: '攻撃が当たると相手の鎧の防御を下げる。', fields: {} },
    ru: { doc: 'Попадание снижает защиту доспеха цели.', fields: {} },
  },
  LevelDrain: {
    en: {
      doc: 'A hit may take a level, and 1 to 10 maximum hit points for good. A target of level 1 without experience dies.',
      fields: { chance: 'Chance per hit.' },
    },
    ja: {
      doc: '攻撃が当たると、相手のレベルを 1 下げ、最大 HP を 1–10 減らすことがある（元に戻らない）。レベル 1 で経験値のない相手は倒れる。',
      fields: { chance: '攻撃が当たるたびの確率。' },
    },
    ru: {
      doc: 'Попадание может отнять уровень и навсегда снизить максимум ОЗ на 1–10. Цель первого уровня без опыта погибает.',
      fields: { chance: 'Вероятность на каждое попадание.' },
    },
  },
  ConfusingGaze: {
    en: {
      doc: 'Confuses an observer once, unless the observer makes a saving throw against magic.',
      fields: {
        turns: 'Least duration.',
        spread: 'Adds 0 to spread − 1 turns.',
        spent: 'Has been used.',
      },
    },
    ja: {
      doc: '見た者を一度だけ混乱させる。魔法の判定に成功されると無効。',
      fields: {
        turns: '最短のターン数。',
        spread: '0 から spread − 1 までのターンを加える。',
        spent: 'すでに使った。',
      },
    },
    ru: {
      doc: 'Один раз приводит в смятение того, кто его видит, если тот не устоит против магии.',
      fields: {
        turns: 'Наименьшее число ходов.',
        spread: 'Добавляет от 0 до spread − 1 ходов.',
        spent: 'Уже использовано.',
      },
    },
  },
  Robs: {
    en: {
      doc: 'A hit takes an item from the bag of the target. The thief flees with it, and drops it when it dies. With Guard, it carries the item to its post.',
      fields: { what: 'The items that it takes. Never a prize, and nothing that is worn.' },
    },
    ja: {
      doc: '攻撃が当たると相手の持ち物を 1 つ奪い、それを持って逃げる。倒れると落とす。Guard があれば、持ち場へ運んで置く。',
      fields: { what: '奪うもの。装備中のものと目的の宝は奪わない。' },
    },
    ru: {
      doc: 'При попадании отнимает предмет из сумки цели и убегает с ним, а погибая, роняет его. С Guard относит его на свой пост.',
      fields: { what: 'Что отнимает. Надетое и цель игры остаются.' },
    },
  },
} satisfies Partial<ComponentDocs>;
