import { expect, it, vi } from 'vitest';
import { lazyModule } from '../../../src/lib/lazy-module';

const FAILURE = new TypeError('Failed to fetch dynamically imported module');

it('is loaded once for simultaneous callers', async () => {
  const fetchPart = vi.fn(async () => 'part');
  const part = lazyModule(fetchPart);
  expect(part.ready()).toBe(undefined);
  expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
  expect([await part.load(), part.ready(), fetchPart.mock.calls.length]).toEqual(['part', 'part', 1]);
});

it('is retried once after an error, and again by the next caller', async () => {
  const fetchPart = vi
    .fn(async () => 'part')
    .mockRejectedValueOnce(FAILURE)
    .mockRejectedValueOnce(FAILURE);
  const part = lazyModule(fetchPart);
  await expect(part.load()).rejects.toBe(FAILURE);
  expect(fetchPart).toHaveBeenCalledTimes(2);
  expect(await part.load()).toBe('part');
});

it('notifies all subscribers when it is loaded', async () => {
  const hearer = vi.fn();
  const leaver = vi.fn();
  const part = lazyModule(async () => 'part');
  const end = part.subscribe(leaver);
  part.subscribe(hearer);
  end();
  await part.load();
  expect([hearer.mock.calls.length, leaver.mock.calls.length]).toEqual([1, 0]);
});
