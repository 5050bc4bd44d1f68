import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { useTranslation } from '../../../../i18n/use-translation';
import { vatNote } from '../../../../model/adverts/vat-category';
import { focusInView } from '../../../../ui/bring-into-view';
import { headingLevelOf } from '../../../../ui/heading-tag';
import { DraftConflict } from '../draft-conflict';
import { DraftHint } from '../draft-hint';
import { EventNote } from '../event/event-note';
import { HoldStatus } from '../hold-status';
import { exactAmount } from '../money-words';
import { useOrder } from '../order-context';
import { PriceError } from '../price-error';
import { PriceItems } from '../price-items';
import { StepFoot } from '../step-foot';
import { ChoiceList } from './choice-list';
import { type Consented, Consents, isConsented } from './consents';
import { OrderFailure } from './order-failure';
import { PendingOrder } from './pending-order';
import { VoucherField } from './voucher-field';

/* The price, the consents and the button stay together. A container of its own, since it may be an aside. */
const Closing = styled.div`
  container: portal / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/* On a phone the button stays in view with the sum, whatever part of the overview is read. */
const Parts = styled.div`
  @container portal (max-width: 899.98px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--space-4);

    > .closing {
      display: contents;
      container: none;
    }
  }
`;

const OrderBar = styled.div`
  display: grid;

  > span {
    display: none;
  }
  @container portal (max-width: 899.98px) {
    position: sticky;
    z-index: 2;
    bottom: var(--portal-hidden-below, 0px);
    display: flex;
    gap: 12px;
    justify-content: space-between;
    align-items: center;
    margin: 0 calc(-1 * var(--space-box)) calc(-1 * var(--space-box));
    padding: 10px var(--space-box);
    border-radius: 0 0 var(--radius-box) var(--radius-box);
    background: var(--portal-color-surface);
    box-shadow: 0 -4px 16px rgb(16 32 48 / 0.16);

    > span {
      display: block;
      font-weight: 700;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    > .button {
      flex: 0 1 auto;
      padding-inline: 14px;
    }
  }
`;

const Sum = styled.div`
  display: grid;
  gap: 8px;

  > .total {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding-top: 12px;
    border-top: 1px solid var(--portal-color-line);
    font-size: var(--text-l);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** Renders the overview of the order, or the notice that the result of a sent order is unknown. */
export function OverviewStep() {
  return useOrder().submission.isUnknown ? <PendingOrder /> : <Overview />;
}

/** Renders the choices, the price, the consents and the button to order. */
function Overview() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { headingLevel } = usePortal();
  const { price, submission, state } = useOrder();
  const [consented, setConsented] = useState<Consented>({ terms: false, start: false });
  const [isTried, setTried] = useState(false);
  const consents = useRef<HTMLDivElement>(null);
  const isConsumer = state.draft.billing?.isConsumer ?? false;
  const Heading = `h${headingLevelOf(headingLevel + 2)}` as const;
  const { price: loadedPrice } = price;
  // A conflict of two drafts is resolved first.
  const hasConflict = state.serverDraft !== undefined || state.isClosedElsewhere;

  function order() {
    setTried(true);
    if (!isConsented(consented, isConsumer)) {
      focusInView(consents.current?.querySelector<HTMLElement>('input:not(:checked)'));
      return;
    }
    submission.order();
  }
  const isBusy = submission.isSending || price.isLoading;
  const orderLabel = price.isLoading ? t`Der Preis wird berechnet …` : t`Zahlungspflichtig bestellen`;
  return (
    <>
      <EventNote />
      <Parts className="with-aside">
        <ChoiceList />
        <Closing className="closing">
          <Sum aria-busy={price.isLoading}>
            <Heading>{t`Preis`}</Heading>
            {loadedPrice && <PriceItems price={loadedPrice} />}
            {loadedPrice && (
              <p className="total">
                <span>
                  {vatNote(loadedPrice.vatCategory, locale) ? t`Rechnungsbetrag` : t`Rechnungsbetrag inkl. MwSt.`}
                </span>
                <span role="status">{exactAmount(loadedPrice.gross, locale)}</span>
              </p>
            )}
            <PriceError />
            <p className="hint">{t`Sie zahlen auf Rechnung. Die Rechnung kommt mit der Bestätigung per E-Mail.`}</p>
            <HoldStatus />
            <VoucherField />
          </Sum>
          <div ref={consents}>
            <Consents value={consented} onChange={setConsented} isTried={isTried} />
          </div>
          <OrderFailure />
          {hasConflict ? <DraftConflict /> : <DraftHint />}
          <StepFoot />
          <OrderBar>
            {loadedPrice && <span aria-hidden="true">{exactAmount(loadedPrice.gross, locale)}</span>}
            <button
              type="button"
              className="button"
              aria-busy={isBusy}
              disabled={!loadedPrice || hasConflict}
              onClick={() => !isBusy && order()}
            >
              {submission.isSending ? t`Wird bestellt …` : orderLabel}
            </button>
          </OrderBar>
        </Closing>
      </Parts>
    </>
  );
}
