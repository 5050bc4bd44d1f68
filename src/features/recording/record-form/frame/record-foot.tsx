import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { FormActions } from '../../../../forms/layout/form-actions';
import type { FormControl } from '../../../../forms/saving/form-control';
import { useRecordingRules } from '../../use-recording-rules';
import { useForWhomIn } from '../for-whom/use-for-whom';
import type { FormKind, FormTexts } from '../form-kind';
import { isVisible, type RecordDraft } from '../record-draft';
import { FilledShare } from './filled-share';
import { FootMenu } from './foot-menu';

type Props<Draft extends RecordDraft> = {
  control: FormControl<Draft>;
  texts: Pick<FormTexts, 'withdrawConsequence' | 'confirmWithdraw'>;
  Preview: ComponentType<{ draft: Draft; onClose(): void }>;
  percentOf?: FormKind<Draft>['percentOf'];
  /** True if the record already awaits review. */
  isWaiting: boolean;
  /** True if an operator has taken the record down: it can be saved, but not published. */
  isTakenDown: boolean;
};

/**
 * Renders the buttons to save and publish. None is a submit button: Enter in a field must not publish an unfinished
 * record.
 */
export function RecordFoot<Draft extends RecordDraft>({
  control,
  texts,
  Preview,
  percentOf,
  isWaiting,
  isTakenDown,
}: Props<Draft>) {
  const { t } = useLingui();
  const { form, isSending, submit } = control;
  const { review, showReportPreview } = useRecordingRules().eventRecording;
  const { isSent } = useForWhomIn(form);
  const [previewed, setPreviewed] = useState<Draft>();
  const isPublished = isVisible(form.initialValues());
  const mustWait = review === 'all' || (review === 'new' && !isPublished);

  function save(state: RecordDraft['state']) {
    if (isSending) return;
    form.set('state', state);
    void submit();
  }
  function publishLabel(): string {
    if (isSending) return t`Wird gesendet …`;
    if (isTakenDown) return t`Entwurf speichern`;
    if (isSent) return t`Zur Freigabe senden`;
    if (mustWait) return t`Zur Prüfung senden`;
    return isPublished ? t`Änderungen veröffentlichen` : t`Veröffentlichen`;
  }

  return (
    <FormActions
      control={control}
      showsSaved
      note={percentOf && <FilledShare form={form} percentOf={percentOf} />}
      menu={!isTakenDown && <FootMenu {...{ texts, isPublished, isWaiting, isSending }} onSave={save} />}
    >
      {showReportPreview && (
        <button type="button" className="button is-quiet" onClick={() => setPreviewed(form.values())}>
          {t`Vorschau`}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={isSending}
        onClick={() => save(isTakenDown ? 'draft' : 'published')}
      >
        {publishLabel()}
      </button>
      {previewed && <Preview draft={previewed} onClose={() => setPreviewed(undefined)} />}
    </FormActions>
  );
}
