import { Suspense } from 'react';
import { TextsProvider } from '../../../../i18n/locale-provider';
import { useRoute } from '../../../../portal/portal';
import { styledScreen } from '../../../../portal/styled-screen';
import { splitRoute } from '../../../../routing/redirects';
import { useRememberedList } from '../../last-list';
import { articlesOf } from '../api';
import { WaitingCards } from '../article-cards';
import { ArticleFailure } from '../article-failure';
import { articleFilterOf, articleQuery } from '../article-filter';
import { articlesTexts } from '../articles-texts-lazy';
import { useAnswer } from '../use-answer';
import { useArticlesInput } from '../use-articles-input';
import { ArticleListView } from './article-list-view';

/** The articles that visitors read (route `/articles`, element `article-list`). */
export const ArticleListScreen = styledScreen(() => (
  <Suspense fallback={<WaitingCards />}>
    <TextsProvider texts={articlesTexts}>
      <Articles />
    </TextsProvider>
  </Suspense>
));

function Articles() {
  const [, query] = splitRoute(useRoute());
  const own = useArticlesInput();
  useRememberedList();
  const asked = articleFilterOf(query);
  const filter = own ? { ...asked, q: '', tags: own.tags, eventId: own.eventId } : asked;
  const state = useAnswer(articlesOf(articleQuery(filter, own?.limit)));
  const isFilterShown = own === undefined;
  if (state.step === 'failed' && !isFilterShown) return <ArticleFailure error={state.error} onRetry={state.retry} />;
  return <ArticleListView {...{ filter, state, isFilterShown }} />;
}
