import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { ExtraIcon } from '../../../cards/extra-icon';
import { eventStatusLabel, formatAppointment, formatAppointmentDays } from '../../../cards/format-appointment';
import { formatPrice } from '../../../cards/format-price';
import { addressInLine } from '../../../detail-parts/address-lines';
import {
  Actions,
  CalendarPlaceholder,
  DetailHeadBox,
  Meta,
  RubricLine,
  Title,
  WideOnly,
} from '../../../detail-parts/detail-head-layout';
import { Soft } from '../../../detail-parts/detail-layout';
import { ShareButton } from '../../../detail-parts/share-button';
import { useTranslation } from '../../../i18n/use-translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventDetail } from '../../../model/answers/event-detail';
import { effectiveDateOf } from '../../../model/effective-date';
import { rubricText } from '../../../model/rubric-text';
import { textIn } from '../../../model/text-in';
import { headingLevelOf, headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { WhenLoaded } from '../../../ui/lazy-part';
import { RubricIcon } from '../../../ui/rubric-icon';
import { type AppointmentGroups, onlyAppointment, relevantDates } from './appointment-groups';
import { hasAppointmentSection } from './appointment-section';
import { FavouriteButton } from './favourite-button';
import { hasTickets, TicketAction } from './ticket-section';

/** The lazy calendar export of an event's dates. */
export const eventCalendar = lazyModule(async () => (await import('../calendar/event-calendar')).EventCalendar);

type NextProps = { event: EventDetail; groups: AppointmentGroups };
type Props = NextProps & {
  isPreview?: boolean;
  /** Further actions for visitors. */
  actions?: ReactNode;
  /** The notices about the event, directly below its title. */
  children?: ReactNode;
};
type BadgedEvent = Pick<EventDetail, 'isForChildren' | 'isBarrierFree' | 'isNew' | 'title_en'>;

/** Renders title, time, place and price at a glance, and the actions for visitors: tickets first, else the calendar. */
export function DetailHead({ event, groups, isPreview, actions, children }: Props) {
  const { t } = useLingui();
  const { headingLevel } = usePortal();
  const { locale } = useTranslation();
  const { rubrics } = event;
  const Heading = `h${headingLevelOf(headingLevel + 1)}` as const;
  const title = textIn(locale, event.title, event.title_en);
  const next = useNextDate({ event, groups });
  const dates = groups.upcoming.filter((date) => effectiveDateOf(date).takesPlace);
  const isForSale = hasTickets({ event, groups });
  const calendar = dates.length > 0 && (
    <WhenLoaded part={eventCalendar} {...{ event, dates }} isMain={!isForSale} fallback={<CalendarPlaceholder />} />
  );
  return (
    <DetailHeadBox>
      <RubricLine>
        {rubrics.map(({ id, icon, ...rubric }) => (
          <li key={id}>
            <RubricIcon name={icon} size={18} />
            <span {...rubricText(rubric, locale)} />
          </li>
        ))}
      </RubricLine>
      <Title as={headingTag(headingLevel)} tabIndex={-1} part="heading" {...title} />
      {children}
      {next.dateText && !hasAppointmentSection(groups) && (
        // Readers who go from heading to heading find the only date here.
        <Heading className="visually-hidden">{t({ id: 'lbl_appointments', message: 'Termine' })}</Heading>
      )}
      <Facts {...next} event={event} />
      <Badges event={event} />
      <Actions inert={isPreview}>
        {isForSale && (
          <WideOnly>
            <TicketAction {...{ event, groups }} />
          </WideOnly>
        )}
        {!isPreview && !isForSale && calendar}
        <FavouriteButton eventId={event.id} />
        <ShareButton
          title={title.children}
          text={
            next.takesPlace
              ? [next.dateText, next.currentLocation || next.locationNote].filter(Boolean).join(', ')
              : next.statusText
          }
        />
        {!isPreview && isForSale && calendar}
        {actions}
      </Actions>
    </DetailHeadBox>
  );
}

/** Returns the current time and place of the next date. */
function useNextDate({ event: { location }, groups }: NextProps) {
  const { t } = useLingui();
  const translation = useTranslation();
  const dates = relevantDates(groups);
  const [next] = dates;
  const { now, takesPlace = true, isElsewhere, isRescheduled } = next ? effectiveDateOf(next) : {};
  const isOnly = onlyAppointment(groups) === next;
  const isCancelled = next?.status === 'cancelled';
  return {
    dateText: now && formatAppointment(now, translation),
    statusText: next ? eventStatusLabel(next.status, translation) : '',
    takesPlace,
    oldDateText: next && isOnly && isRescheduled ? formatAppointmentDays(next, translation) : '',
    // The notice about an event that is cancelled or sold out has it.
    info: isOnly && !isCancelled && next?.status !== 'soldOut' ? next?.additionalInfo : undefined,
    isCancelled,
    others: takesPlace && groups.upcoming.length > 0 ? dates.length - 1 : 0,
    currentLocation: isElsewhere ? now?.newLocation : location && addressInLine(location),
    locationNote: isElsewhere && !now?.newLocation ? t`Ort noch offen` : '',
  };
}

type FactsProps = Omit<ReturnType<typeof useNextDate>, 'statusText'> & Pick<NextProps, 'event'>;

function Facts({ event, dateText, oldDateText, isCancelled, ...next }: FactsProps) {
  const { takesPlace, info, others, currentLocation, locationNote } = next;
  const { t } = useLingui();
  return (
    <Meta>
      {dateText && (
        <li>
          <Icon name="calendar" />
          <span>
            {takesPlace ? dateText : <s>{dateText}</s>}
            {others === 1 && ` ${t`und ein weiterer Termin`}`}
            {others > 1 && ` ${t`und ${others} weitere Termine`}`}
            {oldDateText && (
              <Soft>
                {' · '}
                {t`bisher:`} <s>{oldDateText}</s>
              </Soft>
            )}
            {info && <Soft lang="de"> · {info}</Soft>}
          </span>
        </li>
      )}
      {(currentLocation || locationNote) && (
        <li>
          <Icon name="place" />
          {locationNote || <span lang="de">{currentLocation}</span>}
        </li>
      )}
      {!isCancelled && <PriceFact event={event} />}
    </Meta>
  );
}

/** Renders the price, and its text if there is one. */
export function PriceFact({ event }: { event: Pick<EventDetail, 'price' | 'isFree'> }) {
  const { t } = useLingui();
  const amount = formatPrice(event, useTranslation());
  const text = event.price?.text ?? '';
  if (!amount && !text) return null;
  // An empty amount is in every text.
  const isSaid = text.includes(amount) && text !== '';
  return (
    <li>
      <ExtraIcon name="ticket" />
      <span>
        <span className="visually-hidden">{t({ id: 'lbl_price', message: 'Preis' })}: </span>
        {isSaid || amount}
        {text && (
          <Soft lang="de">
            {isSaid || ' · '}
            {text}
          </Soft>
        )}
      </span>
    </li>
  );
}

/** Renders the badges: new, for children, accessible, German only. */
export function Badges({ event }: { event: BadgedEvent }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { isForChildren, isBarrierFree, isNew } = event;
  const badges: [label: string | false | undefined, isHighlight?: boolean][] = [
    [isNew && t`Neu`, true],
    [isForChildren && t`Für Kinder`],
    [isBarrierFree && t`Barrierefrei`],
    [translation.locale === 'en' && !event.title_en && t`Nur auf Deutsch`],
  ];
  const shownBadges = badges.filter(([label]) => label);
  if (shownBadges.length === 0) return null;
  return (
    <div className="badges">
      {shownBadges.map(([label, isHighlight]) => (
        <span key={String(label)} className={isHighlight ? 'badge is-highlight' : 'badge'}>
          {label}
        </span>
      ))}
    </div>
  );
}
