import type { RowId } from '../../lib/value-at';
import type { AccessFeature } from '../access-features';
import type { EventStatus } from '../answers/appointment';
import type { LinkKind } from '../answers/event-detail';
import type { EventDate, Series } from '../series/series';
import type { Typed } from '../series/series-rule';
import type { PlainContent } from './plain-fields';

/** The texts of an event in one language; '' where there is none. */
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

/** The names of the texts in their order. */
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
export type FreeDate = EventDate & { id: RowId };

export type EventLink = { id: RowId; kind: LinkKind; url: string; text: string };

/** Where tickets are sold; '' for what is not known. */
export type TicketOffice = {
  id: RowId;
  name: string;
  url: string;
  phone: string;
  street: string;
  zipcode: string;
  city: string;
};

/** A value of one of the client's own fields: text, number, or yes and no. */
export type FreeValue = { name: string; value: string | number | boolean };

/**
 * What is written of an event and of an article alike, finished or not (spec section 3). Texts, days and times that are
 * not filled in are ''. Rows have the id of the server or, until they are saved, one of the form.
 */
export type WrittenContent = EventTexts & {
  en: EventTexts & { isReady: boolean };
  tags: readonly string[];
  /** Id of the role relation for which it is written. */
  relation?: number | undefined;
  /** Ids of addresses. */
  location?: number | undefined;
  promoter?: number | undefined;
  publicationDates: readonly { id: RowId; date: string }[];
  freeFields: readonly FreeValue[];
  /** Ids of pictures in their order. */
  media: readonly string[];
};

/** An event as its organiser writes it (spec section 3, "Event"). */
export type EventContent = WrittenContent &
  PlainContent & {
    /** Ids; the first is the main one. */
    rubrics: readonly number[];
    priority: Typed;
    dates: readonly FreeDate[];
    series: readonly Series[];
    /** How the event stands as a whole. */
    status: EventStatus;
    newDate: string;
    newLocation: string;
    links: readonly EventLink[];
    ticketAgencies: readonly TicketOffice[];
    /** In cents. */
    price: { text: string; from: Typed; to: Typed };
    /** How it is accessible in detail. */
    accessFeatures: readonly AccessFeature[];
  };

/** An article as its author writes it (spec section 3, "Article"). */
export type ArticleContent = WrittenContent & {
  /** The day of what it writes about. */
  eventDate: string;
  /** Ids of events in their order. */
  events: readonly string[];
};
