import { afterAll } from 'vitest';
import { languages } from '../src/words/languages.ts';
import { loadWords } from '../src/words/loading.ts';
import { removeScratchFolders } from './scratch-folder.ts';

// A page loads one language at a time; tests need all of them.
await Promise.all(languages.map(loadWords));

afterAll(removeScratchFolders);
