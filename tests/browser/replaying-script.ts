import { build, type Rolldown } from 'vite';
import { rulesHashPlugin } from '../../src/build/rules-hash-plugin.mjs';

/** The rules as one script, for an empty page. */
export async function replayingScript(): Promise<string> {
  const built = await build({
    configFile: false,
    plugins: [rulesHashPlugin()],
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'tests/browser/replaying.ts', formats: ['iife'], name: 'replaying' },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[];
  return output[0].code;
}
