import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { useSpeech } from '../../../../i18n/use-speech';
import { downloadFile } from '../../../../lib/download';
import { withSession } from '../../../../portal/form/save-with-session';
import { FormFailure } from '../../../../portal/form-parts/form-failure';
import { usePortal } from '../../../../portal/portal';
import { MemberIcon } from '../../../../ui/member-icons';
import { useIsShown } from '../../../../ui/use-is-shown';
import { loadProof } from '../api';
import { useOrder } from '../order-context';

type State = { step: 'idle' | 'busy' | 'done' } | { step: 'failed'; error: unknown };

/** Downloads the advert as it will be printed; the server draws what it has been told. @param keep puts what the form holds into the order */
export function ProofFile({ keep }: { keep(): void }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const portal = usePortal();
  const { store } = useOrder();
  const isShown = useIsShown();
  const [state, setState] = useState<State>({ step: 'idle' });
  const isBusy = state.step === 'busy';

  async function download() {
    if (isBusy) return;
    setState({ step: 'busy' });
    try {
      keep();
      if ((await store.settled()) === undefined) throw new ApiError('offline');
      const file = await withSession(portal, () => loadProof(portal.client, locale));
      downloadFile(`${t`Korrekturabzug`}.pdf`, file);
      if (isShown()) setState({ step: 'done' });
    } catch (error) {
      if (isShown()) setState({ step: 'failed', error });
    }
  }
  return (
    <>
      <div>
        <button
          type="button"
          className="button is-quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => void download()}
        >
          <MemberIcon name="download" />
          {t`Korrekturabzug als PDF`}
        </button>
      </div>
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
