import { array, integer, number, string, type } from 'superstruct';
import { isTime } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import { OWN_RECORD, type OwnRecord, toOwnRecord, withPublishStatus } from './own-record';

/** The publish statuses of an own event, in the order of the list's filter. */
export const EVENT_PUBLISH_STATUSES = [
  'draft',
  'waiting',
  'rejected',
  'takenDown',
  'published',
  'cancelled',
  'past',
] as const;

/** The publish status of an own event. */
export type EventPublishStatus = (typeof EVENT_PUBLISH_STATUSES)[number];

const OwnEventAnswer = withPublishStatus(
  type({
    ...OWN_RECORD,
    nextTime: maybe(string()),
    appointmentCount: integer(),
    location: maybe(string()),
    completeness: maybe(type({ percent: number(), lacks: array(string()) })),
    views: maybe(integer()),
  }),
);

/** An own event in its author's list. */
export type OwnEvent = OwnRecord<EventPublishStatus> & {
  /** The start time of its next date, 'HH:mm'. */
  nextTime?: string;
  appointmentCount: number;
  location?: string;
  /** The completeness of the event in percent, and the names of its missing fields. */
  completeness?: { percent: number; lacks: readonly string[] };
  /** The views of its page in the last seven days; absent for one that visitors do not see. */
  views?: number;
};

/** Reads a row of GET my/events. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toOwnEvent(answer: unknown): OwnEvent {
  const raw = parse(answer, OwnEventAnswer, 'Event');
  const { nextTime, appointmentCount, location, completeness, views } = raw;
  return {
    ...toOwnRecord(raw, EVENT_PUBLISH_STATUSES),
    appointmentCount,
    ...(isTime(nextTime) && { nextTime }),
    ...(location && { location }),
    ...(completeness && { completeness }),
    ...(typeof views === 'number' && { views }),
  };
}

const ChangedRowsAnswer = array(
  withPublishStatus(type({ id: string(), publishStatus: string(), missing: maybe(array(string())) })),
);

/** Reads the publish status and missing fields of rows of GET my/events. @throws {ShapeError} */
export const toChangedRows = (answer: unknown) => parse(answer, ChangedRowsAnswer, 'Events');
