import { html } from 'hono/html';
import type { Form } from '../page/form';
import type { Html } from '../page/page';
import { type EntryKey, entryName, kindsOfQueue, type QueueEntry, type QueueKind } from './queue';

const ENTRY_NAME_FORMAT = /^([a-z]+)\/(\d{1,9})$/;
const MILLISECONDS = /^\d{1,15}$/;

/** The position of a form in the queue: its entry, and the kind to which the queue is filtered. */
export type QueuePlace = { entry: EntryKey; kind: QueueKind | undefined };

/** Returns the path of an entry or of the whole queue below a client's path, filtered by kind. */
export const queuePath = (kind: QueueKind | undefined, entry?: Pick<QueueEntry, 'kind' | 'id'>): string =>
  `${entry ? `/queue/${entryName(entry)}` : ''}${kind ? `?kind=${kind}` : ''}`;

/** Renders the hidden fields with a form's position in the queue. */
export const queuePlaceFields = ({ entry, kind }: QueuePlace): Html => html`
<input type="hidden" name="entry" value="${entryName(entry)}">
<input type="hidden" name="since" value="${entry.since?.getTime() ?? ''}">
<input type="hidden" name="queue" value="${kind ?? ''}">`;

/** Returns the position in a form; undefined for a form outside of the queue. */
export function positionInQueue(form: Form): QueuePlace | undefined {
  const [, kind = '', id] = ENTRY_NAME_FORMAT.exec(form.line('entry')) ?? [];
  const entryKind = parseKind(kind);
  const since = form.line('since');
  return (
    entryKind && {
      entry: { kind: entryKind, id: Number(id), since: parseInstant(since) },
      kind: parseKind(form.line('queue')),
    }
  );
}

/** Parses a kind; undefined for any other text. */
export const parseKind = (name: string): QueueKind | undefined => kindsOfQueue.find((kind) => kind === name);

const parseInstant = (text: string) => (MILLISECONDS.test(text) ? new Date(Number(text)) : null);
