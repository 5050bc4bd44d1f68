import type { PreloadContext } from '../../../app/preload-context';
import { articlesOf } from '../../../cards/articles/api';
import { articleQuery } from '../../../cards/articles/article-filter';
import { type ArticlesInput, filterOfElement } from '../../../cards/articles/articles-input';
import { requestedPageSize } from '../../../cards/list-input';
import type { ScreenData } from '../../../routing/screen-route';

/** Loads the first articles of an `article-list`. Rejects if that fails. */
export const loadArticles: NonNullable<ScreenData<PreloadContext<ArticlesInput>>['loadData']> = (
  { client, input, signal },
  { query },
) => client.queryCache.load(articlesOf(articleQuery(filterOfElement(input, query), requestedPageSize(input))), signal);
