import type { Speech } from '../../../i18n/speech';
import { changeFilter, type EventFilter, isOffered, SORTS, sortOf } from '../event-filter';
import { SortBox, sortLabel } from './first-fields';
import type { ShowFilter } from './list-links';

type Props = { speech: Speech; filter: EventFilter; show: ShowFilter };

/** The order of the results; an order that needs a place or words is offered only while there are some. */
export function SortField({ speech, filter, show }: Props) {
  const offered = SORTS.filter((sort) => isOffered(sort, filter));
  return (
    <SortBox
      speech={speech}
      value={sortOf(filter)}
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
