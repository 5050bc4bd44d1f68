import type { Context, Hono, MiddlewareHandler } from 'hono';
import { isLoopback } from '../platform/environment.mjs';
import type { AppEnv } from '../platform/http/app-env';
import { onGet, queryOf } from '../platform/http/calls';
import { isFromThisMachine } from '../platform/http/own-host';
import { ownPdf } from '../platform/http/own-pdf';
import { idOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import type { MailOptions } from './options';

const MAX_MAILS = 200;
const URL_PATTERN = /https?:\/\/[^\s<>"]+/g;

type OutboxMail = {
  id: number;
  client: string;
  to: string;
  subject: string;
  text: string;
  at: Date;
  heldUntil: Date | null;
  paper: string | null;
};

/**
 * Returns the reason why `/outbox` is closed, or undefined if it is open. Its mails contain links that reset passwords.
 * So it is for local trials only, never for a server that others can reach.
 */
export function whyOutboxIsClosed({
  mail,
  publicUrl,
  behindProxy,
  isProduction,
}: Pick<MailOptions, 'mail' | 'publicUrl' | 'behindProxy' | 'isProduction'>): string | undefined {
  if (mail) return 'mails are sent';
  if (isProduction) return 'npm run serve has none';
  if (behindProxy) return 'BEHIND_PROXY is 1';
  return isLoopback(publicUrl()) ? undefined : 'PUBLIC_URL leads to more than this machine';
}

/**
 * Serves GET /outbox and /outbox.json: the unsent mails of this server, the newest first, `?to=` of one address. GET
 * /outbox/{id}/paper.pdf is the attached invoice or credit note. All are 404 where the outbox is closed, see
 * whyOutboxIsClosed(), and for callers on other machines.
 */
export function serveOutbox(app: Hono<AppEnv>, options: MailOptions): void {
  const requireOpen: MiddlewareHandler<AppEnv> = async (context, next) => {
    if (whyOutboxIsClosed(options) !== undefined || !isFromThisMachine(context)) throw new Problem(404, 'not_found');
    await next();
  };
  for (const path of ['/outbox', '/outbox/*', '/outbox.json']) app.use(path, requireOpen);
  onGet(app, '/outbox.json', async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ data: await findMails(context, options) });
  });
  onGet(app, '/outbox', async (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`);
    return context.html(pageOf(await findMails(context, options), options.publicUrl()));
  });
  onGet(app, '/outbox/:id/paper.pdf', async (context) => {
    const [row] = await options.database.query<{ paper: number }>(
      'select invoice_id as paper from mails where id = $1 and invoice_id is not null',
      [idOf(context.req.param('id') ?? '')],
    );
    if (!row) throw new Problem(404, 'not_found');
    const { name, bytes } = await options.drawInvoiceAttachment(row.paper);
    return ownPdf(context, name.replace(/\.pdf$/, ''), bytes);
  });
}

/**
 * Finds the newest mails, except those that an operator has dropped; `heldUntil` is set while a decision can be undone.
 */
async function findMails(context: Context<AppEnv>, { database, now }: MailOptions): Promise<OutboxMail[]> {
  const to = (queryOf(context).get('to') ?? '').replaceAll('\0', '').toLowerCase();
  return database.query<OutboxMail>(
    `select id, coalesce(client, 'Verwaltung') as client, recipient as "to", subject, body as text, created_at as at,
       case when held_until > $2 then held_until end as "heldUntil",
       (select number from advert_invoices i where i.id = invoice_id) as paper from mails
     where state <> 'dropped' and ($1 = '' or lower(recipient) = $1) order by id desc limit ${MAX_MAILS}`,
    [to, now()],
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Returns a text as HTML with links to this server only: a mail may quote other people's input. */
function withLinks(text: string, publicUrl: string): string {
  const texts = text.split(URL_PATTERN);
  const urls = text.match(URL_PATTERN) ?? [];
  return texts
    .map((text, index) => {
      const url = urls[index] ?? '';
      const isOwnUrl = url.startsWith(`${publicUrl}/`);
      return escaped(text) + (isOwnUrl ? `<a href="${escaped(url)}">${escaped(url)}</a>` : escaped(url));
    })
    .join('');
}

const pageOf = (mails: readonly OutboxMail[], publicUrl: string) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Postausgang</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 720px; margin: 32px auto; padding: 0 16px; color: #1d2733; background: #f3f5f7; }
  article { background: #fff; border-radius: 8px; padding: 16px 20px; margin: 16px 0; overflow-wrap: anywhere; }
  h1 { font-size: 24px; } h2 { font-size: 18px; margin: 0; } p { margin: 4px 0; color: #4a5663; } pre { font: inherit; white-space: pre-wrap; margin: 12px 0 0; }
</style>
<h1>Postausgang</h1>
<p>Hier liegen die E-Mails dieses Demo-Servers. Sie werden nicht verschickt.</p>
${mails.map((mail) => articleOf(mail, publicUrl)).join('\n') || '<p>Es gibt noch keine E-Mail.</p>'}
</html>
`;

const timeOf = (at: Date) =>
  at.toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'short' });

const articleOf = ({ id, client, to, subject, text, at, heldUntil, paper }: OutboxMail, publicUrl: string) => `<article>
<h2>${escaped(subject)}</h2>
<p>An <a href="/outbox?to=${encodeURIComponent(to)}">${escaped(to)}</a> · ${escaped(client)} · <time datetime="${at.toISOString()}">${timeOf(at)}</time>${heldUntil ? ` · ginge ab: ${timeOf(heldUntil)}` : ''}</p>
<pre>${withLinks(text, publicUrl)}</pre>
${paper ? `<p>Anlage: <a href="/outbox/${id}/paper.pdf">${escaped(paper)}.pdf</a></p>` : ''}
</article>`;
