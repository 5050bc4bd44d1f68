import { array, string, type } from 'superstruct';
import { instant, maybe, parse } from '../../../lib/parse';
import { DayAnswer } from '../../../model/appointment';
import { type Picture, PictureAnswer, toPicture } from '../../../model/picture';
import { type EventReview, EventReviewAnswer, toEventReview } from '../../../model/written/event-review';
import type { NoEdit } from '../no-edit-words';

/** How an own article stands, in the order in which the list offers them; a planned one appears on a day to come. */
export const ARTICLE_STANDINGS = ['draft', 'waiting', 'rejected', 'planned', 'published'] as const;

/** How an own article stands for its author. */
export type ArticleStanding = (typeof ARTICLE_STANDINGS)[number];

const OwnArticleAnswer = type({
  id: string(),
  title: string(),
  state: maybe(string()),
  standing: string(),
  review: maybe(EventReviewAnswer),
  noEdit: maybe(string()),
  nextDate: maybe(DayAnswer),
  lastDate: maybe(DayAnswer),
  updatedAt: instant(),
  image: maybe(PictureAnswer),
  missing: maybe(array(string())),
});

/** An own article as its list shows it. */
export type OwnArticle = {
  id: string;
  title: string;
  standing: ArticleStanding;
  /** Whether visitors read it, or an earlier version of it. */
  isVisible: boolean;
  /** Where an operator looks at it before visitors read it. */
  review?: EventReview;
  noEdit?: NoEdit;
  /** The next and the last day on which it appears: 'YYYY-MM-DD' in Berlin. */
  nextDate?: string;
  lastDate?: string;
  /** ISO 8601. */
  updatedAt: string;
  picture?: Picture;
  /** Of a draft: the fields that it lacks to be published. */
  missing: readonly string[];
};

/**
 * Reads a row of GET my/articles. Of a newer server, an unknown standing counts as published, and an unknown reason not
 * to edit as locked.
 *
 * @throws {ShapeError} naming each field that is absent or has a wrong type
 */
export function toOwnArticle(answer: unknown): OwnArticle {
  const raw = parse(answer, OwnArticleAnswer, 'Article');
  const { id, title, noEdit, nextDate, lastDate, updatedAt } = raw;
  const standing = ARTICLE_STANDINGS.find((one) => one === raw.standing) ?? 'published';
  return {
    ...{ id, title, standing, updatedAt },
    isVisible: raw.state === 'published' && standing !== 'planned',
    ...(raw.review && { review: toEventReview(raw.review) }),
    ...(noEdit && { noEdit: noEdit === 'expired' || noEdit === 'otherClient' ? noEdit : 'locked' }),
    ...(nextDate && { nextDate }),
    ...(lastDate && { lastDate }),
    ...(raw.image && { picture: toPicture(raw.image) }),
    missing: raw.missing ?? [],
  };
}
