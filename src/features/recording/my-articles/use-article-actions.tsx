import { type ReactNode, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnArticle } from '../../../model/answers/own-article';
import { ConfirmAction } from '../record-list/bulk/confirm-action';
import { type BulkAction, divideByFit, type Skipped } from '../record-list/bulk/skip-reason';
import { CopyFailed } from '../record-list/copy-failed';
import { useHandOver } from '../record-list/hand-over/use-hand-over';
import { BulkOutcomeNotice } from '../record-list/outcome-notice';
import type { OwnRecordAction } from '../record-list/own-menu';
import { useBulkActions } from '../record-list/use-bulk-actions';
import { useCopy } from '../record-list/use-copy';
import { useRecordingRules } from '../use-recording-rules';
import { type ArticleAction, type ArticleUndo, performArticleAction } from './article-actions';
import { ARTICLE_OUTCOME_MESSAGES, articleReason } from './article-list-words';
import { articleQuestion, type ConfirmedArticleAction } from './article-question-words';

type Question = { action: ConfirmedArticleAction; articles: readonly OwnArticle[] };

/**
 * Provides the actions for own articles, with their outcome notices. Actions with serious consequences ask first.
 *
 * @param onDone called when the list has changed
 */
export function useArticleActions(onDone: () => void) {
  const translation = useTranslation();
  const { client } = usePortal();
  const [question, setQuestion] = useState<Question>();
  const copy = useCopy();
  const handOver = useHandOver(onDone, (error) => articleReason(error, translation));
  const actions = useBulkActions<OwnArticle, ArticleAction, ArticleUndo>(
    (action, target, idempotencyKey) => performArticleAction(client, action, target, idempotencyKey),
    onDone,
  );
  const close = () => setQuestion(undefined);

  const notices: ReactNode = (
    <>
      <CopyFailed copy={copy} reason={(error) => articleReason(error, translation)} />
      <BulkOutcomeNotice
        actions={actions}
        messages={ARTICLE_OUTCOME_MESSAGES}
        undoOf={(action) => (action === 'delete' ? 'restore' : 'undo')}
      />
      {handOver.dialog}
      {question && (
        <Question
          {...question}
          onClose={close}
          onYes={(articles, skipped) => {
            close();
            void actions.run(question.action, articles, undefined, skipped);
          }}
        />
      )}
    </>
  );
  function start(action: Exclude<BulkAction, 'cancel'>, articles: readonly OwnArticle[]) {
    if (action === 'copy') void actions.run(action, articles);
    else setQuestion({ action, articles });
  }
  const actOn = (article: OwnArticle) => (action: OwnRecordAction) => {
    actions.dismiss();
    copy.reset();
    if (action === 'delete') start(action, [article]);
    else if (action === 'handOver') handOver.start(article);
    else void copy.run(article);
  };
  return { actions, start, actOn, isBusy: actions.progress !== undefined || copy.isPending, notices };
}

type QuestionProps = Question & {
  onClose(): void;
  /** Called with the articles that the action fits, and those that it leaves out. */
  onYes(articles: readonly OwnArticle[], skipped: readonly Skipped[]): void;
};

/** Renders the confirmation of an action. */
function Question({ action, articles, onClose, onYes }: QuestionProps) {
  const { review } = useRecordingRules().eventRecording;
  const { fitting, skipped } = divideByFit(action, articles);
  return (
    <ConfirmAction
      {...{ action, skipped, onClose }}
      records={fitting}
      texts={articleQuestion(action, fitting, review !== 'none')}
      onYes={() => onYes(fitting, skipped)}
    />
  );
}
