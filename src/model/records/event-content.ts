import type { RowId } from '../../lib/value-at';
import type { AccessFeature } from '../access-features';
import type { EventStatus } from '../answers/appointment';
import type { LinkKind } from '../answers/event-detail';
import type { EventDate, Series } from '../series/series';
import type { TypedNumber } from '../series/series-rule';
import type { PlainContent } from './plain-fields';

/** The texts of an event in one language; absent texts are ''. */
export type EventTexts = {
  title: string;
  /** Plain text. */
  shortdesc1: string;
  shortdesc2: string;
  shortdesc3: string;
  /** HTML. */
  longdesc1: string;
  longdesc2: string;
  longdesc3: string;
};

/** The names of the texts in order. */
export const TEXT_NAMES = [
  'title',
  'shortdesc1',
  'shortdesc2',
  'shortdesc3',
  'longdesc1',
  'longdesc2',
  'longdesc3',
] as const satisfies readonly (keyof EventTexts)[];

/** A day outside any series. */
export type SingleDate = EventDate & { id: RowId };

export type EventLink = { id: RowId; kind: LinkKind; url: string; text: string };

/** A ticket agency; missing texts are ''. */
export type TicketOffice = {
  id: RowId;
  name: string;
  url: string;
  phone: string;
  street: string;
  zipcode: string;
  city: string;
};

/** A value of one of the client's free fields: text, number or boolean. */
export type FreeValue = { name: string; value: string | number | boolean };

/**
 * The content that events and articles share, complete or not (spec section 3). Texts, days and times that are not
 * filled in are ''. Rows have the server's id or, until they are saved, one of the form.
 */
export type RecordContent = EventTexts & {
  en: EventTexts & { isReady: boolean };
  tags: readonly string[];
  /** Id of the role relation in which the author acts. */
  relation?: number | undefined;
  /** Ids of addresses. */
  location?: number | undefined;
  promoter?: number | undefined;
  publicationDates: readonly { id: RowId; date: string }[];
  freeFields: readonly FreeValue[];
  /** Ids of pictures in order. */
  media: readonly string[];
};

/** The content of an event (spec section 3, "Event"). */
export type EventContent = RecordContent &
  PlainContent & {
    /** Ids; the first is the main one. */
    rubrics: readonly number[];
    priority: TypedNumber;
    dates: readonly SingleDate[];
    series: readonly Series[];
    /** The status of the whole event. */
    status: EventStatus;
    newDate: string;
    newLocation: string;
    links: readonly EventLink[];
    ticketAgencies: readonly TicketOffice[];
    /** In cents. */
    price: { text: string; from: TypedNumber; to: TypedNumber };
    /** The accessibility features. */
    accessFeatures: readonly AccessFeature[];
  };

/** The content of an article (spec section 3, "Article"). */
export type ArticleContent = RecordContent & {
  /** The day of the subject that it writes about. */
  eventDate: string;
  /** Ids of events in order. */
  events: readonly string[];
};
