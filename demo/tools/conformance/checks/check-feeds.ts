import { at, checkUnknown, fieldsOf, type Raw, read, type Session, UNKNOWN_ID } from '../session';
import { longestWordOf } from './check-filters';

/** The files, with what each begins with. */
const FEEDS = [
  ['events.ics', /^BEGIN:VCALENDAR\r\n/],
  ['events.csv', /^\uFEFF?[^\r\n]+[;,\t][^\r\n]+\r?\n/],
  ['events.rss', /^\uFEFF?<\?xml[^>]*>\s*(?:<\?[^>]*>\s*)*<rss\b/],
  ['events.json', /^\s*\{/],
] as const;

/** Checks the files of the list, and of one event. */
export async function checkFeeds(session: Session, events: readonly Raw[]): Promise<void> {
  const { report, ask } = session;
  const [event] = events;
  const word = longestWordOf(event?.title);
  for (const [path, beginning] of FEEDS) {
    const feed = await read(session, path);
    if (feed.status !== 200) continue;
    report.add(
      feed,
      `a text that begins as ${path.replace('events.', '.')}`,
      !beginning.test(feed.text) && feed.text.slice(0, 40),
    );
    const filtered = await ask(`${path}?q=${encodeURIComponent(word)}`);
    report.add(filtered, `an event with the word "${word}"`, !unfolded(filtered.text).includes(word) && 'none');
    const empty = await ask(`${path}?q=qxzvwkjypf`);
    report.add(
      empty,
      'no event for a word that none contains',
      (empty.status !== 200 || unfolded(empty.text).includes(word)) && `status ${empty.status}, with events`,
    );
  }
  if (!event) return;
  const file = await read(session, 'events/{id}.ics', `events/${encodeURIComponent(String(event.id))}.ics`);
  const { date } = fieldsOf(at(event, 'appointment'));
  const start = `DTSTART[^:]*:${String(date).replaceAll('-', '')}`;
  report.add(
    file,
    `a date that begins on ${date}`,
    file.status === 200 && !new RegExp(start).test(file.text) && 'none',
  );
  await checkUnknown(session, `events/${UNKNOWN_ID}.ics`);
}

/** Joins the lines of a calendar that were broken for their length. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');
