import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '../../lib/download';
import { MemberIcon } from '../../ui/member-icons';
import { ErrorNotice } from '../error-notice';
import { SAVE_ERRORS } from '../error-words';
import { withSession } from '../form/save-with-session';
import { usePortal } from '../portal';

type Step = { step: 'idle' | 'busy' | 'done' } | { step: 'failed'; error: unknown };

type Props = {
  /** What the file is called on the visitor's device. */
  name: string;
  /** Asks the server for the file, with the session that then holds. */
  load(): Promise<Blob>;
  children: ReactNode;
};

/** Downloads a file that only its owner may have. The log-in opens where the session has ended. */
export function DownloadButton({ name, load, children }: Props) {
  const { t } = useLingui();
  const portal = usePortal();
  const [state, setState] = useState<Step>({ step: 'idle' });
  const isBusy = state.step === 'busy';

  async function download() {
    if (isBusy) return;
    setState({ step: 'busy' });
    try {
      downloadFile(name, await withSession(portal, load));
      setState({ step: 'done' });
    } catch (error) {
      setState({ step: 'failed', error });
    }
  }

  return (
    <>
      <button
        type="button"
        className="button is-quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => void download()}
      >
        <MemberIcon name="download" />
        {children}
      </button>
      <span className="hint" role="status">
        {isBusy && t`Wird geladen …`}
        {state.step === 'done' && t`Die Datei liegt bei Ihren Downloads.`}
      </span>
      {state.step === 'failed' && (
        <ErrorNotice
          words={SAVE_ERRORS}
          error={state.error}
          title={t`Die Datei konnte nicht geladen werden`}
          onRetry={() => void download()}
        />
      )}
    </>
  );
}
