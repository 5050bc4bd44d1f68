import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { FormActions } from '../../../../forms/layout/form-actions';
import type { FormControl } from '../../../../forms/saving/form-control';
import { useRecordingRules } from '../../use-recording-rules';
import type { FormWords } from '../form-kind';
import { isVisible, type RecordDraft } from '../record-draft';
import { WithdrawPart } from '../withdraw/withdraw-part';

type Props<Draft extends RecordDraft> = {
  control: FormControl<Draft>;
  words: Pick<FormWords, 'takeBack' | 'askTakeBack'>;
  Preview: ComponentType<{ draft: Draft; onClose(): void }>;
  /** True if the record already awaits review. */
  isWaiting: boolean;
};

/**
 * Renders the buttons to save and publish. None is a submit button: Enter in a field must not publish an unfinished
 * record.
 */
export function RecordFoot<Draft extends RecordDraft>({ control, words, Preview, isWaiting }: Props<Draft>) {
  const { t } = useLingui();
  const { form, isSending, submit } = control;
  const { review, showReportPreview } = useRecordingRules().eventRecording;
  const [shown, setShown] = useState<Draft>();
  const isPublished = isVisible(form.initialValues());
  const mustWait = review === 'all' || (review === 'new' && !isPublished);
  const publish = isPublished ? t`Änderungen veröffentlichen` : t`Veröffentlichen`;
  const saveOnly = isPublished ? t`Speichern, ohne zu veröffentlichen` : t`Entwurf speichern`;
  const keep = isWaiting ? t`Aus der Prüfung nehmen` : saveOnly;

  function save(state: RecordDraft['state']) {
    if (isSending) return;
    form.set('state', state);
    void submit();
  }

  return (
    <>
      <FormActions control={control} showsSaved>
        {showReportPreview && (
          <button type="button" className="button is-quiet" onClick={() => setShown(form.values())}>
            {t`Vorschau`}
          </button>
        )}
        <button
          type="button"
          className="button is-quiet"
          aria-disabled={isSending}
          onClick={() => save(isPublished ? 'unpublished' : 'draft')}
        >
          {keep}
        </button>
        <button type="button" className="button" aria-disabled={isSending} onClick={() => save('published')}>
          {isSending ? t`Wird gesendet …` : mustWait ? t`Zur Prüfung senden` : publish}
        </button>
        {shown && <Preview draft={shown} onClose={() => setShown(undefined)} />}
      </FormActions>
      {/* Separate from the save buttons, because it unpublishes the record. */}
      {isPublished && <WithdrawPart words={words} isSending={isSending} onWithdraw={() => save('draft')} />}
    </>
  );
}
