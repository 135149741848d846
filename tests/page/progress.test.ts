import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeProgress } from '../../src/page/progress.ts';
import { plainPage, plainSettings } from './plain-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  plainPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work that takes long is shown, and closing its dialog cancels it', () => {
  const progress = makeProgress(plainSettings());
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
  const progress = makeProgress(plainSettings());
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
  const progress = makeProgress(plainSettings());
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

test('closing the dialog cancels the newest work, although the dialog is still open for older work', () => {
  const progress = makeProgress(plainSettings());
  progress.open(() => 'first', expect.fail);
  vi.advanceTimersByTime(400);
  const cancelled = vi.fn();
  progress.open(() => 'second', cancelled);
  progress.dialog.close();
  vi.advanceTimersByTime(1);
  expect(cancelled).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(400);
  expect(progress.dialog.open).toBe(false);
});

test('work that follows on work that is done is not cancelled by its dialog', () => {
  const progress = makeProgress(plainSettings());
  const first = progress.open(() => 'first', expect.fail);
  vi.advanceTimersByTime(400);
  first.close();
  progress.open(() => 'second', expect.fail);
  vi.advanceTimersByTime(400);
  expect(progress.dialog.open).toBe(true);
});

test('work that is done closes its dialog, and is not cancelled', () => {
  const progress = makeProgress(plainSettings());
  const cancelled = vi.fn();
  const work = progress.open(() => '0%', cancelled);
  vi.advanceTimersByTime(400);
  expect(progress.dialog.open).toBe(true);
  work.close();
  expect(progress.dialog.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(cancelled).not.toHaveBeenCalled();
});
