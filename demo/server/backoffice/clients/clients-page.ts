import type { Context } from 'hono';
import { html } from 'hono/html';
import { findMissingParts } from '../../clients/missing-parts';
import { countStuckMails } from '../../mail/find-mails';
import { berlinDay } from '../../platform/berlin-day';
import { advertsPath } from '../adverts/advert-path';
import { countUrgent } from '../adverts/adverts-page';
import { mayDo } from '../operators/route-roles';
import type { OfficeOptions } from '../options';
import { type BackOfficeEnv, frameOf } from '../page/office';
import { backOfficePage } from '../page/page';
import { type PortalQueue, queueOfPortals } from '../queue/portal-queue';
import { countQueue, findQueue, totalOf } from '../queue/queue';
import { kindsOf, WHOLE_QUEUE } from '../queue/queue-choice';
import { missingList } from './missing-list';

/**
 * Renders the home page: what is missing for real use, the queue of all clients, the oldest first, then every client with
 * its number of stuck mails.
 */
export async function showClients(
  context: Context<BackOfficeEnv>,
  { database, now, isProduction }: OfficeOptions,
): Promise<Response> {
  const clients = await database.query<{ key: string; name: string; isClosed: boolean }>(
    `select key, name, closed_at is not null as "isClosed" from clients where $1::text[] is null or key = any($1)
     order by closed_at is not null, name, key`,
    [context.get('session').operator.clients],
  );
  const stuck = new Map((await countStuckMails(database, now())).map(({ client, count }) => [client, count]));
  const urgent = new Map((await countUrgent(database, berlinDay(now()))).map(({ client, count }) => [client, count]));
  const [kinds, today] = [kindsOf(context.get('session').operator), berlinDay(now())];
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
  const missing =
    isProduction && mayDo(context.get('session').operator.role, 'GET /operators')
      ? await findMissingParts(database)
      : [];
  return context.html(
    backOfficePage({
      title: 'Was wartet',
      csrf: context.get('session').csrf,
      frame: await frameOf(context),
      content: html`${
        missing.length > 0 &&
        html`<section aria-labelledby="missing"><h2 id="missing">Was noch fehlt</h2>${missingList(missing, database.kind, 'de')}</section>`
      }<section aria-label="Was wartet">${queueOfPortals(portals, now())}</section>
<section aria-labelledby="portals"><h2 id="portals">Portale</h2><ul class="rows">${clients.map(
        ({ key, name, isClosed }) => html`<li><a href="/backoffice/${encodeURIComponent(key)}">${name}</a>
${isClosed ? html`<span class="hint">Geschlossen</span>` : waitingText(waiting.get(key) ?? 0)}
${urgentAdverts(key, urgent.get(key) ?? 0)}
${stuckMails(key, stuck.get(key) ?? 0)}</li>`,
      )}</ul></section>`,
    }),
  );
}

const waitingText = (count: number) =>
  html`<span class="hint">${count === 0 ? 'Nichts zu prüfen' : `${count} zu prüfen`}</span>`;

const urgentAdverts = (client: string, count: number) =>
  count > 0 &&
  html`<a class="badge" href="${advertsPath(client)}">${count === 1 ? '1 Anzeige eilt' : `${count} Anzeigen eilen`}</a>`;

const stuckMails = (client: string, count: number) =>
  count > 0 &&
  html`<a class="badge" href="/backoffice/${encodeURIComponent(client)}/mails">${count === 1 ? '1 E-Mail hängt' : `${count} E-Mails hängen`}</a>`;
