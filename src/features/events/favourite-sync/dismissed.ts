import { toIds } from '../../../cards/favourites-storage';
import type { SafeStorage } from '../../../lib/storage';
import type { EventRow } from '../../../model/answers/event-row';

const keyOf = (host: string) => `event-portal:reminded:${host}`;

/** A date of an event: the day comes first, so that names compare by it. */
export const dateName = ({ id, appointment }: Pick<EventRow, 'id' | 'appointment'>): string =>
  `${appointment.date} ${id}`;

/** The dates of which the visitor does not want to be reminded any more, by their names. */
export const dismissed = (host: string, storage: SafeStorage): ReadonlySet<string> =>
  new Set(toIds(storage.get(keyOf(host))));

/** Reminds no more of these dates. Those of days gone by are forgotten. */
export function dismiss(host: string, events: readonly EventRow[], today: string, storage: SafeStorage): void {
  const names = [...dismissed(host, storage), ...events.map(dateName)].filter((name) => name >= today);
  storage.set(keyOf(host), JSON.stringify([...new Set(names)]));
}
