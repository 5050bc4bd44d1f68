import { useLingui } from '@lingui/react/macro';
import { noAnswer } from '../../../../api/api-error';
import { usePortal } from '../../../../app/portal';
import { DownloadButton } from '../../../../forms/layout/download-button';
import { useTranslation } from '../../../../i18n/use-translation';
import { useOrder } from '../order-context';
import { loadProof } from './load-proof';

/**
 * Renders the download of the print proof, which the server draws from the saved draft.
 *
 * @param updateOrder writes the form's values to the order
 */
export function ProofFile({ updateOrder }: { updateOrder(): void }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client } = usePortal();
  const { store } = useOrder();

  async function load() {
    updateOrder();
    if ((await store.whenSaved()) === undefined) throw noAnswer();
    return loadProof(client, locale);
  }
  return (
    <div>
      <DownloadButton name={`${t`Korrekturabzug`}.pdf`} load={load}>{t`Korrekturabzug als PDF`}</DownloadButton>
    </div>
  );
}
