import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RecordList } from '../../../cards/record-list/record-list';
import { useTranslation } from '../../../i18n/use-translation';
import { articleKind } from '../article-kind';
import { BulkBar } from '../record-list/bulk/bulk-bar';
import { progressMessage } from '../record-list/bulk/progress-words';
import { usePicks } from '../record-list/bulk/use-picks';
import { useOwnPage } from '../record-list/use-own-page';
import { ARTICLE_LIST } from './article-list';
import { OwnArticleRow } from './article-row';
import { useArticleActions } from './use-article-actions';

const ACTIONS = ['publish', 'withdraw', 'copy', 'delete'] as const;

/** Renders the own articles with search, list and actions. */
export function MyArticles() {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const state = useOwnPage(ARTICLE_LIST);
  const { filter, page, isLoading, reload } = state;
  const picks = usePicks(ARTICLE_LIST, filter, page?.rows);
  const { actions, start, actOn, isBusy, notices } = useArticleActions(() => {
    picks.clear();
    reload();
  });
  const { progress } = actions;
  const count = page && !isLoading && t`${plural(page.total, { one: '# Artikel', other: '# Artikel' })}`;
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
      status={progress ? _(progressMessage(progress)) : count}
      createRoute={articleKind.form}
      isBusy={isBusy}
      notices={notices}
      bulk={
        picks.picked.length > 0 && (
          <BulkBar picked={picks.picked} actions={ACTIONS} isBusy={isBusy} onAction={start} onClear={picks.clear} />
        )
      }
    >
      {(article) => (
        <OwnArticleRow
          key={article.id}
          article={article}
          isPicked={picks.picked.includes(article)}
          onPick={(isPicked) => picks.pick(article.id, isPicked)}
          onAction={actOn(article)}
        />
      )}
    </RecordList>
  );
}
