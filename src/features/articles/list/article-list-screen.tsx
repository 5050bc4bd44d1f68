import { Suspense } from 'react';
import { usePortal, useRoute } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { articlesOf } from '../../../cards/articles/api';
import { articleFilterOf, articleQuery } from '../../../cards/articles/article-filter';
import { SkeletonCards } from '../../../cards/articles/article-results';
import { useRememberedList } from '../../../cards/last-list';
import { requestedPageSize } from '../../../cards/list-input';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';
import { splitRoute } from '../../../routing/redirects';
import { ArticleListView } from './article-list-view';
import { ListHead } from './list-head';

/** Renders the published articles (route `/articles`). */
export const ArticleListScreen = () => (
  <Suspense fallback={<SkeletonCards />}>
    <TextsProvider texts={eventTexts}>
      <Articles />
    </TextsProvider>
  </Suspense>
);

function Articles() {
  const [, query] = splitRoute(useRoute());
  const { input, headingLevel } = usePortal();
  useRememberedList();
  const filter = articleFilterOf(query);
  const count = requestedPageSize({ settings: input.settings });
  const state = useQuery(articlesOf(articleQuery(filter, count)), { keepPrevious: true });
  return (
    <ArticleListView
      {...{ filter, state, count }}
      level={headingLevel + 1}
      head={(page) => <ListHead {...{ filter, page }} />}
      isStandalone={false}
      hasPager
    />
  );
}
