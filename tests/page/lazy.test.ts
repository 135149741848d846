import { expect, test } from 'vitest';
import { LoadError, lazy } from '../../src/page/lazy.ts';

test('a part is loaded and made once, when it is first needed', async () => {
  let loads = 0;
  const part = lazy(
    async () => ++loads,
    (n) => ({ n }),
  );
  expect(loads).toBe(0);
  const [first, second] = await Promise.all([part(), part()]);
  expect(first).toBe(second);
  expect(loads).toBe(1);
});

test('a failed load rejects with LoadError, and the next call tries again', async () => {
  let broken = true;
  const part = lazy(
    async () => {
      if (broken) throw new TypeError('no network');
      return 'part';
    },
    (module) => module,
  );
  await expect(part()).rejects.toThrow(LoadError);
  await expect(part()).rejects.toThrow('no network');
  broken = false;
  expect(await part()).toBe('part');
});

test('an error while a part is made is reported as it is', async () => {
  const part = lazy(
    async () => null,
    () => {
      throw new RangeError('broken');
    },
  );
  await expect(part()).rejects.toThrow(RangeError);
});
