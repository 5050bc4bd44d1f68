import type { Day } from '../calendar';
import type { VenueKind } from '../venues';

/** How the dates of an event lie: once, twice on one day, a course every week, a festival over days … */
export type Form =
  | 'once'
  | 'twice'
  | 'several'
  | 'weekly'
  | 'monthly'
  | 'festival'
  | 'allDay'
  | 'exhibition'
  | 'openingDays';

/** Texts with slots in braces, as in '{ensemble} in {ort}', and the rules for when and where they fit. */
export type Template = {
  titles: readonly string[];
  /** Plain text; one of them is taken. */
  shorts: readonly string[];
  /** Inner HTML of paragraphs; one or two are taken. */
  longs: readonly string[];
  /** Items of a programme, where the event has one. */
  programme?: readonly string[];
  tags: readonly string[];
  venues: readonly VenueKind[];
  /** Possible beginnings, HH:mm. */
  at: readonly string[];
  minutes: number;
  forms?: readonly Form[];
  inSeason?: (day: Day) => boolean;
  /** Weekdays on which it may begin, 0 for Sunday; absent: all. */
  weekdays?: readonly number[];
  motifs?: readonly string[];
  /** Probability of free entry. */
  free: number;
  euros?: readonly [number, number];
  children?: boolean;
  weight?: number;
};

/** Everything to say about events of one rubric. */
export type RubricTexts = {
  /** Words for the slots; a word may contain slots itself. */
  pools: Record<string, readonly string[]>;
  templates: readonly Template[];
};
