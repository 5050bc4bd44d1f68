import type { SearchOptions } from '../search/options';
import type { Counter } from './shown/counter';

/** Options of adverts and their orders. */
export type AdvertOptions = SearchOptions & {
  /** Counts views and clicks of adverts. */
  advertCounter: Counter;
};
