import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RecordList } from '../../../cards/record-list/record-list';
import { articleKind } from '../article-kind';
import { useOwnPage } from '../record-list/use-own-page';
import { ARTICLE_LIST } from './article-list';
import { OwnArticleRow } from './article-row';
import { useArticleActions } from './use-article-actions';

/** Renders the own articles with search, list and actions. */
export function MyArticles() {
  const { t } = useLingui();
  const state = useOwnPage(ARTICLE_LIST);
  const { page, isLoading, reload } = state;
  const { actOn, isBusy, notices } = useArticleActions(reload);
  return (
    <RecordList
      list={ARTICLE_LIST}
      state={state}
      texts={{
        label: t`Eigene Artikel`,
        date: t`Erscheinungstag`,
        loading: t`Ihre Artikel werden geladen …`,
        noMatch: t`Keiner Ihrer Artikel passt dazu.`,
        empty: t`Hier erscheinen Ihre Artikel.`,
        emptyHint: t`Ein Entwurf genügt für den Anfang.`,
        create: t`Artikel schreiben`,
      }}
      status={page && !isLoading && t`${plural(page.total, { one: '# Artikel', other: '# Artikel' })}`}
      createRoute={articleKind.form}
      isBusy={isBusy}
      notices={notices}
    >
      {(article) => <OwnArticleRow key={article.id} article={article} onAction={actOn(article)} />}
    </RecordList>
  );
}
