import type { EventStatus } from '../answers/appointment';
import type { EventContent, EventLink, SingleDate } from '../records/event-content';
import type { Series } from '../series/series';

/** The reasons why a value of a file is left out or changed; `gapMessage` has their messages. */
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

/** A value of a file that is left out or changed; `params` fills its message. */
export type ImportGap = { code: GapCode; params?: Record<string, string | number> };

/** A place as a file describes it; missing texts are ''. */
export type ImportedLocation = {
  /** The name to search for among the addresses. */
  name: string;
  /** The whole text of the place. */
  fullText: string;
  street: string;
  zipcode: string;
  town: string;
  /** The web page of the place. */
  url: string;
  position?: { lat: number; lon: number };
};

/** An event of a file, converted to our fields. */
export type ImportedEvent = {
  title: string;
  /** Plain text; '' without one. */
  summary: string;
  /** Plain text with empty lines between its paragraphs; '' without one. */
  text: string;
  status: EventStatus;
  dates: readonly SingleDate[];
  series: readonly Series[];
  location: ImportedLocation;
  /** A name to search for; '' without one. */
  promoter: string;
  keywords: readonly string[];
  links: readonly EventLink[];
  price: EventContent['price'];
  free: boolean;
  gaps: readonly ImportGap[];
};

/** An event in the list of a file. It is fully read only when chosen, because a file may hold thousands. */
export type ListedEvent = {
  title: string;
  /** 'YYYY-MM-DD'; '' without a date. */
  day: string;
  /** The stable id of the event in the file; '' without one. */
  uid: string;
  /** The line of the file on which it begins, from 1. */
  line: number;
  read(): ImportedEvent;
};

/** The events of a file, and its parts outside of them that are left out. */
export type ImportedFile = {
  kind: 'calendar' | 'page';
  events: readonly ListedEvent[];
  gaps: readonly ImportGap[];
};

/** The day and the client's settings that the readers need. */
export type ReadingRules = {
  /** 'YYYY-MM-DD' in Berlin. */
  today: string;
  /** The kinds of dates that the client enables. */
  kinds: 'free' | 'series' | 'both';
  /** The address of a page from the web: base of its relative links, and a link of an event without one. */
  pageUrl?: string | undefined;
};

/** The error of a file without any readable event. */
export class FileProblem extends Error {
  readonly code: 'too_large' | 'empty' | 'unknown_kind' | 'no_event' | 'empty_calendar' | 'broken' | 'unreadable';

  constructor(code: FileProblem['code'], options?: ErrorOptions) {
    super(`The file cannot be imported: ${code}.`, options);
    this.code = code;
  }
}

/** The maximum number of events listed of one file; the rest is counted. */
export const MAX_EVENTS = 100_000;
