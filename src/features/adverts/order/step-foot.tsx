import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useOrder } from './order-context';
import { type ShownStep, stepAfter } from './order-steps';
import { NEXT_LABELS } from './step-words';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: space-between;
  margin-top: 4px;

  > p {
    flex: 1 1 auto;
    align-self: center;
    text-align: end;
  }
  &:empty {
    display: none;
  }

  > :only-child:not(.is-quiet) {
    margin-inline-start: auto;
  }
  @container portal (max-width: 480px) {
    > .button {
      flex: 1 1 auto;
    }
  }
`;

type Props = {
  /** Without it, only a choice leads on. */
  onNext?: (() => void) | undefined;
  isBusy?: boolean;
  /** A text beside the button, about what is missing to go on. */
  hint?: ReactNode;
  /** Content in place of the default button. */
  children?: ReactNode;
};

/** Renders the buttons to the previous and next step. */
export function StepFoot({ onNext, isBusy = false, hint, children }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { steps, step, back } = useOrder();
  const after = stepAfter(steps, step) as Exclude<ShownStep, 'success'>;
  return (
    <Foot>
      {back && (
        <button type="button" className="button is-quiet" onClick={back}>
          {t`Zurück`}
        </button>
      )}
      {hint && <p className="hint">{hint}</p>}
      {children ??
        (onNext && (
          <button type="button" className="button" aria-busy={isBusy} onClick={() => !isBusy && onNext()}>
            {isBusy ? t`Einen Moment bitte …` : _(NEXT_LABELS[after])}
          </button>
        ))}
    </Foot>
  );
}
