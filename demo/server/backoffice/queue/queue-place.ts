import { html } from 'hono/html';
import type { Form } from '../page/form';
import type { Html } from '../page/page';
import { type EntryKey, entryName, kindsOfQueue, type QueueEntry, type QueueKind } from './queue';

const ENTRY_NAME = /^([a-z]+)\/(\d{1,9})$/;
const MILLISECONDS = /^\d{1,15}$/;

/** Where in the queue a form stands: the entry it decides on, and the kind to which the queue is narrowed. */
export type QueuePlace = { entry: EntryKey; kind: QueueKind | undefined };

/** The path of an entry or of the whole queue below a client's path, narrowed to a kind. */
export const queuePath = (kind: QueueKind | undefined, entry?: Pick<QueueEntry, 'kind' | 'id'>): string =>
  `${entry ? `/queue/${entryName(entry)}` : ''}${kind ? `?kind=${kind}` : ''}`;

/** The hidden fields by which a form knows its place in the queue. */
export const placeFields = ({ entry, kind }: QueuePlace): Html => html`
<input type="hidden" name="entry" value="${entryName(entry)}">
<input type="hidden" name="since" value="${entry.since?.getTime() ?? ''}">
<input type="hidden" name="queue" value="${kind ?? ''}">`;

/** The place that a form names; undefined if it stands elsewhere. */
export function placeIn(form: Form): QueuePlace | undefined {
  const [, kind = '', id] = ENTRY_NAME.exec(form.line('entry')) ?? [];
  const found = kindNamed(kind);
  const since = form.line('since');
  return (
    found && { entry: { kind: found, id: Number(id), since: instantIn(since) }, kind: kindNamed(form.line('queue')) }
  );
}

/** The kind that a form or an address names; undefined for anything else. */
export const kindNamed = (name: string): QueueKind | undefined => kindsOfQueue.find((kind) => kind === name);

const instantIn = (text: string) => (MILLISECONDS.test(text) ? new Date(Number(text)) : null);
