import { array, boolean, enums, string, type, unknown } from 'superstruct';
import { instant, maybe, parse, ShapeError } from '../../lib/parse';
import { EventPayload } from '../payloads/event-payload';
import { isRecord } from '../payloads/payload-fields';
import type { EventContent } from '../records/event-content';
import { contentOf } from '../records/event-from-payload';
import { type Address, toAddress } from './address';
import { type EventReview, EventReviewAnswer, toEventReview } from './event-review';
import { type Member, MemberAnswer } from './member';
import { type OwnPicture, OwnPictureAnswer, toOwnPicture } from './own-picture';

/**
 * The reasons why an event or an article cannot be edited: all its dates are over, it belongs to another client, or an
 * operator has locked it.
 */
export const NO_EDIT = ['expired', 'otherClient', 'locked'] as const;

const EditableEventAnswer = type({
  id: string(),
  noEdit: maybe(enums(NO_EDIT)),
  createdAt: maybe(instant()),
  updatedAt: maybe(instant()),
  location: maybe(unknown()),
  promoter: maybe(unknown()),
  review: maybe(EventReviewAnswer),
  unpublishedChanges: maybe(boolean()),
  author: maybe(MemberAnswer),
  changedBy: maybe(MemberAnswer),
  media: maybe(array(OwnPictureAnswer)),
});

/**
 * An own event or article in the shape that its form starts with: its content, and the addresses and pictures that it
 * refers to.
 */
export type EditableRecord<Content> = {
  id: string;
  /** The state of the public version; 'draft' without one. */
  state: EventPayload['state'];
  /** The latest saved content, even while visitors see an earlier version. */
  content: Content;
  location?: Address;
  promoter?: Address;
  /** In the order of `content.media`. */
  pictures: OwnPicture[];
  noEdit?: (typeof NO_EDIT)[number];
  /** The review by an operator before the record becomes visible. */
  review?: EventReview;
  /** Set if the content holds saved changes that are not published. */
  hasUnpublished?: true;
  /** The author, and who changed it last; each only if it is another member of the reader's organisation. */
  author?: Member;
  changedBy?: Member;
  /** ISO 8601. */
  createdAt?: string;
  updatedAt?: string;
};

/** An own event in the shape that its form starts with. */
export type EditableEvent = EditableRecord<EventContent>;

/**
 * Reads the answer of GET my/events/{id}: the fields that PUT takes, with whole addresses and pictures in place of
 * their ids.
 *
 * @throws {ShapeError} naming each field that is absent or has a wrong type
 */
export function toEditableEvent(answer: unknown): EditableEvent {
  const raw = parse(answer, EditableEventAnswer, 'Event');
  const location = raw.location == null ? undefined : toAddress(raw.location);
  const promoter = raw.promoter == null ? undefined : toAddress(raw.promoter);
  const pictures = (raw.media ?? []).map(toOwnPicture);
  const payload = parse(
    {
      ...(isRecord(answer) ? answer : {}),
      location: location?.addressId,
      promoter: promoter?.addressId,
      media: pictures.map(({ id }) => id),
    },
    EventPayload,
    'Event',
  );
  return {
    id: raw.id,
    state: payload.state,
    content: contentOf(payload, rejectRow),
    ...(location && { location }),
    ...(promoter && { promoter }),
    pictures,
    ...(raw.noEdit && { noEdit: raw.noEdit }),
    ...(raw.review && { review: toEventReview(raw.review) }),
    ...(raw.unpublishedChanges && { hasUnpublished: true as const }),
    ...(raw.author && { author: raw.author }),
    ...(raw.changedBy && { changedBy: raw.changedBy }),
    ...(raw.createdAt && { createdAt: raw.createdAt }),
    ...(raw.updatedAt && { updatedAt: raw.updatedAt }),
  };
}

/** Rejects a row without an id, which could not be distinguished from others. */
function rejectRow(): never {
  throw new ShapeError('Event', ['Invalid id of a row.']);
}
