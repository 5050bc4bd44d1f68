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
  type ResetReach,
  WHOLE_EVENT,
  withChange,
  withoutEventStatus,
} from './planned-dates';

const CONFLICT = 412;

type ChangeRequest = {
  key: string;
  change: Change;
  /** The dates for which the status of the whole event is taken back at the same time. */
  resetReach?: ResetReach | undefined;
  idempotencyKey: string;
};

/**
 * Saves a change of an event or of one of its dates. Concurrent changes to other parts of the event are merged.
 *
 * @throws {ApiError} as the call does; 412 if the same date was changed meanwhile
 */
export async function saveChange(
  { api }: Pick<Client, 'api'>,
  loaded: VersionedEvent,
  { key, change, resetReach, idempotencyKey }: ChangeRequest,
): Promise<VersionedEvent> {
  const changedContent = (content: EventContent) =>
    withChange(resetReach ? withoutEventStatus(content, key, resetReach) : content, key, change);
  const save = ({ record: event, etag }: VersionedEvent, attempt: string) =>
    changeOwnEvent({ api }, event.id, changedPayload(event, changedContent(event.content)), {
      idempotencyKey: attempt,
      ifMatch: etag,
    });
  try {
    return await save(loaded, idempotencyKey);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CONFLICT || error.current === undefined) throw error;
    const current = { record: toEditableEvent(error.current), etag: error.etag };
    const keys = resetReach ? [key, WHOLE_EVENT] : [key];
    if (keys.some((one) => isConflicting(loaded.record.content, current.record.content, one))) throw error;
    return save(current, newIdempotencyKey());
  }
}
