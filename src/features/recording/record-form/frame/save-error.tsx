import { ApiError } from '../../../../api/api-error';
import { ErrorNotice } from '../../../../app/error-notice';
import { NO_EDIT } from '../../../../model/answers/event-record';
import { RichText } from '../../../../ui/rich-text';
import { useRecordingRules } from '../../use-recording-rules';
import { useSaveErrors } from '../record-words';

/** Renders the error of a failed save, with a retry. */
export function SaveError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const messages = useSaveErrors();
  const { noEdit } = useRecordingRules().eventRecording;
  // If editing ended while the form was open, the client's reason is shown as it is before the form.
  const code = error instanceof ApiError ? error.code : undefined;
  const reason = NO_EDIT.find((one) => one === (code === 'other_client' ? 'otherClient' : code));
  const clientReason = reason && noEdit[reason];
  return (
    <ErrorNotice error={error} messages={messages} onRetry={onRetry}>
      {clientReason && <RichText html={clientReason} />}
    </ErrorNotice>
  );
}
