import { berlinTime } from '../../../src/lib/berlin-time';
import { spanOf } from '../../../src/model/date-span';
import { feedEntryOf } from './feed-entry';
import type { FeedDate } from './feed-event';
import type { FeedPage } from './feed-part';
import { listPageOf } from './feed-source';
import { uidOf } from './feed-uid';
import { feedTexts } from './feed-words';

/** Writes the events as a JSON Feed 1.1, one item each; `_event` has the times for programs. */
export function writeJsonFeed(page: FeedPage): string {
  const { source, events, self, next } = page;
  const texts = feedTexts[source.locale];
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: texts.title(source.name),
    description: texts.about(source.name),
    language: source.locale,
    home_page_url: listPageOf(source),
    feed_url: self,
    ...(next && { next_url: next }),
    items: events.flatMap((event) => {
      const entry = feedEntryOf(page, event);
      if (!entry) return [];
      const { id, url, title, summary, text, tags, picture, created, updated, date } = entry;
      return {
        ...{ id: uidOf(source, id), url, title, summary },
        content_text: text,
        ...(picture && { image: picture }),
        ...{ date_published: created, date_modified: updated, tags, language: source.locale },
        _event: { uid: uidOf(source, date.id), ...timesOf(date), status: date.status, dates: event.dates.length },
      };
    }),
  });
}

/** Returns instants with the offset of Berlin, or days alone for whole days; `end` is exclusive. */
function timesOf(date: FeedDate): { start: string; end?: string } {
  const { start, end } = spanOf(date);
  const format = ({ day, time }: typeof start) => (time === undefined ? day : berlinTime(day, time));
  return { start: format(start), ...(end && { end: format(end) }) };
}
