import type { Context } from 'hono';
import { berlinDay } from '../../../platform/berlin-day';
import type { ReviewedKind } from '../../../reviews/review-types';
import type { OfficeOptions } from '../../options';
import { type BackOfficeApp, type BackOfficeEnv, clientOf, parseId, queryLine, show } from '../../page/office';
import { countRecords, findRecords, type RecordFilter } from './find-records';
import { defaultOrder, hasSet, narrowingOf, recordsPage } from './records-page';

const MAX_PAGE = 1000;

/** Serves the lists of events and articles. */
export function serveRecordLists(pages: BackOfficeApp, options: OfficeOptions): void {
  pages.get('/:client/events', (context) => showRecords(context, options, 'event'));
  pages.get('/:client/articles', (context) => showRecords(context, options, 'article'));
}

async function showRecords(
  context: Context<BackOfficeEnv>,
  { database, now }: OfficeOptions,
  kind: ReviewedKind,
): Promise<Response> {
  const filter = filterOf(context, kind);
  const time = { now: now(), today: berlinDay(now()) };
  const counts = await countRecords(database, kind, filter.client, time);
  const found = await findRecords(database, filter, time);
  return show(context, {
    title: kind === 'event' ? 'Veranstaltungen' : 'Artikel',
    current: kind === 'event' ? 'events' : 'articles',
    content: recordsPage(filter, counts, found, time.today),
  });
}

function filterOf(context: Context<BackOfficeEnv>, kind: ReviewedKind): RecordFilter {
  const [name, order] = [queryLine(context, 'set'), queryLine(context, 'order')];
  const set = hasSet(kind, name) ? name : 'public';
  return {
    ...{ kind, client: clientOf(context), set },
    narrowing: set === 'public' ? narrowingOf(kind, queryLine(context, 'only')) : undefined,
    search: queryLine(context, 'search'),
    order: order === 'day' || order === 'changed' ? order : defaultOrder(kind, set),
    page: Math.min(Math.max(parseId(queryLine(context, 'page')), 1), MAX_PAGE),
  };
}
