import { isDay } from '../../../src/lib/days';
import type { EventPayload } from '../../../src/model/payloads/event-payload';
import type { EventContent } from '../../../src/model/records/event-content';
import { contentOf } from '../../../src/model/records/event-from-payload';
import { eventDates } from '../../../src/model/rules/appointment-problems';
import { publishProblems } from '../../../src/model/rules/event-problems';
import type { MediumTexts } from '../../../src/model/rules/media-problems';
import type { EventDate } from '../../../src/model/series/series';
import type { RecordingRules } from '../clients/recording-rules';
import { missingFields } from '../records/missing-fields';

/** The stored values of a draft that the author's list needs. */
export type StoredDraft = {
  written: Partial<EventPayload>;
  media: MediumTexts[];
  relationStatus: string | null;
};

/** The summary of a draft in the list. The search index has no dates of drafts. */
export type DraftSummary = {
  nextDate?: string;
  nextTime?: string;
  lastDate?: string;
  appointmentCount: number;
  /** The fields to fill in or correct before publication, each once, by the names of the content. */
  missing: string[];
};

function contentOfDraft(written: StoredDraft['written']): EventContent {
  let row = 0;
  return contentOf(written, () => {
    row += 1;
    return `row ${row}`;
  });
}

const datesOf = (content: EventContent) => eventDates(content).filter(({ date }) => isDay(date));

/** Returns the last day of an event's content, 'YYYY-MM-DD'; undefined without a date. */
export function lastDayOf(written: StoredDraft['written']): string | undefined {
  const content = contentOfDraft(written);
  return datesOf(content)
    .flatMap(({ date, endDate, newDate }) => [endDate || date, newDate, content.newDate].filter(isDay))
    .sort()
    .at(-1);
}

/** Returns the next date of an event's content from a day 'YYYY-MM-DD' on. */
export function nextDateOf(
  written: StoredDraft['written'],
  from: string,
): { date: string; endDate?: string; time?: string } | undefined {
  const next = findNextDate(datesOf(contentOfDraft(written)), from);
  if (!next) return undefined;
  const { date, endDate, times } = next;
  const time = times[0]?.from;
  return { date, ...(endDate && endDate !== date && { endDate }), ...(time && { time }) };
}

const findNextDate = (dates: readonly EventDate[], from: string): EventDate | undefined =>
  dates
    .filter(({ date, endDate, status }) => (endDate || date) >= from && status !== 'cancelled')
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))[0];

/** Returns the summary of a draft. @param today 'YYYY-MM-DD' in Berlin */
export function draftSummaryOf(draft: StoredDraft, rules: RecordingRules, today: string): DraftSummary {
  const content = contentOfDraft(draft.written);
  const dates = datesOf(content);
  const next = findNextDate(dates, today);
  const lastDate = lastDayOf(draft.written);
  const nextTime = next?.times[0]?.from;
  const problems = publishProblems(
    { content, media: draft.media, relationStatus: draft.relationStatus ?? undefined },
    { rules, today },
  );
  return {
    ...(next && { nextDate: next.date }),
    ...(nextTime && { nextTime }),
    ...(lastDate && { lastDate }),
    appointmentCount: dates.length,
    missing: missingFields(problems),
  };
}
