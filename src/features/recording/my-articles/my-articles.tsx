import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorNotice } from '../../../portal/error-notice';
import { EmptyBox } from '../own-records/empty-box';
import { FindBar } from '../own-records/find-bar';
import { OwnPager } from '../own-records/own-pager';
import { Rows } from '../own-records/row-layout';
import { RowsSkeleton } from '../own-records/rows-skeleton';
import { StandingChips } from '../own-records/standing-chips';
import { useOwnPage } from '../own-records/use-own-page';
import { ARTICLE_LIST } from './article-list';
import { ArticleRow } from './article-row';
import { useArticleActions } from './use-article-actions';

/** The own articles: search, the list, and what can be done with each. */
export function MyArticles() {
  const { t } = useLingui();
  const { page, filter, show, isLoading, error, reload } = useOwnPage(ARTICLE_LIST);
  const { actOn, isBusy, notices } = useArticleActions(reload);
  return (
    <>
      <FindBar
        filter={filter}
        onFilter={show}
        orders={ARTICLE_LIST.orders}
        label={t`Eigene Artikel`}
        dateLabel={t`Erscheinungstag`}
      />
      <StandingChips list={ARTICLE_LIST} filter={filter} counts={page?.counts} onFilter={show} />
      {notices}
      <p className="hint" role="status">
        {page && !isLoading && t`${plural(page.total, { one: '# Artikel', other: '# Artikel' })}`}
      </p>
      {error !== undefined ? (
        <ErrorNotice error={error} onRetry={reload} />
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
            <ArticleRow key={article.id} article={article} onAction={actOn(article)} />
          ))}
        </Rows>
      )}
      {page && error === undefined && (
        <OwnPager filter={filter} pageCount={page.pageCount} onPage={(to) => show({ ...filter, page: to })} />
      )}
    </>
  );
}
