import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ChoiceLine } from '../../../../forms/fields/choice-line';
import { ErrorLine } from '../../../../forms/fields/field-frame';
import { ConsentLabel } from '../../../../forms/person/consent-label';
import { useTranslation } from '../../../../i18n/use-translation';
import { daysBetween } from '../../../../lib/days';
import { useOrder } from '../order-context';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

/** The days within which consumers can withdraw from a distance contract (§ 355 BGB). */
const WITHDRAWAL_DAYS = 14;

/** The checked consents. */
export type Consented = { terms: boolean; start: boolean };

/** Checks whether all required consents are given. */
export const isConsented = ({ terms, start }: Consented, isConsumer: boolean): boolean =>
  terms && (start || !isConsumer);

type Props = { value: Consented; onChange(value: Consented): void; isTried: boolean };

/** Renders the terms, and for consumers the information on the right of withdrawal. */
export function Consents({ value, onChange, isTried }: Props) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const id = useId();
  const { state } = useOrder();
  const { billing, dates } = state.draft;
  const isConsumer = billing?.isConsumer ?? false;
  const isSoon = dates[0] !== undefined && daysBetween(today, dates[0]) < WITHDRAWAL_DAYS;
  const checkbox = (name: keyof Consented, label: React.ReactNode) => (
    <div>
      <ChoiceLine>
        <input
          type="checkbox"
          checked={value[name]}
          aria-required="true"
          aria-invalid={(isTried && !value[name]) || undefined}
          aria-describedby={isTried && !value[name] ? `${id}-${name}` : undefined}
          onChange={({ target }) => onChange({ ...value, [name]: target.checked })}
        />
        <span>{label}</span>
      </ChoiceLine>
      {isTried && !value[name] && <ErrorLine id={`${id}-${name}`}>{t`Bitte bestätigen Sie das.`}</ErrorLine>}
    </div>
  );
  return (
    <Box>
      {checkbox('terms', <ConsentLabel consent="conditions" />)}
      {isConsumer && (
        <>
          <p>
            <strong>{t`Widerrufsrecht.`}</strong>{' '}
            {t`Als Privatperson können Sie diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen; eine kurze Nachricht an uns genügt. Ist die Anzeige an allen Tagen erschienen, erlischt das Widerrufsrecht; ist sie zum Teil erschienen, zahlen Sie nur diesen Teil.`}
          </p>
          {checkbox(
            'start',
            isSoon
              ? t`Ich möchte, dass die Anzeige schon vor Ablauf der Widerrufsfrist erscheint, und weiß, dass mein Widerrufsrecht erlischt, sobald sie vollständig erschienen ist.`
              : t`Ich habe die Hinweise zum Widerrufsrecht gelesen.`,
          )}
        </>
      )}
    </Box>
  );
}
