import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { DraftState } from '../../../../portal/form/form-control';
import type { Uploads } from '../../../../portal/form/uploads';
import { usePortal } from '../../../../portal/portal';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { watchLeaving } from './watch-leaving';

type Props = { draft: DraftState; uploads: Uploads };

type Question = {
  isSending: boolean /** Whether this device keeps what is being sent. */;
  isKept: boolean;
  go(): void;
};

/**
 * Asks before the form is left while pictures are on their way, or where this device cannot keep the draft. All else is
 * kept without a question, and there again.
 */
export function LeavePart({ draft, uploads }: Props) {
  const { t } = useLingui();
  const portal = usePortal();
  const [question, setQuestion] = useState<Question>();
  useEffect(
    () =>
      watchLeaving({
        portal,
        wouldLose: () => draft.isLost || uploads.isBusy(),
        ask: (go) => setQuestion({ go, isSending: uploads.isBusy(), isKept: uploads.isKept() }),
      }),
    [portal, draft, uploads],
  );
  if (!question) return null;
  const stay = () => setQuestion(undefined);
  return (
    <Dialog title={t`Diese Seite verlassen?`} onClose={stay}>
      {question.isSending && (
        <p>
          {question.isKept
            ? t`Ein Bild ist noch nicht ganz hochgeladen. Es bleibt auf diesem Gerät, und das Hochladen geht weiter, sobald Sie das Formular wieder öffnen.`
            : t`Ein Bild ist noch nicht ganz hochgeladen, und dieses Gerät kann es nicht aufbewahren. Wenn Sie jetzt gehen, müssen Sie es noch einmal auswählen.`}
        </p>
      )}
      <p>
        {draft.isLost
          ? t`Auf diesem Gerät lässt sich kein Entwurf aufbewahren. Was Sie nicht gespeichert haben, geht verloren.`
          : t`Alles andere bleibt als Entwurf auf diesem Gerät.`}
      </p>
      <DialogButtons>
        <button
          type="button"
          className="button is-quiet"
          onClick={() => {
            stay();
            question.go();
          }}
        >
          {t`Verlassen`}
        </button>
        <button type="button" className="button" onClick={stay}>
          {t`Hier bleiben`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
