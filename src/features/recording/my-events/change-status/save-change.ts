import { ApiError } from '../../../../api/api-error';
import type { Client } from '../../../../app/client';
import { newIdempotencyKey } from '../../../../app/idempotency-keys';
import { toWrittenEvent } from '../../../../model/answers/event-record';
import type { EventContent } from '../../../../model/records/event-content';
import { changeOwnEvent, type KnownEvent } from '../../written-api';
import { changedPayload } from '../status-changes';
import { type Change, hasChanged, type TakenBack, WHOLE, withChange, withoutWhole } from './planned-dates';

const CONFLICT = 412;

type Saved = {
  key: string;
  change: Change;
  /** The dates for which the status of the whole event is taken back at the same time. */
  takesBack?: TakenBack | undefined;
  idempotencyKey: string;
};

/**
 * Saves a change of an event or of one of its dates. Concurrent changes to other parts of the event are merged.
 *
 * @throws {ApiError} as the call does; 412 if the same date was changed meanwhile
 */
export async function saveChange(
  { api }: Pick<Client, 'api'>,
  known: KnownEvent,
  { key, change, takesBack, idempotencyKey }: Saved,
): Promise<KnownEvent> {
  const changed = (content: EventContent) =>
    withChange(takesBack ? withoutWhole(content, key, takesBack) : content, key, change);
  const put = ({ record: event, etag }: KnownEvent, attempt: string) =>
    changeOwnEvent({ api }, event.id, changedPayload(event, changed(event.content)), {
      idempotencyKey: attempt,
      ifMatch: etag,
    });
  try {
    return await put(known, idempotencyKey);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CONFLICT || error.current === undefined) throw error;
    const now = { record: toWrittenEvent(error.current), etag: error.etag };
    const keys = takesBack ? [key, WHOLE] : [key];
    if (keys.some((one) => hasChanged(known.record.content, now.record.content, one))) throw error;
    return put(now, newIdempotencyKey());
  }
}
