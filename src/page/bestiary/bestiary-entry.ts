import { allBelow } from '../../bundles/shapes/spawn-shape.ts';
import { mindText } from '../../describe/mind.ts';
import { effectTexts, type PowerText, powersOf } from '../../describe/powers.ts';
import { type Campaign, heroKind } from '../../game/campaign.ts';
import { trapKinds } from '../../game/floors/rogue-population.ts';
import { type Kind, kindHas, type ScatteredSpawn } from '../../game/kinds.ts';
import { componentText } from '../../words/component-text.ts';
import { range } from '../../words/numbers.ts';
import { namesOf, textIn } from '../../words/sentences.ts';
import type { Language, Names, Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import { habitatOf, vaultDepthsOf } from './habitat.ts';
import { numbersOf, partOf } from './kind-numbers.ts';
import { type EntryRow, trapRows } from './trap-rows.ts';

/** What the entry of a kind shows of it, and in which words. */
interface ShownKind {
  readonly words: Words;
  readonly language: Language;
  /** Makes the picture, which an open entry shows a second time. */
  readonly portrait: () => HTMLElement;
  readonly isMod: boolean;
  /** Whether the hero of the current game has met the kind. */
  readonly isMet: boolean;
  /** The end of the open entry. */
  readonly controls: readonly HTMLElement[];
}

/** The entry of a kind, closed: its picture, name and numbers; when it is open, all facts about it. */
export function kindEntry(campaign: Campaign, kind: Kind, shown: ShownKind): HTMLElement {
  const { words, language, portrait, controls } = shown;
  const names = namesOf(campaign, language);
  const powers = powersOf(campaign, kind, words, names);
  const picture = element('div', 'kind-picture');
  const body = element(
    'div',
    'kind-body',
    picture,
    element('p', 'kind-title', kindCall(kind, language)),
    element('p', 'kind-figures', ...numberElements(campaign, kind, words)),
    ...factElements(campaign, kind, powers, shown),
    ...controls,
  );
  const head = element(
    'span',
    'kind-head',
    kindCall(kind, language),
    ...markElements(campaign, kind, shown),
    element('span', 'kind-numbers', ...numberElements(campaign, kind, words)),
    element('span', 'kind-powers', inShort(campaign, kind, powers, words, names)),
  );
  const entry = element(
    'details',
    kindHas(kind, 'Item') ? 'kind item' : 'kind',
    { id: `kind-${kind.id}` },
    element('summary', '', { id: `summary-${kind.id}` }, portrait(), head),
    body,
  );
  entry.addEventListener('toggle', () => {
    // A picture is drawn from vectors, so only open entries have one.
    if (entry.open && !picture.hasChildNodes()) picture.append(portrait());
  });
  return entry;
}

/** The name of a kind with its glyph. */
function kindCall({ name, look }: Kind, language: Language): HTMLElement {
  return element(
    'span',
    'kind-call',
    element('span', 'kind-name', textIn(name, language)),
    '\u00a0',
    element('span', 'kind-glyph', { ariaHidden: 'true' }, look.glyph),
  );
}

/** Whether a kind is of a mod, whether the hero has met it, and where it lives. */
function markElements(
  campaign: Campaign,
  kind: Kind,
  { words, isMod, isMet }: ShownKind,
): HTMLElement[] {
  const { mod, met } = words.ui.bestiary;
  const home = shortHome(campaign, kind, words);
  return [
    ...(isMod ? [element('span', 'mark', mod)] : []),
    ...(isMet ? [element('span', 'mark met', met)] : []),
    ...(home ? [element('span', 'kind-home', home)] : []),
  ];
}

/** The sentence about a kind, and the list of its homes, its behaviour and its powers. */
function factElements(
  campaign: Campaign,
  kind: Kind,
  powers: readonly PowerText[],
  { words, language }: ShownKind,
): HTMLElement[] {
  const names = namesOf(campaign, language);
  const rows = [
    ...homesOf(campaign, kind, words).map((text): EntryRow => [words.ui.bestiary.home, text]),
    ...behaviourRows(campaign, kind, words, names),
    ...powers.map(({ name, about }): EntryRow => [name, about]),
    ...trapRows(campaign, kind, words),
  ];
  const about = kind.about[language] ?? kind.about.en;
  const list = rows.flatMap(([term, text]) => [element('dt', '', term), element('dd', '', text)]);
  return [...(about ? [element('p', '', about)] : []), element('dl', '', ...list)];
}

/** The powers on the card of a kind: the effects of a trap or an item; the names of others. */
function inShort(
  campaign: Campaign,
  kind: Kind,
  powers: readonly PowerText[],
  words: Words,
  names: Names,
): string {
  const ofTrap = effectTexts(campaign, kind, 'Trap', words, names);
  if (ofTrap.length > 0) return words.sentences(ofTrap);
  if (!kindHas(kind, 'Item')) return words.list(powers.map(({ name }) => name));
  const effects = powers.filter(({ component }) => component !== 'Stack');
  return words.sentences(effects.map(({ about }) => about));
}

/** The numbers of a kind. A line breaks only between two of them. */
export function numberElements(campaign: Campaign, kind: Kind, words: Words): (Node | string)[] {
  return numbersOf(campaign, kind, words).flatMap(({ label, value }) => [
    ' ',
    element('span', 'kind-number', element('span', 'label', label), ' ', element('b', '', value)),
  ]);
}

/** The floors on which a kind is found in a few words; empty for others and for items, which are under their group. */
function shortHome(campaign: Campaign, kind: Kind, words: Words): string {
  const texts = words.ui.bestiary;
  const { at: [first] = [], from, scattered } = kind.spawn;
  const habitat = kind === heroKind(campaign) ? null : habitatOf(campaign, kind);
  if (habitat) return texts.lives(habitat.floors);
  if (scattered) return texts.lives(spanOf(scattered));
  if (first) return texts.lives(`${first.depth}`);
  if (from !== undefined) return texts.lives(`${from}+`);
  const [vault] = vaultDepthsOf(campaign, kind);
  return vault ? texts.lives(spanOf(vault)) : '';
}

/** The places where a kind is found, in sentences. */
function homesOf(campaign: Campaign, kind: Kind, words: Words): string[] {
  const texts = words.ui.bestiary;
  if (kind === heroKind(campaign)) return [texts.hero];
  const { item, at = [], from, scattered } = kind.spawn;
  const habitat = habitatOf(campaign, kind);
  const isGenerated =
    kindHas(kind, 'Gold') || (kindHas(kind, 'Trap') && !scattered && at.length === 0);
  const homes = [
    ...(habitat ? [texts.floors(habitat.floors, habitat.share)] : []),
    ...(item ? [texts.group(groupName(words, item.group))] : []),
    ...(from === undefined ? [] : [texts.from(from)]),
    ...at.map(({ depth, x, y }) => texts.cell(depth, x, y)),
    ...vaultDepthsOf(campaign, kind).map((one) => texts.vault(spanOf(one), one.once ?? false)),
    ...(scattered ? [texts.lives(spanOf(scattered))] : []),
    ...(isGenerated && campaign.floors.some(({ generator }) => generator === 'rogue')
      ? [kindHas(kind, 'Trap') ? texts.anyTrap(trapKinds(campaign).length) : texts.anywhere]
      : []),
  ];
  return homes.length > 0 ? homes : [texts.nowhere];
}

/** The depths of a trap, a feature or a vault, such as `1–3` or `5+`. */
function spanOf({ from, to }: Pick<ScatteredSpawn, 'from' | 'to'>): string {
  return to >= allBelow ? `${from}+` : range(from, to);
}

export function groupName({ groups }: Words, group: string): string {
  return Object.hasOwn(groups, group) ? groups[group] : group;
}

/** The mind of a monster, or the effects of a trap. */
function behaviourRows(campaign: Campaign, kind: Kind, words: Words, names: Names): EntryRow[] {
  const ai = partOf(kind, 'AI');
  const effects = effectTexts(campaign, kind, 'Trap', words, names);
  return [
    ...(ai
      ? [[words.ui.bestiary.mind, mindText(campaign, kind, ai.mind, words, names)] as const]
      : []),
    ...(effects.length > 0
      ? [[componentText(words, 'Trap').name, words.sentences(effects)] as const]
      : []),
  ];
}
