import type { EventStatus } from '../../../../model/appointment';
import type { Series } from '../../../../model/series/series';
import type { EventContent, EventLink, FreeDate } from '../../../../model/written/event-content';

/** Why something of a file is not taken over, or not as it stands there. */
export type GapCode =
  | 'past'
  | 'endless'
  | 'more'
  | 'rule'
  | 'listed'
  | 'unreadable_date'
  | 'zone'
  | 'picture'
  | 'currency'
  | 'price'
  | 'link'
  | 'cut'
  | 'people'
  | 'attachment'
  | 'only_series';

export type Gap = { code: GapCode; params?: Record<string, string | number> };

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
  /** What to search for among the known places, and all that is said of it; '' where there is none. */
  place: { name: string; words: string };
  /** A name to search for; '' where there is none. */
  organiser: string;
  keywords: readonly string[];
  links: readonly EventLink[];
  price: EventContent['price'];
  free: boolean;
  gaps: readonly Gap[];
};

/** An event in the list of a file. It is read as a whole only when it is chosen, because a file may hold thousands. */
export type ListedEvent = { title: string /** 'YYYY-MM-DD', '' where it has none. */; day: string; read(): FoundEvent };

/** What a file holds. `broken` counts the parts of it that could not be read. */
export type FoundFile = { events: readonly ListedEvent[]; broken: number };

/** What the readers must know of the day and of the client. */
export type ReadingRules = {
  /** 'YYYY-MM-DD' in Berlin. */
  today: string;
  /** Which kinds of dates the client has. */
  kinds: 'free' | 'series' | 'both';
};

/** Why a file gives no event at all. */
export class FileProblem extends Error {
  readonly code: 'too_large' | 'empty' | 'unknown_kind' | 'no_event' | 'broken' | 'unreadable';

  constructor(code: FileProblem['code'], options?: ErrorOptions) {
    super(`The file cannot be imported: ${code}.`, options);
    this.code = code;
  }
}
