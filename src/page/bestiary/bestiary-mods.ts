import { type Problem, problemText } from '../../bundles/problems.ts';
import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import { iconOf } from '../icon.ts';
import type { ModEntry } from '../mod-files.ts';
import { makeSureButton } from '../sure-button.ts';

/** The actions of the page of mods. */
export interface ModsActions {
  chooseFiles(): void;
  switchMod(file: string, on: boolean): void;
  removeMod(file: string): void;
}

/** An arrow into a tray. */
const dropIcon = 'M11 3h2v9l3.5-3.5 1.4 1.4L12 16 6.1 9.9l1.4-1.4L11 12zM3 15h2v4h14v-4h2v6H3z';

/**
 * The page of the bestiary that lists the mods of a campaign, each with its errors and warnings. `packs`: the
 * list of packs, which follows.
 */
export function modsPage(
  words: Words,
  mods: readonly ModEntry[],
  problems: readonly Problem[],
  packs: readonly HTMLElement[],
  actions: ModsActions,
): HTMLElement[] {
  const { ui } = words;
  const isEmpty = mods.length === 0 && packs.length === 0;
  const entries = mods.map((mod) =>
    modLine(
      mod,
      problems.filter(({ file, grade }) => file === mod.file && grade !== 'hint'),
      words,
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
      iconOf(dropIcon),
      ...(isEmpty ? [element('b', '', ui.mods.none)] : []),
      element('p', 'drop-here', ui.mods.drop),
      element('button', '', choose, ui.mods.choose),
      element('p', 'aside', ui.mods.hint),
    ),
    ...(entries.length > 0 ? [element('ul', 'mods', ...entries)] : []),
    ...packs,
  ];
}

function modLine(
  { file, on }: ModEntry,
  problems: readonly Problem[],
  { ui, joined }: Words,
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
  return element(
    'li',
    '',
    element('label', 'switch', box, element('span', 'file', file)),
    remove,
    ...problems.map((problem) =>
      element('p', problem.grade === 'error' ? 'complaint' : 'aside', problemText(problem)),
    ),
  );
}
