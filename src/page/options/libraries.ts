/** The libraries in the page, with address and licence: all dependencies except fonts and those for the terminal. */
export const libraries = {
  'pixi.js': ['PixiJS', 'https://pixijs.com', 'MIT'],
  bitecs: ['bitECS', 'https://github.com/NateTheGreatt/bitECS', 'MPL-2.0'],
  '@noble/hashes': ['noble-hashes', 'https://github.com/paulmillr/noble-hashes', 'MIT'],
  valibot: ['valibot', 'https://valibot.dev', 'MIT'],
  'jsonc-parser': ['jsonc-parser', 'https://github.com/microsoft/node-jsonc-parser', 'MIT'],
  'fastest-levenshtein': [
    'fastest-levenshtein',
    'https://github.com/ka-weihe/fastest-levenshtein',
    'MIT',
  ],
  fflate: ['fflate', 'https://github.com/101arrowz/fflate', 'MIT'],
  'simple-statistics': ['simple-statistics', 'https://simple-statistics.github.io', 'ISC'],
  idb: ['idb', 'https://github.com/jakearchibald/idb', 'ISC'],
  svgpath: ['svgpath', 'https://github.com/fontello/svgpath', 'MIT'],
  'workbox-window': ['Workbox', 'https://github.com/GoogleChrome/workbox', 'MIT'],
} as const;
