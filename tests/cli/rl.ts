import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { RunFile } from '../../src/records/run-file.ts';
import { runCommand } from '../run-command.ts';
import { scratchFolder } from '../scratch-folder.ts';

/** Runs a command of the terminal program, and returns its output also as lines. */
export async function rl(args: string[], stdin = '') {
  const result = await runCommand(args, stdin);
  return { ...result, lines: result.stdout.split('\n').filter(Boolean) };
}

/** The JSON lines of a command that succeeds. */
export async function json(args: string[], stdin = '') {
  const result = await rl(args, stdin);
  expect(result.stderr).toBe('');
  expect(result.status).toBe(0);
  return result.lines.map((line) => JSON.parse(line));
}

/** Writes a file into a new folder and returns its path. */
export function file(name: string, text: string): string {
  const path = join(scratchFolder('rl'), name);
  writeFileSync(path, text);
  return path;
}

/** A run file without commands. */
export function emptyRun(campaign: string): RunFile {
  const segment = {
    from: 0,
    reason: 'start',
    rules: 'a'.repeat(64),
    content: 'a'.repeat(64),
    start: '0'.repeat(16),
    parts: [],
    systems: null,
    state: null,
  } as const;
  const head = { version: 2, campaign, seed: 'x', player: 'x', mods: [], daily: null } as const;
  const rest = { inspected: false, latest: null, end: null, fault: null, turns: [] };
  return { ...head, segments: [segment], ...rest };
}
