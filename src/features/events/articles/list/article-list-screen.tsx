import { Suspense } from 'react';
import { TextsProvider } from '../../../../i18n/locale-provider';
import { usePortal, useRoute } from '../../../../portal/portal';
import { splitRoute } from '../../../../routing/redirects';
import { useRememberedList } from '../../last-list';
import { askedPageSize } from '../../list/list-input';
import { articlesOf } from '../api';
import { articleFilterOf, articleQuery } from '../article-filter';
import { WaitingCards } from '../article-results';
import { ownFilter } from '../articles-input';
import { articlesTexts } from '../articles-texts-lazy';
import { useAnswer } from '../use-answer';
import { useArticlesInput } from '../use-articles-input';
import { ArticleListView } from './article-list-view';

/** The articles that visitors read (route `/articles`, element `article-list`). */
export const ArticleListScreen = () => (
  <Suspense fallback={<WaitingCards />}>
    <TextsProvider texts={articlesTexts}>
      <Articles />
    </TextsProvider>
  </Suspense>
);

function Articles() {
  const [, query] = splitRoute(useRoute());
  const { input } = usePortal();
  const own = useArticlesInput();
  useRememberedList();
  const filter = own ? ownFilter(own, query) : articleFilterOf(query);
  const count = askedPageSize(own ?? { settings: input.settings });
  const state = useAnswer(articlesOf(articleQuery(filter, count)));
  return (
    <ArticleListView {...{ filter, state, count }} isAlone={own !== undefined} hasPager={own?.limit === undefined} />
  );
}
