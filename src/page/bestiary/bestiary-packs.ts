import type { Manifest } from '../../bundles/packs/read-pack.ts';
import type { Kind } from '../../game/kinds.ts';
import { textIn } from '../../words/sentences.ts';
import type { Language, Say, Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import { makeSureButton } from '../sure-button.ts';

/** A pack in the list. */
export interface PackEntry {
  readonly manifest: Manifest;
  readonly on: boolean;
  /** Its picture. */
  readonly look: Kind['look'];
  /** The reason that it is not used although it is on. */
  readonly problem: string | null;
  /** A remark for the player while it is used. */
  readonly note: Say | null;
}

/** The actions of the list of packs. */
export interface PackActions {
  switchPack(name: string, on: boolean): void;
  removePack(name: string): void;
  /** Saves a pack as a zip file. */
  savePack(name: string): void;
  /** Copies the link to a pack. */
  linkPack(name: string): void;
}

/** The list of packs below the mods; empty if there are none. */
export function packsList(
  words: Words,
  language: Language,
  packs: readonly PackEntry[],
  makePortrait: MakePortrait,
  actions: PackActions,
): HTMLElement[] {
  if (packs.length === 0) return [];
  const { ui, joined } = words;
  const lines = packs.map(({ manifest, on, look, problem, note }) => {
    const { name, version, author, licence } = manifest;
    const title = textIn(manifest.title, language);
    const box = element('input', '', {
      type: 'checkbox',
      id: `pack-${name}`,
      checked: on,
      onchange: () => actions.switchPack(name, box.checked),
    });
    const button = (text: string, act: (name: string) => void, label: string) =>
      plainButton('small', text, () => act(name), label);
    const save = button(ui.packs.saveShort, actions.savePack, ui.packs.save(title));
    const link = button(ui.bestiary.link, actions.linkPack, ui.packs.link(title));
    const texts = { label: ui.saves.delete, question: ui.saves.deleteSure };
    const nameOf = (text: string) => joined.pair(text, title);
    const remove = makeSureButton({ className: 'small', ...texts, name: nameOf }, () =>
      actions.removePack(name),
    );
    const facts = [version, author, licence].filter(Boolean).join(' · ');
    const text = element(
      'span',
      'pack-text',
      element('b', 'pack-title', title),
      ' ',
      element('span', 'pack-facts', facts),
    );
    return element(
      'li',
      on ? '' : 'off',
      element('label', 'switch', box, makePortrait({ look }), text),
      element('span', 'pack-actions', save, link, remove),
      ...(problem === null ? [] : [element('p', 'complaint', problem)]),
      ...(note === null ? [] : [element('p', 'aside', note(words))]),
    );
  });
  return [element('ul', 'mods packs', ...lines)];
}
