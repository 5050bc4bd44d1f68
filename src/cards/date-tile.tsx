/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import { formatDay } from '../i18n/formats';
import type { Translation } from '../i18n/translation';
import type { Appointment } from '../model/answers/appointment';

type Props = { appointment: Appointment; translation: Translation };

/** Renders the tile of a date in lists and details: its first day, or also the last day of a running date. */
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
