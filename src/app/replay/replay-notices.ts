import { copyText } from '../../page/clipboard.ts';
import { download } from '../../page/download.ts';
import type { ReplayNotice } from '../../page/replay/replay-notice.ts';
import type { Settings } from '../../page/settings.ts';
import { encodeCommand } from '../../records/command-code.ts';
import { hasPresentRules } from '../../records/replay.ts';
import { fileName, type RunFile, runFileText } from '../../records/run-file.ts';
import type { Timeline, TimelineDifference } from '../../records/timeline.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import { refusalText } from '../saves/refusal-text.ts';
import { linkToReplay } from './replay-link.ts';

/** The notice about the fault that an error report contains. */
export function reportNotice(
  run: RunFile,
  { message, command }: NonNullable<RunFile['fault']>,
): ReplayNotice {
  return {
    text: ({ ui: { replay } }) =>
      command
        ? `${replay.reported(message)} ${replay.failedCommand(encodeCommand(command))}`
        : replay.reportedDifference(message),
    buttons: [saveButton(run)],
  };
}

/** The notice about a difference between a replay and its recording. */
export function differenceNotice(
  { run, timeline }: { readonly run: RunFile; readonly timeline: Timeline },
  difference: TimelineDifference,
  settings: Settings,
  moves: { keepWatching(): void; goTo(at: number): void },
): ReplayNotice {
  const { turn, system, component, entity, problem } = difference;
  const segment = run.segments[difference.segment];
  const { campaign } = timeline;
  const isOfThisVersion = hasPresentRules(campaign, segment);
  const next = run.segments.find(({ from }) => from > timeline.at);
  const text = (words: Words) => {
    const { replay } = words.ui;
    if (problem) return replay.cannotFollow(turn, refusalText(words, problem));
    if (!isOfThisVersion) return replay.otherVersion(turn);
    const names = namesOf(campaign, settings.options.language);
    const kind = entity?.kind ? `${names.kind(entity.kind)} ` : '';
    const name = entity && `${kind}#${entity.seq}`;
    return replay.differs(turn, system, component, name);
  };
  return {
    text,
    buttons: [
      ...(timeline.at < timeline.length
        ? [{ label: ({ ui }: Words) => ui.replay.keepWatching, act: moves.keepWatching }]
        : []),
      ...(next
        ? [{ label: ({ ui }: Words) => ui.replay.nextPart, act: () => moves.goTo(next.from) }]
        : []),
      ...(isOfThisVersion ? [saveButton(withFault(run, difference))] : []),
    ],
  };
}

/** Copies a link to a replay. Returns the notice that says so, shows the link, or says why there is none. */
export async function linkNotice(run: RunFile): Promise<ReplayNotice> {
  const link = await linkToReplay(run, location.href);
  if (!(link instanceof URL)) {
    return { text: ({ ui }) => ui.replay.noLink[link], buttons: [saveButton(run)] };
  }
  if (await copyText(link.href)) return { text: ({ ui }) => ui.replay.linkCopied };
  return { text: ({ ui }) => ui.replay.linkShown, code: link.href };
}

function saveButton(run: RunFile) {
  return {
    label: ({ ui }: Words) => ui.saves.download,
    act: () => download(fileName(run), runFileText(run)),
  };
}

/** The run file with a report of its difference. */
function withFault(run: RunFile, difference: TimelineDifference): RunFile {
  const { line, turn, system, component, entity, problem } = difference;
  const place = [
    system && `system ${system}`,
    component && `component ${component}`,
    entity && `entity ${entity.seq} (${entity.kind ?? 'missing'})`,
    problem?.detail,
  ].filter(Boolean);
  const where = place.length > 0 ? `: ${place.join(', ')}` : '';
  const message = `The replay differs from the recording in line ${line}, turn ${turn}${where}.`;
  return { ...run, fault: { message, command: null } };
}
