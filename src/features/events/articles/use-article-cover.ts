import type { ReactNode } from 'react';
import type { ArticleRow } from '../../../model/article-row';
import { useCovers } from '../list/use-covers';
import { COVER } from './article-card';

/** What stands on cards in the place of a picture, once one is missing. */
export const useArticleCover = (articles: readonly ArticleRow[] | undefined): ReactNode =>
  useCovers(articles)?.({ rubric: COVER });
