import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { NO_FILTER } from '../offers';
import { useOrder } from '../order-context';
import { useTowns } from '../use-towns';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;

  > .field {
    flex: 0 1 260px;
  }
  select {
    appearance: auto;
  }
`;

/** Narrows the offers by town, where some are for towns, and by what a day may cost. */
export function OfferFilterBar() {
  const { t } = useLingui();
  const id = useId();
  const { filter, setFilter } = useOrder();
  const isFiltered = filter.town !== undefined || filter.mostCents !== undefined;
  return (
    <Bar role="search" aria-label={t`Angebote eingrenzen`}>
      <TownField id={`${id}-town`} />
      <div className="field">
        <label htmlFor={`${id}-most`}>{t`Höchstens am Tag (€ netto)`}</label>
        <input
          id={`${id}-most`}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={filter.mostCents === undefined ? '' : String(filter.mostCents / 100)}
          onChange={({ target }) => {
            const euros = Number.parseInt(target.value.replace(/\D/g, ''), 10);
            setFilter({ ...filter, mostCents: Number.isNaN(euros) ? undefined : Math.min(euros, 1_000_000) * 100 });
          }}
        />
      </div>
      {isFiltered && (
        <button type="button" className="button is-quiet" onClick={() => setFilter(NO_FILTER)}>
          {t`Alle zeigen`}
        </button>
      )}
    </Bar>
  );
}

function TownField({ id }: { id: string }) {
  const { t } = useLingui();
  const { filter, setFilter } = useOrder();
  const towns = useTowns();
  if (towns.length === 0) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t`Wird gelesen in`}</label>
      <select
        id={id}
        className="input"
        value={filter.town ?? ''}
        onChange={({ target }) =>
          setFilter({ ...filter, town: target.value === '' ? undefined : Number(target.value) })
        }
      >
        <option value="">{t`überall`}</option>
        {towns.map(({ communityId, name }) => (
          <option key={communityId} value={communityId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
