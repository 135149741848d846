import { languages } from '../src/words/languages.ts';
import { loadWords } from '../src/words/loading.ts';

// A page loads one language at a time; tests need all of them.
await Promise.all(languages.map(loadWords));
