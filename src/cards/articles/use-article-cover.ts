import type { ReactNode } from 'react';
import type { ArticleRow } from '../../model/answers/article-row';
import { useCovers } from '../use-covers';
import { COVER } from './article-card';

/** Returns the substitute for pictures of cards, once one is missing. */
export const useArticleCover = (articles: readonly ArticleRow[] | undefined): ReactNode =>
  useCovers(articles)?.({ rubric: COVER });
