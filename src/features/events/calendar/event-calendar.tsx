import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callUrl } from '../../../api/call-url';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import { formatAppointment } from '../../../cards/format-appointment';
import { WithEventTexts } from '../../../cards/with-event-texts';
import { addressLines } from '../../../detail-parts/address-lines';
import { CalendarPlaceholder } from '../../../detail-parts/detail-head-layout';
import { useTranslation } from '../../../i18n/use-translation';
import type { Address } from '../../../model/answers/address';
import type { Appointment } from '../../../model/answers/appointment';
import type { EventDetail } from '../../../model/answers/event-detail';
import { effectiveDateOf } from '../../../model/effective-date';
import { textIn } from '../../../model/text-in';
import { Icon } from '../../../ui/icon';
import { FavouriteExtras } from '../favourite-sync/favourite-extras';
import { ExportLinks, ExportMenu } from './export-menu';
import { OutLink } from './out-link';
import { WEB_CALENDARS, type WebDate } from './web-calendars';

/** Styled like the box around a select of the form kit, which only the chunks of forms contain. */
const Select = styled.span`
  position: relative;
  display: grid;
  align-items: center;

  > select {
    padding-right: 40px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  > .icon {
    position: absolute;
    right: 14px;
    color: var(--portal-color-text-soft);
    pointer-events: none;
  }
`;

/** The maximum number of dates in the select. The file of all dates has the others, too. */
const MAX_OPTIONS = 50;

/** @param dates upcoming dates that take place, at least one */
type Props = { event: EventDetail; dates: readonly Appointment[]; isMain: boolean };

/** Renders the calendar export of an event's upcoming dates: a file, and links to the large web calendars. */
export const EventCalendar = (props: Props) => (
  <>
    <FavouriteExtras />
    <WithEventTexts fallback={<CalendarPlaceholder />}>
      <CalendarMenu {...props} />
    </WithEventTexts>
  </>
);

function CalendarMenu({ event, dates, isMain }: Props) {
  const { t } = useLingui();
  return (
    <ExportMenu
      isMain={isMain}
      summary={
        <>
          <Icon name="calendar" size={18} />
          {t`In meinen Kalender`}
        </>
      }
    >
      <ExportOptions event={event} dates={dates.slice(0, MAX_OPTIONS)} hasMore={event.appointments.length > 1} />
    </ExportMenu>
  );
}

/** Formats a location on one line, as calendars look it up. */
function formatLocation(location: Address | undefined): string {
  if (!location) return '';
  const { name, extension, street, town } = addressLines(location);
  return [name, extension, street, town].filter(Boolean).join(', ');
}

type ExportProps = { event: EventDetail; dates: readonly Appointment[]; hasMore: boolean };

function ExportOptions({ event, dates, hasMore }: ExportProps) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { client } = usePortal();
  const hasFeeds = useHas()('feeds');
  const id = useId();
  const [chosenId, setChosenId] = useState<string>();
  const date = dates.find((option) => option.id === chosenId) ?? dates[0];
  if (!date) return null;
  const { now, isElsewhere } = effectiveDateOf(date);
  const fileHref = (query: { date?: string }) =>
    callUrl(client.host, `events/${encodeURIComponent(event.id)}.ics`, { ...query, lang: translation.locale });
  const webDate: WebDate = {
    title: textIn(translation.locale, event.title, event.title_en).children,
    location: isElsewhere ? (now.newLocation ?? '') : formatLocation(event.location),
    text: window.location.href,
    date: now,
  };
  return (
    <>
      {dates.length > 1 && (
        <div className="field">
          <label className="label" htmlFor={id}>{t`Termin`}</label>
          <Select>
            <select id={id} className="input" value={date.id} onChange={({ target }) => setChosenId(target.value)}>
              {dates.map((option) => (
                <option key={option.id} value={option.id}>
                  {formatAppointment(effectiveDateOf(option).now, translation)}
                </option>
              ))}
            </select>
            <Icon name="down" size={16} />
          </Select>
        </div>
      )}
      <ExportLinks>
        {hasFeeds && (
          <li>
            <OutLink href={fileHref({ date: date.id })}>{t`Kalenderdatei (.ics)`}</OutLink>
          </li>
        )}
        {WEB_CALENDARS.map(({ name, href }) => (
          <li key={name}>
            <OutLink href={href(webDate)}>
              <span lang="en">{name}</span>
            </OutLink>
          </li>
        ))}
      </ExportLinks>
      {hasFeeds && hasMore && <OutLink href={fileHref({})}>{t`Alle Termine in einer Kalenderdatei (.ics)`}</OutLink>}
    </>
  );
}
