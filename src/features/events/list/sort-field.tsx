import type { Speech } from '../../../i18n/speech';
import { changeFilter, type EventFilter, type EventSort, SORTS } from '../event-filter';
import { SortBox, sortLabel } from './first-fields';
import type { ShowFilter } from './list-links';

type Props = { speech: Speech; filter: EventFilter; show: ShowFilter; chosen: EventSort };

/** The order of the results; an order that needs a place or words is offered only while there are some. */
export function SortField({ speech, filter, show, chosen }: Props) {
  const offered = SORTS.filter(
    (sort) => (sort !== 'distance' || filter.near) && (sort !== 'relevance' || filter.q.trim()),
  );
  return (
    <SortBox
      speech={speech}
      value={chosen}
      onChange={({ target }) => show(changeFilter(filter, { sort: offered.find((sort) => sort === target.value) }))}
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {sortLabel(sort, speech)}
        </option>
      ))}
    </SortBox>
  );
}
