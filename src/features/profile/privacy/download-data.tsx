import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { todayInBerlin } from '../../../lib/days';
import { downloadJson } from '../../../lib/download';
import { withSession } from '../../../portal/form/save-with-session';
import { FormFailure } from '../../../portal/form-parts/form-failure';
import { usePortal } from '../../../portal/portal';
import { MemberIcon } from '../../../ui/member-icons';
import { exportPerson } from '../api';

type Step = { step: 'idle' | 'busy' | 'done' } | { step: 'failed'; error: unknown };

/** Downloads everything that is stored about the person. */
export function DownloadData() {
  const { t } = useLingui();
  const portal = usePortal();
  const [state, setState] = useState<Step>({ step: 'idle' });
  const isBusy = state.step === 'busy';

  async function download() {
    if (isBusy) return;
    setState({ step: 'busy' });
    try {
      const data = await withSession(portal, () => exportPerson(portal.client));
      downloadJson(`${t`meine-daten`}-${todayInBerlin()}.json`, data);
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
        {isBusy ? t`Ihre Daten werden zusammengestellt …` : t`Meine Daten herunterladen`}
      </button>
      <p className="hint" role="status">
        {state.step === 'done' && t`Die Datei liegt bei Ihren Downloads.`}
      </p>
      {state.step === 'failed' && (
        <FormFailure
          error={state.error}
          title={t`Ihre Daten konnten nicht heruntergeladen werden`}
          onRetry={() => void download()}
        />
      )}
    </>
  );
}
