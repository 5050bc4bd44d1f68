import type { AppointmentRow } from './public-event';

/** An appointment in its published state. */
export type PublishedAppointment = Pick<AppointmentRow, 'id' | 'date' | 'time_from'>;

/**
 * Gives rewritten appointments, as of a split series, their previous ids: visitors' calendars identify them by these.
 * An appointment is the same if it has the same day and time, or is the only one of its day.
 */
export function withPreviousIds(
  rows: readonly AppointmentRow[],
  before: readonly PublishedAppointment[],
): AppointmentRow[] {
  const newIds = new Set(rows.map(({ id }) => id));
  const previousIds = new Set(before.map(({ id }) => id));
  const removed = new Map(before.flatMap((one) => (newIds.has(one.id) ? [] : [[one.id, one] as const])));
  const added = new Map(rows.flatMap((row) => (previousIds.has(row.id) ? [] : [[row.id, row] as const])));
  const ids = new Map<string, string>();
  for (const keyOf of [timeKey, dayKey]) {
    const [removedByKey, addedByKey] = [groupedBy(removed.values(), keyOf), groupedBy(added.values(), keyOf)];
    for (const [key, [one, ...others]] of addedByKey) {
      const [previous, ...otherPrevious] = removedByKey.get(key) ?? [];
      if (!one || !previous || others.length + otherPrevious.length > 0) continue;
      ids.set(one.id, previous.id);
      removed.delete(previous.id);
      added.delete(one.id);
    }
  }
  return rows.map((row) => ({ ...row, id: ids.get(row.id) ?? row.id }));
}

const dayKey = ({ date }: PublishedAppointment) => date;
const timeKey = ({ date, time_from }: PublishedAppointment) => `${date} ${time_from ?? ''}`;

function groupedBy(rows: Iterable<PublishedAppointment>, keyOf: (row: PublishedAppointment) => string) {
  const groups = new Map<string, PublishedAppointment[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
