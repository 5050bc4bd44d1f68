import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { TextsProvider } from '../../i18n/locale-provider';
import type { UploadListProps } from '../upload/upload-list';
import { uploadList } from '../upload/upload-list-lazy';
import { uploadTexts } from '../upload/upload-texts-lazy';
import { useTriedPart } from '../use-tried-part';

/** Keeps the room of an empty field. */
const Waiting = styled.div`
  display: grid;
  gap: 8px;
  place-content: center;
  justify-items: center;
  min-height: 150px;
`;

/** A field for pictures, which it uploads. It keeps its room while its code is loading. */
export function UploadField(props: UploadListProps) {
  const { t } = useLingui();
  const { part: UploadList, hasFailed, again } = useTriedPart(uploadList, true);
  if (UploadList)
    return (
      <TextsProvider texts={uploadTexts}>
        <UploadList {...props} />
      </TextsProvider>
    );
  if (!hasFailed) return <Waiting aria-busy="true" />;
  return (
    <Waiting>
      <p role="alert">{t`Bitte prüfen Sie Ihre Internetverbindung. Ihre Eingaben sind noch da.`}</p>
      <button type="button" className="button is-quiet" onClick={again}>
        {t`Erneut versuchen`}
      </button>
    </Waiting>
  );
}
