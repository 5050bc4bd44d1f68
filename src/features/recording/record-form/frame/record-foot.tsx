import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { FormActions } from '../../../../forms/layout/form-actions';
import type { FormControl } from '../../../../forms/saving/form-control';
import { useRecordingRules } from '../../use-recording-rules';
import type { FormTexts } from '../form-kind';
import { isVisible, type RecordDraft } from '../record-draft';
import { WithdrawButton } from '../withdraw-button';

type Props<Draft extends RecordDraft> = {
  control: FormControl<Draft>;
  texts: Pick<FormTexts, 'withdrawConsequence' | 'confirmWithdraw'>;
  Preview: ComponentType<{ draft: Draft; onClose(): void }>;
  /** True if the record already awaits review. */
  isWaiting: boolean;
};

/**
 * Renders the buttons to save and publish. None is a submit button: Enter in a field must not publish an unfinished
 * record.
 */
export function RecordFoot<Draft extends RecordDraft>({ control, texts, Preview, isWaiting }: Props<Draft>) {
  const { t } = useLingui();
  const { form, isSending, submit } = control;
  const { review, showReportPreview } = useRecordingRules().eventRecording;
  const [previewed, setPreviewed] = useState<Draft>();
  const isPublished = isVisible(form.initialValues());
  const mustWait = review === 'all' || (review === 'new' && !isPublished);
  const publishLabel = isPublished ? t`Änderungen veröffentlichen` : t`Veröffentlichen`;
  const saveOnlyLabel = isPublished ? t`Speichern, ohne zu veröffentlichen` : t`Entwurf speichern`;
  const saveLabel = isWaiting ? t`Aus der Prüfung nehmen` : saveOnlyLabel;

  function save(state: RecordDraft['state']) {
    if (isSending) return;
    form.set('state', state);
    void submit();
  }

  return (
    <>
      <FormActions control={control} showsSaved>
        {showReportPreview && (
          <button type="button" className="button is-quiet" onClick={() => setPreviewed(form.values())}>
            {t`Vorschau`}
          </button>
        )}
        <button
          type="button"
          className="button is-quiet"
          aria-disabled={isSending}
          onClick={() => save(isPublished ? 'unpublished' : 'draft')}
        >
          {saveLabel}
        </button>
        <button type="button" className="button" aria-disabled={isSending} onClick={() => save('published')}>
          {isSending ? t`Wird gesendet …` : mustWait ? t`Zur Prüfung senden` : publishLabel}
        </button>
        {previewed && <Preview draft={previewed} onClose={() => setPreviewed(undefined)} />}
      </FormActions>
      {/* Separate from the save buttons, because it unpublishes the record. */}
      {isPublished && <WithdrawButton texts={texts} isSending={isSending} onWithdraw={() => save('draft')} />}
    </>
  );
}
