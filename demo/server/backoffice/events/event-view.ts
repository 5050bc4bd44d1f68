import { html } from 'hono/html';
import type { Queryable } from '../../database';
import { decisionFields, type FormParts } from '../form-parts';
import { leadOf } from '../lead';
import type { Html } from '../page';
import { eventActions } from './decide-on-event';
import { EVENTS_POLICY, eventAssets } from './event-assets';
import { differenceList, versionsLine } from './event-differences';
import { loadReviewed, type ReviewedEvent } from './reviewed-event';

/** The path of an event that waits, below its client's path. */
export const eventPath = (client: string, id: number, more = ''): string =>
  `/backoffice/${encodeURIComponent(client)}/events/${id}${more}`;

/** An event that waits, with what can be decided on it and how visitors would see it; undefined when none waits. */
export async function eventView(
  database: Queryable,
  { id, ...parts }: FormParts & { id: number },
  now: Date,
): Promise<{ title: string; content: Html; policy: string; style: string } | undefined> {
  const reviewed = await loadReviewed(database, { client: parts.client, id }, now);
  if (!reviewed) return undefined;
  const content = html`${leadOf(wishOf(reviewed))}
<section aria-labelledby="what"><h2 id="what">${reviewed.event.published ? 'Was sich ändert' : 'Angaben'}</h2>
<p class="hint">${versionsLine(reviewed)} · <a href="#preview">Vorschau</a></p>
${differenceList(reviewed, parts.client)}
${formOf(reviewed, parts)}</section>
<section class="preview" id="preview" aria-labelledby="preview-title"><h2 id="preview-title">So sehen es Besucher nach der Freigabe</h2>
<iframe title="Vorschau" sandbox="allow-scripts" loading="lazy" src="${eventPath(parts.client, id, '/preview')}"></iframe></section>`;
  return { title: reviewed.event.content.title, content, policy: EVENTS_POLICY, ...eventAssets };
}

const wishOf = ({ person, event }: ReviewedEvent) =>
  event.published
    ? `${person} möchte diese Veranstaltung ändern. Besucher sehen noch die bisherige Fassung.`
    : `${person} möchte diese Veranstaltung veröffentlichen.`;

function formOf({ id, event }: ReviewedEvent, parts: FormParts): Html {
  const kind = parts.place?.kind;
  return html`<form method="post" action="${eventPath(parts.client, id)}">${decisionFields(parts)}
<input type="hidden" name="seen" value="${event.version}">
<div class="actions"><button name="action" value="approve">${eventActions.approve}</button>
<a class="button" href="${eventPath(parts.client, id, `/correction${kind ? `?kind=${kind}` : ''}`)}">Korrigieren</a>
<button name="action" value="reject" class="warn">${eventActions.reject}</button></div></form>`;
}
