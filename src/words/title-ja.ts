import type { TitleWords } from './words.ts';

export const title: TitleWords = {
  ui: {
    title: 'シンプルローグライク',
    campaign: '冒険',
    start: 'はじめる',
    newGame: '新しいゲーム',
    goOn: 'つづける',
    seed: 'シード',
    seedHint: '空欄なら新しく作る',
    depth: '地下',
    turn: 'ターン',
    help: '操作',
    credits: 'クレジット',
    close: '閉じる',
    look: '表示',
    tiles: '絵',
    glyphs: '文字',
    languageLabel: '言語',
    keySet: '文字キー',
    keySetVi: 'h j k l y u b n で移動、X 持ち物、Z 決定',
    keySetQwe: 'q w e a d z x c で移動、i 持ち物、Enter 決定',
    noWebGl: 'このブラウザーでは WebGL も canvas も使えないため、ゲームを表示できない。',
    fault: '問題が起きたため、ゲームを続けられないかもしれない。',
    notLoaded:
      'ゲームの一部を読み込めませんでした。接続を確かめて、もう一度試すか再読み込みしてください。',
    reload: '再読み込み',
    seedRule: 'シードは 100 文字まで。制御文字は使えない。',
    seedIgnored: 'アドレスのシードは使えないため、無視した。',
    unknownCampaign: (id) => `「${id}」という冒険はない。代わりに基本の冒険で遊べる。`,
    brokenBundles: '次のファイルは読み込めなかった：',
    profiler: '計測',
    crowds: '大群',
    bestiary: { heading: '図鑑' },
    mods: {
      needs: (files) =>
        `別の追加ファイルで遊んだゲームが残っている。続けるには図鑑で次のものを使うようにする：${files}`,
    },
    placer: { heading: '砂場' },
  },
};
