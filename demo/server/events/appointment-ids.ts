import type { AppointmentRow } from './public-event';

/** An appointment in its published state. */
export type KnownAppointment = Pick<AppointmentRow, 'id' | 'date' | 'time_from'>;

/**
 * Gives rewritten appointments, as of a split series, their previous ids: visitors' calendars identify them by these.
 * An appointment is the same if it has the same day and time, or is the only one of its day.
 */
export function withKnownIds(rows: readonly AppointmentRow[], before: readonly KnownAppointment[]): AppointmentRow[] {
  const own = new Set(rows.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const gone = new Map(before.flatMap((one) => (own.has(one.id) ? [] : [[one.id, one] as const])));
  const come = new Map(rows.flatMap((row) => (known.has(row.id) ? [] : [[row.id, row] as const])));
  const ids = new Map<string, string>();
  for (const keyOf of [timeKey, dayKey]) {
    const [left, right] = [groupedBy(gone.values(), keyOf), groupedBy(come.values(), keyOf)];
    for (const [key, [one, ...others]] of right) {
      const [earlier, ...more] = left.get(key) ?? [];
      if (!one || !earlier || others.length + more.length > 0) continue;
      ids.set(one.id, earlier.id);
      gone.delete(earlier.id);
      come.delete(one.id);
    }
  }
  return rows.map((row) => ({ ...row, id: ids.get(row.id) ?? row.id }));
}

const dayKey = ({ date }: KnownAppointment) => date;
const timeKey = ({ date, time_from }: KnownAppointment) => `${date} ${time_from ?? ''}`;

function groupedBy(rows: Iterable<KnownAppointment>, keyOf: (row: KnownAppointment) => string) {
  const groups = new Map<string, KnownAppointment[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
