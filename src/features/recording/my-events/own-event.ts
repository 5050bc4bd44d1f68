import { array, integer, number, string, type } from 'superstruct';
import { isTime } from '../../../lib/days';
import { maybe, parse } from '../../../lib/parse';
import { paths } from '../../../routing/paths';
import { OWN_ORDERS, type OwnList } from '../own-records/own-filter';
import { OWN_RECORD, type OwnRecord, toOwnRecord } from '../own-records/own-record';

/** How an own event stands, in the order in which the list offers them. */
export const STANDINGS = ['draft', 'waiting', 'rejected', 'published', 'cancelled', 'past'] as const;

/** How an own event stands for its organiser. */
export type Standing = (typeof STANDINGS)[number];

const OwnEventAnswer = type({
  ...OWN_RECORD,
  nextTime: maybe(string()),
  appointmentCount: integer(),
  location: maybe(string()),
  completeness: maybe(type({ percent: number(), lacks: array(string()) })),
});

/** An own event as its list shows it. */
export type OwnEvent = OwnRecord<Standing> & {
  /** When its next date begins, 'HH:mm'. */
  nextTime?: string;
  appointmentCount: number;
  location?: string;
  /** How much of what visitors look for it says, in percent, and the fields that it does not say. */
  completeness?: { percent: number; lacks: readonly string[] };
};

/** Reads a row of GET my/events. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toOwnEvent(answer: unknown): OwnEvent {
  const raw = parse(answer, OwnEventAnswer, 'Event');
  const { nextTime, appointmentCount, location, completeness } = raw;
  return {
    ...toOwnRecord(raw, STANDINGS),
    appointmentCount,
    ...(isTime(nextTime) && { nextTime }),
    ...(location && { location }),
    ...(completeness && { completeness }),
  };
}

/** The own events, without the words of their list. */
export const OWN_EVENTS: Omit<OwnList<OwnEvent, Standing>, 'words'> = {
  path: 'my/events',
  route: paths.myEvents,
  standings: STANDINGS,
  orders: OWN_ORDERS,
  read: toOwnEvent,
};
