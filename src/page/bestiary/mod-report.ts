import { mostReported } from '../../bundles/limits.ts';
import { isError, type Problem, problemText } from '../../bundles/problems.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { Kind } from '../../game/kinds.ts';
import { textIn } from '../../words/sentences.ts';
import type { Language, Words } from '../../words/texts.ts';
import { makeDialog } from '../dialog.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** The result of adding files to a campaign. A report can consist of some parts. */
export interface ModReport {
  /** The added parts: kinds, and the files of vaults and patches. */
  readonly joined: readonly Pick<Kind, 'name'>[];
  readonly campaign: Campaign['name'] | null;
  /** Errors and warnings of the loader. */
  readonly remarks: readonly Problem[];
  /** Files that were refused, with the reasons. */
  readonly refused: readonly ((words: Words) => string)[];
  /** Further notes. */
  readonly notes: readonly ((words: Words) => string)[];
}

/** Makes the closed dialog that shows a report. While it is open, further reports follow the first. */
export function makeModReport(settings: Settings): {
  readonly dialog: HTMLDialogElement;
  show(report: Partial<ModReport>): void;
} {
  const content = element('div', 'report', { role: 'status' });
  const dialog = makeDialog(settings, 'report-window', ({ ui }) => ui.mods.heading, content);
  let reports: readonly ModReport[] = [];
  const showReport = settings.follow((words, { language }) => {
    content.replaceChildren(...reports.flatMap((one) => linesOf(one, words, language)));
  });
  return {
    dialog,
    show(next) {
      const report = { joined: [], campaign: null, remarks: [], refused: [], notes: [], ...next };
      reports = dialog.open ? [...reports, report] : [report];
      showReport();
      if (!dialog.open) dialog.showModal();
    },
  };
}

/** The lines of a list that are shown. A hostile pack can have thousands of mistakes. */
function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - mostReported;
  return more > 0 ? [...lines.slice(0, mostReported), `… (+${more})`] : lines;
}

function linesOf(report: ModReport, words: Words, language: Language): HTMLElement[] {
  const { ui } = words;
  const errors = report.remarks.filter(isError);
  // Hints are for authors, who get them from the terminal.
  const others = report.remarks.filter(({ grade }) => grade === 'warning');
  const refused = [...report.refused.map((say) => say(words)), ...errors.map(problemText)];
  const list = (className: string, lines: readonly string[]) =>
    element('ul', className, ...shortened(lines).map((line) => element('li', '', line)));
  return [
    ...report.joined.map(({ name }) =>
      element(
        'p',
        '',
        ui.mods.joined(
          textIn(name, language),
          report.campaign ? textIn(report.campaign, language) : '',
        ),
      ),
    ),
    ...report.notes.map((say) => element('p', 'aside', say(words))),
    ...(others.length > 0 ? [list('aside', others.map(problemText))] : []),
    ...(refused.length > 0
      ? [element('p', 'complaint', ui.mods.refused), list('complaint', refused)]
      : []),
  ];
}
