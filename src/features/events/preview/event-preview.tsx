import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useMemo } from 'react';
import { usePortal } from '../../../app/portal';
import type { EventPreviewProps } from '../../../app/visitor-preview';
import { CardAndPage, loadPreviewTexts, VisitorContext } from '../../../detail-parts/preview-parts';
import { visibleTexts } from '../../../detail-parts/visible-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { groupAppointments } from '../detail/appointment-groups';
import { DetailBody } from '../detail/detail-body';
import { ListCard } from './list-card';

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
  return (
    <CardAndPage card={<ListCard {...{ event, groups, listPicture }} />} pageTitle={t`Auf ihrer eigenen Seite`}>
      <DetailBody {...{ event, groups, texts }} level={headingLevel + 1} isPreview />
    </CardAndPage>
  );
}
