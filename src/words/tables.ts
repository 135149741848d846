import {
  buttons,
  direction,
  gamepad,
  gestures,
  helpPage,
  keyGroup,
  keys,
} from './control-labels.ts';
import { effects } from './effect-labels.ts';
import { front } from './front-labels.ts';
import { circumstances, goals } from './goal-labels.ts';
import { briefing, hint } from './hint-labels.ts';
import { hud, meaning, states } from './hud-labels.ts';
import { verbs } from './item-verb-labels.ts';
import { awakeMinds, minds } from './mind-labels.ts';
import { numbers } from './numbers.ts';
import { itemClass, option, pad } from './option-labels.ts';
import { ask, chooseFor, doubt, nextStep, nothingFor, press } from './prompt-labels.ts';
import { joined } from './punctuation.ts';
import { condition, sheet } from './sheet-labels.ts';
import { surroundings, textView, ways } from './text-view-labels.ts';
import { befalls, life, moments } from './trigger-labels.ts';

/** The tables of labels, by their place in `Words`. */
export const tables = {
  minds,
  awakeMinds,
  effects,
  moments,
  befalls,
  life,
  goals,
  circumstances,
  verbs,
  states,
  textView,
  surroundings,
  ways,
  joined,
  numbers,
};

/** The tables of labels, by their place in `ui` of `Words`. */
export const uiTables = {
  meaning,
  hud,
  buttons,
  keys,
  keyGroup,
  gestures,
  gamepad,
  helpPage,
  ask,
  chooseFor,
  nothingFor,
  doubt,
  nextStep,
  press,
  option,
  direction,
  itemClass,
  pad,
  sheet,
  condition,
  briefing,
  hint,
  front,
};
