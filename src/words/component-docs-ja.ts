import type { ComponentDocs } from './component-docs.ts';

export const componentDocsJa: ComponentDocs = {
  Identity: {
    doc: '内部の番号と種類。すべてのエンティティにある。',
    fields: {
      seq: 'エンティティごとに増える番号。再利用されない。',
      kind: 'この冒険での種類の番号。',
      actions: 'このターンに行動した回数。',
    },
  },
  Position: {
    doc: '今のマス。持ち物の中のアイテムにはない。',
    fields: { x: '列。0 から数える。', y: '行。0 から数える。', depth: '階。' },
  },
  Health: {
    doc: 'ダメージを受け、HP が 0 になると倒れる。',
    fields: {
      max: '無傷のときの HP。max か dice の一方を使う。',
      dice: '個体ごとに振って max を決める。',
      current: '現在の HP。',
      fraction: '回復の端数。0 から 1。',
    },
  },
  Stats: {
    doc: '武器と鎧を除いた攻撃と防御。',
    fields: {
      attack: '攻撃のダメージは attack² ÷ defence（切り上げ）。',
      defence: 'その式での防御。',
    },
  },
  Fighter: {
    doc: 'サイコロで戦う。レベル、AC、攻撃のダメージ。',
    fields: {
      level: '高いほど攻撃が当たりやすく、抵抗しやすい。',
      armour: 'AC。鎧なしで 10。低いほど攻撃が当たりにくい。',
      attacks: '攻撃ごとのダメージ。命中はそれぞれ別に判定する。',
    },
  },
  Strength: {
    doc: '攻撃が当たりやすく、強くなる。3 ～ 18、その上の 19 ～ 118 は 18/01 ～ 18/100。',
    fields: {
      now: '現在の力。',
      best: 'これまでで最も高い力。',
      gifted: '力が 18/01 ～ 18/100 になる確率。',
    },
  },
  AI: {
    doc: '毎ターン 1 回行動する。',
    fields: {
      mind: '行動の選び方。',
      provoked: '主人公に攻撃された。',
      awake: '起きている。眠ることのある行動だけが使う。',
      hasGoal: '主人公ではなく目標のマスへ向かう。歩き回る行動では、進む向きがある。',
      goalX: '目標のマスの列。',
      goalY: '目標のマスの行。',
      shown: '主人公がその位置を知っている。',
    },
  },
  Condition: {
    doc: '一時的な状態。主人公とモンスターのすべてにある。',
    fields: {
      helpless: '再び動けるまでのターン数。',
      confused: 'でたらめに動くターン数。',
      blind: '何も見えないターン数。',
      hasted: '速さが 2 倍のターン数。65535 は永久。',
      slowed: '速さが半分のターン数。65535 は永久。',
      energy: '行動のための力。1 回の行動に 100 使う。',
      seeing: '見えないものが見えるターン数。',
      stuck: 'トラバサミに挟まれているターン数。',
      held: '捕まっている。攻撃はできるが、離れられない。',
      grip: '捕まえている相手が与えるダメージ。攻撃のたびに増える。',
      glowing: '次に当てた攻撃が相手を混乱させる。',
      bound: '攻撃されるか起こされるまで何もできない。',
      frozen: '最後に動けたときから、触れられて麻痺したターン数の合計。',
      cancelled: '攻撃に伴う能力を失っている。',
    },
  },
  Speed: {
    doc: 'ほかより速く、または遅く行動する。',
    fields: { percent: '100 ターンの行動回数。200 は毎ターン 2 回、50 は 2 ターンに 1 回。' },
  },
  Poisoned: {
    doc: '毒が消えるまで、毎ターン HP を失う。',
    fields: { turns: '残りのターン数。', damage: '1 ターンのダメージ。' },
  },
  Recovery: {
    doc: '戦っていない間に HP が回復する。レベルが高いほど早い。',
    fields: { quiet: '最後に戦ってからのターン数。' },
  },
  Searcher: { doc: '隠し扉と罠を探せる。', fields: {} },
  Thrower: { doc: '持ち物を投げられる。', fields: {} },
  Wielder: { doc: '鎧以外のどのアイテムでも手に持てる。', fields: {} },
  Mean: {
    doc: '眠っているとき、主人公が近づくと目を覚ますことがある。',
    fields: { chance: '目を覚ます確率。' },
  },
  Greedy: {
    doc: '眠っているとき、主人公のいる部屋に金貨があると目を覚まし、金貨を守る。',
    fields: {},
  },
  Erratic: {
    doc: 'ときどきでたらめな方向へ動く。',
    fields: { chance: '1 歩ごとの確率。' },
  },
  Coward: {
    doc: '深手を負うと主人公から逃げる。',
    fields: { below: 'HP がこの割合を下回ると逃げる。100 ならいつも逃げる。' },
  },
  Skirmisher: {
    doc: '主人公との間合いを保つ。Throws と組み合わせるとよい。',
    fields: { distance: '保つ間合いの最小の距離。' },
  },
  Guard: {
    doc: '置かれたマスの近くでだけ攻撃し、その後そこへ戻る。',
    fields: {
      radius: '持ち場から離れる最大の距離。',
      posted: '持ち場がある。',
      postX: '持ち場の列。',
      postY: '持ち場の行。',
    },
  },
  Ambusher: {
    doc: '主人公が近づくか攻撃するまで動かない。',
    fields: { distance: '攻撃を始める主人公との距離。', sprung: '待ち伏せを終えた。' },
  },
  Pack: {
    doc: '1 体を怒らせるか起こすと、近くの同じ種類がすべて怒るか起きる。',
    fields: { range: '仲間に伝わる最大の距離。' },
  },
  Faction: { doc: '勢力に属し、戦う相手がそれで決まる。', fields: {} },
  Follower: {
    doc: '戦う相手を見つけるまで、率いる者のそばにいる。主人公の味方は主人公に、護衛は一緒に現れたモンスターに従う。',
    fields: { distance: '離れてもよい距離。', leader: '従っている相手。' },
  },
  Rooted: { doc: 'その場を動かず、隣の相手を攻撃する。', fields: {} },
  Invisible: { doc: '姿が見えない。', fields: {} },
  Disguise: {
    doc: '攻撃するか触れられるまで、アイテムに見える。',
    fields: { as: 'この冒険での種類の番号。' },
  },
  Regeneration: {
    doc: '自分の攻撃のたびに HP が 1 増えることがある。上限はない。',
    fields: { chance: 'HP が 1 増える確率。' },
  },
  Mends: {
    doc: '最大の HP まで自然に回復する。',
    fields: { turns: 'HP が 1 回復するまでのターン数。' },
  },
  Leech: {
    doc: '攻撃が当たると、ダメージの一部だけ HP が回復する。最大の HP を超えない。',
    fields: { share: 'ダメージに対する割合。' },
  },
  Poison: {
    doc: '攻撃が当たると相手を毒にする。相手は毎ターン HP を失うが、最後の 1 は残る。',
    fields: { damage: '1 ターンのダメージ。', turns: '続くターン数。' },
  },
  Splits: {
    doc: '攻撃を受けて倒れなければ、残りの HP を分け合って 2 体に分裂することがある。',
    fields: { chance: '攻撃を受けるたびの確率。' },
  },
  Explodes: {
    doc: '倒れると、周りの全員にダメージを与える。壁は爆発を防ぐ。',
    fields: { damage: '1 体ごとのダメージ。', radius: '爆発の届く距離。' },
  },
  Summons: {
    doc: '主人公が見えている間、隣の空いたマスにモンスターを呼び寄せる。',
    fields: {
      kind: '呼び寄せる種類。なければ自分と同じ種類。',
      chance: '1 ターンの確率。',
      most: '一生に呼び寄せる最大の数。',
      called: 'これまでに呼び寄せた数。',
    },
  },
  Throws: {
    doc: '縦・横・斜めの直線上に遮るものがなければ、主人公に物を投げる。',
    fields: {
      dice: '当たったときのダメージ。',
      range: '届く距離。',
      chance: '1 ターンの確率。',
    },
  },
  Venom: {
    doc: '攻撃が当たると相手の力を奪う。毒に抵抗されると無効。',
    fields: { loss: '奪う力。' },
  },
  Paralysis: {
    doc: '攻撃が当たるとダメージの代わりに相手を麻痺させる。続けて当たると長引く。',
    fields: {
      turns: '最短のターン数。',
      spread: '0 ～ spread − 1 ターンを加える。',
      most: '相手が再び動けるまでの合計の上限。',
    },
  },
  Grasp: {
    doc: '攻撃が当たると相手を捕まえる。その後は攻撃のたびに、外れても、締めつけの分だけダメージを与える。',
    fields: {},
  },
  GoldThief: { doc: '攻撃が当たると金貨を盗んで消える。倒すと金貨を落とす。', fields: {} },
  ItemThief: {
    doc: '攻撃が当たると持ち物から魔法のアイテムを盗んで消える。',
    fields: {},
  },
  Rust: { doc: '攻撃が当たると相手の鎧の防御を下げる。', fields: {} },
  LevelDrain: {
    doc: '攻撃が当たると相手のレベルを 1 下げることがある。',
    fields: { chance: '攻撃が当たるたびの確率。' },
  },
  ConfusingGaze: {
    doc: '見た者を一度だけ混乱させる。魔法に抵抗されると無効。',
    fields: {
      turns: '最短のターン数。',
      spread: '0 ～ spread − 1 ターンを加える。',
      spent: 'すでに使った。',
    },
  },
  Carries: {
    doc: 'アイテムを持っていることがあり、倒れると落とす。',
    fields: { chance: 'アイテムを持っている確率。' },
  },
  Intent: {
    doc: '選んだ行動。システムが実行し、none に戻す。',
    fields: {
      verb: '行動。',
      dx: '横の向き。−1 ～ 1。',
      dy: '縦の向き。−1 ～ 1。',
      item: '使うアイテム。',
    },
  },
  Reward: {
    doc: '倒した者が得るもの。',
    fields: { experience: '経験値。', points: '得点。' },
  },
  Experience: {
    doc: '倒した相手から経験値を得て、レベルが上がる。',
    fields: {
      level: 'レベル。',
      points: '前のレベルからの経験値。',
      next: '次のレベルに必要な経験値。',
    },
  },
  Hunger: {
    doc: '食料が必要。満腹度があれば回復し、なくなると飢えるか気を失う。',
    fields: {
      max: '満腹のときの値。',
      energy: '現在の満腹度。なければ max から始まる。',
      mode: 'starves：10 ターンに 1 減って HP を回復し、なくなると死ぬ。faints：毎ターン 1 減り、なくなると気を失う。',
      counter: 'starves：満腹度が最後に減ってからのターン数。faints：最初に気を失った後は 1。',
    },
  },
  Bag: {
    doc: 'アイテムを持ち歩く。',
    fields: { limit: '重さの合計の上限。', places: 'アイテムの数の上限。' },
  },
  Gear: {
    doc: '持ち物から武器と鎧を 1 つずつ使える。',
    fields: {
      weapon: '装備している武器。',
      armour: '着ている鎧。',
      left: '左手の指輪。',
      right: '右手の指輪。',
    },
  },
  Digging: {
    doc: 'もろい壁を掘れる。',
    fields: {
      x: '壁の列。',
      y: '壁の行。',
      depth: '壁のある階。',
      turns: 'この壁を掘ったターン数。',
    },
  },
  Item: {
    doc: '拾える。',
    fields: {
      weight: '重さ。',
      level: 'アイテムのレベル。',
      order: '移動するたびに増える番号。持ち物や床のアイテムはこの順に並ぶ。',
      rank: '持ち物の中で order より先に比べる番号。',
      put: '一度置かれた。もう得点にならない。',
      worth: '売値。',
      count: '束の中の数。',
      cursed: '装備すると外せない。',
      known: '主人公が修正値を知っている。',
    },
  },
  Stack: {
    doc: '同じ種類のいくつかが、持ち物の 1 枠にまとまる。',
    fields: {
      as: 'units：1 つずつ数える。group：一緒に作られたものだけがまとまり、1 つと数える。',
      least: '一緒に見つかる最少の数。',
      most: '一緒に見つかる最大の数。',
      group: '一緒に作られた組。',
    },
  },
  Gold: { doc: '拾った時点で得点に加わる。', fields: { value: '枚数。' } },
  Food: {
    doc: '食べられる。',
    fields: {
      energy: '増える満腹度。',
      spread: '満腹度の変動の幅。',
      foul: 'まずい確率。まずいと経験値を 1 得る。',
    },
  },
  Potion: {
    doc: '飲める。',
    fields: { reveals: '飲むとその種類が判明する条件。' },
  },
  Scroll: {
    doc: '読める。',
    fields: { reveals: '読むとその種類が判明する条件。' },
  },
  Scares: {
    doc: '床にあると、モンスターはその上に乗らず、上に立つ主人公を攻撃しない。二度目に拾うと塵になる。',
    fields: { taken: '拾われたことがある。' },
  },
  Stick: {
    doc: '杖。残り回数があれば振れる。',
    fields: {
      shape:
        '効果が届く相手。self：振った本人、neighbour：隣のマス、line：直線上の最初の相手、missile：同じだが扉を越えない、bolt：壁で跳ね返る光線が、抵抗に失敗した相手に当たる、room：部屋のすべてのモンスター。',
      range: '届くマス数。光線では出発点を含む全行程。',
      least: '新しい杖の最少の回数。',
      most: '新しい杖の最多の回数。',
      charges: '残り回数。',
      reveals: '振るとその種類が判明する条件。',
    },
  },
  Shatters: {
    doc: '投げると、落ちたマスか当たった相手のところで砕け、周りのすべてに効果が及ぶ。',
    fields: { radius: '各方向のマス数。0 ならそのマスだけ。' },
  },
  OnHit: {
    doc: '攻撃が当たった相手への効果。モンスターと、手に持つか投げる武器のため。',
    fields: {},
  },
  WhenHit: {
    doc: '素手や手持ちの武器で攻撃を当てた相手への効果。モンスターと、身につけるもののため。',
    fields: {},
  },
  Weapon: {
    doc: '武器として装備できる。',
    fields: {
      attack: '攻撃への加算。なければ dice から決まる。',
      dice: '装備したときのダメージ。なければ attack から決まる。',
      hurled: '射つか投げたときのダメージ。',
      hit: '命中の修正値。',
      damage: 'ダメージの修正値。',
    },
  },
  Missile: {
    doc: '投げるか、発射武器で射つための武器。',
    fields: { fits: '必要な発射武器。' },
  },
  Launcher: {
    doc: '装備している間、合う矢や石を射てる。',
    fields: { fits: '射てる矢や石。' },
  },
  Armour: {
    doc: '着られる。',
    fields: { defence: 'Stats.defence に加わる。AC は 10 − defence になる。' },
  },
  Ring: {
    doc: '指にはめられる。はめている間、毎ターン効果が現れる。',
    fields: {
      power: 'はめている間の働き。',
      varies: '新しい指輪の修正値。rolled なら −1（呪い）、+1、+2 のどれか。',
      bonus: 'この指輪の修正値。',
      hunger: '毎ターン余分に減る満腹度（100 分の 1）。負なら節約する。',
      cursed: 'この種類は必ず呪われていて、外せない。',
    },
  },
  Trap: {
    doc: '床に隠れていて、主人公が踏むたびに作動する。',
    fields: { found: '主人公が見つけた。' },
  },
  Prize: { doc: '拾うとゲームに勝つ。重すぎて持てないことはない。', fields: {} },
  Dead: { doc: 'このターンに倒れた。ターンの終わりに取り除かれる。', fields: {} },
};
