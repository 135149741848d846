import type { Manifest } from '../bundles/read-pack.ts';
import { textIn } from '../words/sentences.ts';
import type { Language, Words } from '../words/texts.ts';
import { element } from './elements.ts';

/** A pack in the list. */
export interface PackEntry {
  readonly manifest: Manifest;
  readonly on: boolean;
  /** Why it is not used although it is on. */
  readonly trouble: string | null;
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
  { ui }: Words,
  language: Language,
  packs: readonly PackEntry[],
  actions: PackActions,
): HTMLElement[] {
  if (packs.length === 0) return [];
  const lines = packs.map(({ manifest, on, trouble }) => {
    const { name, version, author, licence } = manifest;
    const title = textIn(manifest.title, language);
    const box = element('input', '', {
      type: 'checkbox',
      id: `pack-${name}`,
      checked: on,
      onchange: () => actions.switchPack(name, box.checked),
    });
    const save = element(
      'button',
      'link',
      { type: 'button', onclick: () => actions.savePack(name) },
      ui.packs.saveShort,
    );
    save.ariaLabel = ui.packs.save(title);
    const link = element(
      'button',
      'link',
      { type: 'button', onclick: () => actions.linkPack(name) },
      ui.bestiary.link,
    );
    link.ariaLabel = ui.packs.link(title);
    const remove = element('button', 'close', { type: 'button' }, '×');
    remove.ariaLabel = ui.mods.remove(title);
    remove.addEventListener('click', () => actions.removePack(name));
    const facts = [`${title} ${version}`, author, licence].filter(Boolean).join(' · ');
    return element(
      'li',
      '',
      {},
      element('label', 'switch', {}, box, element('span', 'file', {}, facts)),
      save,
      link,
      remove,
      ...(trouble === null ? [] : [element('p', 'complaint', {}, trouble)]),
    );
  });
  return [element('ul', 'mods packs', {}, ...lines)];
}
