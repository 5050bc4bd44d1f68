import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import type { OwnArticle } from '../../../model/answers/own-article';
import { newIdempotencyKey } from '../../../portal/form/attempts';
import { withSession } from '../../../portal/form/save-with-session';
import { usePortal } from '../../../portal/portal';
import { useIsShown } from '../../../ui/use-is-shown';
import { deleteOwn, restoreOwn } from '../api';
import type { OwnDeed } from '../own-records/own-menu';
import { useCopy } from '../own-records/use-copy';
import { useRecordKind } from '../use-record-kind';
import { articleReason } from './article-list-words';
import { type ArticleOutcome, DeedNotice } from './deed-notice';
import { DeleteQuestion } from './delete-question';

/** A repeat of the same attempt has its key, so that nothing is done twice. */
type Attempt = ArticleOutcome & { key: string };

/** Copies, deletes after a question, and brings back; says what became of it. @param onDone the list has changed */
export function useArticleDeeds(onDone: () => void) {
  const { t } = useLingui();
  const speech = useSpeech();
  const portal = usePortal();
  const { path } = useRecordKind();
  const isShown = useIsShown();
  const [asked, setAsked] = useState<OwnArticle>();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Attempt>();
  const copy = useCopy({
    done: t`Das ist die Kopie: alles außer den Tagen. Bitte tragen Sie neue ein.`,
    reason: (error) => articleReason(error, speech, false),
  });

  async function run(attempt: Attempt) {
    const { deed, article, key } = attempt;
    const isDeletion = deed === 'delete';
    setOutcome(undefined);
    copy.forget();
    setIsBusy(true);
    try {
      const call = isDeletion ? deleteOwn : restoreOwn;
      await withSession(portal, () => call(portal.client, path, article.id, key));
      portal.emit(isDeletion ? 'portal-article-deleted' : 'portal-article-saved', { articleId: article.id });
      if (!isShown()) return;
      setOutcome({ deed, article, key });
      onDone();
    } catch (error) {
      if (isShown()) setOutcome({ ...attempt, error });
    } finally {
      if (isShown()) setIsBusy(false);
    }
  }
  const start = (deed: Attempt['deed'], article: OwnArticle) => run({ deed, article, key: newIdempotencyKey() });
  const close = () => setAsked(undefined);

  const notices: ReactNode = (
    <>
      {copy.failure}
      {outcome && (
        <DeedNotice
          outcome={outcome}
          onUndo={() => void start('restore', outcome.article)}
          onRetry={() => void run(outcome)}
          onClose={() => setOutcome(undefined)}
        />
      )}
      {asked && (
        <DeleteQuestion
          article={asked}
          onClose={close}
          onYes={() => {
            close();
            void start('delete', asked);
          }}
        />
      )}
    </>
  );
  const actOn = (article: OwnArticle) => (deed: OwnDeed) => {
    setOutcome(undefined);
    if (deed === 'delete') setAsked(article);
    else void copy.run(article);
  };
  return { actOn, isBusy: isBusy || copy.isBusy, notices };
}
