import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { formatClock } from '../../app/drafts/draft-time';
import { useTranslation } from '../../i18n/use-translation';
import { Icon } from '../../ui/icon';
import { useBarBelow } from '../../ui/use-bar-below';
import type { FormControl } from '../saving/form-control';
import { SavedAgo } from './saved-ago';

const NARROW = '480px';

/*
 * The state appears while the pointer moves to a button, so it follows the buttons, which then do not move. In a foot
 * that sticks to the lower edge it comes before them.
 */
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
      flex-flow: row wrap;
      gap: 8px 16px;
      position: sticky;
      z-index: 2;
      bottom: calc(var(--portal-hidden-below, 0px) + var(--bar-below, 0px));
      padding-block: 12px;
      background: var(--portal-color-background);
      box-shadow: 0 -8px 16px -12px rgb(16 32 48 / 0.25);
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

    /* On one line, so that more of the form is in view; the primary one takes the width that is left. */
    [data-foot] > & {
      flex-flow: row nowrap;
    }
    [data-foot] > & > .button {
      padding-inline: 12px;
    }
    [data-foot] > & > .button:last-of-type {
      flex: 1;
      padding-inline: 8px;
      font-size: 0.9375em;
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
    flex: 1 1 12em;
    align-items: center;
    min-height: 1lh;
  }
  &.is-saved > .icon {
    color: var(--portal-color-success-text);
  }
  [data-foot] > &.is-saved {
    color: var(--portal-color-success-text);
    font-weight: 600;
  }
  .is-narrow,
  .is-wide {
    font-weight: 400;
  }
  /* A wide element says it beside the form. */
  @container portal (min-width: 900px) {
    .is-narrow {
      display: none;
    }
  }
  /* Below the state, which may be of any length, on a line of its own that is kept from the first. */
  @container portal (max-width: 899.9px) {
    [data-foot] > & {
      align-items: end;
      min-height: 2lh;
      font-size: 0.875em;
      line-height: 1.3;
    }
    &:has(.is-narrow) > .icon {
      align-self: start;
    }
    .is-narrow {
      display: block;
    }
    .is-wide {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
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
  /** The text below the state in a narrow element. */
  note?: ReactNode;
  /** The menu of further actions. */
  menu?: ReactNode;
  /** The buttons; the primary one comes last. */
  children: ReactNode;
};

/** Renders the end of a form: the state of the draft, and the buttons. */
export function FormActions<Values extends object>({
  control,
  showsSaved = false,
  note,
  menu,
  children,
}: Props<Values>) {
  const bar = useRef<HTMLDivElement>(null);
  useBarBelow(bar, showsSaved);
  return (
    <Bar ref={bar} data-foot={showsSaved || undefined}>
      {showsSaved && <StateLine {...{ control, note }} savedAt={control.savedAt} isFoot />}
      {menu}
      <Buttons>{children}</Buttons>
      {!showsSaved && <StateLine control={control} savedAt={undefined} isFoot={false} />}
    </Bar>
  );
}

type LineProps<Values extends object> = {
  control: FormControl<Values>;
  savedAt: string | undefined;
  note?: ReactNode;
  /** True in a foot, which keeps its room while there is nothing to say. */
  isFoot: boolean;
};

/** Renders the state of the draft. Not a live region: form and notices announce it to screen readers. */
function StateLine<Values extends object>({ control: { draft, mergedAt }, savedAt, note, isFoot }: LineProps<Values>) {
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
  if (timestamp === undefined) return isFoot ? <State>{note}</State> : null;
  if (isFoot && (savedAt || !mergedAt))
    return (
      <State className="is-saved">
        <Icon name="check" size={18} />
        <span>
          <SavedAgo timestamp={timestamp} />
          {!savedAt && <span className="is-wide">{` ${t`auf diesem Gerät`}`}</span>}
          {note}
        </span>
      </State>
    );
  const clock = formatClock(timestamp, locale);
  const message = mergedAt ? t`Änderung von anderer Stelle übernommen` : t`Auf diesem Gerät gespeichert`;
  return (
    <State className="is-saved">
      <Icon name="check" size={18} />
      <span>{savedAt ? t`Gespeichert, ${clock} Uhr` : `${message}, ${clock}`}</span>
    </State>
  );
}
