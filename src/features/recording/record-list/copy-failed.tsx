import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from './action-notices';
import { mayRetry } from './may-retry';
import type { useCopy } from './use-copy';

type Props = {
  copy: ReturnType<typeof useCopy>;
  /** Why it could not be made. */
  reason(error: unknown): string;
};

/** Says why a record of a list could not be copied; nothing while it was not tried. */
export function CopyFailed({ copy: { step, error, input, retry, reset }, reason }: Props) {
  const { t } = useLingui();
  if (step !== 'failed') return null;
  const title = input.title ?? '';
  return (
    <FailedNotice
      title={t`„${title}“ ließ sich nicht kopieren`}
      onRetry={mayRetry(error) ? () => void retry() : undefined}
      onClose={reset}
    >
      <p>{reason(error)}</p>
    </FailedNotice>
  );
}
