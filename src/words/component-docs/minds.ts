import { purposes } from '../component-purposes.ts';
import type { ComponentDocs } from './component-docs.ts';

export const mindDocs = {
  Mean: {
    en: {
      doc: 'While it sleeps, it may wake when the hero comes near.',
      fields: { chance: 'Chance to wake.' },
    },
    ja: {
      doc: '眠っているとき、主人公が近づくと目を覚ますことがある。',
      fields: { chance: '目を覚ます確率。' },
    },
    ru: {
      doc: 'Если спит, может проснуться, когда герой подходит близко.',
      fields: { chance: 'Вероятность проснуться.' },
    },
  },
  Greedy: {
    en: {
      doc: 'While it sleeps, it wakes if there is gold in the room of the hero, and guards the gold.',
      fields: {},
    },
    ja: {
      doc: '眠っているとき、主人公のいる部屋に金貨があると目を覚まし、金貨を守る。',
      fields: {},
    },
    ru: {
      doc: 'Если спит, просыпается, когда в комнате героя есть золото, и стережёт его.',
      fields: {},
    },
  },
  Erratic: {
    en: { doc: 'Sometimes steps in a random direction.', fields: { chance: 'Chance per step.' } },
    ja: { doc: 'ときどきでたらめな方向へ動く。', fields: { chance: '1 歩ごとの確率。' } },
    ru: {
      doc: 'Иногда шагает в случайную сторону.',
      fields: { chance: 'Вероятность на каждый шаг.' },
    },
  },
  Coward: {
    en: {
      doc: 'Flees from the hero while badly hurt.',
      fields: { below: 'Flees below this share of its health; 100: always.' },
    },
    ja: {
      doc: 'HP が減ると主人公から逃げる。',
      fields: { below: 'HP がこの割合を下回ると逃げる。100 ならいつも逃げる。' },
    },
    ru: {
      doc: 'Убегает от героя, когда тяжело ранен.',
      fields: { below: 'Убегает, когда здоровья меньше этой доли; 100: всегда.' },
    },
  },
  Skirmisher: {
    en: {
      doc: 'Keeps its distance from the hero. Useful with Throws.',
      fields: { distance: 'The least distance it accepts.' },
    },
    ja: {
      doc: '主人公との間合いを保つ。Throws と組み合わせるとよい。',
      fields: { distance: '保つ間合いの最小の距離。' },
    },
    ru: {
      doc: 'Держится на расстоянии от героя. Полезно вместе с Throws.',
      fields: { distance: 'Наименьшее допустимое расстояние.' },
    },
  },
  Guard: {
    en: {
      doc: 'Attacks only near the cell where it was placed, then returns there.',
      fields: {
        radius: 'The greatest distance from its post.',
        posted: 'Has a post.',
        postX: 'Column of the post.',
        postY: 'Row of the post.',
      },
    },
    ja: {
      doc: '置かれたマスの近くでだけ攻撃し、その後そこへ戻る。',
      fields: {
        radius: '持ち場から離れる最大の距離。',
        posted: '持ち場がある。',
        postX: '持ち場の列。',
        postY: '持ち場の行。',
      },
    },
    ru: {
      doc: 'Атакует только рядом со своим постом, потом возвращается.',
      fields: {
        radius: 'Наибольшее расстояние от поста.',
        posted: 'Пост есть.',
        postX: 'Столбец поста.',
        postY: 'Ряд поста.',
      },
    },
  },
  Ambusher: {
    en: {
      doc: 'Does not move until the hero comes near or attacks it.',
      fields: {
        distance: "The hero's distance at which it attacks.",
        sprung: 'Has left its ambush.',
      },
    },
    ja: {
      doc: '主人公が近づくか攻撃するまで動かない。',
      fields: { distance: '攻撃を始める主人公との距離。', sprung: '待ち伏せを終えた。' },
    },
    ru: {
      doc: 'Не двигается, пока герой не подойдёт или не атакует.',
      fields: { distance: 'Расстояние до героя, с которого атакует.', sprung: 'Вышел из засады.' },
    },
  },
  Pack: {
    en: {
      doc: 'Provoking or waking one provokes or wakes all of its kind nearby.',
      fields: { range: 'The greatest distance to others.' },
    },
    ja: {
      doc: '1 体を怒らせるか起こすと、近くの同じ種類がすべて怒るか起きる。',
      fields: { range: '仲間に伝わる最大の距離。' },
    },
    ru: {
      doc: 'Если разозлить или разбудить одного, злятся или просыпаются все сородичи поблизости.',
      fields: { range: 'Наибольшее расстояние до сородичей.' },
    },
  },
  Faction: {
    en: { doc: 'Belongs to a faction, which determines its enemies.', fields: {} },
    ja: { doc: '勢力に属し、戦う相手がそれで決まる。', fields: {} },
    ru: { doc: 'Принадлежит к стороне; от неё зависит, с кем сражается.', fields: {} },
  },
  Follower: {
    en: {
      doc: 'Stays near its leader until it sees an enemy: an ally of the hero follows the hero, an escort the monster with which it arrived.',
      fields: { distance: 'How far it lets its leader go.', leader: 'The actor that it follows.' },
    },
    ja: {
      doc: '戦う相手を見つけるまで、リーダーのそばにいる。主人公の味方は主人公に、護衛は一緒に現れたモンスターに従う。',
      fields: { distance: '離れてもよい距離。', leader: '従っている相手。' },
    },
    ru: {
      doc: 'Держится вожака, пока не увидит врага: союзник идёт за героем, охрана — за монстром, с которым пришла.',
      fields: { distance: 'Насколько отпускает вожака.', leader: 'За кем идёт.' },
    },
  },
  Group: {
    en: {
      doc: 'Arrives with escorts, which follow it. All of them wake and attack together.',
      fields: {},
    },
    ja: {
      doc: '護衛を連れて現れる。護衛はそれに従い、みな一緒に目を覚まして攻撃する。',
      fields: {},
    },
    ru: {
      doc: 'Появляется с охраной, которая идёт за ним. Все просыпаются и нападают вместе.',
      fields: {},
    },
  },
  Senses: {
    en: {
      doc: 'Knows where the hero is only if it sees, hears or smells it. Without this component a monster always knows.',
      fields: {
        sight: 'How far it sees.',
        hearing: 'How far it hears a hero that moves, attacks or digs, through walls, too.',
        smell: 'How far it smells the hero, counted in steps along open ways.',
        wakes:
          'The things that wake it while it sleeps: the usual ways; only a noise that it hears; only the sight of the hero; only an attack; nothing.',
      },
    },
    ja: {
      doc: '見るか、聞くか、においをかがないと主人公の居場所がわからない。これがないモンスターはいつも知っている。',
      fields: {
        sight: '見える距離。',
        hearing: '動く、攻撃する、掘る主人公の音が壁越しでも聞こえる距離。',
        smell: '主人公のにおいがわかる距離。通れる道の歩数で数える。',
        wakes: '眠りから覚ますもの：通常どおり、聞こえた音だけ、主人公の姿だけ、攻撃だけ、なし。',
      },
    },
    ru: {
      doc: 'Знает, где герой, только если видит, слышит или чует его. Без этого компонента монстр знает это всегда.',
      fields: {
        sight: 'Как далеко видит.',
        hearing:
          'Как далеко слышит героя, который идёт, бьёт или копает, в том числе сквозь стены.',
        smell: 'За сколько шагов пути чует героя.',
        wakes: 'Что его будит: обычное; только шум; только вид героя; только нападение; ничто.',
      },
    },
  },
  Rooted: {
    en: { doc: 'Never leaves its cell; attacks adjacent enemies.', fields: {} },
    ja: { doc: 'その場を動かず、隣の相手を攻撃する。', fields: {} },
    ru: { doc: 'Не сходит с места; атакует тех, кто рядом.', fields: {} },
  },
  OpensDoors: {
    en: { doc: purposes.OpensDoors.en, fields: {} },
    ja: { doc: purposes.OpensDoors.ja, fields: {} },
    ru: { doc: purposes.OpensDoors.ru, fields: {} },
  },
  Moves: {
    en: {
      doc: 'Moves where walkers cannot, but not over the edge of a floor.',
      fields: {
        through:
          'How: `walls` passes walls without a trace, `digging` opens each cell that it enters, `flying` crosses deep water, `water` stays in deep water, `wading` walks and swims.',
      },
    },
    ja: {
      doc: '歩けない所も移動する。ただし階の外周は越えない。',
      fields: {
        through:
          'walls：跡を残さず壁を抜ける。digging：通ったマスを掘り抜く。flying：深い水の上を飛ぶ。water：深い水から出ない。wading：歩きも泳ぎもする。',
      },
    },
    ru: {
      doc: 'Движется там, где пешком не пройти, но не через край этажа.',
      fields: {
        through:
          'walls: сквозь стены, не оставляя следов; digging: прорывает ход; flying: летает над глубокой водой; water: не покидает глубокую воду; wading: ходит и плавает.',
      },
    },
  },
  Invisible: {
    en: { doc: 'Seen only by a hero who sees the invisible.', fields: {} },
    ja: { doc: '見えないものが見える主人公にだけ見える。', fields: {} },
    ru: { doc: 'Виден только герою, который видит невидимое.', fields: {} },
  },
  Disguise: {
    en: {
      doc: purposes.Disguise.en,
      fields: { as: "Index into the campaign's kinds." },
    },
    ja: {
      doc: purposes.Disguise.ja,
      fields: { as: 'このキャンペーンでの種類の番号。' },
    },
    ru: {
      doc: purposes.Disguise.ru,
      fields: { as: 'Номер вида в кампании.' },
    },
  },
  Triggers: {
    en: {
      doc: 'Says something, or has effects on itself or the hero, at certain events: below a share of its health, when hurt, at the first sight of the hero, every few turns, or at its death.',
      fields: {
        fired: 'A bit for each trigger that has fired.',
        health: 'Its hit points when the triggers were last checked.',
        awake: 'Turns that it has been awake.',
        counted: 'The last turn that was counted.',
      },
    },
    ja: {
      doc: '決まったときに、言葉を発したり、自分や主人公に効果を及ぼしたりする。HP が一定の割合を下回ったとき、ダメージを受けたとき、初めて主人公を見たとき、数ターンごと、倒れたとき。',
      fields: {
        fired: '発動したものごとに 1 ビット。',
        health: '前に調べたときの HP。',
        awake: '起きていたターン数。',
        counted: '最後に数えたターン。',
      },
    },
    ru: {
      doc: 'В определённые моменты говорит или действует на себя либо на героя: когда здоровье ниже доли, при получении урона, когда впервые видит героя, раз в несколько ходов, при гибели.',
      fields: {
        fired: 'По биту на каждую сработавшую реакцию.',
        health: 'Здоровье при последней проверке.',
        awake: 'Сколько ходов не спит.',
        counted: 'Последний учтённый ход.',
      },
    },
  },
} satisfies Partial<ComponentDocs>;
