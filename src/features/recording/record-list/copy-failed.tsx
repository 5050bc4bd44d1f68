import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from './action-notices';
import { mayRetry } from './may-retry';
import type { useCopy } from './use-copy';

type Props = {
  copy: ReturnType<typeof useCopy>;
  /** Returns the reason of the failure. */
  reason(error: unknown): string;
};

/** Renders the failure of copying a record; nothing otherwise. */
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
