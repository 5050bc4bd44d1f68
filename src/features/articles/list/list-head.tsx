import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import type { ArticleFilter } from '../../../cards/articles/article-filter';
import { formatPageNumber } from '../../../cards/format-results';
import { useTranslation } from '../../../i18n/use-translation';
import type { ArticlePage } from '../../../model/answers/article-page';
import { headingLevelOf } from '../../../ui/heading-tag';
import { ArticleSearch } from './article-search';
import { ArticleTagChips } from './tag-chips';

/** Renders heading, search, tags and the number of articles. */
export function ListHead({ filter, page }: { filter: ArticleFilter; page: ArticlePage | undefined }) {
  const { t } = useLingui();
  const Heading = `h${headingLevelOf(usePortal().headingLevel)}` as const;
  const translation = useTranslation();
  const total = page?.total ?? 0;
  const pageNumber = page && formatPageNumber(page, translation);
  return (
    <>
      <div className="list-head">
        <Heading className="list-heading" part="heading" tabIndex={-1}>
          {t({ id: 'lbl_articles', message: 'Artikel' })}
        </Heading>
      </div>
      <ArticleSearch filter={filter} />
      <ArticleTagChips filter={filter} availableTags={page?.tags ?? []} />
      <p className="list-count" role="status" tabIndex={-1}>
        {page && <b>{t`${plural(total, { one: '# Artikel', other: '# Artikel' })}`}</b>}
        {pageNumber && ` · ${pageNumber}`}
      </p>
      {translation.locale === 'en' && page?.articles.some(({ english }) => !english.title) && (
        <p className="list-language">{t`Einige Texte gibt es nur auf Deutsch.`}</p>
      )}
    </>
  );
}
