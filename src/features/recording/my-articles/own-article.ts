import { type } from 'superstruct';
import { parse } from '../../../lib/parse';
import { paths } from '../../../routing/paths';
import type { OwnList } from '../own-records/own-filter';
import { OWN_RECORD, type OwnRecord, toOwnRecord } from '../own-records/own-record';

/** How an own article stands, in the order in which the list offers them; a planned one appears on a day to come. */
export const ARTICLE_STANDINGS = ['draft', 'waiting', 'rejected', 'planned', 'published'] as const;

/** How an own article stands for its author. */
export type ArticleStanding = (typeof ARTICLE_STANDINGS)[number];

const OwnArticleAnswer = type(OWN_RECORD);

/** An own article as its list shows it. */
export type OwnArticle = OwnRecord<ArticleStanding>;

/** Reads a row of GET my/articles. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toOwnArticle(answer: unknown): OwnArticle {
  const article = toOwnRecord(parse(answer, OwnArticleAnswer, 'Article'), ARTICLE_STANDINGS);
  // One that is planned is approved, but nobody reads it yet.
  return { ...article, isVisible: article.isVisible && article.standing !== 'planned' };
}

/** The own articles, without the words of their list. */
export const OWN_ARTICLES: Omit<OwnList<OwnArticle, ArticleStanding>, 'words'> = {
  path: 'my/articles',
  route: paths.myArticles,
  standings: ARTICLE_STANDINGS,
  orders: ['updated', 'date', 'title'],
  read: toOwnArticle,
};
