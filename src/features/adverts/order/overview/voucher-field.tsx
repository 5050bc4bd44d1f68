import styled from '@emotion/styled';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ErrorLine } from '../../../../forms/fields/field-frame';
import { useTranslation } from '../../../../i18n/use-translation';
import { useOrder } from '../order-context';

const InputRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > input {
    flex: 1 1 10em;
    min-width: 0;
    max-width: 17.5em;
  }
`;

const MAX_CODE_LENGTH = 50;

/** The messages for an unusable voucher. */
const PROBLEMS: Readonly<Record<string, MessageDescriptor>> = {
  voucher_unknown: msg`Diesen Gutschein gibt es nicht. Bitte prüfen Sie die Schreibweise.`,
  voucher_used_up: msg`Dieser Gutschein ist schon eingelöst.`,
  voucher_too_early: msg`Dieser Gutschein gilt noch nicht.`,
  voucher_too_late: msg`Dieser Gutschein ist abgelaufen.`,
};

/** Renders the field for a voucher, which the price takes off. */
export function VoucherField() {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const id = useId();
  const { state, store, price } = useOrder();
  const { voucher } = state.draft;
  const [typed, setTyped] = useState(voucher);
  const { voucherProblem } = price;
  const isApplied = voucher !== '' && voucherProblem === undefined && !price.isLoading && price.price !== undefined;
  const error = voucherProblem && _(PROBLEMS[voucherProblem] ?? msg`Dieser Gutschein lässt sich nicht einlösen.`);
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        store.update({ voucher: typed.trim() });
      }}
    >
      <label htmlFor={id}>{t`Gutschein`}</label>
      <InputRow>
        <input
          id={id}
          className="input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-status`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button is-quiet">
          {t`Einlösen`}
        </button>
      </InputRow>
      <div id={`${id}-status`} role="status">
        {error ? (
          <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
        ) : (
          isApplied && <p className="hint">{t`Gutschein eingelöst.`}</p>
        )}
      </div>
    </form>
  );
}
