import { type LazyEventPreview, useVisitorPreviews } from '../../../../app/visitor-preview';
import { LazyPart } from '../../record-form/frame/lazy-part';
import { type PreviewContent, PreviewPlaceholder, previewDialogOf } from '../../record-form/preview/preview-dialog';
import type { EventDraft } from '../event-draft';
import { usePreviewEvent } from './use-preview-event';

/** Renders the preview of an event in a dialog. */
export const EventPreviewDialog = previewDialogOf(Preview);

function Preview(props: PreviewContent<EventDraft>) {
  const part = useVisitorPreviews()?.event;
  return part && <Content part={part} {...props} />;
}

function Content({ part, draft, locale, untitled }: PreviewContent<EventDraft> & { part: LazyEventPreview }) {
  const preview = usePreviewEvent(draft);
  if (!preview) return <PreviewPlaceholder />;
  const { event, listPicture } = preview;
  return <LazyPart {...{ part, listPicture, locale }} event={{ ...event, title: event.title || untitled }} />;
}
