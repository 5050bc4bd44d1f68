import { expect, it } from 'vitest';
import { Problem } from '../../../../../demo/server/platform/http/problem';
import type { Queue } from '../../../../../demo/server/platform/http/queue';
import { newQueue } from '../../../../../demo/server/platform/http/queue';
import { newAnswerCache } from '../../../../../demo/server/search/answer-cache';

const SECOND = 1000;
const NO_WAIT: Queue = (work) => work();
const inQueue = () => newQueue({ maxRunning: 1, maxWaiting: 99, maxWaitMs: 60_000 });
const busy = expect.objectContaining({ status: 503, code: 'busy' });

type Given = { revision?: string; key?: string; nowMs?: number; untilMs?: number; enqueue?: Queue };

/** Asks for a feed, and counts how often it is written. */
function reading() {
  const keptFeed = newAnswerCache(32_000_000);
  let written = 0;
  const revision = '1';
  const ask = (text: string, given: Given & { signal?: AbortSignal } = {}) => {
    const { key = 'list', nowMs = 0, untilMs = 60 * SECOND } = given;
    return keptFeed({ revision, enqueue: NO_WAIT, ...given, key, nowMs }, async () => {
      written += 1;
      return { body: Buffer.from(text), untilMs };
    });
  };
  return { ask, count: () => written };
}

it('writes a feed once for all callers while nothing changes', async () => {
  const { ask, count } = reading();
  await Promise.all(Array.from({ length: 100 }, () => ask('a')));
  expect(count()).toBe(1);
  await ask('a', { key: 'other' });
  await ask('b', { revision: '2' });
  await ask('b', { revision: '3' });
  await ask('b', { revision: '3' });
  expect(count()).toBe(4);
});

it('writes it again once it is outdated', async () => {
  const { ask, count } = reading();
  await ask('a', { untilMs: SECOND });
  expect(String((await ask('b', { nowMs: SECOND })).body)).toBe('b');
  expect(count()).toBe(2);
});

it('knows its time of change; two contents never share a second', async () => {
  const { ask } = reading();
  const changes: number[] = [];
  for (const [text, nowMs] of [
    ['a', 500],
    ['a', 9000],
    ['b', 9100],
    ['c', 9200],
    ['c', 99_000],
  ] as const)
    changes.push((await ask(text, { revision: String(nowMs), nowMs, untilMs: nowMs + SECOND })).changedMs);
  expect(changes).toEqual([0, 0, 9000, 10_000, 10_000]);
});

it('evicts the least recently used entries beyond its size, of any revision', async () => {
  const { ask, count } = reading();
  for (const key of ['a', 'b', 'c']) await ask('x'.repeat(10_000_000), { key, revision: key });
  await ask('', { key: 'a', revision: 'a' });
  await ask('x'.repeat(10_000_000), { key: 'd' });
  expect(count()).toBe(4);
  await ask('', { key: 'a', revision: 'a' });
  expect(count()).toBe(4);
  await ask('', { key: 'b', revision: 'b' });
  expect(count()).toBe(5);
});

it('limits the number of entries, however small', async () => {
  const { ask, count } = reading();
  for (let key = 0; key <= 1000; key += 1) await ask('', { key: String(key) });
  await ask('', { key: '1' });
  expect(count()).toBe(1001);
  await ask('', { key: '0' });
  expect(count()).toBe(1002);
});

it('does not cache errors', async () => {
  const { ask } = reading();
  const keptFeed = newAnswerCache();
  const asked = { revision: '', key: 'e', nowMs: 0, enqueue: NO_WAIT };
  await expect(keptFeed(asked, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(String((await keptFeed(asked, async () => ({ body: Buffer.from('e'), untilMs: 1 }))).body)).toBe('e');
  await expect(ask('a', { enqueue: () => Promise.reject(new Problem(503, 'busy')) })).rejects.toEqual(busy);
  expect(String((await ask('b')).body)).toBe('b');
});

it('is written at the first turn of any of its callers, for all of them', async () => {
  const { ask, count } = reading();
  const [own, other] = [inQueue(), inQueue()];
  // The first one waits behind a work that does not end.
  void own(() => new Promise(() => undefined));
  const answers = [ask('a', { enqueue: own }), ask('b', { enqueue: other })];
  expect((await Promise.all(answers)).map(({ body }) => String(body))).toEqual(['a', 'a']);
  expect(count()).toBe(1);
});

it('is refused once no caller gets a turn', async () => {
  const { ask } = reading();
  const refusing: Queue = () => Promise.reject(new Problem(503, 'busy'));
  let letGo = () => {};
  const held: Queue = (work) =>
    new Promise<void>((go) => {
      letGo = go;
    }).then(work);
  const answers = [ask('a', { enqueue: held }), ask('b', { enqueue: refusing })];
  letGo();
  expect((await Promise.all(answers)).map(({ body }) => String(body))).toEqual(['a', 'a']);
  const refused = await Promise.allSettled([
    ask('c', { key: 'c', enqueue: refusing }),
    ask('d', { key: 'c', enqueue: refusing }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('leaves the queue when its last caller has aborted, not before', async () => {
  const { ask, count } = reading();
  const enqueue = inQueue();
  let end = () => {};
  const first = enqueue(
    () =>
      new Promise<void>((done) => {
        end = done;
      }),
  );
  const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()];
  const alone = ask('a', { key: 'alone', enqueue, signal: one.signal });
  const both = [two, three].map(({ signal }) => ask('b', { key: 'both', enqueue, signal }));
  one.abort();
  two.abort();
  await expect(alone).rejects.toEqual(busy);
  end();
  await first;
  expect(String((await both[1])?.body)).toBe('b');
  expect(count()).toBe(1);
  expect(String((await ask('c', { key: 'alone' })).body)).toBe('c');
});

it('aborts the work when no caller waits any more, and starts again for the next', async () => {
  const keptFeed = newAnswerCache();
  const gone = new AbortController();
  const asked = { revision: '', key: 'a', nowMs: 0, enqueue: NO_WAIT };
  const stopped: boolean[] = [];
  let goOn = () => {};
  const first = keptFeed({ ...asked, signal: gone.signal }, async (signal) => {
    await new Promise<void>((go) => {
      goOn = go;
    });
    stopped.push(signal.aborted);
    throw new Problem(503, 'busy');
  });
  gone.abort();
  const next = keptFeed(asked, async () => ({ body: Buffer.from('next'), untilMs: 1 }));
  goOn();
  await expect(first).rejects.toEqual(busy);
  expect([String((await next).body), stopped]).toEqual(['next', [true]]);
  expect(String((await keptFeed(asked, async () => ({ body: Buffer.from('other'), untilMs: 1 }))).body)).toBe('next');
});
