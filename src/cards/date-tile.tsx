/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import { formatDay } from '../i18n/formats';
import type { Translation } from '../i18n/translation';
import type { Appointment } from '../model/answers/appointment';

type Props = { appointment: Appointment; translation: Translation };

/** What the tile of a date says, in lists and in details: its first day, or of what is running already its last one. */
export function DateTile({ appointment: { date, endDate }, translation: { _, locale, today } }: Props) {
  const isRunning = endDate !== undefined && date < today && endDate >= today;
  const day = isRunning ? endDate : date;
  return (
    <>
      {isRunning ? _(msg`bis`) : formatDay(day, locale, 'weekday')}
      <b>{formatDay(day, locale, 'date')}</b>
      {formatDay(day, locale, 'month')}
    </>
  );
}
