import { componentNames, mindNames } from '../../game/components.ts';
import { minds } from '../../game/goals/minds.ts';
import { packShape } from '../packs/pack-shape.ts';
import { campaignShape } from '../shapes/campaign-shape.ts';
import { componentNeeds } from '../shapes/component-needs.ts';
import { commonGoalKeys } from '../shapes/goal-shape.ts';
import type { ObjectShape, Shape } from '../shapes/shapes.ts';
import { vaultShape } from '../shapes/vault-shape.ts';
import { componentList, effectList, goalList } from './component-list.ts';
import { documentedShape } from './documented-shape.ts';

/** The text of `src/content/reference.md`: everything that bundles, vaults, campaigns and packs can contain. */
export function referenceText(): string {
  return `# Reference

Everything that bundles, vaults, campaigns and packs can contain. \`npm run reference\` writes this file from the
sources, and a test keeps it true. The [guide](README.md) explains how the parts work together.

## Parts of every kind

${partLines().join('\n')}

## Vaults

${keyLines(vaultShape).join('\n')}

## Components

${componentList().trimEnd()}

## Components that depend on others

${relationLines().join('\n')}

## Minds that sleep

${sleepLine()}

## Goals

The list \`AI.goals\` has these. Each can also have \`when\` and \`chance\`; a goal with a \`chance\` of its own lists it:

${commonGoalLines().join('\n')}

${goalList().trimEnd()}

## Effects

The components with \`effects\` have a list of these. Each can also have \`chance\` and \`resist\`:

${commonLines().join('\n')}

${effectList().trimEnd()}

## Campaigns

The file \`campaign.json\` of a campaign has these keys. The [guide to packs](../bundles/packs.md) explains the folder.

${keyLines(campaignShape).join('\n')}

## Packs

The file \`pack.json\` of a pack has these keys.

${keyLines(packShape).join('\n')}
`;
}

/** The parts of a bundle other than components. */
function partLines(): string[] {
  const names: readonly string[] = componentNames;
  return Object.entries(documentedShape.keys)
    .filter(([key]) => !names.includes(key))
    .flatMap(([key, shape]) => linesOf(key, shape, ''));
}

/** The keys of a file. */
function keyLines({ keys }: ObjectShape): string[] {
  return Object.entries(keys).flatMap(([key, shape]) => linesOf(key, shape, ''));
}

/** A part and the parts in it, indented. */
function linesOf(key: string, shape: Shape, indent: string): string[] {
  const required = shape.optional ? '' : ' Required.';
  const rule = shape.form === 'value' ? ` ${capital(shape.mustBe)}.` : '';
  const line = `${indent}- \`${key}\`: ${shape.doc}${rule}${required}`;
  const inner = `${indent}  `;
  if (shape.form === 'object') {
    return [
      line,
      ...Object.entries(shape.keys).flatMap(([name, each]) => linesOf(name, each, inner)),
    ];
  }
  if (shape.form === 'map') {
    const { key: name, each } = shape;
    const names = `${inner}- Each name: ${name.doc} ${capital(name.mustBe)}.`;
    return [line, names, ...linesOf('…', each, inner)];
  }
  if (shape.form === 'list') return [line, ...linesOf('[0]', shape.each, inner)];
  if (shape.form === 'variant') {
    const variants = Object.entries(shape.shapes).flatMap(([value, { doc, keys }]) => [
      `${inner}- With \`"${shape.tag}": "${value}"\`: ${doc}`,
      ...Object.entries(keys)
        .filter(([name]) => name !== shape.tag)
        .flatMap(([name, each]) => linesOf(name, each, `${inner}  `)),
    ]);
    return [line, ...variants];
  }
  return [line];
}

function capital(text: string): string {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}

/** The components that a component needs, and those with which it has no effect. */
function relationLines(): string[] {
  return Object.entries(componentNeeds).flatMap(([name, { needs, idleWith }]) => {
    const facts = [
      ...(needs ? [`without ${needs}`] : []),
      ...(idleWith ? [`together with ${idleWith.join(' or ')}`] : []),
    ];
    return facts.length > 0 ? [`- **${name}** has no effect ${facts.join(' or ')}.`] : [];
  });
}

/** Which minds sleep, and which do not. */
function sleepLine(): string {
  const named = (sleeps: boolean) =>
    mindNames
      .filter((mind) => minds[mind].some(({ name }) => name === 'sleep') === sleeps)
      .map((mind) => `\`${mind}\``)
      .join(', ');
  return `Asleep until something wakes the monster: ${named(true)}. Never asleep: ${named(false)}.`;
}

/** The parameters of all goals. */
function commonGoalLines(): string[] {
  return Object.entries(commonGoalKeys).flatMap(([key, shape]) => linesOf(key, shape, ''));
}

/** The parameters of all effects. */
function commonLines(): string[] {
  const effects = documentedShape.keys.OnHit;
  if (effects.form !== 'object' || effects.keys.effects.form !== 'list') return [];
  const { each } = effects.keys.effects;
  if (each.form !== 'variant') return [];
  const { chance, resist } = Object.values(each.shapes)[0].keys;
  return [...linesOf('chance', chance, ''), ...linesOf('resist', resist, '')];
}
