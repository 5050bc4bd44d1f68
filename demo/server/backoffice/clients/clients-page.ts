import type { Context } from 'hono';
import { html } from 'hono/html';
import { findMissingParts } from '../../clients/missing-parts';
import { countStuckMails } from '../../mail/find-mails';
import { berlinDay } from '../../platform/berlin-day';
import { mailsPath } from '../mails/mails-page';
import { managesOperators, mayDo } from '../operators/route-roles';
import type { OfficeOptions } from '../options';
import { countUrgent } from '../orders/urgent-orders';
import { pageOf } from '../page/addresses';
import { backOfficePage } from '../page/document';
import { type BackOfficeEnv, frameOf, operatorOf } from '../page/office';
import { type PortalQueue, queueOfPortals } from '../queue/portal-queue';
import { countQueue, findQueue, totalOf } from '../queue/queue';
import { kindsOf, WHOLE_QUEUE } from '../queue/queue-choice';
import { badge, countText } from '../ui/shapes';
import { nameCell, table } from '../ui/table';
import { missingList } from './missing-list';

/**
 * Renders the home page: what is missing for real use, the queue of all clients, the oldest first, then every client with
 * its number of stuck mails.
 */
export async function showClients(
  context: Context<BackOfficeEnv>,
  { database, now, isProduction }: OfficeOptions,
): Promise<Response> {
  const operator = operatorOf(context);
  const clients = await database.query<{ key: string; name: string; isClosed: boolean }>(
    `select key, name, closed_at is not null as "isClosed" from clients where $1::text[] is null or key = any($1)
     order by closed_at is not null, name, key`,
    [operator.clients],
  );
  const stuck = new Map((await countStuckMails(database, now())).map(({ client, count }) => [client, count]));
  const urgentOrders = mayDo(operator.role, 'GET /:client/adverts')
    ? await countUrgent(database, berlinDay(now()))
    : [];
  const urgent = new Map(urgentOrders.map(({ client, count }) => [client, count]));
  const [kinds, today] = [kindsOf(operator), berlinDay(now())];
  const waiting = new Map<string, number>();
  const portals: PortalQueue[] = [];
  // Nobody waits for a decision of a closed client.
  for (const { key, name } of clients.filter(({ isClosed }) => !isClosed)) {
    waiting.set(key, totalOf(await countQueue(database, key), undefined, kinds));
    portals.push({
      client: key,
      name,
      queue: await findQueue(database, { ...WHOLE_QUEUE, sort: 'since', client: key, kinds, today }, 1),
    });
  }
  const missing = isProduction && managesOperators(operator) ? await findMissingParts(database) : [];
  return context.html(
    backOfficePage({
      title: 'Was wartet',
      csrf: context.get('session').csrf,
      frame: await frameOf(context),
      content: html`${
        missing.length > 0 &&
        html`<section aria-labelledby="missing"><h2 id="missing">Was noch fehlt</h2>${missingList(missing, database.kind, 'de')}</section>`
      }<div class="stack">${queueOfPortals(portals, now())}</div>
${table({
  ...{ label: 'Portale', hasHeading: true, empty: 'Es gibt kein Portal, das Sie öffnen dürfen.' },
  columns: [{ label: 'Portal', kind: 'named' }, { label: 'Zu entscheiden', align: 'right' }, { label: 'Was eilt' }],
  rows: clients.map(({ key, name, isClosed }) => ({
    cells: [
      nameCell({ href: pageOf.queue(key), title: name, sign: 'flag', ...(isClosed && { second: 'Geschlossen' }) }),
      isClosed ? '–' : countText(waiting.get(key) ?? 0),
      html`<span class="line">${urgentAdverts(key, urgent.get(key) ?? 0)}${stuckMails(key, stuck.get(key) ?? 0)}</span>`,
    ],
  })),
})}`,
    }),
  );
}

const urgentAdverts = (client: string, count: number) =>
  count > 0 &&
  html`<a class="target" href="${pageOf.orders(client)}">${badge('wait', count === 1 ? '1 Anzeige eilt' : `${count} Anzeigen eilen`)}</a>`;

const stuckMails = (client: string, count: number) =>
  count > 0 &&
  html`<a class="target" href="${mailsPath(client)}">${badge('bad', count === 1 ? '1 E-Mail hängt' : `${count} E-Mails hängen`)}</a>`;
