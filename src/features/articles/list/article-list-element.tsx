import { usePortal, useRoute } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { articlesOf } from '../../../cards/articles/api';
import { articleQuery } from '../../../cards/articles/article-filter';
import { type ArticlesInput, filterOfElement } from '../../../cards/articles/articles-input';
import { useRememberedList } from '../../../cards/last-list';
import { requestedPageSize } from '../../../cards/list-input';
import { splitRoute } from '../../../routing/redirects';
import { ArticleListView } from './article-list-view';

/** Renders the list of an `article-list`: cards only, since the page around it has the rest. */
export function ArticleListElement() {
  const [, query] = splitRoute(useRoute());
  const { input, headingLevel } = usePortal<ArticlesInput>();
  useRememberedList();
  const filter = filterOfElement(input, query);
  const count = requestedPageSize(input);
  const state = useQuery(articlesOf(articleQuery(filter, count)), { keepPrevious: true });
  return (
    <ArticleListView
      {...{ filter, state, count }}
      level={headingLevel}
      isStandalone
      hasPager={input.limit === undefined}
    />
  );
}
