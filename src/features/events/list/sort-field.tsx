import type { ShowFilter } from '../../../cards/list-links';
import type { Translation } from '../../../i18n/translation';
import { changeFilter, type EventFilter, isOffered, SORTS, sortOf } from '../../../model/event-filter';
import { SortBox, sortLabel } from './first-fields';

type Props = { translation: Translation; filter: EventFilter; show: ShowFilter };

/** Renders the sort order. An order that needs a place or a text is offered only with one. */
export function SortField({ translation, filter, show }: Props) {
  const offered = SORTS.filter((sort) => isOffered(sort, filter));
  return (
    <SortBox
      translation={translation}
      value={sortOf(filter)}
      onChange={({ target }) => show(changeFilter(filter, { sort: offered.find((sort) => sort === target.value) }))}
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {sortLabel(sort, translation)}
        </option>
      ))}
    </SortBox>
  );
}
