import { array, type Infer, number, string, type, unknown } from 'superstruct';
import { writeRevisionOfCall } from '../../../api/own-writes';
import { maybe, readStored } from '../../../lib/parse';
import { deviceStorage } from '../../../lib/storage';
import { type EventPage, toEventPage } from '../../../model/answers/event-page';

/*
 * A list from an earlier visit, for a visitor with a slow network or none. The browser's cache cannot replace it: no
 * browser knows `stale-if-error`, and a `force-cache` response has no age and contains past events. This file is part
 * of the loader, so that its painter has the list at once; save-list.ts, which writes it, loads with the parts of a
 * finished list. The address of the call is the key, since one response holds both languages.
 */

/** A saved list: the server's response, reduced to the fields of cards and filters. */
export type OfflineList = {
  /** The time of the response, milliseconds since 1970. */
  keptAt: number;
  /** The mark of this device's last change before the request; absent before the first one. */
  mark?: string | undefined;
  /** Each row with the moment from which it is over, or too old to be shown. */
  data: { keptUntil: number }[];
  meta: object;
};

const StoredList = type({
  keptAt: number(),
  mark: maybe(string()),
  data: array(
    type({
      keptUntil: number(),
      // The only part that is stored with this client's names.
      location: maybe(
        type({ name: string(), community: type({ communityId: number(), name: string(), zip: maybe(string()) }) }),
      ),
    }),
  ),
  meta: unknown(),
});

/** Returns a saved row in the form of the server's response. */
function toAnswerRow({ location, ...row }: Infer<typeof StoredList>['data'][number]) {
  if (!location) return row;
  const { communityId, name, zip } = location.community;
  return { ...row, location: { name: location.name, community: { community_id: communityId, name, zip } } };
}

/** Returns the storage key of a response. @param url address of the call: it contains client, filter and page */
export const offlineListKey = (url: string): string => `event-portal:list:${url}`;

/**
 * Returns the saved list without events that are over; also for the painter.
 *
 * @param now milliseconds since 1970
 * @param isFinal true if no newer response follows: then rows that this device has changed since stay as they were
 * @returns undefined when nothing is left or the stored value is unreadable
 */
export function offlinePage(url: string, now: number = Date.now(), isFinal = false): EventPage | undefined {
  try {
    // Any script of the page may have written to this key.
    const stored = readStored(deviceStorage.get(offlineListKey(url)), StoredList);
    if (!stored) return undefined;
    const { keptAt, data, meta, mark } = stored;
    if (!isFinal && (mark ?? '') !== writeRevisionOfCall(url)) return undefined;
    const page = toEventPage({ data: data.filter(({ keptUntil }) => keptUntil > now).map(toAnswerRow), meta });
    return page.events.length > 0 ? { ...page, savedAt: keptAt } : undefined;
  } catch {
    return undefined;
  }
}
