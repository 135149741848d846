import { type ComponentName, componentNames, mindNames } from '../../game/components.ts';
import { effectRegistry } from '../../game/effects/registry.ts';
import { minds } from '../../game/goals/minds.ts';
import { temperOfKind } from '../../game/goals/temper.ts';
import { fieldOf, groundColour, type Kind, kindHas } from '../../game/kinds.ts';
import { languages } from '../../words/languages.ts';
import { isObject, type JsonObject, type Path } from '../json.ts';
import type { Grade } from '../problems.ts';
import { type Fault, pathText } from '../shapes/check-shape.ts';
import { componentNeeds } from '../shapes/component-needs.ts';
import { idleParts } from './idle-parts.ts';

/** A warning or a hint about one part of a bundle. */
export type Remark = readonly [Grade, Fault];

/** The minds with the goal `sleep`, as a text. */
const sleepers = mindNames
  .filter((mind) => minds[mind].some(({ name }) => name === 'sleep'))
  .map((mind) => `"${mind}"`)
  .join(', ');

/** The effects that happen to a monster at its death, as a text. */
const afterDeath = Object.entries(effectRegistry)
  .filter(([, effect]) => effect.afterDeath)
  .map(([name]) => name)
  .join(', ');

/** Adds a remark about the part at a path. */
type Add = (grade: Grade, text: string, ...path: Path) => void;

/** Warnings and hints about a kind without errors. `own` is its bundle without inherited parts. */
export function remarksOn(kind: Kind, own: JsonObject): Remark[] {
  const remarks: Remark[] = [];
  const add: Add = (grade, text, ...path) =>
    remarks.push([grade, { path, key: path.length < 2, text }]);
  addLooks(kind, own, add);
  addLanguages(own, add);
  addSpawn(kind, add);
  addComponents(kind, own, add);
  addDeathTriggers(kind, add);
  for (const { path, text } of idleParts(kind)) add('warning', text, ...path);
  addContrast(kind, add);
  return remarks;
}

function addLooks(kind: Kind, own: JsonObject, add: Add): void {
  if (!('name' in own)) {
    add('hint', `name is missing; the inherited name "${kind.name.en}" is used`, 'name');
  }
  for (const language of languages) {
    const text = kind.name[language] ?? '';
    if (text === text.trim()) continue;
    add('warning', `name.${language} begins or ends with a space; remove it`, 'name', language);
  }
  const missing = languages.filter((language) => !kind.name[language]);
  if (missing.length > 0) {
    const names = missing.map((language) => `name.${language}`).join(' and ');
    const verb = missing.length === 1 ? 'is' : 'are';
    add('hint', `${names} ${verb} missing; the English name is used`, 'name');
  }
  if (!kind.look.sprite) add('hint', 'look.sprite is missing; the glyph is drawn instead', 'look');
}

/** The letters that only one language of the game has. English has none of its own. */
const letters = { ja: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, ru: /\p{sc=Cyrillic}/u };

/** Texts of a bundle whose letters are those of another language. */
function addLanguages({ name, about, attackVerb, Triggers, Feature }: JsonObject, add: Add): void {
  const triggers = Array.isArray(Triggers) ? Triggers.entries() : [];
  const says = [...triggers].map(([n, { say }]) => [['Triggers', n, 'say'], say] as const);
  const feature = isObject(Feature) ? Feature.says : undefined;
  const all = [
    [['name'], name],
    [['about'], about],
    [['attackVerb'], attackVerb],
    [['Feature', 'says'], feature],
    ...says,
  ];
  for (const [path, texts] of all as (readonly [Path, unknown])[]) {
    if (!isObject(texts)) continue;
    for (const [language, text] of Object.entries(texts)) {
      for (const [other, pattern] of Object.entries(letters)) {
        if (other === language || !isOnly(pattern, String(text))) continue;
        const place = [...path, language];
        const isTaken = isOnly(pattern, String(texts[other] ?? ''));
        const fix = isTaken
          ? `write it in the language "${language}"`
          : `move the text to "${other}"`;
        add('warning', `${pathText(place)} has only letters of "${other}"; ${fix}`, ...place);
      }
    }
  }
}

/** Whether a text has letters, all of them of one language. */
function isOnly(pattern: RegExp, text: string): boolean {
  const all = [...text].filter((letter) => /\p{Letter}/u.test(letter) && letter !== 'ー');
  return all.length > 0 && all.every((letter) => pattern.test(letter));
}

function addSpawn(kind: Kind, add: Add): void {
  const has = (name: ComponentName) => kindHas(kind, name);
  const { depths, rank, item, at, from, scattered } = kind.spawn;
  const placed = depths ?? rank ?? item ?? at ?? from ?? scattered;
  // Floors place gold and traps without `spawn`, and the hero has no AI.
  if (placed === undefined && (has('AI') || has('Feature') || (has('Item') && !has('Gold')))) {
    add('hint', 'spawn is missing; no floor generates this kind', 'spawn');
  }
  if (depths?.length === 0) {
    const text = 'spawn.depths is empty; state depths such as {"1-2": 20}, or remove it';
    add('warning', text, 'spawn', 'depths');
  } else if (depths?.every(({ weight }) => weight === 0)) {
    const text = 'spawn.depths: all weights are 0; state a weight above 0, or remove it';
    add('warning', text, 'spawn', 'depths');
  }
  if (at?.length === 0) {
    add('warning', 'spawn.at is empty; state cells, or remove it', 'spawn', 'at');
  }
}

/** Components without effect, and numbers that are missing or stated twice. */
function addComponents(kind: Kind, own: JsonObject, add: Add): void {
  const has = (name: ComponentName) => kindHas(kind, name);
  // A kind with one hit point is made for fights in which every hit kills.
  if (has('AI') && fieldOf(kind, 'Health', 'max') !== 1 && !has('Stats') && !has('Fighter')) {
    add('warning', 'Stats and Fighter are both missing; its attacks do almost no damage', 'AI');
  }
  if (has('Stats') && has('Fighter')) {
    const name = 'Stats' in own && !('Fighter' in own) ? 'Stats' : 'Fighter';
    add('warning', 'Stats and Fighter are two ways to state the same numbers; remove one', name);
  }
  for (const name of componentNames) {
    if (!has(name)) continue;
    const { needs, idleWith = [] } = componentNeeds[name] ?? {};
    if (needs && !has(needs)) add('warning', `${name} has no effect without ${needs}`, name);
    const other = idleWith.find(has);
    if (other) add('warning', `${name} has no effect together with ${other}`, name);
  }
  const { sleeps } = temperOfKind(kind);
  for (const name of ['Mean', 'Greedy'] as const) {
    if (!has(name) || !has('AI') || sleeps) continue;
    const text = `${name} has no effect, because this monster never sleeps; minds that sleep: ${sleepers}`;
    add('warning', text, name);
  }
  const { wakes = 'usual' } = (own.Senses ?? {}) as JsonObject;
  if (wakes !== 'usual' && has('AI') && !sleeps) {
    const text = `Senses.wakes has no effect, because this monster never sleeps; minds that sleep: ${sleepers}`;
    add('warning', text, 'Senses', 'wakes');
  }
}

/** Effects of triggers at death that need a living monster. */
function addDeathTriggers({ triggers = [] }: Kind, add: Add): void {
  for (const [trigger, { when, befalls, effects }] of triggers.entries()) {
    if (when !== 'death' || befalls === 'hero') continue;
    for (const [effect, { name }] of effects.entries()) {
      if (effectRegistry[name].afterDeath) continue;
      const text = `${name} does not happen to a dead monster; at its death use ${afterDeath}, or "befalls": "hero"`;
      const place = `Triggers[${trigger}].effects[${effect}]`;
      add('warning', `${place}: ${text}`, 'Triggers', trigger, 'effects', effect);
    }
  }
}

function addContrast({ look: { colour } }: Kind, add: Add): void {
  const contrast = contrastToGround(colour);
  if (contrast >= leastContrast) return;
  const found = `its contrast to the dark floor is ${contrast.toFixed(1)}, not ${leastContrast}`;
  add('warning', `look.colour: ${colour} is too dark; ${found}`, 'look', 'colour');
}

/** The least contrast of a glyph, as WCAG 2 states it for graphics. */
const leastContrast = 3;

/** The contrast of a colour such as `#a0a0c0` to the background of glyphs, as WCAG 2 defines it. */
function contrastToGround(colour: string): number {
  const light = luminance(Number.parseInt(colour.slice(1), 16));
  return (light + 0.05) / (luminance(groundColour) + 0.05);
}

/** The relative luminance of a colour, from 0 to 1. */
function luminance(colour: number): number {
  const [red, green, blue] = [colour >> 16, colour >> 8, colour].map((part) => {
    const share = (part & 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
