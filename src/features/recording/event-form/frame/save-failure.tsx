import { useSpeech } from '../../../../i18n/use-speech';
import { FormFailure } from '../../../../portal/form-parts/form-failure';
import { saveWords } from '../event-words';

/** Why an event could not be saved, and the way to try again. */
export function SaveFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { say } = useSpeech();
  const own = saveWords(error);
  return (
    <FormFailure error={error} onRetry={onRetry}>
      {own && <p>{say(own)}</p>}
    </FormFailure>
  );
}
