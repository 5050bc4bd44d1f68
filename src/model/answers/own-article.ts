import { type } from 'superstruct';
import { parse } from '../../lib/parse';
import { OWN_RECORD, type OwnRecord, toOwnRecord, withPublishStatus } from './own-record';

/** The publish statuses of an own article, in the order in which the list offers them; `planned` appears on a day to come. */
export const ARTICLE_PUBLISH_STATUSES = ['draft', 'waiting', 'rejected', 'planned', 'published'] as const;

/** Where an own article stands between draft and published. */
export type ArticlePublishStatus = (typeof ARTICLE_PUBLISH_STATUSES)[number];

const OwnArticleAnswer = withPublishStatus(type(OWN_RECORD));

/** An own article as its list shows it. */
export type OwnArticle = OwnRecord<ArticlePublishStatus>;

/** Reads a row of GET my/articles. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toOwnArticle(answer: unknown): OwnArticle {
  const article = toOwnRecord(parse(answer, OwnArticleAnswer, 'Article'), ARTICLE_PUBLISH_STATUSES);
  // One that is planned is approved, but nobody reads it yet.
  return { ...article, isVisible: article.isVisible && article.publishStatus !== 'planned' };
}
