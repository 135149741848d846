import { components as en } from './components-en.ts';
import { components as ja } from './components-ja.ts';
import { components as ru } from './components-ru.ts';
import type { ComponentWords, Language } from './words.ts';

/** What the Bestiary says of components; apart from all other words, which are needed sooner. */
export const componentWords: Readonly<Record<Language, ComponentWords>> = { en, ja, ru };
