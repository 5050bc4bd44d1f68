import type { Locale } from '../../../src/i18n/locale';
import type { EventStatus } from '../../../src/model/answers/appointment';

/** A date of an event in a feed. Days are 'YYYY-MM-DD', times 'HH:mm', in Berlin; unknown properties are missing. */
export type FeedDate = {
  id: string;
  date: string;
  /** Only for a date of several days. */
  endDate?: string;
  from?: string;
  until?: string;
  fullDay: boolean;
  additionalInfo?: string;
  status: EventStatus;
  newDate?: string;
  newLocation?: string;
};

/** The location of an event; `lat` and `lon` in degrees. */
export type FeedPlace = { name: string; street?: string; zipcode?: string; town?: string; lat?: number; lon?: number };

/** The texts of an event in one language; the long one is HTML. */
export type FeedTexts = { title?: string; shortdesc1?: string; longdesc1?: string };

/** An event in a feed. */
export type FeedEvent = FeedTexts & {
  id: string;
  title: string;
  english?: FeedTexts;
  rubrics: { name: string; name_en?: string }[];
  tags: string[];
  free: boolean;
  price?: { text?: string; from?: number; to?: number };
  place?: FeedPlace;
  promoter?: { name: string };
  /** The address of a picture, with '{width}', relative to the client's address. */
  picture?: { src: string };
  /** The version, which grows with every change. */
  version: number;
  /** Instants in ISO 8601, UTC, without fractions of a second. */
  created: string;
  updated: string;
  /** The dates, by day and time; at least one. */
  dates: FeedDate[];
};

/** The texts that the client shows, in the reader's language if available. */
export type ShownTexts = { title: string; short: string /** HTML. */; long: string };

/** Picks the texts by the client's setting `eventDetails`. */
export function textsOf(
  event: FeedEvent,
  locale: Locale,
  visible: { shortdesc1: boolean; longdesc1: boolean },
): ShownTexts {
  const english = locale === 'en' ? event.english : undefined;
  return {
    title: english?.title || event.title,
    short: (visible.shortdesc1 && (english?.shortdesc1 || event.shortdesc1)) || '',
    long: (visible.longdesc1 && (english?.longdesc1 || event.longdesc1)) || '',
  };
}
