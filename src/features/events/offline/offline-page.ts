import { array, type Infer, number, string, type, unknown } from 'superstruct';
import { markOfCall } from '../../../api/own-writes';
import { maybe, readStored } from '../../../lib/parse';
import { deviceStorage } from '../../../lib/storage';
import { type EventPage, toEventPage } from '../../../model/answers/event-page';

/*
 * A list that was seen before, for a visitor whose network is slow or gone. The cache of the browser cannot stand in: no
 * browser knows `stale-if-error`, and what `force-cache` gives does not say how old it is, and holds what is over by now.
 * This file comes with the loader, so that its painter has the list at once; what writes it comes with what a list loads
 * when it is ready (keep-list.ts). The address of the call is the key: an answer holds both languages.
 */

/** How a list is kept: as the server's answer, as far as cards and filters are drawn from it. */
export type OfflineList = {
  /** When it was answered, milliseconds since 1970. */
  keptAt: number;
  /** After which own write it was asked for; absent before the first one. */
  mark?: string | undefined;
  /** Each row with the moment from which it is over, or too old to be shown. */
  data: { keptUntil: number }[];
  meta: object;
};

const KeptAnswer = type({
  keptAt: number(),
  mark: maybe(string()),
  data: array(
    type({
      keptUntil: number(),
      // The one thing that is kept in this client's words.
      location: maybe(
        type({ name: string(), community: type({ communityId: number(), name: string(), zip: maybe(string()) }) }),
      ),
    }),
  ),
  meta: unknown(),
});

/** A kept row as the server answers it. */
function asAnswered({ location, ...row }: Infer<typeof KeptAnswer>['data'][number]) {
  if (!location) return row;
  const { communityId, name, zip } = location.community;
  return { ...row, location: { name: location.name, community: { community_id: communityId, name, zip } } };
}

/** Where the answer to a question is kept on this device. @param url address of the call: it says which client, filter and page */
export const offlineListKey = (url: string): string => `event-portal:list:${url}`;

/**
 * What this device has seen of a list, without what is over by now; for the first painter too.
 *
 * @param now milliseconds since 1970
 * @param isLast whether nothing newer will come: then also what this device has changed since stands as it was
 * @returns undefined when nothing of it is left, or when it cannot be read
 */
export function offlinePage(url: string, now: number = Date.now(), isLast = false): EventPage | undefined {
  try {
    // Anyone may have written anything there.
    const stored = readStored(deviceStorage.get(offlineListKey(url)), KeptAnswer);
    if (!stored) return undefined;
    const { keptAt, data, meta, mark } = stored;
    if (!isLast && (mark ?? '') !== markOfCall(url)) return undefined;
    const page = toEventPage({ data: data.filter(({ keptUntil }) => keptUntil > now).map(asAnswered), meta });
    return page.events.length > 0 ? { ...page, keptAt } : undefined;
  } catch {
    return undefined;
  }
}
