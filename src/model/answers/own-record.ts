import { array, boolean, coerce, type Infer, type Struct, string, type } from 'superstruct';
import { instant, maybe } from '../../lib/parse';
import type { NO_EDIT } from './event-record';
import { type EventReview, EventReviewAnswer, toEventReview } from './event-review';
import { DayAnswer } from './lenient';
import { type Member, MemberAnswer } from './member';
import { type Picture, PictureAnswer, toPicture } from './picture';

/** Shapes of the fields that rows of GET my/events and my/articles share. */
export const OWN_RECORD = {
  id: string(),
  title: string(),
  state: maybe(string()),
  publishStatus: string(),
  review: maybe(EventReviewAnswer),
  unpublishedChanges: maybe(boolean()),
  noEdit: maybe(string()),
  author: maybe(MemberAnswer),
  canHandOver: maybe(boolean()),
  nextDate: maybe(DayAnswer),
  lastDate: maybe(DayAnswer),
  updatedAt: instant(),
  image: maybe(PictureAnswer),
  missing: maybe(array(string())),
};

const OwnRecordAnswer = type(OWN_RECORD);

/** Extends a struct to accept `standing`, the name of `publishStatus` before server 0.2. */
export const withPublishStatus = <Row, Schema>(struct: Struct<Row, Schema>) =>
  coerce(struct, type({ standing: string() }), ({ standing, ...row }) => ({ publishStatus: standing, ...row }));

/** The reason why an own record cannot be edited. */
export type NoEdit = (typeof NO_EDIT)[number];

/** An own event or article in its author's list. */
export type OwnRecord<Status extends string = string> = {
  id: string;
  title: string;
  publishStatus: Status;
  /** True if visitors see it, or an earlier version of it. */
  isVisible: boolean;
  /** The review by an operator before the record becomes visible. */
  review?: EventReview;
  /** Set if it holds saved changes that are not published. */
  hasUnpublished?: true;
  noEdit?: NoEdit;
  /** Set if it is the record of another member of the reader's organisation. */
  author?: Member;
  /** Set if it can be handed to another member. */
  canHandOver?: true;
  /** The next and the last day of the event or article: 'YYYY-MM-DD' in Berlin; absent if no day is left. */
  nextDate?: string;
  lastDate?: string;
  /** ISO 8601. */
  updatedAt: string;
  picture?: Picture;
  /** The fields that a draft lacks for publication. */
  missing: readonly string[];
};

/**
 * Converts a parsed row. From a newer server, an unsupported publish status becomes `published`, an unsupported reason
 * not to edit `locked`.
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
    ...(raw.author && { author: raw.author }),
    ...(raw.canHandOver && { canHandOver: true as const }),
    ...(nextDate && { nextDate }),
    ...(lastDate && { lastDate }),
    ...(raw.image && { picture: toPicture(raw.image) }),
    missing: raw.missing ?? [],
  };
}
