import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { type ReviewedKind, reviewKinds } from '../../reviews/review-types';
import { reviewActions } from '../decisions/action-labels';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import type { Html } from '../page/page';
import { queuePath, WHOLE_QUEUE } from '../queue/queue-choice';
import { summaryLine } from '../queue/queue-summary';
import { similarEventsSection } from './alike-events';
import { EVENTS_POLICY, eventAssets } from './event-assets';
import { eventDifferenceList, versionsText } from './event-differences';
import { loadReviewed, type ReviewedRecord } from './reviewed-event';

/** Returns the path of an unapproved record by its review number. */
export const reviewPath = (client: string, { kind, id }: Pick<ReviewedRecord, 'kind' | 'id'>, subpath = ''): string =>
  `/backoffice/${encodeURIComponent(client)}/reviews/${kind}/${id}${subpath}`;

/**
 * Creates the view of an unapproved event or article, with its possible actions and its preview; undefined if there is
 * none.
 */
export const reviewView =
  (kind: ReviewedKind) =>
  async (
    database: Queryable,
    { id, ...parts }: FormContext & { id: number },
    now: Date,
  ): Promise<{ title: string; content: Html; policy: string; style: string } | undefined> => {
    const reviewed = await loadReviewed(database, { kind, client: parts.client, id }, now);
    if (!reviewed) return undefined;
    const content = html`${summaryLine(requestText(reviewed))}
${await similarEventsSection(database, parts.client, reviewed, now)}
<section aria-labelledby="what"><h2 id="what">${reviewed.record.published ? 'Was sich ändert' : 'Angaben'}</h2>
<p class="hint">${versionsText(reviewed)} · <a href="#preview">Vorschau</a></p>
${eventDifferenceList(reviewed, parts.client)}
${formOf(reviewed, parts)}</section>
<section class="preview" id="preview" aria-labelledby="preview-title"><h2 id="preview-title">So sehen es Besucher nach der Freigabe</h2>
<iframe title="Vorschau" sandbox="allow-scripts" loading="lazy" src="${reviewPath(parts.client, reviewed, '/preview')}"></iframe></section>`;
    return { title: reviewed.record.content.title, content, policy: EVENTS_POLICY, ...eventAssets };
  };

const requestText = ({ person, record, kind }: ReviewedRecord) =>
  record.published
    ? `${person} möchte ${reviewKinds[kind].nounPhrase} ändern. Besucher sehen noch die bisherige Fassung.`
    : `${person} möchte ${reviewKinds[kind].nounPhrase} veröffentlichen.`;

function formOf(reviewed: ReviewedRecord, parts: FormContext): Html {
  return html`<form method="post" action="${reviewPath(parts.client, reviewed)}">${hiddenInputs(parts)}
<input type="hidden" name="seen" value="${reviewed.record.version}">
<div class="actions"><button name="action" value="approve">${reviewActions.approve}</button>
<a class="button quiet" href="${reviewPath(parts.client, reviewed, `/correction${queuePath(parts.queuePlace?.choice ?? WHOLE_QUEUE)}`)}">Korrigieren</a>
<button name="action" value="reject" class="warn">${reviewActions.reject}</button></div></form>`;
}
