import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { EventDetail } from '../../../model/event-detail';
import { standingOf } from '../../../model/standing';
import { usePortal } from '../../../portal/portal';
import { useNextEnd } from '../use-next-end';
import { AddressSection } from './address-section';
import { datesThatCount, groupAppointments, sellsTickets, statusNoteOf } from './appointment-groups';
import { AppointmentSection } from './appointment-section';
import { BackLink } from './back-link';
import { Descriptions } from './descriptions';
import { DetailHead } from './detail-head';
import { Aside, Columns, Page, Texts } from './detail-layout';
import { DetailPictures } from './detail-pictures';
import { placesOf } from './event-places';
import { eventJsonLd } from './json-ld';
import { LinkSection, TagSection } from './link-section';
import { Accessibility, FreeFields } from './more-sections';
import { NextDateBanner, OverBanner } from './over-banner';
import { PlaceSection } from './place-section';
import { SimilarSection } from './similar-section';
import { StatusBanner } from './status-banner';
import { TicketSection } from './ticket-section';
import { useJsonLd } from './use-json-ld';
import { visibleTexts } from './visible-texts';

/** One event with everything a visitor may see of it. */
export function DetailView({ event }: { event: EventDetail }) {
  const { t } = useLingui();
  const { client, settings, headingLevel } = usePortal();
  const { host } = client;
  const [nowMs, setNowMs] = useState(Date.now);
  const groups = useMemo(() => groupAppointments(event.appointments, nowMs), [event, nowMs]);
  const dates = useMemo(() => event.appointments.map((appointment) => standingOf(appointment).now), [event]);
  useNextEnd(dates, () => setNowMs(Date.now()));
  const texts = useMemo(() => visibleTexts(event, settings.eventDetails), [event, settings]);
  useJsonLd(useCallback((url) => eventJsonLd({ event, host, url, nowMs, texts }), [event, host, nowMs, texts]));

  const note = statusNoteOf(event, groups);
  const isOver = groups.upcoming.length === 0;
  const level = headingLevel + 1;
  const { location, promoter } = event;
  return (
    <Page part="detail">
      <BackLink eventId={event.id} />
      {isOver && <OverBanner eventId={event.id} />}
      <DetailHead event={event} groups={groups} />
      {note && <StatusBanner note={note} />}
      <NextDateBanner groups={groups} />
      <Columns>
        <DetailPictures event={event} host={host} />
        <Descriptions texts={texts} level={level} />
        <Aside className="aside">
          <AppointmentSection groups={groups} level={level} />
          <TicketSection event={event} hasTickets={sellsTickets(groups)} level={level} />
          {placesOf(location, datesThatCount(groups)).map((place) => (
            <PlaceSection key={`${place.name} ${place.days}`} {...{ place, level }} />
          ))}
        </Aside>
        <Texts className="more">
          <FreeFields fields={texts.freeFields} level={level} />
          <Accessibility text={event.accessibility} level={level} />
          <LinkSection links={event.links} level={level} />
          {promoter && (
            <AddressSection
              heading={t({ id: 'lbl_promoter', message: 'Veranstalter' })}
              {...{ address: promoter, level }}
            />
          )}
          <TagSection tags={event.tags} level={level} />
        </Texts>
      </Columns>
      <SimilarSection eventId={event.id} level={level} />
    </Page>
  );
}
