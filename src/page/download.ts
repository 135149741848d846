import { element } from './elements.ts';

/** Saves a text as a file with this name, in the browser's folder for downloads. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', '', { href, download: name }).click();
  // The browser has begun to read the text by the next task.
  setTimeout(() => URL.revokeObjectURL(href));
}
