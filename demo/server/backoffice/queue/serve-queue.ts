import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { addressView } from '../addresses/addresses-page';
import { advertView } from '../adverts/advert-view';
import { recentDecisions } from '../decisions/recent-decisions';
import type { OfficeOptions } from '../options';
import type { FormParts } from '../page/form-parts';
import { clientOf, csrfOf, goOn, idInPath, isKeyOf, type Office, queryLine, show, toldIn } from '../page/office';
import type { Html } from '../page/page';
import { personPage, relationView } from '../persons/person-page';
import { reviewView } from '../records/event-view';
import { countQueue, findAround, findQueue, PAGE_SIZE, type QueueKind, queueKinds, totalOf } from './queue';
import { entryPage, queuePage } from './queue-page';
import { kindNamed, queuePath } from './queue-place';

type View = (
  database: Queryable,
  parts: FormParts & { id: number },
  now: Date,
) => Promise<{ title: string; content: Html; policy?: string; style?: string } | undefined>;

/** Loads the view of an entry, with its decision forms, by its kind. */
const views: Readonly<Record<QueueKind, View>> = {
  event: reviewView('event'),
  article: reviewView('article'),
  advert: advertView,
  account: personPage,
  relation: relationView,
  address: addressView,
};

/** Serves the review queue: the home page of a client, and one entry after the other. */
export function serveQueue(pages: Office, options: OfficeOptions): void {
  const { database, now } = options;

  pages.get('/:client', async (context) => {
    const choice = { client: clientOf(context), kind: kindNamed(queryLine(context, 'kind')) };
    const counts = await countQueue(database, choice.client);
    const last = Math.max(1, Math.ceil(totalOf(counts, choice.kind) / PAGE_SIZE));
    const page = Math.min(last, Math.max(1, Math.trunc(Number(queryLine(context, 'page'))) || 1));
    const queue = await findQueue(database, choice, page);
    const { bar, ...said } = await recentDecisions(context, options, { from: 'queue', kind: choice.kind });
    const content = html`${bar}${queuePage(queue, { ...choice, counts, page, now: now() })}`;
    return show(context, { title: `Prüfen: ${context.get('clientName')}`, current: 'queue', content, ...said });
  });

  pages.get('/:client/queue/:kind/:id', async (context) => {
    const kind = context.req.param('kind');
    if (!isKeyOf(queueKinds, kind)) return context.notFound();
    const choice = { client: clientOf(context), kind: kindNamed(queryLine(context, 'kind')) };
    const id = idInPath(context);
    const around = await findAround(database, choice, { kind, id });
    const entry = around.find((one) => one.kind === kind && one.id === id);
    const parts = { client: choice.client, id, csrf: csrfOf(context) };
    const found = entry && (await views[kind](database, { ...parts, place: { entry, kind: choice.kind } }, now()));
    // Another operator has decided already, or the person has changed or removed the record.
    if (!found) return goOn(context, queuePath(choice.kind), toldIn(context) ?? 'decided');
    const counts = await countQueue(database, choice.client);
    const { bar, ...said } = await recentDecisions(context, options, { from: 'queue', kind: choice.kind });
    const content = html`${bar}${entryPage(around, { ...choice, counts, entry, now: now() }, found.content)}`;
    if (found.policy) context.header('Content-Security-Policy', found.policy);
    const { title, style } = found;
    return show(context, { title, current: 'queue', content, ...(style && { style }), ...said });
  });
}
