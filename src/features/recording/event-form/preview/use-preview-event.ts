import { useMemo } from 'react';
import { usePortal } from '../../../../app/portal';
import type { EventDetail } from '../../../../model/answers/event-detail';
import type { Picture } from '../../../../model/answers/picture';
import { usePickedAddress } from '../../record-form/preview/use-picked-address';
import { usePreviewPictures } from '../../record-form/preview/use-preview-pictures';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { useRecordingRules } from '../../use-recording-rules';
import { type EventDraft, eventOfDraft } from '../event-draft';
import { previewEvent } from './preview-event';

const NEW_DAYS = 7;
const DAY_MS = 86_400_000;

/** Returns the event of the form as visitors would get it; undefined while its addresses and pictures load. */
export function usePreviewEvent(
  draft: EventDraft,
): { event: EventDetail; listPicture: Picture | undefined } | undefined {
  const { client } = usePortal();
  const rules = useRecordingRules();
  const { rubrics } = useRecordFormContent();
  const location = usePickedAddress(draft.location);
  const promoter = usePickedAddress(draft.promoter);
  const preview = usePreviewPictures(draft.media);
  const isSettled = location.isSettled && promoter.isSettled;

  return useMemo(() => {
    if (!isSettled || !preview) return undefined;
    const { createdAt } = preview.record ?? {};
    const event = previewEvent(eventOfDraft(draft), {
      ...{ rubrics, rules },
      location: location.address,
      promoter: promoter.address,
      pictures: preview.pictures,
      isNew: !createdAt || client.session.now() - Date.parse(createdAt) < NEW_DAYS * DAY_MS,
    });
    return { event, listPicture: preview.listPicture };
  }, [isSettled, draft, rubrics, rules, client, location.address, promoter.address, preview]);
}
