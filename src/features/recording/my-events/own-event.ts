import { array, integer, number, string, type } from 'superstruct';
import { isTime } from '../../../lib/days';
import { instant, maybe, parse } from '../../../lib/parse';
import { DayAnswer } from '../../../model/appointment';
import { type Picture, PictureAnswer, toPicture } from '../../../model/picture';
import { type EventReview, EventReviewAnswer, toEventReview } from '../../../model/written/event-review';
import type { NoEdit } from '../no-edit-words';

/** How an own event stands, in the order in which the list offers them. */
export const STANDINGS = ['draft', 'waiting', 'rejected', 'published', 'cancelled', 'past'] as const;

/** How an own event stands for its organiser. */
export type Standing = (typeof STANDINGS)[number];

const OwnEventAnswer = type({
  id: string(),
  title: string(),
  state: maybe(string()),
  standing: string(),
  review: maybe(EventReviewAnswer),
  noEdit: maybe(string()),
  nextDate: maybe(DayAnswer),
  nextTime: maybe(string()),
  lastDate: maybe(DayAnswer),
  appointmentCount: integer(),
  updatedAt: instant(),
  location: maybe(string()),
  image: maybe(PictureAnswer),
  missing: maybe(array(string())),
  completeness: maybe(type({ percent: number(), lacks: array(string()) })),
});

/** An own event as its list shows it. */
export type OwnEvent = {
  id: string;
  title: string;
  standing: Standing;
  /** Whether visitors see it, or an earlier version of it. */
  isVisible: boolean;
  /** Where an operator looks at it before visitors see it. */
  review?: EventReview;
  noEdit?: NoEdit;
  /** 'YYYY-MM-DD' in Berlin; absent where no date is left. */
  nextDate?: string;
  /** When that begins, 'HH:mm'. */
  nextTime?: string;
  lastDate?: string;
  appointmentCount: number;
  /** ISO 8601. */
  updatedAt: string;
  location?: string;
  picture?: Picture;
  /** Of a draft: the fields that it lacks to be published. */
  missing: readonly string[];
  /** How much of what visitors look for it says, in percent, and the fields that it does not say. */
  completeness?: { percent: number; lacks: readonly string[] };
};

/**
 * Reads a row of GET my/events. Of a newer server, an unknown standing counts as published, and an unknown reason not
 * to edit as locked.
 *
 * @throws {ShapeError} naming each field that is absent or has a wrong type
 */
export function toOwnEvent(answer: unknown): OwnEvent {
  const raw = parse(answer, OwnEventAnswer, 'Event');
  const { id, title, noEdit, nextDate, nextTime, lastDate, appointmentCount, updatedAt, location } = raw;
  return {
    ...{ id, title, appointmentCount, updatedAt },
    standing: STANDINGS.find((one) => one === raw.standing) ?? 'published',
    isVisible: raw.state ? raw.state === 'published' : raw.standing !== 'draft',
    ...(raw.review && { review: toEventReview(raw.review) }),
    ...(noEdit && { noEdit: noEdit === 'expired' || noEdit === 'otherClient' ? noEdit : 'locked' }),
    ...(nextDate && { nextDate }),
    ...(isTime(nextTime) && { nextTime }),
    ...(lastDate && { lastDate }),
    ...(location && { location }),
    ...(raw.image && { picture: toPicture(raw.image) }),
    missing: raw.missing ?? [],
    ...(raw.completeness && { completeness: raw.completeness }),
  };
}
