import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { DownloadButton } from '../../../forms/layout/download-button';
import { todayInBerlin } from '../../../lib/days';
import { jsonFile } from '../../../lib/download';
import { exportPerson } from '../api';

/** Renders the download of all stored data of the person. */
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
