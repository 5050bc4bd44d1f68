import { type ReactNode, useMemo } from 'react';
import { usePortal } from '../../../app/portal';
import type { QueryState } from '../../../app/use-query';
import { type ArticleFilter, articlesRoute, changeArticles } from '../../../cards/articles/article-filter';
import { articleLinks } from '../../../cards/articles/article-links';
import { ArticleResults, ArticleSection } from '../../../cards/articles/article-results';
import { useArticleCover } from '../../../cards/articles/use-article-cover';
import { useArticleStyles } from '../../../cards/articles/use-article-styles';
import { useArticlesInput } from '../../../cards/articles/use-articles-input';
import { useLastPage } from '../../../cards/use-last-page';
import { usePageArrival } from '../../../cards/use-page-arrival';
import { useReasons } from '../../../cards/use-reasons';
import { useTranslation } from '../../../i18n/use-translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { ArticlePage } from '../../../model/answers/article-page';
import { WhenLoaded } from '../../../ui/lazy-part';

/** Why a list of articles cannot be shown. */
export const articlesFailure = lazyModule(async () => (await import('../article-failure')).ArticlesFailure);

/** What is said where no article matches. */
const nothingFound = lazyModule(async () => (await import('./nothing-found')).NothingFound);

type Props = {
  filter: ArticleFilter;
  state: QueryState<ArticlePage>;
  /** Of the headings of the cards. */
  level: number;
  /** What stands above the cards; an element that shows nothing but this list leaves that to the page around it. */
  head?(page: ArticlePage | undefined): ReactNode;
  isAlone: boolean;
  /** How many articles are asked for; undefined for as many as the client has set. */
  count: number | undefined;
  hasPager: boolean;
};

/** A list of articles, below what narrows it. */
export function ArticleListView({ filter, state: answered, level, head, isAlone, count, hasPager }: Props) {
  const { client, router, navigate } = usePortal();
  const translation = useTranslation();
  const isBehindEnd = useLastPage(
    filter.page,
    answered.step === 'failed'
      ? { page: undefined, error: answered.error }
      : { page: answered.value, error: undefined },
    (page) => navigate(articlesRoute({ ...filter, page }, translation.locale), { replace: true }),
  );
  const state = isBehindEnd ? { ...answered, step: 'loading' as const, value: undefined } : answered;
  const detailUrl = useArticlesInput()?.detailUrl;
  useArticleStyles();
  const page = state.step === 'failed' ? undefined : state.value;
  const isEmpty = page?.articles.length === 0;
  usePageArrival(articlesRoute(changeArticles(filter, {}), 'de'), filter.page, page?.number);
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
        <WhenLoaded part={nothingFound} {...{ filter, links, isAlone }} />
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

/** Why there is no list. */
function Failure({ error, retry }: Pick<QueryState<never>, 'error' | 'retry'>) {
  const [Reasons, instead] = useReasons(articlesFailure, true, retry);
  return Reasons ? <Reasons error={error} onRetry={retry} /> : instead;
}
