import { createDraftUploads } from '../../../portal/form/draft-uploads';
import { LazyPart } from './frame/lazy-part';
import { picturesSection } from './pictures/pictures-section-lazy';
import { useRecordFormContent } from './record-form-context';
import { RecordUploadsProvider } from './record-uploads';

/** The pictures of an event, with what sends them. */
export function PicturesPart() {
  const { files } = useRecordFormContent();
  return (
    <RecordUploadsProvider value={files(createDraftUploads)}>
      <LazyPart part={picturesSection} />
    </RecordUploadsProvider>
  );
}
