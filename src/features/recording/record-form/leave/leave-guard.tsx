import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import type { FormControl } from '../../../../forms/saving/form-control';
import { differingPaths } from '../../../../forms/saving/merge-values';
import type { Uploads } from '../../../../forms/saving/uploads';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { isVisible, type RecordDraft } from '../record-draft';
import { guardNavigation } from './navigation-guard';

type Props = { control: FormControl<RecordDraft>; uploads: Uploads };

type Question = {
  isSending: boolean /** True if this device stores the files that are in transfer. */;
  isStored: boolean;
  /** True if visitors do not see the changes. */
  isUnpublished: boolean;
  go(): void;
};

/** Checks whether the form has unpublished changes of a published record. */
function hasUnpublishedChanges({ form, description }: FormControl<RecordDraft>): boolean {
  const initial = form.initialValues();
  const changedPaths = () => differingPaths(description, form.values(), initial);
  return isVisible(initial) && form.isDirty() && changedPaths().some((path) => path !== 'state');
}

/**
 * Asks before the form is left during an upload, without storage for the draft, or with unpublished changes of a
 * published record. Everything else is stored on the device without a question.
 */
export function LeaveGuard({ control, uploads }: Props) {
  const { draft } = control;
  const { t } = useLingui();
  const portal = usePortal();
  const [question, setQuestion] = useState<Question>();
  const hasUnpublishedNow = useEffectEvent(() => hasUnpublishedChanges(control));
  useEffect(
    () =>
      guardNavigation({
        portal,
        wouldLoseInput: () => draft.hasStorageFailed || uploads.isBusy() || hasUnpublishedNow(),
        confirm: (go) =>
          setQuestion({
            ...{ go, isSending: uploads.isBusy(), isStored: uploads.areAllStored() },
            isUnpublished: hasUnpublishedNow(),
          }),
      }),
    [portal, draft, uploads],
  );
  if (!question) return null;
  const stay = () => setQuestion(undefined);

  async function saveAndGo(go: () => void) {
    // If saving fails, the form shows the reason.
    stay();
    control.form.set('state', 'unpublished');
    if (await control.submit()) go();
  }

  return (
    <Dialog title={t`Diese Seite verlassen?`} onClose={stay}>
      {question.isSending && (
        <p>
          {question.isStored
            ? t`Ein Bild ist noch nicht ganz hochgeladen. Es bleibt auf diesem Gerät, und das Hochladen geht weiter, sobald Sie das Formular wieder öffnen.`
            : t`Ein Bild ist noch nicht ganz hochgeladen, und dieses Gerät kann es nicht speichern. Wenn Sie jetzt gehen, müssen Sie es noch einmal auswählen.`}
        </p>
      )}
      {question.isUnpublished && (
        <p>{t`Was Sie geändert haben, ist nicht veröffentlicht: Besucher sehen noch die bisherige Fassung.`}</p>
      )}
      <p>
        {draft.hasStorageFailed
          ? t`Auf diesem Gerät lässt sich kein Entwurf speichern. Was Sie nicht gespeichert haben, geht verloren.`
          : question.isUnpublished
            ? t`Ihre Änderungen bleiben auf diesem Gerät, bis Sie sie veröffentlichen oder verwerfen.`
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
        {question.isUnpublished && (
          <button type="button" className="button is-quiet" onClick={() => void saveAndGo(question.go)}>
            {t`Speichern, ohne zu veröffentlichen`}
          </button>
        )}
        <button type="button" className="button" onClick={stay}>
          {t`Hier bleiben`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
