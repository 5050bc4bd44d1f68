import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormControl } from '../../../../portal/form/form-control';
import { FormFoot } from '../../../../portal/form-parts/form-foot';
import { useLazyPart } from '../../../../ui/use-lazy-part';
import type { EventDraft } from '../../event-form/event-draft';
import { useRecordingRules } from '../../use-recording-rules';
import { PreviewDialog } from '../preview/preview-dialog-lazy';
import { besidePart } from './beside-part-lazy';

type Props = {
  control: FormControl<EventDraft>;
  /** Whether it waits for an operator already. */
  isWaiting: boolean;
};

/**
 * The ways to save. They are plain buttons: Enter in a field must not publish an event that its author is still
 * writing.
 */
export function EventFoot({ control, isWaiting }: Props) {
  const { t } = useLingui();
  const { form, isSending, submit } = control;
  const { review, showReportPreview } = useRecordingRules().eventRecording;
  const [shown, setShown] = useState<EventDraft>();
  const isPublished = form.beginning().state === 'published';
  const mustWait = review === 'all' || (review === 'new' && !isPublished);
  const publish = isPublished ? t`Änderungen veröffentlichen` : t`Veröffentlichen`;
  const keep = isWaiting ? t`Aus der Prüfung nehmen` : t`Entwurf speichern`;

  // Apart from the ways to save: it takes something away.
  const Withdraw = useLazyPart(besidePart, isPublished)?.WithdrawPart;

  function save(state: EventDraft['state']) {
    if (isSending) return;
    form.set('state', state);
    void submit();
  }

  return (
    <>
      <FormFoot control={control} saysSaved>
        {showReportPreview && (
          <button type="button" className="button is-quiet" onClick={() => setShown(form.values())}>
            {t`Vorschau`}
          </button>
        )}
        {!isPublished && (
          <button type="button" className="button is-quiet" aria-disabled={isSending} onClick={() => save('draft')}>
            {keep}
          </button>
        )}
        <button type="button" className="button" aria-disabled={isSending} onClick={() => save('published')}>
          {isSending ? t`Wird gesendet …` : mustWait ? t`Zur Prüfung senden` : publish}
        </button>
        {shown && <PreviewDialog draft={shown} onClose={() => setShown(undefined)} />}
      </FormFoot>
      {Withdraw && <Withdraw isSending={isSending} onWithdraw={() => save('draft')} />}
    </>
  );
}
