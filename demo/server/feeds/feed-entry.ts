import { safeHref } from '../../../src/lib/urls';
import { effectiveDateOf } from '../../../src/model/effective-date';
import { PICTURE_WIDTHS } from '../schema/json/image-json';
import { type FeedDate, type FeedEvent, textsOf } from './feed-event';
import type { FeedPart } from './feed-part';
import { type FeedSource, feedPageOf } from './feed-source';
import { feedPlaceLabel, feedWords, priceWords, shortened, whenWords } from './feed-words';

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
  { source, from }: Pick<FeedPart, 'source' | 'from'>,
  event: FeedEvent,
): FeedEntry | undefined {
  const { locale } = source;
  const next = event.dates.find((date) => lastDayOfEntry(date) >= from) ?? event.dates.at(-1);
  if (!next) return undefined;
  const { title, short, long } = textsOf(event, locale, source.shown);
  const { now, news, where } = feedFactsOf(source, event, next);
  const summary = [news, whenWords(now, locale), where].filter(Boolean).join(' · ');
  const words = feedWords[locale];
  const about = [short, shortened(long, MAX_TEXT_LENGTH), event.promoter && words.promoter(event.promoter.name)];
  const picture = event.picture && pictureUrl(source, event.picture.src);
  return {
    ...{ id: event.id, url: feedPageOf(source, event.id), title, summary, date: now },
    text: [summary, ...about, priceWords(event, locale)].filter(Boolean).join('\n\n'),
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
export function feedFactsOf(
  { locale }: Pick<FeedSource, 'locale'>,
  { place }: Pick<FeedEvent, 'place'>,
  date: FeedDate,
) {
  const { now, takesPlace, isElsewhere } = effectiveDateOf(date);
  const words = feedWords[locale];
  const told = { scheduled: '', cancelled: words.cancelled, postponed: '', moved: words.moved, soldOut: words.soldOut };
  return {
    now,
    news: takesPlace || date.status === 'cancelled' ? told[date.status] : words.postponed,
    where: isElsewhere ? (now.newLocation ?? words.openPlace) : place ? feedPlaceLabel(place) : '',
  };
}

function pictureUrl({ host }: FeedSource, src: string): string | undefined {
  const width = PICTURE_WIDTHS.find((one) => one >= PICTURE_WIDTH) ?? PICTURE_WIDTH;
  return safeHref(host + src.replace('{width}', String(width)));
}
