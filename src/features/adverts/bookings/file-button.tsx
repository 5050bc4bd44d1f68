import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '../../../lib/download';
import { withSession } from '../../../portal/form/save-with-session';
import { FormFailure } from '../../../portal/form-parts/form-failure';
import { usePortal } from '../../../portal/portal';
import { MemberIcon } from '../../../ui/member-icons';
import { useIsShown } from '../../../ui/use-is-shown';
import { type BookingFile, loadBookingFile } from './api';

type Step = { step: 'idle' | 'busy' | 'done' } | { step: 'failed'; error: unknown };

type Props = {
  file: BookingFile;
  /** What the file is called on the visitor's device. */
  name: string;
  children: ReactNode;
};

/** Downloads a file of an order. The log-in opens where the session has ended. */
export function FileButton({ file, name, children }: Props) {
  const { t } = useLingui();
  const portal = usePortal();
  const isShown = useIsShown();
  const [state, setState] = useState<Step>({ step: 'idle' });
  const isBusy = state.step === 'busy';

  async function download() {
    if (isBusy) return;
    setState({ step: 'busy' });
    try {
      downloadFile(name, await withSession(portal, () => loadBookingFile(portal.client, file)));
      if (isShown()) setState({ step: 'done' });
    } catch (error) {
      if (isShown()) setState({ step: 'failed', error });
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
        <FormFailure
          error={state.error}
          title={t`Die Datei konnte nicht geladen werden`}
          onRetry={() => void download()}
        />
      )}
    </>
  );
}
