import type { Answer } from '../../api/api';
import type { Client } from '../../app/client';
import { type EditableEvent, toEditableEvent } from '../../model/answers/event-record';
import type { EventPayload } from '../../model/payloads/event-payload';
import { ownRecordPath } from './own-path';

type Caller = Pick<Client, 'api'>;

/** An own record with its version for `ifMatch`. */
export type Versioned<Written> = { record: Written; etag: string | undefined };

/** An own event with its version for `ifMatch`. */
export type VersionedEvent = Versioned<EditableEvent>;

/** The API path of a kind of record, and the reader of its responses. */
export type RecordCalls<Written> = { /** 'my/events'. */ path: string; read(answer: unknown): Written };

const readVersioned = <Written>({ read }: RecordCalls<Written>, { data, etag }: Answer): Versioned<Written> => ({
  record: read(data),
  etag,
});

/** Loads an own record. GET /api/{path}/{id} */
export const loadOwnRecord = async <Written>(
  { api }: Caller,
  calls: RecordCalls<Written>,
  id: string,
  signal?: AbortSignal,
): Promise<Versioned<Written>> => readVersioned(calls, await api.get(ownRecordPath(calls.path, id), undefined, signal));

/** Creates a record. POST /api/{path} @throws {ApiError} with `fields` when it cannot be published (422) */
export const createOwnRecord = async <Written>(
  { api }: Caller,
  calls: RecordCalls<Written>,
  payload: object,
  idempotencyKey: string,
): Promise<Versioned<Written>> => readVersioned(calls, await api.post(calls.path, payload, { idempotencyKey }));

/**
 * Saves an own record. PUT /api/{path}/{id}
 *
 * @throws {ApiError} with `current` when it was changed meanwhile (412), with `fields` when it cannot be published
 * (422)
 */
export const changeOwnRecord = async <Written>(
  { api }: Caller,
  calls: RecordCalls<Written>,
  id: string,
  { payload, ...attempt }: { payload: object; idempotencyKey: string; ifMatch: string | undefined },
): Promise<Versioned<Written>> => readVersioned(calls, await api.put(ownRecordPath(calls.path, id), payload, attempt));

/** Discards the unpublished changes of a record. DELETE /api/{path}/{id}/changes */
export const discardChanges = async <Written>(
  { api }: Caller,
  calls: RecordCalls<Written>,
  id: string,
  attempt: { idempotencyKey: string; ifMatch: string | undefined },
): Promise<Versioned<Written>> =>
  readVersioned(calls, await api.delete(`${ownRecordPath(calls.path, id)}/changes`, undefined, attempt));

/** The API path and reader of own events. */
export const EVENT_CALLS: RecordCalls<EditableEvent> = { path: 'my/events', read: toEditableEvent };

/** Loads an own event. */
export const loadOwnEvent = (caller: Caller, id: string, signal?: AbortSignal): Promise<VersionedEvent> =>
  loadOwnRecord(caller, EVENT_CALLS, id, signal);

/** Saves an own event, see `changeOwnRecord`. */
export const changeOwnEvent = (
  caller: Caller,
  id: string,
  payload: EventPayload,
  attempt: { idempotencyKey: string; ifMatch: string | undefined },
): Promise<VersionedEvent> => changeOwnRecord(caller, EVENT_CALLS, id, { payload, ...attempt });
