import { type ReactNode, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnArticle } from '../../../model/answers/own-article';
import { deleteOwnRecord, restoreOwnRecord } from '../api';
import { CopyFailed } from '../record-list/copy-failed';
import { useHandOver } from '../record-list/hand-over/use-hand-over';
import { BulkOutcomeNotice } from '../record-list/outcome-notice';
import type { OwnRecordAction } from '../record-list/own-menu';
import { useBulkActions } from '../record-list/use-bulk-actions';
import { useCopy } from '../record-list/use-copy';
import { useRecordKind } from '../use-record-kind';
import { ARTICLE_OUTCOME_MESSAGES, type ArticleAction, articleReason } from './article-list-words';
import { DeleteQuestion } from './delete-question';

/**
 * Copies, deletes after confirmation, and restores articles, with notices about the outcome.
 *
 * @param onDone called when the list has changed
 */
export function useArticleActions(onDone: () => void) {
  const translation = useTranslation();
  const { client } = usePortal();
  const { path } = useRecordKind();
  const [articleToDelete, setArticleToDelete] = useState<OwnArticle>();
  const copy = useCopy();
  const handOver = useHandOver(onDone, (error) => articleReason(error, translation));
  const actions = useBulkActions<OwnArticle, ArticleAction>(async (action, { record }, idempotencyKey) => {
    await (action === 'delete' ? deleteOwnRecord : restoreOwnRecord)(client, path, record.id, idempotencyKey);
    return {};
  }, onDone);
  const close = () => setArticleToDelete(undefined);

  const notices: ReactNode = (
    <>
      <CopyFailed copy={copy} reason={(error) => articleReason(error, translation)} />
      <BulkOutcomeNotice actions={actions} messages={ARTICLE_OUTCOME_MESSAGES} undoOf={() => 'restore'} />
      {handOver.dialog}
      {articleToDelete && (
        <DeleteQuestion
          article={articleToDelete}
          onClose={close}
          onYes={() => {
            close();
            void actions.run('delete', [articleToDelete]);
          }}
        />
      )}
    </>
  );
  const actOn = (article: OwnArticle) => (action: OwnRecordAction) => {
    actions.dismiss();
    copy.reset();
    if (action === 'delete') setArticleToDelete(article);
    else if (action === 'handOver') handOver.start(article);
    else void copy.run(article);
  };
  return { actOn, isBusy: actions.progress !== undefined || copy.isPending, notices };
}
