import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { formatClock } from '../../app/drafts/draft-time';
import { useTranslation } from '../../i18n/use-translation';
import { Icon } from '../../ui/icon';
import { useBarBelow } from '../../ui/use-bar-below';
import type { FormControl } from '../saving/form-control';

const NARROW = '480px';

/* The state appears while the pointer moves to a button, so it follows the buttons, which then do not move. */
const Bar = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: 12px 24px;
  justify-content: space-between;
  align-items: center;
  padding-top: 16px;
  border-top: 1px solid var(--portal-color-line);

  .is-card & {
    padding-top: 0;
    border: 0;
  }
  /* In a low window, as at 400 % zoom, it would leave no room for the fields. */
  @media (min-height: 480px) {
    &[data-foot] {
      position: sticky;
      z-index: 2;
      bottom: calc(var(--portal-hidden-below, 0px) + var(--bar-below, 0px));
      row-gap: 4px;
      padding-block: 12px;
      background: var(--portal-color-background);
    }
  }
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

    /* Lower, so that more of the form is in view; the primary one has a line of its own. */
    [data-foot] > & {
      flex-direction: row;
    }
    [data-foot] > & > .button {
      flex: auto;
      padding-inline: 12px;
    }
  }
`;

const State = styled.p`
  display: flex;
  gap: 6px;
  align-items: start;
  margin-right: auto;
  color: var(--portal-color-text-soft);
  font-size: 0.93em;

  /* Its room is kept: at the lower edge the buttons would move up, away from the finger that is coming down. */
  [data-foot] > & {
    flex: 1 1 18em;
    min-height: 1lh;
  }
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
  /** True for a long form that stays open after saving: it shows that it is saved, and its buttons stay in view. */
  showsSaved?: boolean;
  /** The buttons; the primary one comes last. */
  children: ReactNode;
};

/** Renders the end of a form: the state of the draft, and the buttons. */
export function FormActions<Values extends object>({ control, showsSaved = false, children }: Props<Values>) {
  const bar = useRef<HTMLDivElement>(null);
  useBarBelow(bar, showsSaved);
  return (
    <Bar ref={bar} data-foot={showsSaved || undefined}>
      <Buttons>{children}</Buttons>
      <StateLine control={control} savedAt={showsSaved ? control.savedAt : undefined} hasRoom={showsSaved} />
    </Bar>
  );
}

type LineProps<Values extends object> = {
  control: FormControl<Values>;
  savedAt: string | undefined;
  /** True if its room is kept while there is nothing to say. */
  hasRoom: boolean;
};

/** Renders the state of the draft. Not a live region: form and notices announce it to screen readers. */
function StateLine<Values extends object>({ control: { draft, mergedAt }, savedAt, hasRoom }: LineProps<Values>) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { hasStorageFailed, storedAt } = useSnapshot(draft);
  if (hasStorageFailed) {
    return (
      <State className="is-lost">
        <Icon name="warning" size={18} />
        <span>{t`Nicht gespeichert. Ihr Browser behält hier keinen Entwurf.`}</span>
      </State>
    );
  }
  const timestamp = savedAt ?? mergedAt ?? storedAt;
  if (timestamp === undefined) return hasRoom ? <State /> : null;
  const clock = formatClock(timestamp, locale);
  const message = mergedAt ? t`Änderung von anderer Stelle übernommen` : t`Auf diesem Gerät gespeichert`;
  return (
    <State className="is-saved">
      <Icon name="check" size={18} />
      <span>{savedAt ? t`Gespeichert, ${clock} Uhr` : `${message}, ${clock}`}</span>
    </State>
  );
}
