import { createDraftUploads } from '../../../forms/saving/draft-uploads';
import { PicturesSection } from './pictures/pictures-section';
import { useRecordFormContent } from './record-form-context';
import { RecordUploadsProvider } from './record-uploads';

/** Renders the pictures of a record, and provides their uploads. */
export function RecordPictures() {
  const { files } = useRecordFormContent();
  return (
    <RecordUploadsProvider value={files(createDraftUploads)}>
      <PicturesSection />
    </RecordUploadsProvider>
  );
}
