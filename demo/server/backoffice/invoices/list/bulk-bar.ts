import { html } from 'hono/html';
import { pageOf } from '../../page/addresses';
import { csrfField, type Html } from '../../page/page';
import { icon } from '../../ui/icons';
import type { InvoiceRow } from './find-invoices';
import { type InvoiceFilter, listQueryOf } from './invoice-filter';

/** The id of the form of the chosen invoices: their boxes are in rows with forms of their own. */
export const BULK_FORM = 'chosen';

const PREFIX = 'pick.';

/** Returns the name of the box of an invoice. */
export const pickName = (number: string): string => `${PREFIX}${number}`;

/** Returns what an operator sees of an invoice: what is left, and the number of reminders. */
export const seenOf = ({ owed, reminders }: Pick<InvoiceRow, 'owed' | 'reminders'>): string => `${owed}.${reminders}`;

/** A chosen invoice with what the operator has seen of it. */
export type Picked = { number: string; owed: number | undefined; reminders: number | undefined };

/** Reads a field of the form; undefined for another one than a chosen invoice. */
export function pickedInvoiceIn(name: string, value: string): Picked | undefined {
  if (!name.startsWith(PREFIX) || /\p{Cc}/u.test(name)) return undefined;
  const [, owed, reminders] = /^(-?\d{1,10})\.(\d{1,4})$/.exec(value) ?? [];
  const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return { number: name.slice(PREFIX.length), owed: numberOf(owed), reminders: numberOf(reminders) };
}

/** Renders what can be done with the chosen invoices; the script shows it once there are any, with number and sum. */
export const bulkBar = (filter: InvoiceFilter, csrf: string): Html =>
  html`<form class="bulk" id="${BULK_FORM}" method="post" action="${pageOf.invoices(filter.client)}" data-bulk>${csrfField(csrf)}
<input type="hidden" name="state" value="${listQueryOf(filter)}"><b data-chosen role="status">Mit den ausgewählten</b><span class="soft" data-sum></span>
<button type="button" class="text" data-clear hidden>Auswahl aufheben</button>
<span class="end"><button class="text" name="do" value="remind" data-one="Erinnerung senden" data-many="Erinnerungen senden">Erinnerungen senden</button>
<button name="do" value="pay" data-one="als heute bezahlt buchen" data-many="als heute bezahlt buchen">${icon('check')}<span>Als heute bezahlt buchen</span></button></span></form>`;
