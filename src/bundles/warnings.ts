import { type ComponentName, componentNames } from '../game/components.ts';
import { type Kind, kindHas } from '../game/kinds.ts';
import { languages } from '../words/languages.ts';
import type { Fault } from './check-shape.ts';
import { descriptions } from './descriptions.ts';
import type { JsonObject } from './json.ts';
import type { Grade } from './problems.ts';

/** A warning or a hint about one part of a bundle. */
export type Remark = readonly [Grade, Fault];

/** Warnings and hints about a kind without errors. `own` is its bundle without inherited parts. */
export function remarksOn(kind: Kind, own: JsonObject): Remark[] {
  const remarks: Remark[] = [];
  const add = (grade: Grade, text: string, ...path: string[]) =>
    remarks.push([grade, { path, key: true, text }]);
  const has = (name: ComponentName) => kindHas(kind, name);

  if (!('name' in own)) {
    add('hint', `name is missing; the name of "${own.extends}" is used`, 'name');
  }
  for (const language of languages) {
    if (kind.name[language]) continue;
    add('hint', `name.${language} is missing; the English name is used`, 'name');
  }
  if (!kind.look.sprite) add('hint', 'look.sprite is missing; the glyph is drawn instead', 'look');
  const { depths, rank, item, at, from } = kind.spawn;
  const placed = depths ?? rank ?? item ?? at ?? from;
  // Floors place gold and traps without `spawn`, and the hero has no AI.
  if (placed === undefined && (has('AI') || (has('Item') && !has('Gold')))) {
    add('hint', 'spawn is missing; no floor generates this kind', 'spawn');
  }
  const health = kind.components.find(({ name }) => name === 'Health')?.fields.max;
  // A kind with one hit point is made for fights in which every hit kills.
  if (has('AI') && health !== 1 && !has('Stats') && !has('Fighter')) {
    add('warning', 'Stats and Fighter are both missing; its attacks do almost no damage', 'AI');
  }
  for (const name of componentNames) {
    const { needs } = descriptions[name];
    if (needs && has(name) && !has(needs)) {
      add('warning', `${name} has no effect without ${needs}`, name);
    }
  }
  return remarks;
}
