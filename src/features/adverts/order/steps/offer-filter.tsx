import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useId } from 'react';
import { loadCommunity } from '../../../../portal/catalogue/communities';
import { usePortal } from '../../../../portal/portal';
import { useLoaded } from '../../../../portal/use-loaded';
import { NO_FILTER, townsOf } from '../offers';
import { useOrder } from '../order-context';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;

  > .field {
    flex: 0 1 220px;
  }
`;

/** Narrows the offers by town, where some are for towns, and by what a day may cost. */
export function OfferFilterBar() {
  const { t } = useLingui();
  const id = useId();
  const { catalogue, filter, setFilter } = useOrder();
  const towns = townsOf(catalogue);
  const isFiltered = filter.town !== undefined || filter.mostCents !== undefined;
  return (
    <Bar role="search" aria-label={t`Angebote eingrenzen`}>
      {towns.length > 0 && <TownField towns={towns} id={`${id}-town`} />}
      <div className="field">
        <label htmlFor={`${id}-most`}>{t`Höchstens am Tag (€ netto)`}</label>
        <input
          id={`${id}-most`}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={filter.mostCents === undefined ? '' : String(filter.mostCents / 100)}
          onChange={({ target }) => {
            const euros = Number.parseInt(target.value, 10);
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

function TownField({ towns, id }: { towns: readonly number[]; id: string }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { filter, setFilter } = useOrder();
  const ids = towns.join(' ');
  const found = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const asked = ids.split(' ').map((id) => loadCommunity(client, { id: Number(id), type: 'community' }, signal));
        const answers = await Promise.allSettled(asked);
        return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      },
      [client, ids],
    ),
  );
  // The offers are complete without the field.
  if (found.step !== 'ready' || found.value.length === 0) return null;
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
        {found.value.map(({ communityId, name }) => (
          <option key={communityId} value={communityId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
