import type { PreloadContext } from '../../../../portal/preload-context';
import type { ScreenData } from '../../../../routing/screen-route';
import { askedPageSize } from '../../list/list-input';
import { articlesOf } from '../api';
import { articleQuery } from '../article-filter';
import { type ArticlesInput, ownFilter } from '../articles-input';

/** Loads the first articles of an `article-list`. Rejects when that fails. */
export const loadArticles: NonNullable<ScreenData<PreloadContext<ArticlesInput>>['loadData']> = (
  { client, input, signal },
  { query },
) => client.answers.load(articlesOf(articleQuery(ownFilter(input, query), askedPageSize(input))), signal);
