import { plain, range } from '../numbers.ts';
import { unbroken } from '../punctuation.ts';
import type { Texts } from '../texts.ts';

/**
 * The Japanese messages of the game, reasons to stop, and texts of most dialogs. Verbs, buttons, keys, the HUD, options,
 * sheets, effects and components have one row with all languages in `../*-labels.ts`: see `../tables.ts`.
 */

/** The name of a floor. The first one of the Simple Roguelike has depth 0. */
const floorName = (depth: number) => (depth === 0 ? '最初の階' : `地下 ${depth} 階`);

/** Spans of floors such as `1–3, 5+`. */
const floorSpans = (spans: string) =>
  spans
    .split(', ')
    .map((span) => {
      if (span === '0+') return 'すべての階';
      if (span.endsWith('+')) return `地下 ${span.slice(0, -1)} 階以降`;
      if (span.startsWith('0–')) return `最初の階から地下 ${span.slice(2)} 階`;
      return span === '0' ? floorName(0) : `地下 ${span} 階`;
    })
    .join('、');
/** A danger that prevents the start of a command, or stops what was going on. */
const danger = (stopped: boolean, reason: string) =>
  stopped ? `${reason}ので止まった。` : `今はできない。${reason}。`;

/** The game log and texts about kinds use the plain form; texts of the program are polite. */
export const texts: Texts = {
  messages: {
    wake: () => 'あなたは目を覚ました。',
    blocked: () => '壁に阻まれて進めない。',
    hit: ({ damage, monster, hp, max }, names) =>
      `${names.kind(monster)}に ${damage} のダメージ（${hp}/${max}）。`,
    kill: ({ monster, experience }, names) =>
      `${names.kind(monster)}を倒した。${experience > 0 ? `経験値 +${experience}。` : ''}`,
    brawl: ({ monster, other, damage }, names) =>
      `${names.kind(monster)}が${names.kind(other)}に ${damage} のダメージを与えた。`,
    falls: ({ monster }, names) => `${names.kind(monster)}が倒れた。`,
    stands: () => '残っているのはあなただけだ。勝利！',
    noDiagonal: () => 'ここでは斜めに動けない。',
    levelUp: ({ level }) => `おめでとう！　レベル ${level} になった。`,
    hurt: ({ monster, damage }, names) => {
      const verb = names.attackVerb(monster);
      const loss = `${damage} のダメージを受けた。`;
      return verb
        ? `${names.kind(monster)}が${verb}。${loss}`
        : `${names.kind(monster)}から ${loss}`;
    },
    died: () => 'あなたは力尽きた……。',
    cleared: () => 'ゲームクリア！',
    down: () => '階段を下りた。',
    up: () => '階段を上った。',
    picked: ({ item }, names) => `${names.item(item)}を手に入れた。`,
    tooHeavy: ({ item }, names) => `${names.item(item)}は重すぎて、もう持てない。`,
    put: ({ item }, names) => `${names.item(item)}を床に置いた。`,
    ate: ({ item, gained }, names) => `${names.item(item)}を食べた。満腹度 +${gained}。`,
    drank: ({ item }, names) => `${names.item(item)}を飲んだ。`,
    read: ({ item }, names) => `${names.item(item)}を読んだ。`,
    wield: ({ item, attack }, names) => `${names.item(item)}を装備した。攻撃 +${attack}。`,
    unwield: ({ item, attack }, names) => `${names.item(item)}を外した。攻撃 −${attack}。`,
    wear: ({ item, defence }, names) => `${names.item(item)}を身につけた。防御 +${defence}。`,
    unwear: ({ item, defence }, names) => `${names.item(item)}を脱いだ。防御 −${defence}。`,
    nothing: () => '何も持っていない。',
    hereItem: ({ item }, names) => `足もとに${names.item(item)}がある。`,
    hereDown: () => '足もとに下り階段がある。',
    hereUp: () => '足もとに上り階段がある。',
    hungry20: () => 'おなかがすいてきた。',
    hungry10: () => 'おなかがすいてふらふらだ。',
    hungry0: () => '飢えて死にそうだ！',
    dug: () => '壁がくずれた。',
    digStopped: () => '掘るのをやめた。',
    digNothing: () => 'そこに掘れる壁はない。',
    digTooHard: () => 'この壁は硬くて掘れない。',
    digTooHungry: () => '空腹で掘る力が出ない。',
    nothingHere: () => 'ここに拾えるアイテムはない。',
    noStairsDown: () => 'ここに下り階段はない。',
    noStairsUp: () => 'ここに上り階段はない。',
    cannotUse: ({ item }, names) => `${names.item(item)}ではそれはできない。`,
    noSuchItem: () => '持ち物にそのアイテムはない。',
    gameOver: () => 'ゲームはもう終わっている。',
    badCommand: () => 'そのようなコマンドはない。',
    missed: ({ monster }, names) => `${names.kind(monster)}への攻撃は外れた。`,
    splits: ({ monster }, names) => `${names.kind(monster)}が 2 体に分かれた！`,
    explodes: ({ monster }, names) => `${names.kind(monster)}が爆発した！`,
    callsHelp: ({ monster }, names) => `${names.kind(monster)}が助けを求めて叫んだ。`,
    summons: ({ monster }, names) => `${names.kind(monster)}が仲間を呼んだ。`,
    hurled: ({ monster, damage }, names) =>
      `${names.kind(monster)}の飛び道具で ${damage} のダメージを受けた。`,
    hurledMiss: ({ monster }, names) => `${names.kind(monster)}の飛び道具は外れた。`,
    poisoned: ({ monster }, names) => `${names.kind(monster)}の毒を受けた。`,
    poisonEnds: () => '毒が消えた。',
    leeches: ({ monster }, names) => `${names.kind(monster)}に生命力を吸われた。`,
    reshaped: ({ monster, components }, names) =>
      `${names.kind(monster)}が変わった（${components}）。`,
    reshapeFailed: ({ file }) => `${file} に誤りがあるため、前の内容のまま続ける。`,
    updated: () => 'セーブした後にゲームが更新された。新しいルールで続ける。',
    turnsLost: ({ turns }) => `${turns} 回分の行動は再現できず、失われた。`,
    noEffect: ({ monster }, names) => `${names.kind(monster)}への攻撃は効かなかった。`,
    touched: ({ monster }, names) => `${names.kind(monster)}に触れられた。`,
    evaded: ({ monster }, names) => `${names.kind(monster)}の攻撃をかわした。`,
    notices: ({ monster }, names) => `${names.kind(monster)}に気づかれた。`,
    flewPast: ({ item, monster }, names) =>
      `${names.bareItem(item)}は${names.kind(monster)}に当たらなかった。`,
    threw: ({ item }, names) => `${names.bareItem(item)}を投げた。`,
    gold: ({ amount }) => `金貨を ${amount} 枚見つけた。`,
    bagFull: ({ item }, names) => `持ち物がいっぱいで${names.item(item)}を拾えない。`,
    cursed: ({ item }, names) => `${names.item(item)}は呪われていて外せない！`,
    armourFirst: () => '先に今の鎧を脱がなければならない。',
    dressed: ({ item, armour }, names) => `${names.item(item)}を着た。AC ${plain(armour)}。`,
    undressed: ({ item, armour }, names) => `${names.item(item)}を脱いだ。AC ${plain(armour)}。`,
    wielded: ({ item }, names) => `${names.item(item)}を手にした。`,
    unwielded: ({ item }, names) => `${names.item(item)}をしまった。`,
    feast: () => 'おいしい食事だった。',
    foul: () => 'ひどい味だ。しかし、いい経験になった。',
    fruit: ({ item }, names) => `${names.item(item)}を食べた。とてもおいしい！`,
    getsHungry: () => 'おなかが鳴りはじめた。',
    getsWeak: () => '空腹で力が入らなくなってきた。',
    faints: () => '空腹のあまり気を失った。',
    canMove: () => 'また動けるようになった。',
    frozen: ({ monster }, names) => `${names.kind(monster)}に見つめられ、体が動かない！`,
    held: ({ monster }, names) => `${names.kind(monster)}に捕まった！`,
    cannotSwap: ({ monster }, names) => `${names.kind(monster)}はその場を動けない。`,
    cannotLeave: () => '捕まっていて離れられない。',
    freed: () => '束縛から解放された。',
    weakened: ({ monster }, names) => `${names.kind(monster)}にかまれ、力が抜けた。`,
    resisted: ({ monster }, names) => `${names.kind(monster)}にかまれたが、何ともなかった。`,
    robbedGold: ({ monster, amount }, names) =>
      `${names.kind(monster)}に金貨を ${amount} 枚盗まれた！`,
    robbedItem: ({ monster, item }, names) =>
      `${names.kind(monster)}に${names.item(item)}を盗まれた！`,
    laysDown: ({ monster, item }, names) => `${names.kind(monster)}が${names.item(item)}を置いた。`,
    rusts: ({ item }, names) => `${names.item(item)}がさびてしまった。`,
    drained: ({ monster }, names) => `${names.kind(monster)}に生気を吸われ、レベルが下がった！`,
    confused: ({ monster }, names) => `${names.kind(monster)}と目が合い、頭が混乱した。`,
    clearHead: () => '頭がはっきりした。',
    stagger: () => '足がもつれる。',
    unmasked: ({ monster }, names) => `${names.kind(monster)}が化けていた！`,
    healed: ({ gained }) => (gained > 0 ? `体が楽になった。HP +${gained}。` : '気分がよくなった。'),
    getsWeaker: () => '力が抜けた。',
    getsPoisoned: () => '毒を受けた！',
    hasted: () => '体が軽くなり、動きが速くなった。',
    slowsDown: () => '動きが元の速さに戻った。',
    slowed: () => '動きが遅くなった！',
    speedsUp: () => '動きの遅さが治った。',
    exhausted: () => '速く動きすぎて、その場に崩れ落ちた。',
    isHasted: ({ monster }, names) => `${names.kind(monster)}の動きが速くなった。`,
    isSlowed: ({ monster }, names) => `${names.kind(monster)}の動きが遅くなった。`,
    ringOn: ({ item }, names) => `${names.item(item)}をはめた。`,
    ringOff: ({ item }, names) => `${names.item(item)}を外した。`,
    ringsFull: () => '両手に指輪をはめている。まず一つ外そう。',
    handTaken: () => 'その手にはもう指輪がある。',
    staysStrong: () => '力は変わらない。',
    canSee: () => '目が見えるようになった。',
    getsConfused: () => '頭がくらくらする。',
    goesBlind: () => '目の前が真っ暗になった。',
    paralysed: () => '体が動かない。',
    getsStronger: () => '力がみなぎってきた。',
    strengthBack: () => '体がぽかぽかする。',
    seesInvisible: () => '一瞬、目がうるんだ。',
    seeingEnds: () => '目の感覚が元に戻った。',
    strangeFeeling: () => '一瞬、奇妙な感覚がした。',
    sensesMonsters: () => 'モンスターの気配を感じる。',
    sensesMagic: () => '魔法の力を感じる。',
    sensesGold: () => '金貨のありかを感じる。',
    mapped: () => 'この階の地図が頭に浮かんだ。',
    lit: () => '部屋が光に満たされた。',
    glimmers: () => '通路が一瞬光った。',
    loss: () => '大事なものをなくしたような気がする。',
    gearGlows: ({ item }, names) => `${names.item(item)}が一瞬光った。`,
    cursesLift: () => '心と体が軽くなり、安心した。',
    aggravates: () => 'かん高い音が迷宮に響きわたった。',
    handsGlow: () => '両手が光に包まれた。',
    handsFade: () => '両手の光が消えた。',
    laughter: () => '迷宮のどこかで誰かが大声で笑っている。',
    blank: () => '何も書かれていない。',
    bland: () => '何の味もしない。',
    dust: ({ item }, names) => `${names.item(item)}は手の中で崩れて塵になった。`,
    blindSearch: () => '目が見えないので、何も見つからない。',
    harmed: ({ damage }) => `${damage} のダメージを受けた！`,
    burnt: ({ damage }) => `炎で ${damage} のダメージを受けた！`,
    chilled: ({ damage }) => `冷気で ${damage} のダメージを受けた！`,
    shocked: ({ damage }) => `電撃で ${damage} のダメージを受けた！`,
    struck: ({ damage }) => `見えない力で ${damage} のダメージを受けた！`,
    strikeMisses: () => '見えない力がそばをかすめた。',
    drawnTo: ({ monster }, names) => `気がつくと${names.kind(monster)}の隣にいた。`,
    trapdoor: () => '落とし穴だ！　下の階に落ちた。',
    snared: () => '罠に足を挟まれた！',
    stuck: () => '足がまだ罠から抜けない。',
    sleeps: () => '眠ってしまった。',
    shot: ({ damage }) => `飛んできたものが当たり、${damage} のダメージを受けた。`,
    shotWeakens: ({ damage }) => `毒の付いた飛び道具で ${damage} のダメージを受け、力が抜けた。`,
    shotMisses: () => '何かがそばをかすめた。',
    teleported: () => '気がつくと別の場所にいた。',
    looksBetter: ({ monster }, names) => `${names.kind(monster)}が元気になった。`,
    looksConfused: ({ monster }, names) => `${names.kind(monster)}は混乱している。`,
    isBlinded: ({ monster }, names) => `${names.kind(monster)}は目が見えなくなった。`,
    isParalysed: ({ monster }, names) => `${names.kind(monster)}は動けなくなった。`,
    looksStronger: ({ monster }, names) => `${names.kind(monster)}が強くなった。`,
    isBound: ({ monster }, names) => `${names.kind(monster)}の動きが止まった。`,
    aids: ({ monster, other }, names) => `${names.kind(monster)}が${names.kind(other)}を助けた。`,
    opens: ({ feature }, names) => `${names.kind(feature)}が開いた。`,
    usedUp: ({ feature }, names) => `${names.kind(feature)}からはもう何も起こらない。`,
    featureSays: ({ line }, names) => names.line(line),
    speaks: ({ monster, line }, names) => `${names.kind(monster)}「${names.line(line)}」`,
    appears: ({ monster }, names) => `${names.kind(monster)}が現れた。`,
    startsGlowing: ({ monster }, names) => `${names.kind(monster)}が光りはじめた。`,
    looksWeaker: ({ monster }, names) => `${names.kind(monster)}の力が抜けた。`,
    isPoisoned: ({ monster }, names) => `${names.kind(monster)}が毒を受けた。`,
    isHarmed: ({ monster, damage }, names) => `${names.kind(monster)}に ${damage} のダメージ。`,
    isBurnt: ({ monster, damage }, names) => `炎で${names.kind(monster)}に ${damage} のダメージ。`,
    isSnared: ({ monster }, names) => `${names.kind(monster)}が罠に挟まれた。`,
    fallsAsleep: ({ monster }, names) => `${names.kind(monster)}は眠ってしまった。`,
    isShot: ({ monster, damage }, names) =>
      `飛んできたものが${names.kind(monster)}に当たり、${damage} のダメージ。`,
    disappears: ({ monster }, names) => `${names.kind(monster)}の姿が消えた。`,
    changesInto: ({ monster, other }, names) =>
      `${names.kind(monster)}は${names.kind(other)}に変わった！`,
    isCancelled: ({ monster }, names) => `${names.kind(monster)}が平凡に見える。`,
    isDrained: ({ monster, damage }, names) =>
      `${names.kind(monster)}の生命力を吸い取った。ダメージ ${damage}。`,
    isChilled: ({ monster, damage }, names) =>
      `冷気で${names.kind(monster)}に ${damage} のダメージ。`,
    isShocked: ({ monster, damage }, names) =>
      `電撃で${names.kind(monster)}に ${damage} のダメージ。`,
    isStruck: ({ monster, damage }, names) =>
      `見えない力で${names.kind(monster)}に ${damage} のダメージ。`,
    zapped: ({ item }, names) => `${names.item(item)}を振った。`,
    nothingHappens: () => '何も起こらなかった。',
    noticesNothing: () => '何の効果もないようだ。',
    tooWeak: () => 'HP が少なすぎて使えない。',
    tingles: () => '体がぴりぴりする。',
    feelsDrained: () => '体の力が奪われた。',
    boltBounces: () => '光線が跳ね返った。',
    boltPasses: ({ monster }, names) => `光線は${names.kind(monster)}のそばを通り過ぎた。`,
    boltPassesYou: () => '光線がそばを通り過ぎた。',
    missileFades: () => '弾は消えた。',
    shatters: ({ item }, names) => `${names.bareItem(item)}が砕けた！`,
    foundTrap: ({ trap }, names) => `${names.kind(trap)}を見つけた。`,
    foundDoor: () => '隠し扉を見つけた。',
    searched: () => '何も見つからなかった。',
    noRoomHere: () => 'ここには置く場所がない。何もないマスへ移ろう。',
    upClosed: () => '宝を手に入れるまで、階段は下にしか通じない。',
    prizeHeld: ({ item }, names) =>
      `${names.item(item)}を手に入れた！　階段が上へも通じるようになった。`,
    escaped: ({ gold }) => `金貨 ${gold} 枚とともに地上へ帰り着いた！`,
    cannotSearch: () => 'この主人公は隠し扉や罠を探せない。',
    learned: ({ item }, names) => `${names.item(item)}だとわかった。`,
    identified: ({ item }, names) => `${names.item(item)}のすべてがわかった。`,
    nothingToIdentify: () => '識別できるものをほかに持っていない。',
    wipedOut: ({ monster }, names) => `${names.kind(monster)}は絶滅した。`,
    called: ({ item }, names) => `これからは${names.item(item)}と呼ぶ。`,
    cannotCall: ({ item }, names) => `${names.item(item)}だともうわかっている。`,
    answerFirst: () => '先に質問に答えなければならない。',
    notAsked: () => '何も聞かれていない。',
    noSuchAnswer: () => 'そのモンスターは絶滅の対象に選べない。',
  },
  unseen: '見えない何か',
  groups: {
    weapon: '武器',
    armour: '鎧',
    food: '食料',
    potion: '薬',
    scroll: '巻物',
    ring: '指輪',
    stick: '棒と杖',
  },
  called: (noun, name) => `${noun}「${name}」`,
  detailed: (name, detail) => `${name}（${detail}）`,
  charges: (count) => `[残り ${count} 回]`,
  item: (name, numbers, count) => `${name}${numbers}${count > 1 ? ` ×${count}` : ''}`,
  // Inside a text, a full-width space follows a question or exclamation mark.
  sentences: (all) => all.join('').replace(/[？！](?=[^　？！）」』])/g, '$&　'),
  withChance: (sentence, percent) => `${sentence}（${percent}%）`,
  withCircumstance: (sentence, circumstance) => `${sentence}（${circumstance}）`,
  aimed: (direction, targets) => `${direction}：${targets}。`,
  list: (names) => names.join('、'),
  times: (count) => `（×${count}）`,
  ending(ending, names, victory) {
    if (ending.by === 'lastStanding') return 'ほかの全員が倒れた。勝ち残ったのはあなただ。';
    if (ending.by === 'escape') {
      return `${names.kind(ending.kind)}を地上へ持ち帰った。持ち物は金貨 ${ending.sold}\u00a0枚で売れた。`;
    }
    if (ending.won) return `${names.kind(ending.kind)}を手に入れ、迷宮を制覇した。`;
    if (ending.by === 'hunger') return '飢えて力尽きた。';
    if (ending.by === 'bolt') return '光線に撃たれて倒れた。';
    const killer = names.kind(ending.kind);
    if (victory === 'lastStanding') return `${killer}に倒された。勝ち残るのはほかの誰かだ。`;
    return `${killer}に倒された。`;
  },
  stops: {
    inView: ({ monster, stopped }, names) => danger(stopped, `${names.kind(monster)}が見えている`),
    asleep: ({ monster, stopped }, names) =>
      `${danger(stopped, `${names.kind(monster)}が眠っている`)}同じ操作をもう\u2060一度すると続行する。`,
    appeared: ({ monster }, names) => `${names.kind(monster)}が現れたので止まった。`,
    hurt: ({ lost }) => `HP が ${lost} 減ったので止まった。`,
    attacked: () => '攻撃されたので止まった。',
    confused: ({ stopped }) => danger(stopped, '混乱している'),
    blind: ({ stopped }) => danger(stopped, '目が見えない'),
    helpless: ({ stopped }) => danger(stopped, '体が動かない'),
    grasped: ({ stopped }) => danger(stopped, 'モンスターに捕まっている'),
    trapped: ({ stopped }) => danger(stopped, '罠にかかっている'),
    poisoned: ({ stopped }) => danger(stopped, '毒を受けている'),
    starving: () => '飢えているので、休むと HP が減る。先に食べよう。',
    item: ({ item }, names) => `アイテム（${names.item(item)}）が見えたので止まった。`,
    trap: ({ trap }, names) => `罠（${names.kind(trap)}）があるので止まった。`,
    trapAhead: () => '次のマスに罠があるので止まった。',
    doorway: () => '出入り口で止まった。この先はまだ見えない。',
    blindRest: () => 'この出入り口ではモンスターに気づくのが遅れる。部屋に入ろう。',
    newFloor: () => '別の階に来たので止まった。',
    ended: () => 'ゲームは終わった。',
    paused: ({ turns }) => `${turns} ターン続けたので止まった。`,
    interrupted: () => '止まった。',
    mayDie: () => '次の一撃で倒れるおそれがある！',
    restFirst: () => 'HP が残り少ない。先に休んだほうがよい。',
    healed: ({ turns }) => `${turns} ターン休んで回復した。`,
    alreadyHealed: () => '回復の必要はない。',
    noHealing: () => '休んでも回復しない。',
    searched: ({ turns }) => `${turns} ターン探した。`,
    searchedPlaces: ({ places }) => `${places} か所を探したが、何も見つからなかった。`,
    searchedAll: ({ places }) =>
      `${places > 0 ? `${places} か所を探したが、何も見つからなかった。` : ''}隠し扉のありそうな場所はもうない。`,
    counted: ({ times }) => `${times} ターン行動した。`,
    arrived: () => '着いた。',
    atStairsDown: () => '下り階段に着いた。もう\u2060一度押すと下りる。',
    atStairsUp: () => '上り階段に着いた。もう\u2060一度押すと上る。',
    unknownDown: () => '下り階段はまだ見つかっていない。',
    unknownUp: () => '上り階段はまだ見つかっていない。',
    lastFloor: () => 'この階に下り階段はない。',
    firstFloor: () => 'この階に上り階段はない。',
    upClosed: () => '宝を手に入れるまで、上へ通じる階段はない。',
    noWay: () => 'そこへ行く安全な道がわからない。',
    noItem: () => '取りに行けるアイテムは見つかっていない。',
    noMonster: ({ tab }) =>
      `見えるモンスターはいない。${tab ? 'もう\u2060一度 Tab で地図から離れる。' : ''}`,
    noWayTo: ({ monster }, names) => `${names.kind(monster)}に近づく安全な道がわからない。`,
    beside: ({ monster }, names) => `${names.kind(monster)}の隣に来た。`,
    inTheWay: ({ monster }, names) => `${names.kind(monster)}が道をふさいでいるので止まった。`,
    wayEnds: () => '行き止まりなので止まった。',
    fork: () => '分かれ道で止まった。',
    opening: () => '出入り口のそばで止まった。',
    nearDoor: () => '扉のそばで止まった。',
    nearStairs: () => '階段のそばで止まった。',
    nearItem: ({ item }, names) => `近くに何か（${names.item(item)}）があるので止まった。`,
    nothingToRepeat: () => '繰り返す操作がまだない。',
    noCount: () => 'この操作に回数は付けられない。',
    onlyOnce: ({ monster }, names) => `1 回だけにした。${names.kind(monster)}が見えている。`,
    oneStep: ({ monster }, names) => `1 歩だけ進んだ。${names.kind(monster)}が見えている。`,
    noItemLeft: () => 'もう繰り返せない：使えるアイテムが残っていない。',
    nothingLeft: ({ left, isBlocked, blocker, lacks }, names) =>
      [
        'もう探索する場所はない。',
        left.length > 0 ? `残したアイテム：${left.map(names.item).join('、')}。` : '',
        isBlocked
          ? `残りは${blocker ? names.kind(blocker) : '罠かモンスター'}にふさがれている。`
          : '',
        lacks ? `${lacks === 'up' ? '上り' : '下り'}階段はまだ見つかっていない。` : '',
      ].join(''),
  },
  ui: {
    title: 'シンプルローグライク',
    campaign: 'キャンペーン',
    start: 'はじめる',
    newGame: '新しいゲーム',
    goOn: 'つづける',
    seed: 'シード',
    seedHint: '空欄なら自動',
    randomSeed: '新しいシード',
    help: '操作',
    credits: 'クレジット',
    close: '閉じる',
    look: 'グラフィック',
    tiles: '絵',
    glyphs: '文字',
    languageLabel: '言語',
    keySet: '文字キー',
    keySetVi: 'キャンペーンごとのキー：h\u00a0j\u00a0k\u00a0l\u00a0y\u00a0u\u00a0b\u00a0n で移動',
    keySetQwe: '左手用：q\u00a0w\u00a0e\u00a0a\u00a0d\u00a0z\u00a0x\u00a0c で移動',
    strangePad:
      'このゲームパッドは標準の配列ではないため使えません。ゲームパッドのモードを切り替えるか、別のブラウザーを使ってください。',
    noWebGl: 'このブラウザーでは WebGL も canvas も使えないため、ゲームを表示できません。',
    fault: '問題が発生しました。ゲームが正しく動かないおそれがあります。',
    notLoaded: 'ゲームの一部を読み込めませんでした。接続を確かめて、再読み込みしてください。',
    reload: '再読み込み',
    pictureLost:
      'ブラウザーが画面を描画できなくなりました。ゲームは動いています。再読み込みするか、テキストで遊んでください。',
    faultInGame:
      'ゲーム中に問題が発生しました。直前の状態は保存されていて、「つづける」で戻れます。',
    saveReport: '報告ファイルを保存',
    seedRule: 'シードは 100 文字までです。制御文字は使えません。',
    seedIgnored: 'アドレスのシードは使えないため、無視しました。',
    unknownCampaign: (id) =>
      `「${id}」というキャンペーンはありません。代わりに「シンプルローグライク」を選びました。`,
    brokenBundles: '次のファイルは読み込めませんでした：',
    profiler: 'プロファイラー',
    lab: 'ラボ',
    inspector: '調査機能',
    crowds: '大群',
    miss: 'ミス',
    arrival: floorName,
    unscored: '調査機能またはサンドボックスを使ったため、このゲームに順位は付きません。',
    bag: '持ち物',
    emptyBag: 'なし',
    worn: '[装]',
    log: 'メッセージ',
    map: '地図',
    victory: '勝利',
    defeat: '力尽きた',
    gaveUp: 'あきらめた',
    gameEnds: 'ゲームはここで終わりです。',
    scoreKept: 'ゲームはここで終わり、スコアは残ります。',
    sameSeed: '同じ迷宮へ',
    newSeed: '新しい迷宮へ',
    sameFight: '同じ戦いへ',
    newFight: '新しい戦いへ',
    toTitle: 'タイトルへ',
    savedOnLeaving: 'ゲームは保存されます',
    resume: 'ゲームに戻る',
    menu: 'メニュー',
    digWhere: 'どの方向を掘る？',
    throwWhere: 'どの方向に投げる？',
    zapWhere: 'どの方向に振る？',
    runWhere: 'どの方向に走る？',
    cancelWhere: {
      touch: `${unbroken('主人公を')}${unbroken('タップ')}すると${unbroken('やめる。')}`,
      key: (name) => `${name} を押すと${unbroken('やめる。')}`,
    },
    aimNearest: (monster, key) => `${key} を押すと最も近い相手（${monster}）を狙う。`,
    typed: (count) => `${count} ×`,
    noItem: (letter) => `${letter} のアイテムはない。`,
    doesNotFit: (item) => `${item}は選べない。`,
    noCommand: (key, help) =>
      `${key} キーに割り当てられた操作はない。${help && `${help} キーで一覧を表示する。`}`,
    otherCase: (key, does) => `${key}：${does}。`,
    seedCopied: 'シードをコピーしました。',
    giveUp: 'あきらめる',
    giveUpSure: '本当にあきらめますか？　ゲームはここで終わります。',
    copy: 'コピー',
    whereabouts: (dx, dy) =>
      [
        dx !== 0 && `${dx > 0 ? '右' : '左'}に ${Math.abs(dx)}`,
        dy !== 0 && `${dy > 0 ? '下' : '上'}に ${Math.abs(dy)}`,
      ]
        .filter(Boolean)
        .join('、'),
    more: (count) => `ほか ${count} 体`,
    credit: {
      origin:
        '『Rogue』は Michael Toy、Glenn Wichman、Ken Arnold の作品です。「ローグ 3.6.3」はその数値や確率などの事実だけを使い、コードや文章は使っていません。「シンプルローグライク」は、日本の 24\u00a0時間チュートリアルのルールに基づいています。',
      icons: 'アイコン',
      iconsChanged: '縁取り・陰影・着色を加えています',
      fonts: 'フォント',
      libraries: 'ライブラリ',
      ownDrawings: '壁・床・階段・紋章は、このゲームのために描いたものです。',
    },
    caps: {
      space: 'スペース',
      numpad: 'テンキー 1–9',
      numpad5: 'テンキー 5',
      diagonal: 'Shift + 矢印 2 つ',
      letter: 'Shift + 文字',
    },
    update: {
      ready: 'ゲームの新しいバージョンがあります。',
      now: '今すぐ更新',
      waits:
        '別のタブでゲームを開いています。そのタブを閉じるかタイトル画面に戻ってから、更新してください。',
    },
    saves: {
      heading: 'セーブデータ',
      openFile: 'ファイルを開く',
      watch: 'リプレイ',
      download: 'ファイルに保存',
      delete: '削除',
      deleteSure: '本当に削除しますか？',
      undelete: '削除を取り消す',
      outdated:
        '別のタブで新しいバージョンのゲームが開かれています。このページを再読み込みしてください。それまでは保存されません。',
      notStored:
        'このブラウザーではゲームが保存されません。このまま遊べますが、閉じる前にファイルに保存してください。',
      noAnswer:
        'このブラウザーの保存領域が応答しません。このまま遊べますが、閉じる前にファイルに保存してください。応答があればセーブデータが表示されます。このゲームのほかのタブを閉じると直ることがあります。',
      storageFailed: 'このブラウザーの保存領域でエラーが起きました。もう\u2060一度試してください。',
      openElsewhere: 'このゲームは別のタブで開かれています。',
      takeOver: 'ここで続ける',
      takenOver: 'ゲームは別のタブで続いています。失われたものはありません。',
      deletedElsewhere: 'ゲームは別のタブで削除されました。',
      otherMods: (missing, changed) =>
        [
          'このゲームで使われた MOD が現在と異なります。',
          missing.length > 0 && `未追加または無効：${missing.join('、')}。`,
          changed.length > 0 && `変更あり：${changed.join('、')}。`,
        ]
          .filter(Boolean)
          .join(''),
      oldMods: 'このゲームの MOD で続ける',
      newMods: '変更後の MOD で続ける',
      unreadable: (reason) => `このゲームは開けません：${reason}`,
      refused: {
        damaged: '壊れています。壊れていないコピーを使ってください。',
        otherVersion: '別のバージョンで保存されています。保存したバージョンで開いてください。',
        otherContent:
          '別のキャンペーンか別の MOD で遊んだゲームです。同じキャンペーンと MOD を使ってください。',
        tooLong: '長すぎます。もっと短いゲームを使ってください。',
        missingCampaign:
          'このゲームのキャンペーンがここにはありません。遊んだ環境で開いてください。',
        rules:
          'このバージョンのルールでは次のコマンドを実行できません。保存したバージョンを使ってください。',
        failed: 'ブラウザーでエラーが起きました。もう\u2060一度試してください。',
      },
      withDetail: (reason, detail) => `${reason}（${detail}）`,
      badFile: (file, reason) => `${file} は開けませんでした：${reason}`,
      notAGame: (file) =>
        `${file} はセーブデータでも MOD でもありません。ゲームが保存した JSON ファイルを選んでください。`,
      answerFirst:
        'ファイルは開けませんでした。先に質問に答えてから、もう\u2060一度ドロップしてください。',
      differs: (file, line) =>
        `${file} のゲームは ${line} 行目で記録と異なるため、その手前から続きます。最後まで遊ぶには、壊れていないファイルを使ってください。`,
      cancel: 'キャンセル',
      reading: (file, percent) => `${file} を開いています：${percent}%`,
      known: (file) => `${file} のゲームはすでに一覧にあります。`,
      preparing: (percent) => `ゲームを読み込んでいます：${percent}%`,
      opened: (file) => `${file} のゲームをセーブデータに追加しました。`,
    },
    replay: {
      heading: 'リプレイ',
      play: '再生',
      pause: '一時停止',
      back: '1 ターン戻る',
      forward: '1 ターン進む',
      previous: '前の出来事へ',
      next: '次の出来事へ',
      short: { event: '出来事', turn: 'ターン' },
      jumps: 'ジャンプ先',
      kinds: {
        all: 'すべて',
        floor: '階',
        fight: '戦い',
        kill: '撃破',
        level: 'レベル',
        end: '最後',
      },
      speed: '速さ',
      perSecond: (turns) => `${turns} ターン/秒`,
      position: (turn, last, depth) =>
        `ターン ${turn}${last === null ? '' : ` / ${last}`}${depth === null ? '' : ` · ${floorName(depth)}`}`,
      more: 'その他',
      unverified: '未検証',
      playFromHere: 'ここから遊ぶ',
      playCopy: (turn) =>
        `ターン ${turn} からこのゲームのコピーで遊びます。コピーに順位は付きません。元のゲームはそのまま残ります。`,
      startCopy: 'コピーで遊ぶ',
      link: 'リンクをコピー',
      linkCopied: 'このリプレイのリンクをコピーしました。',
      linkShown: 'コピーできませんでした。リンク：',
      noLink: {
        tooLong: 'ゲームが長すぎるため、リンクにできません。ファイルに保存してください：',
        mods: 'MOD を使ったゲームはリンクにできません。ファイルに保存してください：',
        segments:
          'リンクにできるのは、最初から続けて記録されたゲームだけです。ファイルに保存してください：',
      },
      keepWatching: '続きを見る',
      nextPart: '次の区間へ',
      differs(turn, system, component, entity) {
        const place = [
          system && `システム ${system}`,
          component && `コンポーネント ${component}`,
          entity,
        ].filter(Boolean);
        const where = place.length > 0 ? `（${place.join('、')}）` : '';
        return `ターン ${turn} が記録と異なります${where}。この先は未検証です。`;
      },
      otherVersion: (turn) =>
        `この区間は別のルールまたは内容で記録されたため、ターン ${turn} 以降は検証できません。`,
      cannotFollow: (turn, reason) =>
        `ターン ${turn} より先は記録どおりに再生できません：${reason}`,
      reported: (message) => `エラー報告：${message}`,
      reportedDifference: (place) => `エラー報告：このリプレイは記録と異なります。（${place}）`,
      failedCommand: (command) => `失敗したコマンド：${command}`,
      badLink: (reason) =>
        `リンクのリプレイを読み込めません：${reason}。リンク全体をもう\u2060一度コピーするか、ゲームをファイルで受け取ってください。`,
    },
    scores: {
      heading: 'スコア',
      best: 'ベスト 10',
      last: '最近のゲーム',
      none: 'あなたのベストスコアがここに並びます。',
      noneRanked: '順位の対象で、スコアが 0 を超えたゲームはまだありません。',
      date: '日付',
      verified: '✓ リプレイで確認済み',
      unchecked: (turn) => `ターン 1–${turn} は更新前のため確認できません`,
      inspected: '順位なし：調査機能を使いました。',
      copied: '順位なし：ファイルまたはリプレイから開きました。',
      practice: '順位なし：デイリーゲームの 2 回目以降です。',
      share: '結果をコピー',
      shared: '結果をコピーしました。',
      notShared: 'コピーできませんでした。ここから選択してください：',
      details: '詳細',
      deleteAll: 'この一覧を削除',
      deleteSure: 'このキャンペーンのスコアをすべて削除しますか？',
      place: (place) => (place === 1 ? '自己ベストです。' : `ベスト 10 の ${place} 位です。`),
      points: (amount, name) => (name === 'gold' ? `金貨 ${amount} 枚` : `${amount} 点`),
      cause(cause, depth, names) {
        if (cause.by === 'lastStanding') return '最後まで勝ち残った';
        if (cause.by === 'escape') return `${names.kind(cause.kind)}を持ち帰り、完全勝利`;
        const place = depth === null ? '' : `${floorName(depth)}で`;
        if (cause.by === 'prize') return `${place}${names.kind(cause.kind)}を手に入れた`;
        if (cause.by === 'hunger') return `${place}飢えて力尽きた`;
        if (cause.by === 'bolt') return `${place}光線に撃たれて倒れた`;
        if (cause.by === 'quit') return `${place}あきらめた`;
        return `${place}${names.kind(cause.kind)}に倒された`;
      },
      opened: (file) => `${file} のゲームをスコアに追加しました。`,
    },
    daily: {
      name: 'デイリーゲーム',
      fresh: '未プレイ',
      playing: 'プレイ中',
      played: (points) => `プレイ済み：${points}`,
      again: '2 回目以降は順位が付きません。',
      deleted: '順位の付く挑戦は削除済み',
      withoutMods: 'MOD なしで遊びます。',
    },
    death: {
      heading: (turns) => (turns === 1 ? '最後のターン' : `最後の ${turns} ターン`),
      chart: (from, to) => `HP が ${from} から ${to} に減りました。`,
      perTurn: 'ターンごとの経過',
      hunger: '空腹',
      poison: '毒',
      healed: '回復',
      replaying: '最後のターンを再現しています……',
      failed: '最後のターンを再現できませんでした。',
      wayOut: '最後の助かる道',
      searching: '助かる道を探しています……',
      noWayOut:
        '見つかりませんでした。この間にほかの行動を選んでも、慎重に立ち回っても、20 ターン以内に倒れます。',
      foundWayOut: (turn, action) =>
        `ターン ${turn}：${action}。そのあと慎重に立ち回れば、20 ターンは生き延びられます。`,
      step: (arrow) => `${arrow} へ移動`,
      attack: (monster, arrow) => `${arrow} の${monster}を攻撃`,
      dig: (arrow) => `${arrow} を掘る`,
      wait: 'その場で待つ',
      search: '周りを探す',
      items: '残っていた持ち物',
      usable: '役に立ったかもしれない',
      foundGold: '拾った金貨',
      sale: '売れたもの',
      price: (gold) => `金貨 ${gold} 枚`,
      lostShare: (points, percent) => `死亡により${points}の ${percent}% を失った。`,
      map: '地図を見る',
      backFromMap: 'いずれかのキーで結果に戻る',
    },
    bestiary: {
      heading: '図鑑',
      monsters: 'モンスター',
      items: 'アイテム',
      traps: '罠と設備',
      mods: 'MOD',
      mod: 'MOD',
      met: '遭遇済み',
      none: 'このキャンペーンにはない。',
      home: '場所',
      mind: '行動',
      worth: '売値',
      damage: 'ダメージ',
      turns: 'ターン',
      hits: '命中',
      chance: '確率',
      floors: (floors, share) => `${floorSpans(floors)}。その階のモンスターの最大 ${share}%。`,
      lives: floorSpans,
      cell: (depth, x, y) => `${floorName(depth)}、${x} 列 ${y} 行。`,
      from: (depth) =>
        depth === 0 ? 'すべての階に 1 つずつ。' : `地下 ${depth} 階以降、各階に 1 つ。`,
      vault: (floors, once) =>
        `${floorSpans(floors)}${once && !/^\d+$/.test(floors) ? 'のどこか 1 か所' : ''}の特別な部屋。`,
      group: (name) => `${name}の一種。`,
      hero: 'あなた自身。',
      anywhere: 'すべての階。',
      anyTrap: (kinds) =>
        kinds > 1 ? `すべての階。${kinds} 種類の罠が同じ確率で現れる。` : 'すべての階。',
      springs: '作動',
      eachStep: '主人公が踏むたびに作動する。モンスターが踏んでも作動しない。',
      finding: '見つけ方',
      searched: (chance) =>
        `隣のマスで周りを探すと、1 回につき ${chance}% の確率で見つかる。見つけた罠は、自動の探索と移動では避けて通る。`,
      nowhere: '自然には現れない。',
      fight: '戦う',
      share: 'この戦いを共有',
      link: 'リンクをコピー',
      linkCopied: 'この戦いのリンクをコピーしました。',
      linkShown: 'コピーできませんでした。リンク：',
      linkTooLong:
        'リンクにするには長すぎます。ファイルに保存して、このページにドロップしてください：',
      save: '戦いを保存',
      try: '勝率を調べる',
      trying: '試しに戦っています……',
      tried: (fights, died, heroDied, price) =>
        `同じ深さの主人公と ${fights} 回戦い、モンスターは ${died} 回、主人公は ${heroDied} 回倒れました。1 体倒すごとに、主人公は体力の ${price}% を失います。`,
      stronger: (names) => `次のモンスターより強い：${names}。`,
      weaker: (names) => `次のモンスターより弱い：${names}。`,
    },
    mods: {
      heading: 'MOD',
      choose: 'ファイルを選ぶ',
      drop: 'ここにファイルやフォルダーをドロップ',
      hint: 'MOD でモンスター、アイテム、罠、部屋、キャンペーンを追加できます。.json は 1\u00a0つだけ、.zip とフォルダーはまとめたパックです。',
      none: 'MOD はまだありません',
      joined: (kind, campaign) => `「${campaign}」に${kind}が加わりました。`,
      vault: (file, placed, floors, depths, once) =>
        `試しに${depths.map(floorName).join('、')}を合わせて ${floors} 回作ったところ、${placed} 回 ${file} が現れました。${once ? '1 回のゲームに現れるのは多くても 1 度です。' : ''}`,
      nextGame: '次のゲームから現れます。',
      notKept: 'このブラウザーには保存できません。変更はページを閉じるまで有効です。',
      warning: '警告：',
      warns: '遊べますが、効果のない部分や変わった値があります：',
      tries: 'サンドボックスで試す',
      done: 'OK',
      refused: '次のファイルは追加できませんでした：',
      notJson: '追加できるのは .json と .zip のファイルだけです',
      unreadable: 'ファイルを読めません。選び直してください',
      sameName: (other, file) =>
        `${other} も ${file} として保存されます。どちらかのファイルの名前を変えてください`,
      replaced: (file) => `前からある同じ名前の MOD ${file} を置き換えました。`,
      full: (most) => `追加できる MOD は ${most} 個までです`,
    },
    packs: {
      added: (title, version) => `パック「${title}」${version} を追加しました。`,
      updated: (title, old, version) =>
        `パック「${title}」を ${old} から ${version} に更新しました。`,
      replaced: (old, oldVersion, title, version) =>
        `パック「${old}」${oldVersion} を、同じ名前の「${title}」${version} に置き換えました。`,
      sameName: (name, other) =>
        `${other} のパックも名前が "${name}" です。どちらかの pack.json の "name" を変えてください`,
      campaigns: (names) => `タイトル画面に加わりました：${names.join('、')}`,
      inPlaceOf: (own, shipped) =>
        `ゲーム本体の「${shipped}」の代わりに、このパックの「${own}」で遊びます。「${shipped}」で遊ぶには、このパックを無効にしてください。`,
      save: (title) => `${title} を .zip ファイルとして保存`,
      saveShort: '保存',
      link: (title) => `${title} へのリンクをコピー`,
      linkCopied: (title) =>
        `「${title}」へのリンクをコピーしました。どの端末でも、このリンクからパックを追加できます。`,
      linkTooLong: (title) =>
        `「${title}」は大きすぎてリンクにできません。.zip ファイルとして保存し、ファイルを送ってください。`,
      asks: (title, version, author) =>
        `このリンクにはパック「${title}」${version}${author ? `（作者：${author}）` : ' '}が入っています。追加しますか？`,
      add: '追加',
      brokenLink: (reason) =>
        `リンクのパック：${reason}。リンク全体をもう\u2060一度コピーするか、.zip ファイルで受け取ってください`,
      full: (most) => `パックは合わせて ${most} 文字までです`,
    },
    brokenLinks: {
      tooLong: (most) => `リンクが ${most} 文字を超えています`,
      tooLarge: (most) => `展開すると ${most} バイトを超えます`,
      damaged: 'リンクが途中で切れているか、壊れています',
      noPack: 'パックが入っていません',
      invalid: (detail) => `内容が正しくありません（${detail}）`,
    },
    placer: {
      heading: 'サンドボックス',
      place: '置く',
      erase: '消す',
      play: '遊ぶ',
      undo: '取り消す',
      reset: '最初に戻す',
      copied: '場面をコピーしました。',
      terrain: '地形',
      search: '検索',
      none: '一致するものがありません。',
      tips: {
        place: '地図のマスを選ぶと、そこに置きます。',
        erase: '選んだマスを空にします。',
        play: 'キーとクリックで主人公が動きます。',
      },
      tiles: {
        floor: '床',
        wall: '壁',
        weakWall: 'もろい壁',
        stairsDown: '下り階段',
        stairsUp: '上り階段',
        door: '扉',
        secretDoor: '隠し扉',
        passage: '通路',
        rock: '岩',
      },
    },
    fight: {
      heading: '戦い',
      hero: (facts) => `主人公：${facts.join('、')}。`,
      noWeapon: '武器なし',
      noArmour: '鎧なし',
      measuring: '勝率を計算しています……',
      odds: (fights, won, lost, healthLeft) => {
        const share = (count: number) => Math.round((100 * count) / fights);
        const left = healthLeft === null ? '' : `（残り HP の中央値 ${healthLeft}）`;
        return `試しに ${fights} 回戦うと、主人公は約 ${share(won)}% の確率で勝ち${left}、${share(lost)}% の確率で倒れます。`;
      },
      noOdds: '勝率を計算できませんでした。',
      asks: (campaign, files) =>
        `「${campaign}」での戦いが届きました${files === 0 ? '' : `（MOD ${files} 個）`}。遊びますか？`,
      play: '遊ぶ',
      notNow: '今はやめる',
      keep: 'MOD を残す',
      broken:
        'この戦いは読み込めません。リンク全体をコピーし直すか、ファイルで送ってもらってください。',
      unknownCampaign: (id) => `「${id}」というキャンペーンはありません。`,
    },
  },
  look: {
    heading: '調べる',
    keys: (travels) =>
      [
        '方向キー：\u2060移動',
        'Tab：\u2060次へ',
        ...(travels ? ['Enter：\u2060そこへ行く'] : []),
        'Esc：\u2060終了',
      ].join('　'),
    padKeys: (travels) =>
      [
        '十字キー：\u2060移動',
        'LB・RB：\u2060前・次',
        'LT・RT：\u2060縮小・拡大',
        ...(travels ? ['A：\u2060そこへ行く'] : []),
        'B：\u2060終了',
      ].join('　'),
    unknown: '未探索の場所',
    remembered: '記憶の中の様子。今は見えていない。',
    seenBefore: 'ここで見かけた。もういないかもしれない。',
    sensed: '見えないが、気配を感じる。',
    anyOf: (kinds) => `効果は不明。残る ${kinds} 種類のどれか。`,
    oneOf: (list) => `効果は不明。考えられるのは：${list}。`,
    magic: '魔法の力',
    weakWall: '掘って通れる。',
    alsoHere: (name) => `ここには${name}もある。`,
    sentence: (text) => `${text}。`,
    calm: { ally: '味方', asleep: '眠っている', peaceful: 'おとなしい', helpless: '動けない' },
    heroHits: (chance, damage) =>
      `あなたの攻撃：${chance === 100 ? '' : `命中 ${chance}%、`}ダメージ ${damage}。`,
    heroCannotHurt: 'あなたの攻撃は効かない。',
    kills: (fewest, most) =>
      most === Infinity
        ? `倒すには ${fewest} 回以上当てる必要がある。`
        : `${range(fewest, most)}\u00a0回当てれば倒せる。`,
    monsterHits: (chance, damage) =>
      `相手の攻撃：${chance === 100 ? '' : `命中 ${chance}%、`}ダメージ ${damage}。`,
    noDamage: '攻撃されても HP は減らない。',
    dies(fewest, most) {
      if (fewest === 1) return `次の一撃で倒される${most === 1 ? '' : 'おそれがある'}！`;
      if (fewest === most) return `${fewest} 回受けると倒れる。`;
      return `早ければ ${fewest}\u00a0回で倒れる。`;
    },
    danger: { deadly: '次の一撃で倒されるおそれ', dangerous: '危険' },
    mayDie: '次の一撃で倒れるおそれがある！',
    lowHealth: 'HP が残り少ない。',
    doorway: '出入り口からは隣のマスしか見えない。部屋に入れば見渡せる。',
    darkRoom: 'この部屋は暗く、隣のマスしか見えない。',
    passage: '通路では隣のマスしか見えない。',
    radius: (cells) => `${cells} マス先まで見える。`,
  },
  panel: {
    unit: 'µs',
    last: '直近',
    average: '平均',
    median: '中央値',
    system: 'システム',
    calls: '回数',
    whole: 'ターン全体',
    usualTurn: 'ターンの中央値',
    update: '画面の更新',
    render: '画面の描画',
    floor: '広さ',
    entities: 'エンティティ',
    actors: 'キャラクター',
    draws: '描画命令',
    saveTrace: 'タイムラインを保存（Perfetto 用）',
    idle: 'ターンを進めると計測します。',
    slowest: (system, time) => `最も遅いシステム：${system}（1 ターン平均 ${time} µs）`,
    about: '数値について',
    zones: (without) =>
      `字下げした行はゾーン（すぐ上のシステムの一部）で、その時間はシステムの時間に含まれます。${without.length > 0 ? `まだゾーンのないシステム：${without.join('、')}。` : ''}`,
    clock: (step, reads, cost) =>
      `この時計は ${step} µs 刻みなので、1 ターンだけの値は目安です。正確なのは多くのターンの平均だけです。平均は、直近のターンのうち遅い 5% を除いて計算します。直近のターンでは時計を ${reads} 回読み、それに約 ${cost} µs かかりました。この時間は上の値に含まれません。`,
  },
  inspector: {
    choose: 'マスを選ぶ',
    cell: (x, y) => `x ${x}、y ${y}`,
    empty: 'ここには何もありません。',
    unseen: '見えない',
    unfair: '主人公に見えないものも表示します。調査機能を使ったゲームに順位は付きません。',
    warning:
      '調査機能では主人公に見えないものも見えます。開くと、このゲームには順位が付かなくなり、元には戻せません。',
    yes: '調査機能を開く',
    no: '順位の付くゲームのまま続ける',
    editable: 'サンドボックスでは値を変えられます。「最初に戻す」を押すと、変更は失われます。',
    units: {
      HP: 'HP',
      ENG: '満腹度',
      EXP: '経験値',
      '%': '%',
      turns: 'ターン',
      cells: 'マス',
      floors: '階',
      gold: '金貨',
      tenths: '× 0.1',
    },
    notInRange: (min, max, isWhole) =>
      `変更できませんでした。${min} から ${max} までの${isWhole ? '整数' : '数'}を入力してください。`,
    notDice:
      '変更できませんでした。1d8 や 1d8/2d6 のようにサイコロを 4 組まで入力してください。1 組は 1～126 面のサイコロ 1～31 個、ダメージなしにできる攻撃では 0d0 も使えます。',
    find: {
      heading: 'エンティティを探す',
      button: '探す',
      help: 'コンポーネント名だけを入力すると、それを持つすべてのエンティティが見つかります。条件は and、or、not と括弧で組み合わせます。',
      found: (turn, count) => `ターン ${turn}、見つかった数：${count}。`,
      since: (turn, found, gone) => `ターン ${turn} からの変化：新規 ${found}、消失 ${gone}。`,
      notShown: (count) => `表示していない数：${count}。`,
      isNew: '新規',
      elsewhere: '別の階',
      place: (character) => `${character} 文字目：`,
      mistakes: {
        condition: () =>
          '条件がありません。AI や Health.current < 5 のように、コンポーネントか比較を入力してください。',
        component: (word, allowed) =>
          `「${word}」というコンポーネントはありません。近い名前：${allowed}。`,
        field: (component, allowed) => `${component} のフィールドを入力してください：${allowed}。`,
        noFields: (component) =>
          `${component} にフィールドはありません。${component} だけを入力してください。`,
        comparison: (field, allowed) =>
          `${field} の後に比較がありません。次のどれかと値を入力してください：${allowed}。`,
        order: (field) => `${field} は数ではありません。= か != で比較してください。`,
        number: (field) => `${field} は数か別のフィールドと比較してください。`,
        dice: (field) => `${field} は 1d8 のようなサイコロと比較してください。`,
        entity: (field) => `${field} は #12 のようなエンティティの番号か none と比較してください。`,
        value: (field, allowed) => `${field} は次のどれかと比較してください：${allowed}。`,
        bracket: () => '括弧が閉じていません。) を入力してください。',
        join: (word) => `「${word}」の前に and か or を入力してください。`,
      },
    },
  },
  crowd: {
    about:
      'モンスターだらけの階で、ルールと画面がどこまで耐えるかを試します。このゲームは保存されず、順位も付きません。',
    floor: '広さ',
    width: '列の数',
    height: '行の数',
    awake: '全員起きている',
    gathering: 'モンスターを配置しています……',
    badMonsters: (found, least, most) =>
      `モンスターの数（crowd）は ${least} から ${most} までの整数にしてください。${found === '' ? '数が入力されていません。' : `「${found}」は使えません。`}`,
    badFloor: (found, least, most) =>
      `広さ（floor）は 500x500 のように「列x行」の形で、どちらも ${least} から ${most} までにしてください。${found === '' ? '数が足りません。' : `「${found}」は使えません。`}`,
    badAwake: (found) => `awake は yes か no にしてください。「${found}」は使えません。`,
    tooMany: (floor, room) => `広さ ${floor} の階に入れるモンスターは ${room} 体までです。`,
  },
};
