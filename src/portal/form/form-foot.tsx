import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useSpeech } from '../../i18n/use-speech';
import { Icon } from '../../ui/icon';
import { clockOf } from './draft-words';
import type { DraftState, FormControl } from './form-control';

const NARROW = '480px';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  justify-content: space-between;
  align-items: center;
  padding-top: 16px;
  border-top: 1px solid var(--portal-color-line);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: end;
  align-items: center;
  margin-left: auto;

  @container (max-width: ${NARROW}) {
    flex-direction: column;
    align-items: stretch;
    width: 100%;
  }
`;

const State = styled.p`
  display: flex;
  gap: 6px;
  align-items: start;
  color: var(--portal-color-text-soft);
  font-size: 0.93em;

  &.is-saved > .icon {
    color: var(--portal-color-success-text);
  }
  &.is-lost {
    color: var(--portal-color-error-text);
    font-weight: 600;
  }
  > .icon {
    margin-top: 0.15em;
  }
`;

type Props<Values extends object> = {
  control: FormControl<Values>;
  /** Buttons; the main one stands last. */
  children: ReactNode;
};

/** The end of a form: what has become of the draft, and what can be done. */
export function FormFoot<Values extends object>({ control, children }: Props<Values>) {
  return (
    <Bar>
      <DraftLine draft={control.draft} />
      <Buttons>{children}</Buttons>
    </Bar>
  );
}

function DraftLine({ draft }: { draft: DraftState }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { isLost, savedAt } = useSnapshot(draft);
  if (isLost) {
    return (
      <State className="is-lost">
        <Icon name="warning" size={18} />
        <span>{t`Nicht gespeichert: Ihr Browser behält hier keinen Entwurf.`}</span>
      </State>
    );
  }
  if (savedAt === undefined) return null;
  const clock = clockOf(savedAt, locale);
  return (
    <State className="is-saved">
      <Icon name="check" size={18} />
      <span>{t`Entwurf gespeichert, ${clock}`}</span>
    </State>
  );
}
