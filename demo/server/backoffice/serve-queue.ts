import { html } from 'hono/html';
import type { AppOptions } from '../app-options';
import type { Queryable } from '../database';
import { addressView } from './addresses-page';
import { clientOf, csrfOf, goOn, idOf, isKeyOf, type Office, queryLine, show } from './office';
import type { FormParts, Html } from './page';
import { personPage, relationView } from './person-page';
import { entryName, findQueue, placeOf, type QueueKind, queueKinds } from './queue';
import { entryPage, narrowed, queuePage } from './queue-page';
import { recentDecisions } from './recent-decisions';

type View = (
  database: Queryable,
  parts: FormParts & { id: number },
) => Promise<{ title: string; content: Html } | undefined>;

/** Loads the view of an entry, with the forms that decide on it, by its kind. */
const views: Readonly<Record<QueueKind, View>> = { account: personPage, relation: relationView, address: addressView };

/** What waits for an operator: the home page of a client, and one entry after the other. */
export function serveQueue(pages: Office, { database, now }: AppOptions): void {
  const kindIn = (kind: string) => (isKeyOf(queueKinds, kind) ? kind : undefined);

  pages.get('/:client', async (context) => {
    const view = { client: clientOf(context), kind: kindIn(queryLine(context, 'kind')), now: now() };
    const recent = await recentDecisions(database, { client: view.client, csrf: csrfOf(context), now: view.now });
    const content = html`${recent}${queuePage(await findQueue(database, view.client), view)}`;
    return show(context, { title: `Prüfen: ${context.get('clientName')}`, current: 'queue', content });
  });

  pages.get('/:client/queue/:kind/:id', async (context) => {
    const kind = context.req.param('kind');
    if (!isKeyOf(queueKinds, kind)) return context.notFound();
    const view = { client: clientOf(context), kind: kindIn(queryLine(context, 'kind')), now: now() };
    const queue = narrowed(await findQueue(database, view.client), view);
    const place = placeOf(queue, entryName({ kind, id: idOf(context) }));
    const after = place?.after ?? place?.before;
    const parts = { client: view.client, id: idOf(context), csrf: csrfOf(context) };
    const found = place && (await views[kind](database, { ...parts, next: after ? entryName(after) : 'end' }));
    // Another operator has decided already, or the person has changed or removed the record.
    if (!found) return goOn(context, '', queryLine(context, 'said') ? 'done' : 'decided');
    const recent = await recentDecisions(database, { client: view.client, csrf: csrfOf(context), now: view.now });
    const content = html`${recent}${entryPage(queue, place, { view, content: found.content })}`;
    return show(context, { title: found.title, content });
  });
}
