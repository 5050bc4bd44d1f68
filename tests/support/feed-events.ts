import type { FeedDate, FeedEvent } from '../../demo/server/feeds/feed-event';
import type { FeedWriter } from '../../demo/server/feeds/feed-part';
import type { FeedSource } from '../../demo/server/feeds/feed-source';

/** Returns the feed data of a client. */
export const aFeedSource = (given: Partial<FeedSource> = {}): FeedSource => ({
  ...{ client: 'stadt', name: 'Achalmtal', locale: 'de', host: 'https://town.example/clients/stadt', digest: '' },
  visibleFields: {
    ...{ shortdesc1: true, shortdesc2: true, shortdesc3: true, longdesc1: true, longdesc2: true, longdesc3: true },
    displayedFreeFields: undefined,
  },
  eventPage: 'https://town.example/portal/events/{id}',
  ...given,
});

/** Returns an evening date of an event. */
export const aFeedDate = (date: string, given: Partial<FeedDate> = {}): FeedDate => ({
  ...{ id: `e1-${date}`, date, from: '19:30', until: '22:00', fullDay: false, status: 'scheduled' },
  ...given,
});

/** Returns an event with one date, with the given changes. */
export const aFeedEvent = (given: Partial<FeedEvent> = {}): FeedEvent => ({
  ...{ id: 'e1', title: 'Jazz', rubrics: [{ name: 'Musik', name_en: 'Music' }], tags: [], free: false, version: 1 },
  ...{ created: '2026-01-02T03:04:05Z', updated: '2026-02-03T04:05:06Z' },
  dates: [aFeedDate('2026-05-20')],
  ...given,
});

/** Returns the whole output of a writer for some events, as a text. */
export function writtenBy(writer: FeedWriter, events: readonly FeedEvent[]): string {
  for (const event of events) {
    writer.add(event);
    writer.endPiece();
  }
  return String(writer.end());
}
