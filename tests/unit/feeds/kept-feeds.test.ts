import { expect, it } from 'vitest';
import { newKeptFeeds } from '../../../demo/server/feeds/kept-feeds';

const SECOND = 1000;
/** Asks for a feed, and counts how often it is written. */
function reading() {
  const keptFeed = newKeptFeeds();
  let written = 0;
  const ask = (text: string, given: { state?: object; key?: string; nowMs?: number; untilMs?: number } = {}) => {
    const { state, key = 'list', nowMs = 0, untilMs = 60 * SECOND } = given;
    return keptFeed({ state, key, nowMs }, async () => {
      written += 1;
      return { body: Buffer.from(text), untilMs };
    });
  };
  return { ask, count: () => written };
}

it('writes a feed once for all who ask while nothing changes', async () => {
  const { ask, count } = reading();
  const state = {};
  await Promise.all(Array.from({ length: 100 }, () => ask('a', { state })));
  expect(count()).toBe(1);
  await ask('a', { state, key: 'other' });
  await ask('b', { state: {} });
  expect(count()).toBe(3);
});

it('writes it anew once it is no longer true, and each time where there is no state', async () => {
  const { ask, count } = reading();
  const state = {};
  await ask('a', { state, untilMs: SECOND });
  expect(String((await ask('b', { state, nowMs: SECOND })).body)).toBe('b');
  await ask('c');
  await ask('c');
  expect(count()).toBe(4);
});

it('knows since when it says what it says; two contents never share a second', async () => {
  const { ask } = reading();
  const changes: number[] = [];
  for (const [text, nowMs] of [
    ['a', 500],
    ['a', 9000],
    ['b', 9100],
    ['c', 9200],
    ['c', 99_000],
  ] as const)
    changes.push((await ask(text, { nowMs })).changedMs);
  expect(changes).toEqual([0, 0, 9000, 10_000, 10_000]);
});

it('forgets what is too much, the oldest first, and what could not be written', async () => {
  const { ask, count } = reading();
  const state = {};
  for (const key of ['a', 'b', 'c', 'd']) await ask('x'.repeat(10_000_000), { state, key });
  await ask('', { state, key: 'd' });
  expect(count()).toBe(4);
  await ask('', { state, key: 'a' });
  expect(count()).toBe(5);
  const keptFeed = newKeptFeeds();
  const asked = { state, key: 'e', nowMs: 0 };
  await expect(keptFeed(asked, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(String((await keptFeed(asked, async () => ({ body: Buffer.from('e'), untilMs: 1 }))).body)).toBe('e');
});
