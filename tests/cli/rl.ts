import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
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

/** A run file of version 1 without commands. */
export function oldRun(id: string) {
  return {
    version: 1,
    campaign: id,
    seed: 'x',
    content: 'a'.repeat(64),
    mods: [],
    player: 'x',
    start: '0'.repeat(16),
    changes: [],
    turns: [],
  };
}
