import { existsSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { SourceMap } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import { type Exercised, type Locate, summarise } from '../bench/exercised.ts';
import type { Subject } from '../bench/subjects.ts';
import { type Built, type Implementation, importBuilt, workIn } from './alternative.ts';

/** Measures which code of an implementation runs, with V8's block coverage and the source map of a build. */

/** Runs an implementation on states. */
type Run = (work: Implementation) => void;

/** The files with the whole turn and with the systems. A checkout has them, but not a package. */
const turnFile = 'src/game/game.ts';
const systemsFile = 'src/game/systems/turn-order.ts';
const systemsFolder = 'src/game/systems/';

/**
 * The code of the game's own system that runs: of the functions in its file, and of the functions of
 * other files that it calls. Null outside a checkout.
 */
export async function exercisedSystem(subject: Subject, run: Run): Promise<Exercised | null> {
  const file = subject === 'turn' ? turnFile : systemsFile;
  if (!existsSync(file)) return null;
  const work = ({ takeTurn, systems }: Built['found']) =>
    subject === 'turn'
      ? (takeTurn as Implementation)
      : (systems as Readonly<Record<Subject, Implementation>>)[subject];
  return exercised(file, work, run, (path, name) =>
    // The bundler numbers functions with equal names.
    subject === 'turn'
      ? path === turnFile
      : path.startsWith(systemsFolder) && name.replace(/\$\d+$/, '') === subject,
  );
}

/** The code of another implementation that runs: of its file, and of the functions that it calls. */
export async function exercisedFile(file: string, subject: Subject, run: Run): Promise<Exercised> {
  const ownPath = pathOf(resolve(file));
  return exercised(
    file,
    (found) => workIn(found, file, subject),
    run,
    (path) => path === ownPath,
  );
}

async function exercised(
  file: string,
  workOf: (found: Built['found']) => Implementation,
  run: Run,
  isOwn: (path: string, functionName: string) => boolean,
): Promise<Exercised> {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    // V8 counts blocks only in functions that it compiles from now on. So the file is imported again.
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    const { found, url, code, map } = await importBuilt(file, 'counted');
    const loaded = functionsRun(session, url);
    run(workOf(found));
    const ran = functionsRun(session, url);
    return summarise(code, locatorOf(new SourceMap(map)), loaded, ran, isOwn);
  } finally {
    session.disconnect();
  }
}

/** The functions of a script, with their counts since the last call. */
function functionsRun(session: Session, url: string): Profiler.FunctionCoverage[] {
  let functions: Profiler.FunctionCoverage[] = [];
  // The callback runs synchronously.
  session.post('Profiler.takePreciseCoverage', (_, answer) => {
    functions = answer.result.find((script) => script.url === url)?.functions ?? [];
  });
  return functions;
}

function locatorOf(map: SourceMap): Locate {
  const paths = new Map<string, string>();
  return (line, column) => {
    const entry = map.findEntry(line, column);
    if (!('originalSource' in entry)) return null;
    const { originalSource: source, originalLine } = entry;
    const file = paths.get(source) ?? pathOf(source);
    paths.set(source, file);
    return { file, line: originalLine };
  };
}

/** A path from the working folder, with slashes. */
function pathOf(path: string): string {
  return relative('.', path).split(sep).join('/');
}
