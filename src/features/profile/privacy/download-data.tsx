import { useLingui } from '@lingui/react/macro';
import { todayInBerlin } from '../../../lib/days';
import { jsonFile } from '../../../lib/download';
import { DownloadButton } from '../../../portal/form-parts/download-button';
import { usePortal } from '../../../portal/portal';
import { exportPerson } from '../api';

/** Downloads everything that is stored about the person. */
export function DownloadData() {
  const { t } = useLingui();
  const { client } = usePortal();
  return (
    <DownloadButton
      name={`${t`meine-daten`}-${todayInBerlin()}.json`}
      load={async () => jsonFile(await exportPerson(client))}
    >
      {t`Meine Daten herunterladen`}
    </DownloadButton>
  );
}
