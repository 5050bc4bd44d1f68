import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SAVE_ERRORS } from '../../../../app/error-messages';
import { ErrorNotice } from '../../../../app/error-notice';
import { useNotices } from '../../../../app/notices';
import { usePortal } from '../../../../app/portal';
import { useMutation } from '../../../../app/use-mutation';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { Notice } from '../../../../ui/notice';
import { useRecordKind } from '../../use-record-kind';
import { useVisitorsPage } from '../../use-visitors-page';
import { discardChanges, type RecordCalls, type Versioned } from '../../written-api';

type Props = RecordCalls<unknown> & {
  id: string;
  version: string | undefined;
  /** Updates the form with the current state of the record. */
  updateForm(current: Versioned<unknown>): void;
};

/** Renders a notice about unpublished changes, with a button that discards them after confirmation. */
export function UnpublishedPanel({ id, version, updateForm, ...calls }: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const notices = useNotices();
  const { name } = useRecordKind();
  const page = useVisitorsPage()(id);
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => setIsConfirming(false);
  const discarding = useMutation(
    (ifMatch: string | undefined, { idempotencyKey }) => discardChanges(client, calls, id, { idempotencyKey, ifMatch }),
    {
      needsSession: true,
      invalidates: [`${name}s`, 'my'],
      onDone(current) {
        close();
        updateForm(current);
        notices.show({ kind: 'success', text: t`Die Änderungen sind verworfen.` });
      },
    },
  );
  const discard = () => void discarding.run(version);

  return (
    <Notice kind="info" title={t`Ihre Änderungen sind gespeichert, aber nicht veröffentlicht`}>
      <p>{t`Besucher sehen noch die bisherige Fassung, bis Sie die Änderungen veröffentlichen.`}</p>
      {page && <a {...page}>{t`Bisherige Fassung ansehen`}</a>}
      <button type="button" className="button is-quiet" onClick={() => setIsConfirming(true)}>
        {t`Gespeicherte Änderungen verwerfen`}
      </button>
      {isConfirming && (
        <Dialog title={t`Gespeicherte Änderungen verwerfen?`} onClose={close}>
          <p>{t`Alles, was Sie seit der letzten Veröffentlichung geändert haben, geht verloren. Das lässt sich nicht rückgängig machen.`}</p>
          <ErrorNotice messages={SAVE_ERRORS} error={discarding.error} onRetry={discard} />
          <DialogButtons>
            <button type="button" className="button is-quiet" onClick={close}>
              {t`Änderungen behalten`}
            </button>
            <button type="button" className="button" aria-busy={discarding.isPending} onClick={discard}>
              {t`Verwerfen`}
            </button>
          </DialogButtons>
        </Dialog>
      )}
    </Notice>
  );
}
