import { useMemo } from 'react';
import type { EventDetail } from '../../../../model/event-detail';
import { createDraftUploads } from '../../../../portal/form/draft-uploads';
import { usePortal } from '../../../../portal/portal';
import { previewPictures } from '../../record-form/preview/preview-pictures';
import { usePickedAddress } from '../../record-form/preview/use-picked-address';
import { useStoredRecord } from '../../record-form/preview/use-stored-record';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { useRecordingRules } from '../../use-recording-rules';
import { contentOfDraft, type EventDraft } from '../event-draft';
import { previewEvent } from './preview-event';

const NEW_DAYS = 7;
const DAY_MS = 86_400_000;

/** The event of the form as visitors would get it; undefined while its addresses and pictures are on the way. */
export function usePreviewEvent(draft: EventDraft): EventDetail | undefined {
  const { client } = usePortal();
  const rules = useRecordingRules();
  const { rubrics, files } = useRecordFormContent();
  const location = usePickedAddress(draft.location);
  const promoter = usePickedAddress(draft.promoter);
  const stored = useStoredRecord();
  const isSettled = location.isSettled && promoter.isSettled && stored.isSettled;

  return useMemo(() => {
    if (!isSettled) return undefined;
    const { createdAt, pictures = [] } = stored.record ?? {};
    return previewEvent(contentOfDraft(draft), {
      ...{ rubrics, rules },
      location: location.address,
      promoter: promoter.address,
      pictures: previewPictures(draft.media, {
        stored: pictures,
        uploads: draft.media.length > 0 ? files(createDraftUploads) : undefined,
      }),
      isNew: !createdAt || client.session.now() - Date.parse(createdAt) < NEW_DAYS * DAY_MS,
    });
  }, [isSettled, draft, rubrics, rules, files, client, location.address, promoter.address, stored.record]);
}
