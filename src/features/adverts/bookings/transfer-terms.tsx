import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Transfer } from '../../../model/answers/booking';
import { AccountIcon } from '../../../ui/account-icons';
import { CopyField, copyText } from '../../../ui/copy-link';
import { Icon } from '../../../ui/icon';

const List = styled.dl`
  display: grid;
  gap: 4px;
  margin-bottom: 8px;
  font-size: var(--text-s);
  line-height: 1.35;

  dt {
    color: var(--portal-color-text-soft);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    justify-content: space-between;
    align-items: center;
    margin-bottom: 4px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  dd > span:first-of-type {
    flex: 1;
    overflow-wrap: anywhere;
  }
  /* The button is higher than its line of text. */
  .button {
    justify-content: center;
    min-width: 44px;
    margin: -18px 0 -10px;
  }
`;

/** Groups an IBAN by four: 'DE89 3704 0044 0532 0130 00'. */
const groupedIban = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** Renders the account to pay to, with buttons that copy what a transfer needs. */
export function TransferTerms({ transfer: { name, iban, bic, purpose } }: { transfer: Transfer }) {
  const { t } = useLingui();
  return (
    <List>
      <dt>{t`Empfänger`}</dt>
      <dd>{name}</dd>
      <Copied name={t`IBAN`} value={groupedIban(iban)} />
      {bic && (
        <>
          <dt>{t`BIC`}</dt>
          <dd>{bic}</dd>
        </>
      )}
      <Copied name={t`Verwendungszweck`} value={purpose} />
    </List>
  );
}

/** Renders a value with its button: a browser that refuses the clipboard gets a field to copy from. */
function Copied({ name, value }: { name: string; value: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'blocked'>('none');
  const label = t`${name} kopieren`;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <span>{value}</span>
        <button
          type="button"
          className="button is-text"
          aria-label={label}
          title={label}
          onClick={async () => setOutcome((await copyText(value)) ? 'copied' : 'blocked')}
        >
          {outcome === 'copied' ? <Icon name="check" /> : <AccountIcon name="copy" />}
        </button>
        {outcome === 'blocked' && <CopyField label={label} value={value} />}
        <span role="status" className="visually-hidden">
          {outcome === 'copied' && t`${name} kopiert`}
        </span>
      </dd>
    </>
  );
}
