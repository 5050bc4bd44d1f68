// @vitest-environment happy-dom
import { describe, expect, vi } from 'vitest';
import { publishEvent } from '../../../../../src/features/recording/my-events/status-changes';
import { itForAll } from '../../../../support/it-for-all';

const SINCE = '2026-11-20T18:30:00Z';
const written = (state: string, review?: string) => ({
  ...{ id: '7', title: 'Jazz', state },
  ...(review && { review: { state: review, since: SINCE } }),
});

/** @param after how the server answers what it is sent */
async function publish(before: object, after: object) {
  const put = vi.fn(async () => ({ data: after, meta: undefined }));
  const api = { get: async () => ({ data: before, meta: undefined }), put } as never;
  const { isWaiting } = await publishEvent({ api }, '7');
  return { isWaiting, calls: put.mock.calls.length };
}

describe('an event that is published from the list', () => {
  const [draft, waiting, seen] = [written('draft'), written('draft', 'waiting'), written('published')];
  const rejected = written('published', 'rejected');
  itForAll<[string, object, object, { isWaiting: boolean; calls: number }]>([
    ['a draft that is shown at once', draft, seen, { isWaiting: false, calls: 1 }],
    ['a draft that an operator looks at', draft, waiting, { isWaiting: true, calls: 1 }],
    ['one that is shown already', seen, seen, { isWaiting: false, calls: 0 }],
    ['one whose change waits', written('published', 'waiting'), seen, { isWaiting: true, calls: 0 }],
    ['one whose change was rejected', rejected, written('published', 'waiting'), { isWaiting: true, calls: 1 }],
  ])('reports whether it awaits review: %s', async (_, before, after, told) => {
    expect(await publish(before, after)).toEqual(told);
  });
});
