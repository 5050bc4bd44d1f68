import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useMemo } from 'react';
import { usePortal } from '../../../app/portal';
import type { EventPreviewProps } from '../../../app/visitor-preview';
import { EventCard } from '../../../cards/event-card';
import { rubricCover } from '../../../cards/rubric-cover';
import { CardAndPage, loadPreviewTexts, PreviewCardPicture, VisitorContext } from '../../../detail-parts/preview-parts';
import { visibleTexts } from '../../../detail-parts/visible-texts';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventRow } from '../../../model/answers/event-row';
import { textIn } from '../../../model/text-in';
import { groupAppointments } from '../detail/appointment-groups';
import { DetailBody } from '../detail/detail-body';
import { eventToRow } from './event-to-row';

export async function loadEventPreview(): Promise<ComponentType<EventPreviewProps>> {
  await loadPreviewTexts();
  return EventPreview;
}

/** Renders an unpublished event as visitors will see it: its card in a list, and its page. */
function EventPreview({ locale, ...content }: EventPreviewProps) {
  return (
    <VisitorContext locale={locale}>
      <PreviewContent {...content} />
    </VisitorContext>
  );
}

function PreviewContent({ event, listPicture }: Omit<EventPreviewProps, 'locale'>) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client, settings, headingLevel } = usePortal();
  const groups = useMemo(() => groupAppointments(event.appointments, client.session.now()), [event, client]);
  const texts = useMemo(() => visibleTexts(event, settings.eventDetails, locale), [event, settings, locale]);
  const row = eventToRow(event, groups);
  const card = row ? (
    <ListCard row={listPicture ? { ...row, picture: listPicture } : row} />
  ) : (
    <p>{t`Die Veranstaltung erscheint in der Übersicht, sobald sie Termin und Rubrik hat.`}</p>
  );
  return (
    <CardAndPage card={card} pageTitle={t`Auf ihrer eigenen Seite`}>
      <DetailBody {...{ event, groups, texts }} level={headingLevel + 1} isPreview />
    </CardAndPage>
  );
}

function ListCard({ row }: { row: EventRow }) {
  const translation = useTranslation();
  const { host } = usePortal().client;
  const { children: title } = textIn(translation.locale, row.title, row.title_en);
  return (
    <PreviewCardPicture title={title}>
      <EventCard
        {...{ event: row, translation, host }}
        cover={rubricCover(row)}
        link={{ href: '' }}
        Heading="h4"
        isFirst
        isFavourite={false}
      />
    </PreviewCardPicture>
  );
}
