import { ApiError } from '../../../../api/api-error';
import type { Client } from '../../../../app/client';
import { newIdempotencyKey } from '../../../../app/idempotency-keys';
import { toEditableEvent } from '../../../../model/answers/event-record';
import type { EventContent } from '../../../../model/records/event-content';
import { changeOwnEvent, type VersionedEvent } from '../../written-api';
import { changedPayload } from '../status-changes';
import {
  type Change,
  isConflicting,
  type UndoReach,
  WHOLE_EVENT,
  withChange,
  withoutEventStatus,
} from './planned-dates';

const CONFLICT = 412;

type Saved = {
  key: string;
  change: Change;
  /** The dates for which the status of the whole event is taken back at the same time. */
  takesBack?: UndoReach | undefined;
  idempotencyKey: string;
};

/**
 * Saves a change of an event or of one of its dates. Concurrent changes to other parts of the event are merged.
 *
 * @throws {ApiError} as the call does; 412 if the same date was changed meanwhile
 */
export async function saveChange(
  { api }: Pick<Client, 'api'>,
  known: VersionedEvent,
  { key, change, takesBack, idempotencyKey }: Saved,
): Promise<VersionedEvent> {
  const changed = (content: EventContent) =>
    withChange(takesBack ? withoutEventStatus(content, key, takesBack) : content, key, change);
  const put = ({ record: event, etag }: VersionedEvent, attempt: string) =>
    changeOwnEvent({ api }, event.id, changedPayload(event, changed(event.content)), {
      idempotencyKey: attempt,
      ifMatch: etag,
    });
  try {
    return await put(known, idempotencyKey);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CONFLICT || error.current === undefined) throw error;
    const now = { record: toEditableEvent(error.current), etag: error.etag };
    const keys = takesBack ? [key, WHOLE_EVENT] : [key];
    if (keys.some((one) => isConflicting(known.record.content, now.record.content, one))) throw error;
    return put(now, newIdempotencyKey());
  }
}
