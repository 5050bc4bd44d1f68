import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSpeech } from '../../../../i18n/use-speech';
import { usePortal } from '../../../../portal/portal';
import { headingTag } from '../../../../ui/heading-tag';
import { billWords } from '../money-words';
import { useOrder } from '../order-context';
import { Parts } from '../price-box';
import { StepFoot } from '../step-foot';
import { ChoiceList } from './choice-list';
import { type Consented, Consents, isConsented } from './consents';
import { OrderFailure } from './order-failure';
import { VoucherField } from './voucher-field';

const Sum = styled.div`
  display: grid;
  gap: 8px;
  max-width: 480px;

  > .total {
    display: flex;
    justify-content: space-between;
    padding-top: 12px;
    border-top: 1.5px solid var(--portal-color-line);
    font-size: 1.15em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** All that is ordered and what it costs; the button says that it costs. */
export function OverviewStep() {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { headingLevel } = usePortal();
  const { price, sending, state } = useOrder();
  const [consented, setConsented] = useState<Consented>({ terms: false, start: false });
  const [isTried, setTried] = useState(false);
  const consents = useRef<HTMLDivElement>(null);
  const isConsumer = state.draft.billing?.isConsumer ?? false;
  const Heading = headingTag(headingLevel + 2);
  const { price: known } = price;

  function order() {
    setTried(true);
    if (!isConsented(consented, isConsumer)) {
      consents.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
      return;
    }
    sending.order();
  }
  const isBusy = sending.isSending || price.isLoading;
  return (
    <>
      <ChoiceList />
      <Sum>
        <Heading>{t`Preis`}</Heading>
        {known && <Parts price={known} />}
        {known && (
          <p className="total">
            <span>{t`Rechnungsbetrag inkl. MwSt.`}</span>
            <span>{billWords(known.gross, locale)}</span>
          </p>
        )}
        <p className="hint">{t`Sie zahlen auf Rechnung. Sie kommt mit der Bestätigung per E-Mail.`}</p>
        <VoucherField />
      </Sum>
      <div ref={consents}>
        <Consents value={consented} onChange={setConsented} isTried={isTried} />
      </div>
      <OrderFailure />
      <StepFoot>
        <button
          type="button"
          className="button"
          aria-busy={isBusy}
          disabled={!known}
          onClick={() => !isBusy && order()}
        >
          {sending.isSending
            ? t`Wird bestellt …`
            : sending.isUnknown
              ? t`Noch einmal nachfragen`
              : t`Zahlungspflichtig bestellen`}
        </button>
      </StepFoot>
    </>
  );
}
