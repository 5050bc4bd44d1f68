import { type } from 'superstruct';
import { parse } from '../../lib/parse';
import { OWN_RECORD, type OwnRecord, toOwnRecord, withPublishStatus } from './own-record';

/** The publish statuses of an own article, in the order of the list's filter; `planned` appears on a coming day. */
export const ARTICLE_PUBLISH_STATUSES = ['draft', 'waiting', 'rejected', 'takenDown', 'planned', 'published'] as const;

/** The publish status of an own article. */
export type ArticlePublishStatus = (typeof ARTICLE_PUBLISH_STATUSES)[number];

const OwnArticleAnswer = withPublishStatus(type(OWN_RECORD));

/** An own article in its author's list. */
export type OwnArticle = OwnRecord<ArticlePublishStatus>;

/** Reads a row of GET my/articles. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toOwnArticle(answer: unknown): OwnArticle {
  const article = toOwnRecord(parse(answer, OwnArticleAnswer, 'Article'), ARTICLE_PUBLISH_STATUSES);
  // A planned article is approved, but not yet visible.
  return { ...article, isVisible: article.isVisible && article.publishStatus !== 'planned' };
}
