import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';

const shipped = (path: string) => readFileSync(`src/content/${path}`, 'utf8');

const look = { glyph: 'G', colour: '#80c080' };

/** A drawing of one colour. */
export const ghoulSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M60 500V200a196 196 0 0 1 392 0v300l-98-80-98 80-98-80z M150 200h70v70h-70z M292 200h70v70h-70z" fill-rule="evenodd"/></svg>';

/** A green slime of 16 × 16 pixels. */
export const slimePng = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAAUklEQVR42mNgGAVYQcWziv/YMNkaYdhtQQAYU6QZpyGkaMYwAF2DiIgchmaQGE5DcBmArJgkA3A5m2gDiNGMMxzI0gwzgFjNONMCRZqJMQibWgCD9kj47ZgSFQAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** A monster with a sprite of the pack. */
export const imp = JSON.stringify({
  name: { en: 'imp', ja: 'インプ', ru: 'бес' },
  look: { glyph: 'i', colour: '#f0f0f0', sprite: 'moor:slime' },
  spawn: { depths: { '1+': 9 } },
  Health: { max: 3 },
  Stats: { attack: 2, defence: 1 },
  AI: { mind: 'hunter' },
});

/** A pack with a monster and a patch for Simple, and a campaign of one hall. */
export const samplePack: Readonly<Record<string, string>> = {
  'pack.json': JSON.stringify({
    name: 'moor',
    title: { en: 'The Moor', ja: '荒野', ru: 'Пустошь' },
    version: '1.0.0',
    author: 'A. Modder',
    licence: 'CC0',
    campaigns: ['simple'],
  }),
  'monsters/ghoul.json': JSON.stringify({
    name: { en: 'ghoul', ja: 'グール', ru: 'упырь' },
    look: { ...look, sprite: 'moor:ghoul' },
    spawn: { depths: { '1+': 9 } },
    Health: { max: 7 },
    Stats: { attack: 4, defence: 3 },
    AI: { mind: 'hunter' },
  }),
  'monsters/strong-rat.json': JSON.stringify({ patch: 'rat', Health: { max: { add: 3 } } }),
  'sprites/ghoul.svg': ghoulSvg,
  'campaigns/moor/campaign.json': JSON.stringify({
    ...JSON.parse(shipped('simple/campaign.json')),
    order: 50,
    name: { en: 'The Moor', ja: '荒野', ru: 'Пустошь' },
    about: { en: 'Take the stone.', ja: '石を取れ。', ru: 'Возьмите камень.' },
    scenery: [],
    width: 15,
    height: 15,
    start: { depth: 0, x: 7, y: 9 },
    floors: [{ from: 0, to: 0, generator: 'hall' }],
  }),
  'campaigns/moor/hero.json': shipped('simple/hero.json'),
  'campaigns/moor/items/stone.json': JSON.stringify({
    name: { en: 'stone', ja: '石', ru: 'камень' },
    look: { glyph: '*', colour: '#a0ffa0' },
    spawn: { at: [{ depth: 0, x: 7, y: 8 }] },
    Item: { weight: 1 },
    Prize: {},
  }),
};

/** Texts as the bytes of files. */
export function bytesOf(files: Readonly<Record<string, string>>): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
}

/** A zip file of texts. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(bytesOf(files));
}
