import { FormFailure } from '../../../../portal/form-parts/form-failure';
import { useSaveWords } from '../record-words';

/** Why an event could not be saved, and the way to try again. */
export function SaveFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const own = useSaveWords()(error);
  return (
    <FormFailure error={error} onRetry={onRetry}>
      {own && <p>{own}</p>}
    </FormFailure>
  );
}
