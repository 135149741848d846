import { main } from '../src/cli.ts';

/** Runs a command of the terminal program in process, with captured output. */
export async function runCommand(
  args: readonly string[],
  stdin = '',
): Promise<{ stdout: string; stderr: string; status: number }> {
  let stdout = '';
  let stderr = '';
  const status = await main(args, {
    exitCode: 0,
    readInput: () => [new TextEncoder().encode(stdin)],
    async write(text) {
      stdout += text;
    },
    warn(text) {
      stderr += text;
    },
  });
  return { stdout, stderr, status };
}
