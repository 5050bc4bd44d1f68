import { createFormUploads } from '../../../portal/form/form-uploads';
import { LazyPart } from './frame/lazy-part';
import { picturesSection } from './pictures/pictures-section-lazy';
import { useEventFormContent } from './record-form-context';
import { EventUploadsProvider } from './record-uploads';

/** The pictures of an event, with what sends them. */
export function PicturesPart() {
  const { files } = useEventFormContent();
  return (
    <EventUploadsProvider value={files(createFormUploads)}>
      <LazyPart part={picturesSection} />
    </EventUploadsProvider>
  );
}
