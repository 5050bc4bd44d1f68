import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { SelectBox } from '../../forms/fields/select-box';
import { useTranslation } from '../../i18n/use-translation';
import { Icon } from '../../ui/icon';
import { type ListOrder, MAX_SEARCH_LENGTH, type RecordListFilter } from './list-filter';

const DEBOUNCE_MS = 300;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: space-between;
`;

const Sort = styled.div`
  flex: 0 1 200px;
  min-width: 0;
`;

const Search = styled.div`
  position: relative;
  flex: 1 1 240px;
  min-width: 0;
  max-width: 440px;

  > .icon {
    position: absolute;
    top: 12px;
    left: 12px;
    color: var(--portal-color-text-soft);
    pointer-events: none;
  }
  > .input {
    padding-left: 40px;
  }
`;

const ORDER_LABELS = { updated: msg`Zuletzt geändert`, title: msg`Titel`, completeness: msg`Vollständigkeit` } as const;

type Props<Status extends string> = {
  filter: RecordListFilter<Status>;
  onFilter(filter: RecordListFilter<Status>): void;
  orders: readonly ListOrder[];
  texts: {
    /** The label of the search field. */
    label: string;
    /** The hint for searchable fields other than the title. */
    search?: string;
    /** The label of the order by date. */
    date?: string;
  };
};

/** Renders search and, for a list with several orders, the sort order. */
export function SearchBar<Status extends string>({ filter, onFilter, orders, texts }: Props<Status>) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const id = useId();
  const [text, setText] = useDebouncedSearch(filter, onFilter);
  const label = texts.search ?? t`Titel suchen`;
  const search = () => text.trim() !== filter.search && onFilter({ ...filter, search: text.trim(), page: 1 });
  return (
    <Form
      role="search"
      aria-label={texts.label}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Search>
        <label className="visually-hidden" htmlFor={`${id}-q`}>
          {label}
        </label>
        <Icon name="search" />
        <input
          id={`${id}-q`}
          className="input"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t`Suchen`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Search>
      {orders.length > 1 && (
        <Sort>
          <label className="visually-hidden" htmlFor={`${id}-sort`}>
            {t`Sortieren nach`}
          </label>
          <SelectBox>
            <select
              id={`${id}-sort`}
              className="input"
              value={filter.order}
              onChange={({ target }) => {
                const order = orders.find((one) => one === target.value) ?? 'updated';
                onFilter({ ...filter, order, page: 1 });
              }}
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {order === 'date' ? texts.date : _(ORDER_LABELS[order])}
                </option>
              ))}
            </select>
            <Icon name="down" size={16} />
          </SelectBox>
        </Sort>
      )}
    </Form>
  );
}

/** Keeps the typed text, searched after a debounce; a change of the route, as after Back, overrides it. */
function useDebouncedSearch<Status extends string>(
  filter: RecordListFilter<Status>,
  onFilter: (filter: RecordListFilter<Status>) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(filter.search);
  const [appliedSearch, setAppliedSearch] = useState(filter.search);
  if (filter.search !== appliedSearch) {
    setAppliedSearch(filter.search);
    if (filter.search !== text.trim()) setText(filter.search);
  }
  const search = useEffectEvent((query: string) => {
    if (query !== filter.search) onFilter({ ...filter, search: query, page: 1 });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
