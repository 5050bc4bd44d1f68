import { endOfMonth } from '../../platform/berlin-day';

/** The kinds of requests about personal data: GDPR, Articles 15, 17 and 16. */
export const requestKinds = ['access', 'deletion', 'correction'] as const;

/** One of requestKinds. */
export type RequestKind = (typeof requestKinds)[number];

const MONTHS = 1;
const MONTHS_OF_EXTENSION = 2;

/**
 * Returns the last day to answer a request: one calendar month after it was received, three after an extension (GDPR,
 * Article 12, paragraph 3). A day that the last month lacks becomes its end. A weekend or holiday moves nothing, so that
 * nobody relies on a later day.
 */
export const requestDeadline = (receivedOn: string, isExtended: boolean): string =>
  addMonths(receivedOn, MONTHS + (isExtended ? MONTHS_OF_EXTENSION : 0));

function addMonths(day: string, months: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const sameDay = `${first.slice(0, 8)}${day.slice(8)}`;
  const last = endOfMonth(first);
  return sameDay < last ? sameDay : last;
}
