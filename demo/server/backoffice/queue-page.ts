import { html, raw } from 'hono/html';
import { ageOf } from './age';
import type { Html } from './page';
import {
  entryName,
  kindsOfQueue,
  MOST_OF_A_KIND,
  type placeOf,
  type QueueEntry,
  type QueueKind,
  queueKinds,
} from './queue';

/** Which kind of entries the page shows; undefined for all of them. */
export type QueueView = { client: string; kind: QueueKind | undefined; now: Date };

/** What waits for an operator, the oldest first. */
export const queuePage = (queue: readonly QueueEntry[], view: QueueView): Html =>
  html`${choiceOf(queue, view)}
<section aria-label="Was wartet">${listOf(narrowed(queue, view), view)}</section>`;

/** The entries of the kind that is shown. */
export const narrowed = (queue: readonly QueueEntry[], { kind }: Pick<QueueView, 'kind'>): QueueEntry[] =>
  queue.filter((entry) => kind === undefined || entry.kind === kind);

/** One entry with what can be decided on it, beside the list; on a phone the list is a page of its own. */
export const entryPage = (
  queue: readonly QueueEntry[],
  { entry, before, after, number }: NonNullable<ReturnType<typeof placeOf>>,
  { view, content }: { view: QueueView; content: Html },
): Html => html`<div class="desk"><section class="side" aria-label="Was wartet">${listOf(queue, view, entry)}</section>
<div><nav class="pages" aria-label="Einträge"><a href="${addressOf(view)}">Alle zeigen</a>
${before && html`<a href="${addressOf(view, before)}">Vorheriger</a>`}
${after && html`<a href="${addressOf(view, after)}">Nächster</a>`}
<span class="hint">${number} von ${queue.length}</span></nav>
${content}</div></div>`;

const choiceOf = (queue: readonly QueueEntry[], view: QueueView) => {
  const linkTo = (kind: QueueKind | undefined, label: string) =>
    html`<a href="${addressOf({ ...view, kind })}"${kind === view.kind ? raw(' aria-current="true"') : ''}>${label} (${narrowed(queue, { kind }).length})</a>`;
  return html`<nav class="choice" aria-label="Auswahl">${linkTo(undefined, 'Alles')}
${kindsOfQueue.map((kind) => linkTo(kind, queueKinds[kind]))}</nav>`;
};

function listOf(queue: readonly QueueEntry[], view: QueueView, current?: QueueEntry): Html {
  if (queue.length === 0) return html`<p>Hier wartet nichts. Neues steht hier, sobald es eintrifft.</p>`;
  const isCut = kindsOfQueue.some((kind) => narrowed(queue, { kind }).length === MOST_OF_A_KIND);
  return html`<ol class="queue">${queue.map((entry) => rowOf(entry, view, entry === current))}</ol>
${isCut ? html`<p class="hint">Gezeigt werden je Art die ältesten ${MOST_OF_A_KIND}. Weitere folgen, sobald Sie entschieden haben.</p>` : ''}`;
}

function rowOf(entry: QueueEntry, view: QueueView, isCurrent: boolean): Html {
  const { text, isLate } = ageOf(entry.since, view.now);
  const age = isLate
    ? html`<span class="age late">${text}<br>überfällig</span>`
    : html`<span class="age">${text}</span>`;
  return html`<li><a href="${addressOf(view, entry)}"${isCurrent ? raw(' aria-current="true"') : ''}><strong>${entry.title}</strong>
<span class="hint">${queueKinds[entry.kind]}${entry.detail && ` · ${entry.detail}`}</span> ${age}</a></li>`;
}

/** The page of an entry, or of the whole queue. */
const addressOf = ({ client, kind }: Pick<QueueView, 'client' | 'kind'>, entry?: QueueEntry): string =>
  `/backoffice/${encodeURIComponent(client)}${entry ? `/queue/${entryName(entry)}` : ''}${kind ? `?kind=${kind}` : ''}`;
