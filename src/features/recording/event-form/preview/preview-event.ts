import { isDay, isTime } from '../../../../lib/days';
import type { Address } from '../../../../model/answers/address';
import { type EventDetail, toEventDetail } from '../../../../model/answers/event-detail';
import type { Picture } from '../../../../model/answers/picture';
import type { Rubric } from '../../../../model/answers/rubric';
import { mergeDateChanges } from '../../../../model/effective-date';
import type { EventContent } from '../../../../model/records/event-content';
import { type PublicDate, publicDates } from '../../../../model/records/public-dates';
import { publicFreeFields } from '../../../../model/records/public-free-fields';
import type { RecordRules } from '../../use-recording-rules';

/** The data that the content of an event refers to. */
type PreviewContext = {
  rubrics: readonly Rubric[];
  rules: RecordRules;
  location: Address | undefined;
  promoter: Address | undefined;
  pictures: readonly Picture[];
  /** True if the event counts as new for visitors. */
  isNew: boolean;
};

/** A placeholder id that no event has and no code refers to. */
const ID = 'preview';

const numberOrUndefined = (cents: unknown) => (typeof cents === 'number' ? cents : undefined);

/** Returns the dates that can be shown, even if they lack values required for publication. */
const shownDates = (content: EventContent): PublicDate[] =>
  publicDates(ID, {
    dates: content.dates
      .filter(({ date }) => isDay(date))
      .map((date) => ({ ...date, times: date.times.length > 0 ? date.times : [{ id: 0, from: '', until: '' }] })),
    series: content.series.filter(({ start }) => isDay(start)),
  });

function appointmentOf({ date, fullDay, endDate, from, until, ...otherFields }: PublicDate, event: EventContent) {
  const { status, newDate, newLocation } = mergeDateChanges(event, otherFields);
  return {
    ...{ id: otherFields.id, date, fullDay, additionalInfo: otherFields.additionalInfo, status },
    ...(isDay(endDate) && { endDate }),
    ...(isTime(from) && { from }),
    ...(isTime(until) && { until }),
    ...(isDay(newDate) && { newDate }),
    ...(newLocation && { newLocation }),
  };
}

const statusFieldsOf = (next: ReturnType<typeof appointmentOf> | undefined) =>
  next && { status: next.status, newDate: next.newDate, newLocation: next.newLocation };

/** Converts the form's content, finished or not, to the detail that visitors would get if it were published now. */
export function previewEvent(content: EventContent, context: PreviewContext): EventDetail {
  const { rubrics, rules, location, promoter, pictures, isNew } = context;
  const { price, status, newDate, newLocation } = content;
  const english = content.en.isReady ? content.en : undefined;
  const byId = new Map(rubrics.map((rubric) => [rubric.id, rubric]));
  const appointments = shownDates(content)
    .map((date) => appointmentOf(date, content))
    .sort((one, other) => one.date.localeCompare(other.date) || (one.from ?? '').localeCompare(other.from ?? ''));
  const from = numberOrUndefined(price.from);
  const to = numberOrUndefined(price.to);
  const detail = toEventDetail({
    ...content,
    ...{ id: ID, appointments, isNew, title_en: english?.title, en: english },
    // As in a list, the status of the event is that of its next date.
    ...{ status, newLocation, newDate: isDay(newDate) ? newDate : undefined, ...statusFieldsOf(appointments[0]) },
    priority: numberOrUndefined(content.priority),
    rubrics: content.rubrics.flatMap((id) => byId.get(id) ?? []),
    price: price.text || from !== undefined || to !== undefined ? { text: price.text, from, to } : undefined,
    ticketAgencies: rules.eventRecording.showTicketTab ? content.ticketAgencies : [],
    freeFields: publicFreeFields(content.freeFields, rules),
    ...{ location: undefined, promoter: undefined, media: [] },
  });
  return { ...detail, pictures: [...pictures], ...(location && { location }), ...(promoter && { promoter }) };
}
