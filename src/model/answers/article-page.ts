import { array, number, string, type } from 'superstruct';
import { maybe } from '../../lib/parse';
import { type ArticleRow, toArticleRow } from './article-row';
import { parseShown } from './lenient';
import { type AnswerBody, pagesOf, readList, TotalsAnswer, totalsOf } from './read-list';

const PageMeta = type({
  ...TotalsAnswer,
  tags: maybe(array(type({ name: string(), count: number() }))),
});

/** One page of a list of articles. */
export type ArticlePage = {
  articles: ArticleRow[];
  total: number;
  /** From 1. */
  number: number;
  pageCount: number;
  /** The most frequent tags of all matching articles, independent of the tag filter. */
  tags: { name: string; count: number }[];
};

/**
 * Reads an answer of GET articles. One unreadable article is left out; the rest is shown.
 *
 * @throws {ShapeError} when the list itself is unreadable
 */
export function toArticlePage({ data, meta }: AnswerBody): ArticlePage {
  const articles = readList(data, 'ArticlePage', toArticleRow);
  const { tags, ...totals } = parseShown(meta ?? {}, PageMeta, 'ArticlePage');
  const { page, pageSize, total } = totalsOf(totals, articles.length, 'ArticlePage');
  return {
    articles,
    total,
    number: page,
    pageCount: pagesOf(total, Math.max(1, pageSize)),
    tags: tags ?? [],
  };
}
