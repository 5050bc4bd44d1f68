import type { Context } from 'hono';
import { html } from 'hono/html';
import type { AppOptions } from '../app-options';
import { countStuckMails } from '../mail/find-mails';
import type { OfficeEnv } from './office';
import { pageOf } from './page';

/** Shows every client with the number of its mails that are stuck. */
export async function showClients(context: Context<OfficeEnv>, { database, now }: AppOptions): Promise<Response> {
  const clients = await database.query<{ key: string; name: string }>(
    'select key, name from clients order by name, key',
  );
  const stuck = new Map((await countStuckMails(database, now())).map(({ client, count }) => [client, count]));
  return context.html(
    pageOf({
      title: 'Portale',
      csrf: context.get('session').csrf,
      content: html`<section aria-label="Portale"><ul class="rows">${clients.map(
        ({ key, name }) => html`<li><a href="/backoffice/${encodeURIComponent(key)}">${name}</a>
${stuckMails(key, stuck.get(key) ?? 0)}</li>`,
      )}</ul></section>`,
    }),
  );
}

const stuckMails = (client: string, count: number) =>
  count > 0 &&
  html`<a class="badge" href="/backoffice/${encodeURIComponent(client)}/mails">${count === 1 ? '1 E-Mail hängt' : `${count} E-Mails hängen`}</a>`;
