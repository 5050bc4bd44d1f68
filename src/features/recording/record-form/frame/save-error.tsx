import { ApiError } from '../../../../api/api-error';
import { ErrorNotice } from '../../../../app/error-notice';
import { NO_EDIT } from '../../../../model/answers/event-record';
import { RichText } from '../../../../ui/rich-text';
import { useRecordingRules } from '../../use-recording-rules';
import { useSaveErrors } from '../record-words';

/** Says why a record could not be saved, with the way to try again. */
export function SaveError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const words = useSaveErrors();
  const { noEdit } = useRecordingRules().eventRecording;
  // Nobody could edit it any more when it was sent: the client says why, as before the form.
  const code = error instanceof ApiError ? error.code : undefined;
  const reason = NO_EDIT.find((one) => one === (code === 'other_client' ? 'otherClient' : code));
  const ofClient = reason && noEdit[reason];
  return (
    <ErrorNotice error={error} words={words} onRetry={onRetry}>
      {ofClient && <RichText html={ofClient} />}
    </ErrorNotice>
  );
}
