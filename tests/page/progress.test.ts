import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeProgress } from '../../src/page/progress.ts';
import type { Settings } from '../../src/page/settings.ts';
import { wordsOf } from '../../src/words/loading.ts';
import type { Words } from '../../src/words/texts.ts';

/** The part of an element that a dialog needs. */
class PlainElement extends EventTarget {
  open = false;
  textContent = '';
  append(): void {}
  setAttribute(): void {}
  showModal(): void {
    this.open = true;
  }
  close(): void {
    const wasOpen = this.open;
    this.open = false;
    if (wasOpen) setTimeout(() => this.dispatchEvent(new Event('close')));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { createElement: () => new PlainElement() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = wordsOf('en');
const settings = {
  words,
  text: (shown: Element, say: (words: Words) => string) => {
    shown.textContent = say(words);
    return shown;
  },
  follow: (use: (words: Words) => void) => use(words),
} as unknown as Settings;

test('work that takes long is shown, and closing its dialog cancels it', () => {
  const progress = makeProgress(settings);
  const cancelled = vi.fn();
  progress.open(() => '0%', cancelled);
  vi.advanceTimersByTime(200);
  expect(progress.dialog.open).toBe(false);
  vi.advanceTimersByTime(200);
  expect(progress.dialog.open).toBe(true);
  progress.dialog.close();
  vi.advanceTimersByTime(1);
  expect(cancelled).toHaveBeenCalledOnce();
});

test('of two works at once, both short, none is shown', () => {
  const progress = makeProgress(settings);
  const first = progress.open(() => 'first', expect.fail);
  vi.advanceTimersByTime(120);
  const second = progress.open(() => 'second', expect.fail);
  vi.advanceTimersByTime(30);
  first.close();
  vi.advanceTimersByTime(120);
  second.close();
  vi.advanceTimersByTime(1000);
  expect(progress.dialog.open).toBe(false);
});

test('of two works at once, the newest is shown until it is done', () => {
  const progress = makeProgress(settings);
  const first = progress.open(() => 'first', expect.fail);
  const cancelled = vi.fn();
  const second = progress.open(() => 'second', cancelled);
  vi.advanceTimersByTime(400);
  first.close();
  expect(progress.dialog.open).toBe(true);
  progress.dialog.close();
  vi.advanceTimersByTime(1);
  expect(cancelled).toHaveBeenCalledOnce();
  second.close();
});

test('work that is done closes its dialog, and is not cancelled', () => {
  const progress = makeProgress(settings);
  const cancelled = vi.fn();
  const work = progress.open(() => '0%', cancelled);
  vi.advanceTimersByTime(400);
  expect(progress.dialog.open).toBe(true);
  work.close();
  expect(progress.dialog.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(cancelled).not.toHaveBeenCalled();
});
