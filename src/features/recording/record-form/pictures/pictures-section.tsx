import { useLingui } from '@lingui/react/macro';
import { UploadField } from '../../../../forms/fields/upload-field';
import { MAX_ENTRIES } from '../../../../model/payloads/limits';
import { emptyMedium } from '../record-draft';
import { useRecordUploads } from '../record-uploads';
import { PictureFields } from './picture-fields';

/** Renders the pictures of a record in their order; the first one is shown in lists. */
export function PicturesSection() {
  const { t } = useLingui();
  return (
    <UploadField
      path="media"
      uploads={useRecordUploads()}
      newRow={emptyMedium}
      max={MAX_ENTRIES.media}
      hint={t`Das erste Bild erscheint in der Übersicht. Bitte verwenden Sie nur Bilder, an denen Sie die Rechte haben.`}
      details={(path) => <PictureFields path={path} />}
    />
  );
}
