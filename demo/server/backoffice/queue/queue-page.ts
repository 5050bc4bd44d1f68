import { html, raw } from 'hono/html';
import { ageOf } from '../page/age';
import type { Html } from '../page/page';
import {
  kindsOfQueue,
  PAGE_SIZE,
  type QueueCounts,
  type QueueEntry,
  type QueueFilter,
  type QueueKind,
  queueKinds,
  totalOf,
} from './queue';
import { queuePath } from './queue-place';

const EMPTY_QUEUE = html`<p>Hier wartet nichts. Neues steht hier, sobald es eintrifft.</p>`;

type QueueView = QueueFilter & { counts: QueueCounts; now: Date };

/** Renders a page of the review queue, the oldest first. */
export const queuePage = (
  queue: readonly QueueEntry[],
  view: QueueView & { page: number },
): Html => html`${kindFilter(view)}
<section aria-label="Was wartet">${listOf(queue, view)}${pagesOf(view)}</section>`;

/** A portal with its queue. */
export type PortalQueue = { client: string; name: string; queue: readonly QueueEntry[] };

/** Renders the oldest entries of all portals; each row names its portal. */
export function queueOfPortals(portals: readonly PortalQueue[], now: Date): Html {
  const waitedSince = ({ since }: QueueEntry) => since?.getTime() ?? Number.NEGATIVE_INFINITY;
  const rows = portals
    .flatMap(({ client, name, queue }) => queue.map((entry) => ({ entry, client, name })))
    .sort((one, other) => compareNumbers(waitedSince(one.entry), waitedSince(other.entry)))
    .slice(0, PAGE_SIZE);
  if (rows.length === 0) return EMPTY_QUEUE;
  return html`<ol class="queue">${rows.map(({ entry, client, name }) => rowOf(entry, { client, kind: undefined, now }, { portal: name }))}</ol>`;
}

const compareNumbers = (one: number, other: number) => Number(one > other) - Number(one < other);

/** Renders an entry with its possible actions, beside the list; on a phone the list is a page of its own. */
export function entryPage(
  entries: readonly QueueEntry[],
  view: QueueView & { entry: QueueEntry },
  content: Html,
): Html {
  const { entry } = view;
  const neighbour = (step: number) => entries.find(({ number }) => number === entry.number + step);
  const linkTo = (step: number, label: string) => {
    const target = neighbour(step);
    return target && html`<a href="${addressOf(view, target)}">${label}</a>`;
  };
  const page = pageOf(entry);
  const pageEntries = entries.filter((one) => pageOf(one) === page);
  // The entry comes first, so that the keyboard reaches its buttons before the links of the list.
  return html`<div class="desk"><div class="entry"><nav class="pages" aria-label="Einträge"><a href="${listAddress(view, page)}">Alle zeigen</a>
${linkTo(-1, 'Vorheriger')} ${linkTo(1, 'Nächster')}
<span class="hint">${entry.number} von ${totalOf(view.counts, view.kind)}</span></nav>
${content}</div><section class="others" aria-label="Was wartet">${kindFilter(view)}${listOf(pageEntries, view, entry)}</section></div>`;
}

const kindFilter = (view: QueueView) => {
  const linkTo = (kind: QueueKind | undefined, label: string) =>
    html`<a href="${addressOf({ ...view, kind })}"${kind === view.kind ? raw(' aria-current="true"') : ''}>${label} (${totalOf(view.counts, kind)})</a>`;
  return html`<nav class="choice" aria-label="Auswahl">${linkTo(undefined, 'Alles')}
${kindsOfQueue.map((kind) => linkTo(kind, queueKinds[kind]))}</nav>`;
};

function listOf(queue: readonly QueueEntry[], view: QueueView, current?: QueueEntry): Html {
  if (queue.length === 0) return EMPTY_QUEUE;
  return html`<ol class="queue">${queue.map((entry) => rowOf(entry, view, { isCurrent: entry === current }))}</ol>`;
}

type RowOptions = { isCurrent?: boolean; portal?: string };

function rowOf(entry: QueueEntry, view: QueueFilter & { now: Date }, { isCurrent, portal }: RowOptions): Html {
  const { text, isLate } = ageOf(entry.since, view.now);
  const age = isLate
    ? html`<span class="age late">${text}<br>überfällig</span>`
    : html`<span class="age">${text}</span>`;
  return html`<li><a href="${addressOf(view, entry)}"${isCurrent ? raw(' aria-current="true"') : ''}><strong>${entry.title}</strong>
<span class="hint">${[portal, !view.kind && queueKinds[entry.kind], entry.detail].filter(Boolean).join(' · ')}</span> ${age}</a></li>`;
}

function pagesOf(view: QueueView & { page: number }): Html | '' {
  const total = totalOf(view.counts, view.kind);
  if (total <= PAGE_SIZE) return '';
  const first = (view.page - 1) * PAGE_SIZE + 1;
  const last = Math.min(total, first + PAGE_SIZE - 1);
  return html`<nav class="pages" aria-label="Seiten">${view.page > 1 && html`<a href="${listAddress(view, view.page - 1)}">Frühere</a>`}
${last < total && html`<a href="${listAddress(view, view.page + 1)}">Spätere</a>`}
<span class="hint">${first} bis ${last} von ${total}</span></nav>`;
}

/** Returns the page of the list with an entry. */
const pageOf = ({ number }: QueueEntry) => Math.ceil(number / PAGE_SIZE);

/** Returns the address of an entry, or of the first page of the list. */
const addressOf = ({ client, kind }: QueueFilter, entry?: QueueEntry): string =>
  `/backoffice/${encodeURIComponent(client)}${queuePath(kind, entry)}`;

function listAddress(choice: QueueFilter, page: number): string {
  const address = addressOf(choice);
  return page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
}
