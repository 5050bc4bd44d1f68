import { Suspense } from 'react';
import { TextsProvider } from '../../../../i18n/locale-provider';
import { eventTexts } from '../../../../i18n/texts';
import { usePortal, useRoute } from '../../../../portal/portal';
import { useQuery } from '../../../../portal/use-query';
import { splitRoute } from '../../../../routing/redirects';
import { useRememberedList } from '../../last-list';
import { askedPageSize } from '../../list/list-input';
import { articlesOf } from '../api';
import { articleFilterOf, articleQuery } from '../article-filter';
import { WaitingCards } from '../article-results';
import { ArticleListView } from './article-list-view';
import { ListHead } from './list-head';

/** The articles that visitors read (route `/articles`). */
export const ArticleListScreen = () => (
  <Suspense fallback={<WaitingCards />}>
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
  const count = askedPageSize({ settings: input.settings });
  const state = useQuery(articlesOf(articleQuery(filter, count)), { keepPrevious: true });
  return (
    <ArticleListView
      {...{ filter, state, count }}
      level={headingLevel + 1}
      head={(page) => <ListHead {...{ filter, page }} />}
      isAlone={false}
      hasPager
    />
  );
}
