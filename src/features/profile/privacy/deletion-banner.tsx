import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { withSession } from '../../../portal/form/save-with-session';
import { FormFailure } from '../../../portal/form-parts/form-failure';
import { noticesOf } from '../../../portal/notices';
import { personStoreOf } from '../../../portal/person-store';
import { usePortal } from '../../../portal/portal';
import { Notice } from '../../../ui/notice';
import { restoreAccount } from '../api';
import { berlinInstant } from '../instant-words';

type Props = { /** ISO 8601. */ due: string };

/** Says when the account will be deleted, and cancels that. */
export function DeletionBanner({ due }: Props) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const portal = usePortal();
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });
  const day = berlinInstant(due, locale)?.day;

  async function restore() {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      const { write } = personStoreOf(portal.client);
      await withSession(portal, () => write(() => restoreAccount(portal.client, locale)));
      noticesOf(portal).say({ kind: 'success', text: t`Ihr Konto bleibt bestehen.` });
    } catch (error) {
      setState({ isBusy: false, error });
    }
  }

  return (
    <>
      <Notice kind="warning" title={day ? t`Ihr Konto wird am ${day} gelöscht` : t`Ihr Konto wird gelöscht`}>
        <p>{t`Bis dahin können Sie es weiter benutzen und die Löschung zurücknehmen.`}</p>
        <button
          type="button"
          className="button is-quiet"
          aria-disabled={state.isBusy || undefined}
          onClick={() => void restore()}
        >
          {state.isBusy ? t`Wird gesendet …` : t`Löschung zurücknehmen`}
        </button>
      </Notice>
      <FormFailure error={state.error} title={t`Die Löschung konnte nicht zurückgenommen werden`} />
    </>
  );
}
