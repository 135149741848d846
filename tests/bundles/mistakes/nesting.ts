import { bundle, monster } from '../sample-bundles.ts';
import type { Mistake } from './mistake.ts';

const creature = (...lines: string[]) => bundle(...monster, ...lines);
const [spawn, health, mind, stats] = monster;
const looking = (text: string) => bundle(...monster).replace('"rat"', `"rat", ${text}`);
const named = (en: string, ja: string, ru: string) =>
  bundle(...monster).replace(
    /"name": .*/,
    `"name": {"en": "${en}", "ja": "${ja}", "ru": "${ru}"},`,
  );

/** Parts at a wrong level, without their brackets or keys, and texts under a wrong language. */
export const nestingMistakes: readonly Mistake[] = [
  [
    'depths beside spawn',
    bundle(spawn, health, mind, stats, '"depths": {"1": 1}'),
    ['8:1: depths is not known here; move it into "spawn"'],
  ],
  [
    'a mind beside AI',
    creature('"mind": "hunter"'),
    ['8:1: mind is not known here; move it into "AI"'],
  ],
  [
    'an attack that several parts have',
    creature('"attack": 4'),
    ['8:1: attack is not known here; move it into "look" or "Stats" or "Weapon"'],
  ],
  [
    'a component in the look',
    looking('"Health": {"max": 3}'),
    ['3:62: look.Health is not known here; move it out of "look"'],
  ],
  [
    'a verb in the look',
    looking('"attackVerb": {"en": "bites you"}'),
    ['3:62: look.attackVerb is not known here; move it out of "look"'],
  ],
  [
    'a patch of the glyph beside look',
    '{"patch": "rat", "glyph": "R"}',
    ['1:18: glyph is not known here; move it into "look" (in "rat")'],
  ],
  [
    'loot without a list',
    creature('"Loot": {"item": "dagger"}'),
    ['8:9: Loot must be a list, but {"item":"dagger"} was found; write [{"item":"dagger"}]'],
  ],
  [
    'the name of an item for loot',
    creature('"Loot": "dagger"'),
    ['8:9: Loot must be a list, but "dagger" was found; write [{"item": "dagger"}]'],
  ],
  [
    'a list of names for loot',
    creature('"Loot": ["dagger"]'),
    ['8:10: Loot[0] must be an object {…}, but "dagger" was found; write {"item": "dagger"}'],
  ],
  [
    'a number beside a choice of loot',
    creature('"Loot": [{"oneOf": [{"item": "dagger"}], "count": 2}]'),
    ['8:42: Loot[0].count is not known; allowed here: oneOf, chance'],
  ],
  [
    'a choice of loot with a small letter',
    creature('"Loot": [{"oneof": [{"item": "dagger"}]}]'),
    [
      '8:10: Loot[0].oneOf is missing; add a list',
      '8:11: Loot[0].oneof is not known; did you mean "oneOf"?; allowed here: oneOf, chance',
    ],
  ],
  [
    'an unknown key beside an item of loot',
    creature('"Loot": [{"item": "dagger", "sum": 2}]'),
    ['8:29: Loot[0].sum is not known; allowed here: item, chance, count, level, oneOf'],
  ],
  [
    'a list of names as a choice of loot',
    creature('"Loot": [{"oneOf": ["dagger", "apple"]}]'),
    [
      '8:21: Loot[0].oneOf[0] must be an object {…}, but "dagger" was found; write {"item": "dagger"}',
      '8:31: Loot[0].oneOf[1] must be an object {…}, but "apple" was found; write {"item": "apple"}',
    ],
  ],
  [
    'a list of names for escorts',
    creature('"Group": {"escorts": ["rat"]}'),
    ['8:23: Group.escorts[0] must be an object {…}, but "rat" was found; write {"kind": "rat"}'],
  ],
  [
    'escorts without their key',
    creature('"Group": [{"kind": "rat"}]'),
    ['8:10: Group must be an object {…}, but […] was found; write {"escorts": […]}'],
  ],
  [
    'effects without their key',
    creature('"OnHit": [{"effect": "poison"}]'),
    ['8:10: OnHit must be an object {…}, but […] was found; write {"effects": […]}'],
  ],
  [
    'the names of effects',
    creature('"Triggers": [{"when": "hurt", "effects": ["haste"]}]'),
    [
      '8:43: Triggers[0].effects[0] must be an object {…}, but "haste" was found; write {"effect": "haste"}',
    ],
  ],
  [
    'a trigger without a list',
    creature('"Triggers": {"when": "death", "say": {"en": "Oh"}}'),
    ['8:13: Triggers must be a list, but {…} was found; write [{…}]'],
  ],
  [
    'the names of goals',
    bundle(spawn, health, stats, '"AI": {"goals": ["flee"]}'),
    ['7:18: AI.goals[0] must be an object {…}, but "flee" was found; write {"goal": "flee"}'],
  ],
  [
    'the name of a mind for AI',
    bundle(spawn, health, stats, '"AI": "hunter"'),
    ['7:7: AI must be an object {…}, but "hunter" was found; write {"mind": "hunter"}'],
  ],
  [
    'a number for hit points',
    bundle(spawn, mind, stats, '"Health": 6'),
    ['7:11: Health must be an object {…}, but 6 was found; write {"max": 6}'],
  ],
  [
    'the name of a faction',
    creature('"Faction": "orcs"'),
    ['8:12: Faction must be an object {…}, but "orcs" was found; write {"name": "orcs"}'],
  ],
  [
    'one enemy for a list of factions',
    creature('"Faction": {"name": "orcs", "fights": "hero"}'),
    ['8:39: Faction.fights must be a list, but "hero" was found; write ["hero"]'],
  ],
  [
    'a number that two fields could have',
    creature('"Poison": 3'),
    ['8:11: Poison must be an object {…}, but 3 was found'],
  ],
  [
    'a range of depths without weight',
    bundle('"spawn": {"depths": "1-3"}', health, mind, stats),
    ['4:21: spawn.depths must be an object {…}, but "1-3" was found; write {"1-3": …}'],
  ],
  [
    'a verb without its language',
    creature('"attackVerb": "bites you"'),
    [
      '8:15: attackVerb must be an object {…}, but "bites you" was found; write {"en": "bites you"}',
    ],
  ],
  [
    'a Japanese name for English',
    named('イモリ', 'イモリ', 'тритон'),
    ['2:16: warning: name.en has only letters of "ja"; write it in the language "en"'],
  ],
  [
    'Japanese and Russian in the wrong order',
    named('newt', 'тритон', 'イモリ'),
    [
      '2:30: warning: name.ja has only letters of "ru"; move the text to "ru"',
      '2:46: warning: name.ru has only letters of "ja"; move the text to "ja"',
    ],
  ],
  [
    'a Russian line under English',
    creature('"Triggers": [{"when": "hurt", "say": {"en": "Ой!"}}]'),
    ['8:45: warning: Triggers[0].say.en has only letters of "ru"; move the text to "ru"'],
  ],
  [
    'a Russian sentence of a feature under English',
    bundle(
      '"spawn": {"scattered": {"depths": "1+"}}',
      '"Feature": {"says": {"en": "Ой!"}, "effects": [{"effect": "cure"}]}',
    ),
    ['5:28: warning: Feature.says.en has only letters of "ru"; move the text to "ru"'],
  ],
  [
    'a waking sense of a monster that never sleeps',
    creature('"Senses": {"wakes": "noise", "hearing": 3}'),
    [
      '8:21: warning: Senses.wakes has no effect, because this monster never sleeps; minds that sleep: "chaser", "tracker"',
    ],
  ],
];
