import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorNotice } from '../../../../portal/error-notice';
import { SAVE_ERRORS } from '../../../../portal/error-words';
import { newIdempotencyKey } from '../../../../portal/form/attempts';
import { withSession } from '../../../../portal/form/save-with-session';
import { useNotices } from '../../../../portal/notices';
import { usePortal } from '../../../../portal/portal';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { Notice } from '../../../../ui/notice';
import { useRecordKind } from '../../use-record-kind';
import { useVisitorsPage } from '../../use-visitors-page';
import { discardChanges, type Known, type RecordCalls } from '../../written-api';

type Props = RecordCalls<unknown> & {
  id: string;
  version: string | undefined;
  /** Takes in what has become of the record. */
  learn(known: Known<unknown>): void;
};

/** Says that the record has changes which visitors do not see, and takes them back after a question. */
export function UnpublishedPanel({ id, version, learn, ...calls }: Props) {
  const { t } = useLingui();
  const portal = usePortal();
  const notices = useNotices();
  const { name } = useRecordKind();
  const page = useVisitorsPage()(id);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsAsking(false);

  async function discard() {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const attempt = { idempotencyKey: newIdempotencyKey(), ifMatch: version };
      const known = await withSession(portal, () => discardChanges(portal.client, calls, id, attempt));
      for (const catalogue of [`${name}s`, 'my']) portal.client.answers.forget(catalogue);
      close();
      learn(known);
      notices.say({ kind: 'success', text: t`Die Änderungen sind verworfen.` });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Notice kind="info" title={t`Ihre Änderungen sind gespeichert, aber nicht veröffentlicht`}>
      <p>{t`Besucher sehen noch die bisherige Fassung, bis Sie die Änderungen veröffentlichen.`}</p>
      {page && <a {...page}>{t`Bisherige Fassung ansehen`}</a>}
      <button type="button" className="button is-quiet" onClick={() => setIsAsking(true)}>
        {t`Gespeicherte Änderungen verwerfen`}
      </button>
      {isAsking && (
        <Dialog title={t`Gespeicherte Änderungen verwerfen?`} onClose={close}>
          <p>{t`Alles, was Sie seit der letzten Veröffentlichung geändert haben, geht verloren. Das lässt sich nicht rückgängig machen.`}</p>
          <ErrorNotice words={SAVE_ERRORS} error={failure} onRetry={() => void discard()} />
          <DialogButtons>
            <button type="button" className="button is-quiet" onClick={close}>
              {t`Änderungen behalten`}
            </button>
            <button type="button" className="button" aria-busy={isBusy} onClick={() => void discard()}>
              {t`Verwerfen`}
            </button>
          </DialogButtons>
        </Dialog>
      )}
    </Notice>
  );
}
