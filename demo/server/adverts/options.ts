import type { SearchOptions } from '../search/options';
import type { Counter } from './shown/counter';

/** Options of adverts and their orders. */
export type AdvertOptions = SearchOptions & {
  /** Counts how often adverts are seen and clicked. */
  advertCounter: Counter;
};
