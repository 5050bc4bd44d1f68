import type { EventFilter } from '../event-filter';
import type { Key } from '../page-key';
import type { Appointment, ClientIndex } from './client-index';
import type { MemoryHits } from './hits';
import type { Memo } from './memo';

/** A row of a page: the appointment that stands for its event, and what it is ordered by. */
export type Row = { shown: Appointment; keys: readonly Key[] };

/** What a page is made of: `key` says by which filter the hits were found, `offset` how many rows stand before the page. */
export type Ordering = {
  index: ClientIndex;
  memo: Memo;
  filter: EventFilter;
  hits: MemoryHits;
  key: string;
  offset: number;
};
