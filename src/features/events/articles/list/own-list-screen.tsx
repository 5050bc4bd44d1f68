import { usePortal, useRoute } from '../../../../portal/portal';
import { useQuery } from '../../../../portal/use-query';
import { splitRoute } from '../../../../routing/redirects';
import { useRememberedList } from '../../last-list';
import { askedPageSize } from '../../list/list-input';
import { articlesOf } from '../api';
import { articleQuery } from '../article-filter';
import { type ArticlesInput, ownFilter } from '../articles-input';
import { ArticleListView } from './article-list-view';

/** The list that an `article-list` shows: nothing but cards, the page around it has the rest. */
export function ArticleListElement() {
  const [, query] = splitRoute(useRoute());
  const { input, headingLevel } = usePortal<ArticlesInput>();
  useRememberedList();
  const filter = ownFilter(input, query);
  const count = askedPageSize(input);
  const state = useQuery(articlesOf(articleQuery(filter, count)), { keepPrevious: true });
  return (
    <ArticleListView {...{ filter, state, count }} level={headingLevel} isAlone hasPager={input.limit === undefined} />
  );
}
