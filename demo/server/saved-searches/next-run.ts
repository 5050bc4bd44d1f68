import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays, weekdayOf } from '../../../src/lib/days';
import { berlinDay } from '../platform/berlin-day';

/** Weekly mails come on Thursdays, before a weekend is planned. Monday is 1. */
const WEEKLY_DAY = 4;
const WEEKLY_TIME = '07:00';
/** After a mail about news, what comes next is collected. */
const NEWS_PAUSE_MS = 3_600_000;

/** When a search for news is looked at next; before, only if something has changed. @param pauseMs where nothing was found */
export const nextNews = (now: Date, hasMailed: boolean, pauseMs: number): Date =>
  new Date(now.getTime() + (hasMailed ? NEWS_PAUSE_MS : pauseMs));

/** When a weekly search is looked at next. */
export function nextWeekly(now: Date): Date {
  const today = berlinDay(now);
  const inThisWeek = addDays(today, (WEEKLY_DAY - weekdayOf(today) + 7) % 7);
  const next = new Date(berlinTime(inThisWeek, WEEKLY_TIME));
  return next > now ? next : new Date(berlinTime(addDays(inThisWeek, 7), WEEKLY_TIME));
}
