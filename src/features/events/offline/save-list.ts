import { writeRevisionOfCall } from '../../../api/own-writes';
import type { EnumerableStorage } from '../../../lib/enumerable-storage';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventRow } from '../../../model/answers/event-row';
import { effectiveDateOf } from '../../../model/effective-date';
import { endTimeOf } from '../../../model/end-time';
import { type OfflineList, offlineListKey } from './offline-page';

/** The maximum number of lists on a device; the oldest ones are removed. */
export const MAX_LISTS = 8;
/** The time for which a list is shown, in milliseconds. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
/** The maximum length of a saved list in characters. 100 events with filters have about half as many. */
export const MAX_LIST_LENGTH = 200_000;

/** The common prefix of the keys of all lists. */
const LIST_KEY_PREFIX = offlineListKey('');

/** Matches lists by event ids: favourites, and shared lists. */
const HAS_EVENT_IDS = /[?&]ids=/;

/** Returns a row in the form of the server's response, with the fields of a card only. */
const storedRow = ({ appointment, picture, isFree, distanceMetres, ...event }: EventRow, now: number) => ({
  id: event.id,
  title: event.title,
  title_en: event.title_en,
  rubric: event.rubric,
  appointment: { ...appointment, over: appointment.isOver },
  appointmentCount: event.appointmentCount,
  free: isFree,
  isNew: event.isNew,
  price: event.price,
  location: event.location,
  image: picture,
  distance: distanceMetres,
  keptUntil: Math.min(endTimeOf(effectiveDateOf(appointment).now), now + MAX_AGE_MS),
});

const storedList = (url: string, page: EventPage, now: number): OfflineList => ({
  // Stands first, so that lists can be sorted without parsing them.
  keptAt: now,
  mark: writeRevisionOfCall(url) || undefined,
  data: page.events.map((event) => storedRow(event, now)),
  meta: {
    page: page.number,
    pageSize: page.pageSize,
    total: page.total,
    over: page.overCount,
    facets: page.facets,
    spelling: page.spelling,
  },
});

const savedAtOf = (text: string | undefined): number => Number(/^\{"keptAt":(\d+),/.exec(text ?? '')?.[1] ?? 0);

/** Deletes all lists except the newest that are not too old. */
function removeOldLists(now: number, storage: EnumerableStorage): void {
  const lists = storage.keys(LIST_KEY_PREFIX).map((key) => ({ key, savedAt: savedAtOf(storage.get(key)) }));
  lists.sort((one, other) => other.savedAt - one.savedAt);
  for (const [index, { key, savedAt }] of lists.entries()) {
    if (index >= MAX_LISTS || now - savedAt >= MAX_AGE_MS) storage.remove(key);
  }
}

const removeAll = (keys: readonly string[], storage: EnumerableStorage) => {
  for (const key of keys) storage.remove(key);
};

/**
 * Saves a visible list for the next visit. Of lists by event ids only the last one stays, so that nothing reveals
 * former favourites.
 *
 * @param url address of the call
 * @param now time of the response, milliseconds since 1970
 */
export function saveList(url: string, page: EventPage, now: number, storage: EnumerableStorage): void {
  if (HAS_EVENT_IDS.test(url)) {
    removeAll(
      storage.keys(LIST_KEY_PREFIX).filter((key) => HAS_EVENT_IDS.test(key)),
      storage,
    );
  }
  const text = JSON.stringify(storedList(url, page, now));
  if (page.events.length === 0 || text.length > MAX_LIST_LENGTH) {
    storage.remove(offlineListKey(url));
    return;
  }
  // A full storage is needed for the input of authors.
  if (!storage.set(offlineListKey(url), text)) removeAll(storage.keys(LIST_KEY_PREFIX), storage);
  removeOldLists(now, storage);
}
