import { html } from 'hono/html';
import { findRelationOf } from '../../persons/awaiting-records';
import type { Queryable } from '../../platform/database/database';
import { addressView } from '../addresses/addresses-page';
import { advertView } from '../adverts/advert-view';
import { recentDecisions } from '../decisions/recent-decisions';
import type { OfficeOptions } from '../options';
import type { FormContext } from '../page/form-parts';
import {
  type BackOfficeApp,
  clientOf,
  csrfOf,
  idInPath,
  isKeyOf,
  queryLine,
  redirectTo,
  redirectWithResult,
  resultInAddress,
  show,
} from '../page/office';
import type { Html } from '../page/page';
import { newPersonView } from '../persons/person-page';
import { relationView } from '../persons/relation-view';
import { reviewView } from '../records/event-view';
import { countQueue, findQueue, findSurrounding, PAGE_SIZE, type QueueKind, queueKinds, totalOf } from './queue';
import { entryPage, queuePage } from './queue-page';
import { parseKind, queuePath } from './queue-place';

type LoadView = (
  database: Queryable,
  parts: FormContext & { id: number },
  now: Date,
) => Promise<{ title: string; content: Html; policy?: string; style?: string } | undefined>;

/** Loads the view of an entry, with its decision forms, by its kind. */
const views: Readonly<Record<QueueKind, LoadView>> = {
  event: reviewView('event'),
  article: reviewView('article'),
  advert: advertView,
  account: newPersonView,
  relation: (database, parts, now) => relationView(database, parts, now),
  address: addressView,
};

/** Serves the review queue: the home page of a client, and one entry after the other. */
export function serveQueue(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;

  pages.get('/:client', async (context) => {
    const filter = { client: clientOf(context), kind: parseKind(queryLine(context, 'kind')) };
    const counts = await countQueue(database, filter.client);
    const lastPage = Math.max(1, Math.ceil(totalOf(counts, filter.kind) / PAGE_SIZE));
    const page = Math.min(lastPage, Math.max(1, Math.trunc(Number(queryLine(context, 'page'))) || 1));
    const queue = await findQueue(database, filter, page);
    const { bar, ...pageOptions } = await recentDecisions(context, options, { from: 'queue', kind: filter.kind });
    const content = html`${bar}${queuePage(queue, { ...filter, counts, page, now: now() })}`;
    return show(context, { title: `Prüfen: ${context.get('clientName')}`, current: 'queue', content, ...pageOptions });
  });

  pages.get('/:client/queue/:kind/:id', async (context) => {
    const kind = context.req.param('kind');
    if (!isKeyOf(queueKinds, kind)) return context.notFound();
    const filter = { client: clientOf(context), kind: parseKind(queryLine(context, 'kind')) };
    const id = idInPath(context);
    const entries = await findSurrounding(database, filter, { kind, id });
    const entry = entries.find((one) => one.kind === kind && one.id === id);
    const parts = { client: filter.client, id, csrf: csrfOf(context) };
    const view = entry && (await views[kind](database, { ...parts, queuePlace: { entry, kind: filter.kind } }, now()));
    const relation = view ? undefined : await findRelationOf(database, filter.client, { kind, id });
    if (relation !== undefined) return redirectTo(context, queuePath(undefined, { kind: 'relation', id: relation }));
    // Another operator has decided already, or the person has changed or removed the record.
    if (!view) return redirectWithResult(context, queuePath(filter.kind), resultInAddress(context) ?? 'decided');
    const counts = await countQueue(database, filter.client);
    const { bar, ...pageOptions } = await recentDecisions(context, options, { from: 'queue', kind: filter.kind });
    const content = html`${bar}${entryPage(entries, { ...filter, counts, entry, now: now() }, view.content)}`;
    if (view.policy) context.header('Content-Security-Policy', view.policy);
    const { title, style } = view;
    return show(context, { title, current: 'queue', content, ...(style && { style }), ...pageOptions });
  });
}
