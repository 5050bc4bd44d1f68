import { toIds } from '../../../cards/favourites-storage';
import type { SafeStorage } from '../../../lib/storage';
import type { EventRow } from '../../../model/answers/event-row';

const keyOf = (host: string) => `event-portal:reminded:${host}`;

/** Returns the key of an event's date. The day comes first, so that keys sort by it. */
export const dateKey = ({ id, appointment }: Pick<EventRow, 'id' | 'appointment'>): string =>
  `${appointment.date} ${id}`;

/** Returns the keys of dates whose reminders the visitor dismissed. */
export const dismissedDates = (host: string, storage: SafeStorage): ReadonlySet<string> =>
  new Set(toIds(storage.get(keyOf(host))));

/** Dismisses the reminders of these dates, and deletes those of past days. */
export function dismissReminders(host: string, events: readonly EventRow[], today: string, storage: SafeStorage): void {
  const keys = [...dismissedDates(host, storage), ...events.map(dateKey)].filter((key) => key >= today);
  storage.set(keyOf(host), JSON.stringify([...new Set(keys)]));
}
