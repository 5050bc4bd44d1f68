import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { SelectBox } from '../../../../forms/fields/select-box';
import { useTranslation } from '../../../../i18n/use-translation';
import { Icon } from '../../../../ui/icon';
import { NO_FILTER } from '../offers';
import { useOrder } from '../order-context';
import { useShownPrice } from '../use-shown-price';
import { useTowns } from '../use-towns';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  > .field {
    flex: 0 1 auto;
  }
  .input,
  .town {
    width: 11em;
    min-width: 0;
    max-width: 100%;
  }
  > .button {
    align-self: end;
  }
`;

/** Renders the filter of offers by community, if some depend on it, and by price a day. */
export function OfferFilterBar() {
  const { t } = useLingui();
  const id = useId();
  const { filter, setFilter } = useOrder();
  const isFiltered = filter.town !== undefined || filter.maxCents !== undefined;
  return (
    <Bar role="search" aria-label={t`Angebote eingrenzen`}>
      <TownField id={`${id}-town`} />
      <BudgetField id={`${id}-most`} />
      {isFiltered && (
        <button type="button" className="button is-quiet" onClick={() => setFilter(NO_FILTER)}>
          {t`Alle zeigen`}
        </button>
      )}
    </Bar>
  );
}

function BudgetField({ id }: { id: string }) {
  const { t } = useLingui();
  const { filter, setFilter } = useOrder();
  const { kind } = useShownPrice();
  const { locale } = useTranslation();
  const labels = {
    net: t`Budget pro Tag (€ netto)`,
    gross: t`Budget pro Tag (€ inkl. MwSt.)`,
    plain: t`Budget pro Tag (€)`,
  };
  const [typed, setTyped] = useState('');
  const { maxCents } = filter;
  // The typed text stays unless the filter has changed elsewhere.
  const formatted = maxCents === undefined ? '' : (maxCents / 100).toLocaleString(locale, { useGrouping: false });
  const text = centsIn(typed) === maxCents ? typed : formatted;
  const isWrong = maxCents === undefined && text.trim() !== '';
  const problemId = `${id}-problem`;
  return (
    <div className="field">
      <label htmlFor={id}>{labels[kind]}</label>
      <input
        id={id}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          setFilter({ ...filter, maxCents: centsIn(target.value) });
        }}
      />
      {isWrong && <p id={problemId} role="alert">{t`Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.`}</p>}
    </div>
  );
}

/**
 * Reads '12', '12,5' and '12.50' as cents; undefined for other texts. The shared parser would double the size of this
 * step.
 */
function centsIn(text: string): number | undefined {
  const euros = Number(text.replace(',', '.'));
  return text.trim() === '' || Number.isNaN(euros) ? undefined : Math.round(euros * 100);
}

function TownField({ id }: { id: string }) {
  const { t } = useLingui();
  const { filter, setFilter } = useOrder();
  const towns = useTowns();
  if (towns.length === 0) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t`Verbreitungsgebiet`}</label>
      <SelectBox className="town">
        <select
          id={id}
          className="input"
          value={filter.town ?? ''}
          onChange={({ target }) =>
            setFilter({ ...filter, town: target.value === '' ? undefined : Number(target.value) })
          }
        >
          <option value="">{t`alle Orte`}</option>
          {towns.map(({ communityId, name }) => (
            <option key={communityId} value={communityId}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </SelectBox>
    </div>
  );
}
