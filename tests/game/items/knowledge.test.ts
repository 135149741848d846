import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { aimPreviews } from '../../../src/controls/aim-previews.ts';
import { startSession } from '../../../src/controls/session.ts';
import { describeCell } from '../../../src/describe/cell.ts';
import { describeDiscoveries } from '../../../src/describe/discoveries.ts';
import { describeItem } from '../../../src/describe/item.ts';
import type { SheetRow } from '../../../src/describe/sheet.ts';
import { kindsToWipeOut } from '../../../src/game/actors/genocide.ts';
import type { Campaign, CampaignSource } from '../../../src/game/campaign.ts';
import { diceOf } from '../../../src/game/combat/hit-and-damage.ts';
import type { Command } from '../../../src/game/commands.ts';
import type { Dice } from '../../../src/game/dice.ts';
import { rollMonster } from '../../../src/game/floors/monster-choice.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { appearanceOf, lookOf } from '../../../src/game/items/appearances.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { identifyFully } from '../../../src/game/items/identification.ts';
import { itemName, kindName } from '../../../src/game/items/item-names.ts';
import { itemVerbs } from '../../../src/game/items/item-verbs.ts';
import { knowsItem } from '../../../src/game/items/knowledge.ts';
import { openQuestion } from '../../../src/game/open-question.ts';
import type { Game } from '../../../src/game/world.ts';
import { hashOf } from '../../../src/state/hash.ts';
import { restore, snapshotOf } from '../../../src/state/snapshot.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf, sentenceOf } from '../../../src/words/sentences.ts';
import { rogue, simple } from '../../sources.ts';
import {
  bagKinds,
  give,
  messageIds,
  monsterAt,
  scene,
  campaign as simpleCampaign,
} from '../../world.ts';

const languages = ['en', 'ja', 'ru'] as const;

/** A bundle of a kind for these tests. */
function bundle(group: string, name: string, components: object, weight = 1): string {
  return JSON.stringify({
    name: { en: name, ja: `${name}-ja`, ru: `${name}-ru` },
    look: { glyph: '!', colour: '#ff0000', sprite: 'health-potion' },
    spawn: { item: { group, weight } },
    Item: { weight: 0 },
    ...components,
  });
}

const potion = (effects: object[], reveals = 'told') => ({ Potion: { effects, reveals } });
const stack = { Stack: { as: 'units' } };

/** Rogue with some kinds of its own, which begin with `t-`. */
const mods = {
  't-food.json': bundle('potion', 'potion of food', potion([])),
  't-health.json': bundle(
    'potion',
    'potion of health',
    { ...potion([{ effect: 'heal', sidesPerLevel: 4 }]), ...stack },
    3,
  ),
  't-secret.json': bundle(
    'potion',
    'potion of secrets',
    potion([{ effect: 'heal', sidesPerLevel: 4 }], 'never'),
  ),
  't-identify.json': bundle('scroll', 'scroll of insight', potion([{ effect: 'identify' }])),
  't-genocide.json': bundle('scroll', 'scroll of doom', potion([{ effect: 'genocide' }])),
  't-wand.json': bundle('stick', 'wand of silence', {}),
};
const campaign = loadCampaign(rogue, mods);

const room = '####### #@....# #.....# #######';
const open = (map = room, options: { campaign?: Campaign; seed?: string } = {}) =>
  scene(map, { campaign, ...options });

/** The name of an item of the bag in a language. */
function nameIn(game: Game, language: (typeof languages)[number], slot = 0): string {
  return namesOf(game.campaign, language).item(itemName(game, bagOf(game, game.hero)[slot]));
}

/** Plays a command and returns the ids of its messages. */
function play(game: Game, command: Command): string[] {
  takeTurn(game, command);
  return messageIds(game);
}

/** The appearance of every kind of a group in a game with this seed. */
function looks(seed: string, group: string, played: Campaign = campaign): string[] {
  const game = newGame(played, seed);
  return game.campaign.kinds.flatMap((_, n) => {
    const found = appearanceOf(game, n);
    return found?.group === group ? found.look : [];
  });
}

test('the pictures of appearances ship with the game', () => {
  const icons = loadCampaign(rogue).kinds.map(({ look }) => look.sprite);
  const sprites = Object.values(rogue.appearances ?? {}).flatMap((lists) =>
    lists.flatMap(({ sprite }) => sprite ?? []),
  );
  expect(sprites.length).toBeGreaterThan(3);
  for (const sprite of sprites) expect(icons).toContain(sprite);
});

test('the bundles of these tests have no problems but a potion without effects', () => {
  expect(campaign.problems.map(({ file, text }) => `${file}: ${text}`)).toEqual([
    't-food.json: Potion has no effects; add "effects", or remove it',
  ]);
});

describe('appearances', () => {
  /** Rogue with this many more kinds of a group. */
  const withKinds = (group: string, count: number) => {
    const files = Array.from({ length: count }, (_, n) => [
      `t${String(n).padStart(2, '0')}.json`,
      bundle(group, `kind ${n}`, {}),
    ]);
    return loadCampaign(rogue, Object.fromEntries(files));
  };

  test('no two kinds of a game look alike', () => {
    for (const group of Object.keys(rogue.appearances ?? {})) {
      const played = withKinds(group, 2);
      for (let n = 0; n < 20; n++) {
        const found = looks(`looks ${n}`, group, played);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeGreaterThanOrEqual(14);
      }
    }
  });

  test('appearances depend on the seed, and on nothing that is played', () => {
    expect(looks('one', 'potion')).toEqual(looks('one', 'potion'));
    expect(looks('one', 'scroll')).not.toEqual(looks('two', 'scroll'));
    const game = newGame(campaign, 'one');
    const before = game.campaign.kinds.map((_, n) => appearanceOf(game, n));
    for (let n = 0; n < 20; n++) takeTurn(game, { type: 'search' });
    const later = restore(campaign, snapshotOf(game));
    expect(later.campaign.kinds.map((_, n) => appearanceOf(later, n))).toEqual(before);
  });

  test('49% of the sticks are wands', () => {
    const [list] = rogue.appearances?.stick ?? [];
    const metals = list?.from === 'looks' ? Object.keys(list.looks) : [];
    const played = withKinds('stick', 0);
    let wands = 0;
    let all = 0;
    for (let n = 0; n < 400; n++) {
      const found = looks(`sticks ${n}`, 'stick', played);
      all += found.length;
      wands += found.filter((look) => metals.includes(look)).length;
    }
    const deviation = Math.sqrt(0.49 * 0.51 * all);
    expect(Math.abs(wands - 0.49 * all)).toBeLessThan(3 * deviation);
  });

  test('kinds beyond the number of appearances are known from the start', () => {
    const played = withKinds('ring', 30);
    const game = open(room, { campaign: played });
    const rings = played.kinds.filter(({ spawn }) => spawn.item?.group === 'ring');
    const hidden = rings.filter((kind) => appearanceOf(game, played.kinds.indexOf(kind)));
    expect(hidden.length).toBe(20);
  });

  test('titles have two to five words of one to three of at least 100 syllables', () => {
    const [list] = rogue.appearances?.scroll ?? [];
    const syllables = list.from === 'titles' ? list.syllables : [];
    expect(new Set(syllables).size).toBe(syllables.length);
    expect(syllables.length).toBeGreaterThanOrEqual(100);
    const lengths = new Set<number>();
    for (let n = 0; n < 50; n++) {
      for (const title of looks(`titles ${n}`, 'scroll')) lengths.add(title.split(' ').length);
    }
    expect([...lengths].sort()).toEqual([2, 3, 4, 5]);
  });

  test.each(languages)('every appearance has its own name in %s', (language) => {
    for (const lists of Object.values(rogue.appearances ?? {})) {
      const texts = lists.flatMap((list) =>
        list.from === 'looks'
          ? Object.values(list.looks).map(({ detail }) => detail[language])
          : [],
      );
      expect(texts).not.toContain(undefined);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('a campaign without appearances knows everything', () => {
    const game = scene(room, { campaign: simpleCampaign });
    give(game, 'healing-potion');
    expect(knowsItem(game, bagOf(game, game.hero)[0])).toBe(true);
    expect(nameIn(game, 'en')).toBe('healing potion 10');
  });
});

describe('names', () => {
  test('an unknown potion is named by its colour, by the player, and by its kind', () => {
    const game = open();
    give(game, 't-health', 't-health');
    const { look = '' } =
      appearanceOf(game, game.stores.Identity.kind[bagOf(game, game.hero)[0]]) ?? {};
    const [list] = rogue.appearances?.potion ?? [];
    const text = list.from === 'looks' ? list.looks[look] : null;
    for (const language of languages) {
      const name = list.unknown[language]?.replace('{}', text?.detail[language] ?? '');
      expect(nameIn(game, language)).toBe(`${name} ×2`);
    }
    play(game, { type: 'name', slot: 0, text: 'nice' });
    expect(nameIn(game, 'en')).toBe(`potion called “nice” (${text?.detail.en}) ×2`);
    expect(nameIn(game, 'ja')).toBe(`薬「nice」（${text?.detail.ja}） ×2`);
    expect(nameIn(game, 'ru')).toBe(`зелье «nice» (${text?.detail.ru}) ×2`);
    play(game, { type: 'drink', slot: 0 });
    expect(nameIn(game, 'en')).toBe(`potion of health (${text?.detail.en})`);
    expect(game.called.size).toBe(0);
  });

  test('a scroll has a title until it is known', () => {
    const game = open();
    give(game, 't-genocide');
    const { look } = appearanceOf(game, game.stores.Identity.kind[bagOf(game, game.hero)[0]]) ?? {};
    expect(nameIn(game, 'en')).toBe(`scroll titled “${look}”`);
    play(game, { type: 'name', slot: 0, text: 'x' });
    expect(nameIn(game, 'en')).toBe('scroll called “x”');
    game.known.add('t-genocide');
    game.called.clear();
    expect(nameIn(game, 'en')).toBe('scroll of doom');
  });

  test('a known stick is a wand or a staff in this game', () => {
    const found = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const game = open(room, { seed: `sticks${n}` });
      give(game, 't-wand');
      game.known.add('t-wand');
      found.add(nameIn(game, 'en').replace(/ \(.*/, ''));
    }
    expect([...found].sort()).toEqual(['staff of silence', 'wand of silence']);
  });

  test('the log keeps the names of its time', () => {
    const game = open();
    give(game, 't-health');
    const [line] = game.log.filter(({ id }) => id === 'picked');
    const text = () => sentenceOf(wordsOf('en'), namesOf(game.campaign, 'en'), line);
    const before = text();
    expect(before).not.toMatch(/health/);
    play(game, { type: 'drink', slot: 0 });
    expect(text()).toBe(before);
  });

  test('nothing that describes an unknown item reveals its kind', () => {
    const game = open('####### #@....# #.....# #######');
    give(game, 't-health');
    const [item] = bagOf(game, game.hero);
    for (const language of languages) {
      const words = wordsOf(language);
      const names = namesOf(game.campaign, language);
      const shown = [describeItem(game, item, words, names)];
      expect(JSON.stringify(shown)).not.toMatch(/health|HP|ОЗ/);
    }
    const kind = game.stores.Identity.kind[item];
    expect(lookOf(game, kind).colour).not.toBe(game.campaign.kinds[kind].look.colour);
    expect(lookOf(game, kind).sprite).toBe(rogue.appearances?.potion[0].sprite);
    takeTurn(game, { type: 'put', slot: 0 });
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    const card = describeCell(game, { x: 1, y: 1 }, wordsOf('en'), namesOf(game.campaign, 'en'));
    expect(JSON.stringify(card)).not.toMatch(/health|Restores/);
    expect(card.heading).toMatch(/ potion$/);
  });
});

describe('learning', () => {
  test('drinking a potion with a visible effect makes its kind known', () => {
    const game = open();
    give(game, 't-health');
    expect(play(game, { type: 'drink', slot: 0 })).toContain('learned');
    expect([...game.known]).toEqual(['t-health']);
    give(game, 't-health');
    expect(play(game, { type: 'drink', slot: 0 })).not.toContain('learned');
  });

  test('a potion that never reveals itself, and one without effects, stay unknown', () => {
    const game = open();
    give(game, 't-secret', 't-food');
    expect(play(game, { type: 'drink', slot: 0 })).not.toContain('learned');
    expect(play(game, { type: 'drink', slot: 0 })).not.toContain('learned');
    expect(game.known.size).toBe(0);
    expect([...game.seen].sort()).toEqual(['t-food', 't-secret']);
  });

  test('the hero has seen a kind that lies in view', () => {
    const game = open('####### #@....# #.....# #######');
    expect(game.seen.size).toBe(0);
    give(game, 't-food');
    expect([...game.seen]).toEqual(['t-food']);
  });
});

describe('sticks', () => {
  const zap = { type: 'zap', slot: 0, dx: 1, dy: 0 } as const;

  test('a stick with a visible effect becomes known, and its charges by identifying it', () => {
    const game = open();
    give(game, 'stick-light');
    expect(nameIn(game, 'en')).toMatch(/^[a-z]+ (wand|staff)$/);
    expect(play(game, zap)).toContain('learned');
    expect(nameIn(game, 'en')).toMatch(/^(wand|staff) of light \([a-z]+\)$/);
    identifyFully(game, bagOf(game, game.hero)[0]);
    const left = game.stores.Stick.charges[bagOf(game, game.hero)[0]];
    expect(nameIn(game, 'en')).toMatch(new RegExp(`\\) \\[${left} charges\\]$`));
  });

  test('a wand in the hand does 1d1, and a staff 2d3', () => {
    const found = new Map<string, readonly Dice[]>();
    for (let n = 0; n < 12; n++) {
      const game = open('####### #@H...# #.....# #######', { seed: `hands${n}` });
      give(game, 'stick-light');
      const [item] = bagOf(game, game.hero);
      game.stores.Gear.weapon[game.hero] = item;
      const attack = { attacker: game.hero, target: monsterAt(game, 2, 1), by: 'hand' } as const;
      found.set(nameIn(game, 'en').replace(/^.* /, ''), diceOf(game, attack).dice);
    }
    expect(Object.fromEntries(found)).toEqual({
      wand: [{ count: 1, sides: 1 }],
      staff: [{ count: 2, sides: 3 }],
    });
  });

  test('every stick of Rogue has the word of its list in each language', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 6; n++) {
      const game = newGame(campaign, `words${n}`);
      for (const kind of campaign.kinds.filter(({ id }) => id.startsWith('stick-'))) {
        game.known.add(kind.id);
        const number = campaign.kinds.indexOf(kind);
        const { look = '' } = appearanceOf(game, number) ?? {};
        const list = rogue.appearances?.stick.find(
          (one) => one.from === 'looks' && look in one.looks,
        );
        for (const language of languages) {
          const name = namesOf(campaign, language).item(kindName(game, number));
          expect(name).toContain(list?.noun[language]);
          seen.add(`${list?.noun[language]}`);
        }
      }
    }
    expect(seen.size).toBe(6);
  });

  test('the preview of an unknown stick shows the same for all shapes', () => {
    const previews = ['stick-light', 'stick-fire', 'stick-drain-life', 'stick-slow-monster'].map(
      (kind) => {
        const game = open('########## #@...H...# ##########');
        give(game, kind);
        const session = startSession(game);
        session.asking = { type: 'zap', slot: 0, count: 0 };
        return JSON.stringify(aimPreviews(session));
      },
    );
    expect(new Set(previews).size).toBe(1);
    expect(previews[0]).toContain('"targets":[');
  });
});

describe('naming', () => {
  const text = '<img src=x onerror=1>'.slice(0, 20);

  test('naming takes no time, changes no roll of the turn, and is taken back by an empty name', () => {
    const game = open();
    give(game, 't-food');
    const { turn } = game;
    const actions = game.stores.Identity.actions[game.hero];
    expect(play(game, { type: 'name', slot: 0, text })).toEqual(['called']);
    expect([game.turn, game.stores.Identity.actions[game.hero]]).toEqual([turn, actions]);
    expect(nameIn(game, 'en')).toContain(text);
    play(game, { type: 'name', slot: 0, text: '' });
    expect(game.called.size).toBe(0);
  });

  test('naming is refused for a known kind', () => {
    const game = open();
    give(game, 't-food', 'mace');
    game.known.add('t-food');
    expect(play(game, { type: 'name', slot: 0, text })).toEqual(['cannotCall']);
    expect(itemVerbs(game, game.hero, bagOf(game, game.hero)[0])).not.toContain('name');
  });

  test.each(['x'.repeat(21), 'a\nb', '\u202eabc', ' a', '\ud800'])(
    'refuses the name %j',
    (name) => {
      const game = open();
      give(game, 't-food');
      expect(play(game, { type: 'name', slot: 0, text: name })).toEqual(['badCommand']);
    },
  );

  test('naming survives a save', () => {
    const game = open();
    give(game, 't-food');
    play(game, { type: 'name', slot: 0, text: '薬 №1 $& "x"' });
    const later = restore(campaign, snapshotOf(game));
    expect(nameIn(later, 'ja')).toBe(nameIn(game, 'ja'));
    expect(hashOf(later)).toBe(hashOf(game));
  });
});

describe('the scroll of insight', () => {
  test('the scroll of insight asks for an item, accepts nothing else, and takes its turn after the answer', () => {
    const game = open();
    give(game, 't-identify', 't-food');
    const { turn } = game;
    play(game, { type: 'drink', slot: 0 });
    expect([openQuestion(game), game.turn, bagKinds(game)]).toEqual(['identify', turn, ['t-food']]);
    expect(play(game, { type: 'wait' })).toEqual(['answerFirst']);
    expect(play(game, { type: 'chooseKind', kind: 'bat' })).toEqual(['notAsked']);
    expect(play(game, { type: 'chooseItem', slot: 5 })).toEqual(['noSuchItem']);
    expect(game.turn).toBe(turn);
    expect(play(game, { type: 'chooseItem', slot: 0 })).toContain('identified');
    expect([openQuestion(game), game.turn, game.known.has('t-food')]).toEqual([
      null,
      turn + 1,
      true,
    ]);
    expect(play(game, { type: 'chooseItem', slot: 0 })).toEqual(['notAsked']);
  });

  test('the scroll of insight is wasted on an empty bag, and not on a second one of its kind', () => {
    const game = open();
    give(game, 't-identify');
    const { turn } = game;
    expect(play(game, { type: 'drink', slot: 0 })).toContain('nothingToIdentify');
    expect([game.asks, game.turn]).toEqual([null, turn + 1]);
  });

  test('the scroll of insight keeps its question in a save', () => {
    const game = open();
    give(game, 't-identify', 't-food');
    play(game, { type: 'drink', slot: 0 });
    const later = restore(campaign, snapshotOf(game));
    expect(hashOf(later)).toBe(hashOf(game));
    for (const one of [game, later]) takeTurn(one, { type: 'chooseItem', slot: 0 });
    expect(hashOf(later)).toBe(hashOf(game));
  });

  test('a question that a monster asks in its turn costs no second turn, also after a save', () => {
    const sage = { patch: 'snake', OnHit: { effects: [{ effect: 'identify' }] } };
    const withSage = loadCampaign(rogue, { 'sage.json': JSON.stringify(sage) });
    const game = open('####### #@S...# #.....# #######', { campaign: withSage });
    give(game, 'mace');
    const { turn } = game;
    for (let n = 1; n <= 60 && !game.asks; n++) play(game, { type: 'wait' });
    const asked = game.turn;
    expect([openQuestion(game), asked > turn]).toEqual(['identify', true]);
    const later = restore(withSage, snapshotOf(game));
    for (const one of [game, later]) {
      takeTurn(one, { type: 'chooseItem', slot: 0 });
      expect([one.turn, openQuestion(one)]).toEqual([asked, null]);
    }
    play(game, { type: 'wait' });
    expect(game.turn).toBe(asked + 1);
  });

  test('the scroll of insight reveals the bonuses of gear', () => {
    const game = open();
    give(game, 't-identify', 'mace');
    play(game, { type: 'drink', slot: 0 });
    expect(nameIn(game, 'en')).toBe('mace');
    play(game, { type: 'chooseItem', slot: 0 });
    expect(nameIn(game, 'en')).toBe('mace +0,+0');
  });
});

describe('the scroll of doom', () => {
  const start = (map: string) => {
    const game = open(map);
    give(game, 't-genocide');
    play(game, { type: 'drink', slot: 0 });
    return game;
  };

  test('the scroll of doom lists the monsters by their letters', () => {
    const glyphs = kindsToWipeOut(start('##### #@..# #####')).map(({ look }) => look.glyph);
    expect(glyphs).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
  });

  test('the scroll of doom removes all monsters of a kind without reward, and they never appear again', () => {
    const game = start('####### #@..H.# #.H.K.# #######');
    const experience = game.stores.Experience.points[game.hero];
    expect(openQuestion(game)).toBe('genocide');
    expect(play(game, { type: 'chooseKind', kind: 'hero' })).toEqual(['noSuchAnswer']);
    expect(play(game, { type: 'chooseKind', kind: 'hobgoblin' })).toContain('wipedOut');
    expect(game.floor.monsters.length).toBe(1);
    expect(game.stores.Experience.points[game.hero]).toBe(experience);
    let n = 0;
    const next = () => (n++ * 0.618) % 1;
    const rolled = Array.from(
      { length: 500 },
      () => rollMonster(campaign, 2, next, game.genocided)?.id,
    );
    expect(rolled).not.toContain('hobgoblin');
    expect(rolled).not.toContain(undefined);
  });

  test('the scroll of doom frees a hero that the monsters hold', () => {
    const game = start('####### #@F...# #.....# #######');
    const { Condition } = game.stores;
    Condition.grasped[game.hero] = 1;
    const kind = game.campaign.kinds[game.stores.Identity.kind[monsterAt(game, 2, 1)]].id;
    expect(play(game, { type: 'chooseKind', kind })).toEqual(expect.arrayContaining(['freed']));
    expect(Condition.grasped[game.hero]).toBe(0);
  });

  test('the scroll of doom works in a campaign whose kinds are all known', () => {
    const file = { 'doom.json': bundle('potion', 'doom', potion([{ effect: 'genocide' }])) };
    const game = scene('####### #@..w.# #.....# #######', {
      campaign: loadCampaign(simple as CampaignSource, file),
    });
    give(game, 'doom');
    play(game, { type: 'drink', slot: 0 });
    expect(play(game, { type: 'chooseKind', kind: 'wolf' })).toContain('wipedOut');
    expect(game.floor.monsters).toEqual([]);
  });
});

describe('the discoveries', () => {
  test('the discoveries list the seen kinds, and the chances of the unknown ones', () => {
    const file = Object.fromEntries(
      Object.entries(mods).filter(([name]) => name !== 't-wand.json'),
    );
    const source = { ...rogue, bundles: {} } as CampaignSource;
    const withoutBag = { ...source, bag: [] };
    const game = scene(room, { campaign: loadCampaign(withoutBag, file) });
    const words = wordsOf('en');
    const textsOf = (rows: readonly SheetRow[]) =>
      rows.map(({ label, value }) => `${label} ${value}`.trim());
    const potions = () => {
      const groups = describeDiscoveries(game, words, namesOf(game.campaign, 'en'));
      const [group] = groups.filter(({ heading }) => heading.startsWith('Potions'));
      return group;
    };
    const nothing = potions();
    expect([nothing.known, nothing.unknown, nothing.possible]).toEqual([[], [], []]);
    expect(nothing.unseenText).toBe('3 kinds not seen yet');
    give(game, 't-health');
    expect(potions().unseenText).toBe('2 kinds not seen yet');
    expect(textsOf(potions().possible)).toEqual(['health 60%', 'food 20%', 'secrets 20%']);
    play(game, { type: 'drink', slot: 0 });
    give(game, 't-food');
    const { heading, known, unknown, unseen, possible } = potions();
    expect(heading).toMatch(/: 1 of 3 known$/);
    expect(known.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^potion of health \(/),
    ]);
    // What a known kind does is written below its name, and nothing below an unknown one.
    expect(known.map(({ about }) => about)).toEqual([expect.stringMatching(/HP/)]);
    expect(unknown.map(({ about }) => about)).toEqual([undefined]);
    expect(textsOf(unknown)).toEqual([expect.stringMatching(/ potion unknown$/)]);
    expect(unseen).toBe(1);
    expect(textsOf(possible)).toEqual(['food 50%', 'secrets 50%']);
  });
});
