import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../i18n/day-format';
import type { Speech } from '../../../i18n/speech';
import type { Appointment } from '../../../model/appointment';
import { dayWords, daysWords, statusWords, timeWords } from '../appointment-words';
import { Soft } from './detail-layout';

const Item = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 14px;
  align-items: start;

  &[data-off] .day {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  &[data-past] {
    color: var(--portal-color-text-soft);
  }
`;

const Tile = styled.div`
  padding: 7px 4px 8px;
  border-radius: 10px;
  background: var(--portal-color-background);
  color: var(--portal-color-text-soft);
  font-size: 0.78em;
  font-weight: 600;
  line-height: 1.1;
  text-align: center;

  b {
    display: block;
    font-size: 1.7em;
    font-variant-numeric: tabular-nums;
  }
  b:not([data-past] b) {
    color: var(--portal-color-text);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;

  .day {
    font-weight: 600;
    line-height: 1.35;
  }
  .badge {
    margin-top: 4px;
  }
`;

type Props = { appointment: Appointment; speech: Speech; isPast: boolean };

/** One date with its time, what is special about it, and its own news. */
export function AppointmentItem({ appointment, speech, isPast }: Props) {
  const { t } = useLingui();
  const { locale } = speech;
  const { date, status, newDate, newLocation, additionalInfo } = appointment;
  const news = statusWords(status, newDate, speech);
  const isOff = status === 'cancelled' || status === 'postponed';
  return (
    <Item data-past={isPast || undefined} data-off={isOff || undefined}>
      <Tile aria-hidden="true">
        {formatDay(date, locale, 'weekday')}
        <b>{formatDay(date, locale, 'date')}</b>
        {formatDay(date, locale, 'month')}
      </Tile>
      <Words>
        <span className="day">{longDaysWords(appointment, speech)}</span>
        <span>{timeWords(appointment, speech)}</span>
        {additionalInfo && <Soft>{additionalInfo}</Soft>}
        {news && <span className={`badge is-${status}`}>{news}</span>}
        {status === 'moved' && newLocation && <Soft>{t`Jetzt hier: ${newLocation}`}</Soft>}
        {isPast && <Soft>{t`vorbei`}</Soft>}
      </Words>
    </Item>
  );
}

/** 'Heute, Samstag, 21. November 2026'; several days in short: 'Sa, 21. Nov. – So, 29. Nov.'. */
function longDaysWords(appointment: Appointment, speech: Speech): string {
  const { date, endDate } = appointment;
  if (endDate) return daysWords(appointment, speech);
  const long = formatDay(date, speech.locale, 'long');
  const spoken = dayWords(date, speech);
  const isNear = spoken !== formatDay(date, speech.locale, 'short') && !/\d/.test(spoken);
  return isNear ? `${spoken}, ${long}` : long;
}
