import type { Appearance, AppearanceList, Texts } from '../../game/campaign.ts';

/**
 * What the kinds of Rogue look like until they are known: 24 colours of potions, 20 stones of rings, 11
 * metals of wands, 22 woods of staffs, and the syllables of the titles of scrolls.
 */

/** An id, its colour, and the words that tell it from the others of its list. */
type Row = readonly [id: string, colour: string, en: string, ja: string, ru: string];

/** The appearances of some rows. In `name`, `{}` is the word of the row. */
function looksOf(rows: readonly Row[], name: Texts): Readonly<Record<string, Appearance>> {
  const entries = rows.map(([id, colour, en, ja, ru]) => {
    const detail: Texts = { en, ja, ru };
    const names = Object.entries(name).map(([language, text]) => [
      language,
      text?.replace('{}', detail[language] ?? en),
    ]);
    return [id, { name: Object.fromEntries(names), detail, colour }];
  });
  return Object.fromEntries(entries);
}

const potions: readonly Row[] = [
  ['amber', '#e8a33d', 'amber', '琥珀色', 'янтарное'],
  ['azure', '#4f9df5', 'azure', '空色', 'лазурное'],
  ['black', '#6b6675', 'black', '黒色', 'чёрное'],
  ['bronze', '#b8793a', 'bronze', '青銅色', 'бронзовое'],
  ['brown', '#9a6a45', 'brown', '茶色', 'бурое'],
  ['cherry', '#e0405f', 'cherry-red', 'サクランボ色', 'вишнёвое'],
  ['clear', '#dfeaf2', 'clear', '無色', 'прозрачное'],
  ['cobalt', '#3f62d8', 'cobalt', '群青色', 'кобальтовое'],
  ['coral', '#ff8a70', 'coral', '珊瑚色', 'коралловое'],
  ['emerald', '#2fbf71', 'emerald', '翡翠色', 'изумрудное'],
  ['golden', '#ffd24a', 'golden', '金色', 'золотистое'],
  ['grey', '#a4a4ad', 'grey', '灰色', 'серое'],
  ['indigo', '#6a5acd', 'indigo', '藍色', 'индиговое'],
  ['lilac', '#c9a0e8', 'lilac', '藤色', 'сиреневое'],
  ['lime', '#b4e04a', 'lime', '黄緑色', 'салатовое'],
  ['milky', '#f4eedd', 'milky', '乳白色', 'молочное'],
  ['mossy', '#7d9a4e', 'mossy', '苔色', 'болотное'],
  ['orange', '#ff9a3c', 'orange', '橙色', 'оранжевое'],
  ['pink', '#ff9ec7', 'pink', '桃色', 'розовое'],
  ['plum', '#a04a8c', 'plum', '紫色', 'сливовое'],
  ['ruby', '#c8283c', 'ruby', '紅色', 'рубиновое'],
  ['sandy', '#d8c08a', 'sandy', '砂色', 'песочное'],
  ['silvery', '#c8d2dc', 'silvery', '銀色', 'серебристое'],
  ['teal', '#2aa6a0', 'teal', '青緑色', 'бирюзовое'],
];

const stones: readonly Row[] = [
  ['agate', '#c98d62', 'agate', '瑪瑙', 'с агатом'],
  ['amethyst', '#a670e0', 'amethyst', '紫水晶', 'с аметистом'],
  ['beryl', '#7fd6c2', 'beryl', '緑柱石', 'с бериллом'],
  ['carnelian', '#e0683c', 'carnelian', '紅玉髄', 'с сердоликом'],
  ['coral', '#ff8f7d', 'coral', '珊瑚', 'с кораллом'],
  ['diamond', '#e6f4ff', 'diamond', '金剛石', 'с алмазом'],
  ['garnet', '#b0304a', 'garnet', '柘榴石', 'с гранатом'],
  ['jade', '#4fae78', 'jade', '翡翠', 'с нефритом'],
  ['jasper', '#b5543a', 'jasper', '碧玉', 'с яшмой'],
  ['jet', '#6a6672', 'jet', '黒玉', 'с гагатом'],
  ['lapis', '#3a5fc8', 'lapis lazuli', '瑠璃', 'с лазуритом'],
  ['malachite', '#2f9a5c', 'malachite', '孔雀石', 'с малахитом'],
  ['moonstone', '#cfd8f0', 'moonstone', '月長石', 'с лунным камнем'],
  ['onyx', '#7d7488', 'onyx', '縞瑪瑙', 'с ониксом'],
  ['opal', '#f0d8ea', 'opal', '蛋白石', 'с опалом'],
  ['pearl', '#f4efe6', 'pearl', '真珠', 'с жемчугом'],
  ['ruby', '#e0304c', 'ruby', '紅玉', 'с рубином'],
  ['sapphire', '#3f74e0', 'sapphire', '青玉', 'с сапфиром'],
  ['topaz', '#ffc24a', 'topaz', '黄玉', 'с топазом'],
  ['turquoise', '#3cc2c0', 'turquoise', 'トルコ石', 'с бирюзой'],
];

const metals: readonly Row[] = [
  ['aluminium', '#cfd6dc', 'aluminium', 'アルミ', 'из алюминия'],
  ['brass', '#d8b04a', 'brass', '真鍮', 'из латуни'],
  ['bronze', '#b87d3c', 'bronze', '青銅', 'из бронзы'],
  ['copper', '#d8784a', 'copper', '銅', 'из меди'],
  ['gold', '#ffd24a', 'gold', '金', 'из золота'],
  ['iron', '#9a98a2', 'iron', '鉄', 'из железа'],
  ['lead', '#7c7f8c', 'lead', '鉛', 'из свинца'],
  ['platinum', '#e2e6ea', 'platinum', '白金', 'из платины'],
  ['silver', '#ccd4de', 'silver', '銀', 'из серебра'],
  ['steel', '#a8b8c8', 'steel', '鋼', 'из стали'],
  ['tin', '#b8bcc0', 'tin', '錫', 'из олова'],
];

const woods: readonly Row[] = [
  ['acacia', '#c89a5c', 'acacia', 'アカシア', 'из акации'],
  ['alder', '#c08a60', 'alder', 'ハンノキ', 'из ольхи'],
  ['apple', '#b87a5a', 'applewood', 'リンゴ', 'из яблони'],
  ['ash', '#d8c49a', 'ash', 'トネリコ', 'из ясеня'],
  ['bamboo', '#c2c46a', 'bamboo', '竹', 'из бамбука'],
  ['beech', '#d0a878', 'beech', 'ブナ', 'из бука'],
  ['birch', '#e6dcc8', 'birch', 'カバノキ', 'из берёзы'],
  ['cedar', '#b8684a', 'cedar', '杉', 'из кедра'],
  ['cypress', '#c8ae78', 'cypress', '糸杉', 'из кипариса'],
  ['ebony', '#6e5e58', 'ebony', '黒檀', 'из эбена'],
  ['elm', '#a8845a', 'elm', 'ニレ', 'из вяза'],
  ['hazel', '#b8905c', 'hazel', 'ハシバミ', 'из орешника'],
  ['juniper', '#a88a78', 'juniper', 'ネズ', 'из можжевельника'],
  ['larch', '#c8845a', 'larch', 'カラマツ', 'из лиственницы'],
  ['linden', '#d8c8a0', 'linden', 'シナノキ', 'из липы'],
  ['mahogany', '#9a4a3a', 'mahogany', 'マホガニー', 'из махагони'],
  ['maple', '#d89a5c', 'maple', '楓', 'из клёна'],
  ['oak', '#b08a4e', 'oak', '樫', 'из дуба'],
  ['pine', '#d0b070', 'pine', '松', 'из сосны'],
  ['rowan', '#b8705c', 'rowan', 'ナナカマド', 'из рябины'],
  ['walnut', '#8a6248', 'walnut', '胡桃', 'из ореха'],
  ['willow', '#a8a870', 'willow', '柳', 'из ивы'],
];

/** Syllables of an old tongue that nobody speaks. */
const syllables = [
  ...[
    'aub',
    'ael',
    'ark',
    'bam',
    'bel',
    'bir',
    'bos',
    'bru',
    'cal',
    'cen',
    'cho',
    'cor',
    'dal',
    'dem',
  ],
  ...[
    'dio',
    'dor',
    'dru',
    'eb',
    'eil',
    'emn',
    'eth',
    'fal',
    'fen',
    'fir',
    'fol',
    'fyr',
    'gad',
    'gel',
  ],
  ...[
    'gim',
    'gor',
    'gul',
    'hab',
    'hel',
    'hin',
    'hov',
    'hur',
    'ib',
    'ild',
    'ist',
    'jal',
    'jem',
    'jor',
  ],
  ...[
    'kad',
    'kel',
    'kir',
    'kon',
    'kru',
    'lab',
    'leg',
    'lim',
    'lod',
    'lur',
    'mab',
    'med',
    'mis',
    'mor',
  ],
  ...[
    'mun',
    'nab',
    'nel',
    'nim',
    'noth',
    'nur',
    'ob',
    'oel',
    'orn',
    'osk',
    'pab',
    'pel',
    'pir',
    'pon',
  ],
  ...[
    'pru',
    'qua',
    'quil',
    'rab',
    'rel',
    'rin',
    'rud',
    'rus',
    'sab',
    'sel',
    'shi',
    'sor',
    'sul',
    'tav',
  ],
  ...[
    'tel',
    'thi',
    'tor',
    'tru',
    'ub',
    'ulm',
    'urn',
    'uth',
    'vab',
    'vel',
    'vin',
    'vol',
    'vur',
    'wab',
  ],
  ...['wel', 'wim', 'wor', 'yab', 'yel', 'yim', 'yor', 'zab', 'zel', 'zim', 'zor', 'zul'],
];

/** The appearances by group of items. */
export const appearances: Readonly<Record<string, readonly AppearanceList[]>> = {
  potion: [
    {
      from: 'looks',
      noun: { en: 'potion', ja: '薬', ru: 'зелье' },
      glyph: '!',
      sprite: 'round-bottom-flask',
      looks: looksOf(potions, { en: '{} potion', ja: '{}の薬', ru: '{} зелье' }),
    },
  ],
  scroll: [
    {
      from: 'titles',
      noun: { en: 'scroll', ja: '巻物', ru: 'свиток' },
      glyph: '?',
      colour: '#e8dcb4',
      sprite: 'scroll-unfurled',
      unknown: { en: 'scroll titled “{}”', ja: '巻物「{}」', ru: 'свиток под названием «{}»' },
      syllables,
    },
  ],
  ring: [
    {
      from: 'looks',
      noun: { en: 'ring', ja: '指輪', ru: 'кольцо' },
      glyph: '=',
      sprite: 'ring',
      looks: looksOf(stones, { en: '{} ring', ja: '{}の指輪', ru: 'кольцо {}' }),
    },
  ],
  stick: [
    {
      from: 'looks',
      share: 49,
      noun: { en: 'wand', ja: '棒', ru: 'жезл' },
      glyph: '/',
      sprite: 'lunar-wand',
      dice: { count: 1, sides: 1 },
      looks: looksOf(metals, { en: '{} wand', ja: '{}の棒', ru: 'жезл {}' }),
    },
    {
      from: 'looks',
      noun: { en: 'staff', ja: '杖', ru: 'посох' },
      glyph: '/',
      sprite: 'wizard-staff',
      looks: looksOf(woods, { en: '{} staff', ja: '{}の杖', ru: 'посох {}' }),
    },
  ],
};
