import { useCallback, useMemo, useState } from 'react';
import { useAdvertViews } from '../../../app/adverts/use-shown-adverts';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { DetailPage } from '../../../detail-parts/detail-layout';
import { useJsonLd } from '../../../detail-parts/json-ld/use-json-ld';
import { visibleTexts } from '../../../detail-parts/visible-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventDetail } from '../../../model/answers/event-detail';
import { effectiveDateOf } from '../../../model/effective-date';
import { useLazyPart, WhenLoaded } from '../../../ui/lazy-part';
import { useNextEnd } from '../use-next-end';
import { groupAppointments } from './appointment-groups';
import { BackLink } from './back-link';
import { DetailBody } from './detail-body';
import { eventJsonLd } from './json-ld';

/** The lazy parts around an event: ticket bar, print, related events. They bring their own texts. */
const extrasModule = lazyModule(() => import('./extras/extras'));

/** The lazy list of articles below an event. */
const eventArticles = lazyModule(async () => (await import('../../../detail-parts/event-articles')).EventArticles);

/** Renders one event with everything that visitors may see. */
export function DetailView({ event }: { event: EventDetail }) {
  const { client, settings, headingLevel } = usePortal();
  const { host, session } = client;
  const { locale, _ } = useTranslation();
  const [nowMs, setNowMs] = useState(session.now);
  const groups = useMemo(() => groupAppointments(event.appointments, nowMs), [event, nowMs]);
  const dates = useMemo(() => event.appointments.map((appointment) => effectiveDateOf(appointment).now), [event]);
  useNextEnd(dates, session.now, () => setNowMs(session.now()));
  const texts = useMemo(() => visibleTexts(event, settings.eventDetails, locale), [event, settings, locale]);
  useJsonLd(useCallback((url) => eventJsonLd({ event, host, url, nowMs, texts, _ }), [event, host, nowMs, texts, _]));

  const { activateAdverts, activateArticles } = settings.applicationSettings;
  const adverts = useAdvertViews(activateAdverts);
  const extras = useLazyPart(extrasModule, true);
  const hasSimilar = useHas()('similar');
  const level = headingLevel + 1;
  return (
    <DetailPage part="detail">
      <BackLink eventId={event.id} />
      <DetailBody {...{ event, groups, texts, level }} actions={extras && <extras.PrintButtonWithTexts />} />
      {extras && <extras.TicketBarWithTexts {...{ event, groups }} />}
      {extras && <extras.PrintCodeWithTexts />}
      {adverts && <adverts.FooterAdvert placement="detail" id={event.id} level={level} />}
      {activateArticles && <WhenLoaded part={eventArticles} eventId={event.id} level={level} />}
      {extras && hasSimilar && <extras.RelatedEventsWithTexts eventId={event.id} level={level} />}
    </DetailPage>
  );
}
