import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { newIdempotencyKey } from '../../../portal/form/attempts';
import { withSession } from '../../../portal/form/save-with-session';
import { useNotices } from '../../../portal/notices';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { useIsShown } from '../../../ui/use-is-shown';
import { copyOwn, deleteOwn, restoreOwn } from '../api';
import { articleKind } from '../article-kind';
import type { OwnDeed } from '../own-records/own-menu';
import { articleReason } from './article-list-words';
import { DeedNotice, FailedNotice } from './deed-notices';
import { DeleteQuestion } from './delete-question';
import type { OwnArticle } from './own-article';

type Deed = OwnDeed | 'restore';

/** A repeat of the same attempt has its key, so that nothing is done twice. */
type Attempt = { deed: Deed; article: OwnArticle; key: string };
type Outcome = Attempt & { error?: unknown };

/** Copies, deletes after a question, and brings back; says what became of it. @param onDone the list has changed */
export function useArticleDeeds(onDone: () => void) {
  const { t } = useLingui();
  const speech = useSpeech();
  const portal = usePortal();
  const said = useNotices();
  const isShown = useIsShown();
  const [asked, setAsked] = useState<OwnArticle>();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function run(attempt: Attempt) {
    const { deed, article, key } = attempt;
    const { id } = article;
    setOutcome(undefined);
    setIsBusy(true);
    try {
      if (deed === 'copy') {
        const made = await withSession(portal, () => copyOwn(portal.client, articleKind.path, id, key));
        if (!isShown()) return;
        said.say({ kind: 'success', text: t`Das ist die Kopie: alles außer den Tagen. Bitte tragen Sie neue ein.` });
        return portal.navigate(inLocale(articleKind.own(made), speech.locale));
      }
      const call = deed === 'delete' ? deleteOwn : restoreOwn;
      await withSession(portal, () => call(portal.client, articleKind.path, id, key));
      portal.emit(deed === 'delete' ? 'portal-article-deleted' : 'portal-article-saved', { articleId: id });
      if (!isShown()) return;
      setOutcome(attempt);
      onDone();
    } catch (error) {
      if (isShown()) setOutcome({ ...attempt, error });
    } finally {
      if (isShown()) setIsBusy(false);
    }
  }
  const start = (deed: Deed, article: OwnArticle) => void run({ deed, article, key: newIdempotencyKey() });
  const close = () => setAsked(undefined);

  const notices: ReactNode = (
    <>
      {outcome && outcome.error === undefined && (
        <DeedNotice
          {...outcome}
          onUndo={() => start('restore', outcome.article)}
          onClose={() => setOutcome(undefined)}
        />
      )}
      {outcome?.error !== undefined && (
        <FailedNotice
          {...outcome}
          reason={articleReason(outcome.error, speech, outcome.deed === 'restore')}
          onRetry={() => void run(outcome)}
        />
      )}
      {asked && (
        <DeleteQuestion
          article={asked}
          onClose={close}
          onYes={() => {
            close();
            start('delete', asked);
          }}
        />
      )}
    </>
  );
  const actOn = (article: OwnArticle) => (deed: OwnDeed) =>
    deed === 'delete' ? setAsked(article) : start(deed, article);
  return { actOn, isBusy, notices };
}
