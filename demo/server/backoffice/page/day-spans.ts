import { formatDay } from '../../../../src/i18n/formats';
import { addDays } from '../../../../src/lib/days';

/** The first and the last day of a span. */
export type DaySpan = readonly [first: string, last: string];

/** Returns the spans of days that follow each other. @param days in their order, each once */
export function spansOf(days: readonly string[]): DaySpan[] {
  const spans: [string, string][] = [];
  for (const day of days) {
    const span = spans.at(-1);
    if (span && addDays(span[1], 1) === day) span[1] = day;
    else spans.push([day, day]);
  }
  return spans;
}

/** The number of spans that a text names. */
const MAX_SPANS = 12;

/** Names days by their spans, as in 'Do, 24. Dez. 2026 – Sa, 26. Dez. 2026'; of many the first ones. */
export function spansText(days: readonly string[]): string {
  const spans = spansOf(days);
  const text = (day: string) => formatDay(day, 'de', 'shortWithYear');
  const named = spans
    .slice(0, MAX_SPANS)
    .map(([first, last]) => (first === last ? text(first) : `${text(first)} – ${text(last)}`));
  const more = spans.slice(MAX_SPANS).length;
  return [...named, ...(more > 0 ? [`und ${more} weitere`] : [])].join('; ');
}
