import { mostReported } from '../../bundles/limits.ts';
import { isError, type Problem, problemText } from '../../bundles/problems.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { Kind } from '../../game/kinds.ts';
import { textIn } from '../../words/sentences.ts';
import type { Language, Words } from '../../words/texts.ts';
import { makeDialog } from '../dialog.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { numberElements } from './bestiary-entry.ts';

/** The result of adding files to a campaign. A report can consist of some parts. */
export interface ModReport {
  /** The added parts: kinds, and the files of vaults and patches. */
  readonly joined: readonly Pick<Kind, 'name'>[];
  readonly campaign: Campaign['name'] | null;
  /** The added kinds in their campaign, which are shown as they will look. */
  readonly kinds: { readonly of: Campaign; readonly all: readonly Kind[] } | null;
  /** Errors and warnings of the loader. */
  readonly remarks: readonly Problem[];
  /** Files that were refused, with the reasons. */
  readonly refused: readonly ((words: Words) => string)[];
  /** Further notes. */
  readonly notes: readonly ((words: Words) => string)[];
}

/**
 * Makes the closed dialog that shows a report. While it is open, further reports follow the first. `tryKinds`: opens the
 * sandbox, which has the added kinds.
 */
export function makeModReport(
  settings: Settings,
  portraitOf: MakePortrait,
  tryKinds: () => void,
): {
  readonly dialog: HTMLDialogElement;
  show(report: Partial<ModReport>): void;
} {
  const content = element('div', 'report', { role: 'status' });
  const tries = settings.button('', ({ ui }) => ui.mods.tries, tryKinds);
  const done = settings.button(
    'start',
    ({ ui }) => ui.mods.done,
    () => dialog.close(),
  );
  done.autofocus = true;
  const buttons = element('div', 'buttons', tries, done);
  const heading = ({ ui }: Words) => ui.mods.heading;
  const dialog = makeDialog(settings, 'report-window', heading, content, buttons);
  let reports: readonly ModReport[] = [];
  const showReport = settings.follow((words, { language }) => {
    content.replaceChildren(...reports.flatMap((one) => linesOf(one, words, language, portraitOf)));
  });
  return {
    dialog,
    show(next) {
      const report = {
        joined: [],
        campaign: null,
        kinds: null,
        remarks: [],
        refused: [],
        notes: [],
        ...next,
      };
      reports = dialog.open ? [...reports, report] : [report];
      showReport();
      tries.hidden = !reports.some(({ kinds }) => kinds && kinds.all.length > 0);
      if (!dialog.open) dialog.showModal();
    },
  };
}

/** The lines of a list that are shown. A hostile pack can have thousands of mistakes. */
function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - mostReported;
  return more > 0 ? [...lines.slice(0, mostReported), `… (+${more})`] : lines;
}

function linesOf(
  report: ModReport,
  words: Words,
  language: Language,
  portraitOf: MakePortrait,
): HTMLElement[] {
  const { ui } = words;
  const errors = report.remarks.filter(isError);
  // Hints are for authors, who get them from the terminal.
  const others = report.remarks.filter(({ grade }) => grade === 'warning');
  const refused = [...report.refused.map((say) => say(words)), ...errors.map(problemText)];
  const list = (className: string, lines: readonly string[]) =>
    element('ul', className, ...shortened(lines).map((line) => element('li', '', line)));
  const campaign = report.campaign ? textIn(report.campaign, language) : '';
  return [
    ...report.joined.map((part) => {
      const { name } = part;
      const said = element('p', '', ui.mods.joined(textIn(name, language), campaign));
      const kind = report.kinds?.all.find((one) => one === part);
      if (!report.kinds || !kind) return said;
      const numbers = element('p', 'aside', ...numberElements(report.kinds.of, kind, words));
      return element('div', 'joined', portraitOf(kind), element('div', '', said, numbers));
    }),
    ...report.notes.map((say) => element('p', 'aside', say(words))),
    ...(others.length > 0
      ? [element('p', 'warning', ui.mods.warns), list('aside', others.map(problemText))]
      : []),
    ...(refused.length > 0
      ? [element('p', 'complaint', ui.mods.refused), list('complaint', refused)]
      : []),
  ];
}
