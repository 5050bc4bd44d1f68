import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSpeech } from '../../../../i18n/use-speech';
import { usePortal } from '../../../../portal/portal';
import { headingTag } from '../../../../ui/heading-tag';
import { Icon } from '../../../../ui/icon';
import { useLazyPart } from '../../../../ui/use-lazy-part';
import { pageWords } from '../../list/result-words';
import { usePageArrival } from '../../list/use-page-arrival';
import { articleFailure } from '../article-failure-lazy';
import { type ArticleFilter, articlesRoute, changeArticles } from '../article-filter';
import { type ArticleLinks, articleLinks } from '../article-links';
import type { ArticlePage } from '../article-page';
import { ArticleResults, ArticleSection } from '../article-results';
import type { AnswerState } from '../use-answer';
import { useArticleCover } from '../use-article-cover';
import { useArticleStyles } from '../use-article-styles';
import { useArticlesInput } from '../use-articles-input';
import { ArticleSearch } from './article-search';
import { TagChips } from './tag-chips';

type Props = {
  filter: ArticleFilter;
  state: AnswerState<ArticlePage>;
  /** Whether the element shows nothing but this list: heading, search and tags are left to the page around it. */
  isAlone: boolean;
  /** How many articles are asked for; undefined for as many as the client has set. */
  count: number | undefined;
  hasPager: boolean;
};

/** A list of articles with what narrows it. */
export function ArticleListView({ filter, state, isAlone, count, hasPager }: Props) {
  const { client, router, headingLevel } = usePortal();
  const speech = useSpeech();
  const detailUrl = useArticlesInput()?.detailUrl;
  useArticleStyles();
  const page = state.step === 'failed' ? undefined : state.value;
  usePageArrival(articlesRoute(changeArticles(filter, {}), 'de'), filter.page, page?.number);
  const cover = useArticleCover(page?.articles);
  const Failure = useLazyPart(articleFailure, state.step === 'failed');
  const links = useMemo(
    () => articleLinks(router.hrefOf, speech.locale, detailUrl),
    [router, speech.locale, detailUrl],
  );
  const shown = { speech, filter, links, page, count, hasPager, cover };
  return (
    <ArticleSection>
      {!isAlone && <Head {...{ filter, page }} />}
      {state.step === 'failed' ? (
        Failure && <Failure isList error={state.error} onRetry={state.retry} />
      ) : page?.articles.length === 0 ? (
        <NothingFound {...{ filter, links, isAlone }} />
      ) : (
        <ArticleResults
          {...shown}
          host={client.host}
          level={isAlone ? headingLevel : headingLevel + 1}
          isBusy={state.step === 'loading'}
        />
      )}
    </ArticleSection>
  );
}

/** Heading, search, tags and how many there are. */
function Head({ filter, page }: Pick<Props, 'filter'> & { page: ArticlePage | undefined }) {
  const { t } = useLingui();
  const Heading = headingTag(usePortal().headingLevel);
  const speech = useSpeech();
  const total = page?.total ?? 0;
  const pages = page && pageWords(page, speech);
  return (
    <>
      <div className="list-head">
        <Heading className="list-heading" part="heading" tabIndex={-1}>
          {t({ id: 'lbl_articles', message: 'Artikel' })}
        </Heading>
      </div>
      <ArticleSearch filter={filter} />
      <TagChips filter={filter} offered={page?.tags ?? []} />
      <p className="list-count" role="status" tabIndex={-1}>
        {page && <b>{t`${plural(total, { one: '# Artikel', other: '# Artikel' })}`}</b>}
        {pages && ` · ${pages}`}
      </p>
    </>
  );
}

/** What is said where no article matches, and what to do. */
function NothingFound({ filter, links, isAlone }: Pick<Props, 'filter' | 'isAlone'> & { links: ArticleLinks }) {
  const { t } = useLingui();
  const isNarrowed =
    !isAlone && (filter.q !== '' || filter.tags.length > 0 || filter.eventId !== '' || filter.page > 1);
  const all = links.toFilter(articleFilterAll);
  return (
    <div className="notice" part="notice">
      <Icon name="info" />
      <div>
        <p className="notice-title">
          <b>{t`Keine Artikel gefunden`}</b>
        </p>
        {isNarrowed && (
          <a className="button" href={all.href} data-route={all.route}>
            {t`Alle Artikel anzeigen`}
          </a>
        )}
      </div>
    </div>
  );
}

const articleFilterAll: ArticleFilter = { q: '', tags: [], eventId: '', page: 1 };
