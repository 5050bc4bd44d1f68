import type { CommonInput } from '../../app/element-input';
import { type ArticleFilter, articleFilterOf } from './article-filter';

/** What an `article-list` is told about the articles that it shows; other elements say nothing of them. */
export type ArticlesInput = CommonInput & {
  readonly tag?: string | undefined;
  readonly eventId?: string | undefined;
  readonly limit?: number | undefined;
  readonly detailUrl?: string | undefined;
};

/** The filter of an `article-list`: its attributes, and the page that its route names. */
export const ownFilter = ({ tag = '', eventId = '' }: ArticlesInput, query: string): ArticleFilter => ({
  q: '',
  tags: tag
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
  eventId,
  page: articleFilterOf(query).page,
});
