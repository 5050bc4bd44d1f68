import { ApiError } from '../../../../api/api-error';
import { toWrittenEvent } from '../../../../model/written/written-event';
import type { Client } from '../../../../portal/client';
import { newIdempotencyKey } from '../../../../portal/form/attempts';
import { changeOwnEvent, type KnownEvent } from '../../written-api';
import { changedPayload } from '../standing-changes';
import { type Change, hasChanged, withChange } from './planned-dates';

const CONFLICT = 412;

/**
 * Saves a change of an event or of one of its dates. Where somebody has changed something else of the event meanwhile,
 * both changes count.
 *
 * @throws {ApiError} as the call does; 412 when the same date has been changed
 */
export async function saveChange(
  { api }: Pick<Client, 'api'>,
  known: KnownEvent,
  { key, change, idempotencyKey }: { key: string; change: Change; idempotencyKey: string },
): Promise<KnownEvent> {
  const put = ({ record: event, etag }: KnownEvent, attempt: string) =>
    changeOwnEvent({ api }, event.id, changedPayload(event, withChange(event.content, key, change)), {
      idempotencyKey: attempt,
      ifMatch: etag,
    });
  try {
    return await put(known, idempotencyKey);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CONFLICT || error.current === undefined) throw error;
    const now = { record: toWrittenEvent(error.current), etag: error.etag };
    if (hasChanged(known.record.content, now.record.content, key)) throw error;
    return put(now, newIdempotencyKey());
  }
}
