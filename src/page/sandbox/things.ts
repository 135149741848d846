import type { Campaign } from '../../game/campaign.ts';
import type { ComponentName } from '../../game/components.ts';
import { type Kind, kindHas } from '../../game/kinds.ts';
import { type DrawnTile, tileCharacters } from '../../trials/drawn-floor.ts';
import { textIn } from '../../words/sentences.ts';
import type { Language, Words } from '../../words/texts.ts';
import { type KindNumber, numbersOf } from '../bestiary/kind-numbers.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import { tileLook, tilePicture } from './tile-picture.ts';

/** A thing of the palette: a kind, a tile or the hero. `value`: the id of the kind, or the character. */
export interface Thing {
  readonly value: string;
  readonly name: string;
  readonly numbers: readonly KindNumber[];
  makePicture(): Element;
}

export const groupNames = ['monsters', 'items', 'traps', 'map'] as const;
export type GroupName = (typeof groupNames)[number];

/** The things that can be placed, in groups: the kinds of a campaign, the tiles and the hero. */
export function thingsOf(
  campaign: Campaign,
  words: Words,
  language: Language,
  makePortrait: MakePortrait,
  showsGlyphs: boolean,
): Record<GroupName, Thing[]> {
  const {
    kinds: [hero, ...kinds],
    alphabet,
  } = campaign;
  const thing = (kind: Kind, value = kind.id): Thing => ({
    value,
    name: textIn(kind.name, language),
    numbers: numbersOf(campaign, kind, words),
    makePicture: () => makePortrait(kind),
  });
  const having = (part: ComponentName) =>
    kinds.filter((kind) => kindHas(kind, part)).map((kind) => thing(kind));
  const names = Object.keys(tileCharacters) as DrawnTile[];
  const ofTiles = names.map((name) => ({
    value: tileCharacters[name],
    name: words.ui.placer.tiles[name],
    numbers: [],
    makePicture: () =>
      showsGlyphs ? makePortrait({ look: tileLook(name, alphabet) }) : tilePicture(name),
  }));
  return {
    monsters: having('AI'),
    items: having('Item'),
    traps: [...having('Trap'), ...having('Feature')],
    map: [...ofTiles, thing(hero, '@')],
  };
}

/** A button that chooses a thing. */
export function thingElement(
  { value, name, makePicture }: Thing,
  chosen: string,
  choose: (value: string) => void,
): HTMLElement {
  const input = element('input', '', {
    type: 'radio',
    name: 'thing',
    value,
    checked: value === chosen,
    onchange: () => choose(value),
  });
  // A press chooses it again, and with it the tool that places it.
  input.addEventListener('click', () => choose(value));
  return element(
    'label',
    'thing',
    { title: name },
    input,
    element('span', 'slot', makePicture()),
    element('span', 'thing-name', name),
  );
}
