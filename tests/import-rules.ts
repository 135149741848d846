import { posix } from 'node:path';

/**
 * The import rules: the folders of `src` that each folder may import. Files at the top of `src`
 * assemble everything and may import any folder.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  dungeon: [],
  game: ['dungeon'],
  // Names and descriptions in bundles are in the languages of `words`.
  bundles: ['game', 'words'],
  state: ['game', 'dungeon'],
  inspect: ['bundles', 'game', 'words'],
  trials: ['bundles', 'game', 'dungeon'],
  build: [],
  content: [],
  words: [],
  describe: ['game', 'dungeon', 'words'],
  records: ['bundles', 'state', 'game'],
  lab: ['controls', 'records', 'trials', 'bundles', 'state', 'game', 'dungeon'],
  sound: ['game'],
  screen: ['describe', 'game', 'dungeon', 'words'],
  controls: ['game', 'dungeon', 'words'],
  page: ['describe', 'trials', 'inspect', 'bundles', 'game', 'dungeon', 'words'],
  app: [
    'page',
    'screen',
    'sound',
    'controls',
    'describe',
    'lab',
    'records',
    'trials',
    'bundles',
    'state',
    'game',
    'dungeon',
    'words',
  ],
};

/** Folders that may import types from `game` and `dungeon`, and nothing else. */
const typesOnly = ['content', 'words'];

/** Folders that run without a page, a terminal or a drawing library. */
const platformFree = [
  'dungeon',
  'game',
  'bundles',
  'state',
  'inspect',
  'trials',
  'content',
  'words',
  'describe',
];

/** Packages that need a platform. */
const platforms = /^(pixi\.js|node:|@fontsource|virtual:|commander|piscina)/;

/** Every import of a source text: the module, and whether only types are imported. */
function importsOf(source: string): { module: string; isType: boolean }[] {
  const later = [...source.matchAll(/\bimport\(\s*'([^']+)'/g)];
  return [...importsAtStart(source), ...later.map(([, module]) => ({ module, isType: false }))];
}

/** The imports of a source text that are loaded with it. */
function importsAtStart(source: string): { module: string; isType: boolean }[] {
  const found = [
    ...source.matchAll(/^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'/gm),
    ...source.matchAll(/^import\s+()'([^']+)'/gm),
  ];
  return found.map(([, type, module]) => ({ module, isType: Boolean(type) }));
}

/** The files of `src` and the packages that are loaded with a file. `sources`: texts by path from the root. */
export function loadedWith(entry: string, sources: Readonly<Record<string, string>>): Set<string> {
  const loaded = new Set([entry]);
  // The loop also visits the files that it adds.
  for (const path of loaded) {
    for (const { module, isType } of importsAtStart(sources[path] ?? '')) {
      if (isType) continue;
      const isFile = module.startsWith('.');
      loaded.add(isFile ? posix.join(posix.dirname(path), module) : module);
    }
  }
  return loaded;
}

/** The folder of `src` that a path is in; an empty text for a file at the top of `src`. */
function folderOf(path: string): string {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? '';
}

/** Whether a path is a file of the systems' folder. */
function isSystem(path: string): boolean {
  return path.startsWith('src/game/systems/');
}

/** One sentence for each import that the rules forbid. `sources`: texts by path from the root. */
export function forbiddenImports(sources: Readonly<Record<string, string>>): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const folder = folderOf(path);
    return importsOf(source).flatMap(({ module, isType }) => {
      if (!module.startsWith('.')) {
        const fails = platformFree.includes(folder) && platforms.test(module);
        const knowsEntities = folder === 'dungeon' && module === 'bitecs';
        return fails || knowsEntities ? [`${path}: src/${folder} must not import ${module}.`] : [];
      }
      const target = posix.join(posix.dirname(path), module.replace(/\?.*$/, ''));
      if (!target.startsWith('src/') || folder === '') return [];
      const other = folderOf(target);
      if (isSystem(path) && isSystem(target) && path !== 'src/game/systems/turn-order.ts') {
        return [`${path}: a system must not import the system ${target}.`];
      }
      if (other === folder) return [];
      if (isType && typesOnly.includes(folder) && ['game', 'dungeon'].includes(other)) return [];
      if (other !== '' && allowed[folder]?.includes(other)) return [];
      return [`${path}: src/${folder} must not import ${target}.`];
    });
  });
}
