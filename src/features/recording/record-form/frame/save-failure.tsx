import { ApiError } from '../../../../api/api-error';
import { NO_EDIT } from '../../../../model/written/written-event';
import { FormFailure } from '../../../../portal/form-parts/form-failure';
import { RichText } from '../../../../ui/rich-text';
import { useRecordingRules } from '../../use-recording-rules';
import { useSaveWords } from '../record-words';

/** Why an event could not be saved, and the way to try again. */
export function SaveFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const own = useSaveWords()(error);
  const { noEdit } = useRecordingRules().eventRecording;
  // Nobody could edit it any more when it was sent: the client says why, as before the form.
  const code = error instanceof ApiError ? error.code : undefined;
  const reason = NO_EDIT.find((one) => one === (code === 'other_client' ? 'otherClient' : code));
  const ofClient = reason && noEdit[reason];
  return (
    <FormFailure error={error} onRetry={onRetry}>
      {ofClient ? <RichText html={ofClient} /> : own && <p>{own}</p>}
    </FormFailure>
  );
}
