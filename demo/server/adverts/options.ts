import type { SearchOptions } from '../search/options';
import type { Counter } from './shown/counter';

/** What adverts and their orders need. */
export type AdvertOptions = SearchOptions & {
  /** Counts how often adverts are seen and clicked. */
  advertCounter: Counter;
};
