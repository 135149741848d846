import { type Problem, tellProblem } from '../bundles/problems.ts';
import type { Campaign } from '../game/campaign.ts';
import type { Kind } from '../game/kinds.ts';
import { textIn } from '../words/sentences.ts';
import type { Language, Words } from '../words/texts.ts';
import { makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';

/** What came of files that were brought. */
export interface Report {
  /** The kinds that joined the campaign. */
  readonly joined: readonly Kind[];
  readonly campaign: Campaign['name'] | null;
  /** What the loader says of those files. */
  readonly remarks: readonly Problem[];
  /** Why others were not taken, each with its file's name. */
  readonly refused: readonly ((words: Words) => string)[];
  /** What else is to be known. */
  readonly notes: readonly ((words: Words) => string)[];
}

/** A window that tells what came of files. */
export function makeReport(live: Live): {
  readonly dialog: HTMLDialogElement;
  show(report: Report): void;
} {
  const content = element('div', 'report', { role: 'status' });
  const dialog = makeDialog(live, 'report-window', ({ ui }) => ui.mods.heading, content);
  let report: Report | null = null;
  live.follow((words, { language }) => {
    if (report) content.replaceChildren(...linesOf(report, words, language));
  });
  return {
    dialog,
    show(next) {
      report = next;
      live.refresh();
      if (!dialog.open) dialog.showModal();
    },
  };
}

function linesOf(report: Report, words: Words, language: Language): HTMLElement[] {
  const { ui } = words;
  const errors = report.remarks.filter(({ grade }) => grade === 'error');
  const others = report.remarks.filter(({ grade }) => grade !== 'error');
  const refused = [...report.refused.map((say) => say(words)), ...errors.map(tellProblem)];
  const list = (className: string, lines: readonly string[]) =>
    element('ul', className, {}, ...lines.map((line) => element('li', '', {}, line)));
  return [
    ...report.joined.map(({ name }) =>
      element(
        'p',
        '',
        {},
        ui.mods.joined(
          textIn(name, language),
          report.campaign ? textIn(report.campaign, language) : '',
        ),
      ),
    ),
    ...report.notes.map((say) => element('p', 'aside', {}, say(words))),
    ...(others.length > 0 ? [list('aside', others.map(tellProblem))] : []),
    ...(refused.length > 0
      ? [element('p', 'complaint', {}, ui.mods.refused), list('complaint', refused)]
      : []),
  ];
}
