import type { Sides } from '../../../forms/saving/merge-values';
import { isSame, type RowId } from '../../../lib/value-at';
import { changeDay } from '../../../model/series/change-series';
import { type EventDate, type Series, seriesDays } from '../../../model/series/series';
import type { EventDraft } from './event-draft';

/**
 * Copies the status of the event and of its dates from the server, as a dialog changes it and not the form. Unsaved
 * changes to the same dates and series stay.
 */
export const alignStatus = ({ before, local, server }: Sides<EventDraft>): Sides<EventDraft> => ({
  before: withStatusOf(server, before),
  local: withStatusOf(server, local),
  server,
});

type StatusFields = Pick<EventDate, 'status' | 'newDate' | 'newLocation'>;
const statusOf = ({ status, newDate, newLocation }: StatusFields): StatusFields => ({ status, newDate, newLocation });
const withId = <Row extends { id: RowId }>(rows: readonly Row[], id: RowId) => rows.find((row) => row.id === id);

function withStatusOf(server: EventDraft, draft: EventDraft): EventDraft {
  return {
    ...draft,
    ...statusOf(server),
    dates: draft.dates.map((date) => ({ ...date, ...statusOf(withId(server.dates, date.id) ?? date) })),
    series: draft.series.map((series) => withStatusOfSeries(withId(server.series, series.id) ?? series, series)),
  };
}

/** Returns the series with the status of each of its days as at the server. */
function withStatusOfSeries(server: Series, series: Series): Series {
  const days = new Map(seriesDays(series).map(({ day, date }) => [day, date]));
  return seriesDays(server).reduce((aligned, { day, date }) => {
    const current = days.get(day);
    if (!current || isSame(statusOf(current), statusOf(date))) return aligned;
    return { ...changeDay(aligned, day, { ...current, ...statusOf(date) }), struck: aligned.struck };
  }, series);
}
