import { type ComponentType, useMemo } from 'react';
import { usePortal } from '../../../app/portal';
import type { EventPreviewProps } from '../../../app/visitor-preview';
import { loadPreviewTexts, VisitorContext } from '../../../detail-parts/preview-parts';
import { groupAppointments } from '../detail/appointment-groups';
import { ListCard } from './list-card';

export async function loadEventCardPreview(): Promise<ComponentType<EventPreviewProps>> {
  await loadPreviewTexts();
  return EventCardPreview;
}

/** Renders the card of an unpublished event as visitors will see it in a list. */
function EventCardPreview({ locale, event, listPicture }: EventPreviewProps) {
  const { client } = usePortal();
  const groups = useMemo(() => groupAppointments(event.appointments, client.session.now()), [event, client]);
  return (
    <VisitorContext locale={locale}>
      <ListCard {...{ event, groups, listPicture }} />
    </VisitorContext>
  );
}
