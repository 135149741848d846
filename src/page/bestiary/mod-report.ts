import { mostReported } from '../../bundles/limits.ts';
import { isError, type Problem } from '../../bundles/problems.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { Kind } from '../../game/kinds.ts';
import { textIn } from '../../words/sentences.ts';
import type { Language, Words } from '../../words/texts.ts';
import { makeDialog } from '../dialog.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { numberElements } from './bestiary-entry.ts';
import { problemLine } from './problem-line.ts';

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

/** A line of a list. */
type Line = readonly (Node | string)[];

/** The lines of a list that are shown. A hostile pack can have thousands of mistakes. */
function shortened(lines: readonly Line[]): readonly Line[] {
  const more = lines.length - mostReported;
  return more > 0 ? [...lines.slice(0, mostReported), [`… (+${more})`]] : lines;
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
  const refused = [...report.refused.map((say) => [say(words)]), ...errors.map(problemLine)];
  const group = (className: string, heading: string, lines: readonly Line[]) => {
    if (lines.length === 0) return [];
    const items = shortened(lines).map((line) => element('li', '', ...line));
    return [
      element(
        'section',
        `remarks ${className}`,
        element('p', '', heading),
        element('ul', '', ...items),
      ),
    ];
  };
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
    ...group('warning', ui.mods.warns, others.map(problemLine)),
    ...group('complaint', ui.mods.refused, refused),
  ];
}
