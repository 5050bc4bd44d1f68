import type { LineChoice } from '../../../adverts/statements/book-lines';
import type { Form } from '../../page/form';
import { parseId } from '../../page/office';
import { enteredCents, parseCount } from '../read-invoice-form';

/** The typed invoices of a line. */
export type TypedLine = { parts: readonly { number: string; amount: string }[]; isMoreAccepted: boolean };

/** The fields of a line in the form of a statement. */
export const fieldOf = {
  pick: (line: number) => `pick.${line}`,
  number: (line: number, place: number) => `number.${line}.${place}`,
  amount: (line: number, place: number) => `amount.${line}.${place}`,
  /** The number and what its order owed on the page: 'ST-R-2026-00117 2975'. */
  seen: (line: number, place: number) => `seen.${line}.${place}`,
  more: (line: number) => `more.${line}`,
} as const;

/** The most lines of a form and invoices of a line. */
const [MAX_LINES, MAX_PARTS] = [200, 20];

/** Returns the ids of the chosen lines. */
export const pickedIn = (form: Form): number[] =>
  form.names
    .filter((name) => name.startsWith('pick.') && form.line(name) === 'yes')
    .map((name) => parseId(name.slice('pick.'.length)))
    .filter((id) => id > 0)
    .slice(0, MAX_LINES);

/** Reads what was typed for a line. */
export function typedIn(form: Form, line: number): TypedLine {
  const parts = Array.from({ length: MAX_PARTS }, (_, place) => ({
    number: form.line(fieldOf.number(line, place)).toUpperCase(),
    amount: form.line(fieldOf.amount(line, place)),
  })).filter(({ number, amount }) => number !== '' || amount !== '');
  return { parts, isMoreAccepted: form.line(fieldOf.more(line)) !== '' };
}

/** Reads what the chosen lines are to be booked for; an amount that cannot be read counts as zero. */
export const choicesIn = (form: Form): LineChoice[] =>
  pickedIn(form).map((id) => {
    const { parts } = typedIn(form, id);
    const more = form.line(fieldOf.more(id));
    const seen = new Map(
      Array.from({ length: MAX_PARTS }, (_, place) => {
        const [number = '', owed = ''] = form.line(fieldOf.seen(id, place)).split(' ');
        return [number, signedCount(owed)] as const;
      }),
    );
    return {
      id,
      parts: parts.map(({ number, amount }) => {
        const cents = enteredCents(amount);
        return { number, cents: typeof cents === 'number' ? cents : 0, owed: seen.get(number) };
      }),
      // Who types another number has not seen yet what it owes.
      isMoreAccepted: more === 'yes' || (more !== '' && more === parts[0]?.number),
    };
  });

const signedCount = (text: string): number | undefined => {
  const count = parseCount(text.replace(/^-/, ''));
  return count !== undefined && text.startsWith('-') ? -count : count;
};
