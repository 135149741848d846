import { idOf } from '../../bundles/file-owner.ts';
import type { Problem } from '../../bundles/problems.ts';
import { isFixture, type Kind, kindHas } from '../../game/kinds.ts';
import { textIn } from '../../words/sentences.ts';
import { element } from '../elements.ts';
import { iconOf } from '../icon.ts';
import type { ModEntry } from '../mod-files.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { makeSureButton } from '../sure-button.ts';
import { problemLine } from './problem-line.ts';
import { vaultPicture } from './vault-picture.ts';

/** The actions of the page of mods. */
export interface ModsActions {
  chooseFiles(): void;
  switchMod(file: string, on: boolean): void;
  removeMod(file: string): void;
}

/** The mods of a campaign, and what is known about them. */
export interface ListedMods {
  readonly mods: readonly ModEntry[];
  /** The kinds of the campaign, with those of all mods that can be loaded. */
  readonly kinds: readonly Kind[];
  readonly problems: readonly Problem[];
}

/** An arrow into a tray, a sheet of paper and a plus. */
const icons = {
  drop: 'M11 3h2v9l3.5-3.5 1.4 1.4L12 16 6.1 9.9l1.4-1.4L11 12zM3 15h2v4h14v-4h2v6H3z',
  file: 'M5 2h9l5 5v15H5zM7 4v16h10V9h-5V4zM9 12h6v1.5H9zM9 15.5h6V17H9z',
  add: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
} as const;

/**
 * The page of the bestiary that lists the mods of a campaign, each with its errors and warnings. `packs`: the
 * list of packs, which follows.
 */
export function modsPage(
  settings: Settings,
  { mods, kinds, problems }: ListedMods,
  packs: readonly HTMLElement[],
  makePortrait: MakePortrait,
  actions: ModsActions,
): HTMLElement[] {
  const { ui } = settings.words;
  const isEmpty = mods.length === 0 && packs.length === 0;
  const entries = mods.map((mod) =>
    modLine(
      mod,
      kinds.find(({ id }) => id === idOf(mod.file)) ?? null,
      problems.filter(({ file, grade }) => file === mod.file && grade !== 'hint'),
      settings,
      makePortrait,
      actions,
    ),
  );
  const choose = {
    type: 'button',
    id: 'choose-mods',
    onclick: () => actions.chooseFiles(),
  } as const;
  return [
    element(
      'div',
      isEmpty ? 'drop-zone empty' : 'drop-zone',
      isEmpty ? examples(kinds, makePortrait) : iconOf(icons.drop),
      element(
        'div',
        'drop-text',
        ...(isEmpty ? [element('b', '', ui.mods.none)] : []),
        element('p', 'drop-here', ui.mods.drop),
        element('p', 'aside', ui.mods.hint),
      ),
      element('button', isEmpty ? 'start' : '', choose, ui.mods.choose),
    ),
    ...(entries.length > 0 ? [element('ul', 'mods', ...entries)] : []),
    ...packs,
  ];
}

/** A monster, an item and a trap of the campaign, and the empty place of a mod. */
function examples(kinds: readonly Kind[], makePortrait: MakePortrait): HTMLElement {
  const shown = [
    kinds.find((kind, at) => at > 0 && kindHas(kind, 'AI')),
    kinds.find((kind) => kindHas(kind, 'Item')),
    kinds.find(isFixture),
  ];
  const slots = shown
    .filter((kind) => kind !== undefined)
    .map((kind) => element('span', 'slot', makePortrait(kind)));
  const place = element('span', 'slot free', iconOf(icons.add));
  return element('div', 'examples', { ariaHidden: 'true' }, ...slots, place);
}

/** `kind`: the kind that the mod defines; null for another file, and for one that cannot be loaded. */
function modLine(
  { file, on, text: json }: ModEntry,
  kind: Kind | null,
  problems: readonly Problem[],
  { words: { ui, joined }, options }: Settings,
  makePortrait: MakePortrait,
  actions: ModsActions,
): HTMLElement {
  const box = element('input', '', {
    type: 'checkbox',
    id: `on-${file}`,
    checked: on,
    onchange: () => actions.switchMod(file, box.checked),
  });
  const texts = { label: ui.saves.delete, question: ui.saves.deleteSure };
  const name = (text: string) => joined.pair(text, file);
  const remove = makeSureButton({ className: 'small', ...texts, name }, () =>
    actions.removeMod(file),
  );
  const vault = kind ? null : vaultPicture(json);
  const picture = kind
    ? makePortrait(kind)
    : element('span', 'portrait', { ariaHidden: 'true' }, vault ?? iconOf(icons.file));
  const title = kind ? textIn(kind.name, options.language) : vault ? titleOf(file) : null;
  const text = element(
    'span',
    'pack-text',
    ...(title === null ? [] : [element('b', 'pack-title', title), ' ']),
    element('span', 'pack-facts file', file),
  );
  return element(
    'li',
    on ? '' : 'off',
    element('label', 'switch', box, picture, text),
    element('span', 'pack-actions', remove),
    ...problems.map((problem) =>
      problem.grade === 'error'
        ? element('p', 'complaint', ...problemLine(problem))
        : element('p', 'warning', element('b', '', ui.mods.warning), ' ', ...problemLine(problem)),
    ),
  );
}

/** The title of a vault, which has no name: `rat-hole.json` is "rat hole". */
function titleOf(file: string): string {
  return idOf(file).replaceAll('-', ' ');
}
