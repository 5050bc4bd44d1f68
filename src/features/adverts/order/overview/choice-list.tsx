import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../../../app/portal';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { catalogueName } from '../../../../model/answers/advert-catalogue';
import { eventSummary } from '../../../../model/answers/event-line';
import { TextButton } from '../../../../ui/text-button';
import { BillingAddressLines } from '../billing/address-lines';
import { pictureOfOrder } from '../content/content-draft';
import { CroppedImage } from '../content/cropped-image';
import { aspectOf } from '../content/small-picture';
import { useOrder } from '../order-context';
import type { ShownStep } from '../order-steps';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    padding: 8px 0;
    border-bottom: 1px solid var(--portal-color-line);
  }
  dt {
    color: var(--portal-color-text-soft);
    font-size: var(--text-s);
  }
  dd {
    grid-column: 1;
    overflow-wrap: anywhere;
  }
  .picture {
    max-width: 160px;
    margin-top: 6px;
    border-radius: var(--portal-radius-small);
  }
  dd.edit {
    grid-row: 1 / 3;
    grid-column: 2;
    align-self: center;
  }
`;

/** Renders all choices of the order, each with a button to change it. */
export function ChoiceList() {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const { host } = usePortal().client;
  const { placed, state, event, steps, go } = useOrder();
  const { dates, content, billing } = state.draft;
  const picture = pictureOfOrder(state.draft, event.step === 'ready' ? event.value : undefined, host);
  const loadedEvent = event.step === 'ready' ? event.value : undefined;
  const eventText = loadedEvent && eventSummary(loadedEvent.advertised, locale, dates[0] ?? today);
  const step = (...names: ShownStep[]) => names.find((name) => steps.includes(name));
  const row = (name: string, value: ReactNode, target: ShownStep | undefined) => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {target && (
        <dd className="edit">
          <TextButton type="button" aria-label={t`${name} ändern`} onClick={() => go(target, { isReturning: true })}>
            {t`Ändern`}
          </TextButton>
        </dd>
      )}
    </div>
  );
  const slotName =
    placed && [placed.medium, placed.channel, placed.slot].map((one) => catalogueName(one, locale)).join(' › ');
  return (
    <List>
      {row(t`Werbeplatz`, slotName, step('slot', 'channel', 'medium'))}
      {row(t`Tage`, dates.map((date) => formatDay(date, locale, 'shortWithYear')).join('; '), step('when'))}
      {event.step === 'ready' &&
        event.value &&
        row(
          t`Veranstaltung`,
          <span lang="de">{event.value.title}</span>,
          step('existingEvent', 'newEvent', 'eventSelection'),
        )}
      {row(
        t`Inhalt`,
        <div lang="de">
          <strong>{content.title}</strong>
          {eventText && (
            <>
              <br />
              {eventText}
            </>
          )}
          {content.text && (
            <>
              <br />
              {content.text}
            </>
          )}
          {picture && placed && (
            <CroppedImage className="picture" address={picture} crop={content.crop} aspect={aspectOf(placed.slot)} />
          )}
        </div>,
        step('content'),
      )}
      {billing &&
        row(
          t`Rechnungsadresse`,
          <>
            <BillingAddressLines billing={billing} />
            {billing.vatId && (
              <p>
                {t`USt-IdNr.`} {billing.vatId}
              </p>
            )}
            {billing.reference && (
              <p>
                {t`Ihr Bestellzeichen`}: {billing.reference}
              </p>
            )}
          </>,
          step('billingAddress'),
        )}
    </List>
  );
}
