import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { AppOptions } from './app-options';
import { missingList } from './backoffice/clients/missing-list';
import type { Html } from './backoffice/page/page';
import { contentSecurityPolicy } from './backoffice/page/security-policy';
import { findMissingParts } from './clients/missing-parts';
import { LOOPBACK_NAME } from './platform/environment.mjs';
import type { AppEnv } from './platform/http/app-env';
import { languageOf } from './platform/http/caller';
import { onGet } from './platform/http/calls';
import { isFromThisMachine } from './platform/http/own-host';

type Language = 'de' | 'en';

const STYLE = readFileSync(new URL('./backoffice/page/office.css', import.meta.url), 'utf8');

const TEXTS = {
  de: {
    title: 'Der Server läuft',
    lead: 'Er liefert Veranstaltungen für Websites, die sie anzeigen. Hier selbst gibt es nichts zu sehen.',
    backOffice: 'Verwaltung',
    others: 'Betreiber sehen in der Verwaltung, und hier auf dem Rechner des Servers selbst, was noch fehlt.',
    missing: 'Was noch fehlt',
    nothing: 'Es fehlt nichts.',
    noMails: 'E-Mails werden nicht verschickt, sondern nur aufbewahrt (MAIL=off).',
    clients: 'Portale',
    events: (count: number) => (count === 1 ? '1 Veranstaltung' : `${count} Veranstaltungen`),
  },
  en: {
    title: 'The server is running',
    lead: 'It provides events to the websites that show them. There is nothing to see here.',
    backOffice: 'Back office',
    others: 'Operators see in the back office, and here on the machine of the server itself, what is still missing.',
    missing: 'Still missing',
    nothing: 'Nothing is missing.',
    noMails: 'Emails are not sent but only kept (MAIL=off).',
    clients: 'Portals',
    events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  },
};

/**
 * Serves the first page of a server for real use. The public sees that it runs, and no names; a caller on this machine
 * sees the clients and what is missing, too.
 */
export function serveFirstPage(app: Hono<AppEnv>, options: AppOptions): void {
  onGet(app, '/', async (context) => {
    const language = languageOf(context);
    context.header('Content-Security-Policy', contentSecurityPolicy({ style: STYLE }));
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Accept-Language');
    context.header('Content-Language', language);
    const isOperator = isFromThisMachine(context) && hasOwnName(context);
    const content = isOperator ? await operatorView(options, language) : publicView(language);
    return context.html(page(language, content));
  });
}

/** Checks for a loopback name: the page of another site must not read this one (DNS rebinding). */
const hasOwnName = (context: Context) => LOOPBACK_NAME.test(new URL(context.req.url).hostname);

const publicView = (language: Language): Html => html`<p class="hint">${TEXTS[language].others}</p>`;

async function operatorView({ database, mail }: AppOptions, language: Language): Promise<Html> {
  const texts = TEXTS[language];
  const clients = await database.query<{ name: string; events: number }>(
    'select name, (select count(*)::int from events e where e.client = c.key) as events from clients c where closed_at is null order by name, key',
  );
  const parts = await findMissingParts(database);
  return html`<section aria-labelledby="missing"><h2 id="missing">${texts.missing}</h2>
${parts.length > 0 ? missingList(parts, database.kind, language) : html`<p class="ok">${texts.nothing}</p>`}
${mail ? '' : html`<p class="hint">${texts.noMails}</p>`}</section>
${
  clients.length > 0 &&
  html`<section aria-labelledby="clients"><h2 id="clients">${texts.clients}</h2><ul class="rows">${clients.map(
    ({ name, events }) => html`<li>${name} <span class="hint">${texts.events(events)}</span></li>`,
  )}</ul></section>`
}`;
}

const page = (language: Language, content: Html) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TEXTS[language].title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${TEXTS[language].title}</h1>
<p class="lead">${TEXTS[language].lead}</p>
${content}
<p class="choice"><a href="/backoffice">${TEXTS[language].backOffice}</a></p>
</main>
</body>
</html>`;
