import { array, enums, type Infer, string, type } from 'superstruct';
import { instant, maybe } from '../../lib/parse';

/** An event that an operator has still to look at, or has sent back. */
const REVIEW_STATES = ['waiting', 'rejected'] as const;

/** How the review of an own event stands, as it is answered. */
export const EventReviewAnswer = type({
  state: enums(REVIEW_STATES),
  /** When it was sent. */
  since: instant(),
  /** Why it was rejected. */
  reason: maybe(string()),
  /** What the reason names: top-level names of the event's content. */
  fields: maybe(array(string())),
});

/** How the review of an own event stands; '' and [] where nothing is said. */
export type EventReview = {
  state: (typeof REVIEW_STATES)[number];
  /** ISO 8601. */
  since: string;
  reason: string;
  fields: readonly string[];
};

/** Reads what EventReviewAnswer has found right. */
export const toEventReview = ({ state, since, reason, fields }: Infer<typeof EventReviewAnswer>): EventReview => ({
  ...{ state, since },
  reason: reason ?? '',
  fields: fields ?? [],
});
