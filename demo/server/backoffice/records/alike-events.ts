import { html } from 'hono/html';
import { todayInBerlin } from '../../../../src/lib/days';
import { eventDates } from '../../../../src/model/rules/appointment-problems';
import { findDuplicatesForOperator, type SimilarEvent } from '../../events/find-duplicates';
import { feedPageOf, loadFeedSource } from '../../feeds/feed-source';
import type { Queryable } from '../../platform/database/database';
import type { Html } from '../page/page';
import { queuePath, WHOLE_QUEUE } from '../queue/queue-choice';
import { eventDayLabel } from './event-facts';
import type { ReviewedRecord } from './reviewed-event';

/**
 * Renders possible duplicates of an unapproved event: two promoters, or a promoter and the location, often record the
 * same.
 */
export async function similarEventsSection(
  database: Queryable,
  client: string,
  { record, accountId }: Pick<ReviewedRecord, 'record' | 'accountId'>,
  now: Date,
): Promise<Html | ''> {
  const { id, content } = record;
  if (!('dates' in content)) return '';
  const { title, location } = content;
  const similar = await findDuplicatesForOperator(
    database,
    { client, accountId },
    { title, date: dayOf(content, now), location, id },
    now,
  );
  if (similar.length === 0) return '';
  const source = await loadFeedSource(database, { client, locale: 'de', origin: '' });
  const pathOf = ({ id: other, review }: SimilarEvent) =>
    review
      ? `/backoffice/${encodeURIComponent(client)}${queuePath(WHOLE_QUEUE, { kind: 'event', id: review })}`
      : feedPageOf(source, other);
  return html`<section aria-labelledby="alike-${id}"><h2 id="alike-${id}">Gibt es die Veranstaltung schon?</h2>
<ul class="rows">${similar.map((event) => html`<li><a href="${pathOf(event)}">${event.title}</a>${describeEvent(event)}</li>`)}</ul></section>`;
}

/** Returns the next or else the last day of an event; '' without one. */
function dayOf(content: Parameters<typeof eventDates>[0], now: Date): string {
  const today = todayInBerlin(now.getTime());
  const days = eventDates(content)
    .map(({ date, endDate }) => ({ date, last: endDate || date }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  return (days.find(({ last }) => last >= today) ?? days.at(-1))?.date ?? '';
}

const describeEvent = ({ date, from, location, promoter, isOwn, review }: SimilarEvent): string =>
  [
    '',
    ...[date && eventDayLabel(date), from && `${from} Uhr`, location, promoter && `von ${promoter}`],
    ...[isOwn && 'von derselben Person', review && 'wartet auch'],
  ]
    .filter((text) => typeof text === 'string')
    .join(', ');
