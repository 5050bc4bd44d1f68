import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ApiError } from '../../../api/api-error';
import { LoadFailure } from '../../../portal/form-parts/load-failure';
import { useFocusLeft } from '../../../ui/use-focus-left';
import { outcomeOf } from '../messages';
import { OutcomeNotice } from '../outcome-notice';
import { KEY_OUTCOMES } from './key-messages';

/** Whether the key itself is at fault, so that another one is needed. */
export const isKeyAtFault = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && error.code.startsWith('key_') && error.code in KEY_OUTCOMES;

/** Why the link of a mail did not work; what is not the link's fault can be tried again. */
export function KeyFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const outcome = outcomeOf(KEY_OUTCOMES, error);
  if (!outcome) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <>
      <OutcomeNotice error={error} outcomes={KEY_OUTCOMES} onRetry={onRetry} />
      {outcome === KEY_OUTCOMES.default && <Retry onRetry={onRetry} />}
    </>
  );
}

function Retry({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeft(button);
  return <button ref={button} type="button" className="button" onClick={onRetry}>{t`Erneut versuchen`}</button>;
}
