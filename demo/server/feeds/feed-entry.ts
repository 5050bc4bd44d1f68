import { safeHref } from '../../../src/lib/urls';
import { effectiveDateOf } from '../../../src/model/effective-date';
import { PICTURE_WIDTHS } from '../schema/json/image-json';
import { type FeedDate, type FeedEvent, textsOf } from './feed-event';
import type { FeedPage } from './feed-part';
import { type FeedSource, feedPageOf } from './feed-source';
import { feedPlaceLabel, feedTexts, formatPrice, formatWhen, shortenHtml } from './feed-words';

const MAX_TEXT_LENGTH = 1_500;
const PICTURE_WIDTH = 960;

/** An event as an entry of a news feed: all texts are plain. */
export type FeedEntry = {
  id: string;
  url: string;
  title: string;
  /** Date and location. */
  summary: string;
  text: string;
  tags: string[];
  picture?: string;
  created: string;
  updated: string;
  date: FeedDate;
};

/** Returns the feed entry of an event: with its next date, or the last one when all are over. */
export function feedEntryOf(
  { source, from }: Pick<FeedPage, 'source' | 'from'>,
  event: FeedEvent,
): FeedEntry | undefined {
  const { locale } = source;
  const next = event.dates.find((date) => lastDayOfEntry(date) >= from) ?? event.dates.at(-1);
  if (!next) return undefined;
  const { title, short, long } = textsOf(event, locale, source.visibleFields);
  const { now, statusNote, where } = effectiveFacts(source, event, next);
  const summary = [statusNote, formatWhen(now, locale), where].filter(Boolean).join(' · ');
  const texts = feedTexts[locale];
  const paragraphs = [short, shortenHtml(long, MAX_TEXT_LENGTH), event.promoter && texts.promoter(event.promoter.name)];
  const picture = event.picture && pictureUrl(source, event.picture.src);
  return {
    ...{ id: event.id, url: feedPageOf(source, event.id), title, summary, date: now },
    text: [summary, ...paragraphs, formatPrice(event, locale)].filter(Boolean).join('\n\n'),
    tags: [...event.rubrics.map(({ name, name_en }) => (locale === 'en' && name_en) || name), ...event.tags],
    ...(picture && { picture }),
    ...{ created: event.created, updated: event.updated },
  };
}

/** Returns the effective last day of a date. */
export const lastDayOfEntry = (date: FeedDate): string => {
  const { date: day, endDate = day } = effectiveDateOf(date).now;
  return endDate;
};

/** Returns the effective facts of a date: day and time, change note and location. */
export function effectiveFacts(
  { locale }: Pick<FeedSource, 'locale'>,
  { place }: Pick<FeedEvent, 'place'>,
  date: FeedDate,
) {
  const { now, takesPlace, isElsewhere } = effectiveDateOf(date);
  const texts = feedTexts[locale];
  const statusNotes = {
    scheduled: '',
    cancelled: texts.cancelled,
    postponed: '',
    moved: texts.moved,
    soldOut: texts.soldOut,
  };
  return {
    now,
    statusNote: takesPlace || date.status === 'cancelled' ? statusNotes[date.status] : texts.postponed,
    where: isElsewhere ? (now.newLocation ?? texts.openPlace) : place ? feedPlaceLabel(place) : '',
  };
}

function pictureUrl({ host }: FeedSource, src: string): string | undefined {
  const width = PICTURE_WIDTHS.find((one) => one >= PICTURE_WIDTH) ?? PICTURE_WIDTH;
  return safeHref(host + src.replace('{width}', String(width)));
}
