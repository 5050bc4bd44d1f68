import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type LazyEventPreview, useVisitorPreviews } from '../../../../app/visitor-preview';
import { useTranslation } from '../../../../i18n/use-translation';
import { LazyPart } from '../../record-form/frame/lazy-part';
import type { EventDraft } from '../event-draft';
import { usePreviewEvent } from '../preview/use-preview-event';

/** Renders the card of an event as visitors will see it in the list; nothing while its code loads. */
export function LiveCard({ draft }: { draft: EventDraft }) {
  const part = useVisitorPreviews()?.eventCard;
  return part ? <Card {...{ part, draft }} /> : null;
}

function Card({ part, draft }: { part: LazyEventPreview; draft: EventDraft }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const preview = usePreviewEvent(draft);
  // While a newly picked place or picture loads, the last card stays.
  const [last, setLast] = useState(preview);
  if (preview && preview !== last) setLast(preview);
  if (!last) return null;
  const { event, listPicture } = last;
  return <LazyPart {...{ part, listPicture, locale }} event={{ ...event, title: event.title || t`Noch ohne Titel` }} />;
}
