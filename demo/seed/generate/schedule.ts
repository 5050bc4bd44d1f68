import { addDays } from '../../../src/lib/days';
import { type Day, dayOf, daysBetween, partsOf, weekdayOf } from './calendar';
import type { Random } from './random';
import type { Form, Template } from './texts';

/** A date before it gets an id and a state. */
export type DateDraft = {
  date: Day;
  endDate?: Day;
  from?: string;
  until?: string;
  fullDay: boolean;
  additionalInfo?: string;
};

/** The arguments of a schedule; `lastDay` is the last day on which something may begin. */
export type ScheduleRequest = { template: Template; day: Day; today: Day; lastDay: Day; random: Random };

const DAY_MINUTES = 24 * 60;
const EXHIBITION_DAYS = { least: 60, most: 200 };

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the dates of an event of the given form, the first on (or, when already running, before) the day. */
export function scheduleOf(form: Form, request: ScheduleRequest): DateDraft[] {
  const { template, day, random } = request;
  const from = random.pick(template.at);
  switch (form) {
    case 'twice':
      return twiceOnDay(request, from);
    case 'several':
      return onDays(request, from, severalDays(request));
    case 'weekly':
      return onDays(request, from, weeklyDays(request));
    case 'monthly':
      return onDays(request, from, monthlyDays(request));
    case 'openingDays':
      return onDays(request, from, [day, addDays(day, 1), addDays(day, 2)].slice(0, random.int(2, 3)));
    case 'festival':
      return [{ date: day, endDate: addDays(day, random.int(1, 3)), from, fullDay: false }];
    case 'allDay':
      return [{ date: day, fullDay: true }];
    case 'exhibition':
      return [exhibitionDate(request, from)];
    default:
      return onDays(request, from, [day]);
  }
}

/** Returns a date with its end; one past midnight has none, because a date has only one day. */
function withEnd(date: Day, from: string, minutes: number): DateDraft {
  const end = toMinutes(from) + minutes;
  return { date, from, ...(end < DAY_MINUTES ? { until: toTime(end) } : {}), fullDay: false };
}

function onDays({ template, lastDay, random }: ScheduleRequest, from: string, days: readonly Day[]): DateDraft[] {
  const [first = lastDay, ...others] = days;
  const fitting = others.filter((day) => day <= lastDay && template.inSeason(day));
  const withoutEnd = random.chance(0.25);
  return [first, ...fitting].map((date) =>
    withoutEnd ? { date, from, fullDay: false } : withEnd(date, from, template.minutes),
  );
}

function twiceOnDay({ template, day }: ScheduleRequest, from: string): DateDraft[] {
  const minutesBetween = Math.max(120, template.minutes + 60);
  const second =
    toMinutes(from) + minutesBetween > 21 * 60 ? toMinutes(from) - minutesBetween : toMinutes(from) + minutesBetween;
  return [toTime(second), from].sort().map((time) => withEnd(day, time, template.minutes));
}

function severalDays({ day, random }: ScheduleRequest): Day[] {
  const step = random.pick([1, 2, 7, 7, 14]);
  return Array.from({ length: random.int(2, 4) }, (_, index) => addDays(day, index * step));
}

/** Returns weekly days; a course that is already running has past dates. */
function weeklyDays({ day, today, random }: ScheduleRequest): Day[] {
  const pastDates = daysBetween(today, day) < 7 && random.chance(0.5) ? random.int(1, 4) : 0;
  return Array.from({ length: random.int(6, 12) }, (_, index) => addDays(day, (index - pastDates) * 7));
}

/** Returns the same weekday of the same week in every month, as in "every third Thursday". */
function monthlyDays({ day, random }: ScheduleRequest): Day[] {
  const { year, month, date } = partsOf(day);
  const week = Math.min(3, Math.floor((date - 1) / 7));
  const laterDays = Array.from({ length: random.int(3, 8) }, (_, index) => {
    const first = dayOf(year, month + index + 1, 1);
    return addDays(first, ((weekdayOf(day) - weekdayOf(first) + 7) % 7) + week * 7);
  });
  return [day, ...laterDays];
}

function exhibitionDate({ day, today, random }: ScheduleRequest, from: string): DateDraft {
  const firstDay = daysBetween(today, day) < 60 && random.chance(0.4) ? addDays(today, -random.int(1, 50)) : day;
  const endDate = addDays(firstDay, random.int(EXHIBITION_DAYS.least, EXHIBITION_DAYS.most));
  if (random.chance(0.25)) return { date: firstDay, endDate, fullDay: true };
  const until = toTime(Math.min(toMinutes(from) + 420, 18 * 60));
  return {
    date: firstDay,
    endDate,
    from,
    until,
    fullDay: false,
    additionalInfo: `Dienstag bis Sonntag, ${from} bis ${until} Uhr`,
  };
}
