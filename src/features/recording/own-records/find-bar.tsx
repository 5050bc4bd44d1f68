import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { SelectBox } from '../../../ui/fields/select-box';
import { Icon } from '../../../ui/icon';
import { LONGEST_SEARCH, type OwnFilter, type OwnOrder } from './own-filter';

const PAUSE_MS = 300;

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
  const [text, setText] = useTyped(filter, onFilter);
  const search = () => text.trim() !== filter.search && onFilter({ ...filter, search: text.trim(), page: 1 });
  return (
    <Bar
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <div className="field">
        <label htmlFor={`${id}-q`}>{t`Titel suchen`}</label>
        <input
          id={`${id}-q`}
          className="input"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-sort`}>{t`Sortieren nach`}</label>
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

/** What is typed, searched for after a pause; the route has the last word, as after Back. */
function useTyped(filter: OwnFilter, onFilter: Props['onFilter']): [string, (text: string) => void] {
  const [text, setText] = useState(filter.search);
  const [shown, setShown] = useState(filter.search);
  if (filter.search !== shown) {
    setShown(filter.search);
    if (filter.search !== text.trim()) setText(filter.search);
  }
  const search = useEffectEvent((words: string) => {
    if (words !== filter.search) onFilter({ ...filter, search: words, page: 1 });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
