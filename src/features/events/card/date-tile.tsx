/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import { formatDay } from '../../../i18n/day-format';
import type { Speech } from '../../../i18n/speech';
import type { Appointment } from '../../../model/appointment';

type Props = { appointment: Appointment; speech: Speech };

/** What the tile of a date says, in lists and in details: its first day, or of what is running already its last one. */
export function DateTile({ appointment: { date, endDate }, speech: { say, locale, today } }: Props) {
  const isRunning = endDate !== undefined && date < today && endDate >= today;
  const day = isRunning ? endDate : date;
  return (
    <>
      {isRunning ? say(msg`bis`) : formatDay(day, locale, 'weekday')}
      <b>{formatDay(day, locale, 'date')}</b>
      {formatDay(day, locale, 'month')}
    </>
  );
}
