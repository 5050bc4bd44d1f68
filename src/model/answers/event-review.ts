import { array, enums, type Infer, number, string, type } from 'superstruct';
import { instant, maybe } from '../../lib/parse';

/** The states of a review: waiting for an operator, rejected by one, or taken down by one after its publication. */
const REVIEW_STATES = ['waiting', 'rejected', 'takenDown'] as const;

/** Shape of the review of an own event in an answer. */
export const EventReviewAnswer = type({
  state: enums(REVIEW_STATES),
  /** The time of submission, or of the taking down. */
  since: instant(),
  /** The reason for the rejection or the taking down. */
  reason: maybe(string()),
  /** The fields that the reason refers to: top-level names of the event's content. */
  fields: maybe(array(string())),
  /** The role relation that must be approved first. */
  relation: maybe(type({ id: number(), name: string() })),
});

/** The review of an own event; `reason` and `fields` are empty if absent. */
export type EventReview = {
  state: (typeof REVIEW_STATES)[number];
  /** ISO 8601. */
  since: string;
  reason: string;
  fields: readonly string[];
  /** The role relation that must be approved first; its name may be empty. */
  relation?: { id: number; name: string };
};

/** Converts a parsed review. */
export const toEventReview = ({
  state,
  since,
  reason,
  fields,
  relation,
}: Infer<typeof EventReviewAnswer>): EventReview => ({
  ...{ state, since },
  reason: reason ?? '',
  fields: fields ?? [],
  ...(relation && { relation: { id: relation.id, name: relation.name } }),
});
