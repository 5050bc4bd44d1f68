import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useMemo } from 'react';
import { usePortal } from '../../../app/portal';
import type { StatusPreviewProps } from '../../../app/visitor-preview';
import { EVENT_TONES, eventStatusLabel } from '../../../cards/format-appointment';
import { loadPreviewTexts, VisitorContext } from '../../../detail-parts/preview-parts';
import { useTranslation } from '../../../i18n/use-translation';
import { Badge } from '../../../ui/badge';
import { groupAppointments, statusNoteOf } from '../detail/appointment-groups';
import { AppointmentItem } from '../detail/appointment-item';
import { StatusBanner } from '../detail/status-banner';

const Lines = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  > ul {
    list-style: none;
  }
`;

export async function loadStatusPreview(): Promise<ComponentType<StatusPreviewProps>> {
  await loadPreviewTexts();
  return StatusPreview;
}

/** Renders what visitors read about the status: on the card and above the page, or at a later date. */
function StatusPreview(props: StatusPreviewProps) {
  const { locale } = useTranslation();
  return (
    <VisitorContext locale={locale}>
      <Content {...props} />
    </VisitorContext>
  );
}

function Content({ event, appointment: id }: StatusPreviewProps) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { client } = usePortal();
  const groups = useMemo(() => groupAppointments(event.appointments, client.session.now()), [event, client]);
  const note = statusNoteOf(event, groups);
  const [first] = [...groups.upcoming, ...groups.past];
  const changed = id === undefined ? undefined : event.appointments.find((one) => one.id === id);
  const label = first && eventStatusLabel(first.status, translation);
  const isAtDate = changed !== undefined && changed !== first;
  if (!note && !isAtDate) return <p>{t`Die Veranstaltung erscheint ohne Hinweis, wie geplant.`}</p>;
  return (
    <Lines>
      {!isAtDate && label && <Badge tone={EVENT_TONES[first.status]}>{label}</Badge>}
      {!isAtDate && note && <StatusBanner note={note} groups={groups} eventId={undefined} />}
      {isAtDate && (
        <ul>
          <AppointmentItem appointment={changed} translation={translation} isPast={false} />
        </ul>
      )}
    </Lines>
  );
}
