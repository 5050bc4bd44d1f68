import type { ReactNode } from 'react';
import type { ArticleRow } from '../../../model/article-row';
import { useLazyPart } from '../../../ui/use-lazy-part';
import { coverKit } from '../card/rubric-cover-lazy';
import { useMissingPicture } from '../list/use-missing-picture';
import { COVER } from './article-card';

/** What stands on cards in the place of a picture, once one is missing. */
export const useArticleCover = (articles: readonly ArticleRow[] | undefined): ReactNode =>
  useLazyPart(coverKit, useMissingPicture(articles))?.rubricCover({ rubric: COVER });
