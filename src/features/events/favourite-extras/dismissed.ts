import { readJson } from '../../../api/read-json';
import type { SafeStorage } from '../../../lib/storage';
import type { EventRow } from '../../../model/event';

const keyOf = (host: string) => `event-portal:reminded:${host}`;

/** A date of an event: the day comes first, so that names compare by it. */
export const dateName = ({ id, appointment }: Pick<EventRow, 'id' | 'appointment'>): string =>
  `${appointment.date} ${id}`;

/** The dates of which the visitor does not want to be reminded any more, by their names. */
export function dismissed(host: string, storage: SafeStorage): ReadonlySet<string> {
  const stored = readJson(storage.get(keyOf(host)));
  return new Set(Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []);
}

/** Reminds no more of these dates. Those of days gone by are forgotten. */
export function dismiss(host: string, events: readonly EventRow[], today: string, storage: SafeStorage): void {
  const names = [...dismissed(host, storage), ...events.map(dateName)].filter((name) => name >= today);
  storage.set(keyOf(host), JSON.stringify([...new Set(names)]));
}
