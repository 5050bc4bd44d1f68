// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../../src/api/api-error';
import { WHOLE_EVENT } from '../../../../../../src/features/recording/my-events/change-status/planned-dates';
import { saveChange } from '../../../../../../src/features/recording/my-events/change-status/save-change';
import { toEditableEvent } from '../../../../../../src/model/answers/event-record';

const written = (changes: object = {}) => ({
  ...{ id: '7', state: 'published', title: 'Jazz', dates: [{ id: 1, date: '2027-03-01', fullDay: true }] },
  ...changes,
});
const known = { record: toEditableEvent(written()), etag: '"v1"' };
const change = { status: 'cancelled', newDate: '', newLocation: '' } as const;
const conflict = (current: object) => new ApiError('rejected', { status: 412, current, etag: '"v2"' });

/** @param refusals what the first attempts are refused with */
async function save(...refusals: ApiError[]) {
  const put = vi.fn(async (_: string, body: object, sending: object) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return { data: { ...body, id: '7' }, meta: undefined, sending };
  });
  const api = { put } as never;
  const result = await saveChange({ api }, known, { key: WHOLE_EVENT, change, idempotencyKey: 'key-1' }).catch(
    (error: unknown) => error,
  );
  return { result, sent: put.mock.calls.map(([, body, sending]) => ({ body, sending })) };
}

describe('a change of the status of an event', () => {
  it('is sent with its version, and changes nothing else', async () => {
    const { sent } = await save();
    expect(sent).toMatchObject([
      {
        body: { title: 'Jazz', state: 'published', status: 'cancelled', dates: [{ id: 1 }] },
        sending: { ifMatch: '"v1"', idempotencyKey: 'key-1' },
      },
    ]);
  });

  it('is merged with concurrent changes', async () => {
    const { sent } = await save(conflict(written({ title: 'Jazz im Keller' })));
    expect(sent[1]).toMatchObject({
      body: { title: 'Jazz im Keller', status: 'cancelled' },
      sending: { ifMatch: '"v2"' },
    });
    expect(sent[1]?.sending).not.toMatchObject({ idempotencyKey: 'key-1' });
  });

  it('is shown to visitors at once, and keeps earlier changes unpublished', async () => {
    const { sent } = await save(conflict(written({ title: 'Jazz im Keller', unpublishedChanges: true })));
    const kept = { unpublishedChanges: true, tellAtOnce: true };
    expect(sent[0]?.body).not.toMatchObject(kept);
    expect(sent[1]?.body).toMatchObject({ title: 'Jazz im Keller', state: 'published', status: 'cancelled', ...kept });
  });

  it('is aborted after a concurrent change of the same status', async () => {
    const { result, sent } = await save(conflict(written({ status: 'soldOut' })));
    expect([(result as ApiError).status, sent.length]).toEqual([412, 1]);
  });

  it('also resets the status of the whole event, unless that was changed concurrently', async () => {
    const cancelled = { record: toEditableEvent(written({ status: 'cancelled' })), etag: '"v1"' };
    const moved = { status: 'postponed', newDate: '2027-04-01', newLocation: '' } as const;
    const send = async (...refusals: ApiError[]) => {
      const put = vi.fn(async (_: string, body: object) => {
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        return { data: { ...body, id: '7' }, meta: undefined };
      });
      const request = { key: 'date 1', change: moved, resetReach: 'all', idempotencyKey: 'key-1' } as const;
      const result = await saveChange({ api: { put } as never }, cancelled, request).catch((error: unknown) => error);
      return { result, sent: put.mock.calls.map(([, body]) => body) };
    };
    const { sent } = await send();
    expect(sent).toMatchObject([
      { status: 'scheduled', dates: [{ id: 1, status: 'postponed', newDate: '2027-04-01' }] },
    ]);
    const { result } = await send(conflict(written({ status: 'soldOut' })));
    expect((result as ApiError).status).toBe(412);
  });

  it('tries no more than twice', async () => {
    const { result, sent } = await save(conflict(written({ title: 'A' })), conflict(written({ title: 'B' })));
    expect([(result as ApiError).status, sent.length]).toEqual([412, 2]);
  });
});
