import { html } from 'hono/html';
import { isDay } from '../../../../src/lib/days';
import type { Form } from '../page/form';
import type { Html } from '../page/page';
import { choiceLines, parseKind, type QueueChoice, readChoice } from './queue-choice';
import { type EntryKey, entryName } from './queue-kinds';

const ENTRY_NAME_FORMAT = /^([a-z]+)\/(\d{1,9})$/;
const MILLISECONDS = /^\d{1,15}$/;

/** The position of a form in the queue: its entry, and what the operator has chosen to see. */
export type QueuePlace = { entry: EntryKey; choice: QueueChoice };

const hiddenInput = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;

/** Renders the hidden fields with what an operator has chosen to see. */
export const choiceFields = (choice: QueueChoice): Html =>
  html`${Object.entries(choiceLines(choice)).map(([name, value]) => hiddenInput(`queue-${name}`, value))}`;

/** Reads what an operator has chosen to see from a form. */
export const choiceIn = (form: Form): QueueChoice => readChoice((name) => form.line(`queue-${name}`));

/** Renders the hidden fields with a form's position in the queue. */
export const queuePlaceFields = ({ entry, choice }: QueuePlace): Html => html`
${hiddenInput('entry', entryName(entry))}${hiddenInput('since', String(entry.since?.getTime() ?? ''))}${hiddenInput('first', entry.firstDay ?? '')}${choiceFields(choice)}`;

/** Parses the name of an entry; undefined for any other text. */
export function parseEntryName(name: string): Pick<EntryKey, 'kind' | 'id'> | undefined {
  const [, kindName = '', id] = ENTRY_NAME_FORMAT.exec(name) ?? [];
  const kind = parseKind(kindName);
  return kind && { kind, id: Number(id) };
}

/** Returns the position in a form; undefined for a form outside of the queue. */
export function positionInQueue(form: Form): QueuePlace | undefined {
  const entry = parseEntryName(form.line('entry'));
  const [since, first] = [form.line('since'), form.line('first')];
  return (
    entry && {
      entry: { ...entry, since: parseInstant(since), firstDay: isDay(first) ? first : null },
      choice: choiceIn(form),
    }
  );
}

const parseInstant = (text: string) => (MILLISECONDS.test(text) ? new Date(Number(text)) : null);
