import { array, boolean, coerce, type Infer, type Struct, string, type } from 'superstruct';
import { instant, maybe } from '../../lib/parse';
import { DayAnswer } from './appointment';
import type { NO_EDIT } from './event-record';
import { type EventReview, EventReviewAnswer, toEventReview } from './event-review';
import { type Picture, PictureAnswer, toPicture } from './picture';

/** What a row of GET my/events and my/articles has alike. */
export const OWN_RECORD = {
  id: string(),
  title: string(),
  state: maybe(string()),
  publishStatus: string(),
  review: maybe(EventReviewAnswer),
  unpublishedChanges: maybe(boolean()),
  noEdit: maybe(string()),
  nextDate: maybe(DayAnswer),
  lastDate: maybe(DayAnswer),
  updatedAt: instant(),
  image: maybe(PictureAnswer),
  missing: maybe(array(string())),
};

const OwnRecordAnswer = type(OWN_RECORD);

/** A row with a `publishStatus`, which servers before 0.2 name `standing`. */
export const withPublishStatus = <Row, Schema>(struct: Struct<Row, Schema>) =>
  coerce(struct, type({ standing: string() }), ({ standing, ...row }) => ({ publishStatus: standing, ...row }));

/** Why an own record cannot be edited. */
export type NoEdit = (typeof NO_EDIT)[number];

/** An own event or article as its list shows it. */
export type OwnRecord<Status extends string = string> = {
  id: string;
  title: string;
  publishStatus: Status;
  /** Whether visitors see it, or an earlier version of it. */
  isVisible: boolean;
  /** Where an operator looks at it before visitors see it. */
  review?: EventReview;
  /** Whether it holds changes that were saved and not published. */
  hasUnpublished?: true;
  noEdit?: NoEdit;
  /** The next and the last day on which it takes place or appears: 'YYYY-MM-DD' in Berlin; absent where none is left. */
  nextDate?: string;
  lastDate?: string;
  /** ISO 8601. */
  updatedAt: string;
  picture?: Picture;
  /** Of a draft: the fields that it lacks to be published. */
  missing: readonly string[];
};

/**
 * What a parsed row says of its record. Of a newer server, an unknown publish status counts as published, and an unknown
 * reason not to edit as locked.
 */
export function toOwnRecord<Status extends string>(
  raw: Infer<typeof OwnRecordAnswer>,
  statuses: readonly (Status | 'published')[],
): OwnRecord<Status | 'published'> {
  const { id, title, noEdit, nextDate, lastDate, updatedAt } = raw;
  const publishStatus = statuses.find((one) => one === raw.publishStatus) ?? 'published';
  return {
    ...{ id, title, publishStatus, updatedAt },
    isVisible: raw.state ? raw.state === 'published' : publishStatus !== 'draft',
    ...(raw.review && { review: toEventReview(raw.review) }),
    ...(raw.unpublishedChanges && { hasUnpublished: true as const }),
    ...(noEdit && { noEdit: noEdit === 'expired' || noEdit === 'otherClient' ? noEdit : 'locked' }),
    ...(nextDate && { nextDate }),
    ...(lastDate && { lastDate }),
    ...(raw.image && { picture: toPicture(raw.image) }),
    missing: raw.missing ?? [],
  };
}
