import { loadWords } from '../src/words/tell.ts';
import { languages } from '../src/words/words.ts';

// A page loads one language at a time; tests speak of all of them.
await Promise.all(languages.map(loadWords));
