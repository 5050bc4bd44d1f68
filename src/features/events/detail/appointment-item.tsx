import styled from '@emotion/styled';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateTile } from '../../../cards/date-tile';
import {
  EVENT_TONES,
  eventStatusLabel,
  formatAppointmentDays,
  formatAppointmentTime,
  formatRelativeDay,
} from '../../../cards/format-appointment';
import { Soft } from '../../../detail-parts/detail-layout';
import { formatDay } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import { addDays } from '../../../lib/days';
import type { Appointment } from '../../../model/answers/appointment';
import { effectiveDateOf } from '../../../model/effective-date';
import { Badge } from '../../../ui/badge';

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
  background: var(--portal-color-card);
  color: var(--portal-color-text-soft);
  font-size: 0.8125em;
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

const ItemTexts = styled.div`
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

type Props = { appointment: Appointment; translation: Translation; isPast: boolean };

/** Renders one date with its time, its particulars and its own change note. */
export function AppointmentItem({ appointment, translation, isPast }: Props) {
  const { t } = useLingui();
  const { status, newLocation, additionalInfo } = appointment;
  const { now, takesPlace, isRescheduled, isElsewhere } = effectiveDateOf(appointment);
  const statusText = eventStatusLabel(status, translation);
  return (
    <Item data-past={isPast || undefined} data-off={!takesPlace || undefined}>
      <Tile aria-hidden="true">
        <DateTile appointment={now} translation={translation} />
      </Tile>
      <ItemTexts>
        <span className="day">{formatLongDays(now, translation)}</span>
        <span>{formatAppointmentTime(appointment, translation)}</span>
        {additionalInfo && <Soft lang="de">{additionalInfo}</Soft>}
        {isRescheduled && (
          <Soft>
            {t`bisher:`} <s>{formatAppointmentDays(appointment, translation)}</s>
          </Soft>
        )}
        {statusText && <Badge tone={EVENT_TONES[status]}>{statusText}</Badge>}
        {isElsewhere && newLocation && (
          <Soft>
            <Trans>
              Jetzt hier: <span lang="de">{newLocation}</span>
            </Trans>
          </Soft>
        )}
        {isPast && <Badge>{t`Vorbei`}</Badge>}
      </ItemTexts>
    </Item>
  );
}

/**
 * Formats the days: 'Heute, Sa, 21. Nov.', 'Sonntag, 22. November'; several days short: 'Sa, 21. Nov. – So, 29. Nov.'.
 */
function formatLongDays(appointment: Appointment, translation: Translation): string {
  const { date, endDate } = appointment;
  const { locale, today } = translation;
  if (endDate) return formatAppointmentDays(appointment, translation);
  const isNear = date === today || date === addDays(today, 1);
  if (isNear) return `${formatRelativeDay(date, translation)}, ${formatDay(date, locale, 'short')}`;
  return formatDay(date, locale, date.slice(0, 4) === today.slice(0, 4) ? 'longWithoutYear' : 'long');
}
