import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SAVE_ERRORS } from '../../app/error-messages';
import { ErrorNotice } from '../../app/error-notice';
import { useMutation } from '../../app/use-mutation';
import { downloadFile } from '../../lib/download';
import { AccountIcon } from '../../ui/account-icons';

type Props = {
  /** The name of the file on the visitor's device. */
  name: string;
  /** Loads the file from the server, with the current session. */
  load(): Promise<Blob>;
  /** The rank of the button. */
  className?: string | undefined;
  children: ReactNode;
};

/** Renders a button that downloads a file of the person; if the session has ended, the log-in opens. */
export function DownloadButton({ name, load, className = 'button is-quiet', children }: Props) {
  const { t } = useLingui();
  const { step, isPending, error, run } = useMutation(async () => downloadFile(name, await load()), {
    needsSession: true,
  });
  const download = () => void run();

  return (
    <>
      <button type="button" className={className} aria-disabled={isPending || undefined} onClick={download}>
        <AccountIcon name="download" />
        {children}
      </button>
      <span className="hint" role="status">
        {isPending && t`Wird geladen …`}
        {step === 'done' && t`Die Datei liegt bei Ihren Downloads.`}
      </span>
      <ErrorNotice
        messages={SAVE_ERRORS}
        error={error}
        title={t`Die Datei konnte nicht geladen werden`}
        onRetry={download}
      />
    </>
  );
}
