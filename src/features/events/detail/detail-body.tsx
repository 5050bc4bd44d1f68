import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { AddressSection } from '../../../detail-parts/address-section';
import { Descriptions } from '../../../detail-parts/descriptions';
import { Aside, DetailColumns, Texts } from '../../../detail-parts/detail-layout';
import { DetailPictures } from '../../../detail-parts/detail-pictures';
import { FreeFields } from '../../../detail-parts/more-sections';
import type { VisibleTexts } from '../../../detail-parts/visible-texts';
import type { EventDetail } from '../../../model/answers/event-detail';
import { Accessibility } from './accessibility';
import { type AppointmentGroups, relevantDates, statusNoteOf } from './appointment-groups';
import { AppointmentSection } from './appointment-section';
import { DetailHead } from './detail-head';
import { currentLocations } from './event-locations';
import { EventVersions } from './event-versions';
import { LinkSection, TagSection } from './link-section';
import { LocationSection } from './location-section';
import { NextDateBanner, OverBanner } from './over-banner';
import { StatusBanner } from './status-banner';
import { TicketSection } from './ticket-section';

type Props = {
  event: EventDetail;
  groups: AppointmentGroups;
  texts: VisibleTexts;
  /** The level of the headings below the title. */
  level: number;
  /** True if the event is unpublished, so that visitors cannot save or share it. */
  isPreview?: boolean;
  /** Further actions for visitors. */
  actions?: ReactNode;
};

/** Renders the content of an event from its title to its tags. */
export function DetailBody({ event, groups, texts, level, isPreview = false, actions }: Props) {
  const { t } = useLingui();
  const { host } = usePortal().client;
  const note = statusNoteOf(event, groups);
  const isOff = note?.status === 'cancelled' && !note.onlyDate;
  const { location, promoter } = event;
  return (
    <>
      <DetailHead {...{ event, groups, isPreview, actions }}>
        {groups.upcoming.length === 0 && !isPreview && <OverBanner eventId={event.id} />}
        {note && <StatusBanner note={note} {...{ groups }} eventId={isPreview ? undefined : event.id} />}
        <NextDateBanner groups={groups} />
      </DetailHead>
      <EventVersions key={event.id} event={event} />
      <DetailColumns>
        <DetailPictures event={event} host={host} />
        <Descriptions texts={texts} level={level} />
        <Aside className="aside">
          <AppointmentSection groups={groups} level={level} />
          <TicketSection {...{ event, groups, level }} />
          {currentLocations(location, relevantDates(groups)).map((eventLocation) => (
            <LocationSection key={`${eventLocation.name} ${eventLocation.days}`} {...{ eventLocation, level, isOff }} />
          ))}
        </Aside>
        <Texts className="more">
          <FreeFields fields={texts.freeFields} level={level} />
          <Accessibility event={event} level={level} />
          <TagSection tags={event.tags} level={level} />
          <LinkSection links={event.links} level={level} />
          {promoter && (
            <AddressSection
              heading={t({ id: 'lbl_promoter', message: 'Veranstalter' })}
              {...{ address: promoter, level }}
            />
          )}
        </Texts>
      </DetailColumns>
    </>
  );
}
