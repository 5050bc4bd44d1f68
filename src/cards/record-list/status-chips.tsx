import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import type { RecordListDefinition, RecordListFilter } from './list-filter';

const Chips = styled.div`
  display: flex;
  gap: 8px;
  padding: 4px 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

type Props<Status extends string> = {
  list: Pick<RecordListDefinition<Status>, 'statuses' | 'labels'>;
  filter: RecordListFilter<Status>;
  /** The number of records per status; undefined while loading. */
  counts: Readonly<Record<Status, number>> | undefined;
  onFilter(filter: RecordListFilter<Status>): void;
};

/** Renders the filter by status. */
export function StatusChips<Status extends string>(props: Props<Status>) {
  const { list, filter, counts, onFilter } = props;
  const { statuses, labels } = list;
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const all = counts && statuses.reduce((sum, name) => sum + counts[name], 0);
  /** Statuses without any record would only take space. */
  const shown = statuses.filter((name) => !counts || counts[name] > 0 || name === filter.status);
  const chip = (status: Status | undefined, label: string, count: number | undefined) => (
    <button
      key={label}
      type="button"
      className="chip"
      aria-pressed={filter.status === status}
      onClick={() => onFilter({ ...filter, status, page: 1 })}
    >
      {label} {count !== undefined && <span className="chip-count">{formatNumber(count, locale)}</span>}
    </button>
  );
  return (
    <Chips role="group" aria-label={t`Status`}>
      {chip(undefined, t`Alle`, all)}
      {shown.map((name) => chip(name, _(labels[name]), counts?.[name]))}
    </Chips>
  );
}
