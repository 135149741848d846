import { bundle, monster } from '../sample-bundles.ts';
import type { Mistake } from './mistake.ts';

const creature = (...lines: string[]) => bundle(...monster, ...lines);
const trigger = (text: string) => creature(`"Triggers": [${text}]`);
const goals = (text: string) => bundle(monster[0], monster[1], monster[3], `"AI": ${text}`);
const hunter = (line: string) =>
  bundle(monster[0], monster[1], monster[3], '"AI": {"mind": "hunter"}', line);
const item = (...lines: string[]) =>
  bundle('"spawn": {"item": {"group": "potion"}}', '"Item": {"weight": 1}', ...lines);
const become = (when: string, rest: string) =>
  trigger(`{"when": ${when}, "effects": [{"effect": "become", ${rest}}]}`);

/** Parts that have the right shape, but do nothing or never end. */
export const idleMistakes: readonly Mistake[] = [
  [
    'a trigger without effects and words',
    trigger('{"when": "death"}'),
    ['8:14: warning: Triggers[0] does nothing; add "say" or "effects"'],
  ],
  [
    'no triggers',
    creature('"Triggers": []'),
    ['8:1: warning: Triggers is empty; add an entry, or remove it'],
  ],
  ['no loot', creature('"Loot": []'), ['8:1: warning: Loot is empty; add an entry, or remove it']],
  [
    'a choice of no loot',
    creature('"Loot": [{"oneOf": []}]'),
    ['8:20: warning: Loot[0].oneOf is empty; add an entry, or remove it'],
  ],
  [
    'no escorts',
    creature('"Group": {"escorts": []}'),
    ['8:22: warning: Group.escorts is empty; add an entry, or remove it'],
  ],
  [
    'no goals',
    goals('{"goals": []}'),
    ['7:17: warning: AI.goals is empty; add an entry, or remove it'],
  ],
  [
    'no resistance',
    creature('"Resists": {}'),
    ['8:1: warning: Resists states no cause; add one such as "fire": 50, or remove it'],
  ],
  [
    'a resistance of zero',
    creature('"Resists": {"fire": 0}'),
    ['8:1: warning: Resists states no cause; add one such as "fire": 50, or remove it'],
  ],
  [
    'a feature that speaks but has no effects',
    bundle('"spawn": {"scattered": {"depths": "1+"}}', '"Feature": {"says": {"en": "A statue."}}'),
    [
      '5:21: warning: Feature.says is never said, because the feature has no effects; add "effects", or remove it',
    ],
  ],
  [
    'a feature with uses but no effects',
    bundle('"spawn": {"scattered": {"depths": "1+"}}', '"Feature": {"uses": 3}'),
    [
      '5:21: warning: Feature.uses counts nothing, because the feature has no effects; add "effects", or remove it',
    ],
  ],
  [
    'a hit without effects',
    creature('"OnHit": {}'),
    ['8:1: warning: OnHit has no effects; add "effects", or remove it'],
  ],
  [
    'help without effects',
    creature('"Aids": {"effects": []}'),
    ['8:1: warning: Aids has no effects; add "effects", or remove it'],
  ],
  [
    'help without effects among the goals',
    goals('{"goals": [{"goal": "aid"}, {"goal": "approach"}]}'),
    ['7:18: warning: AI.goals[0] has no effects; add "effects", or remove it'],
  ],
  [
    'a potion without effects',
    item('"Potion": {}'),
    ['6:1: warning: Potion has no effects; add "effects", or remove it'],
  ],
  [
    'a weapon with dice that do no damage',
    item('"Weapon": {"dice": "0d0"}'),
    ['6:1: warning: Weapon does no damage; add "attack", "dice" or "thrownDice"'],
  ],
  [
    'a weapon without damage',
    item('"Weapon": {}'),
    ['6:1: warning: Weapon does no damage; add "attack", "dice" or "thrownDice"'],
  ],
  [
    'an effect of the hero for a monster',
    trigger('{"when": "hurt", "effects": [{"effect": "fall"}]}'),
    [
      '8:43: warning: Triggers[0].effects[0] never happens: fall does nothing to a monster; add "befalls": "hero"',
    ],
  ],
  [
    'an effect of a monster for the hero',
    trigger('{"when": "hurt", "befalls": "hero", "effects": [{"effect": "cancel"}]}'),
    [
      '8:62: warning: Triggers[0].effects[0] never happens: cancel does nothing to the hero; remove "befalls"',
    ],
  ],
  [
    'a potion that changes its drinker',
    item('"Potion": {"effects": [{"effect": "polymorph"}]}'),
    [
      '6:24: warning: Potion.effects[0] never happens: polymorph does nothing to the hero; remove it',
    ],
  ],
  [
    'a monster that summons an apple',
    trigger('{"when": "hurt", "effects": [{"effect": "summon", "kind": "apple"}]}'),
    [
      '8:72: warning: Triggers[0].effects[0].kind: "apple" is an item, but only monsters are possible; the kind of the actor is used, if it is a monster',
    ],
  ],
  [
    'an effect after one that replaces its target',
    trigger('{"when": "hurt", "effects": [{"effect": "polymorph"}, {"effect": "haste"}]}'),
    [
      '8:68: warning: Triggers[0].effects[1] never happens: polymorph puts another monster in the place of the target; list it before polymorph',
    ],
  ],
  [
    'a goal after one that always decides',
    goals('{"goals": [{"goal": "wait"}, {"goal": "attack"}]}'),
    [
      '7:18: warning: AI.goals[0] always decides, so AI.goals[1] never does; list it last, or add "when" or "chance"',
    ],
  ],
  [
    'a mind after a goal that always decides',
    goals('{"mind": "hunter", "goals": [{"goal": "wander"}]}'),
    [
      '7:36: warning: AI.goals[0] always decides, so the mind "hunter" never does; list it last, or add "when" or "chance"',
    ],
  ],
  [
    'water with effects',
    bundle(
      '"spawn": {"scattered": {"depths": "1+"}}',
      '"Feature": {"ground": "water", "effects": [{"effect": "slow", "turns": 3}]}',
    ),
    [
      '5:43: warning: Feature.effects never happens: the hero does not enter water; use another ground',
    ],
  ],
  [
    'a faction that fights itself',
    creature('"Faction": {"name": "orcs", "fights": ["orcs"]}'),
    [
      '8:40: warning: Faction.fights[0] is its own faction, whose monsters never fight each other; remove it',
    ],
  ],
  [
    'a faction that no monster has',
    creature('"Faction": {"name": "orcs", "fights": ["elves"]}'),
    [
      '8:40: warning: Faction.fights[0]: no monster here has the faction "elves"; add one, or remove the name',
    ],
  ],
  [
    'a misspelt faction',
    creature('"Faction": {"name": "orcs", "fights": ["monster"]}'),
    [
      '8:40: warning: Faction.fights[0]: no monster here has the faction "monster"; did you mean "monsters"?',
    ],
  ],
  [
    'a follower without a leader',
    creature('"Follower": {}'),
    [
      '8:13: warning: Follower: it is not an escort in this campaign, so it follows nobody; name it in "escorts" of a Group, or add "Faction": {"name": "hero"}',
    ],
  ],
  [
    'a goal to follow nobody',
    goals('{"goals": [{"goal": "follow"}, {"goal": "approach"}]}'),
    [
      '7:18: warning: AI.goals[0]: it is not an escort in this campaign, so it follows nobody; name it in "escorts" of a Group, or add "Faction": {"name": "hero"}',
    ],
  ],
  [
    'a fish without water',
    creature('"Moves": {"through": "water"}'),
    [
      '8:22: warning: Moves.through: this campaign has no water, so it never arrives; add a feature with "ground": "water"',
    ],
  ],
  [
    'a misspelt group of items',
    bundle(
      '"spawn": {"item": {"group": "waepon"}}',
      '"Item": {"weight": 1}',
      '"Weapon": {"attack": 2}',
    ),
    [
      '4:29: warning: spawn.item.group: no other item has the group "waepon"; did you mean "weapon"?',
    ],
  ],
  [
    'a monster that becomes itself at its death',
    become('"death"', '"into": "newt"'),
    [
      '8:73: warning: Triggers[0].effects[0].into forms a circle: newt → newt; each change heals it, so it hardly ever dies; remove one of these changes',
    ],
  ],
  [
    'a monster that becomes itself when it is hurt',
    become('"belowHealth", "percent": 50', '"into": "newt"'),
    [
      '8:94: warning: Triggers[0].effects[0].into forms a circle: newt → newt; each change heals it, so it hardly ever dies; remove one of these changes',
    ],
  ],
  [
    'a monster that becomes an unknown kind',
    become('"death"', '"into": "rta"'),
    [
      '8:73: warning: Triggers[0].effects[0].into: there is no kind "rta"; did you mean "rat"?; it does not change',
    ],
  ],
  [
    'a monster that becomes an apple',
    become('"death"', '"into": "apple"'),
    [
      '8:73: warning: Triggers[0].effects[0].into: "apple" is an item, but only monsters are possible; it does not change',
    ],
  ],
  [
    'an escort of its own kind',
    creature('"Group": {"escorts": [{"kind": "newt"}]}'),
    [
      '8:32: hint: Group.escorts[0].kind: "newt" has escorts, too, but an escort arrives without its own; name all of them here',
    ],
  ],
  [
    'summoned monsters that fight only in return',
    hunter('"Summons": {"kind": "bat"}'),
    [
      '8:21: hint: Summons.kind: "bat" stays peaceful if it comes before the hero has attacked; name a kind that attacks',
    ],
  ],
  [
    'monsters that a trigger summons and that fight only in return',
    hunter(
      '"Triggers": [{"when": "firstSight", "effects": [{"effect": "summon", "kind": "rat"}]}]',
    ),
    [
      '8:78: hint: Triggers[0].effects[0].kind: "rat" stays peaceful if it comes before the hero has attacked; name a kind that attacks',
    ],
  ],
  [
    'an escort that is an item',
    creature('"Group": {"escorts": [{"kind": "apple"}]}'),
    [
      '8:32: warning: Group.escorts[0].kind: "apple" is an item, but only monsters are possible; its own kind is used',
    ],
  ],
  [
    'a patch that changes nothing',
    '{"patch": "rat"}',
    ['1:1: warning: the patch changes nothing; add the parts that it changes'],
  ],
  [
    'a patch with a part without fields',
    '{"patch": "rat", "Health": {}, "Mean": {}}',
    ['1:18: warning: Health: {} changes nothing in "rat"; add the fields that it changes'],
  ],
  [
    'a patch of a kind that resembles none',
    '{"patch": "xylophone", "Health": {"max": 3}}',
    [
      '1:11: warning: patch: there is no kind "xylophone"; add a bundle of this name, or name another kind',
    ],
  ],
  [
    'a patch of an unknown tag',
    '{"patch": {"tag": "undead"}, "Health": {"max": 3}}',
    ['1:19: warning: patch.tag: no kind of this campaign has the tag "undead"; it has no tags'],
  ],
  [
    'a patch that gives the hero a mind',
    '{"patch": "hero", "AI": {"mind": "hunter"}}',
    ['1:19: the hero has no AI, because the player moves it; remove AI (in "hero")'],
  ],
  [
    'a patch that takes the health of the hero',
    '{"patch": "hero", "Health": null}',
    ['1:19: the hero needs Health; add it (in "hero")'],
  ],
];
