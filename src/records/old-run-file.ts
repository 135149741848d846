import * as v from 'valibot';
import { commandSchema } from '../game/commands.ts';
import type { RunFile } from './run-file.ts';
import { lineText } from './run-line.ts';

/** Version 1 of run files: a state hash and another kind of trace for every turn. */

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not a hash'));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'is not a hash'));

export const oldRunSchema = v.strictObject({
  version: v.literal(1),
  campaign: v.pipe(v.string(), v.maxLength(60)),
  seed: v.string(),
  content: digest,
  mods: v.array(v.strictObject({ file: v.string(), hash: digest })),
  player: v.pipe(v.string(), v.maxLength(60)),
  start: hash,
  changes: v.array(v.string()),
  turns: v.array(v.strictTuple([commandSchema, hash, v.string()])),
});

export type OldRun = v.InferOutput<typeof oldRunSchema>;

/** The run file in version 2, without traces. `mods`: the texts of its mods. */
export function withNewFormat(
  { campaign, seed, player, content, start, turns }: OldRun,
  mods: RunFile['mods'],
): RunFile {
  return {
    version: 2,
    campaign,
    seed,
    player,
    mods,
    daily: null,
    inspected: false,
    segments: [
      {
        from: 0,
        reason: 'start',
        rules: '',
        content,
        start,
        parts: [],
        systems: null,
        state: null,
      },
    ],
    latest: null,
    end: turns.at(-1)?.[1] ?? start,
    fault: null,
    turns: turns.map(([command, hash]) => lineText({ command, trace: [], hash })),
  };
}
