import type { EventStatus } from '../answers/appointment';
import type { EventContent, EventLink, FreeDate } from '../records/event-content';
import type { Series } from '../series/series';

/** Why something of a file is not taken over, or not as it stands there; `gapWords` puts each into words. */
export type GapCode =
  | 'past'
  | 'endless'
  | 'more'
  | 'rule'
  | 'listed'
  | 'no_date'
  | 'unreadable_date'
  | 'zone'
  | 'picture'
  | 'currency'
  | 'price'
  | 'link'
  | 'more_links'
  | 'cut'
  | 'formats'
  | 'people'
  | 'alarms'
  | 'attachment'
  | 'only_series'
  | 'own_values'
  | 'later_values'
  | 'older'
  | 'orphan'
  | 'places'
  | 'online'
  | 'private'
  | 'tentative'
  | 'fields'
  | 'lines'
  | 'unclosed'
  | 'broken'
  | 'beyond'
  | 'other_parts';

/** Something that a file holds and that is left out; `params` names it. */
export type Gap = { code: GapCode; params?: Record<string, string | number> };

/** A place as a file describes it; '' for what is not known. */
export type FoundPlace = {
  /** By what it is searched for among the known places. */
  name: string;
  /** All that is said of it. */
  words: string;
  street: string;
  zipcode: string;
  town: string;
  /** The page of the place. */
  url: string;
  position?: { lat: number; lon: number };
};

/** An event as a file tells of it, in the terms of our own. */
export type FoundEvent = {
  title: string;
  /** Plain text; '' where there is none. */
  summary: string;
  /** Plain text with empty lines between its paragraphs; '' where there is none. */
  text: string;
  status: EventStatus;
  dates: readonly FreeDate[];
  series: readonly Series[];
  location: FoundPlace;
  /** A name to search for; '' where there is none. */
  promoter: string;
  keywords: readonly string[];
  links: readonly EventLink[];
  price: EventContent['price'];
  free: boolean;
  gaps: readonly Gap[];
};

/** An event in the list of a file. It is read as a whole only when it is chosen, because a file may hold thousands. */
export type ListedEvent = {
  title: string;
  /** 'YYYY-MM-DD', '' where it has none. */
  day: string;
  /** What the file calls it, the same each time the file is written; '' where it has no such name. */
  uid: string;
  /** The line of the file on which it begins, from 1. */
  line: number;
  read(): FoundEvent;
};

/** What a file holds, and what of it no event has. */
export type FoundFile = {
  kind: 'calendar' | 'page';
  events: readonly ListedEvent[];
  gaps: readonly Gap[];
};

/** What the readers must know of the day and of the client. */
export type ReadingRules = {
  /** 'YYYY-MM-DD' in Berlin. */
  today: string;
  /** Which kinds of dates the client has. */
  kinds: 'free' | 'series' | 'both';
};

/** Why a file gives no event at all. */
export class FileProblem extends Error {
  readonly code: 'too_large' | 'empty' | 'unknown_kind' | 'no_event' | 'empty_calendar' | 'broken' | 'unreadable';

  constructor(code: FileProblem['code'], options?: ErrorOptions) {
    super(`The file cannot be imported: ${code}.`, options);
    this.code = code;
  }
}

/** The most events of one file that are listed; what is beyond is counted. */
export const MAX_EVENTS = 100_000;
