import { array, boolean, type Infer, string, type } from 'superstruct';
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
  standing: string(),
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

/** Why an own record cannot be edited. */
export type NoEdit = (typeof NO_EDIT)[number];

/** An own event or article as its list shows it. */
export type OwnRecord<Standing extends string = string> = {
  id: string;
  title: string;
  standing: Standing;
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
 * What a parsed row says of its record. Of a newer server, an unknown standing counts as published, and an unknown
 * reason not to edit as locked.
 */
export function toOwnRecord<Standing extends string>(
  raw: Infer<typeof OwnRecordAnswer>,
  standings: readonly (Standing | 'published')[],
): OwnRecord<Standing | 'published'> {
  const { id, title, noEdit, nextDate, lastDate, updatedAt } = raw;
  const standing = standings.find((one) => one === raw.standing) ?? 'published';
  return {
    ...{ id, title, standing, updatedAt },
    isVisible: raw.state ? raw.state === 'published' : standing !== 'draft',
    ...(raw.review && { review: toEventReview(raw.review) }),
    ...(raw.unpublishedChanges && { hasUnpublished: true as const }),
    ...(noEdit && { noEdit: noEdit === 'expired' || noEdit === 'otherClient' ? noEdit : 'locked' }),
    ...(nextDate && { nextDate }),
    ...(lastDate && { lastDate }),
    ...(raw.image && { picture: toPicture(raw.image) }),
    missing: raw.missing ?? [],
  };
}
