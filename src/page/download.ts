import { element } from './elements.ts';

/** Saves a text or bytes as a file with this name, in the browser's folder for downloads. */
export function download(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  element('a', '', { href, download: name }).click();
  // The browser has begun to read the text by the next task.
  setTimeout(() => URL.revokeObjectURL(href));
}
