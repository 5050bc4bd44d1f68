import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { LoadFailure } from '../../../portal/form-parts/load-failure';
import { ListChips } from '../../../portal/own-list/list-chips';
import { ListPager } from '../../../portal/own-list/list-pager';
import { EmptyBox } from '../own-records/empty-box';
import { FindBar } from '../own-records/find-bar';
import { Rows } from '../own-records/row-layout';
import { RowsSkeleton } from '../own-records/rows-skeleton';
import { useOwnPage } from '../own-records/use-own-page';
import { ARTICLE_LIST } from './article-list';
import { ArticleRow } from './article-row';
import { useArticleDeeds } from './use-article-deeds';

/** The own articles: search, the list, and what can be done with each. */
export function MyArticles() {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { page, filter, show, isLoading, error, reload } = useOwnPage(ARTICLE_LIST);
  const { actOn, isBusy, notices } = useArticleDeeds(reload);
  return (
    <>
      <FindBar
        filter={filter}
        onFilter={show}
        orders={ARTICLE_LIST.orders}
        label={t`Eigene Artikel`}
        dateLabel={t`Erscheinungstag`}
      />
      <ListChips
        names={ARTICLE_LIST.standings}
        wordOf={(name) => say(ARTICLE_LIST.words[name])}
        chosen={filter.standing}
        counts={page?.counts}
        onChoose={(standing) => show({ ...filter, standing, page: 1 })}
      />
      {notices}
      <p className="hint" role="status">
        {page && !isLoading && t`${plural(page.total, { one: '# Artikel', other: '# Artikel' })}`}
      </p>
      {error !== undefined ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : !page ? (
        <RowsSkeleton words={t`Ihre Artikel werden geladen …`} />
      ) : page.rows.length === 0 && !isLoading ? (
        <EmptyBox
          isFiltered={filter.search !== '' || filter.standing !== undefined}
          words={{
            none: t`Keiner Ihrer Artikel passt dazu.`,
            empty: t`Hier stehen Ihre Artikel.`,
            begin: t`Artikel erfassen`,
          }}
        />
      ) : (
        <Rows aria-busy={isLoading || isBusy}>
          {page.rows.map((article) => (
            <ArticleRow key={article.id} article={article} onDeed={actOn(article)} />
          ))}
        </Rows>
      )}
      {page && error === undefined && (
        <ListPager page={filter.page} pageCount={page.pageCount} onPage={(to) => show({ ...filter, page: to })} />
      )}
    </>
  );
}
