import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { SearchField, useTypedSearch } from '../../../portal/own-list/typed-search';
import { SelectBox } from '../../../ui/fields/select-box';
import { Icon } from '../../../ui/icon';
import type { OwnFilter, OwnOrder } from './own-filter';

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  @container portal (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 240px);
  }
`;

const ORDER_WORDS = { updated: msg`Zuletzt geändert`, title: msg`Titel`, completeness: msg`Vollständigkeit` } as const;

type Props = {
  filter: OwnFilter;
  onFilter(filter: OwnFilter): void;
  orders: readonly OwnOrder[];
  /** What is searched. */
  label: string;
  /** What the order by date is called. */
  dateLabel: string;
};

/** Search by title, and the order of the list. */
export function FindBar({ filter, onFilter, orders, label, dateLabel }: Props) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const id = useId();
  const typed = useTypedSearch(filter.search, (search) => onFilter({ ...filter, search, page: 1 }));
  return (
    <Bar
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        typed.find();
      }}
    >
      <SearchField label={t`Titel suchen`} typed={typed} />
      <div className="field">
        <label htmlFor={id}>{t`Sortieren nach`}</label>
        <SelectBox>
          <select
            id={id}
            className="input"
            value={filter.order}
            onChange={({ target }) => {
              const order = orders.find((one) => one === target.value) ?? 'updated';
              onFilter({ ...filter, order, page: 1 });
            }}
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {order === 'date' ? dateLabel : say(ORDER_WORDS[order])}
              </option>
            ))}
          </select>
          <Icon name="down" size={16} />
        </SelectBox>
      </div>
    </Bar>
  );
}
