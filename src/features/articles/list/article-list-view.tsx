import { type ReactNode, useMemo } from 'react';
import { usePortal } from '../../../app/portal';
import type { QueryState } from '../../../app/use-query';
import { type ArticleFilter, articlesRoute, changeArticles } from '../../../cards/articles/article-filter';
import { articleLinks } from '../../../cards/articles/article-links';
import { ArticleResults, ArticleSection } from '../../../cards/articles/article-results';
import { useArticleCover } from '../../../cards/articles/use-article-cover';
import { useArticleStyles } from '../../../cards/articles/use-article-styles';
import { useArticlesInput } from '../../../cards/articles/use-articles-input';
import { useFailureNotice } from '../../../cards/use-failure-notice';
import { useFocusOnPageChange } from '../../../cards/use-focus-on-page-change';
import { useLastPage } from '../../../cards/use-last-page';
import { useTranslation } from '../../../i18n/use-translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { ArticlePage } from '../../../model/answers/article-page';
import { WhenLoaded } from '../../../ui/lazy-part';

/** The lazy failure notice of a list of articles. */
export const articlesFailure = lazyModule(async () => (await import('../article-failure')).ArticlesFailure);

/** The lazy notice for an empty result. */
const nothingFound = lazyModule(async () => (await import('./nothing-found')).NoArticlesFound);

type Props = {
  filter: ArticleFilter;
  state: QueryState<ArticlePage>;
  /** The level of the cards' headings. */
  level: number;
  /** Renders the head above the cards; an element that shows only this list leaves it to the page. */
  head?(page: ArticlePage | undefined): ReactNode;
  isStandalone: boolean;
  /** The number of requested articles; undefined for the client's setting. */
  count: number | undefined;
  hasPager: boolean;
};

/** Renders a list of articles below its filters. */
export function ArticleListView({ filter, state: query, level, head, isStandalone, count, hasPager }: Props) {
  const { client, router, navigate } = usePortal();
  const translation = useTranslation();
  const isPastLastPage = useLastPage(
    filter.page,
    query.step === 'failed' ? { page: undefined, error: query.error } : { page: query.value, error: undefined },
    (page) => navigate(articlesRoute({ ...filter, page }, translation.locale), { replace: true }),
  );
  const state = isPastLastPage ? { ...query, step: 'loading' as const, value: undefined } : query;
  const detailUrl = useArticlesInput()?.detailUrl;
  useArticleStyles();
  const page = state.step === 'failed' ? undefined : state.value;
  const isEmpty = page?.articles.length === 0;
  useFocusOnPageChange(articlesRoute(changeArticles(filter, {}), 'de'), filter.page, page?.number);
  const cover = useArticleCover(page?.articles);
  const links = useMemo(
    () => articleLinks(router.hrefOf, translation.locale, detailUrl),
    [router, translation.locale, detailUrl],
  );
  return (
    <ArticleSection>
      {head?.(page)}
      {state.step === 'failed' ? (
        <Failure {...state} />
      ) : isEmpty ? (
        <WhenLoaded part={nothingFound} {...{ filter, links, isStandalone }} />
      ) : (
        <ArticleResults
          {...{ translation, filter, links, page, count, hasPager, cover, level }}
          host={client.host}
          isBusy={state.step === 'loading'}
        />
      )}
    </ArticleSection>
  );
}

/** Renders why there is no list. */
function Failure({ error, retry }: Pick<QueryState<never>, 'error' | 'retry'>) {
  const [Notice, fallback] = useFailureNotice(articlesFailure, true, retry);
  return Notice ? <Notice error={error} onRetry={retry} /> : fallback;
}
