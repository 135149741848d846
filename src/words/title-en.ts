import type { TitleWords } from './words.ts';

export const title: TitleWords = {
  ui: {
    title: 'Simple Roguelike',
    campaign: 'Campaign',
    start: 'Start',
    newGame: 'New game',
    goOn: 'Continue',
    seed: 'Seed',
    seedHint: 'leave empty for a random one',
    depth: 'Depth',
    turn: 'Turn',
    help: 'Keys',
    credits: 'Credits',
    close: 'Close',
    look: 'Look',
    tiles: 'Tiles',
    glyphs: 'Glyphs',
    languageLabel: 'Language',
    keySet: 'Letter keys',
    keySetVi: 'h j k l y u b n move; X bag, Z confirm',
    keySetQwe: 'q w e a d z x c move; i bag, Enter confirm',
    noWebGl:
      'This browser can draw neither with WebGL nor on a canvas, so the game cannot be shown.',
    fault: 'Something went wrong, and the game may not go on as it should.',
    notLoaded:
      'A part of the game could not be loaded. Check the connection, then try again or reload.',
    reload: 'Reload',
    seedRule: 'A seed has at most 100 characters, none of them control characters.',
    seedIgnored: 'The seed in the address cannot be used and is ignored.',
    unknownCampaign: (id) => `There is no campaign “${id}”. The simple one is played instead.`,
    brokenBundles: 'These files were left out:',
    profiler: 'Profiler',
    crowds: 'Crowds',
    bestiary: { heading: 'Bestiary' },
    mods: {
      needs: (files) =>
        `A game is kept that was played with other mods. To continue it, switch these on in the Bestiary: ${files}`,
    },
    placer: { heading: 'Sandbox' },
  },
};
