import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays, weekdayOf } from '../../../src/lib/days';
import { berlinDay } from '../platform/berlin-day';

/** The weekday of weekly mails: Thursday, before the weekend. Monday is 1. */
const WEEKLY_DAY = 4;
const WEEKLY_TIME = '07:00';
/** The pause after a mail about news, in which further events are collected. */
const NEWS_PAUSE_MS = 3_600_000;

/** Returns the next run of a search for news; an earlier run needs a change. @param pauseMs without a match */
export const nextNewsRun = (now: Date, hasMailed: boolean, pauseMs: number): Date =>
  new Date(now.getTime() + (hasMailed ? NEWS_PAUSE_MS : pauseMs));

/** Returns the next run of a weekly search. */
export function nextWeekly(now: Date): Date {
  const today = berlinDay(now);
  const runDay = addDays(today, (WEEKLY_DAY - weekdayOf(today) + 7) % 7);
  const next = new Date(berlinTime(runDay, WEEKLY_TIME));
  return next > now ? next : new Date(berlinTime(addDays(runDay, 7), WEEKLY_TIME));
}
