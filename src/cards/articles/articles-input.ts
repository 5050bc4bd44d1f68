import type { CommonInput } from '../../app/element-input';
import { type ArticleFilter, articleFilterOf } from './article-filter';

/** The input of an `article-list` about its articles; other elements have no such attributes. */
export type ArticlesInput = CommonInput & {
  readonly tag?: string | undefined;
  readonly eventId?: string | undefined;
  readonly limit?: number | undefined;
  readonly detailUrl?: string | undefined;
};

/** Returns the filter of an `article-list`: its attributes, and the page of its route. */
export const filterOfElement = ({ tag = '', eventId = '' }: ArticlesInput, query: string): ArticleFilter => ({
  q: '',
  tags: tag
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
  eventId,
  page: articleFilterOf(query).page,
});
