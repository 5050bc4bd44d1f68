import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { TextsProvider } from '../../i18n/locale-provider';
import type { UploadListProps } from '../upload/upload-list';
import { uploadList } from '../upload/upload-list-lazy';
import { uploadTexts } from '../upload/upload-texts-lazy';
import { useLazyPart } from '../use-lazy-part';

/** As high as the field without a picture. */
const Waiting = styled.div`
  display: grid;
  gap: 8px;
  place-content: center;
  justify-items: center;
  min-height: 150px;
`;

/** Pictures, each with its way to the server. The room is kept until the code is here. */
export function UploadField(props: UploadListProps) {
  const { t } = useLingui();
  const UploadList = useLazyPart(uploadList, true);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = !UploadList && !hasFailed;
  useEffect(() => {
    let isHere = isMissing;
    if (isMissing) uploadList.load().catch(() => isHere && setHasFailed(true));
    return () => {
      isHere = false;
    };
  }, [isMissing]);

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
      <button type="button" className="button is-quiet" onClick={() => setHasFailed(false)}>
        {t`Erneut versuchen`}
      </button>
    </Waiting>
  );
}
